"""A small tree, saved, and a way to run commands in this process."""

import pytest
from typer.testing import CliRunner

from topicgrouper import TopicTree
from topicgrouper.cli.main import app

WORDS = ("the", "cat", "dog", "emu", "tea", "cup")


@pytest.fixture
def tree():
    """Return a tree whose animals are joined early and stay a topic until the last join but one.

    T(5) joins cat and dog, T(4) adds the emu, T(3) joins tea and cup, T(2) animals and drinks.
    """
    return TopicTree(
        [[1, 2], [3, 6], [4, 5], [7, 8], [0, 9]],
        [-0.5, -1.0, -2.0, -20.0, -40.0],
        [50, 9, 8, 7, 6, 5],
        WORDS,
        base_log_likelihood=-100.0,
    )


@pytest.fixture
def model(tree, tmp_path):
    path = tmp_path / "small.tg"
    tree.save(path)
    return path


@pytest.fixture
def invoke():
    def run(*arguments):
        return CliRunner().invoke(app, [str(argument) for argument in arguments])

    return run

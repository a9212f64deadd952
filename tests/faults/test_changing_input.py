"""Files that change while they are read end in data or in an error, not in a crash or a hang."""

import subprocess
import sys

import pytest

from tests.faults.changing_input import CHANGES, WRITERS
from topicgrouper import Model, TopicTree
from topicgrouper.record import archive

PROGRAM = "tests.faults.changing_input"


@pytest.mark.slow
def test_input_that_changes_while_it_is_read(tmp_path):
    result = subprocess.run(
        [sys.executable, "-m", PROGRAM, tmp_path],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    lines = result.stdout.splitlines()
    assert len(lines) == len(WRITERS) * len(CHANGES)
    told = [line.partition(": ")[2] for line in lines]
    refused = ("ReadError:", "EncodingError:")
    outcomes = {"read", "not", *refused, "OSError:", "FileNotFoundError:"}
    assert {line.partition(" ")[0] for line in told} <= outcomes
    assert sum(line.startswith(refused) for line in told) >= 15
    assert "not changed" not in told[: -len(CHANGES)]  # the rest is Parquet, maybe read in one go


def small_model(name):
    tree = TopicTree([[0, 1]], [-1.0], [2, 1], [f"{name} 0", f"{name} 1"], base_log_likelihood=-1.0)
    return Model(tree, display_words=(f"{name} A", f"{name} B"))


def test_a_model_that_is_replaced_while_it_is_loaded_is_not_mixed_with_the_other(
    tmp_path, monkeypatch
):
    path = tmp_path / "model.tg"
    small_model("old").save(path)
    usual = archive.read_sections

    def read_and_replace(*arguments, **options):
        sections = usual(*arguments, **options)
        small_model("new").save(path)
        return sections

    for module in ("topicgrouper.record.archive", "topicgrouper.tree.archive"):
        monkeypatch.setattr(f"{module}.read_sections", read_and_replace)
    loaded = Model.load(path)
    assert loaded.tree.vocabulary == ("old 0", "old 1")
    assert loaded.display_words == ("old A", "old B")

"""A model with names opens in every command, and shows them where its topics are."""

import re

import numpy as np
import pytest

from tests.command_runner import NAMES
from topicgrouper.model import Model

NAME = "[red]Möbel & <b>"

COMMANDS = {
    "info": (("info", "{model}"), "of 30 topics"),
    "topics": (("topics", "{model}", "-n", "3", "--all"), NAME),
    "soft topics": (("topics", "{model}", "--soft"), NAME),
    "topics csv": (("topics", "{model}", "-n", "3", "--csv"), NAME),
    "refined": (("topics", "{model}", "-n", "3", "--refine", "--all"), NAME),
    "tree": (("tree", "{model}"), f'"{NAME} '),
    "word": (("word", "{model}", "tea", "-n", "3"), NAME),
    "documents": (("documents", "{model}", "2"), f'Topic 2 "{NAME} 2": '),
    "complete": (("complete", "{model}", "tea", "-n", "2", "--rank-by", "probability"), NAME),
    "search": (("search", "{model}", "tea orbit"), None),
    "unusual": (("documents", "{model}", "--unusual", "--min-words", "1"), None),
    "curve": (("info", "{model}", "--curve"), None),
    "groups": (("groups", "{model}", "-n", "3", "--min-documents", "1"), NAME),
    "names": (("names", "{model}"), NAME),
    "prompts": (("names", "{model}", "--prompts", "-n", "3", "--all"), NAME),
    "match": (("match", "{model}", "{model}", "-n", "3"), NAME),
    "export": (("export", "{model}", "-n", "3", "--format", "words-csv"), NAME),
    "explore": (("explore", "{model}", "-o", "{folder}/page.html"), None),
    "improve": (("improve", "{model}", "-o", "{folder}/regrown.tg"), None),
    "update": (("update", "{model}", "{texts}", "--replace", "-n", "3"), NAME),
    "transform": (("transform", "{model}", "{texts}", "-n", "3", "-o", "{folder}/t.csv"), None),
}
WITHOUT = {"fit", "demo", "evaluate"}
"""Commands that read no model, wait for a browser, or are tested with names elsewhere."""


@pytest.fixture(scope="module")
def named_bytes(fitted_bytes, tmp_path_factory):
    path = tmp_path_factory.mktemp("named") / "named.tg"
    path.write_bytes(fitted_bytes["softened.tg"])
    model = Model.load(path)
    numbers = range(1, min(31, model.tree.n_words))
    names = {str(number): f"{NAME} {number}" for number in numbers}
    model.with_topic_names(names).save(path)
    return path.read_bytes()


@pytest.fixture
def named(named_bytes, softened):
    softened.write_bytes(named_bytes)
    return softened


def test_every_command_is_tried():
    known = set(NAMES)
    assert known - WITHOUT <= {arguments[0] for arguments, _ in COMMANDS.values()}


@pytest.mark.parametrize("command", COMMANDS)
def test_names_are_shown_where_topics_are(invoke, named, texts, tmp_path, command):
    arguments, expected = COMMANDS[command]
    filled = [each.format(model=named, texts=texts, folder=tmp_path) for each in arguments]
    result = invoke(*filled)
    assert result.exit_code == 0, result.output
    if command == "info":
        shown = re.search(r"^names +(\d+ topics) *$", result.stdout, re.MULTILINE)
        assert shown[1] == f"{len(Model.load(named).tree.topic_names)} topics"
    elif expected is not None:
        assert expected in result.stdout.replace('\\"', '"')


def test_transform_keeps_numbers(invoke, named, texts, tmp_path):
    table = tmp_path / "topics.csv"
    assert invoke("transform", named, texts, "-n", 3, "-o", table).exit_code == 0
    columns = table.read_text(encoding="utf-8").splitlines()[0].split(",")
    topics = Model.load(named).view(3)
    assert columns[-3:] == [f"topic_{topic.number}" for topic in topics]
    archive = tmp_path / "topics.npz"
    assert invoke("transform", named, texts, "-n", 3, "-o", archive).exit_code == 0
    with np.load(archive) as arrays:
        titles, numbers = arrays["topic_titles"].tolist(), arrays["topic_names"].tolist()
    assert titles == [f"{NAME} {number}" if number.isdecimal() else "" for number in numbers]

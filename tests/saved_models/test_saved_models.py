"""Files of earlier versions open, and say what they said when they were made.

Never change a file or what is expected of it to make a test pass: users have such files. The
program that made them, ``make_files.py``, is in the history of this folder: it ran once, with the
code of that day.
"""

import json
import math
from pathlib import Path

import pytest

from tests.command_runner import run_command
from tests.saved_models.description import description, source_values
from topicgrouper import Model, TopicTree

HERE = Path(__file__).parent
FILES = {path.stem: path for path in sorted((HERE / "files").glob("*.tg"))}
EXPECTED = json.loads((HERE / "expected.json").read_text(encoding="utf-8"))


def differences(found, expected, place=""):
    """List where plain values differ; numbers of other systems may differ in the last digits."""
    if isinstance(found, dict) and isinstance(expected, dict) and found.keys() == expected.keys():
        pairs = [(found[key], expected[key], f"{place} / {key}") for key in expected]
    elif isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        pairs = [
            (*both, f"{place} [{i}]") for i, both in enumerate(zip(found, expected, strict=True))
        ]
    elif isinstance(found, float) and isinstance(expected, float):
        same = math.isclose(found, expected, rel_tol=1e-5, abs_tol=1e-7)
        return [] if same else [f"{place}: {found}, expected {expected}"]
    else:
        return [] if found == expected else [f"{place}: {found!r}, expected {expected!r}"]
    return [line for pair in pairs for line in differences(*pair)]


def check(model, expected):
    expected = dict(expected)
    source, _ = expected.pop("source"), expected.pop("suggested", None)
    assert differences(source_values(model, source), source) == []
    assert differences(description(model), expected) == []


def suggested(model):
    """Return what is shown of the suggested topics."""
    return [
        [row.topic, row.documents, row.focus, row.coherence, row.warning, *row.words]
        for row in model.topics()
    ]


def test_every_file_is_described():
    assert list(FILES) == sorted(EXPECTED)
    assert len(FILES) >= 25


@pytest.mark.parametrize("name", EXPECTED)
def test_the_file_holds_what_it_held(name):
    check(Model.load(FILES[name]), EXPECTED[name])


@pytest.mark.parametrize("name", [name for name in EXPECTED if "suggested" in EXPECTED[name]])
def test_what_is_shown_of_topics_is_read(name):
    found = suggested(Model.load(FILES[name], counts=False))
    assert differences(found, EXPECTED[name]["suggested"]) == []


@pytest.mark.parametrize("name", EXPECTED)
def test_nothing_is_lost_when_it_is_saved_again(name, tmp_path):
    Model.load(FILES[name]).save(tmp_path / "again.tg")
    check(Model.load(tmp_path / "again.tg"), EXPECTED[name])


@pytest.mark.parametrize("name", EXPECTED)
def test_its_tree_opens_alone(name):
    assert TopicTree.load(FILES[name]).digest() == EXPECTED[name]["digest"]


@pytest.mark.parametrize("name", EXPECTED)
def test_commands_open_it(name):
    result = run_command("info", FILES[name], "--json")
    assert result.exit_code == 0, result.output
    assert EXPECTED[name]["digest"] in result.output
    which = ("--soft",) if EXPECTED[name]["soft"] else ("-n", "3")
    result = run_command("topics", FILES[name], *which)
    assert result.exit_code == 0, result.output

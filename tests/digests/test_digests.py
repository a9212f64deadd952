"""The same counts give the same tree, here as on every other system."""

import json

import pytest

from tests.digests import __main__ as program
from tests.digests import compare
from tests.digests.cases import CASES
from tests.digests.compare import REFERENCE, difference, read_digests


# A different digest is a different tree for every user: never update one to make a test pass.
@pytest.mark.parametrize("name", CASES)
def test_the_digest_is_that_of_the_reference(name):
    assert CASES[name]() == read_digests(REFERENCE)[name]


def test_the_reference_has_every_case_once_and_no_other():
    digests = read_digests(REFERENCE)
    assert list(digests) == list(CASES)
    assert len(set(digests.values())) == len(digests)


def test_a_changed_a_missing_and_an_unknown_digest_are_told():
    lines = difference({"a": "1", "b": "2", "new": "3"}, {"a": "1", "b": "x", "gone": "4"})
    assert lines == [
        "b: 2, expected x",
        "gone: missing, expected 4",
        "new: 3, expected no such case",
    ]
    assert difference({"a": "1"}, {"a": "1"}) == []


def test_the_programs_write_compare_and_fail(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(program, "CASES", {"no ties": CASES["no ties"]})
    here, there = tmp_path / "build" / "here.json", tmp_path / "there.json"
    reference = tmp_path / "reference.json"
    monkeypatch.setattr(program, "REFERENCE", reference)
    monkeypatch.setattr(compare, "REFERENCE", reference)
    assert program.main(["--write-reference", "-o", str(here)]) == 0
    assert json.loads(here.read_text(encoding="utf-8"))["made on"]["python"]
    assert compare.main([str(here), "--at-least", "1"]) == 0
    assert compare.main([str(here), "--at-least", "2"]) == 1
    assert "only 1 files" in capsys.readouterr().out

    there.write_text(json.dumps({"digests": {"no ties": "other"}}), encoding="utf-8")
    assert compare.main([str(here), str(there)]) == 1
    assert f"{there}: differs" in capsys.readouterr().out
    reference.write_text(there.read_text(encoding="utf-8"), encoding="utf-8")
    assert program.main([]) == 1

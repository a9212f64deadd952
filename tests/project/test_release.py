"""A tag is released only if everything agrees with it."""

import tomllib

import pytest
import yaml

import topicgrouper
from tests.project import release
from tests.project.changelog import UNRELEASED, Entry, entries
from tests.project.release import copied_versions, package_version, problems

READY = {
    "version": "1.2.0",
    "copies": {"CITATION.cff": "1.2.0"},
    "changes": [Entry("Unreleased", None, ""), Entry("1.2.0", "2027-03-01", "### Added\n\n- All.")],
}


def test_what_agrees_is_ready():
    assert problems("v1.2.0", **READY) == []


@pytest.mark.parametrize(
    ("tag", "changed", "message"),
    [
        ("v1.2.1", {}, "the tag is v1.2.1, the version 1.2.0"),
        ("1.2.0", {}, "the tag is 1.2.0, the version 1.2.0"),
        ("v1.2.0", {"copies": {"CITATION.cff": "1.1.0"}}, "CITATION.cff has 1.1.0"),
        (
            "v1.2.0",
            {"changes": [Entry("Unreleased", None, "### Added"), READY["changes"][1]]},
            "the changelog has unreleased changes",
        ),
        (
            "v1.2.0rc1",
            {
                "version": "1.2.0rc1",
                "copies": {},
                "changes": [Entry("1.2.0rc1", "2027-03-01", "x")],
            },
            "the version 1.2.0rc1 is not of the form 1.2.3; pre-releases are not published",
        ),
        ("v1.2.0", {"changes": []}, "the changelog does not begin with 1.2.0"),
        (
            "v1.2.0",
            {"changes": [Entry("1.2.0", None, "x")]},
            "the changelog has no date for 1.2.0",
        ),
    ],
)
def test_what_does_not_agree_is_told(tag, changed, message):
    assert problems(tag, **READY | changed) == [message]


def test_the_program_prints_the_notes_or_the_problems(monkeypatch, capsys):
    monkeypatch.setattr(release, "package_version", lambda: "1.2.0")
    monkeypatch.setattr(release, "copied_versions", lambda: READY["copies"])
    monkeypatch.setattr(release, "entries", lambda: READY["changes"])
    assert release.main(["v1.2.0"]) == 0
    assert capsys.readouterr().out == "### Added\n\n- All.\n"
    assert release.main(["v1.3.0"]) == 1
    assert "- the tag is v1.3.0, the version 1.2.0" in capsys.readouterr().err
    assert release.main([]) == 2


def test_the_version_is_the_same_everywhere():
    assert topicgrouper.__version__ == package_version()
    assert set(copied_versions().values()) == {package_version()}


def test_the_citation_has_the_date_of_the_changelog():
    citation = yaml.safe_load((release.ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    dates = {entry.version: entry.date for entry in entries() if entry.version != UNRELEASED}
    assert str(citation["date-released"]) == dates[citation["version"]]


def test_the_citation_says_of_the_package_what_the_package_says():
    citation = yaml.safe_load((release.ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    project = tomllib.loads((release.ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
        "project"
    ]
    assert citation["repository-code"] == project["urls"]["Source"]
    assert citation["url"] == project["urls"]["Homepage"]
    assert citation["keywords"] == project["keywords"]
    assert citation["license"] == project["license"]

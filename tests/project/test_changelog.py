"""The changelog keeps its form, so that people and the release can read it."""

import datetime as dt
import re

from tests.project.changelog import CHANGELOG, KINDS, UNRELEASED, entries, links
from tests.project.release import package_version

SAMPLE = """\
# Changelog

## [Unreleased]

## [1.1.0] - 2027-03-01

### Added

- A thing.

### Fixed

- Another.

## [1.0.0] - 2027-01-01

### Added

- All.

[Unreleased]: https://example.org/compare/v1.1.0...main
[1.1.0]: https://example.org/v1.1.0
"""


def test_a_sample_is_read():
    found = entries(SAMPLE)
    assert [(entry.version, entry.date) for entry in found] == [
        (UNRELEASED, None),
        ("1.1.0", "2027-03-01"),
        ("1.0.0", "2027-01-01"),
    ]
    assert found[0].body == ""
    assert found[1].kinds == ["Added", "Fixed"]
    assert found[1].body.endswith("- Another.")
    assert links(SAMPLE)["1.1.0"] == "https://example.org/v1.1.0"


def test_the_first_entry_is_what_is_not_released_or_the_version_of_the_package():
    versions = [entry.version for entry in entries()]
    assert versions
    assert versions[0] in (UNRELEASED, package_version())
    assert len(versions) == len(set(versions))


def test_released_versions_fall_and_have_dates():
    released = [entry for entry in entries() if entry.version != UNRELEASED]
    numbers = [tuple(map(int, entry.version.split("."))) for entry in released]
    dates = [dt.date.fromisoformat(entry.date) for entry in released]
    assert numbers == sorted(numbers, reverse=True)
    assert dates == sorted(dates, reverse=True)


def test_changes_stand_under_their_kind_in_the_usual_order():
    for entry in entries():
        assert entry.kinds == [kind for kind in KINDS if kind in entry.kinds]
        before, _, _ = entry.body.partition("### ")
        assert before.strip() == "", f"{entry.version} begins without a kind"


def test_every_second_level_heading_is_a_version_with_a_link():
    text = CHANGELOG.read_text(encoding="utf-8")
    assert len(re.findall("^## ", text, re.MULTILINE)) == len(entries())
    assert list(links()) == [entry.version for entry in entries()]

"""The repository has one address, whatever file names it."""

import re
import tomllib
from pathlib import Path

import pytest

from tools.live_page import PAGE

ROOT = Path(__file__).resolve().parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SOURCE = PYPROJECT["project"]["urls"]["Source"].removeprefix("https://github.com/")
NAMING = [
    ".github/ISSUE_TEMPLATE/config.yml",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "docs/conf.py",
]


@pytest.mark.parametrize("name", NAMING)
def test_the_address_is_that_of_the_package(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    found = re.findall(r"https://github.com/([\w-]+/[\w-]+)", text)
    assert set(found) == {SOURCE}


def test_the_command_that_verifies_a_release_names_it():
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    assert f"gh attestation verify FILE --repo {SOURCE}`" in text


def test_the_badges_of_the_readme_are_those_of_the_package():
    badges = re.findall(
        r"^\[!\[[^\]]+\]\((\S+)\)\]\((\S+)\)$",
        (ROOT / "README.md").read_text(encoding="utf-8").partition("\n\n")[2].partition("\n\n")[0],
        re.MULTILINE,
    )
    project = PYPROJECT["project"]
    workflows = f"https://github.com/{SOURCE}/actions/workflows/"
    for picture, target in badges:
        if picture.startswith(workflows):
            name = picture.removeprefix(workflows).removesuffix("/badge.svg")
            assert (ROOT / ".github" / "workflows" / name).is_file()
            assert target in {workflows + name, project["urls"]["Documentation"]}
        elif target.startswith("https://"):
            assert target == f"https://pypi.org/project/{project['name']}/"
            assert re.fullmatch(rf"https://img\.shields\.io/pypi/\w+/{project['name']}", picture)
        elif "/badge/coverage-" not in picture:  # test_line_coverage.py
            assert target == "LICENSE"
            assert project["license"].replace("-", "--") in picture
    assert len(badges) >= 5


def test_the_live_page_is_on_the_site():
    for name in ("README.md", "docs/index.md"):
        found = re.findall(
            r"https://[\w.]+readthedocs\.io[^)\s]*", (ROOT / name).read_text("utf-8")
        )
        site = PYPROJECT["project"]["urls"]["Documentation"]
        assert f"{site}/page/{PAGE}" in found
        assert set(found) <= {site, f"{site}/page/{PAGE}"}

"""The repository has one address, whatever file names it."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SOURCE = PYPROJECT["project"]["urls"]["Source"].removeprefix("https://github.com/")
NAMING = [".github/ISSUE_TEMPLATE/config.yml", "CHANGELOG.md", "CONTRIBUTING.md", "docs/conf.py"]


@pytest.mark.parametrize("name", NAMING)
def test_the_address_is_that_of_the_package(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    found = re.findall(r"https://github.com/([\w-]+/[\w-]+)", text)
    assert set(found) == {SOURCE}


def test_the_command_that_verifies_a_release_names_it():
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    assert f"gh attestation verify FILE --repo {SOURCE}`" in text

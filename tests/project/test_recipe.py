"""The recipe of conda-forge says what pyproject.toml says."""

import re
import tomllib
from pathlib import Path

import yaml

from tests.project.release import package_version

ROOT = Path(__file__).resolve().parents[2]
RECIPE = yaml.safe_load((ROOT / "conda-recipe" / "recipe.yaml").read_text(encoding="utf-8"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
# Packages of conda-forge with another name than on PyPI.
RENAMED = {}


def conda_names(requirements):
    """Return requirements as conda writes them: name, blank, versions."""
    found = []
    for requirement in requirements:
        name, versions = re.fullmatch(r"([\w.-]+)([^;\[]*)", requirement).groups()
        name = RENAMED.get(name.lower(), name.lower())
        found.append(f"{name} {versions.replace(' ', '')}".strip())
    return sorted(found)


def test_the_version_is_that_of_the_package():
    assert RECIPE["context"]["version"] == package_version()


def test_it_needs_what_the_package_needs():
    run = [name for name in RECIPE["requirements"]["run"] if name != "python"]
    assert sorted(run) == conda_names(PROJECT["dependencies"])
    assert "python" in RECIPE["requirements"]["run"]
    oldest = PROJECT["requires-python"].removeprefix(">=")
    assert RECIPE["build"]["skip"] == f'match(python, "<{oldest}")'


def test_it_is_built_with_what_builds_the_package():
    host = [name for name in RECIPE["requirements"]["host"] if name not in ("python", "pip")]
    assert sorted(host) == conda_names(PYPROJECT["build-system"]["requires"])


def test_it_describes_itself_as_the_package_does():
    about = RECIPE["about"]
    assert about["summary"] == PROJECT["description"]
    assert about["license"] == PROJECT["license"]
    assert [about["license_file"]] == PROJECT["license-files"]
    assert about["homepage"] == PROJECT["urls"]["Homepage"]
    assert about["repository"] == PROJECT["urls"]["Source"]

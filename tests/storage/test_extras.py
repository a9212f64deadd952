"""Optional packages: each is in the extra that messages name, and missing ones are reported."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from topicgrouper.storage.extras import EXTRAS, check_extra, has_extra, missing_extra

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
NAMES_ON_PYPI = {"ICU": "icu4py"}


def packages(requirements):
    return {re.match(r"[\w-]+", requirement)[0].lower() for requirement in requirements}


@pytest.mark.parametrize("module", EXTRAS)
def test_the_named_extra_has_the_package(module):
    package, extra = EXTRAS[module]
    declared = packages(PROJECT["project"]["optional-dependencies"][extra])
    assert NAMES_ON_PYPI.get(package, package).lower() in declared
    assert package.lower() not in packages(PROJECT["project"]["dependencies"])


def test_a_missing_package_is_named_with_its_extra(monkeypatch):
    assert has_extra("polars")
    check_extra("polars", "writing Parquet")
    monkeypatch.setitem(sys.modules, "polars", None)
    assert not has_extra("polars")
    with pytest.raises(ModuleNotFoundError) as caught:
        check_extra("polars", "writing Parquet")
    assert str(caught.value) == missing_extra("polars", "writing Parquet")
    assert str(caught.value) == (
        "writing Parquet needs polars; install it with: pip install 'topicgrouper[parquet]'"
    )
    assert caught.value.name == "polars"

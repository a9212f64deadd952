"""Numbers of jobs, as joblib counts them, and optional packages."""

import re
import sys
import tomllib
from pathlib import Path

import pytest
from joblib import Parallel, cpu_count, delayed, parallel_config

from topicgrouper.common.checks import (
    EXTRAS,
    check_extra,
    free_threads,
    has_extra,
    missing_extra,
    thread_count,
)


def test_jobs_are_those_of_joblib():
    assert thread_count(None) == 1
    assert thread_count(3) == 3
    assert thread_count(-1) == cpu_count()
    with parallel_config("threading", n_jobs=5):
        assert thread_count(None) == 5


def test_questions_use_all_processors_unless_joblib_says_otherwise():
    assert free_threads() == cpu_count()
    assert Parallel(2, prefer="threads")(delayed(free_threads)() for _ in range(2)) == [1, 1]
    with parallel_config(n_jobs=3):
        assert free_threads() == 3


@pytest.mark.parametrize("n_jobs", ["all", "2", 1.5, True])
def test_jobs_are_counted_in_whole_numbers(n_jobs):
    message = f"a whole number, such as -1 for all processors, got {n_jobs!r}"
    with pytest.raises(TypeError, match=message):
        thread_count(n_jobs)


def test_no_jobs_are_refused():
    with pytest.raises(ValueError, match=r"n_jobs must be None, .* or a negative one; got 0"):
        thread_count(0)


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

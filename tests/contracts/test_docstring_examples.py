"""The examples in docstrings run, and show what they print."""

import doctest
import importlib
from pathlib import Path

import pytest

import topicgrouper

SOURCE = Path(topicgrouper.__file__).parent
MODULES = sorted(
    ".".join(("topicgrouper", *path.relative_to(SOURCE).with_suffix("").parts))
    for path in SOURCE.rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples(name):
    results = doctest.testmod(importlib.import_module(name))
    assert results.attempted > 0
    assert results.failed == 0

"""The examples in docstrings run, and show what they print."""

import doctest
import importlib
import inspect
from pathlib import Path

import pytest

import topicgrouper
from tests.docs.api_page import ROOMS, public_names

SOURCE = Path(topicgrouper.__file__).parent
MODULES = sorted(
    ".".join(("topicgrouper", *path.relative_to(SOURCE).with_suffix("").parts))
    for path in SOURCE.rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


def public_paths():
    """Return where the public functions and classes are defined."""
    values = [value for room in ROOMS for _, value in public_names(room)]
    return {
        f"{value.__module__}.{value.__qualname__}"
        for value in values
        if inspect.isclass(value) or inspect.isfunction(value)
    }


@pytest.mark.parametrize("name", MODULES)
def test_examples(name, tmp_path, monkeypatch):
    """Examples of public names import all they use, and may write into the working folder."""
    module = importlib.import_module(name)
    monkeypatch.chdir(tmp_path)
    runner = doctest.DocTestRunner()
    public = public_paths()
    for example in doctest.DocTestFinder().find(module):
        path = example.name.removeprefix(f"{name}.").split(".")[0]
        if f"{name}.{path}" in public:
            example.globs.clear()
        runner.run(example)
    results = runner.summarize()
    assert results.attempted > 0
    assert results.failed == 0

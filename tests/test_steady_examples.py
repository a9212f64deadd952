"""The examples of property tests are the same in every run, whatever ran before."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

PROGRAMS = {"property_profiles.py", "tampered_archives.py", "tampered_rows.py", Path(__file__).name}


def examples_drawn():
    drawn = []

    @given(st.lists(st.integers(), min_size=20))
    def draw(value):
        drawn.append(value)

    draw()
    return drawn


def test_the_examples_are_those_of_the_test_alone(tmp_path, monkeypatch):
    before = examples_drawn()
    path = tmp_path / "imported_meanwhile.py"
    path.write_text("NUMBERS = [5_000_017, 6_000_023]\n", "utf-8")
    spec = spec_from_file_location(path.stem, path)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setitem(sys.modules, path.stem, module)
    assert examples_drawn() == before


def test_the_profile_decides_how_many_examples_there_are():
    files = [path for path in Path(__file__).parent.rglob("*.py") if path.name not in PROGRAMS]
    assert not [path for path in files if "max_examples" in path.read_text("utf-8")]
    assert settings.default.derandomize
    assert settings.default.database is None

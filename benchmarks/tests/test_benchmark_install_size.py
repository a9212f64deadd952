"""Sizes of installed packages, on made-up ones."""

import pytest

from benchmarks.install_size import EXTRAS, REASONS, installed_packages, reason_of
from tests.common.test_checks import PROJECT, packages


@pytest.fixture
def folder(tmp_path):
    for name, requires, content in (
        ("Big_Package", ["small.one>=2", "unused; extra == 'x'"], "x" * 500),
        ("small-one", [], "x"),
    ):
        (tmp_path / f"{name}.py").write_text(content, encoding="utf-8")
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        lines = [f"Name: {name}", "Version: 1.0", *(f"Requires-Dist: {each}" for each in requires)]
        (info / "METADATA").write_text("\n".join(lines) + "\n", encoding="utf-8")
        (info / "RECORD").write_text(f"{name}.py,,\ngone.py,,\n", encoding="utf-8")
    return tmp_path


def test_sizes_are_those_of_the_files_that_a_package_lists(folder):
    found = installed_packages(folder)
    assert [(each.name, each.version, each.n_bytes) for each in found.values()] == [
        ("big-package", "1.0", 500),
        ("small-one", "1.0", 1),
    ]
    assert found["big-package"].needs == {"small-one"}
    assert reason_of("small-one", found) == "needed by big-package"


def test_every_direct_dependency_has_a_reason():
    assert set(REASONS) == packages(PROJECT["project"]["dependencies"])
    offered = PROJECT["project"]["optional-dependencies"].keys()
    assert set(EXTRAS) == offered - {"test", "lint", "docs", "bench", "peers", "dist", "coverage"}

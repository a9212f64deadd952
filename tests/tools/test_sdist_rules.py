"""What a source distribution may hold, and that the settings of the build agree."""

import io
import re
import subprocess
import tarfile
import tomllib
from pathlib import Path

import pytest

from tools.sdist_rules import (
    ALLOWED_ROOTS,
    MAX_BYTES,
    REQUIRED,
    check_sdist,
    names_in,
    sdist_problems,
)

ROOT = Path(__file__).parents[2]


def test_what_is_required_is_enough():
    assert sdist_problems(REQUIRED, n_bytes=MAX_BYTES) == []


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("experiments/results/table.csv", "does not belong to it"),
        ("paper/paper.md", "does not belong to it"),
        ("tests/test_names.py", "does not belong to it"),
        ("build/cmake.txt", "does not belong to it"),
        ("src/topicgrouper/_compiled.abi3.so", "is not a text"),
        ("docs/pictures/explorer.webp", "is not a text"),
        ("model.tg", "is not a text"),
    ],
)
def test_results_tests_and_binaries_are_found(name, problem):
    assert sdist_problems([*REQUIRED, name], n_bytes=1) == [f"{name} {problem}"]


def test_missing_files_and_a_large_archive_are_found():
    assert sdist_problems(REQUIRED - {"LICENSE"}, n_bytes=MAX_BYTES + 1) == [
        "LICENSE is missing",
        "it has 1,500,001 bytes, at most 1,500,000 are allowed",
    ]


def test_an_archive_is_looked_into(tmp_path):
    path = tmp_path / "topicgrouper-1.2.0.tar.gz"
    with tarfile.open(path, "w:gz") as archive:
        for name in REQUIRED - {"README.md"}:
            archive.addfile(tarfile.TarInfo(f"topicgrouper-1.2.0/{name}"), io.BytesIO())
    assert set(names_in(path)) == REQUIRED - {"README.md"}
    with pytest.raises(SystemExit, match=r"topicgrouper-1\.2\.0\.tar\.gz: README\.md is missing"):
        check_sdist(path)


def included():
    """Return what the settings of the build choose of the files under version control."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    sdist = settings["tool"]["scikit-build"]["sdist"]
    assert sdist["inclusion-mode"] == "explicit"
    patterns = []
    for pattern in sdist["include"]:
        assert pattern.startswith("/"), "a pattern that matches anywhere"
        pieces = {"**/": "(.*/)?", "**": ".*", "*": "[^/]*"}
        parts = re.split(r"(\*\*/|\*\*|\*)", pattern[1:])
        patterns.append("".join(pieces.get(part, re.escape(part)) for part in parts))
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode != 0:
        pytest.skip("not a clone")
    files = [file for file in listed.stdout.splitlines() if (ROOT / file).exists()]
    for pattern in patterns:
        assert any(re.fullmatch(pattern, file) for file in files), f"nothing matches {pattern}"
    return [file for file in files if any(re.fullmatch(pattern, file) for pattern in patterns)]


def test_the_settings_of_the_build_obey_the_rules():
    files = included()
    assert sdist_problems([*files, "PKG-INFO"], n_bytes=0) == []
    assert {Path(file).parts[0] for file in files if "/" in file} == ALLOWED_ROOTS

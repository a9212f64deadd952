"""Every seed, every input that ever failed, and some new ones, through every door."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fuzz.door import CORPUS
from tests.fuzz.doors import all_doors

_INPUTS_PER_DOOR = 20
_FAMILIES = {
    "archives": ("tree-archive", "model-archive", "checkpoint", "commands"),
    "texts": (
        "lines",
        "compression",
        "zipped-file",
        "folder",
        "zip-of-texts",
        "tar-of-texts",
        "split-texts",
    ),
    "tables": ("csv", "tsv", "json-lines", "json-lists", "parquet"),
    "small files": ("stop-words", "word-groups", "topic-names", "dates"),
    "documents": ("html", "mail", "mbox", "docx", "odt", "epub", "pdf", "spreadsheet"),
    "sandbox": ("sandboxed-docx", "sandboxed-mail"),
    "baskets": ("wide-baskets", "long-baskets", "long-baskets-json"),
    "counts": ("uci", "lda-c", "matrix-market", "vocabulary"),
    "memory": ("sparse-matrix", "words-of-bytes", "words-of-text", "topic-name", "words-of-tokens"),
    "network": ("server",),
}


def call(*arguments):
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "tests.fuzz", *arguments],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


def test_no_door_is_forgotten():
    doors = [door for family in _FAMILIES.values() for door in family]
    assert sorted(doors) == sorted(all_doors())
    assert {folder.name for folder in CORPUS.iterdir()} <= set(doors)


def test_the_page_says_how_many_inputs_failed():
    page = Path(__file__).parents[2] / "docs" / "explanation" / "reliability.md"
    kept = sum(len(list(folder.iterdir())) for folder in CORPUS.iterdir())
    assert f"The corpus holds {kept} inputs" in page.read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="limits are those of Linux")
@pytest.mark.parametrize("family", _FAMILIES)
def test_the_doors_hold(family, tmp_path):
    doors = _FAMILIES[family]
    found = call(
        *("--replay", "--doors", ",".join(doors), "--inputs", str(_INPUTS_PER_DOOR * len(doors))),
        *("--limit-seconds", "30", "--jobs", "1"),  # 5 seconds may pass on a busy machine
        *("--findings", tmp_path),
    )
    assert found.returncode == 0, found.stdout + found.stderr
    assert all(re.search(rf"^{door} +[1-9]", found.stdout, re.MULTILINE) for door in doors)

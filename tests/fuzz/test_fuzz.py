"""Every seed, every input that ever failed, and some new ones, through every door."""

from __future__ import annotations

import json
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
    "tables": ("csv", "tsv", "json-lines", "json-lists", "parquet", "figures-file"),
    "small files": ("stop-words", "word-groups", "topic-names", "dates"),
    "documents": ("html", "mail", "mbox", "docx", "odt", "epub", "pdf", "spreadsheet"),
    "fence": ("fenced-docx", "fenced-mail"),
    "baskets": ("wide-baskets", "long-baskets", "long-baskets-json"),
    "counts": ("uci", "lda-c", "matrix-market", "vocabulary", "npz", "npy"),
    "memory": ("sparse-matrix", "words-of-bytes", "words-of-text", "topic-name", "words-of-tokens"),
    "network": ("server", "wire-questions", "wire-answers"),
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


def run_command(*arguments, folder):
    """Run the command; return its exit code and its report."""
    report = folder / "report.json"
    files = ("--json", report, "--findings", folder / "findings")
    found = call("--jobs", "1", *files, *arguments)
    assert found.returncode in (0, 1), found.stderr
    return found.returncode, json.loads(report.read_text(encoding="utf-8"))


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
    code, report = run_command(
        *("--replay", "--doors", ",".join(doors), "--inputs", str(_INPUTS_PER_DOOR * len(doors))),
        *("--limit-seconds", "30"),  # 5 may pass on a busy machine
        folder=tmp_path,
    )
    findings = [
        f"{result['door']}: {finding['kind']}, {finding['signature']}\n{finding['text']}"
        for result in report["doors"]
        for finding in result["findings"]
    ]
    assert not findings, "\n\n".join(findings)
    assert code == 0
    assert report["inputs"] > _INPUTS_PER_DOOR

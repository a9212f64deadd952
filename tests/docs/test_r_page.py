"""The page about R is run, where R is installed."""

import contextlib
import shutil
import subprocess

import pytest

from tests.docs.page_samples import write_samples
from tests.docs.test_pages import ROOT, blocks, run

PAGE = ROOT / "docs" / "guides" / "r.md"
MARK = "end of a block"


def rscript(*arguments, folder):
    command = [shutil.which("Rscript") or "Rscript", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.skipif(shutil.which("Rscript") is None, reason="needs R")
def test_r_prints_what_the_page_shows(tmp_path):
    if rscript("-e", "library(ape)", folder=tmp_path).returncode:
        pytest.skip("needs the R package ape")
    write_samples(tmp_path)
    page = blocks(PAGE.read_text(encoding="utf-8"))
    with contextlib.chdir(tmp_path):
        for block in page:
            if block.language == "sh":
                for line in block.body.splitlines():
                    run(line)
    parts = [block for block in page if block.language == "r"]
    (tmp_path / "page.R").write_text(
        f"\ncat({MARK!r})\n".join(part.body for part in parts), encoding="utf-8"
    )
    result = rscript("page.R", folder=tmp_path)
    assert result.returncode == 0, result.stderr
    for part, printed in zip(parts, result.stdout.split(MARK), strict=True):
        lines = [line.rstrip() for line in printed.strip("\n").split("\n")]
        assert lines == (part.output or "").strip("\n").split("\n"), f"line {part.line}"
    assert (tmp_path / "top.pdf").stat().st_size > 0

"""What the page of recipes shows for R and Docker is run; other tests run the rest of it."""

import contextlib
import shutil
import subprocess

import pytest

from tests.docs.page_samples import write_samples
from tests.docs.test_pages import ROOT, blocks, run

PAGE = (ROOT / "docs" / "guides" / "recipes.md").read_text(encoding="utf-8")
MARK = "end of a block"


def section(title):
    """Return the blocks below a heading."""
    _, _, below = PAGE.partition(f"\n## {title}\n")
    return blocks(below.partition("\n## ")[0])


def commands(title, program):
    """Return the lines of a section that start with a program, with ``topicgrouper`` for it."""
    shell = "".join(block.body for block in section(title) if block.language == "sh")
    found = [line for line in shell.splitlines() if line.startswith(f"{program} ")]
    return [line.replace(program, "topicgrouper", 1) for line in found]


def rscript(*arguments, folder):
    command = [shutil.which("Rscript") or "Rscript", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.skipif(shutil.which("Rscript") is None, reason="needs R")
def test_r_prints_what_the_page_shows(tmp_path):
    if rscript("-e", "library(ape)", folder=tmp_path).returncode:
        pytest.skip("needs the R package ape")
    write_samples(tmp_path)
    with contextlib.chdir(tmp_path):
        for command in commands("R", "topicgrouper"):
            run(command)
    parts = [block for block in section("R") if block.language == "r"]
    (tmp_path / "page.R").write_text(
        f"\ncat({MARK!r})\n".join(part.body for part in parts), encoding="utf-8"
    )
    result = rscript("page.R", folder=tmp_path)
    assert result.returncode == 0, result.stderr
    for part, printed in zip(parts, result.stdout.split(MARK), strict=True):
        lines = [line.rstrip() for line in printed.strip("\n").split("\n")]
        assert lines == (part.output or "").strip("\n").split("\n"), part.body
    assert (tmp_path / "top.pdf").stat().st_size > 0


@pytest.mark.skipif(shutil.which("hadolint") is None, reason="needs hadolint")
def test_the_dockerfiles_pass_the_linter(tmp_path):
    whole, replaced = (block.body for block in section("Docker") if block.language == "dockerfile")
    lines = whole.splitlines(keepends=True)
    for content in (whole, "".join([*lines[:2], replaced, *lines[3:]])):
        (tmp_path / "Dockerfile").write_text(content, encoding="utf-8")
        result = subprocess.run(
            ["hadolint", "Dockerfile"], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert result.returncode == 0, result.stdout


def test_what_containers_run_works(tmp_path):
    write_samples(tmp_path)
    in_containers = commands("Docker", "tg")
    assert len(in_containers) == 3
    with contextlib.chdir(tmp_path):
        for command in in_containers:
            run(command)
    assert (tmp_path / "texts.html").exists()

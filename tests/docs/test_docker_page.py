"""The page about Docker: its Dockerfiles pass the linter, and its commands work."""

import contextlib
import shutil
import subprocess

import pytest

from tests.docs.page_samples import write_samples
from tests.docs.test_pages import ROOT, blocks, run

PAGE = blocks((ROOT / "docs" / "guides" / "docker.md").read_text(encoding="utf-8"))


@pytest.mark.skipif(shutil.which("hadolint") is None, reason="needs hadolint")
def test_the_dockerfiles_pass_the_linter(tmp_path):
    whole, replaced = (block.body for block in PAGE if block.language == "dockerfile")
    lines = whole.splitlines(keepends=True)
    for content in (whole, "".join([*lines[:2], replaced, *lines[3:]])):
        (tmp_path / "Dockerfile").write_text(content, encoding="utf-8")
        result = subprocess.run(
            ["hadolint", "Dockerfile"], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert result.returncode == 0, result.stdout


def test_what_containers_run_works(tmp_path):
    write_samples(tmp_path)
    lines = [line for block in PAGE if block.language == "sh" for line in block.body.splitlines()]
    commands = [line.removeprefix("tg ") for line in lines if line.startswith("tg ")]
    assert len(commands) == 3
    with contextlib.chdir(tmp_path):
        for command in commands:
            run(f"topicgrouper {command}")
    assert (tmp_path / "texts.html").exists()

"""Models' files in which single numbers are not as they were."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.limited_process import on_linux, run_limited
from topicgrouper import soften
from topicgrouper.collection import Model
from topicgrouper.storage.archive_reader import read_sections
from topicgrouper.storage.archive_writer import write_sections
from topicgrouper.tree import ArchiveError, Section

pytestmark = pytest.mark.slow


@on_linux
def test_tampered_archives_crash_nothing():
    program = Path(__file__).with_name("tampered_archives.py")
    result = run_limited(program, "400")
    assert result.returncode == 0, result.stderr[-3000:]


def test_soft_topics_of_more_columns_than_there_is_memory(tmp_path, model):
    path = tmp_path / "model.tg"
    replace(model, soft=soften(model.tree.view(3))).save(path)
    sections = read_sections(path)
    tree = sections["tree"]
    sections["tree"] = Section(tree.arrays, {**tree.meta, "n_columns": 2**31 - 1})
    write_sections(path, sections)
    with pytest.raises(ArchiveError, match="far more than"):
        Model.load(path)

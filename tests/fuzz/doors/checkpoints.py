"""The file with the joins of an unfinished fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.fuzz.door import Door
from tests.fuzz.mutations.topic_archives import mutate_topic_archive
from tests.fuzz.samples import counts, saved
from topicgrouper import fit_tree
from topicgrouper.fitting.checkpoint import Checkpoint, CheckpointError
from topicgrouper.kernel.agglomerate import Joins
from topicgrouper.storage.archive_file import read_sections
from topicgrouper.storage.archive_format import ArchiveError

if TYPE_CHECKING:
    from collections.abc import Hashable
    from pathlib import Path

    from tests.fuzz.door import Run

__all__ = ["DOORS"]


def _prepare(folder: Path) -> Run:
    path = folder / "x.checkpoint"
    matrix = counts()

    def run(data: bytes) -> Hashable:
        path.write_bytes(data)
        return fit_tree(matrix, checkpoint=Checkpoint(path, resume=True)).n_words

    return run


def _interrupted(n_joins: int) -> bytes:
    """Return the checkpoint of a fit that was stopped after some joins."""

    def fit(path: Path) -> None:
        fit_tree(counts(), checkpoint=path)
        identity = read_sections(path)["checkpoint"].meta["identity"]
        checkpoint = Checkpoint(path, resume=True)
        whole = checkpoint.read(identity)
        checkpoint.write(Joins(whole.children[:n_joins], whole.gains[:n_joins]), identity)

    return saved(fit)


DOORS = [
    Door(
        "checkpoint",
        # what fit_tree raises for a checkpoint of other counts, and for joins that make no tree
        errors=(CheckpointError, ArchiveError, ValueError, FileExistsError),
        prepare=_prepare,
        seeds=lambda: [_interrupted(n_joins) for n_joins in (3, 0, 2)],
        mutate=mutate_topic_archive,
    )
]

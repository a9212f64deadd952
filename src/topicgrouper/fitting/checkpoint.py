"""A file with the joins of an unfinished fit, from which the fit can continue."""

from __future__ import annotations

import os
import time
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from topicgrouper.kernel.agglomerate import Joins, add_joins, no_joins
from topicgrouper.storage.archive_file import read_sections, refusing_damage, write_sections
from topicgrouper.storage.archive_format import Section
from topicgrouper.storage.atomic_file import check_replaceable, is_plain_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_SECTION = "checkpoint"

CheckpointLike: TypeAlias = "Checkpoint | str | os.PathLike[str]"


class CheckpointError(ValueError):
    """Raised if a checkpoint cannot be resumed; the message says why."""


@dataclass(frozen=True)
class Checkpoint:
    """A file in which a fit saves its joins, and from which it can be resumed.

    Parameters
    ----------
    path : path-like
        A new file, or an earlier checkpoint. It is written at regular intervals and whenever the
        fit ends, even by Ctrl-C or an error, and always completely or not at all. It is not removed
        when the fit is done.
    resume : bool, default=False
        Continue from the joins in the file, which must exist. The tree is that of an uninterrupted
        fit; the joins may come from another algorithm or from a cluster.
    every : float, default=30.0
        Seconds between writes.

    Raises
    ------
    CheckpointError
        If there is no file to resume from.
    ValueError
        If the file cannot be written there, or `every` is negative.
    FileExistsError
        If another file is there.

    See Also
    --------
    topicgrouper.fit_tree : Fit a tree, with or without a checkpoint.

    Examples
    --------
    >>> from topicgrouper.fitting import Checkpoint, fit_tree
    >>> counts = [[2, 1, 0], [1, 2, 0], [0, 0, 3]]
    >>> tree = fit_tree(counts, checkpoint="joins.checkpoint")
    >>> again = fit_tree(counts, checkpoint=Checkpoint("joins.checkpoint", resume=True))
    >>> again == tree
    True
    """

    path: str | os.PathLike[str]
    resume: bool = False
    every: float = 30.0

    def __post_init__(self) -> None:
        """Refuse settings that cannot work, before the fit rather than after it."""
        if self.every < 0:
            raise ValueError(f"every must be at least 0 seconds, got {self.every}.")
        folder = os.path.dirname(os.path.realpath(self.path))  # noqa: PTH120 - of a link's target
        if not os.path.isdir(folder):  # noqa: PTH112
            raise ValueError(f"There is no folder {folder} for the checkpoint: create it first.")
        if not is_plain_file(self.path):
            raise ValueError(
                f"{os.fspath(self.path)} is not a regular file: a checkpoint must be readable "
                "later. Name another file."
            )
        check_replaceable(self.path, kind=_SECTION)
        if self.resume and not os.path.exists(self.path):  # noqa: PTH110 - may be given as text
            raise CheckpointError(
                f"There is no checkpoint {os.fspath(self.path)} to continue from. Start without "
                "resume, or name another file."
            )

    def read(self, identity: str) -> Joins | None:
        """Read the joins to continue from.

        Parameters
        ----------
        identity : str
            The identity of the fit: a digest of its counts and options.

        Returns
        -------
        Joins or None
            ``None`` if the fit is not resumed.

        Raises
        ------
        CheckpointError
            If the file belongs to other counts.
        ArchiveError
            If the file is damaged.
        """
        if not self.resume:
            return None
        with refusing_damage(self.path):
            section = read_sections(self.path, names={_SECTION})[_SECTION]
        if section.meta.get("identity") != identity:
            raise CheckpointError(
                f"The checkpoint {os.fspath(self.path)} belongs to other counts: the documents, "
                "the words, their groups or the import settings have changed. Start a new fit."
            )
        with refusing_damage(self.path):
            children, gains = section.arrays["children"], section.arrays["gains"]
            if children.dtype != np.int64 or gains.dtype != np.float64:
                raise ValueError("its joins are not numbers")
            return Joins(children, gains)

    def write(self, joins: Joins, identity: str) -> None:
        """Write the joins so far.

        Parameters
        ----------
        joins : Joins
            All joins so far.
        identity : str
            The identity of the fit.
        """
        arrays = {"children": joins.children, "gains": joins.gains}
        sections = {_SECTION: Section(arrays, {"identity": identity})}
        write_sections(self.path, sections, kind=_SECTION)


def as_checkpoint(value: CheckpointLike | None) -> Checkpoint | None:
    """Convert a path to a checkpoint that is not resumed."""
    return value if value is None or isinstance(value, Checkpoint) else Checkpoint(value)


@contextmanager
def checkpointed_joins(
    checkpoint: Checkpoint | None, *, identity: Callable[[], str], first: Joins | None = None
) -> Iterator[tuple[Joins | None, Callable[[Joins], None] | None]]:
    """Provide the joins to start from, and a callback for further ones.

    However the fit ends, the joins so far are in the file afterwards.
    """
    if checkpoint is None:
        yield first, None
        return
    name = identity()
    known = checkpoint.read(name) or first
    kept = [no_joins() if known is None else known]
    written_at = time.monotonic()

    def write() -> None:
        """Write the joins that are not written yet; after Ctrl-C they can be written again."""
        nonlocal kept, written_at
        if len(kept) > 1:
            joins = add_joins(*kept)
            checkpoint.write(joins, name)
            kept, written_at = [joins], time.monotonic()

    def add(joins: Joins) -> None:
        """Take new joins, and write all of them if the last write is long enough ago."""
        kept.append(joins)
        if time.monotonic() - written_at >= checkpoint.every:
            write()

    try:
        yield known, add
    finally:
        write()

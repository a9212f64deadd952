"""The joins of an unfinished fit in a file, from which it can go on."""

from __future__ import annotations

import os
import time
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from topicgrouper.kernel import Joins
from topicgrouper.kernel.agglomerate import add_joins
from topicgrouper.storage.archive_format import Section
from topicgrouper.storage.archive_reader import read_sections, refusing_damage
from topicgrouper.storage.archive_writer import write_sections
from topicgrouper.storage.special_file import is_plain_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["Checkpoint", "CheckpointError", "CheckpointLike", "JoinKeeper", "as_checkpoint"]

_SECTION = "checkpoint"

CheckpointLike: TypeAlias = "Checkpoint | str | os.PathLike[str]"


class CheckpointError(ValueError):
    """A checkpoint that cannot be gone on from; the text says why."""


@dataclass(frozen=True)
class Checkpoint:
    """Where a fit keeps its joins so far, and whether it starts from those kept there.

    Parameters
    ----------
    path : path-like
        The file. It is written completely or not at all, every so often and whenever the fit ends,
        be it by Ctrl-C or an error. It stays when the fit is done.
    resume : bool
        Go on from the joins in the file, which must be there. They end in the tree that an
        uninterrupted fit would have given, whatever algorithm or cluster made them.
    every : float
        Seconds between two writings.
    """

    path: str | os.PathLike[str]
    resume: bool = False
    every: float = 30.0

    def __post_init__(self) -> None:
        """Refuse what cannot work before the fit, not after it."""
        if self.every < 0:
            raise ValueError(f"every must not be negative, got {self.every}.")
        folder = os.path.dirname(os.path.realpath(self.path))  # noqa: PTH120 - of a link's target
        if not os.path.isdir(folder):  # noqa: PTH112
            raise ValueError(f"There is no folder {folder} to keep the checkpoint in.")
        if not is_plain_file(self.path):
            raise ValueError(
                f"{os.fspath(self.path)} is not a regular file: a checkpoint must be read again."
            )
        if self.resume and not os.path.exists(self.path):  # noqa: PTH110 - may be given as text
            raise CheckpointError(
                f"There is no checkpoint {os.fspath(self.path)} to go on from. Start without "
                "resume, or name the right file."
            )

    def read(self, identity: str) -> Joins | None:
        """Read the joins to start from; none if this is no resumption.

        Parameters
        ----------
        identity : str
            What the joins depend on, see `topicgrouper.fitting.identity.fit_identity`.

        Raises
        ------
        CheckpointError
            If it belongs to other counts.
        ArchiveError
            If the file is no archive of this package, or damaged.
        """
        if not self.resume:
            return None
        section = read_sections(self.path, names={_SECTION}).get(_SECTION)
        if section is None:
            raise CheckpointError(f"{os.fspath(self.path)} is a model and no checkpoint.")
        if section.meta.get("identity") != identity:
            raise CheckpointError(
                f"The checkpoint {os.fspath(self.path)} is of other counts: the documents, the "
                "words or how they were read have changed. Start without resume."
            )
        with refusing_damage(self.path):
            children, gains = section.arrays["children"], section.arrays["gains"]
            if children.dtype != np.int64 or gains.dtype != np.float64:
                raise ValueError("its joins are not numbers")
            return Joins(children, gains)

    def write(self, joins: Joins, identity: str) -> None:
        """Write the joins so far."""
        arrays = {"children": joins.children, "gains": joins.gains}
        write_sections(self.path, {_SECTION: Section(arrays, {"identity": identity})})


def as_checkpoint(value: CheckpointLike | None) -> Checkpoint | None:
    """Take the name of a file for a checkpoint that starts afresh."""
    return value if value is None or isinstance(value, Checkpoint) else Checkpoint(value)


class JoinKeeper:
    """A progress callback that keeps the joins it is told in a checkpoint.

    Parameters
    ----------
    checkpoint : Checkpoint
        Where.
    identity : str
        What the joins depend on.
    known : Joins or None
        The joins that were read from there.
    progress : callable or None
        Called with what this is called with.
    """

    def __init__(
        self,
        checkpoint: Checkpoint,
        *,
        identity: str,
        known: Joins | None,
        progress: Callable[[int, float], object] | None,
    ) -> None:
        self._checkpoint = checkpoint
        self._identity = identity
        self._progress = progress
        self._kept = [known] if known is not None else [_NO_JOINS]
        self._last = time.monotonic()

    def __call__(self, topics_left: int, share: float) -> None:
        """Tell the progress."""
        if self._progress is not None:
            self._progress(topics_left, share)

    def joined(self, joins: Joins) -> None:
        """Take new joins, and write them if the last time is long ago."""
        self._kept.append(joins)
        if time.monotonic() - self._last >= self._checkpoint.every:
            self.write()

    def write(self) -> None:
        """Write what is not written yet; Ctrl-C leaves it to be written again."""
        if len(self._kept) == 1:
            return
        joins = add_joins(*self._kept)
        self._checkpoint.write(joins, self._identity)
        self._kept = [joins]
        self._last = time.monotonic()

    @classmethod
    @contextmanager
    def keeping(
        cls,
        checkpoint: Checkpoint | None,
        *,
        identity: Callable[[], str],
        progress: Callable[[int, float], object] | None,
    ) -> Iterator[tuple[Joins | None, Callable[[int, float], object] | None]]:
        """Return the joins to start from and the progress callback of a fit.

        However the fit ends, the joins so far are in the file afterwards.

        Parameters
        ----------
        checkpoint : Checkpoint or None
            Where, or nothing.
        identity : callable
            Gives what the joins depend on; not called where there is no checkpoint.
        progress : callable or None
            Called with the progress.
        """
        if checkpoint is None:
            yield None, progress
            return
        name = identity()
        known = checkpoint.read(name)
        keeper = cls(checkpoint, identity=name, known=known, progress=progress)
        try:
            yield known, keeper
        finally:
            keeper.write()


_NO_JOINS = Joins(np.empty((0, 2), np.int64), np.empty(0, np.float64))

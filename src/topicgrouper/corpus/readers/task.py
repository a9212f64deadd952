"""The input of every reader."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.compression import Meter
from topicgrouper.corpus.readers.report import Ledger

if TYPE_CHECKING:
    from pathlib import Path

    from topicgrouper.corpus.readers.growth import Growth
    from topicgrouper.corpus.readers.options import ReadOptions

__all__ = ["Task"]


@dataclass(frozen=True, slots=True)
class Task:
    """A file or folder to read.

    Attributes
    ----------
    path : Path
        What to read.
    options : ReadOptions
        How to read it.
    ledger : Ledger
        Where problems are recorded.
    meter : Meter
        Counts the bytes read.
    growth : Growth, optional
        Bounds what all packed files of a folder or archive grow to together.
    """

    path: Path
    options: ReadOptions
    ledger: Ledger = field(default_factory=Ledger)
    meter: Meter = field(default_factory=Meter)
    growth: Growth | None = None

"""What every reader is given."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.compression import Meter
from topicgrouper.corpus.readers.report import Ledger

if TYPE_CHECKING:
    from pathlib import Path

    from topicgrouper.corpus.readers.options import ReadOptions

__all__ = ["Task"]


@dataclass(frozen=True, slots=True)
class Task:
    """One file (or folder) to read.

    Attributes
    ----------
    path : Path
        What to read.
    options : ReadOptions
        How.
    ledger : Ledger
        Where problems are written down.
    meter : Meter
        Told about progress.
    """

    path: Path
    options: ReadOptions
    ledger: Ledger = field(default_factory=Ledger)
    meter: Meter = field(default_factory=Meter)

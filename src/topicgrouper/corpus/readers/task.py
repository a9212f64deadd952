"""The input of every reader."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.compression import Meter
from topicgrouper.corpus.readers.fence import Fence
from topicgrouper.corpus.readers.report import ReadReport

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from topicgrouper.corpus.readers.growth import Growth
    from topicgrouper.corpus.readers.options import ReadOptions


@dataclass(frozen=True, slots=True)
class Task:
    """A file or folder to read."""

    path: Path  # what to read
    options: ReadOptions  # how to read it
    report: ReadReport = field(default_factory=ReadReport)  # where problems are recorded
    meter: Meter = field(default_factory=Meter)  # counts the bytes read
    fence: Fence = field(default_factory=Fence)  # where files that may be hostile are read
    # Bounds what all packed files of a folder or archive grow to together.
    growth: Growth | None = None
    # The options whose columns a table may lack.
    optional: Collection[str] = ()

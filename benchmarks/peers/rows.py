"""What was measured, row by row, and the tables of it."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from benchmarks.peers.collections import QUICK, REAL
from benchmarks.peers.subjects import SUBJECTS
from benchmarks.report import table, three_digits

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_NONE = "–"


@dataclass(frozen=True)
class PeerRow:
    """A model that was fitted to all training documents, with one seed."""

    collection: str
    reading: str
    seed: int
    topics: int
    purity: float
    nmi: float
    npmi: float
    diversity: float
    without_topic: float
    seconds: float
    cpu_seconds: float
    peak_mb: float
    settings: int
    chosen: int
    tools: str

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.collection, self.reading, self.seed


@dataclass(frozen=True)
class HalvesRow:
    """Two models, each fitted to one half of the training documents."""

    collection: str
    reading: str
    agreement: float
    tools: str

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.collection, self.reading


def write_tables(rows: Iterable[PeerRow], halves: Iterable[HalvesRow]) -> str:
    """Write a table for each collection, and one of the settings."""
    measured, agreements = list(rows), {row.key: row.agreement for row in halves}
    parts = []
    for one in (*REAL, *QUICK):
        mine = [row for row in measured if row.collection == one.name]
        if mine:
            parts += [f"### {one.title}", _quality(mine, agreements)]
    parts += ["### Settings", _settings(measured)]
    return "\n\n".join(parts) + "\n"


def _quality(rows: Sequence[PeerRow], agreements: dict[tuple[object, ...], float]) -> str:
    header = (
        "model",
        "topics",
        "purity",
        "NMI",
        "NPMI",
        "diversity",
        "no topic",
        "halves",
        "CPU s",
        "MB",
    )
    lines = []
    for name, title in _titles().items():
        mine = [row for row in rows if row.reading == name]
        if not mine:
            continue
        lines.append(
            [
                title,
                f"{fmean(row.topics for row in mine):.0f}",
                spread([row.purity for row in mine]),
                spread([row.nmi for row in mine]),
                spread([row.npmi for row in mine]),
                f"{fmean(row.diversity for row in mine):.2f}",
                f"{fmean(row.without_topic for row in mine):.2f}",
                _agreement(agreements.get((mine[0].collection, name))),
                three_digits(fmean(row.cpu_seconds for row in mine)),
                f"{max(row.peak_mb for row in mine):,.0f}",
            ]
        )
    return table(header, lines, texts=1)


def _agreement(value: float | None) -> str:
    return _NONE if value is None else f"{value:.2f}"


def _settings(rows: Sequence[PeerRow]) -> str:
    lines = []
    for name, title in _titles().items():
        mine = [row for row in rows if row.reading == name]
        if mine:
            lines.append([title, str(mine[-1].settings), str(mine[-1].chosen)])
    return table(("model", "settings", "set here"), lines, texts=1)


def spread(values: Sequence[float]) -> str:
    """Write a mean, and half the range if there are several values.

    >>> spread([0.25, 0.5]), spread([0.25])
    ('0.375 ±0.125', '0.250')
    """
    mean = f"{fmean(values):.3f}"
    return mean if len(values) == 1 else f"{mean} ±{(max(values) - min(values)) / 2:.3f}"


def _titles() -> dict[str, str]:
    return {name: title for one in SUBJECTS for name, title in one.readings.items()}

"""Measured figures in a CSV file that a second run goes on from.

Fits of other models take hours. Each figure is therefore in the file as soon as it is measured,
and the file is complete whenever it is looked at.
"""

from __future__ import annotations

import csv
import io
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from topicgrouper.tree.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Iterable
    from os import PathLike

__all__ = ["Figure", "FiguresFile"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One measured value.

    Attributes
    ----------
    model
        The name of the model, such as ``lda-optimized``.
    n
        Its number of topics, or of words for a selection of words.
    seed
        The seed of its fit, nothing where no chance is involved.
    measure
        What was measured, such as ``perplexity``.
    value
        The result; not a number where the measure has none for this model.
    standard_error
        What sampling adds to the uncertainty of the value; 0 where it is exact, nothing where it
        is not known.
    fit_seconds
        How long the fit of the model took; 0 for a flat view of a tree that was there.
    measure_seconds
        How long the measure took.
    """

    model: str
    n: int
    seed: int | None
    measure: str
    value: float
    standard_error: float | None
    fit_seconds: float
    measure_seconds: float

    @property
    def key(self) -> tuple[str, int, int | None, str]:
        """What the figure is of."""
        return self.model, self.n, self.seed, self.measure


_NAMES = tuple(field.name for field in fields(Figure))
_COLUMNS = (*_NAMES, "settings")
_OPTIONAL = ("seed", "standard_error")


class FiguresFile:
    """The figures that a file holds, with new ones put into it one by one.

    Parameters
    ----------
    path
        The file. It is read if it is there, and made with the first figure if it is not.
    settings
        A short text that stands for everything the figures depend on: data, options, versions.

    Raises
    ------
    ValueError
        If the file holds anything else than figures made with the same settings.
    """

    def __init__(self, path: str | PathLike[str], *, settings: str) -> None:
        self._path = Path(path)
        self._settings = settings
        self._figures = self._read() if self._path.exists() else []

    @property
    def figures(self) -> tuple[Figure, ...]:
        """All figures, in the order of the file."""
        return tuple(self._figures)

    def add(self, figures: Iterable[Figure]) -> None:
        """Put figures into the file, all of them or none."""
        more = [*self._figures, *figures]
        text = io.StringIO(newline="")
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(_COLUMNS)
        for figure in more:
            values = asdict(figure).values()
            writer.writerow(["" if value is None else value for value in values] + [self._settings])
        with atomic_write(self._path) as file:
            file.write(text.getvalue().encode("utf-8"))
        self._figures = more

    def _read(self) -> list[Figure]:
        with self._path.open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        figures = []
        for line, row in enumerate(rows, start=2):
            if tuple(row) != _COLUMNS or None in row.values():
                raise ValueError(self._refusal("holds something else than measured figures"))
            if row["settings"] != self._settings:
                raise ValueError(
                    self._refusal("was made from other documents or with other settings")
                )
            figures.append(self._figure(row, line))
        return figures

    def _figure(self, row: dict[str, str], line: int) -> Figure:
        try:
            values: dict[str, Any] = {
                "model": row["model"],
                "n": int(row["n"]),
                "seed": int(row["seed"]) if row["seed"] else None,
                "measure": row["measure"],
            }
            for name in _NAMES[len(values) :]:
                empty = name in _OPTIONAL and not row[name]
                values[name] = None if empty else float(row[name])
        except ValueError:
            raise ValueError(self._refusal(f"has no numbers in line {line}")) from None
        return Figure(**values)

    def _refusal(self, what: str) -> str:
        return f"{self._path} {what}; name another file, or remove it to start anew"

"""Measured figures in a CSV file that an interrupted run can resume from.

Fitting other models can take hours. Each figure is written as soon as it is measured, and the file
is complete at any time.
"""

from __future__ import annotations

import csv
import io
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from topicgrouper.storage.atomic_file import atomic_write, is_plain_file
from topicgrouper.tables.table import column

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from os import PathLike


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One measured value.

    The seed is None for a deterministic model; the standard error is 0 if the value is exact, None
    if the error is unknown. A view of an existing tree takes 0 seconds to fit.
    """

    model: str = column("model", "The model, such as topic-grouper or lda.")
    n: int = column("n", "Number of topics; 1 for models without topics.")
    seed: int | None = column("seed", "Seed of a stochastic model.", optional=True)
    measure: str = column("measure", "The measure, such as perplexity or coherence.")
    value: float = column("value", "The measured value.")
    standard_error: float | None = column(
        "standard error", "Standard error of the value; 0 if it is exact.", optional=True
    )
    fit_seconds: float = column("fit seconds", "Time of the fit in seconds.")
    measure_seconds: float = column("measure seconds", "Time of the measurement in seconds.")

    @property
    def key(self) -> tuple[str, int, int | None, str]:
        """Model, n, seed and measure, which identify the figure."""
        return self.model, self.n, self.seed, self.measure


_NAMES = tuple(field.name for field in fields(Figure))
_OPTIONAL = ("seed", "standard_error")
_TYPES: dict[str, Callable[[str], Any]] = {"model": str, "measure": str, "n": int, "seed": int}
_ALWAYS = "documents"
"""The setting that all figures depend on; the others only matter to stochastic models."""


class FiguresFile:
    """A CSV file of figures that grows as they are measured.

    An existing file is read; an incomplete last line is ignored. Each of the settings that figures
    depend on is a column; ``documents`` identifies the training and test documents.
    """

    def __init__(self, path: str | PathLike[str], *, settings: Mapping[str, str]) -> None:
        self._path = Path(path)
        if not is_plain_file(path):
            raise ValueError(f"{path} is not a regular file; figures need one to resume from")
        self._settings = dict(settings)
        self._rows = self._read() if self._path.exists() else []

    @property
    def figures(self) -> tuple[Figure, ...]:
        """All figures, in the order of the file."""
        return tuple(figure for figure, _ in self._rows)

    def add(self, figures: Iterable[Figure]) -> None:
        """Add figures to the file, either all of them or none."""
        rows = [*self._rows, *((figure, self._settings) for figure in figures)]
        text = io.StringIO(newline="")
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow([*_NAMES, *self._settings])
        for figure, settings in rows:
            values = [*asdict(figure).values(), *settings.values()]
            writer.writerow(["" if value is None else value for value in values])
        with atomic_write(self._path) as file:
            file.write(text.getvalue().encode("utf-8"))
        self._rows = rows

    def _read(self) -> list[tuple[Figure, dict[str, str]]]:
        text = self._path.read_text(encoding="utf-8", errors="replace")
        whole_lines = text[: text.rfind("\n") + 1]
        reader = csv.DictReader(io.StringIO(whole_lines, newline=""))
        if tuple(reader.fieldnames or ()) != (*_NAMES, *self._settings):
            raise ValueError(self._refusal("does not contain measured figures"))
        rows = []
        for line, row in enumerate(reader, start=2):
            if None in row or None in row.values():
                raise ValueError(self._refusal(f"is damaged at line {line}"))
            settings = {name: row[name] for name in self._settings}
            self._check(settings, is_random=bool(row["seed"]))
            rows.append((self._figure(row, line), settings))
        return rows

    def _check(self, settings: dict[str, str], *, is_random: bool) -> None:
        for name, value in self._settings.items():
            if settings[name] == value or not (is_random or name == _ALWAYS):
                continue
            if name == _ALWAYS:
                raise ValueError(self._refusal("was made from other documents"))
            what = f"was made with {name} {settings[name]}, not {value}"
            raise ValueError(self._refusal(what))

    def _figure(self, row: dict[str, str], line: int) -> Figure:
        values: dict[str, Any] = {name: row[name] for name in _NAMES}
        try:
            for name, text in values.items():
                is_empty = name in _OPTIONAL and not text
                values[name] = None if is_empty else _TYPES.get(name, float)(text)
        except ValueError:
            raise ValueError(self._refusal(f"has invalid numbers at line {line}")) from None
        return Figure(**values)

    def _refusal(self, what: str) -> str:
        return f"{self._path} {what}; name another file, or delete it to start again"

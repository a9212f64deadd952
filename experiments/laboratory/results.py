"""Results on disk: a table of one kind of row that is added to and never computed twice."""

from __future__ import annotations

import csv
import io
from dataclasses import astuple, fields
from functools import cache
from importlib.metadata import version
from platform import python_version
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from topicgrouper.storage.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from dataclasses import Field
    from pathlib import Path

__all__ = ["Results", "Row", "versions"]


class Row(Protocol):
    """A frozen dataclass of texts and numbers."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""


R = TypeVar("R", bound=Row)
_VERSIONS = "versions"
_READERS = {"str": str, "int": int, "float": float}


class Results(Generic[R]):
    """The rows of one experiment, stored in a CSV file.

    A row is written as soon as it is added, so an experiment can be interrupted and resumed. Each
    row ends with the versions that produced it.

    Parameters
    ----------
    path : Path
        The file, created with the first row.
    kind : type
        The dataclass of the rows; its fields are the columns.
    """

    def __init__(self, path: Path, kind: type[R]) -> None:
        self._path = path
        self._columns = {field.name: _READERS[str(field.type)] for field in fields(kind)}
        self._kind = kind
        self._rows = {row.key: row for row in self._read()}

    def __iter__(self) -> Iterator[R]:
        """Return the rows in the order in which they were added."""
        return iter(self._rows.values())

    def __contains__(self, key: tuple[object, ...]) -> bool:
        """Return whether this has been measured."""
        return key in self._rows

    def __getitem__(self, key: tuple[object, ...]) -> R:
        """Return the row with this measurement."""
        return self._rows[key]

    def add(self, row: R) -> None:
        """Add a row, also to the file."""
        is_new = not self._path.exists()
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            if is_new:
                writer.writerow([*self._columns, _VERSIONS])
            writer.writerow([*astuple(row), versions()])
        self._rows[row.key] = row

    def forget(self, is_stale: Callable[[R], bool]) -> None:
        """Drop rows, also from the file, to measure them again."""
        stale = {key for key, row in self._rows.items() if is_stale(row)}
        if not stale:
            return
        with self._path.open(encoding="utf-8", newline="") as file:
            header, *lines = csv.reader(file)
        kept = [line for line in lines if self._row(line).key not in stale]
        with atomic_write(self._path) as target:
            text = io.StringIO()
            csv.writer(text, lineterminator="\n").writerows([header, *kept])
            target.write(text.getvalue().encode())
        self._rows = {key: row for key, row in self._rows.items() if key not in stale}

    def _row(self, cells: Sequence[str]) -> R:
        columns = zip(self._columns.items(), cells, strict=False)  # versions come last
        return self._kind(**{name: read(cell) for (name, read), cell in columns})

    def _read(self) -> Iterator[R]:
        if not self._path.exists():
            return
        with self._path.open(encoding="utf-8", newline="") as file:
            table = csv.reader(file)
            expected = [*self._columns, _VERSIONS]
            if next(table, None) != expected:
                raise ValueError(
                    f"{self._path} must have the columns {', '.join(expected)}; move it away to "
                    "start again"
                )
            yield from map(self._row, table)


@cache
def versions() -> str:
    """Return the versions that a result depends on."""
    packages = ", ".join(f"{name} {version(name)}" for name in ("topicgrouper", "numpy", "scipy"))
    return f"{packages}, Python {python_version()}"

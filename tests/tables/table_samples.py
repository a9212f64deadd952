"""A table with a column of each kind, and cells that are anybody's."""

from __future__ import annotations

from dataclasses import dataclass

from topicgrouper.tables import Table
from topicgrouper.tables.table import column, computed

HOSTILE = (
    "=HYPERLINK(1)",
    "-1+1",
    "two\nlines\tand a tab",
    "\x1b[2J\x00",
    "\ud800",
    "漢字" * 20,
    "w" * 40_000,
    'a,b;c|d"e',
    "\\{$&}_^#%~`<b>[x](y)",
    "",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    topic: int | None = column("topic", "Its number.")
    name: str | None = column("name", "Its name.", layout="name", optional=True)
    share: float | None = column("share", "Its share.", show=".1%")
    frequency: int | float = column("occurrences", "How often it occurs.")
    general: bool | None = column("general", "Whether it is general.")
    code: str = column(about="A code.", own=True, default="")
    words: tuple[str, ...] = column("words", "Its words.", default=())
    spans: tuple[tuple[int, int], ...] | None = column(about="Places.", kind="nested", default=None)
    unseen: object = None

    @computed("size", in_files=False)
    def n_words(self) -> int:
        return len(self.words)


def row(**cells):
    known = {"topic": 1, "name": None, "share": 0.25, "frequency": 3, "general": False}
    return Row(**known | cells)


def table(*rows):
    return Table.of(rows, Row)


NAMES = ["topic", "name", "share", "frequency", "general", "code", "words", "spans"]

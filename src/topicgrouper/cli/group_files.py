"""Topics in groups of documents as CSV and JSON."""

from __future__ import annotations

import codecs
from contextlib import nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, BinaryIO, Literal

import typer

from topicgrouper.cli.destinations import check_destination, is_plain, size_of
from topicgrouper.cli.models import check_exclusive
from topicgrouper.cli.topic_tables import counted

if TYPE_CHECKING:
    from pathlib import Path

    from topicgrouper.groups.comparison import GroupComparison, Measure

__all__ = ["GroupFile", "WideMeasure"]

WideMeasure = Literal["relative", "share", "count"]  # typer needs it without NumPy

_MEASURES: dict[WideMeasure, Measure] = {
    "relative": "relative_share",
    "share": "share",
    "count": "count",
}
_DIGITS = 4
"""Significant digits of shares in a table for spreadsheets."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupFile:
    """Where and how to write topics in groups, as the options say.

    Attributes
    ----------
    kind : {"csv", "json"}
        The format.
    path : Path or None
        The file; None for standard output.
    wide : {"relative", "share", "count"} or None
        The numbers of a table with one column per group; None for one row per topic and group.
    by : {"topic", "group"}
        Which rows stand together.
    bom : bool
        Whether to begin with a byte order mark.
    """

    kind: Literal["csv", "json"]
    path: Path | None
    wide: WideMeasure | None
    by: Literal["topic", "group"]
    bom: bool

    @classmethod
    def of_options(
        cls,
        *,
        as_csv: bool,
        as_json: bool,
        path: Path | None,
        wide: WideMeasure | None,
        by: Literal["topic", "group"],
        bom: bool,
    ) -> GroupFile | None:
        """Return what the options ask for; None if that is a table for people.

        Parameters
        ----------
        as_csv, as_json : bool
            Whether a format is named.
        path : Path or None
            The file, whose extension names a format, too.
        wide : {"relative", "share", "count"} or None
            As in the attributes.
        by : {"topic", "group"}
            As in the attributes.
        bom : bool
            As in the attributes.
        """
        check_exclusive({"--json": as_json, "--csv": as_csv})
        check_exclusive({"--by group": by == "group", "--wide": wide is not None})
        kind = _kind(as_csv=as_csv, as_json=as_json, path=path)
        if wide is not None and kind is None:
            message = "it is for files; add --csv, --json or -o table.csv"
            raise typer.BadParameter(message, param_hint="--wide")
        if bom and kind != "csv":
            message = "it is for CSV; add --csv or -o table.csv, or omit it"
            raise typer.BadParameter(message, param_hint="--bom")
        if path is not None:
            check_destination(path)
        return None if kind is None else cls(kind=kind, path=path, wide=wide, by=by, bom=bom)

    def write(self, comparison: GroupComparison, *, column: str) -> None:
        """Write a comparison; if to a file, say so.

        Parameters
        ----------
        comparison : GroupComparison
            The topics and groups.
        column : str
            The column that the groups are from.
        """
        from topicgrouper.storage.atomic_file import atomic_write  # noqa: PLC0415

        if self.kind == "json" and self.path is None:
            from topicgrouper.cli.console import print_json  # noqa: PLC0415

            print_json(self._document(comparison, column))
            return
        target = (
            nullcontext(typer.get_binary_stream("stdout"))
            if self.path is None
            else atomic_write(self.path)
        )
        with target as file:
            if self.kind == "json":
                self._write_json(comparison, column, file)
            else:
                self._write_csv(comparison, file)
        if self.path is not None:
            from topicgrouper.cli.console import results  # noqa: PLC0415

            line = f"Wrote {self.path}{size_of(self.path)}: {self._content(comparison)}."
            results(beside=self.path).print(line, soft_wrap=True)

    def _content(self, comparison: GroupComparison) -> str:
        n_topics, n_groups = comparison.counts.shape
        noun = comparison.document_groups.every or "group"
        if self.wide is None:
            return f"{n_topics * n_groups:,} rows, one per topic and {noun}"
        return f"{counted(n_topics, 'topic')} × {counted(n_groups, noun)}"

    def _rows(self, comparison: GroupComparison) -> Any:
        if self.wide is None:
            return comparison.rows(by=self.by)
        return comparison.wide_rows(_MEASURES[self.wide])

    def _document(self, comparison: GroupComparison, column: str) -> dict[str, Any]:
        found = comparison.document_groups
        measure = {} if self.wide is None else {"measure": _MEASURES[self.wide]}
        return {
            "column": column,
            "every": found.every,
            "level": comparison.level,
            "min_documents": comparison.min_documents,
            "left_out": {
                "without_value": found.n_missing,
                "unreadable": found.n_unreadable,
                "inexact": found.n_inexact,
                "empty": comparison.n_empty,
            },
            **measure,
            "rows": list(self._rows(comparison)),
        }

    def _write_json(self, comparison: GroupComparison, column: str, file: BinaryIO) -> None:
        import json  # noqa: PLC0415 - other commands need not wait for it

        text = json.dumps(self._document(comparison, column), ensure_ascii=False, indent=2)
        # lone surrogates, from badly encoded files, become escapes of JSON
        file.write(text.encode("utf-8", "backslashreplace") + b"\n")

    def _write_csv(self, comparison: GroupComparison, file: BinaryIO) -> None:
        from topicgrouper.storage.csv_cells import (  # noqa: PLC0415
            csv_row,
            value_cell,
            word_separator,
        )
        from topicgrouper.storage.text_file import text_of  # noqa: PLC0415

        if self.bom:
            file.write(codecs.BOM_UTF8)
        separator = word_separator(comparison.view.tree.vocabulary)
        with text_of(file) as text:
            for place, row in enumerate(self._rows(comparison)):
                if not place:
                    text.write(csv_row(map(value_cell, row)))
                cells = {**row, "words": separator.join(row["words"])}
                text.write(csv_row(self._cell(name, cell) for name, cell in cells.items()))

    def _cell(self, column: str, value: Any) -> Any:
        from topicgrouper.storage.csv_cells import value_cell, word_cell  # noqa: PLC0415

        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str):
            return value_cell(value) if column == "group" else word_cell(value)
        if isinstance(value, float) and self.wide is not None and self.wide != "count":
            return float(f"{value:.{_DIGITS}g}")
        return value


def _kind(*, as_csv: bool, as_json: bool, path: Path | None) -> Literal["csv", "json"] | None:
    """Return the format that the options or the extension of a file name."""
    named: Literal["csv", "json"] | None = "csv" if as_csv else "json" if as_json else None
    if path is None:
        return named
    ending = path.suffix.lower()
    found: Literal["csv", "json"] | None = (
        "csv" if ending == ".csv" else "json" if ending == ".json" else None
    )
    if named and found and named != found:
        message = f"{path.name} does not fit --{named}; omit that, or name a file *.{named}"
        raise typer.BadParameter(message, param_hint="-o")
    kind = named or found
    if kind is None and ending == "" and not is_plain(path):
        return "csv"  # a pipe or /dev/stdout has no extension
    if kind is None:
        message = f"{path.name}: the file name must end in .csv or .json; or add --csv or --json"
        raise typer.BadParameter(message, param_hint="-o")
    return kind

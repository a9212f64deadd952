"""The kept columns of a model, in a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.corpus.column_summary import ColumnSummary
    from topicgrouper.model.model import Model

__all__ = ["in_short", "summaries"]


def summaries(model: Model) -> list[ColumnSummary]:
    """Return what each kept column of a model holds."""
    from topicgrouper.corpus.column_summary import summarize_column  # noqa: PLC0415 - needs NumPy

    return [summarize_column(name, values) for name, values in model.document_columns.items()]


def in_short(columns: Sequence[ColumnSummary]) -> str:
    """Return columns as a list for people; their names may be anybody's."""
    from topicgrouper.tables.shown import printable  # noqa: PLC0415

    shown = [str(column) for column in columns]
    return ", ".join(printable(text, limit=len(text)) for text in shown)

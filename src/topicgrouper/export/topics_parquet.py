"""One flat view as Parquet: the paper's table of topics."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.checks import checked_word_limit
from topicgrouper.export.utf8_words import encodable
from topicgrouper.storage.extras import check_extra
from topicgrouper.storage.parquet_file import write_parquet
from topicgrouper.tree.lookup import name_of

if TYPE_CHECKING:
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["write_topics_parquet"]


def write_topics_parquet(
    view: FlatView, file: BinaryIO, *, words: int = 10, frequent: bool = False
) -> None:
    """Write the topics of a view, most distinctive first, one per row, as ``.parquet``.

    The columns are ``topic`` (its number, or its word if it started from a single word), ``id``,
    ``n`` (the paper's number), ``name`` (null if nobody gave one), ``frequency``, ``size``,
    ``focus`` in bits, ``general`` (true for general topics, which come last) and two lists:
    ``words``, those that distinguish the topic from all others, and ``frequent_words``. Without
    training counts, ``focus`` and ``general`` are null.

    Parameters
    ----------
    view : FlatView
        The view.
    file : BinaryIO
        Where to write.
    words : int, default=10
        Number of words per topic.
    frequent : bool, default=False
        Write the most frequent topics first, and the most frequent words as ``words``.

    Raises
    ------
    ModuleNotFoundError
        If polars is not installed.

    See Also
    --------
    write_topics_csv : The same table as CSV.
    export : Write any format by name.

    Examples
    --------
    >>> import io
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_topics_parquet
    >>> file = io.BytesIO()
    >>> write_topics_parquet(fit_tree([[3, 2, 0], [1, 2, 1], [0, 0, 2]]).view(2), file)
    >>> file.getvalue()[:4]
    b'PAR1'
    """
    check_extra("polars", "writing Parquet")
    import polars as pl  # noqa: PLC0415 - an optional dependency

    k = checked_word_limit(words)
    rows = view.table(k, frequent=frequent).rows
    columns = {
        "topic": encodable(name_of(view.tree, row.id) for row in rows),
        "id": [row.id for row in rows],
        "n": [row.topic for row in rows],
        "name": pl.Series([row.name for row in rows], dtype=pl.String),
        "frequency": [row.frequency for row in rows],
        "size": [row.size for row in rows],
        "focus": pl.Series([row.focus for row in rows], dtype=pl.Float64),
        "general": pl.Series([row.general for row in rows], dtype=pl.Boolean),
        "words": [encodable(row.words) for row in rows],
        "frequent_words": [encodable(row.frequent_words) for row in rows],
    }
    write_parquet(pl.DataFrame(columns), file)

"""One flat view as Parquet: the paper's table of topics."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.checks import checked_word_limit
from topicgrouper.export.utf8_words import encodable
from topicgrouper.storage.parquet_file import write_parquet

if TYPE_CHECKING:
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["write_topics_parquet"]


def write_topics_parquet(view: FlatView, file: BinaryIO, *, words: int = 10) -> None:
    """Write the topics of a view, most frequent first, one per row, as ``.parquet``.

    The columns are ``id``, ``n`` (the paper's number), ``frequency``, ``size`` and ``words``, a
    list.

    Parameters
    ----------
    view : FlatView
        The view.
    file : BinaryIO
        Where to write.
    words : int, default=10
        Number of most frequent words per topic.
    """
    import polars as pl  # noqa: PLC0415 - a heavy import

    k = checked_word_limit(words)
    columns = {
        "id": [topic.id for topic in view],
        "n": [topic.n for topic in view],
        "frequency": [topic.frequency for topic in view],
        "size": [topic.size for topic in view],
        "words": [encodable(topic.top_words(k)) for topic in view],
    }
    write_parquet(pl.DataFrame(columns), file)

"""One flat view as Parquet: the paper's table of topics."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO, SupportsIndex

from topicgrouper.export.checks import checked_words
from topicgrouper.export.utf8_words import encodable
from topicgrouper.storage.parquet_file import write_parquet

if TYPE_CHECKING:
    from topicgrouper.tree import TopicTree

__all__ = ["write_topics_parquet"]


def write_topics_parquet(
    tree: TopicTree, file: BinaryIO, *, n: SupportsIndex, words: int = 10
) -> None:
    """Write the topics of T(n) by falling frequency, one a row, as ``.parquet``.

    The columns are ``id``, ``n`` (the paper's number), ``frequency``, ``size`` and ``words``, a
    list.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    n : int
        The number of topics.
    words : int, default=10
        How many of the most frequent words to give of each topic.
    """
    import polars as pl  # noqa: PLC0415 - a heavy import

    k = checked_words(words)
    topics = tree.topics(n)
    columns = {
        "id": [topic.id for topic in topics],
        "n": [topic.n for topic in topics],
        "frequency": [topic.frequency for topic in topics],
        "size": [topic.size for topic in topics],
        "words": [encodable(topic.top_words(k)) for topic in topics],
    }
    write_parquet(pl.DataFrame(columns), file)

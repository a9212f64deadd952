"""The words of a tree as CSV, each with its topic in one or several views."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

import numpy as np

from topicgrouper.export.export_table import ExportTable, write_table_csv
from topicgrouper.export.topic_levels import TOPIC_COLUMNS, sorted_by_topic, topic_levels

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from topicgrouper.export.export_table import Cell
    from topicgrouper.export.topic_levels import TopicLevel
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["words_table", "write_words_csv"]

_DIGITS = 4


def write_words_csv(
    view: FlatView | Sequence[FlatView],
    file: BinaryIO,
    *,
    words: int = 5,
    frequent: bool = False,
    counted_words: Sequence[str] | None = None,
) -> None:
    """Write all words or items, one per row, with their topics, as ``.csv``.

    The columns are ``word`` (as it was counted, for instance a stem or an article code),
    ``display_word`` (if words are displayed in another form), ``frequency``, ``documents`` (in how
    many it occurs; empty without training counts), ``topic`` (its number, or its word if it started
    from a single word), ``topic_name`` (empty if nobody gave one), ``topic_words`` and
    ``topic_share`` (the word's share of the topic). With several views, the columns of each are
    named by its number of topics: ``topic_20``, ``topic_20_name``, … Words of a topic stand
    together, most frequent first; topics have the order of the table of topics. Texts that a
    spreadsheet would run as a formula are prefixed with an apostrophe.

    Parameters
    ----------
    view : FlatView or sequence of FlatView
        One or several views of a tree, with different numbers of topics.
    file : BinaryIO
        Where to write.
    words : int, default=5
        Number of words per topic in ``topic_words``: those that distinguish it from all others,
        separated by blanks; by commas if a word of the tree contains blanks, and by semicolons if
        one also contains commas.
    frequent : bool, default=False
        Write the most frequent words of a topic, and the most frequent topics first.
    counted_words : sequence of str, optional
        The words as they were counted, if those of the tree are display words.

    Raises
    ------
    ValueError
        If two views have the same number of topics.

    See Also
    --------
    write_topics_csv, write_documents_csv : The tables of topics and of documents.
    export : Write any format by name.

    Examples
    --------
    >>> import io
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_words_csv
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> view = fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(2)
    >>> file = io.BytesIO()
    >>> write_words_csv(view, file, words=2)
    >>> print(file.getvalue().decode(), end="")
    word,frequency,documents,topic,topic_name,topic_words,topic_share
    dog,5,3,3,,cat dog,0.5556
    cat,4,2,3,,cat dog,0.4444
    tea,6,2,2,,tea milk,0.5
    milk,6,3,2,,tea milk,0.5
    """
    table = words_table(view, words=words, frequent=frequent, counted_words=counted_words)
    write_table_csv(table, file)


def words_table(
    view: FlatView | Sequence[FlatView],
    *,
    words: int = 5,
    frequent: bool = False,
    counted_words: Sequence[str] | None = None,
) -> ExportTable:
    """Return the table that `write_words_csv` writes."""
    levels = topic_levels(view, prefix="topic", words=words, frequent=frequent)
    tree = levels[0].view.tree
    names = {"word": tree.vocabulary}
    if counted_words is not None:
        names = {"word": tuple(counted_words), "display_word": tree.vocabulary}
    columns = (*TOPIC_COLUMNS, "_share")
    topics = [level.prefix + column for level in levels for column in columns]
    rows = _rows(levels, list(names.values()))
    return ExportTable([*names, "frequency", "documents", *topics], rows, tree.n_words)


def _rows(levels: Sequence[TopicLevel], names: Sequence[Sequence[str]]) -> Iterator[list[Cell]]:
    tree = levels[0].view.tree
    frequencies = tree.word_frequencies
    documents = _document_frequencies(tree)
    by_frequency = np.argsort(-frequencies, kind="stable")
    order = by_frequency[
        sorted_by_topic(levels, [level.view.positions[by_frequency] for level in levels])
    ]
    for word in order.tolist():
        described = [
            cell
            for level in levels
            for cell in (
                *level.cells[level.view.positions[word]],
                _rounded(float(level.view.word_shares[word])),
            )
        ]
        counted = [frequencies[word].item(), documents[word]]
        yield [*(name[word] for name in names), *counted, *described]


def _document_frequencies(tree: TopicTree) -> list[int | None]:
    """Return the number of documents with each word, None without training counts."""
    counts = tree.counts
    if counts is None:
        return [None] * tree.n_words
    found = np.bincount(counts.indices[counts.data > 0], minlength=tree.n_words)
    return [int(number) for number in found]


def _rounded(share: float) -> float:
    """Round to significant digits, as most words are a small part of their topic."""
    return float(f"{share:.{_DIGITS}g}")

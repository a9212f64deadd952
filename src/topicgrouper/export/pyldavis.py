"""The topics of a view for pyLDAvis."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from topicgrouper.arrays.sums import row_shares
from topicgrouper.tables.shown import printable

if TYPE_CHECKING:
    from topicgrouper.tree.topic_view import TopicView

_BACKGROUND = 1e-9
"""Share of each topic that is spread over all words: pyLDAvis cannot draw the logarithm of 0."""

_MAX_WORD_LENGTH = 100


def pyldavis_arguments(view: TopicView) -> dict[str, Any]:
    """Return the arguments of ``pyLDAvis.prepare`` for a view or soft topics.

    Topics are in the order of the view, and ``sort_topics`` is False, so topic 1 of the page is the
    first of the view; otherwise pyLDAvis would sort and renumber them.

    In a view, each word belongs to one topic and has probability 0 in all others. As pyLDAvis takes
    logarithms, 10⁻⁹ of each topic is spread over all words by their overall frequencies. pyLDAvis
    fills the list of a topic with few words with others, at a probability close to 0.

    Parameters
    ----------
    view : FlatView or SoftTopics
        Topics of a tree with training counts; pyLDAvis needs at least 3 topics to place them.
        Documents without words are omitted, as they have no topics.

    Returns
    -------
    dict of str to object
        ``topic_term_dists`` (topics × words), ``doc_topic_dists`` (documents × topics),
        ``doc_lengths``, ``vocab``, ``term_frequency`` and ``sort_topics``. Rows of both matrices
        sum to 1.

    Raises
    ------
    ValueError
        If the tree has no training counts.

    See Also
    --------
    export : Write the arguments to a file, with the format ``pyldavis``.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import pyldavis_arguments
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> arguments = pyldavis_arguments(fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(3))
    >>> arguments["vocab"], arguments["topic_term_dists"].shape
    (['cat', 'dog', 'tea', 'milk'], (3, 4))
    >>> import pyLDAvis  # doctest: +SKIP
    >>> pyLDAvis.display(pyLDAvis.prepare(**arguments))  # doctest: +SKIP
    """
    tree = view.tree
    if tree.counts is None:
        raise ValueError(
            "this tree has no training counts, which pyLDAvis needs; refit it, or load a file "
            "that was saved with them"
        )
    overall = tree.word_frequencies / tree.frequencies[-1]
    of_topics = (1 - _BACKGROUND) * view.topic_words[:, tree.columns] + _BACKGROUND * overall
    lengths = np.asarray(tree.counts.sum(axis=1)).ravel()
    with_words = np.flatnonzero(lengths > 0)
    return {
        "topic_term_dists": of_topics,
        "doc_topic_dists": row_shares(view.document_counts[with_words]).toarray(),
        "doc_lengths": lengths[with_words],
        "vocab": list(tree.vocabulary),
        "term_frequency": tree.word_frequencies,
        "sort_topics": False,
    }


def write_pyldavis(view: TopicView, file: BinaryIO) -> None:
    """Write the arguments of ``pyLDAvis.prepare``, and the numbers of the topics (``topics``).

    Unprintable characters of words are spelled out, and words are cut.
    """
    arrays = pyldavis_arguments(view)
    # NumPy stores every string at the length of the longest
    short = [printable(word, limit=_MAX_WORD_LENGTH) for word in arrays["vocab"]]
    arrays["vocab"] = np.array(short, dtype=np.str_)
    arrays["topics"] = view.tree.numbers[view.nodes]
    np.savez_compressed(file, **arrays)  # without the time, so equal views give equal files

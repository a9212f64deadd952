"""One flat view for pyLDAvis."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING, Any, BinaryIO, SupportsIndex

import numpy as np
from numpy.lib.format import write_array

from topicgrouper.tree.representation import printable
from topicgrouper.tree.topic_columns import proportions_of, topic_columns

if TYPE_CHECKING:
    from topicgrouper.tree import TopicTree

__all__ = ["pyldavis_arguments", "write_pyldavis"]

_BACKGROUND = 1e-9
"""What each topic gets of all words: pyLDAvis takes logarithms and draws no infinite values."""

_LONGEST_WORD = 100

_EPOCH = (1980, 1, 1, 0, 0, 0)


def pyldavis_arguments(tree: TopicTree, n: SupportsIndex) -> dict[str, Any]:
    """Return what ``pyLDAvis.prepare(**arguments)`` takes for T(n).

    Topics are in the order of `TopicTree.topics`, and ``sort_topics`` is False: number 1 of the
    page is the first of them. pyLDAvis would sort and number them anew otherwise.

    In T(n) a word belongs to one topic, and has the probability 0 in all others. pyLDAvis takes
    logarithms, so a part of 10⁻⁹ of each topic is given to all words as they occur overall; what
    it shows of a topic with few words is then filled up with others, at a probability next to 0.

    Parameters
    ----------
    tree : TopicTree
        A tree with training counts. Documents without any word are left out, as they have no
        topics.
    n : int
        The number of topics; pyLDAvis needs at least 3 to place them.

    Returns
    -------
    dict
        ``topic_term_dists`` (topics × words), ``doc_topic_dists`` (documents × topics),
        ``doc_lengths``, ``vocab``, ``term_frequency`` and ``sort_topics``. Rows of both matrices
        sum to 1.

    Raises
    ------
    ValueError
        If the tree has no training counts.
    """
    if tree.counts is None:
        msg = (
            "this tree has no training counts, which pyLDAvis needs; fit anew, or load an archive "
            "that was saved with them"
        )
        raise ValueError(msg)
    columns = topic_columns(tree, n)
    overall = tree.word_frequencies / tree.frequencies[-1]
    word_shares = tree.word_frequencies / tree.frequencies[columns.nodes][columns.of_words]
    of_topics = np.tile(_BACKGROUND * overall, (len(columns.nodes), 1))
    of_topics[columns.of_words, np.arange(tree.n_words)] += (1 - _BACKGROUND) * word_shares
    lengths = np.asarray(tree.counts.sum(axis=1)).ravel()
    holding = np.flatnonzero(lengths > 0)
    return {
        "topic_term_dists": of_topics,
        "doc_topic_dists": proportions_of(columns.counts(tree.counts)[holding]).toarray(),
        "doc_lengths": lengths[holding],
        "vocab": list(tree.vocabulary),
        "term_frequency": tree.word_frequencies,
        "sort_topics": False,
    }


def write_pyldavis(tree: TopicTree, file: BinaryIO, *, n: SupportsIndex) -> None:
    """Write the arguments of ``pyLDAvis.prepare`` for T(n) as ``.npz``.

    Beside what `pyldavis_arguments` gives, the file holds ``topic_ids``, the node id of each
    topic; take it out before the rest goes to pyLDAvis. Words are made safe to show and cut at 100
    characters.

    Parameters
    ----------
    tree : TopicTree
        A tree with training counts.
    file : BinaryIO
        Where to write.
    n : int
        The number of topics.
    """
    arrays = pyldavis_arguments(tree, n)
    # NumPy gives every string the room of the longest
    short = [printable(word, limit=_LONGEST_WORD) for word in arrays["vocab"]]
    arrays["vocab"] = np.array(short, dtype=np.str_)
    arrays["topic_ids"] = topic_columns(tree, n).nodes
    with zipfile.ZipFile(file, "w", compression=zipfile.ZIP_DEFLATED) as archive:
        for name, values in arrays.items():
            # without the time of writing, equal trees give equal files
            member = zipfile.ZipInfo(f"{name}.npy", date_time=_EPOCH)
            member.compress_type = zipfile.ZIP_DEFLATED
            with archive.open(member, "w", force_zip64=True) as part:
                write_array(part, np.asarray(values), allow_pickle=False)

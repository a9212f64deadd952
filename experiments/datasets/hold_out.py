"""Hold out documents, drop rare words and empty documents: the last steps of every loader."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import numpy as np

from experiments.datasets.splits import Split, random_order, split_at_random

if TYPE_CHECKING:
    from topicgrouper.corpus.corpus import Corpus

__all__ = ["hold_out", "keep_frequent_words", "without_empty_documents"]

_logger = logging.getLogger(__name__)


def hold_out(
    corpus: Corpus, *, test_share: float, seed: int, min_frequency: int, by_label: bool = False
) -> Split:
    """Split at random, then keep the words that are frequent in the training part.

    Parameters
    ----------
    corpus : Corpus
        All documents; empty ones are dropped before the split.
    test_share : float
        The share of documents to hold out.
    seed : int
        The seed of the random split.
    min_frequency : int
        Words that occur less often in the training part are dropped from both parts, and so are
        documents without other words.
    by_label : bool, default=False
        Whether to hold out this share of the documents of each label, rounded down.

    Returns
    -------
    Split
        The training and the test part.
    """
    documents = without_empty_documents(corpus)
    if by_label:
        split = _split_by_label(documents, test_share, seed=seed)
    else:
        split = split_at_random(documents, test_share, seed=seed)
    return keep_frequent_words(split, min_frequency=min_frequency)


def _split_by_label(corpus: Corpus, test_share: float, *, seed: int) -> Split:
    labels = np.array(corpus.labels)
    order = random_order(len(labels), seed=seed)
    is_test = np.zeros(len(labels), dtype=bool)
    for label in np.unique(labels):
        of_label = order[labels[order] == label]
        is_test[of_label[: int(test_share * len(of_label))]] = True
    return Split(train=corpus.select(~is_test), test=corpus.select(is_test))


def keep_frequent_words(split: Split, *, min_frequency: int) -> Split:
    """Drop words that are rare in the training part, and documents without other words.

    Parameters
    ----------
    split : Split
        The training and the test part.
    min_frequency : int
        The minimum number of occurrences in the training part.

    Returns
    -------
    Split
        The filtered parts.
    """
    filtered = split.filter(min_frequency=min_frequency)
    return Split(without_empty_documents(filtered.train), without_empty_documents(filtered.test))


def without_empty_documents(corpus: Corpus) -> Corpus:
    """Drop empty documents: they neither train nor test a model.

    Parameters
    ----------
    corpus : Corpus
        The documents.

    Returns
    -------
    Corpus
        Those with at least one word.
    """
    has_words = np.diff(corpus.counts.indptr) > 0
    n_empty = int((~has_words).sum())
    if n_empty == 0:
        return corpus
    _logger.info("dropped %d of %d documents: no words", n_empty, corpus.n_documents)
    return corpus.select(has_words)

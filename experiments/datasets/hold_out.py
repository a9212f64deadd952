"""Hold out documents, drop rare words, leave out what is then empty: the end of every loader."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.corpus.corpus import Split

if TYPE_CHECKING:
    from topicgrouper.corpus.corpus import Corpus

__all__ = ["hold_out", "keep_frequent_words", "without_empty_documents"]

_logger = logging.getLogger(__name__)


def hold_out(corpus: Corpus, *, test_share: float, seed: int, min_frequency: int) -> Split:
    """Split at random, then keep the words that are frequent in the training part.

    Parameters
    ----------
    corpus : Corpus
        All documents; those without a word are left out before the split.
    test_share : float
        The share of documents held out.
    seed : int
        Of the random split.
    min_frequency : int
        Words that occur less often in the training part are dropped from both parts; so are the
        documents that hold no other words.
    """
    split = without_empty_documents(corpus).split(test_share, seed=seed)
    return keep_frequent_words(split, min_frequency=min_frequency)


def keep_frequent_words(split: Split, *, min_frequency: int) -> Split:
    """Drop words that are rare in the training part, and documents that hold no other words."""
    filtered = split.filter(min_frequency=min_frequency, measured_on="train")
    return Split(without_empty_documents(filtered.train), without_empty_documents(filtered.test))


def without_empty_documents(corpus: Corpus) -> Corpus:
    """Leave out documents without a word: they tell a model nothing, and nothing of a model."""
    has_words = np.diff(corpus.counts.indptr) > 0
    n_empty = int((~has_words).sum())
    if n_empty == 0:
        return corpus
    _logger.info("left out %d of %d documents: no words", n_empty, corpus.n_documents)
    return corpus.select(has_words)

"""NIPS: the bag of words of 1,500 research papers, as the paper prepares it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from experiments.datasets.bags import read_bag
from experiments.datasets.files import find_file
from experiments.datasets.hold_out import hold_out
from topicgrouper.corpus.readers.uci import read_uci

if TYPE_CHECKING:
    import os

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.split import Split

__all__ = ["load_nips", "read_nips"]


def load_nips(path: str | os.PathLike[str], *, seed: int = 0) -> Split:
    """Read the papers, hold out a tenth and drop words with fewer than 5 training occurrences.

    Parameters
    ----------
    path : path-like
        See `read_nips`.
    seed : int, default=0
        The seed of the random split.

    Returns
    -------
    Split
        Training and test papers.

    Notes
    -----
    The training part, with seed 0: 12,139 words, 1,350 papers, 1,732,441 tokens. The paper has
    8,801 words, which its description does not explain: nearly all of the 12,419 published words
    occur at least 5 times. The page on data sets lists what else was tried.
    """
    return hold_out(read_nips(path), test_share=0.1, seed=seed, min_frequency=5)


def read_nips(path: str | os.PathLike[str]) -> Corpus:
    """Read all papers as published by the UCI repository: without stop words, not stemmed.

    Parameters
    ----------
    path : path-like
        The file ``docword.nips.txt``, with ``vocab.nips.txt`` beside it, or the folder that holds
        both; packed or not.

    Returns
    -------
    Corpus
        One document per paper.

    Raises
    ------
    ReadError
        If a file does not have this format; the message names the line.

    References
    ----------
    D. Newman, "Bag of Words", UCI Machine Learning Repository, 2008.
    """
    wanted = "docword.nips.txt"
    file = find_file(path, is_wanted=lambda name: name == wanted, description=wanted)
    return read_bag(file, read_uci)

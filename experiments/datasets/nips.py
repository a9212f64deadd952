"""NIPS: the bag of words of 1,500 research papers, as the paper's authors prepare it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from experiments.datasets.bags import read_bag
from experiments.datasets.files import find_file
from experiments.datasets.hold_out import hold_out
from experiments.datasets.stems import merge_stems
from topicgrouper.corpus.readers.counts import read_uci

if TYPE_CHECKING:
    import os

    from experiments.datasets.splits import Split
    from topicgrouper.corpus.corpus import Corpus

__all__ = ["load_nips", "read_nips"]


def load_nips(path: str | os.PathLike[str], *, seed: int = 0, stem: bool = True) -> Split:
    """Stem the words, hold out a tenth of the papers and drop stems with fewer than 5 occurrences.

    Parameters
    ----------
    path : path-like
        See `read_nips`.
    seed : int, default=0
        The seed of the random split.
    stem : bool, default=True
        Whether to add up the columns of words with the same Porter stem, as the authors' program
        does. The paper itself does not mention it.

    Returns
    -------
    Split
        Training and test papers. Occurrences are counted in the training part.

    Notes
    -----
    The training part, with seed 0: 8,836 stems, 1,350 papers, 1,732,523 tokens. The paper has
    8,801 words; seeds 0 to 9 give 8,782 to 8,846. Without stemming, 12,139 words remain.
    """
    papers = read_nips(path)
    prepared = merge_stems(papers) if stem else papers
    return hold_out(prepared, test_share=0.1, seed=seed, min_frequency=5)


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

"""Baskets as lines of text, and Groceries, which is published so."""

from __future__ import annotations

import csv
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array

from experiments.datasets.files import existing, find_file
from experiments.datasets.hold_out import hold_out
from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.compression import open_unpacked
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable

    from experiments.datasets.splits import Split

__all__ = ["load_baskets", "load_groceries", "read_baskets", "read_groceries"]

_FEWEST = 3
"""One to hold out, and two that a method can be fitted to and validated on."""


def load_groceries(path: str | os.PathLike[str], *, seed: int = 0) -> Split:
    """Read the baskets and hold out a tenth of them.

    Parameters
    ----------
    path : path-like
        See `read_groceries`.
    seed : int, default=0
        The seed of the random split.

    Returns
    -------
    Split
        Training and test baskets, with the articles of the training baskets.
    """
    return hold_out(read_groceries(path), test_share=0.1, seed=seed, min_frequency=1)


def read_groceries(path: str | os.PathLike[str]) -> Corpus:
    """Read a month of baskets at a grocery store, with 169 kinds of articles.

    Parameters
    ----------
    path : path-like
        The file ``groceries.csv``, or the folder that holds it; packed or not.

    Returns
    -------
    Corpus
        One document per basket.

    Raises
    ------
    ReadError
        If it cannot be read.

    References
    ----------
    M. Hahsler, K. Hornik and T. Reutterer, "Implications of probabilistic data modeling for mining
    association rules", Studies in Classification, Data Analysis, and Knowledge Organization, 2006.
    """
    wanted = "groceries.csv"
    return read_baskets(find_file(path, is_wanted=wanted.__eq__, description=wanted))


def load_baskets(path: str | os.PathLike[str], *, seed: int = 0) -> Split:
    """Read a file of baskets and hold out a tenth of them.

    Parameters
    ----------
    path : path-like
        See `read_baskets`.
    seed : int, default=0
        The seed of the random split.

    Returns
    -------
    Split
        Training and test baskets, with the articles of the training baskets. Baskets without any of
        these are dropped.

    Raises
    ------
    ReadError
        If the file cannot be read, or has fewer than three baskets.
    """
    baskets = read_baskets(path)
    n_baskets = int(np.count_nonzero(np.diff(baskets.counts.indptr)))
    if n_baskets < _FEWEST:
        message = (
            f"it must have at least {_FEWEST} baskets, got {n_baskets}; add baskets, one per line"
        )
        raise ReadError(message, path=existing(path))
    return hold_out(baskets, test_share=0.1, seed=seed, min_frequency=1)


def read_baskets(path: str | os.PathLike[str]) -> Corpus:
    """Read baskets, one per line.

    Articles are separated by commas if the file has any, otherwise by blanks. Cells in quotation
    marks may contain commas. An article that is listed twice counts twice.

    Parameters
    ----------
    path : path-like
        A text file in UTF-8, packed or not.

    Returns
    -------
    Corpus
        One document per line, articles in alphabetical order.

    Raises
    ------
    ReadError
        If it is not such a file.
    """
    file = existing(path)
    if file.is_dir():
        raise ReadError("it is a folder; choose a file in it", path=file)
    with open_unpacked(file) as stream:
        content = stream.read()
    try:
        lines = content.decode("utf-8-sig").splitlines()
        baskets = [[article for cell in row if (article := cell.strip())] for row in _rows(lines)]
    except (UnicodeDecodeError, csv.Error) as error:
        message = f"it is not a text file in UTF-8 ({error}); convert it"
        raise ReadError(message, path=file) from error
    articles = sorted(set(chain.from_iterable(baskets)))
    numbers = {article: number for number, article in enumerate(articles)}
    columns = [numbers[article] for basket in baskets for article in basket]
    rows = np.repeat(np.arange(len(baskets)), [len(basket) for basket in baskets])
    shape = (len(baskets), len(articles))
    counts = csr_array((np.ones(len(columns), dtype=np.int64), (rows, columns)), shape=shape)
    return Corpus(counts, articles)


def _rows(lines: list[str]) -> Iterable[list[str]]:
    if any("," in line for line in lines):
        # Line by line: a quotation mark that is never closed must not swallow the next baskets.
        return (next(csv.reader([line], skipinitialspace=True), []) for line in lines)
    return (line.split() for line in lines)

"""The count matrices that are measured, read from ``$TOPICGROUPER_DATA``."""

from __future__ import annotations

import gzip
import os
import tarfile
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import coo_array, csr_array, load_npz

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

VARIABLE = "TOPICGROUPER_DATA"

_KOS = "uci_kos/docword.kos.txt.gz"
_NIPS = "uci_nips/docword.nips.txt.gz"
_NEWSGROUPS = "counts/twenty_newsgroups_14129.npz"
_IMDB = "counts/imdb_100000.npz"
_REVIEWS = "imdb/aclImdb_text.tar.xz"


class DataNotFoundError(Exception):
    """A data file is missing."""


@dataclass(frozen=True)
class DataSet:
    """One count matrix.

    Attributes
    ----------
    name : str
        As on the command line.
    title : str
        As in the tables.
    read : callable
        Reads the file: documents × words, every word occurs.
    file : str or None
        Path in the data folder; ``None`` if the counts are made up.
    series : str or None
        What grows along the data sets of the same series.
    growth_only : bool
        Only measured for the growth of the cost, with this package only.
    """

    name: str
    title: str
    read: Callable[[Path], csr_array[Any]]
    file: str | None
    series: str | None = None
    growth_only: bool = False

    def locate(self) -> Path:
        """Find the file.

        Raises
        ------
        DataNotFoundError
            If it is missing; the message says where it should be.
        """
        if self.file is None:
            return Path()
        folder = os.environ.get(VARIABLE)
        if not folder:
            raise DataNotFoundError(
                f"{VARIABLE} is not set. Set it to the folder that contains {self.file}, or use "
                "--quick for made-up counts."
            )
        path = Path(folder) / self.file
        if not path.is_file():
            raise DataNotFoundError(
                f"{self.title}: there is no file {self.file} in {folder} (from {VARIABLE})."
            )
        return path

    def load(self) -> csr_array[Any]:
        """Read the counts."""
        return self.read(self.locate())


@dataclass(frozen=True)
class Size:
    """What the cost of a fit depends on.

    Attributes
    ----------
    pairs : int
        Pairs of different words within documents, Σ_d |d|·(|d|−1)/2 with |d| distinct words.
    """

    documents: int
    words: int
    nonzeros: int
    tokens: int
    pairs: int


def size_of(counts: csr_array[Any]) -> Size:
    """Return the size of a count matrix."""
    documents, words = counts.shape
    lengths = np.diff(counts.indptr).astype(np.int64)
    return Size(
        documents=documents,
        words=words,
        nonzeros=int(counts.nnz),
        tokens=int(counts.sum(dtype=np.int64)),
        pairs=int((lengths * (lengths - 1)).sum()) // 2,
    )


def read_reviews() -> Iterator[str]:
    """Read the texts of IMDB, one by one."""
    folder = os.environ.get(VARIABLE)
    if not folder or not (path := Path(folder) / _REVIEWS).is_file():
        raise DataNotFoundError(
            f"{VARIABLE} must be the folder that contains {_REVIEWS}; --quick works without data."
        )
    with tarfile.open(path) as archive:
        for member in archive:
            content = archive.extractfile(member)
            if content is not None:
                yield content.read().decode("utf-8")


def frequent_words(counts: csr_array[Any], *, min_frequency: int = 1) -> csr_array[Any]:
    """Keep the words that occur at least ``min_frequency`` times, as 32-bit counts."""
    return _columns(counts, np.flatnonzero(_frequencies(counts) >= min_frequency))


def most_frequent_words(counts: csr_array[Any], *, number: int) -> csr_array[Any]:
    """Keep this many words, in their original order."""
    by_frequency = np.argsort(-_frequencies(counts), kind="stable")
    return _columns(counts, np.sort(by_frequency[:number]))


def random_documents(counts: csr_array[Any], *, number: int) -> csr_array[Any]:
    """Keep this many documents; a smaller selection is always part of a larger one."""
    order = np.random.default_rng(0).permutation(counts.shape[0])
    return counts[np.sort(order[:number])]


def _frequencies(counts: csr_array[Any]) -> Any:
    return np.asarray(counts.sum(axis=0, dtype=np.int64)).ravel()


def _columns(counts: csr_array[Any], columns: Any) -> csr_array[Any]:
    kept = csr_array(counts[:, columns], dtype=np.int32)
    kept.sum_duplicates()
    kept.eliminate_zeros()
    return kept


def _read_uci(path: Path, *, min_frequency: int = 1) -> csr_array[Any]:
    """Read a bag of words: three lines of sizes, then document, word and count, numbered from 1."""
    with gzip.open(path, "rt", encoding="ascii") as lines:
        documents, words, _ = (int(next(lines)) for _ in range(3))
        entries = np.loadtxt(lines, dtype=np.int64)
    rows, columns, data = entries[:, 0] - 1, entries[:, 1] - 1, entries[:, 2]
    counts = coo_array((data, (rows, columns)), shape=(documents, words))
    return frequent_words(counts.tocsr(), min_frequency=min_frequency)


def _read_npz(path: Path) -> csr_array[Any]:
    return frequent_words(csr_array(load_npz(path)))


def _read_documents(path: Path, *, number: int) -> csr_array[Any]:
    return frequent_words(random_documents(_read_npz(path), number=number), min_frequency=5)


def _read_words(path: Path, *, number: int) -> csr_array[Any]:
    return most_frequent_words(_read_npz(path), number=number)


def _make_up(_: Path, *, documents: int, words: int) -> csr_array[Any]:
    """Draw documents of about sixty tokens, with words by Zipf's law."""
    random = np.random.default_rng(documents)
    weights = 1.0 / np.arange(1, words + 1)
    dense = random.multinomial(random.poisson(60, size=documents), weights / weights.sum())
    return frequent_words(csr_array(dense))


_GROWING_DOCUMENTS = [
    DataSet(
        name=f"imdb-documents-{number}",
        title=f"IMDB, {number:,} documents (f ≥ 5)",
        read=partial(_read_documents, number=number),
        file=_IMDB,
        series="documents",
        growth_only=True,
    )
    for number in (12_500, 25_000, 50_000)
]
_GROWING_WORDS = [
    DataSet(
        name=f"imdb-words-{number}",
        title=f"IMDB, {number:,} most frequent words",
        read=partial(_read_words, number=number),
        file=_IMDB,
        series="words",
        growth_only=True,
    )
    for number in (2_000, 4_000, 8_000, 16_000, 32_000)
]

REAL: Sequence[DataSet] = (
    DataSet("kos", "KOS", _read_uci, _KOS),
    DataSet("nips", "NIPS (f ≥ 5)", partial(_read_uci, min_frequency=5), _NIPS),
    DataSet("newsgroups", "Twenty Newsgroups", _read_npz, _NEWSGROUPS),
    *_GROWING_DOCUMENTS,
    DataSet("imdb", "IMDB", _read_npz, _IMDB, series="documents"),
    *_GROWING_WORDS,
)
QUICK: Sequence[DataSet] = (
    DataSet(
        name="quick-documents-150",
        title="made up, half the documents",
        read=partial(_make_up, documents=150, words=200),
        file=None,
        series="documents",
        growth_only=True,
    ),
    DataSet(
        name="quick",
        title="made up",
        read=partial(_make_up, documents=300, words=200),
        file=None,
        series="documents",
    ),
)

"""The collections: counts of training and test documents, and the classes of the latter."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array, load_npz, save_npz
from sklearn.feature_extraction.text import ENGLISH_STOP_WORDS

from benchmarks.data import VARIABLE, DataNotFoundError
from experiments.datasets.labelled_texts import LABELLED
from topicgrouper.corpus.readers.read import count_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

_MIN_FREQUENCY = 5
_N_TOPICS = 50


@dataclass(frozen=True, eq=False)
class Divided:
    """Training and test documents, as counts of the same words.

    Attributes
    ----------
    train, test : csr_array
        Documents × words.
    classes : ndarray of int
        Of the test documents.
    words : tuple of str
        The vocabulary.
    """

    train: csr_array[Any]
    test: csr_array[Any]
    classes: NDArray[np.int64]
    words: tuple[str, ...]

    def without_stop_words(self) -> Divided:
        """Drop the English stop words of scikit-learn."""
        kept = [place for place, word in enumerate(self.words) if word not in ENGLISH_STOP_WORDS]
        return replace(
            self,
            train=self.train[:, kept],
            test=self.test[:, kept],
            words=tuple(self.words[place] for place in kept),
        )

    def half(self, number: int) -> Divided:
        """Keep one of two disjoint random halves of the training documents."""
        order = np.random.default_rng(0).permutation(self.train.shape[0])
        return replace(self, train=self.train[np.sort(order[number::2])])

    def known(self) -> Divided:
        """Drop training documents without words, and words that no training document has."""
        train = self.train[np.diff(self.train.indptr) > 0]
        columns = np.flatnonzero(np.asarray(train.sum(axis=0)).ravel())
        words = tuple(self.words[column] for column in columns.tolist())
        return replace(self, train=train[:, columns], test=self.test[:, columns], words=words)

    def save(self, folder: Path) -> None:
        """Write it for other processes."""
        save_npz(folder / "train.npz", self.train)
        save_npz(folder / "test.npz", self.test)
        facts = {"classes": self.classes.tolist(), "words": self.words}
        (folder / "facts.json").write_text(json.dumps(facts), encoding="utf-8")

    @classmethod
    def load(cls, folder: Path) -> Divided:
        """Read what `save` wrote."""
        facts = json.loads((folder / "facts.json").read_text(encoding="utf-8"))
        train, test = (csr_array(load_npz(folder / f"{part}.npz")) for part in ("train", "test"))
        return cls(train, test, np.array(facts["classes"]), tuple(facts["words"]))


@dataclass(frozen=True)
class Collection:
    """One collection.

    Attributes
    ----------
    name : str
        As on the command line and in the results.
    title : str
        As in the tables.
    read : callable
        Takes the folder of the data.
    n_topics : int
        How many topics every model has.
    """

    name: str
    title: str
    read: Callable[[Path], Divided]
    n_topics: int = _N_TOPICS

    def load(self) -> Divided:
        """Read the documents.

        Raises
        ------
        DataNotFoundError
            If the data are missing.
        """
        if self in QUICK:
            return self.read(Path())
        folder = os.environ.get(VARIABLE)
        if not folder:
            raise DataNotFoundError(
                f"{VARIABLE} is not set. Set it to the folder of the data sets, or use --quick for "
                "made-up counts."
            )
        try:
            return self.read(Path(folder))
        except FileNotFoundError as error:
            raise DataNotFoundError(f"{self.title}: {error} (from {VARIABLE})") from error


def _read_texts(name: str) -> Callable[[Path], Divided]:
    def read(folder: Path) -> Divided:
        (texts, _), (new_texts, labels) = LABELLED[name](folder)
        corpus = count_texts(texts).filter(min_frequency=_MIN_FREQUENCY)
        new = count_texts(new_texts).with_words_of(corpus.vocabulary)
        return _divided(corpus.counts, new.counts, labels, corpus.vocabulary)

    return read


def _read_counts(name: str) -> Callable[[Path], Divided]:
    def read(folder: Path) -> Divided:
        place = folder / "neural" / name
        train, test = (csr_array(load_npz(place / f"{part}_bow.npz")) for part in ("train", "test"))
        labels, words = (
            (place / file).read_text(encoding="utf-8").split()
            for file in ("test_labels.txt", "vocab.txt")
        )
        return _divided(train, test, labels, words)

    return read


def _make_up(_: Path) -> Divided:
    """Draw documents of 60 words, two thirds of them from the words of one of four classes."""
    random = np.random.default_rng(0)
    classes = random.integers(4, size=400)
    weights = np.ones((4, 200))
    weights[np.repeat(np.arange(4), 50), np.arange(200)] = 7
    dense = random.multinomial(60, (weights / weights.sum(axis=1, keepdims=True))[classes])
    words = [f"word{number}" for number in range(200)]
    return _divided(csr_array(dense[:300]), csr_array(dense[300:]), classes[300:], words)


def _divided(
    train: Any, test: Any, labels: Sequence[Any] | NDArray[Any], words: Sequence[str]
) -> Divided:
    classes = np.unique(np.asarray(labels), return_inverse=True)[1].astype(np.int64)
    found = Divided(
        train=csr_array(train, dtype=np.int32),
        test=csr_array(test, dtype=np.int32),
        classes=classes,
        words=tuple(words),
    )
    return found.known()


REAL: tuple[Collection, ...] = (
    Collection("reuters", "Reuters", _read_texts("Reuters")),
    Collection("newsgroups", "Twenty Newsgroups", _read_texts("Twenty Newsgroups")),
    Collection("imdb", "IMDB, a tenth", _read_texts("IMDB")),
    Collection("neural-20ng", "20NG, 5,000 words", _read_counts("20NG")),
    Collection("neural-imdb", "IMDB, 5,000 words", _read_counts("IMDB")),
)
QUICK: tuple[Collection, ...] = (Collection("quick", "made up", _make_up, n_topics=6),)

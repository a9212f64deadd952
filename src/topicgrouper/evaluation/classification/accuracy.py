"""Accuracy of classification as a function of the number of features."""

from __future__ import annotations

import math
from dataclasses import dataclass
from operator import index as as_index
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex, get_args

import numpy as np

from topicgrouper.evaluation.classification.class_counts import class_counts
from topicgrouper.evaluation.classification.class_scores import ClassScores
from topicgrouper.evaluation.classification.topic_counts import LdaTopicCounts
from topicgrouper.evaluation.classification.word_selection import (
    best_columns,
    document_frequencies,
    information_gains,
)
from topicgrouper.fitting import fit_tree
from topicgrouper.tree.flat_view import FlatView, as_view

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.corpus import Corpus
    from topicgrouper.tree import TopicTree

__all__ = ["Accuracy", "Method", "accuracy_over_n"]

Method = Literal["topic-grouper", "information-gain", "document-frequency", "lda"]
"""Ways to reduce words to n features."""


@dataclass(frozen=True, slots=True)
class Accuracy:
    """Accuracy of Naive Bayes with n features.

    Attributes
    ----------
    method : str
        How words were reduced to features.
    n : int
        Number of topics or selected words.
    accuracy : float
        Share of the test documents that were classified correctly (micro average).
    n_test : int
        Number of test documents.
    n_unseen_labels : int
        Test documents whose label does not occur in training; they count as errors.

    See Also
    --------
    accuracy_over_n : Measure the accuracy for several n.

    Examples
    --------
    >>> from topicgrouper.corpus import Corpus
    >>> from topicgrouper.evaluation import accuracy_over_n
    >>> words = ["cat", "purr", "dog", "bark"]
    >>> train = Corpus([[2, 1, 0, 0], [0, 0, 1, 2]], words, labels=["cats", "dogs"])
    >>> test = Corpus([[0, 1, 0, 0], [2, 0, 2, 3]], words, labels=["cats", "cats"])
    >>> (found,) = accuracy_over_n(train, test, [2])
    >>> found.n, found.accuracy, found.n_test, round(found.standard_error, 2)
    (2, 0.5, 2, 0.35)
    """

    method: Method
    n: int
    accuracy: float
    n_test: int
    n_unseen_labels: int

    @property
    def standard_error(self) -> float:
        """The binomial standard error of the accuracy: √(p·(1−p)/n_test)."""
        return math.sqrt(self.accuracy * (1.0 - self.accuracy) / self.n_test)


def accuracy_over_n(
    train: Corpus,
    test: Corpus,
    ns: Iterable[SupportsIndex | FlatView],
    *,
    method: Method = "topic-grouper",
    smoothing: float | None = None,
    tree: TopicTree | None = None,
    lda: Callable[[int], LdaTopicCounts] = LdaTopicCounts,
) -> list[Accuracy]:
    """Classify test documents by Naive Bayes with n features, for several n.

    The tree is fitted and words are ranked once for all n; LDA is fitted for each n.

    Parameters
    ----------
    train, test : Corpus
        Documents with labels. Test words that do not occur in training are dropped.
    ns : iterable of int or FlatView
        Numbers of features, at most the number of words that occur in training (LDA: any). For
        ``"topic-grouper"`` also views of `tree`, for instance refined ones.
    method : {"topic-grouper", "information-gain", "document-frequency", "lda"}
        How to reduce words to features (default: ``"topic-grouper"``).
    smoothing : float, optional
        See `TopicNaiveBayes` (default: 1, but 0 for LDA, as in the paper's formula).
    tree : TopicTree, optional
        The tree of the training counts (default: fitted here).
    lda : callable, optional
        Returns the transformer for n topics (default: `LdaTopicCounts`), as in
        ``lambda n: LdaTopicCounts(n, seed=1)``.

    Returns
    -------
    list of Accuracy
        In the order of `ns`.

    Raises
    ------
    ValueError
        If labels or documents are missing, or an n is out of range.
    TypeError
        If a view is passed for a method that selects words.

    See Also
    --------
    TopicNaiveBayes : The classifier.
    ViewTopicCounts, LdaTopicCounts, InformationGain, DocumentFrequency : The features.

    Examples
    --------
    >>> from topicgrouper.corpus import Corpus
    >>> from topicgrouper.evaluation import accuracy_over_n
    >>> words = ["cat", "purr", "dog", "bark"]
    >>> train = Corpus([[2, 1, 0, 0], [0, 0, 1, 2]], words, labels=["cats", "dogs"])
    >>> test = Corpus([[0, 1, 0, 0], [0, 0, 2, 0]], words, labels=["cats", "dogs"])
    >>> [row.accuracy for row in accuracy_over_n(train, test, [1, 2])]
    [0.5, 1.0]
    """
    if method not in get_args(Method):
        raise ValueError(f"method must be one of {', '.join(get_args(Method))}, got {method!r}")
    task = _Task.of(train, test)
    wanted = [n if isinstance(n, FlatView) else as_index(n) for n in ns]
    numbers = [n.n if isinstance(n, FlatView) else n for n in wanted]
    if smoothing is None:
        smoothing = 0.0 if method == "lda" else 1.0
    if method == "lda":
        guesses: Iterator[IntArray] = _lda_guesses(task, numbers, lda=lda, smoothing=smoothing)
    else:
        reduce = _reductions(task, numbers, method=method, tree=tree)
        guesses = (
            task.guess(reduce(which), n, smoothing=smoothing)
            for which, n in zip(wanted, numbers, strict=True)
        )
    return [
        Accuracy(method, n, task.accuracy(guess), len(task.true), int((task.true < 0).sum()))
        for n, guess in zip(numbers, guesses, strict=True)
    ]


@dataclass(frozen=True, slots=True, eq=False)
class _Task:
    """Training documents, summed by class, and test documents.

    Classes are numbers. A test document with an unknown label has -1, which is never predicted.
    """

    train: Corpus
    test_counts: Any
    classes: IntArray
    class_sizes: IntArray
    word_counts: FloatArray
    true: IntArray

    @classmethod
    def of(cls, train: Corpus, test: Corpus) -> _Task:
        for name, corpus in (("train", train), ("test", test)):
            if corpus.labels is None:
                raise ValueError(f"the {name} corpus has no labels; pass one label per document")
            if corpus.n_documents == 0:
                raise ValueError(f"the {name} corpus has no documents")
        labels, classes = np.unique(np.array(train.labels), return_inverse=True)
        numbers = {label: number for number, label in enumerate(labels.tolist())}
        if test.vocabulary != train.vocabulary:
            test = test.with_words_of(train)
        sizes, word_counts = class_counts(train.counts, classes, n_classes=len(labels))
        true = [numbers.get(label, -1) for label in test.labels or ()]
        return cls(train, test.counts, classes, sizes, word_counts, np.array(true))

    def guess(self, features: IntArray, n: int, *, smoothing: float) -> IntArray:
        """Classify the test documents, given the feature of each word, or -1.

        Only the class counts are reduced, not the documents: each word of a test document has the
        score of its feature.
        """
        known = features >= 0
        reduced = np.stack(
            [np.bincount(features[known], row[known], minlength=n) for row in self.word_counts]
        )
        scores = ClassScores.of(reduced, class_sizes=self.class_sizes, smoothing=smoothing)
        return scores.of_words(features).best(self.test_counts)

    def accuracy(self, guess: IntArray) -> float:
        return float((guess == self.true).mean())


def _reductions(
    task: _Task, numbers: list[int], *, method: Method, tree: TopicTree | None
) -> Callable[[int | FlatView], IntArray]:
    """Return the function from n, or a view, to the feature of each word, or -1."""
    n_words = task.train.n_words
    if method == "topic-grouper":
        grown = fit_tree(task.train.counts, task.train.vocabulary) if tree is None else tree
        if grown.n_columns != n_words:
            raise ValueError(
                f"the tree was fitted to {grown.n_columns} columns, but the training corpus has "
                f"{n_words}; pass the tree of these documents"
            )
        _check_numbers(numbers, high=grown.n_words)

        def topics_of_words(n: int | FlatView) -> IntArray:
            return as_view(grown, n).topic_of_column

        return topics_of_words
    frequencies = document_frequencies(task.train.counts)
    _check_numbers(numbers, high=int((frequencies > 0).sum()))
    if method == "information-gain":
        scores = information_gains(task.train.counts, task.classes)
    else:
        scores = frequencies
    ranked = best_columns(scores, n_words, frequencies=frequencies)

    def best_words(n: int | FlatView) -> IntArray:
        if isinstance(n, FlatView):
            raise TypeError(f"{method} selects words; pass a number of features, not a view")
        features = np.full(n_words, -1, dtype=np.int64)
        features[ranked[:n]] = np.arange(n)
        return features

    return best_words


def _lda_guesses(
    task: _Task,
    numbers: list[int],
    *,
    lda: Callable[[int], LdaTopicCounts],
    smoothing: float,
) -> Iterator[IntArray]:
    _check_numbers(numbers, high=None)
    n_classes = len(task.class_sizes)
    for n in numbers:
        transformer = lda(n)
        training = transformer.fit_transform(task.train.counts)
        _, counts = class_counts(training, task.classes, n_classes=n_classes)
        scores = ClassScores.of(counts, class_sizes=task.class_sizes, smoothing=smoothing)
        yield scores.best(transformer.transform(task.test_counts))


def _check_numbers(numbers: list[int], *, high: int | None) -> None:
    for n in numbers:
        if n < 1:
            raise ValueError(f"n must be at least 1, got {n}")
        if high is not None and n > high:
            raise ValueError(
                f"n must be at most {high}, the number of words that occur in training, got {n}"
            )

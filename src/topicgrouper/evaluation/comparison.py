"""Comparison of models on the same documents, and evaluation of a saved model."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from topicgrouper.common.checks import whole_number
from topicgrouper.common.short_repr import short_repr
from topicgrouper.corpus.corpus import Corpus
from topicgrouper.evaluation.held_out_curve import held_out_curve
from topicgrouper.evaluation.measures import MEASURES, FittedModel, document_labels
from topicgrouper.fitting import fit_tree, regrow
from topicgrouper.prediction.fit import fit_documents
from topicgrouper.tables.table import Table, column, declared_columns
from topicgrouper.tree.archive import constructor_arguments
from topicgrouper.tree.topic_tree import TopicTree
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from topicgrouper.common.progress import Progress
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.record.record import Record
    from topicgrouper.tree.flat_view import FlatView


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One measured value."""

    model: str = column("model", "The model, such as topic-grouper or regrown.")
    n: int | None = column("n", "Number of topics; none for the forest and the unigram model.")
    measure: str = column("measure", "The measure, such as perplexity or coherence.")
    value: float = column("value", "The measured value.")
    fit_seconds: float = column("fit seconds", "Time of the fit in seconds.")


@dataclass(frozen=True)
class _Setting:
    """What all trials of a comparison have in common; no tree is fitted twice."""

    train: Corpus
    given_tree: TopicTree | None
    n_jobs: int | None
    report: Callable[[float], object]

    @cached_property
    def tree(self) -> TopicTree:
        """The tree behind every T(n), with its counts."""
        tree = self.given_tree
        if tree is None:
            return self.greedy
        counts = training_counts(tree, self.train.counts)
        if tree.has_counts:
            return tree
        return TopicTree(**{**constructor_arguments(tree), "counts": counts})

    @cached_property
    def greedy(self) -> TopicTree:
        """The greedy tree of the same words, which stay together as in the tree."""
        tree = self.given_tree
        if tree is not None and not tree.regrown_at:
            return self.tree
        groups = [] if tree is None else [topic.words for topic in tree.view(tree.max_topics)]
        return fit_tree(
            self.train.counts,
            self.train.vocabulary,
            together=[words for words in groups if len(words) > 1] or None,
            n_jobs=self.n_jobs,
            progress=self.fitting,
        )

    @cached_property
    def regrown(self) -> TopicTree:
        """The regrown tree."""
        if self.tree.regrown_at:
            return self.tree
        return regrow(self.tree, n_jobs=self.n_jobs, progress=self.fitting)

    def fitting(self, share: float, _note: str) -> None:
        """Report the share of a fit that is done."""
        self.report(share)


@dataclass(frozen=True, slots=True)
class _ComparedModel:
    """How a model takes part in a comparison: a fit, given the setting and n."""

    fit: Callable[[_Setting, Any], FlatView | DocumentModel]
    has_n: bool = True
    measures: tuple[str, ...] = tuple(MEASURES)


COMPARED_MODELS = {
    "topic-grouper": _ComparedModel(lambda setting, n: setting.tree.view(n)),
    "greedy": _ComparedModel(lambda setting, n: setting.greedy.view(n)),
    "regrown": _ComparedModel(lambda setting, n: setting.regrown.view(n)),
    "unigram": _ComparedModel(
        lambda setting, _: setting.tree.view(1), has_n=False, measures=("perplexity", "coherence")
    ),
    "forest": _ComparedModel(
        lambda setting, _: fit_documents(
            setting.tree,
            setting.train.counts,
            trees=5,
            n_jobs=setting.n_jobs,
            progress=setting.fitting,
        ),
        has_n=False,
        measures=("perplexity",),
    ),
}
"""All models that can be compared by name, cheapest first."""


@short_repr
@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """The fits and measures of `compare`.

    Parameters
    ----------
    ns : tuple of int
        Numbers of topics.
    models : tuple of str, default=("topic-grouper",)
        ``"topic-grouper"``, the tree that is given, or else the greedy one; ``"greedy"``,
        ``"regrown"``, ``"forest"`` of five trees, and ``"unigram"``, in which all documents have
        the same words.
    measures : tuple of str, default=("perplexity",)
        Names of `MEASURES`: ``"perplexity"`` of the test documents, ``"coherence"`` (NPMI) of the
        topics in the training documents, ``"label-precision"``, how well the words of topics find
        their documents among the test documents; for test documents with labels,
        ``"harmonic-purity"``, ``"nmi"`` and ``"ari"`` of their main topics, see `label_agreement`.

    Raises
    ------
    ValueError
        If a name is unknown, a list is empty, a number of topics is below 1, or none of the
        measures applies to a model.

    See Also
    --------
    compare : Fit and measure the models.

    Examples
    --------
    >>> from topicgrouper.evaluation import Comparison
    >>> Comparison(ns=(2, 4), models=("topic-grouper", "unigram")).measures
    ('perplexity',)
    """

    ns: tuple[int, ...]
    models: tuple[str, ...] = ("topic-grouper",)
    measures: tuple[str, ...] = ("perplexity",)

    def __post_init__(self) -> None:
        """Refuse unknown names and empty lists."""
        for kind, given, known in (
            ("model", self.models, COMPARED_MODELS),
            ("measure", self.measures, MEASURES),
        ):
            for name in given:
                if name not in known:
                    raise ValueError(f"unknown {kind} {name!r}; choose one of {', '.join(known)}")
        for kind, values in (("n", self.ns), ("measure", self.measures)):
            if not values:
                raise ValueError(f"nothing to compare; pass at least one {kind}")
        whole_number("n", min(self.ns), minimum=1)
        for name in self.models:
            possible = COMPARED_MODELS[name].measures
            if not set(possible) & set(self.measures):
                raise ValueError(
                    f"{name} can only be measured by {' or '.join(possible)}; add this measure"
                )

    def _trials(self) -> list[tuple[str, int | None]]:
        """Return the models to fit and their n, cheapest models first."""
        return [
            (name, n)
            for name, model in COMPARED_MODELS.items()
            if name in self.models
            for n in (dict.fromkeys(self.ns) if model.has_n else (None,))
        ]


def compare(
    train: Corpus,
    test: Corpus,
    comparison: Comparison,
    *,
    tree: TopicTree | None = None,
    progress: Progress | None = None,
    n_jobs: int | None = None,
) -> Iterator[list[Figure]]:
    """Fit models to training documents and measure them, one trial at a time.

    Parameters
    ----------
    train, test : Corpus
        Documents with the same vocabulary.
    comparison : Comparison
        What to fit and measure.
    tree : TopicTree, optional
        The tree of the training documents (default: fitted once for all n).
    progress : callable, optional
        Called with the share of all trials done, from 0 to 1, and the name of the trial.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors. The figures do not depend on it.

    Yields
    ------
    list of Figure
        The figures of one trial, as soon as they are measured: model, n, measure, value, and the
        seconds that the fit took.

    Raises
    ------
    ValueError
        If the vocabularies differ, or the documents have no labels and a measure needs them.

    See Also
    --------
    Comparison : What to compare.

    Examples
    --------
    >>> from topicgrouper.corpus import Corpus
    >>> from topicgrouper.evaluation import Comparison, compare
    >>> words = ["cat", "dog", "tea", "milk"]
    >>> train = Corpus([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]], words)
    >>> test = Corpus([[1, 2, 0, 0], [0, 1, 1, 1]], words)
    >>> comparison = Comparison(ns=(2, 3), models=("topic-grouper", "unigram"))
    >>> for (figure,) in compare(train, test, comparison):
    ...     print(figure.model, figure.n, figure.measure, round(figure.value, 1))
    topic-grouper 2 perplexity 3.9
    topic-grouper 3 perplexity 4.2
    unigram None perplexity 4.1
    """
    if train.vocabulary != test.vocabulary:
        raise ValueError(
            "training and test documents must have the same vocabulary; use Corpus.with_words_of"
        )
    _check_test(test, comparison.measures)
    trials = comparison._trials()
    current = 0

    def report(share: float) -> None:
        if progress is not None:
            name, n = trials[current]
            progress((current + share) / len(trials), name if n is None else f"{name}, n = {n:,}")

    setting = _Setting(train, tree, n_jobs, report)
    for current, (name, n) in enumerate(trials):  # noqa: B007 - `report` looks at it
        report(0.0)
        started = time.perf_counter()
        compared = COMPARED_MODELS[name]
        model = compared.fit(setting, n)
        seconds = time.perf_counter() - started
        fitted = FittedModel(model, train, test)
        yield [
            Figure(
                model=name,
                n=n,
                measure=measure,
                value=MEASURES[measure].value_of(fitted),
                fit_seconds=seconds,
            )
            for measure in dict.fromkeys(comparison.measures)
            if measure in compared.measures
        ]


def _check_test(test: Corpus, measures: Collection[str]) -> None:
    """Check that test documents have what measures need."""
    need_labels = [name for name in measures if MEASURES[name].needs_labels]
    if {"perplexity", "label-precision", *need_labels} & set(measures) and test.n_tokens == 0:
        raise ValueError(
            "the test documents share no words with the training documents; check that both were "
            "read with the same settings"
        )
    if need_labels and not any(document_labels(test)):
        raise ValueError(
            "the test documents have no labels to compare topics with; omit "
            f"{', '.join(need_labels)}, or read documents with labels: folders of classes, or a "
            "table with a label column"
        )


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Evaluation(Table[Figure]):
    """The figures measured for a model and others; returned by `Model.evaluate`.

    A `topicgrouper.tables.Table` with the columns ``model``, ``n``, ``measure``, ``value`` and
    ``fit_seconds``.

    Attributes
    ----------
    best_n : int or None
        The number of topics with which the tree predicts the documents best; None if perplexity was
        not measured.
    best_perplexity : float or None
        The perplexity with that number.
    n_tokens, n_unknown : int
        The number of word occurrences in the documents, and of those unknown to the model, which
        are ignored.
    is_training : bool
        Whether the documents are the model's own training documents.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> from topicgrouper.evaluation import Comparison
    >>> model = Model.fit(count_texts(["cat dog", "dog cat", "tea cup", "cup tea", "dog cup"]))
    >>> found = model.evaluate(count_texts(["cat dog cat", "tea"]), Comparison(ns=(1, 2)))
    >>> [(each.model, each.n, round(each.value, 2)) for each in found]
    [('topic-grouper', 1, 4.52), ('topic-grouper', 2, 3.49)]
    >>> found.best_n
    2
    """

    best_n: int | None
    best_perplexity: float | None
    n_tokens: int
    n_unknown: int
    is_training: bool


def evaluate(
    model: Record,
    documents: Corpus,
    comparison: Comparison,
    *,
    progress: Progress | None = None,
    n_jobs: int | None = None,
) -> Evaluation:
    """Evaluate the model on unseen documents, and compare it with other models.

    The other models are fitted to the training documents of this one.

    Parameters
    ----------
    documents : Corpus
        Documents, read with the settings of the model. Words that it does not know are ignored.
    comparison : Comparison
        What to measure, for which numbers of topics and which models.
    progress : callable, optional
        Called with the share of all fits that is done, from 0 to 1, and a text that says what
        is fitted.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors. The figures do not depend on
        it.

    Returns
    -------
    Evaluation
        A table with a row per figure.

    Raises
    ------
    ValueError
        If the model has no training counts or too few words, or the documents have none of its
        words.

    See Also
    --------
    topicgrouper.evaluation.compare : The same for training documents without a model.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> from topicgrouper.evaluation import Comparison
    >>> model = Model.fit(count_texts(["cat dog", "dog cat", "tea cup", "cup tea", "dog cup"]))
    >>> other = count_texts(["cat dog cat", "tea"])
    >>> found = model.evaluate(other, Comparison(ns=(2,), models=("topic-grouper", "unigram")))
    >>> [(each.model, round(each.value, 2)) for each in found]
    [('topic-grouper', 3.49), ('unigram', 4.52)]
    """
    train, tree = _training(model)
    test = documents.with_words_of(train.vocabulary)
    trials = compare(train, test, comparison, tree=tree, progress=progress, n_jobs=n_jobs)
    rows = tuple(figure for figures in trials for figure in figures)
    best_n = best_perplexity = None
    if "perplexity" in comparison.measures:
        curve = held_out_curve(tree, train.counts, test.counts)
        best_n = curve.best_n()
        best_perplexity = float(curve.perplexities[best_n - 1])
    return Evaluation(
        columns=declared_columns(Figure),
        rows=rows,
        row_type=Figure,
        best_n=best_n,
        best_perplexity=best_perplexity,
        n_tokens=documents.n_tokens,
        n_unknown=documents.n_tokens - test.n_tokens,
        is_training=train.counts.shape == test.counts.shape
        and (train.counts - test.counts).nnz == 0,
    )


def _training(model: Record) -> tuple[Corpus, TopicTree]:
    """Return the documents behind a model, with just the tree's words, and the tree over them."""
    tree = model.tree
    if tree.counts is None:
        raise ValueError("the model has no training counts, which an evaluation needs; refit it")
    arguments = {**constructor_arguments(tree), "columns": None, "n_columns": None}
    return Corpus(tree.counts, tree.vocabulary, labels=model.labels), TopicTree(**arguments)

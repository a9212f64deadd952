"""A model and others, measured on held-out documents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.evaluation.comparison import Figure, compare
from topicgrouper.evaluation.held_out_curve import held_out_curve
from topicgrouper.tables.table import Table, declared_columns
from topicgrouper.tree.archive import constructor_arguments
from topicgrouper.tree.topic_tree import TopicTree

if TYPE_CHECKING:
    from topicgrouper.arrays.progress import Progress
    from topicgrouper.evaluation.comparison import Comparison
    from topicgrouper.model.model import Model


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
    model: Model,
    documents: Corpus,
    comparison: Comparison,
    *,
    progress: Progress | None = None,
    n_jobs: int | None = None,
) -> Evaluation:
    """Measure a model and others; see `Model.evaluate`."""
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


def _training(model: Model) -> tuple[Corpus, TopicTree]:
    """Return the documents behind a model, with just the tree's words, and the tree over them."""
    tree = model.tree
    if tree.counts is None:
        raise ValueError("the model has no training counts, which an evaluation needs; refit it")
    arguments = {**constructor_arguments(tree), "columns": None, "n_columns": None}
    return Corpus(tree.counts, tree.vocabulary, labels=model.labels), TopicTree(**arguments)

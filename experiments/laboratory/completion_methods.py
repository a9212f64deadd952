"""The methods whose completions of baskets are compared, and what their fits take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from experiments.laboratory.basket_completion import best_unseen
from experiments.laboratory.completion_baselines import (
    ItemCosine,
    LdaCompleter,
    Popularity,
    validated_ease,
)
from experiments.laboratory.kept_lda import OPTIMIZED, QUICK_ITERATIONS, Iterations, kept_lda
from experiments.laboratory.timing import Seconds, timed
from topicgrouper.prediction import fit_documents
from topicgrouper.prediction.document_counts import whole_word_counts
from topicgrouper.search.completion import NextItems

if TYPE_CHECKING:
    from collections.abc import Callable

    from scipy.sparse import csr_array

    from experiments.laboratory.basket_completion import Completer
    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.options import Options
    from topicgrouper.common.frozen import IntArray
    from topicgrouper.prediction.document_model import DocumentModel

__all__ = ["METHODS", "TREE", "Fitted", "TreeCompleter"]

TREE = "tree"
TOPICS = 100
ITERATIONS = Iterations(1000, 500)


@dataclass(frozen=True, eq=False)
class Fitted:
    """A method that has seen the training baskets.

    Attributes
    ----------
    completer : Completer
        The method.
    seconds : Seconds
        Of the fit.
    setting : str
        What was chosen for it, or on the training baskets.
    """

    completer: Completer
    seconds: Seconds
    setting: str = ""


class TreeCompleter:
    """Propose the most probable articles given the basket, under a tree or a forest.

    Parameters
    ----------
    model : DocumentModel
        The model.
    """

    def __init__(self, model: DocumentModel) -> None:
        self._model = model

    def best(self, seen: csr_array[Any], k: int) -> IntArray:
        """Return the k best articles for each basket."""
        return self._model.top_words(seen, k=k, exclude_seen=True).words


class BasketCompleter:
    """Propose articles as ``topicgrouper complete`` does: also by shared baskets.

    Parameters
    ----------
    model : DocumentModel
        The model; its tree has the training counts.
    """

    def __init__(self, model: DocumentModel) -> None:
        self._tree = model.tree
        self._items = NextItems(model)

    def best(self, seen: csr_array[Any], k: int) -> IntArray:
        """Return the k best articles for each basket."""
        counts = whole_word_counts(self._tree, seen)
        words = best_unseen(self._items.probabilities(counts), counts, k)
        return np.append(self._tree.columns, -1)[words]  # a missing one, -1, is the last


def _tree(data: PreparedData) -> tuple[DocumentModel, Seconds]:
    tree, growing = data.grown
    model, fitting = timed(lambda: fit_documents(tree, n_jobs=data.n_jobs))
    return model, growing + fitting


def _regrown(data: PreparedData) -> tuple[DocumentModel, Seconds]:
    tree, growing = data.regrown
    model, fitting = timed(lambda: fit_documents(tree, n_jobs=data.n_jobs))
    return model, growing + fitting


def _forest(data: PreparedData) -> tuple[DocumentModel, Seconds]:
    tree, growing = data.regrown
    model, fitting = timed(lambda: fit_documents(tree, n_jobs=data.n_jobs, trees=5))
    return model, growing + fitting


def _completed(
    fit: Callable[[PreparedData], tuple[DocumentModel, Seconds]],
    completer: Callable[[DocumentModel], Completer],
) -> Callable[[PreparedData, Options], Fitted]:
    """Return what fits a model of documents to complete baskets with."""

    def fitted(data: PreparedData, _: Options) -> Fitted:
        model, seconds = fit(data)
        return Fitted(completer(model), seconds)

    return fitted


def _popularity(data: PreparedData, _: Options) -> Fitted:
    return Fitted(*timed(lambda: Popularity(data.train.counts)))


def _item_cosine(data: PreparedData, _: Options) -> Fitted:
    return Fitted(*timed(lambda: ItemCosine(data.train.counts)))


def _ease(data: PreparedData, _: Options) -> Fitted:
    ease, seconds = timed(lambda: validated_ease(data.train.counts))
    return Fitted(ease, seconds, f"λ = {ease.strength:g}")


def _lda(data: PreparedData, options: Options) -> Fitted:
    n = min(TOPICS, data.train.n_words)
    iterations = QUICK_ITERATIONS if options.quick else ITERATIONS
    counts = data.train.counts
    kept = kept_lda(counts, n, model=OPTIMIZED, iterations=iterations, options=options)
    return Fitted(LdaCompleter(kept.model, n_jobs=data.n_jobs), kept.seconds, f"n = {n}")


METHODS: dict[str, Callable[[PreparedData, Options], Fitted]] = {
    TREE: _completed(_tree, TreeCompleter),
    "regrown tree": _completed(_regrown, TreeCompleter),
    "forest": _completed(_forest, TreeCompleter),
    "tree and baskets": _completed(_tree, BasketCompleter),
    "regrown tree and baskets": _completed(_regrown, BasketCompleter),
    "forest and baskets": _completed(_forest, BasketCompleter),
    "popularity": _popularity,
    "item cosine": _item_cosine,
    "EASE^R": _ease,
    OPTIMIZED: _lda,
}
"""What fits each method; the tree first, since the others are compared with it."""

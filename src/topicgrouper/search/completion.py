"""The words or items that a model expects beside others, for a query and for many documents."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, partial
from itertools import chain
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex

import numpy as np
import scipy

from topicgrouper.prediction.document_counts import best_places, lifts_of, whole_word_counts
from topicgrouper.prediction.document_model import probabilities_in_tree
from topicgrouper.search.query import is_of_baskets, read_query
from topicgrouper.tables.table import RowStream, Table, column, declared_columns
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.record.record import Record
    from topicgrouper.tree.flat_view import FlatView

ExpectedBy = Literal["probability", "lift"]

_MIN_LIFT = 2.0
"""A word belongs to a document if it is at least this many times as probable as otherwise."""

_TREE_SHARE = 0.25
"""The share of the tree, or of the forest, in predictions; the rest is that of baskets.

Chosen on parts of the training baskets of Online Retail, Ta Feng and Groceries, where shares from
0.25 to 0.5 are all better than the tree or the forest alone.
"""

_MAX_PAIRS = 1 << 26
"""Pairs of items in baskets that are held at once; they take 12 bytes each."""

_BLOCK = 1 << 24
"""Numbers that are held at a time where documents × words would be too many."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectedWord:
    """A word that is expected beside others."""

    probability: float = column("probability", "Probability that the word comes next.", show=".2%")
    lift: float = column(
        "times average",
        "How many times as probable as in an average document.",
        show="times",
    )
    topic: int = column("topic", "Number of its topic in the view.")
    name: str | None = column("name", "Name of that topic.", layout="name", optional=True)
    word: str = column("word", "The word or item.")
    counted_as: str = column(about="Form in which it was counted: a stem, or an item's code.")


@dataclass(frozen=True, slots=True, kw_only=True)
class CompletedWord(ExpectedWord):
    """A word that is expected in a document."""

    id: str = column(about="Id of the document, or its number from 0 if there are no ids.")
    rank: int = column(about="Rank of the word in the document, from 1.")


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class ExpectedWords(Table[ExpectedWord]):
    """The words that are expected beside others, a `topicgrouper.tables.Table`.

    Attributes
    ----------
    rank_by : {"probability", "lift"}
        What they are ranked by.
    unknown : tuple of str
        Words given that the model does not know.
    remark : str
        A sentence about these; empty if there are none.

    See Also
    --------
    topicgrouper.Model.complete : Return such a table.

    Examples
    --------
    >>> from topicgrouper import Model, fit_tree
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 0], [0, 0, 2, 3], [0, 0, 4, 2], [0, 0, 1, 1]]
    >>> model = Model(fit_tree(counts, ["cat", "dog", "tea", "milk"]))
    >>> [(found.word, round(found.lift, 1)) for found in model.complete("cat")]
    [('dog', 2.5)]
    """

    rank_by: ExpectedBy
    unknown: tuple[str, ...]
    remark: str


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Completions(Table[CompletedWord]):
    """The words that are expected in documents, a `topicgrouper.tables.Table`.

    Attributes
    ----------
    n_documents : int
        Number of documents that were completed.
    n_skipped : int
        Number of documents that were left out, as they contain no known words.
    n_unknown : int
        Occurrences of words that the model does not know.

    See Also
    --------
    topicgrouper.Model.complete_documents : Return such a table.

    Examples
    --------
    >>> from topicgrouper import Model, fit_tree
    >>> from topicgrouper.corpus import Corpus
    >>> words = ["cat", "dog", "tea", "milk"]
    >>> model = Model(fit_tree([[3, 2, 0, 0], [1, 2, 0, 0], [0, 0, 2, 3], [0, 0, 4, 2]], words))
    >>> new = Corpus([[1, 0, 0, 0], [0, 0, 0, 1]], words)
    >>> found = model.complete_documents(new, k=1, rank_by="probability")
    >>> [(each.id, each.word) for each in found]
    [('0', 'dog'), ('1', 'tea')]
    """

    n_documents: int
    n_skipped: int
    n_unknown: int


def complete(
    model: Record,
    items: str | Sequence[str],
    k: int = 10,
    *,
    rank_by: ExpectedBy | None = None,
    seen: bool = False,
    view: SupportsIndex | FlatView | None = None,
) -> ExpectedWords:
    """Return items that go with a basket, or words that go with others.

    Items of baskets are predicted by the tree, or the forest if the model has one, and by the
    training baskets that share items with the given one. Words of texts, and items if there are
    no training counts, are predicted by the tree or the forest alone.

    Parameters
    ----------
    items : str or sequence of str
        The given words or items, as for `search`.
    k : int, default=10
        Maximum number of words.
    rank_by : {"probability", "lift"}, optional
        Rank by the probability that a word comes next, or by p·log lift, which favours words
        both probable and typical; these must be at least twice as probable as in an average
        document. The default is probability for baskets and lift for texts, where common words
        are probable everywhere.
    seen : bool, default=False
        Also return the given words or items.
    view : int or FlatView, optional
        The view whose topics are named, as for `view`.

    Returns
    -------
    ExpectedWords

    Raises
    ------
    ValueError
        If no word is known, or the model has neither a document model nor training counts.
    """
    asked = read_query(model, items)
    chosen = _chosen(model, rank_by)
    found = _next(model, asked.counts, k=k, by=chosen, seen=seen)
    rows = (ExpectedWord(**cells) for _, _, cells in _cells(model, model.view(view), *found))
    return ExpectedWords.of(
        rows, ExpectedWord, rank_by=chosen, unknown=asked.unknown, remark=asked.remark
    )


def complete_documents(
    model: Record,
    corpus: Corpus,
    k: int = 10,
    *,
    rank_by: ExpectedBy | None = None,
    seen: bool = False,
    view: SupportsIndex | FlatView | None = None,
) -> Completions:
    """Complete each basket or document of a corpus.

    Parameters
    ----------
    corpus : Corpus
        Documents, read with the settings of the model. Words are matched by name; documents
        without known words are left out.
    k : int, default=10
        Maximum number of words per document.
    rank_by, seen, view : optional
        As for `complete`.

    Returns
    -------
    Completions
        One row per document and word. Rows are made when they are read.

    Raises
    ------
    ValueError
        If the model has neither a document model nor training counts.
    """
    shown = model.view(view)
    known = corpus.with_words_of(model.tree.vocabulary)
    kept = np.flatnonzero(np.diff(known.counts.indptr))
    found = _next(model, known.counts[kept], k=k, by=_chosen(model, rank_by), seen=seen)
    n_documents = known.counts.shape[0]
    ids = known.document_ids or tuple(map(str, range(n_documents)))

    def rows() -> Iterator[CompletedWord]:
        for place, rank, cells in _cells(model, shown, *found):
            yield CompletedWord(id=ids[kept[place]], rank=rank, **cells)

    table = Completions(
        declared_columns(CompletedWord),
        RowStream(int((found[0] >= 0).sum()), rows),
        CompletedWord,
        n_documents=len(kept),
        n_skipped=n_documents - len(kept),
        n_unknown=corpus.n_tokens - known.n_tokens,
    )
    return table.select("id", "rank", *(each.name for each in declared_columns(ExpectedWord)))


def _chosen(model: Record, rank_by: ExpectedBy | None) -> ExpectedBy:
    """Return the scores to rank by: in texts, the most probable words are those of every text."""
    if rank_by not in (None, "probability", "lift"):
        raise ValueError(f'rank_by must be "probability" or "lift", got {rank_by!r}')
    return rank_by or ("probability" if is_of_baskets(model) else "lift")


def _next(
    model: Record, counts: Any, *, k: int, by: ExpectedBy, seen: bool
) -> tuple[IntArray, FloatArray, FloatArray]:
    """Return words by their index in the tree, -1 for none, probabilities and lifts."""
    fitted, tree = model.fitted_document_model, model.tree
    by_baskets = is_of_baskets(model) and tree.has_counts
    if by_baskets or by == "lift":
        words, probabilities = best_words(
            fitted, counts, k, by=by, by_baskets=by_baskets, exclude_seen=not seen
        )
    else:
        columns, probabilities = fitted.top_words(counts, k, exclude_seen=not seen)
        words = np.where(columns < 0, -1, np.searchsorted(tree.columns, columns))
    return words, probabilities, lifts_of(probabilities, fitted.expected_probabilities[words])


def best_words(
    model: DocumentModel,
    X: Any,
    k: int,
    *,
    by: ExpectedBy = "lift",
    by_baskets: bool = False,
    exclude_seen: bool = True,
) -> tuple[IntArray, FloatArray]:
    """Return the k words that belong most to each document, and their probabilities.

    By lift, words are ordered by p·log lift: what each adds to the difference between documents
    with these words and all documents. Frequent words that are everywhere have no lift, and rare
    words little probability. All have a lift of at least 2. They are given by their index in the
    tree; -1 if there are no more. Equally good ones come by index. `NextItems` are by baskets.
    """
    probable: Callable[[Any], FloatArray] = partial(probabilities_in_tree, model)
    width = model.tree.n_words
    if by_baskets:
        items = NextItems(model)
        probable, width = items.probabilities, items.width
    counts = whole_word_counts(model.tree, X)
    n_documents, n_words = counts.shape
    best = min(checked_k(k), n_words)
    words = np.full((n_documents, best), -1, dtype=np.int64)
    probabilities = np.zeros((n_documents, best))
    block = max(1, _BLOCK // width)
    for first in range(0, n_documents, block):
        some = counts[first : first + block]
        after = probable(some)
        worth = after.copy()
        if by == "lift":
            lifts = lifts_of(after, model.expected_probabilities)
            worth = np.where(lifts >= _MIN_LIFT, after * np.log(np.maximum(lifts, 1.0)), 0.0)
        if exclude_seen:
            worth[some.nonzero()] = 0.0
        for row, (of_words, of_worth) in enumerate(zip(after, worth, strict=True), first):
            chosen = best_places(of_worth, best, above=0.0)
            words[row, : len(chosen)] = chosen
            probabilities[row, : len(chosen)] = of_words[chosen]
    return words, probabilities


class NextItems:
    """The next item of a basket, by a tree or forest and by training baskets that share its items.

    An item has one place in a tree: if it goes with two groups, the tree says little about at least
    one of them. The baskets that contain an item have no such limit, but they only show items that
    were bought together. So both are mixed. The tree must have its training counts.
    """

    def __init__(self, model: DocumentModel) -> None:
        self._model = model
        counts = training_counts(model.tree)
        self.width = max(counts.shape)  # numbers that one basket may take
        sizes = np.diff(counts.indptr).astype(np.float64)
        self._n_pairs = min(float(sizes @ sizes), float(counts.shape[1]) ** 2)
        self._baskets = _are_there(counts)
        # A basket with the item, each as probable as the next, then any of its other items.
        is_shared = sizes > 1
        n_baskets = is_shared @ self._baskets
        others = np.divide(1.0, sizes - 1, out=np.zeros(len(sizes)), where=is_shared)
        rows = scipy.sparse.diags_array(others) @ self._baskets
        self._to_baskets = (rows @ scipy.sparse.diags_array(1.0 / np.maximum(n_baskets, 1))).T

    @cached_property
    def _pairs(self) -> csr_array[Any]:
        """The walk from each item to each other: for many baskets, this saves most of the time."""
        return scipy.sparse.csr_array(self._to_baskets @ self._baskets)

    def probabilities(self, counts: csr_array[Any]) -> FloatArray:
        """Return p(next item | basket) by word of the tree.

        The tree says how probable it is that the next piece is one more of the same. What is left
        is divided among the other items, in part by the tree, in part by this walk: from an item of
        the basket to a training basket with it, and on to another of its items, each at random.
        """
        found = probabilities_in_tree(self._model, counts)
        other = found.copy()
        seen = counts.nonzero()
        other[seen] = 0.0
        ones = _are_there(counts)
        is_worthwhile = counts.shape[0] > 1 and self._n_pairs <= _MAX_PAIRS
        walk = ones @ self._pairs if is_worthwhile else ones @ self._to_baskets @ self._baskets
        walk = walk.toarray()
        walk[seen] = 0.0
        left, reached = other.sum(axis=1, keepdims=True), walk.sum(axis=1, keepdims=True)
        walk *= np.divide(left, reached, out=np.zeros_like(left), where=reached > 0)
        mixed = np.where(reached > 0, _TREE_SHARE * other + (1.0 - _TREE_SHARE) * walk, other)
        mixed[seen] = found[seen]
        return mixed


def _are_there(counts: csr_array[Any]) -> csr_array[Any]:
    """Return 1 for each item of a basket, whatever its count."""
    arrays = (np.ones(counts.nnz), counts.indices, counts.indptr)
    found: csr_array[Any] = scipy.sparse.csr_array(arrays, shape=counts.shape)
    return found


def _cells(
    model: Record, view: FlatView, words: IntArray, probabilities: FloatArray, lifts: FloatArray
) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """Yield the words of each document in turn: the place of the document, the rank, the cells."""
    codes, names = model.tree.vocabulary, model.display_tree.vocabulary
    nodes = view.labels[words].tolist()
    topics = {node: model.tree.topic(node=node) for node in set(chain(*nodes))}
    numbers = (each.tolist() for each in (words, probabilities, lifts))
    for place, of_document in enumerate(zip(nodes, *numbers, strict=True)):
        for rank, (node, word, probability, lift) in enumerate(zip(*of_document, strict=True), 1):
            if word < 0:
                break
            cells = {"probability": probability, "lift": lift}
            cells |= {"topic": topics[node].number, "name": topics[node].name}
            yield place, rank, {**cells, "word": names[word], "counted_as": codes[word]}

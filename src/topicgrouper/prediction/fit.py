"""Fitting of the document model: a Beta distribution per join, and the trees of a forest."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from operator import index as as_index
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from scipy.sparse import csr_array

from topicgrouper._compiled import fit_joins
from topicgrouper.common.checks import thread_count, whole_count_rows
from topicgrouper.common.sparse import column_sizes, row_sums
from topicgrouper.fitting.fit import fit_tree
from topicgrouper.fitting.prepared_counts import mixed
from topicgrouper.fitting.regrow import regrow
from topicgrouper.prediction.document_counts import MAX_LENGTH, check_lengths, columns_of
from topicgrouper.prediction.document_model import DocumentModel, joined
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from topicgrouper.common.frozen import IntArray
    from topicgrouper.common.progress import Progress
    from topicgrouper.tree.topic_tree import TopicTree

MAX_TREES = 1000

MIN_CONCENTRATION = 1e-3
"""The smallest concentration of a join.

Where no training document has tokens of both parts, the likelihood is highest at 0, and a new
document with both would be impossible. On parts of the training data of four collections, floors
from 0.0001 to 0.01 predicted equally well (to 0.002%), and higher ones worse.
"""


def fit_documents(
    tree: TopicTree,
    counts: Any = None,
    *,
    trees: SupportsIndex = 1,
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
    progress: Progress | None = None,
) -> DocumentModel:
    """Fit the document model of a tree to its training documents, or of several trees.

    Given the tree, joins are independent. Each gets the two Beta parameters that make the training
    documents most probable; there are no hyper-parameters and no randomness. If documents differ at
    a join no more than by chance, or have at most one token there, the concentration is infinite:
    all documents have the same proportion.

    With several trees, a forest, the documents are divided into two halves, as many times as
    needed. Each half gets a tree, which is regrown if `tree` is. The words missing from a half form
    a separate branch, joined as in `tree`. The models of all trees are then fitted to all
    documents. The half of a document follows from its words, so nothing is random, and the trees
    depend on the order of neither documents nor columns.

    Parameters
    ----------
    tree : TopicTree
        The tree of all documents.
    counts : sparse matrix or array, optional
        The training counts, whole numbers: documents × words of the tree, or × columns of the
        training matrix (default: the counts in the tree).
    trees : int, default=1
        Number of trees, including `tree`. More trees predict better, with diminishing returns;
        memory and prediction time are proportional to their number. Five are a good choice.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors. The result is the same.
    memory_limit : int or str, optional
        For the other trees, as in `topicgrouper.fit_tree`.
    progress : callable, optional
        Called with the share of the other trees done, from 0 to 1, and a text.

    Returns
    -------
    DocumentModel

    Raises
    ------
    TypeError, ValueError
        If there are no counts, they are not those of the tree, or they are not whole numbers; if
        several trees are wanted, and fewer than two documents have words.

    See Also
    --------
    DocumentTopicGrouper : The same as a scikit-learn estimator.
    fit_tree : Fit the tree.

    Examples
    --------
    >>> from topicgrouper import fit_documents, fit_tree
    >>> tree = fit_tree([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]])
    >>> model = fit_documents(tree)
    >>> model.concentrations.round(2)
    array([inf, inf, 0.8])
    >>> forest = fit_documents(tree, trees=5)
    >>> forest.n_trees, round(forest.perplexity([[1, 1, 0, 0], [0, 0, 1, 1]]), 2)
    (5, 3.66)
    """
    n_trees = checked_trees(trees)
    matrix = whole_count_rows(training_counts(tree, counts))
    check_lengths(row_sums(matrix))
    fitted = [tree]
    if n_trees > 1:
        how: dict[str, Any] = {"n_jobs": n_jobs, "memory_limit": memory_limit, "progress": progress}
        fitted += half_trees(tree, matrix, n_trees, **how)
    n_documents, columns = matrix.shape[0], columns_of(matrix)
    del matrix  # nothing else takes as much memory as its copies
    models = []
    for each in fitted:
        means, spreads = fit_joins(
            *columns,
            n_documents=n_documents,
            children=each.children.ravel(),
            most_spread=1.0 / MIN_CONCENTRATION,
            threads=thread_count(n_jobs),
        )
        with np.errstate(divide="ignore"):
            models.append(DocumentModel(each, means, 1.0 / spreads))
    return replace(models[0], others=tuple(models[1:]))


def checked_trees(trees: SupportsIndex) -> int:
    """Check a number of trees."""
    number = as_index(trees)
    if not 1 <= number <= MAX_TREES:
        raise ValueError(f"trees must be from 1 to {MAX_TREES:,}, got {number:,}")
    return number


def possible_document_model(tree: TopicTree, *, trees: int, **how: Any) -> DocumentModel | None:
    """Fit the document model, of one tree if there are too few documents for more.

    None if there are no counts, or weights, or a document is too long.
    """
    counts = tree.counts
    if counts is None or counts.dtype.kind == "f" or row_sums(counts).max(initial=0) > MAX_LENGTH:
        return None
    has_halves = np.count_nonzero(np.diff(counts.indptr)) > 1
    return fit_documents(tree, trees=trees if has_halves else 1, **how)


# -- the further trees of a forest -----------------------------------------------------------------


def half_trees(
    tree: TopicTree,
    matrix: csr_array[Any],
    n_trees: int,
    *,
    n_jobs: int | None,
    memory_limit: int | str | None,
    progress: Progress | None,
) -> Iterator[TopicTree]:
    """Fit all trees of a forest but the first, each to half of the documents."""
    together = _groups(tree)
    for done, rows in enumerate(_halves(matrix, tree.vocabulary, n_trees - 1)):
        half = csr_array(matrix[rows])
        occurring = column_sizes(half) > 0

        def how(first: float, last: float, done: int = done) -> dict[str, Any]:
            """Return how to fit, with progress from and to a share of this half's work."""

            def report(share: float, note: str) -> None:
                if progress is not None:
                    share = first + (last - first) * share
                    note = f"Tree {done + 2} of {n_trees}: {note[:1].lower()}{note[1:]}"
                    progress((done + share) / (n_trees - 1), note)

            return {"n_jobs": n_jobs, "memory_limit": memory_limit, "progress": report}

        found = fit_tree(
            half[:, occurring],
            [word for word, occurs in zip(tree.vocabulary, occurring, strict=True) if occurs],
            together=_present(together, tree.vocabulary, occurring),
            **how(0.0, 0.5 if tree.regrown_at else 1.0),
        )
        if tree.regrown_at:
            found = regrow(found, **how(0.5, 1.0))
        yield _with_all_words(found, tree, np.flatnonzero(occurring), together)


def _halves(
    counts: csr_array[Any], words: Sequence[str], n_halves: int
) -> Iterator[NDArray[np.intp]]:
    """Yield the rows of halves, each second one the complement of that before it.

    Documents are sorted by a number that is mixed from their words and counts, and dealt out in
    turn; for each pair of halves it is mixed again. Of equal documents, it does not matter which is
    dealt first.
    """
    if n_halves == 0:
        return
    filled = np.flatnonzero(np.diff(counts.indptr))
    if len(filled) < 2:
        raise ValueError(
            "a forest needs at least two documents with words; fit a single tree instead"
        )
    digests = b"".join(hashlib.blake2b(_encoded(word), digest_size=8).digest() for word in words)
    marks = np.frombuffer(digests, dtype="<u8").astype(np.uint64)
    entries = mixed(marks[counts.indices] ^ mixed(counts.data.astype(np.uint64)))
    sums = np.add.reduceat(entries, counts.indptr[filled])
    for pair in range((n_halves + 1) // 2):
        keys = mixed(sums ^ mixed(np.array([pair + 1], dtype=np.uint64)))
        order = filled[np.argsort(keys, kind="stable")]
        yield order[::2]
        if 2 * pair + 1 < n_halves:
            yield order[1::2]


def _encoded(word: str) -> bytes:
    return word.encode("utf-8", "surrogatepass")


def _groups(tree: TopicTree) -> list[IntArray]:
    """Return the words that the tree holds together."""
    if tree.max_topics == tree.n_words:
        return []
    nodes = tree.view(tree.max_topics).nodes
    return [tree.words_of(node=int(node)) for node in nodes[nodes >= tree.n_words]]


def _present(
    groups: list[IntArray], words: Sequence[str], occurring: NDArray[np.bool_]
) -> list[list[str]] | None:
    """Return those words of each group that occur, where there are several."""
    present = ([words[word] for word in group if occurring[word]] for group in groups)
    return [group for group in present if len(group) > 1] or None


def _with_all_words(
    half: TopicTree, tree: TopicTree, words: IntArray, together: list[IntArray]
) -> TopicTree:
    """Return the tree of a half with the words that it lacks in one branch beside it.

    `words` are those of the half, numbered as in the tree of all. One branch predicts better than
    the places that the tree of all suggests for these words, which are rare. Those that stay
    together with words of the half are joined with these.
    """
    n_words = tree.n_words
    joins: list[tuple[int, int]] = []

    def join(one: int, other: int) -> int:
        joins.append((min(one, other), max(one, other)))
        return n_words + len(joins) - 1

    nodes = words.tolist()
    places = {word: place for place, word in enumerate(nodes)}
    lacking: list[int | None] = list(range(n_words))
    for word in nodes:
        lacking[word] = None
    for group in together:
        present = [places[word] for word in group.tolist() if word in places]
        for word in group.tolist() if present else ():
            if lacking[word] is not None:
                nodes[present[0]] = join(nodes[present[0]], word)
                lacking[word] = None
    for left, right in half.children.tolist():
        nodes.append(join(nodes[left], nodes[right]))
    for left, right in tree.children.tolist():
        one, other = lacking[left], lacking[right]
        both = one is not None and other is not None
        lacking.append(join(one, other) if both else one if other is None else other)
    if lacking[-1] is not None:
        join(nodes[-1], lacking[-1])
    return joined(tree, np.array(joins, dtype=np.int64).reshape(-1, 2))

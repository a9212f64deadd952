"""Fitting of a forest: the tree of all documents, and trees of halves of the documents."""

from __future__ import annotations

import hashlib
from operator import index as as_index
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.arrays.sums import column_sizes, row_sums
from topicgrouper.fitting.fit import fit_tree
from topicgrouper.fitting.prepared_counts import mixed
from topicgrouper.fitting.regrow import regrow
from topicgrouper.prediction.document_counts import MAX_LENGTH
from topicgrouper.prediction.document_forest import MAX_TREES, DocumentForest, joined
from topicgrouper.prediction.fit import fit_documents
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.arrays.progress import Progress
    from topicgrouper.prediction.document_predictor import DocumentPredictor
    from topicgrouper.tree.topic_tree import TopicTree


def fit_forest(
    tree: TopicTree,
    counts: Any = None,
    *,
    trees: SupportsIndex = 5,
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
    progress: Progress | None = None,
) -> DocumentForest:
    """Fit a forest: the tree of all documents, and trees of halves of the documents.

    The documents are divided into two halves, as many times as needed. Each half gets a tree, which
    is regrown if `tree` is. The words missing from a half form a separate branch, joined as in
    `tree`. The document models of all trees are then fitted to all documents.

    The half of a document follows from its words, so nothing is random, and the trees depend on the
    order of neither documents nor columns.

    Parameters
    ----------
    tree : TopicTree
        The tree of all documents.
    counts : sparse matrix or array, optional
        The training counts, whole numbers: documents × words of the tree, or × columns of the
        training matrix (default: the counts in the tree).
    trees : int, default=5
        Number of trees, including `tree`. More trees predict better, with diminishing returns;
        memory and prediction time are proportional to their number.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors. The result is the same.
    memory_limit : int or str, optional
        As in `topicgrouper.fit_tree`.
    progress : callable, optional
        Called with the share of the work done, from 0 to 1, and a text.

    Returns
    -------
    DocumentForest

    Raises
    ------
    TypeError, ValueError
        If there are no counts, they are not those of the tree, or they are not whole numbers; if
        fewer than two documents have words.

    See Also
    --------
    fit_documents : Fit the model of the tree alone.

    Examples
    --------
    >>> from topicgrouper import fit_forest, fit_tree
    >>> tree = fit_tree([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]])
    >>> round(fit_forest(tree).perplexity([[1, 1, 0, 0], [0, 0, 1, 1]]), 2)
    3.66
    """
    n_trees = checked_trees(trees)
    matrix = whole_count_rows(training_counts(tree, counts))
    models = [fit_documents(tree, matrix, n_jobs=n_jobs)]
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
        whole = _with_all_words(found, tree, np.flatnonzero(occurring), together)
        models.append(fit_documents(whole, matrix, n_jobs=n_jobs))
    return DocumentForest(models)


def checked_trees(trees: SupportsIndex) -> int:
    """Check a number of trees."""
    number = as_index(trees)
    if not 1 <= number <= MAX_TREES:
        raise ValueError(f"trees must be from 1 to {MAX_TREES:,}, got {number:,}")
    return number


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


def possible_document_model(
    tree: TopicTree, *, like: DocumentPredictor | None = None, **how: Any
) -> DocumentPredictor | None:
    """Fit the document model, or a forest of as many trees as another one has.

    None if there are no counts, or weights, or a document is too long.
    """
    counts = tree.counts
    if counts is None or counts.dtype.kind == "f" or row_sums(counts).max(initial=0) > MAX_LENGTH:
        return None
    if isinstance(like, DocumentForest) and np.count_nonzero(np.diff(counts.indptr)) > 1:
        return fit_forest(tree, trees=len(like.models), **how)
    return fit_documents(tree, n_jobs=how["n_jobs"])

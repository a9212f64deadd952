"""The further trees of a forest: those of halves of the documents."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.sums import column_sizes
from topicgrouper.fitting.fit import fit_tree
from topicgrouper.fitting.prepared_counts import mixed
from topicgrouper.fitting.regrow import regrow
from topicgrouper.prediction.document_model import joined

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.arrays.progress import Progress
    from topicgrouper.tree.topic_tree import TopicTree


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

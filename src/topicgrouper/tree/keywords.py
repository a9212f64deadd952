"""Keywords: the words that describe the documents of a topic.

The documents of a topic are those whose main topic it is (`topicgrouper.tree.main_topics`). Let
``a`` of them contain a word, and ``b`` of the others; ``c`` and ``d`` of these and those do not.
Words that the documents contain at least twice as often as the others are ranked by how clear that
is: by G², the log-likelihood ratio of the table, ::

    G² = 2·[g(a) + g(b) + g(c) + g(d) − g(a + b) − g(c + d) − g(a + c) − g(b + d) + g(D)]

where g(x) = x·log x and D is the number of all documents. How often a document repeats a word does
not matter. A word is left out if only one of the documents contains it, or if chance would often do
as well (G² up to `CHANCE`). So is another form of a word that is shown already, as "shares" after
"share" (`is_form`).

A node of a tree belongs to many T(n), and its documents differ a little between them. Its keywords
are therefore those of one *level*, wherever it is shown. The levels are the suggested number of
topics, its halves down to 3, and its doubles up to `MOST_TOPICS` or a quarter of the number of
documents; a fit computes them all. A node takes the suggested number if it is a topic there;
otherwise the coarsest level at which it, or a part of it, is one. Nodes of refined views and soft
topics have the documents that the view gives them.

If a topic has too few keywords, its own words follow, most frequent first. That of the function
words, for example, has no documents, and nodes below the finest level have none that are known.

`docs/explanation/topic-quality.md` compares ways to choose the words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import numpy as np

from topicgrouper.common.frozen import frozen
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.word_counts import required_counts, x_log_x

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.layout import Layout
    from topicgrouper.tree.node_words import TopicWords
    from topicgrouper.tree.topic_tree import TopicTree

MOST_TOPICS = 200
LEAST_TOPICS = 3
N_RANKED = 40
"""Words per topic that are ranked, and kept in files of models; at most half of them are shown."""

LEAST_RATIO = 2
"""How many times the share of the other documents that contain a word, those of a topic must have.

Where texts are short, function words are clearly more frequent in some topics than in others. They
find the documents no better than the words that come after them.
"""

CHANCE = 3.84
"""G² that chance exceeds in 5 of 100 words."""

LEAST_STEM, MOST_ENDING = 3, 3
"""Letters of the shorter form that are no ending, and letters that the longer one may have more."""

LEAST_DOCUMENTS = 4
"""Documents per topic, on average, at the levels beyond the suggested one."""


@dataclass(frozen=True, slots=True, eq=False)
class LevelDocuments:
    """The training documents at one level, in the order of their main topics in the `Layout`.

    Those of a node of this level, or of all its parts, are side by side.
    """

    rows: IntArray
    positions: IntArray

    @classmethod
    def of(cls, view: FlatView) -> LevelDocuments:
        """Return the documents of T(n)."""
        rows = np.flatnonzero(view.main_topics >= 0)
        positions = view.tree.layout.starts[view.nodes[view.main_topics[rows]]]
        order = np.argsort(positions, kind="stable")
        return cls(frozen(rows[order]), frozen(positions[order]))

    def within(self, layout: Layout, node: int) -> IntArray:
        """Return the documents whose main topic is a node or a part of it."""
        start = layout.starts[node]
        first, last = np.searchsorted(self.positions, [start, start + layout.sizes[node]])
        return self.rows[first:last]


def levels_of(tree: TopicTree) -> tuple[int, ...]:
    """Return the numbers of topics whose documents describe nodes, the suggested one first."""
    suggested = tree.suggest_n().n
    n_documents = 0 if tree.count_rows is None else tree.count_rows.shape[0]
    most = min(MOST_TOPICS, tree.max_topics, n_documents // LEAST_DOCUMENTS)
    halves, doubles = [suggested], [suggested]
    while halves[-1] // 2 >= LEAST_TOPICS:
        halves.append(halves[-1] // 2)
    while 2 * doubles[-1] <= most:
        doubles.append(2 * doubles[-1])
    return (*halves, *doubles[1:])


def level_of(tree: TopicTree, node: int) -> int | None:
    """Return the level whose documents describe a node, None if it is below the finest one."""
    parent = tree.parent(node=node)
    first = 1 if parent is None else tree.n_of(node=parent) + 1
    suggested = tree.levels[0]
    if first <= suggested <= tree.n_of(node=node):
        return suggested
    return min((n for n in tree.levels if n >= first), default=None)


class ShowsWords(Protocol):
    """A tree, or a view whose topics have words and documents of their own."""

    @property
    def node_words(self) -> TopicWords:
        """The words of its topics, by node."""

    def documents_of(self, *, node: int) -> IntArray:
        """Return the documents that describe a node."""

    def shown_words(
        self, nodes: Iterable[int], k: int = 10, *, frequent: bool = False
    ) -> dict[int, tuple[str, ...]]:
        """Return the words that stand for nodes."""


def shown_words(
    tree: TopicTree, nodes: Iterable[int], k: int, *, of: ShowsWords, frequent: bool
) -> dict[int, tuple[str, ...]]:
    """Return the words that stand for nodes: keywords, then their own most frequent words."""
    wanted = list(dict.fromkeys(map(int, nodes)))
    found = shown_indices(tree, wanted, k, of=of, frequent=frequent)
    vocabulary = tree.vocabulary
    return {
        node: tuple([vocabulary[word] for word in words.tolist()])
        for node, words in zip(wanted, found, strict=True)
    }


def shown_indices(
    tree: TopicTree, nodes: Sequence[int], k: int, *, of: ShowsWords, frequent: bool = False
) -> list[IntArray]:
    """Return the indices of the words that stand for each node."""
    k = checked_k(k)
    if frequent:
        return of.node_words.frequent(nodes, k)
    ranked = ranked_words(tree, nodes, k, of=of)
    found = [without_forms(tree, words, k) for words in ranked]
    short = [place for place, words in enumerate(found) if len(words) < k]
    own = of.node_words.frequent([nodes[place] for place in short], 2 * k)
    for place, words in zip(short, own, strict=True):
        found[place] = without_forms(tree, np.concatenate([found[place], words]), k)
    return found


def ranked_words(
    tree: TopicTree, nodes: Sequence[int], k: int, *, of: ShowsWords
) -> list[IntArray]:
    """Return the words that describe the documents of nodes, all forms, to choose ``k`` from."""
    n = max(N_RANKED, 2 * k)
    summary = tree.summaries.get(tree.levels[0]) if of is tree and n == N_RANKED else None
    known = {} if summary is None else summary.words
    nothing = np.empty(0, np.int64)
    return [
        known.get(node, nothing)
        if node in known or tree.count_rows is None
        else keywords(tree, of.documents_of(node=node), n)
        for node in nodes
    ]


def keywords(tree: TopicTree, documents: IntArray, k: int) -> IntArray:
    """Return the indices of the words that describe some documents, clearest first."""
    counts, n_documents = required_counts(tree.count_rows), tree.n_documents_with
    starts, ends = counts.indptr[documents], counts.indptr[documents + 1]
    sizes = ends - starts
    entries = np.repeat(ends - np.cumsum(sizes), sizes) + np.arange(sizes.sum())
    inside = np.bincount(counts.indices[entries], minlength=counts.shape[1])
    outside, n_others = n_documents - inside, counts.shape[0] - len(documents)
    is_theirs = inside * n_others >= LEAST_RATIO * outside * len(documents)
    words = np.flatnonzero((inside > 1) & is_theirs)
    score = g_squared(inside[words], n_documents[words], of=len(documents), among=counts.shape[0])
    words, score = words[score > CHANCE], score[score > CHANCE]
    if k < len(score):
        is_best = score >= np.partition(score, -k)[-k]
        words, score = words[is_best], score[is_best]
    return np.asarray(words[np.argsort(-score, kind="stable")[:k]])


def without_forms(tree: TopicTree, words: IntArray, k: int) -> IntArray:
    """Return the first words, at most ``k``, but none that is a form of one before it."""
    found: list[int] = []
    for word in words.tolist():
        name = tree.vocabulary[word]
        if not any(is_form(name, tree.vocabulary[other]) for other in found):
            found.append(word)
            if len(found) == k:
                break
    return np.array(found, np.int64)


def is_form(first: str, second: str) -> bool:
    """Return whether one of two words is the other with another ending, or the same word.

    The longer one begins with the shorter one, whose last letter may differ if it has six or more,
    and is one letter longer if that has four, two if it has five, at most three if it has more.
    This holds for "share" and "shares", "company" and "companies", but not for "plant" and "plane"
    or "mark" and "market". Codes with digits and phrases have no forms.
    """
    short, long = sorted((first, second), key=len)
    stem = short[:-1] if len(short) >= LEAST_STEM + MOST_ENDING else short
    is_near = len(long) - len(short) <= min(MOST_ENDING, len(short) - LEAST_STEM)
    return first == second or (is_near and long.startswith(stem) and long.isalpha())


def g_squared(inside: IntArray, having: IntArray, *, of: int, among: int) -> FloatArray:
    """Return G² of words: of some documents (``of``) and of all, how many contain each."""
    a, b = inside.astype(np.float64), (having - inside).astype(np.float64)
    c, d = of - a, among - of - b
    score: FloatArray = x_log_x(a) + x_log_x(b) + x_log_x(c) + x_log_x(d)
    score -= x_log_x(a + b) + x_log_x(c + d)
    score += among * np.log(among) - x_log_x(np.array([of, among - of])).sum()
    # rounded, as words that are as clear stay in the order of the vocabulary
    return (2.0 * score).round(8)

"""A model's knowledge of one word: its path through the tree, its topics and its nearest words.

How near two words are is the cost of joining them. With ``g(x) = x·log x`` and
``J(a, b) = g(a + b) − g(a) − g(b)``, a join changes log q by ::

    Δh(w, v) = Σ_d J(f_d(w), f_d(v)) − J(f(w), f(v))    ≤ 0

where only documents with both words contribute. This is the measure that builds the tree: ranking
by it tells which word would be joined next. But it depends mainly on the frequency of ``v``: a word
that occurs five times has little to lose, so the nearest words by Δh are the rarest ones that
happen to share a document with ``w``.

By near words, users mean words that occur together more often than their frequencies explain.
Words are therefore ranked by the *excess* ::

    Δh(w, v) − Δh(w, v°) = Σ_d J(f_d(w), f_d(v)) − Σ_d E J(f_d(w), f_d(v°))

where ``v°`` is an imaginary word with the frequency of ``v``, spread over the documents in
proportion to their lengths, as evenly as whole occurrences allow: with ``x = f(v)·|d|/N`` (``N`` is
the sum of all lengths) it occurs ⌊x⌋ or ⌊x⌋ + 1 times in ``d``, x times on average. (Real weights
are spread without rounding.) The excess is in nats, like Δh: positive for words that occur together
with ``w``, about 0 for unrelated words such as function words, and negative for words that avoid
it.
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.mixtures.soft_topics import SoftShare
from topicgrouper.search.query import find_word, known_word
from topicgrouper.tables.shown import plain, printable
from topicgrouper.tables.table import Table, column
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.topic import number_in, word_in
from topicgrouper.tree.topic_table import topic_table
from topicgrouper.tree.word_counts import required_counts, x_log_x

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.common.frozen import FloatArray
    from topicgrouper.record.record import Record
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_table import TopicRow
    from topicgrouper.tree.topic_tree import TopicTree

N_WORDS = 10
"""Words per topic."""

N_SHOWN = 8
"""Words of a topic on a path that people see."""


def _first(words: Sequence[str]) -> str:
    return printable(words[:N_SHOWN])


@dataclass(frozen=True, slots=True, kw_only=True)
class PathJoin:
    """One join on the way from a word to the root."""

    topic: int = column("topic", "Number of the topic that the join makes.")
    name: str | None = column("name", "Name of that topic.", layout="name", optional=True)
    delta_h: float = column("Δh", "Gain of the join, at most 0.", show=",.1f")
    frequency: int | float = column("occurrences", "Occurrences of the topic's words.")
    size: int = column("words", "Number of words in the topic.", show=",")
    words: tuple[str, ...] = column(about="Most frequent words of the topic.")
    partner: int = column(about="Number of the topic that the word's topic is joined with.")
    partner_name: str | None = column(about="Name of that topic.")
    partner_frequency: int | float = column(about="Occurrences of its words.")
    partner_size: int = column(about="Number of its words.")
    partner_words: tuple[str, ...] = column("joined with", "Its most frequent words.", show=_first)


@dataclass(frozen=True, slots=True, kw_only=True)
class NearWord:
    """A word near another one."""

    excess: float = column(
        "excess",
        "Gain of joining the two, less that of joining an evenly spread word of the same "
        "frequency, in nats.",
        show=",.1f",
    )
    delta_h: float = column("Δh", "Gain of joining the two, at most 0.", show=",.1f")
    documents: int = column("documents with both", "Documents that contain both.", show=",")
    frequency: int | float = column("occurrences", "Occurrences of the near word.")
    word: str = column("word", "The word or item.")
    counted_as: str = column(about="Form in which it was counted: a stem, or an item's code.")


@dataclass(frozen=True, slots=True, kw_only=True)
class WordReport:
    """A model's knowledge of a word.

    Attributes
    ----------
    word, counted_as : str
        The word as it is displayed, and as it was counted.
    frequency : int or float
        Its occurrences.
    n_documents : int or None
        Number of documents that contain it; None without training counts.
    path : Table
        The joins that lead from the word to the root.
    nearest : Table
        The nearest words; empty without training counts.
    soft : Table or None
        The soft topics with at least a tenth of its occurrences; None if the model has none.
    topic : row of a TopicTable, or None
        Its topic in the view that was asked for, if one was.

    See Also
    --------
    topicgrouper.Model.word : Return such a report.

    Examples
    --------
    >>> from topicgrouper import Model, fit_tree
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> model = Model(fit_tree(counts, ["cat", "dog", "tea", "milk"]))
    >>> report = model.word("milk")
    >>> for join in report.path:
    ...     print(join.topic, "joined with", *join.partner_words)
    2 joined with tea
    1 joined with dog cat
    >>> [near.word for near in report.nearest]
    ['tea']
    """

    word: str
    counted_as: str
    frequency: int | float
    n_documents: int | None
    path: Table[PathJoin]
    nearest: Table[NearWord]
    soft: Table[SoftShare] | None
    topic: TopicRow | None

    def to_frame(self, backend: Any = None) -> Any:
        """Return the nearest words as a data frame; see `topicgrouper.tables.Table.to_frame`."""
        return self.nearest.to_frame(backend)

    def to_record(self) -> dict[str, Any]:
        """Return the report as values of JSON."""
        record = {each.name.removeprefix("n_"): getattr(self, each.name) for each in fields(self)}
        topic = record.pop("topic")
        if topic is not None:
            names = ("topic", "name", "frequency", "share", "focus", "size", "words")
            record["topic"] = {name: getattr(topic, name) for name in names}
        return {key: plain(value) for key, value in record.items()}


def word(
    model: Record,
    word: str,
    k: int = 10,
    *,
    view: SupportsIndex | FlatView | None = None,
) -> WordReport:
    """Return a word's path through the tree and its nearest words.

    Parameters
    ----------
    word : str
        The word in its display form, its counted form, or any form that the model's text
        options turn into it.
    k : int, default=10
        Maximum number of nearest words; 0 for none.
    view : int or FlatView, optional
        Also return the word's topic in this view: a number of topics or a view.

    Returns
    -------
    WordReport

    Raises
    ------
    KeyError, ValueError
        If there is no such word; the message suggests similar words.
    """
    number = number_in(word)
    if number in model.tree.numbers and known_word(model, word) is None:
        raise ValueError(
            f'{number} is not a word of this model; "topicgrouper documents MODEL {number}" shows '
            f"topic {number}"
        )
    index = find_word(model, word_in(word))
    tree = model.display_tree
    near = nearest_words(model, index, k=k) if k and tree.has_counts else []
    topic = None
    if view is not None:
        chosen = model.view(view)
        node = int(chosen.labels[index])
        topic = next(row for row in topic_table(chosen, N_WORDS, measured=False) if row.id == node)
    shares = None
    if model.soft is not None:
        words = model.soft.with_tree(model.display_tree).node_words
        shares = Table.of(words.topics_of(index), SoftShare)
    return WordReport(
        word=tree.vocabulary[index],
        counted_as=model.tree.vocabulary[index],
        frequency=tree.frequencies[index].item(),
        n_documents=tree.node_words.by_word.n_documents(index) if tree.has_counts else None,
        path=Table.of(_path(tree, index), PathJoin),
        nearest=Table.of(near, NearWord),
        soft=shares,
        topic=topic,
    )


def _path(tree: TopicTree, index: int) -> list[PathJoin]:
    *below, _ = path = tree.lineage(node=index).tolist()
    joined = [tree.topic(node=node) for node in path[1:]]
    siblings = [tree.sibling(node=node) for node in below]
    partners = [tree.topic(node=node) for node in siblings if node is not None]
    nodes = [topic.id for topic in (*joined, *partners)]
    # what the word is joined with: words, not documents, which would have to be found at all levels
    words = tree.shown_words(nodes, N_WORDS, frequent=True)
    return [
        PathJoin(
            topic=topic.number,
            name=topic.name,
            delta_h=float(tree.gains[topic.id - tree.n_words]),
            frequency=topic.frequency,
            size=topic.size,
            words=words[topic.id],
            partner=partner.number,
            partner_name=partner.name,
            partner_frequency=partner.frequency,
            partner_size=partner.size,
            partner_words=words[partner.id],
        )
        for topic, partner in zip(joined, partners, strict=True)
    ]


# -- nearest words ---------------------------------------------------------------------------------


class _Company:
    """The documents of a word w, and what other words have in common with it there."""

    def __init__(self, tree: TopicTree, index: int) -> None:
        rows, columns = required_counts(tree.count_rows), tree.node_words.by_word.columns
        entries = slice(columns.starts[index], columns.starts[index + 1])
        documents, lengths = columns.documents[entries], columns.lengths.astype(np.float64)
        own = columns.counts[entries].astype(np.float64)
        # all entries of these documents, one after another
        sizes = np.diff(rows.indptr)[documents].astype(np.int64)
        ends = np.cumsum(sizes)
        places = np.arange(sizes.sum()) + np.repeat(rows.indptr[documents] - ends + sizes, sizes)
        words = rows.indices[places]
        joint = _joint(np.repeat(own, sizes), rows.data[places].astype(np.float64))
        # Σ_d J(f_d(w), f_d(v)), and the number of documents with both words, for every word v.
        self.sums = np.bincount(words, weights=joint, minlength=tree.n_words).astype(float)
        self.n_documents = np.bincount(words, minlength=tree.n_words)
        # f_d(w) and |d|/N in its documents, once for all in which both are the same.
        kinds, self._repeats = np.unique([own, lengths[documents]], axis=1, return_counts=True)
        self._counts, self._length_shares = kinds[0], kinds[1] / lengths.sum()
        self._is_whole = rows.data.dtype.kind != "f"
        self._frequencies = tree.word_frequencies
        self._if_spread: dict[float, float] = {}  # many words have the same frequency

    def excess(self, other: int) -> float:
        """Return the excess of another word."""
        frequency = self._frequencies[other].item()
        if frequency not in self._if_spread:
            self._if_spread[frequency] = self._sum_if_spread(frequency)
        return float(self.sums[other]) - self._if_spread[frequency]

    def _sum_if_spread(self, frequency: float) -> float:
        """Return Σ_d E J(f_d(w), f_d(v°)) for an evenly spread word v° with this frequency."""
        spread = frequency * self._length_shares
        if not self._is_whole:
            return float(_joint(self._counts, spread) @ self._repeats)
        whole = np.floor(spread)
        fewer, more = _joint(self._counts, whole), _joint(self._counts, whole + 1)
        return float((fewer + (spread - whole) * (more - fewer)) @ self._repeats)


def nearest_words(model: Record, index: int, *, k: int) -> list[NearWord]:
    """Return the words with the largest excess; equal ones in the order of the vocabulary."""
    tree = model.tree
    company = _Company(model.display_tree, index)
    frequencies = tree.word_frequencies.astype(np.float64)
    # for two words with the same distribution, rounding may leave a gain slightly above 0
    gains = np.minimum(company.sums - _joint(frequencies[index], frequencies), 0.0)
    return [
        NearWord(
            excess=excess,
            delta_h=float(gains[other]),
            documents=int(company.n_documents[other]),
            frequency=tree.word_frequencies[other].item(),
            word=model.display_tree.vocabulary[other],
            counted_as=tree.vocabulary[other],
        )
        for other, excess in _largest_excess(company, index, k=checked_k(k))
    ]


def _largest_excess(company: _Company, index: int, *, k: int) -> list[tuple[int, float]]:
    """Return the k words with the largest positive excess, without computing all of them.

    What is subtracted is never negative, so the sum bounds the excess. Words are visited by falling
    sum, and the search ends at the first whose sum is below the k-th best excess.
    """
    best: list[tuple[float, int]] = []  # a heap of (excess, -index): the smallest is the k-th best
    for other in np.argsort(-company.sums, kind="stable").tolist():
        bound = float(company.sums[other])
        if bound <= 0.0 or (len(best) == k and bound < best[0][0]):
            break
        excess = 0.0 if other == index else company.excess(other)
        if excess > 0.0:
            heapq.heappush(best, (excess, -other))
            if len(best) > k:
                heapq.heappop(best)
    return [(-negative, excess) for excess, negative in sorted(best, reverse=True)]


def _joint(left: Any, right: Any) -> FloatArray:
    """Return J, elementwise."""
    return x_log_x(left + right) - x_log_x(left) - x_log_x(right)

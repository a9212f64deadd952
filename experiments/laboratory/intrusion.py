"""Intrusion tests for human studies: participants look for what does not belong.

In word intrusion they look for a foreign word among the words of a topic, in topic intrusion for a
foreign topic among the topics of a document.

References
----------
J. Chang, J. Boyd-Graber, S. Gerrish, C. Wang and D. M. Blei, "Reading Tea Leaves: How Humans
Interpret Topic Models", NIPS 2009.
"""

from __future__ import annotations

import csv
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from scipy.sparse import csr_array

from experiments.laboratory.coherence import top_words
from experiments.sampling.topic_mixture import TopicModel
from topicgrouper.common.sparse import row_shares

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from os import PathLike

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.corpus import Corpus
    from topicgrouper.tree import Topic

__all__ = [
    "RandomDraws",
    "TopicIntrusion",
    "TopicQuestion",
    "WordIntrusion",
    "WordQuestion",
    "topic_intrusion",
    "word_intrusion",
]

_Item = TypeVar("_Item")

_SNIPPET_LENGTH = 400
_SNIPPET_WORDS = 20


@dataclass(frozen=True, slots=True)
class WordQuestion:
    """Words of a topic and an intruder at some place, shuffled."""

    topic: int
    words: tuple[str, ...]
    place: int

    @property
    def intruder(self) -> str:
        """The word that does not belong to the topic."""
        return self.words[self.place]


@dataclass(frozen=True, slots=True)
class TopicQuestion:
    """A document, and its topics and an intruder at some place, shuffled, with their words."""

    document: str
    text: str
    topics: tuple[int, ...]
    words: tuple[tuple[str, ...], ...]
    place: int

    @property
    def intruder(self) -> int:
        """The topic that does not belong to the document."""
        return self.topics[self.place]


@dataclass(frozen=True, slots=True)
class WordIntrusion:
    """A sheet that asks which word does not belong to a topic, and topics without a question."""

    questions: tuple[WordQuestion, ...]
    left_out: tuple[int, ...]

    def write_csv(self, sheet: str | PathLike[str], *, key: str | PathLike[str]) -> None:
        """Write the questions, with an empty column for the answer, and the key."""
        n_words = len(self.questions[0].words) if self.questions else 0
        head = [*(f"word {place + 1}" for place in range(n_words)), "intruder"]
        rows = [[*each.words, ""] for each in self.questions]
        answers = [[each.topic, each.intruder, each.place + 1] for each in self.questions]
        _write_both(sheet, key, [head, *rows], [["topic", "intruder", "place"], *answers])


@dataclass(frozen=True, slots=True)
class TopicIntrusion:
    """A sheet that asks which topic does not belong to a document."""

    questions: tuple[TopicQuestion, ...]

    def write_csv(self, sheet: str | PathLike[str], *, key: str | PathLike[str]) -> None:
        """Write the questions, with an empty column for the answer, and the key."""
        n_topics = len(self.questions[0].topics) if self.questions else 0
        topics = [f"topic {place + 1}" for place in range(n_topics)]
        rows = [
            [each.document, each.text, *map(", ".join, each.words), ""] for each in self.questions
        ]
        answers = [[each.document, each.intruder, each.place + 1] for each in self.questions]
        head = ["document", "text", *topics, "intruder"]
        _write_both(sheet, key, [head, *rows], [["document", "intruder", "place"], *answers])


def _write_both(
    sheet: str | PathLike[str],
    key: str | PathLike[str],
    questions: list[list[Any]],
    answers: list[list[Any]],
) -> None:
    if os.path.realpath(sheet) == os.path.realpath(key):
        raise ValueError(f"sheet and key are both {sheet}; write them to different files")
    # the key first: a sheet without its key is useless
    for path, (head, *rows) in ((key, answers), (sheet, questions)):
        with Path(path).open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(["question", *head])
            writer.writerows([number, *row] for number, row in enumerate(rows, start=1))


class RandomDraws:
    """Random choices that do not depend on the version of NumPy.

    NumPy guarantees the raw numbers of a bit generator, but not what its distributions make of
    them.
    """

    def __init__(self, seed: int) -> None:
        self._raw = np.random.PCG64(seed)

    def one_of(self, items: Sequence[_Item]) -> _Item:
        """Return one item, all with the same probability (up to one part in 2^64)."""
        return items[self._raw.random_raw() % len(items)]

    def shuffled(self, items: Sequence[_Item]) -> list[_Item]:
        """Return the items in random order, sorted by a random number each."""
        order = np.argsort(self._raw.random_raw(len(items)), kind="stable")
        return [items[place] for place in order.tolist()]


def word_intrusion(
    topics: Sequence[Topic] | TopicModel,
    vocabulary: Sequence[str] | None = None,
    *,
    top: int = 5,
    seed: int = 0,
) -> WordIntrusion:
    """Make a sheet in which each topic has a word that belongs to another topic.

    An intruder is one of the `top` words of another topic. In a view it does not belong to the
    topic; under a model it is at most as probable in the topic as the median word. Topics with
    fewer words are skipped.
    """
    if top < 2:
        raise ValueError(f"top must be at least 2, got {top}")
    if isinstance(topics, TopicModel):
        if vocabulary is None:
            raise ValueError("a model has no words; pass its vocabulary")
        lists = top_words(topics, vocabulary, top=top)
        is_improbable = _improbable_in_model(topics, vocabulary)
    else:
        lists = [topic.top_words(top) for topic in topics]
        members = [set(topic.words) for topic in topics]

        def is_improbable(topic: int, word: str) -> bool:
            return word not in members[topic]

    if len(lists) < 2:
        raise ValueError(f"intruders come from other topics; pass at least 2, got {len(lists)}")
    draws = RandomDraws(seed)
    candidates = list(dict.fromkeys(word for words in lists for word in words))
    questions, left_out = [], []
    for topic, words in enumerate(lists):
        foreign = [word for word in candidates if word not in words and is_improbable(topic, word)]
        if len(words) < top or not foreign:
            left_out.append(topic)
            continue
        intruder = draws.one_of(foreign)
        shown = draws.shuffled([*words, intruder])
        questions.append(WordQuestion(topic, tuple(shown), shown.index(intruder)))
    return WordIntrusion(tuple(questions), tuple(left_out))


def topic_intrusion(
    topics: Sequence[Topic] | TopicModel,
    corpus: Corpus,
    *,
    documents: int = 20,
    shown: int = 3,
    top: int = 8,
    seed: int = 0,
) -> TopicIntrusion:
    """Make a sheet in which each document has a topic that hardly occurs in it.

    An intruder is drawn from the half of the topics with the smallest shares of the document,
    provided its share is below those of the topics shown. Documents with fewer than `shown` topics
    are not usable.
    """
    for name, number in (("documents", documents), ("shown", shown), ("top", top)):
        if number < 1:
            raise ValueError(f"{name} must be at least 1, got {number}")
    if isinstance(topics, TopicModel):
        lists = top_words(topics, corpus.vocabulary, top=top)
        shares_of: Callable[[Any], FloatArray] = topics.document_topics
    else:
        lists = [topic.top_words(top) for topic in topics]
        shares_of = _shares_in_tree(topics, corpus)
    if len(lists) <= shown:
        raise ValueError(
            f"{shown} topics and an intruder need at least {shown + 1} topics, got {len(lists)}"
        )
    draws = RandomDraws(seed)
    questions: list[TopicQuestion] = []
    for document, shares in _in_random_order(corpus, shares_of, draws, at_once=2 * documents):
        numbers = _with_intruder(shares, shown=shown, draws=draws)
        if numbers is None:
            continue
        order = draws.shuffled(numbers)
        questions.append(
            TopicQuestion(
                document=corpus.document_ids[document],
                text=_snippet(corpus, document),
                topics=tuple(order),
                words=tuple(lists[number] for number in order),
                place=order.index(numbers[-1]),
            )
        )
        if len(questions) == documents:
            break
    if not questions:
        raise ValueError(
            f"no document has {shown} topics and a topic that could be an intruder; show fewer"
        )
    return TopicIntrusion(tuple(questions))


def _improbable_in_model(
    model: TopicModel, vocabulary: Sequence[str]
) -> Callable[[int, str], bool]:
    phi = np.asarray(model.topic_words)
    medians = np.median(phi, axis=1)
    columns = {word: column for column, word in enumerate(vocabulary)}
    return lambda topic, word: bool(phi[topic, columns[word]] <= medians[topic])


def _shares_in_tree(
    topics: Sequence[Topic], corpus: Corpus
) -> Callable[[csr_array[Any]], FloatArray]:
    places = {word: column for column, word in enumerate(corpus.vocabulary)}
    pairs = [
        (places[word], number)
        for number, topic in enumerate(topics)
        for word in topic.words
        if word in places
    ]
    if not pairs:
        raise ValueError(
            "the corpus shares no words with the topics; pass the corpus they were fitted to"
        )
    columns, numbers = np.array(pairs, dtype=np.int64).T
    ones = np.ones(len(pairs), dtype=np.int64)
    membership = csr_array((ones, (columns, numbers)), shape=(corpus.n_words, len(topics)))
    return lambda counts: row_shares(csr_array(counts @ membership)).toarray()


def _in_random_order(
    corpus: Corpus,
    shares_of: Callable[[csr_array[Any]], FloatArray],
    draws: RandomDraws,
    *,
    at_once: int,
) -> Iterator[tuple[int, FloatArray]]:
    """Yield documents that have words, with their topics' shares, which may be costly to find."""
    order = draws.shuffled(np.flatnonzero(np.diff(corpus.counts.indptr)).tolist())
    for begin in range(0, len(order), at_once):
        chosen = order[begin : begin + at_once]
        yield from zip(chosen, shares_of(corpus.counts[chosen]), strict=True)


def _with_intruder(shares: FloatArray, *, shown: int, draws: RandomDraws) -> list[int] | None:
    """Return the numbers of the topics to show, the intruder last."""
    falling: IntArray = np.argsort(-shares, kind="stable")
    main = falling[:shown].tolist()
    limit = shares[main[-1]]
    lower_half = falling[max(shown, len(falling) - max(len(falling) // 2, 1)) :].tolist()
    candidates = [number for number in lower_half if shares[number] < limit]
    return [*main, draws.one_of(candidates)] if candidates else None


def _snippet(corpus: Corpus, document: int) -> str:
    if corpus.texts is not None:
        text = " ".join(corpus.texts[document].split())
        return text if len(text) <= _SNIPPET_LENGTH else text[: _SNIPPET_LENGTH - 1] + "…"
    row = corpus.counts[[document]]
    by_count = np.argsort(-row.data, kind="stable")[:_SNIPPET_WORDS]
    return ", ".join(corpus.display_words[column] for column in row.indices[by_count].tolist())

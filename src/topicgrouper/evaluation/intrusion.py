"""Questions for human studies: people find what does not belong.

Chang, Boyd-Graber, Gerrish, Wang and Blei, "Reading Tea Leaves: How Humans Interpret Topic Models",
NIPS 2009: among the words of a topic, find a word that does not belong to it; among the topics of a
document, find a topic that does not belong to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.column_groups import row_shares
from topicgrouper.evaluation.coherence.model_words import top_words
from topicgrouper.evaluation.intrusion_sheet import (
    TopicIntrusion,
    TopicQuestion,
    WordIntrusion,
    WordQuestion,
)
from topicgrouper.evaluation.random_draws import RandomDraws
from topicgrouper.mixtures.topic_model import TopicModel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.corpus import Corpus
    from topicgrouper.tree import Topic

__all__ = ["topic_intrusion", "word_intrusion"]

_SNIPPET_LENGTH = 400
_SNIPPET_WORDS = 20


def word_intrusion(
    topics: Sequence[Topic] | TopicModel,
    vocabulary: Sequence[str] | None = None,
    *,
    top: int = 5,
    seed: int = 0,
) -> WordIntrusion:
    """Hide in each topic a word that is improbable there but probable in another topic.

    Parameters
    ----------
    topics : sequence of Topic or TopicModel
        Topics of a tree, as ``tree.view(40)``, or any model.
    vocabulary : sequence of str, optional
        One word a column; needed for a model.
    top : int, default=5
        How many words of the topic to show beside the intruder. Topics with fewer are left out.
    seed : int, default=0
        The same one gives the same sheet.

    Returns
    -------
    WordIntrusion

    Notes
    -----
    An intruder is one of the `top` words of another topic. In a tree it is none of the topic's
    words; under a model, its probability in the topic is at most that of the median word.
    """
    if top < 2:
        raise ValueError(f"top = {top}: show at least 2 words of a topic, or nothing stands out.")
    if isinstance(topics, TopicModel):
        if vocabulary is None:
            raise ValueError("A model knows columns only: give its vocabulary.")
        lists = top_words(topics, vocabulary, top=top)
        is_improbable = _improbable_in_model(topics, vocabulary)
    else:
        lists = [topic.top_words(top) for topic in topics]
        members = [set(topic.words) for topic in topics]

        def is_improbable(topic: int, word: str) -> bool:
            return word not in members[topic]

    if len(lists) < 2:
        raise ValueError("An intruder comes from another topic: give at least 2 topics.")
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
    """Hide among the main topics of documents a topic that has next to no share of them.

    Parameters
    ----------
    topics : sequence of Topic or TopicModel
        Topics of a tree, as ``tree.view(40)``, or any model fitted to the columns of the corpus.
    corpus : Corpus
        Where the documents are drawn from.
    documents : int, default=20
        How many documents to ask about. If fewer can be used, all of these.
    shown : int, default=3
        How many of a document's main topics to show beside the intruder.
    top : int, default=8
        How many words to show of a topic.
    seed : int, default=0
        The same one gives the same sheet.

    Returns
    -------
    TopicIntrusion

    Notes
    -----
    An intruder is drawn from the half of the topics with the smallest shares of the document, if
    its share is smaller than those of all topics shown. Documents with fewer than `shown` topics
    cannot be used.
    """
    if documents < 1 or shown < 1 or top < 1:
        raise ValueError(
            f"documents = {documents}, shown = {shown}, top = {top}: each must be at least 1."
        )
    if isinstance(topics, TopicModel):
        lists = top_words(topics, corpus.vocabulary, top=top)
        shares_of: Callable[[Any], FloatArray] = topics.document_topics
    else:
        lists = [topic.top_words(top) for topic in topics]
        shares_of = _shares_in_tree(topics, corpus)
    if len(lists) <= shown:
        raise ValueError(f"{len(lists)} topics leave no intruder beside {shown} shown.")
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
            f"No document has {shown} topics and room for an intruder: show fewer topics."
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
        raise ValueError("The corpus has no word of the topics: give the one they were made from.")
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
    """Return documents that have words, with their topics' shares: these may be costly to find."""
    order = draws.shuffled(np.flatnonzero(np.diff(corpus.counts.indptr)).tolist())
    for begin in range(0, len(order), at_once):
        chosen = order[begin : begin + at_once]
        yield from zip(chosen, shares_of(corpus.counts[chosen]), strict=True)


def _with_intruder(shares: FloatArray, *, shown: int, draws: RandomDraws) -> list[int] | None:
    """Return the numbers of the topics to show and, at the end, the intruder's."""
    falling: IntArray = np.argsort(-shares, kind="stable")
    main = falling[:shown].tolist()
    least = shares[main[-1]]
    lower_half = falling[max(shown, len(falling) - max(len(falling) // 2, 1)) :].tolist()
    candidates = [number for number in lower_half if shares[number] < least]
    return [*main, draws.one_of(candidates)] if candidates else None


def _snippet(corpus: Corpus, document: int) -> str:
    if corpus.texts is not None:
        text = " ".join(corpus.texts[document].split())
        return text if len(text) <= _SNIPPET_LENGTH else text[: _SNIPPET_LENGTH - 1] + "…"
    row = corpus.counts[[document]]
    by_count = np.argsort(-row.data, kind="stable")[:_SNIPPET_WORDS]
    return ", ".join(corpus.display_words[column] for column in row.indices[by_count].tolist())

"""Intrusion tests for human studies: participants look for what does not belong.

In word intrusion they look for a foreign word among the words of a topic, in topic intrusion for a
foreign topic among the topics of a document.

References
----------
J. Chang, J. Boyd-Graber, S. Gerrish, C. Wang and D. M. Blei, "Reading Tea Leaves: How Humans
Interpret Topic Models", NIPS 2009.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.sums import row_shares
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
    """Make a sheet in which each topic has a word that belongs to another topic.

    Parameters
    ----------
    topics : FlatView, sequence of Topic, or TopicModel
        The topics, as ``tree.view(40)``, or any model.
    vocabulary : sequence of str, optional
        One word per column; required for a model.
    top : int, default=5
        Words of the topic to show beside the intruder, at least 2. Topics with fewer words are
        skipped.
    seed : int, default=0
        Seed of the random choices.

    Returns
    -------
    WordIntrusion

    Raises
    ------
    ValueError
        If there are fewer than 2 topics, `top` is below 2, or a model comes without a vocabulary.

    See Also
    --------
    topic_intrusion : The same for the topics of documents.
    coherence : A measure without people.

    Notes
    -----
    An intruder is one of the `top` words of another topic. In a view it does not belong to the
    topic; under a model it is at most as probable in the topic as the median word.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.evaluation import word_intrusion
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> view = fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(2)
    >>> sheet = word_intrusion(view, top=2, seed=1)
    >>> [(question.words, question.intruder) for question in sheet.questions]
    [(('milk', 'cat', 'tea'), 'cat'), (('milk', 'dog', 'cat'), 'milk')]
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

    Parameters
    ----------
    topics : FlatView, sequence of Topic, or TopicModel
        The topics, as ``tree.view(40)``, or any model fitted to the columns of the corpus.
    corpus : Corpus
        The documents to draw from.
    documents : int, default=20
        Number of documents to ask about; fewer if the corpus does not have enough usable ones.
    shown : int, default=3
        Number of a document's main topics to show beside the intruder.
    top : int, default=8
        Words to show per topic.
    seed : int, default=0
        Seed of the random choices.

    Returns
    -------
    TopicIntrusion

    Raises
    ------
    ValueError
        If a number is below 1, there are too few topics, or no document is usable.

    See Also
    --------
    word_intrusion : The same for words.

    Notes
    -----
    An intruder is drawn from the half of the topics with the smallest shares of the document,
    provided its share is below those of the topics shown. Documents with fewer than `shown` topics
    are not usable.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.corpus import count_texts
    >>> from topicgrouper.evaluation import topic_intrusion
    >>> corpus = count_texts(["cat dog", "dog cat", "tea cup", "cup tea"], keep_texts=True)
    >>> view = fit_tree(corpus.counts, corpus.vocabulary).view(2)
    >>> sheet = topic_intrusion(view, corpus, documents=2, shown=1, seed=1)
    >>> for question in sheet.questions:
    ...     print(question.text, question.words)
    tea cup (('cup', 'tea'), ('cat', 'dog'))
    cat dog (('cup', 'tea'), ('cat', 'dog'))
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

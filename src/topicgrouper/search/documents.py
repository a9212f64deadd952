"""The documents of a model about a topic or a query, with a text, or that it expects least."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.common.sparse import row_sums
from topicgrouper.prediction.document_counts import lifts_of
from topicgrouper.record.record import prepared, topic_view
from topicgrouper.search.document_search import DocumentSearch
from topicgrouper.search.passages import snippet
from topicgrouper.search.query import find_topic, read_query
from topicgrouper.tables.shown import printable
from topicgrouper.tables.table import Table, column, computed
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.document_strength import (
    median_length,
    rank_documents,
    rank_documents_of,
    smoothed_shares,
)
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt
    from scipy.sparse import csr_array

    from topicgrouper.record.record import Record
    from topicgrouper.search.document_search import RankedHit, WordMatch
    from topicgrouper.search.passages import Snippet
    from topicgrouper.tree.topic import Topic
    from topicgrouper.tree.topic_view import TopicView

_TOPIC_WORDS = 10
"""Words that describe a topic."""

_NEAR_WORDS = 5
"""Words of a document that lead one to expect another."""

_DOCUMENTS_PER_LOOK = 256  # at the clock

_WORDS = 8
"""Words that are shown beside a document."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentRow:
    """A training document in a table."""

    row: int = column(about="Row of the document in the training counts.")
    id: str = column(about="Id of the document, or its row number if the model has no ids.")
    title: str | None = column(about="Title of the document, if the model has titles.", own=True)
    label: str | None = column(about="Label of the document, if the model has labels.", own=True)

    @computed("document", in_files=False, show=str)
    def document(self) -> str:
        """Return the title, the id and the label."""
        name = printable(self.id, limit=60)
        if self.title:
            name = f"{printable(self.title, limit=80)}  ({name})"
        return name if self.label is None else f"{name}  [{printable(self.label)}]"


@dataclass(frozen=True, slots=True, kw_only=True)
class _ShownDocument(DocumentRow):
    """A document with a passage."""

    passage: Snippet | None

    @computed(about="Passage with the most of the words, if the model has texts.")
    def snippet(self) -> str | None:
        """Return the text of the passage."""
        return None if self.passage is None else self.passage.text

    @computed(about="Start and end of each of these words in the passage.", kind="nested")
    def spans(self) -> list[list[int]] | None:
        """Return the places of the words."""
        return None if self.passage is None else [list(span) for span in self.passage.spans]


def named(model: Record, row: int) -> dict[str, Any]:
    """Return the cells that name a document."""
    return {
        "row": row,
        "id": model.document_id(row),
        "title": None if model.titles is None else model.titles[row],
        "label": None if model.labels is None else model.labels[row],
    }


def row_of(model: Record, document: str | int) -> int:
    """Return the row of a document: its number, or that of an id, or of the end of one id."""
    ids = model.document_ids or tuple(map(str, range(model.n_documents)))
    if isinstance(document, int):
        return range(len(ids))[document]
    exact = [row for row, name in enumerate(ids) if name == document]
    found = exact or [row for row, name in enumerate(ids) if name.endswith(document)]
    if not found:
        msg = f"there is no document whose id is {document!r}, or ends in it"
        raise KeyError(msg)
    if len(found) > 1:
        some = ", ".join(repr(ids[row]) for row in found[:3])
        msg = f"{len(found):,} documents have an id that ends in {document!r}, such as {some}"
        raise KeyError(msg)
    return found[0]


# -- documents of a topic --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class TopicDocument(_ShownDocument):
    """A document of a topic."""

    is_main: bool = column(about="Whether it is the document's main topic.")
    relative_share: float = column(
        "times average",
        "The topic's share after adding as many average words as the median document has, "
        "relative to the average share. Documents are ranked by this, those first whose main "
        "topic it is.",
        show="times",
    )
    share: float = column("share", "The topic's share of the document's words.", show=".0%")
    frequency: int | float = column("occurrences", "Occurrences of the topic's words.")
    length: int | float = column("length", "Occurrences of all words in the document.")
    strength: float = column(about="The topic's share after adding average words.")


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class TopicDocuments(Table[TopicDocument]):
    """The documents of a topic, strongest first, a `topicgrouper.tables.Table`.

    A row has the ``row``, ``id`` and ``label`` of a document, whether the topic ``is_main``, its
    ``relative_share``, ``share``, ``frequency``, ``length`` and ``strength``, and a ``passage`` if
    the model has texts, else None: its ``text``, the ``spans`` of the topic's words, and both as
    ``pieces()``.

    Attributes
    ----------
    topic : Topic
        The topic, with display words.
    words : tuple of str
        The words that describe its documents; see `Topic.keywords`.
    n_main : int
        The number of documents whose main topic it is; they come first.
    remark : str
        How to get the topic that has the name of a word, if the word was taken; otherwise empty.

    See Also
    --------
    topicgrouper.Model.documents : Return such a table.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> model = Model.fit(count_texts(["cat dog", "dog cat", "tea cup", "cup of tea"]))
    >>> found = model.documents("tea", k=1)
    >>> found.topic.words, found[0].id, found[0].share
    (('tea',), '2', 0.5)
    >>> model = Model.fit(count_texts(["The cat sees a dog.", "A dog, a cat!"], keep_texts=True))
    >>> model.documents("dog")[0].passage.pieces()
    [('A ', False), ('dog', True), (', a cat!', False)]
    """

    topic: Topic
    words: tuple[str, ...]
    n_main: int
    remark: str


def documents(
    model: Record,
    topic: str | int | Topic,
    k: int = 10,
    *,
    length: int = 240,
    view: SupportsIndex | TopicView | None = None,
) -> TopicDocuments:
    """Return the documents in which a topic is strongest.

    Parameters
    ----------
    topic : str, int or Topic
        As for `find_topic`.
    k : int, default=10
        Maximum number of documents.
    length : int, default=240
        Maximum length of a passage in characters, if the model has texts; 0 for none.
    view : int, FlatView or SoftTopics, optional
        Look the topic up in this view, which must have it (default: in the tree). Only refined
        and soft topics differ from those of the tree.

    Returns
    -------
    TopicDocuments
        The strongest first; ties by row.

    Raises
    ------
    KeyError, ValueError
        If there is no such topic, the view does not have it, or the model has no training
        counts.
    """
    node, remark = find_topic(model, topic)
    chosen = None if view is None else topic_view(model, view)
    if chosen is None:
        shown, ranked = model.display_tree.topic(node=node), rank_documents(model.tree, node)
    else:
        place = chosen.place_of(node)
        shown, ranked = chosen[place], rank_documents_of(chosen, place)

    def wanted(row: int) -> int | set[int]:
        return node if chosen is None else set(chosen.words_in(place, row=row).tolist())

    rows = [
        TopicDocument(
            **named(model, strong.row),
            is_main=place < ranked.n_main,
            relative_share=strong.relative_share,
            share=strong.share,
            frequency=strong.frequency,
            length=strong.length,
            strength=strong.strength,
            passage=snippet(model, strong.row, wanted(strong.row), length=length),
        )
        for place, strong in enumerate(ranked.part(0, checked_k(k)))
    ]
    words = (chosen or model.display_tree).shown_words([node], _TOPIC_WORDS)[node]
    return TopicDocuments.of(
        rows, TopicDocument, topic=shown, words=words, n_main=ranked.n_main, remark=remark
    )


# -- one document ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentTopicRow:
    """A topic of a document."""

    share: float = column("share", "The topic's share of the document's words.", show=".1%")
    relative_share: float = column(
        "times average", "As in the documents of a topic; short documents are near 1.", show="times"
    )
    topic: int = column("topic", "Number of the topic.", show=str)
    name: str | None = column("name", "Name of the topic.", layout="name", optional=True)
    words: tuple[str, ...] = column("words", "Words that describe the topic.")
    main: bool = column("main topic", "Whether it is the document's main topic.")


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class OpenedDocument(Table[DocumentTopicRow]):
    """A document with its topics, a `topicgrouper.tables.Table`: its main topic, then the others.

    Attributes
    ----------
    document : DocumentRow
        Its row, id, title and label.
    facts : dict of str to str
        Its values in the other columns that are not empty.
    text : str or None
        Its text, if the model has texts.

    See Also
    --------
    topicgrouper.Model.document : Return such a table.
    """

    document: DocumentRow
    facts: dict[str, str]
    text: str | None


def document(
    model: Record, document: str | int, *, view: SupportsIndex | TopicView | None = None
) -> OpenedDocument:
    """Return a training document with its columns and its topics.

    Parameters
    ----------
    document : str or int
        A document: its id, the end of its id if that is unique, or its row.
    view : int, FlatView or SoftTopics, optional
        The topics (default: the suggested number).

    Returns
    -------
    OpenedDocument
        A `topicgrouper.tables.Table` of its topics: the main topic, then those that it has most
        of, compared with the average. Its ``document`` has the id, title and label; its
        ``facts`` are the other columns, and its ``text`` is there if the model has texts.

    Raises
    ------
    KeyError
        If no document has the id, or several end in it.
    ValueError
        If the model has no training counts.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> model = Model.fit(count_texts(["cat dog", "dog cat", "tea cup", "cup tea dog"]))
    >>> [(each.main, round(each.share, 2)) for each in model.document("3", view=2)]
    [(True, 0.67), (False, 0.33)]
    """
    required_counts(model.tree.counts)
    chosen = topic_view(model, view)
    row = row_of(model, document)
    counts, main = chosen.document_counts[[row]].toarray()[0], int(chosen.predict()[row])
    length, average = counts.sum(dtype=np.float64), chosen.shares
    shares = counts / max(length, 1.0)
    weight = median_length(row_sums(required_counts(chosen.tree.counts)))
    relative = smoothed_shares(counts, length, average=average, weight=weight) / average
    words = chosen.shown_words(chosen.nodes.tolist(), _TOPIC_WORDS)
    places = [place for place in np.argsort(average - shares, kind="stable") if counts[place]]
    rows = [
        DocumentTopicRow(
            share=float(shares[place]),
            relative_share=float(relative[place]),
            topic=chosen[place].number,
            name=chosen[place].name,
            words=words[chosen[place].id],
            main=place == main,
        )
        for place in sorted(map(int, places), key=lambda place: place != main)
    ]
    columns = {name: values[row] for name, values in model.document_columns.items()}
    return OpenedDocument.of(
        rows,
        DocumentTopicRow,
        document=DocumentRow(**named(model, row)),
        facts={
            name: known for name, known in columns.items() if known and name != model.title_column
        },
        text=None if model.texts is None else model.texts[row],
    )


# -- documents about a query -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchHit(_ShownDocument):
    """A document about a query, and why it was found."""

    score: float = column(
        "score",
        "Score in standard deviations above the average document.",
        show=".2f",
    )
    why: str = column(
        "why",
        "Words of the query that it contains, words made likely by others, and words it lacks.",
    )
    matches: tuple[dict[str, Any], ...] = column(
        about="For each word that explains a match: `word`, `occurrences`, `lift` (how many times "
        "as probable as on average) and, if missing, `topic`, `name` and `words` of its topic.",
        kind="nested",
    )


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class SearchHits(Table[SearchHit]):
    """The documents that are about a query, a `topicgrouper.tables.Table`.

    A row has the ``row``, ``id`` and ``label`` of a document, its ``score``, ``why`` it was found,
    its ``matches``, and a ``passage`` as in `TopicDocuments`.

    Attributes
    ----------
    words : tuple of str
        The words of the query that the model knows, as they are displayed.
    unknown : tuple of str
        The others.
    remark : str
        A sentence about unknown words; empty if there are none.

    See Also
    --------
    topicgrouper.Model.search : Return such a table.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> model = Model.fit(count_texts(["green tea", "tea, more tea", "a black cat"]))
    >>> found = model.search("tea", k=2)
    >>> [(hit.id, hit.why) for hit in found]
    [('1', 'tea 2×'), ('0', 'tea 1×')]
    """

    words: tuple[str, ...]
    unknown: tuple[str, ...]
    remark: str


def search(
    model: Record,
    query: str | Sequence[str],
    k: int = 10,
    *,
    length: int = 240,
) -> SearchHits:
    """Return the documents that are about a query.

    Two scores are added, each scaled to mean 0 and variance 1: log p(query | document) under
    the document model, and BM25, which counts shared words, and also twenty words that are
    typical of its own ten best documents (feedback). The first query prepares the documents,
    and takes longer.

    Parameters
    ----------
    query : str or sequence of str
        For models of texts, a text; otherwise items, in a sequence or separated by commas.
    k : int, default=10
        Maximum number of documents.
    length : int, default=240
        Maximum length of a passage in characters, if the model has texts; 0 for none.

    Returns
    -------
    SearchHits
        The best first, without documents unrelated to the query.

    Raises
    ------
    ValueError
        If no word is known, or the model has no training counts.
    """
    ranking = prepared(model, DocumentSearch)
    asked = read_query(model, query)
    wanted = set(asked.words)
    rows = [
        SearchHit(
            **named(model, hit.row),
            score=hit.score,
            why=_why(model, hit, asked.words),
            matches=tuple(_match(model, match) for match in hit.matches),
            passage=snippet(model, hit.row, wanted, length=length),
        )
        for hit in ranking.find(asked, k=k)
    ]
    words = tuple(model.display_tree.vocabulary[word] for word in asked.words)
    return SearchHits.of(rows, SearchHit, words=words, unknown=asked.unknown, remark=asked.remark)


def _match(model: Record, match: WordMatch) -> dict[str, Any]:
    names = model.display_tree.vocabulary
    topic = None if match.n_occurrences else model.tree.topic(node=match.node)
    return {
        "word": names[match.word],
        "occurrences": match.n_occurrences,
        "lift": match.lift,
        "topic": None if topic is None else topic.number,
        "name": None if topic is None else topic.name,
        "words": [] if topic is None else [names[word] for word in match.words[:_TOPIC_WORDS]],
    }


def _why(model: Record, hit: RankedHit, words: Sequence[int]) -> str:
    """Return "space 3×; launch expected from orbit, flight (topic 217); lacks moon"."""
    names = model.display_tree.vocabulary
    parts = []
    for match in hit.matches:
        word = printable(names[match.word], limit=60)
        if match.n_occurrences:
            parts.append(f"{word} {match.n_occurrences}×")
        else:
            near = ", ".join(printable(names[leaf], limit=60) for leaf in match.words[:_NEAR_WORDS])
            topic = model.tree.topic(node=match.node)
            name = "" if topic.name is None else f' "{printable(topic.name, limit=40)}"'
            parts.append(f"{word} expected from {near} (topic {topic.number}{name})")
    explained = {match.word for match in hit.matches}
    missing = [printable(names[word], limit=60) for word in words if word not in explained]
    return "; ".join([*parts, f"lacks {', '.join(missing)}"] if missing else parts)


# -- documents with a text -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class FoundDocuments:
    """The documents that contain a text."""

    # Their rows, those with most occurrences first, then by row.
    rows: npt.NDArray[np.int64]
    # Number of occurrences in each.
    matches: npt.NDArray[np.int64]
    # Number of documents that were searched before the time was over.
    searched: int


def find_documents(model: Record, text: str, *, seconds: float = float("inf")) -> FoundDocuments:
    """Find the documents whose text, id or title contains a text, in any case.

    Without texts, display words are searched instead. Documents are searched in order, until the
    time is over.
    """
    if not text:
        raise ValueError("the text to find is empty")
    wanted = text.lower()
    counts = required_counts(model.tree.counts)
    matches = np.zeros(counts.shape[0], dtype=np.int64)
    if model.texts is None:
        is_wanted = np.array([wanted in word.lower() for word in model.display_tree.vocabulary])
        matches += np.ceil(counts @ is_wanted.astype(counts.dtype)).astype(np.int64)
    names, texts = [each for each in (model.document_ids, model.titles) if each], model.texts
    end = time.monotonic() + seconds
    searched = len(matches)
    for row in range(len(matches)):
        if row % _DOCUMENTS_PER_LOOK == 0 and time.monotonic() > end:
            searched = row
            break
        matches[row] += any(wanted in each[row].lower() for each in names)
        if texts is not None:
            matches[row] += texts[row].lower().count(wanted)
    matches[searched:] = 0
    rows = np.flatnonzero(matches)
    rows = rows[np.argsort(-matches[rows], kind="stable")]
    return FoundDocuments(rows, matches[rows], searched)


# -- surprising documents and words ----------------------------------------------------------------


def _times(lift: float) -> str:
    """Return "3.4×", or "0.04×": below 1, two digits say more."""
    return printable(lift, "times") if lift >= 1 else f"{lift:.2f}×"


@dataclass(frozen=True, slots=True, kw_only=True)
class SurprisingDocument(DocumentRow):
    """A document that is unlike the collection."""

    bits_per_word: float = column(
        "bits per word", "−log₂ p(document), divided by the document's length.", show=".1f"
    )
    length: int = column("words", "Number of words in the document.", show=",")
    words: tuple[str, ...] = column(
        "least expected words", "Words that the rest of the document makes least likely."
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class SurprisingWord:
    """A word of a document that the rest of the document does not lead one to expect."""

    bits: float = column("bits", "−log₂ p(word | the rest of the document).", show=".1f")
    lift: float = column(
        "times average",
        "How many times as probable the word is, given the rest of the document, as in an average "
        "document; below 1, the rest speaks against it.",
        show=_times,
    )
    occurrences: int = column("occurrences", "Occurrences of the word in the document.")
    word: str = column("word", "The word or item.")


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Surprise(Table[Any]):
    """The documents, or the words of a document, that are expected least.

    It is a `topicgrouper.tables.Table`.

    Attributes
    ----------
    mean_bits : float or None
        Bits per word of all training documents; None for the words of a document.

    See Also
    --------
    topicgrouper.Model.surprise : Return such a table.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> texts = ["tea cup pot"] * 9 + ["rocket orbit launch"] * 9 + ["tea rocket cup orbit"]
    >>> model = Model.fit(count_texts(texts))
    >>> found = model.surprise(k=1, min_words=3)
    >>> found[0].id, found[0].bits_per_word > found.mean_bits
    ('18', True)
    >>> model.surprise(document="18", k=1)[0].occurrences
    1
    """

    mean_bits: float | None = None


def surprise(
    model: Record,
    k: int = 10,
    *,
    document: str | int | None = None,
    min_words: int = 20,
) -> Surprise:
    """Return the most surprising documents, or the surprising words of one.

    Parameters
    ----------
    k : int, default=10
        Maximum number of documents or words.
    document : str or int, optional
        A document: its id, the end of its id if that is unique, or its row.
    min_words : int, default=20
        Leave out documents with fewer words, where a single rare word would decide.

    Returns
    -------
    Surprise
        The most surprising first: documents by bits per word, words by bits.

    Raises
    ------
    KeyError, IndexError
        If there is no such document.
    ValueError
        If the model has no training counts, or no document is long enough.
    """
    if document is not None:
        found = _words(model, row_of(model, document))[: checked_k(k)]
        return Surprise.of(found, SurprisingWord)
    counts = required_counts(model.tree.counts)
    lengths = np.asarray(counts.sum(axis=1)).ravel()
    rows = np.flatnonzero(lengths >= max(min_words, 1))
    if not rows.size:
        raise ValueError(
            f"no document has at least {min_words} words (the longest has "
            f"{lengths.max(initial=0)}); lower min_words"
        )
    bits = -model.fitted_document_model.log_probability(counts) / math.log(2.0)
    order = np.argsort(-bits[rows] / lengths[rows], kind="stable")
    unlikely = [
        SurprisingDocument(
            **named(model, row),
            bits_per_word=float(bits[row] / lengths[row]),
            length=int(lengths[row]),
            words=tuple(each.word for each in _words(model, row)[:_WORDS]),
        )
        for row in rows[order[: checked_k(k)]].tolist()
    ]
    mean = float(bits.sum() / lengths.sum())
    return Surprise.of(unlikely, SurprisingDocument, mean_bits=mean)


def word_bits(model: Record, row: int) -> csr_array[Any]:
    """Return the bits of the words of a training document, see `DocumentModel.surprise`."""
    counts = required_counts(model.tree.counts)[[row]]
    return model.fitted_document_model.surprise(counts)[:, model.tree.columns]


def _words(model: Record, row: int) -> list[SurprisingWord]:
    occurrences = required_counts(model.tree.counts)[[row]].toarray()[0]
    found = word_bits(model, row)
    bits = found.data
    expected = model.fitted_document_model.expected_probabilities[found.indices]
    lifts = lifts_of(np.exp2(-bits), expected)
    return [
        SurprisingWord(
            bits=float(bits[place]),
            lift=float(lifts[place]),
            occurrences=int(occurrences[found.indices[place]]),
            word=model.display_tree.vocabulary[found.indices[place]],
        )
        for place in np.argsort(-bits, kind="stable").tolist()
    ]

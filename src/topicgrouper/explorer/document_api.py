"""The answers of a server about documents, as plain values, and the cuts that questions name.

``docs/reference/page-format.md`` describes their keys. As in the payload, topics are identified by
node id and documents by row.
"""

from __future__ import annotations

import re
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.common.sparse import row_sums
from topicgrouper.explorer.page_documents import page_words
from topicgrouper.explorer.payload import key_of, packed_main_topics
from topicgrouper.record.record import prepared
from topicgrouper.search.completion import best_words
from topicgrouper.search.document_search import DocumentSearch
from topicgrouper.search.documents import find_documents, named, word_bits
from topicgrouper.search.passages import TextWords, passage_with, snippet, words_of_document
from topicgrouper.search.query import read_query
from topicgrouper.tree.document_strength import rank_documents
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import numpy.typing as npt

    from topicgrouper.explorer.page_groups import PageGroups
    from topicgrouper.record.record import Record
    from topicgrouper.search.document_search import RankedHit
    from topicgrouper.search.passages import Snippet
    from topicgrouper.search.query import Query
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_tree import TopicTree

PASSAGE_LENGTH = 260
"""Maximum number of characters of a passage; as in js/passages.js."""

SHOWN_WORDS = 12
"""Number of words shown of a document without a text; as in js/passages.js."""

RANKINGS_KEPT = 16
"""Number of rankings of each kind to keep, since users page through them."""

VIEWS_KEPT = 4
"""Number of views to keep, with their main topics."""

SEARCH_SECONDS = 3.0
"""Time after which a search stops."""

MAX_FOUND = 100
"""Maximum number of documents that are ranked for a query."""

MAX_EXPANSION = 12
"""Maximum number of words that belong to a query."""

MAX_LENGTH = 30_000
"""Maximum number of characters, as in ``js/cuts.js``: thousands of splits and joins."""

_FORM = re.compile(r"[0-9]{1,9}(?:,[sj][0-9]{1,16})*")


class DocumentApi:
    """Answers about the training documents of a model with counts; threads may ask at once.

    What needs the document model is built when it is first asked for, and only once: all work on it
    is done under one lock. Little is lost by that, since the work itself uses all processors, and
    takes a fraction of a second.
    """

    def __init__(
        self, model: Record, *, groups: PageGroups | None = None, views: Iterable[FlatView] = ()
    ) -> None:
        self._model = model
        self._groups = groups
        self._counts = required_counts(model.tree.counts)
        self._lengths = row_sums(self._counts)
        self._finder = prepared(model, TextWords)
        self._ranked = lru_cache(RANKINGS_KEPT)(lambda node: rank_documents(model.tree, node))
        given = {key_of(view): view for view in views}
        self._view = lru_cache(VIEWS_KEPT)(
            lambda main: given.get(main) or read_cut(model.tree, main)
        )
        self._found = lru_cache(RANKINGS_KEPT)(
            lambda text: find_documents(model, text, seconds=SEARCH_SECONDS)
        )
        self._lock = Lock()
        # These caches are only used under the lock, so nothing is computed twice.
        self._queried = lru_cache(RANKINGS_KEPT)(self._rank)

    def strongest(
        self,
        node: int,
        *,
        offset: int,
        limit: int,
        main: str | None = None,
        group: tuple[int, int] | None = None,
    ) -> dict[str, Any]:
        """Return the documents in which a topic is strongest.

        If a view is given as the page writes it, the documents whose main topic there is the node
        or lies in it, even if they contain none of its words; if the places of a column and a
        group, only those of the group.
        """
        ranked = self._ranked(node)
        if main is not None:
            ranked = ranked.among(self._mainly_about(node, self._view(main)))
        if group is not None:
            if self._groups is None:
                raise ValueError("this model has no columns to group documents by")
            ranked = ranked.only(self._groups.are_in(*group)[ranked.rows])
        inside = set(self._model.tree.words_of(node=node).tolist())

        return {
            "total": len(ranked),
            "documents": [
                {
                    **self._listed(
                        strong.row, self._snippet(strong.row, inside), inside.__contains__
                    ),
                    "count": strong.frequency,
                    "share": strong.share,
                    "relativeShare": strong.relative_share,
                }
                for strong in ranked.part(offset, offset + limit)
            ],
        }

    def search(self, text: str, *, offset: int, limit: int) -> dict[str, Any]:
        """Return the documents whose text or id contains a text, most occurrences first."""
        found = self._found(text)
        wanted, names = text.lower(), self._model.display_tree.vocabulary
        texts = self._model.texts

        def passage(row: int) -> Snippet | None:
            return None if texts is None else passage_with(texts[row], text, length=PASSAGE_LENGTH)

        def is_wanted(word: int) -> bool:
            return wanted in names[word].lower()

        shown = list(zip(found.rows.tolist(), found.matches.tolist(), strict=True))
        return {
            "total": len(found.rows),
            "searched": found.searched,
            "documents": [
                {**self._listed(row, passage(row), is_wanted), "matches": matches}
                for row, matches in shown[offset : offset + limit]
            ],
        }

    def about(self, text: str, *, offset: int, limit: int) -> dict[str, Any]:
        """Return the documents that are about a query, the best first, or what is wrong with it."""
        nothing = {"total": 0, "documents": [], "words": [], "unknown": [], "expansion": []}
        if self._is_id(text):
            return {**nothing, "problem": "the query is an id"}
        with self._lock:
            try:
                query, found, expansion = self._queried(text)
            except ValueError as error:
                return {**nothing, "problem": str(error)}
            wanted = set(query.words)
            return {
                "total": len(found),
                "documents": [
                    {
                        **self._listed(
                            each.row, self._snippet(each.row, wanted), wanted.__contains__
                        ),
                        "score": each.score,
                        "reasons": _reasons(each),
                    }
                    for each in found[offset : offset + limit]
                ],
                "words": query.words,
                "unknown": list(query.unknown),
                "expansion": expansion,
                "problem": None,
            }

    def document(self, row: int) -> dict[str, Any]:
        """Return a document: its text with what finds words in it, or only its words."""
        model = self._model
        words, frequencies = words_of_document(self._counts, row)
        answer = {
            **self._named(row),
            "facts": [[name, each[row]] for name, each in model.document_columns.items()],
            "text": None,
            "words": list(zip(words.tolist(), frequencies.tolist(), strict=True)),
            "forms": None,
            "formWords": None,
        }
        if model.texts is not None:
            exceptions, spans = page_words([model.texts[row]], self._finder)
            answer["text"] = model.texts[row]
            answer["forms"], answer["formWords"] = list(exceptions), list(exceptions.values())
            if spans:
                answer["spans"] = spans[0].tolist()
        return answer

    def main_topics(self, main: str) -> dict[str, Any]:
        """Return the main topics of all documents in a view that the page asks for."""
        return packed_main_topics(self._model, self._view(main))

    def surprise(self, row: int) -> dict[str, Any]:
        """Return how unexpected the words of a document are, given the rest of it, in bits."""
        with self._lock:
            found = word_bits(self._model, row)
        return {"words": found.indices.tolist(), "bits": found.data.round(1).tolist()}

    def _mainly_about(self, node: int, view: FlatView) -> npt.NDArray[np.intp]:
        """Return the documents whose main topic is a node or a part of it, as rows."""
        layout = view.tree.layout
        first, starts = layout.starts[node], layout.starts[view.nodes]
        is_inside = (starts >= first) & (starts < first + layout.sizes[node]) & (view.nodes <= node)
        is_about = (view.main_topics >= 0) & is_inside[view.main_topics]
        return np.flatnonzero(is_about)

    def _rank(self, text: str) -> tuple[Query, list[RankedHit], list[int]]:
        query = read_query(self._model, text)
        fitted = self._model.fitted_document_model
        (expansion,), _ = best_words(fitted, query.counts, MAX_EXPANSION)
        found = prepared(self._model, DocumentSearch).find(query, k=MAX_FOUND)
        return query, found, expansion[expansion >= 0].tolist()

    def _is_id(self, text: str) -> bool:
        """Return whether a text is an id, or the end of one, and not just a word."""
        ids = self._model.document_ids
        if ids is None or text.isalpha():
            return False
        wanted = text.lower()
        return any(name.lower().endswith(wanted) for name in ids)

    def _named(self, row: int) -> dict[str, Any]:
        return {**named(self._model, row), "length": self._lengths[row].item()}

    def _snippet(self, row: int, wanted: set[int]) -> Snippet | None:
        return snippet(self._model, row, wanted, length=PASSAGE_LENGTH)

    def _listed(
        self, row: int, passage: Snippet | None, is_wanted: Callable[[int], bool]
    ) -> dict[str, Any]:
        """Return the line of a document in a list: a passage, or without texts the words wanted."""
        if passage is not None:
            return {**self._named(row), "passage": passage.pieces(), "words": None}
        words, _ = words_of_document(self._counts, row)
        shown = sorted(words.tolist(), key=lambda word: not is_wanted(word))
        return {**self._named(row), "passage": None, "words": shown[:SHOWN_WORDS]}


def _reasons(found: RankedHit) -> list[dict[str, Any]]:
    return [
        {
            "word": match.word,
            "count": match.n_occurrences,
            "lift": match.lift,
            "topic": None if match.n_occurrences else match.node,
        }
        for match in found.matches
    ]


# -- cuts, as the page writes them -----------------------------------------------------------------
#
# ``30,s37,s52,j12`` is T(30) with topics 37 and 52 split into their two parts, and all that lies
# in topic 12 joined. Only joined topics are split or result from joining, so their numbers name
# them. ``30`` alone is T(30). Splits and joins that change nothing are ignored.


def read_cut(tree: TopicTree, text: str) -> FlatView:
    """Return the view that a text describes, in time linear in its number of topics."""
    if len(text) > MAX_LENGTH or not _FORM.fullmatch(text):
        raise ValueError(
            f"a view must be a number of topics, or a cut such as 30,s37,j12 of at most "
            f"{MAX_LENGTH} characters"
        )
    number, *changes = text.split(",")
    n = int(number)
    if not 1 <= n <= tree.max_topics:
        raise ValueError(f"the number of topics must be from 1 to {tree.max_topics}, got {n}")
    if not changes:
        return tree.view(n)
    split, joined = (
        {tree.nodes_by_number.get(int(change[1:])) for change in changes if change[0] == kind}
        for kind in "sj"
    )
    nodes = []
    waiting = [tree.n_nodes - 1]
    last = tree.n_nodes - n  # T(n) divides the nodes after it
    while waiting:
        node = waiting.pop()
        if node >= tree.n_words and (node > last or node in split) and node not in joined:
            waiting.extend(tree.children[node - tree.n_words].tolist())
        else:
            nodes.append(node)
    return tree.cut(nodes=nodes)

"""Search for the documents of a model that are about a query."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.prediction.document_index import DocumentIndex, standardised
from topicgrouper.search.query_words import query_words
from topicgrouper.search.snippets import snippet_with
from topicgrouper.search.text_words import TextWords
from topicgrouper.tree.checks import checked_k

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.model.model import Model
    from topicgrouper.prediction.document_index import Ranking, WordMatch
    from topicgrouper.search.query_words import QueryWords
    from topicgrouper.search.snippets import Snippet

__all__ = ["DocumentSearch", "SearchHit"]

_MIN_LIFT = 1.5
"""A topic explains a match if it makes a missing word at least this many times as probable."""


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A document that was found for a query, and why.

    Attributes
    ----------
    row : int
        The row of the document.
    score : float
        Its score in standard deviations above the mean of all documents, summed over both rankings
        if both count.
    matches : tuple of WordMatch
        The words of the query that speak for the document: those it contains, by falling lift, then
        those that a topic of it makes more probable.
    """

    row: int
    score: float
    matches: tuple[WordMatch, ...]


class DocumentSearch:
    """Search in the documents of a model, prepared for many queries.

    Parameters
    ----------
    model : Model
        A model with training counts.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.

    Raises
    ------
    ValueError
        If the model has no training counts.

    Examples
    --------
    >>> from topicgrouper.model import Model
    >>> from topicgrouper.corpus import count_texts
    >>> model = Model.fit(count_texts(["green tea", "tea, more tea", "a black cat"]))
    >>> search = DocumentSearch(model)
    >>> [found.row for found in search.find(search.query(["tea"]), k=2)]
    [1, 0]
    """

    def __init__(self, model: Model, *, n_jobs: int | None = None) -> None:
        self._model = model
        self._n_jobs = n_jobs
        self._index = DocumentIndex(model.fitted_document_model)
        self._finder: TextWords | None = None

    def query(self, words: Sequence[str]) -> QueryWords:
        """Return what users type as a query; see `query_words`.

        Parameters
        ----------
        words : sequence of str
            What the user typed.

        Returns
        -------
        QueryWords

        Raises
        ------
        ValueError
            If no word is known.
        """
        return query_words(self._model, words)

    def find(self, query: QueryWords, *, k: int = 10, by: Ranking = "both") -> list[SearchHit]:
        """Return the best documents for a query.

        Parameters
        ----------
        query : QueryWords
            The query.
        k : int, default=10
            Number of documents.
        by : {"both", "tree", "bm25"}, default="both"
            What counts, see `topicgrouper.prediction.DocumentIndex.scores`.

        Returns
        -------
        list of SearchHit
            The best first. Documents that have nothing to do with the query are left out.

        Raises
        ------
        ValueError
            If `by` is unknown.
        """
        scores = self._index.scores(query.counts, by=by, n_jobs=self._n_jobs)
        (scores,) = scores if by == "both" else standardised(scores)
        best = np.argsort(-scores, kind="stable")[: checked_k(k)].tolist()
        hits = []
        each = self._index.matches_of_each(query.counts, best)
        for row, matches in zip(best, each, strict=True):
            reasons = _reasons(matches, by=by)
            if reasons:
                hits.append(SearchHit(row, float(scores[row]), reasons))
        return hits

    def snippet(self, row: int, query: QueryWords, *, length: int) -> Snippet | None:
        """Return the passage of a document with most words of a query.

        Parameters
        ----------
        row : int
            The row of the document.
        query : QueryWords
            The query.
        length : int
            Maximum number of characters.

        Returns
        -------
        Snippet or None
            None if the model has no texts.
        """
        if self._model.texts is None:
            return None
        if self._finder is None:
            self._finder = TextWords(self._model)
        return snippet_with(self._model, row, set(query.words), length=length, finder=self._finder)


def _reasons(matches: list[WordMatch], *, by: Ranking) -> tuple[WordMatch, ...]:
    there = [match for match in matches if match.n_occurrences]
    least = np.inf if by == "bm25" else _MIN_LIFT  # BM25 knows words that are there, no others
    near = [match for match in matches if not match.n_occurrences and match.lift >= least]
    return (*sorted(there, key=_lift, reverse=True), *sorted(near, key=_lift, reverse=True))


def _lift(match: WordMatch) -> float:
    return match.lift

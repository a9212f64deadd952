"""Texts in memory to counts, with how they were counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.corpus.counting import TextCounter
from topicgrouper.corpus.readers.options import ReadOptions
from topicgrouper.corpus.readers.report import ReadReport
from topicgrouper.corpus.source import Source
from topicgrouper.corpus.text_options import DEFAULT_TEXT_OPTIONS, TextOptions

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from topicgrouper.corpus.corpus import Corpus


def count_texts(
    texts: Iterable[str],
    options: TextOptions = DEFAULT_TEXT_OPTIONS,
    *,
    ids: Iterable[str] | None = None,
    labels: Iterable[str] | None = None,
    columns: Mapping[str, Iterable[str]] | None = None,
    n_jobs: int | None = None,
    keep_texts: bool = False,
) -> Corpus:
    """Count the words of each document.

    Parameters
    ----------
    texts : iterable of str
        The documents. They are read once, in batches, so they need not fit into memory together.
    options : TextOptions, optional
        How texts become words.
    ids : iterable of str, optional
        An id per document (default: ``"0"``, ``"1"``, …).
    labels : iterable of str, optional
        A class per document.
    columns : mapping of str to iterable of str, optional
        Further columns of the documents: the ``document_columns`` of the `Corpus`.
    n_jobs : int, optional
        Threads: ``None`` is 1, ``-1`` all processors. The result does not depend on it.
    keep_texts : bool, default=False
        Whether the corpus keeps the texts.

    Returns
    -------
    Corpus
        One row per document, including empty ones, with the words in alphabetical order. With
        stemming, its ``names`` are the most common form of each stem; in a tie, the alphabetically
        first.

    Raises
    ------
    TypeError
        If a document is not a string.
    ValueError
        If a document is not valid Unicode, or the numbers of ids, labels, values and documents
        differ.

    See Also
    --------
    read_corpus : Read documents from files.

    Examples
    --------
    >>> from topicgrouper.corpus import count_texts
    >>> corpus = count_texts(["The cat sees a cat.", "The dog!"])
    >>> corpus.vocabulary
    ('cat', 'dog', 'sees', 'the')
    >>> corpus.counts.toarray()
    array([[2, 0, 1, 1],
           [0, 1, 0, 1]], dtype=int32)
    """
    counter = TextCounter(options, n_jobs=n_jobs, keep_texts=keep_texts)
    corpus = counter.add(texts, ids=ids, labels=labels, columns=columns).finish()
    n_empty = int((corpus.counts.indptr[1:] == corpus.counts.indptr[:-1]).sum())
    report = ReadReport(corpus.n_documents, n_empty, 0, n_words=corpus.n_words)
    how = ReadOptions(text=options)
    return corpus.with_source(Source(options=how, n_empty=n_empty, report=report))

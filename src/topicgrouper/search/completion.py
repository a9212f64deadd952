"""The words or items that a model expects next, for what a user types and for many documents."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from topicgrouper.prediction.document_counts import lifts_of
from topicgrouper.prediction.expansion import ExpectedWord
from topicgrouper.storage.atomic_file import atomic_write
from topicgrouper.storage.csv_cells import csv_row, word_cell
from topicgrouper.storage.extras import check_extra
from topicgrouper.storage.parquet_file import write_parquet
from topicgrouper.storage.special_file import is_plain_file
from topicgrouper.storage.text_file import text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from os import PathLike

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.model.model import Model
    from topicgrouper.search.query_words import QueryWords

__all__ = [
    "Completions",
    "complete_documents",
    "completions_writer",
    "next_words",
    "write_completions",
]

_COLUMNS = ("document", "rank", "item", "name", "probability", "lift")


@dataclass(frozen=True, eq=False)
class Completions:
    """The most probable next words of documents.

    Attributes
    ----------
    model : Model
        The model.
    document_ids : tuple of str
        The documents.
    words : ndarray of int, shape (documents, k)
        Words by their index in the tree, most probable first; -1 if there are no more.
    probabilities : ndarray of shape (documents, k)
        p(word | document).
    lifts : ndarray of shape (documents, k)
        How many times as probable as in an average document.
    n_unknown : int
        Occurrences of words that the model does not know.
    n_skipped : int
        Documents that were left out, as they contain no known words.
    """

    model: Model
    document_ids: tuple[str, ...]
    words: IntArray
    probabilities: FloatArray
    lifts: FloatArray
    n_unknown: int
    n_skipped: int

    def rows(self) -> Iterator[tuple[str, int, str, str, float, float]]:
        """Yield one row per document and word: see `write_completions`."""
        codes, names = self.model.tree.vocabulary, self.model.shown.vocabulary
        for row, document in enumerate(self.document_ids):
            for rank, word in enumerate(self.words[row].tolist()):
                if word >= 0:
                    numbers = float(self.probabilities[row, rank]), float(self.lifts[row, rank])
                    yield document, rank + 1, codes[word], names[word], *numbers


def next_words(
    model: Model, query: QueryWords, *, k: int = 10, exclude_seen: bool = True
) -> list[ExpectedWord]:
    """Return the words that are most probable next to those of a query.

    Parameters
    ----------
    model : Model
        The model.
    query : QueryWords
        The words that are there.
    k : int, default=10
        Number of words.
    exclude_seen : bool, default=True
        Leave out the words that are there.

    Returns
    -------
    list of ExpectedWord

    Raises
    ------
    ValueError
        If `k` is below 1, or the model has neither a document model nor training counts.
    """
    words, probabilities, lifts = _next(model, query.counts, k=k, exclude_seen=exclude_seen)
    found = zip(words[0].tolist(), probabilities[0].tolist(), lifts[0].tolist(), strict=True)
    return [ExpectedWord(*each) for each in found if each[0] >= 0]


def complete_documents(
    model: Model,
    corpus: Corpus,
    *,
    k: int = 10,
    exclude_seen: bool = True,
    n_jobs: int | None = None,
) -> Completions:
    """Return the words that are most probable next in each document.

    Parameters
    ----------
    model : Model
        The model.
    corpus : Corpus
        Documents, read with the settings of the model. Words are matched by name; documents
        without known words are left out.
    k : int, default=10
        Number of words per document.
    exclude_seen : bool, default=True
        Leave out the words that the document contains.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.

    Returns
    -------
    Completions

    Raises
    ------
    ValueError
        If `k` is below 1, or the model has neither a document model nor training counts.
    """
    known = corpus.with_words_of(model.tree.vocabulary)
    kept = np.flatnonzero(np.diff(known.counts.indptr))
    words, probabilities, lifts = _next(
        model, known.counts[kept], k=k, exclude_seen=exclude_seen, n_jobs=n_jobs
    )
    n_documents = known.counts.shape[0]
    ids = known.document_ids or tuple(map(str, range(n_documents)))
    return Completions(
        model,
        tuple(ids[row] for row in kept.tolist()),
        words,
        probabilities,
        lifts,
        n_unknown=corpus.n_tokens - known.n_tokens,
        n_skipped=n_documents - len(kept),
    )


def write_completions(found: Completions, path: str | PathLike[str]) -> None:
    """Write one row per document and word, completely or not at all.

    The columns are ``document``, ``rank`` from 1, ``item`` (the word as it was counted), ``name``
    (the display word), ``probability`` and ``lift``. In CSV, texts that a spreadsheet would run as
    formulas are prefixed with an apostrophe.

    Parameters
    ----------
    found : Completions
        The words.
    path : str or path-like
        The file, with the suffix ``.csv`` or ``.parquet``. A device or pipe without a suffix gets
        CSV.

    Raises
    ------
    ValueError
        If the suffix is unknown.
    ModuleNotFoundError
        If the format needs a package that is not installed: polars for ``.parquet``.
    """
    write = completions_writer(path)
    with atomic_write(path) as file:
        write(found, file)


def completions_writer(path: str | PathLike[str]) -> Callable[[Completions, BinaryIO], None]:
    """Return the function that writes files with the suffix of a path.

    Raises
    ------
    ValueError
        If the suffix is unknown.
    ModuleNotFoundError
        If the format needs a package that is not installed: polars for ``.parquet``.
    """
    ending = Path(path).suffix.lower()
    if ending == ".csv" or (not ending and not is_plain_file(path)):
        return _write_csv
    if ending != ".parquet":
        msg = f"{Path(path).name}: the file name must end in .csv or .parquet"
        raise ValueError(msg)
    check_extra("polars", "writing Parquet")
    return _write_parquet


def _write_csv(found: Completions, file: BinaryIO) -> None:
    with text_of(file) as text:
        text.write(csv_row(_COLUMNS))
        for document, rank, *words, probability, lift in found.rows():
            names = map(word_cell, (document, str(rank), *words))
            text.write(csv_row([*names, f"{probability:.6g}", f"{lift:.4g}"]))


def _write_parquet(found: Completions, file: BinaryIO) -> None:
    import polars as pl  # noqa: PLC0415 - an optional dependency

    kinds = (pl.String, pl.Int64, pl.String, pl.String, pl.Float64, pl.Float64)
    schema = dict(zip(_COLUMNS, kinds, strict=True))
    write_parquet(pl.DataFrame(list(found.rows()), schema=schema, orient="row"), file)


def _next(
    model: Model, counts: Any, *, k: int, exclude_seen: bool, n_jobs: int | None = None
) -> tuple[IntArray, FloatArray, FloatArray]:
    """Return words by their index in the tree, probabilities and lifts."""
    fitted, tree = model.fitted_document_model, model.tree
    columns, probabilities = fitted.top_words(counts, k, exclude_seen=exclude_seen, n_jobs=n_jobs)
    words = np.where(columns < 0, -1, np.searchsorted(tree.columns, columns))
    return words, probabilities, lifts_of(probabilities, fitted.expected_probabilities[words])

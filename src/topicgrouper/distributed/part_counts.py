"""Parts of a collection, counted on a worker."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.counting import TextCounter
from topicgrouper.corpus.readers.formats import FORMATS
from topicgrouper.corpus.readers.frames import FrameTable
from topicgrouper.corpus.readers.report import Ledger
from topicgrouper.corpus.readers.table_documents import count_table
from topicgrouper.corpus.readers.task import Task

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.corpus.readers.options import ReadOptions

__all__ = ["CountedPart", "count_file", "count_frame", "count_items"]


@dataclass(frozen=True)
class CountedPart:
    """Some documents, with columns for the words that occur in them.

    Attributes
    ----------
    corpus : Corpus
        The documents. The words are not stemmed yet.
    ledger : Ledger
        What was found while reading.
    """

    corpus: Corpus
    ledger: Ledger


def count_file(path: str, format: str, options: ReadOptions, prefix: str) -> CountedPart:  # noqa: A002
    """Count the documents of one file, which may be empty.

    Parameters
    ----------
    path : str
        The file.
    format : str
        Its format.
    options : ReadOptions
        How to read it.
    prefix : str
        Put in front of the ids of its documents.

    Returns
    -------
    CountedPart

    Raises
    ------
    ReadError
        If the file cannot be read.
    """
    file, ledger = Path(path), Ledger()
    if file.is_file() and file.stat().st_size == 0:
        return CountedPart(_no_documents(), ledger)
    corpus = FORMATS[format].read(Task(file, _raw(options), ledger=ledger))
    if prefix:
        corpus = replace(corpus, document_ids=tuple(prefix + id_ for id_ in corpus.document_ids))
    return CountedPart(corpus, ledger)


def count_frame(frame: Any, options: ReadOptions, prefix: str) -> CountedPart:
    """Count the documents of one partition of a data frame.

    Parameters
    ----------
    frame : DataFrame
        The partition.
    options : ReadOptions
        How to read it.
    prefix : str
        Put in front of the ids of its documents, unless a column holds these.

    Returns
    -------
    CountedPart
    """
    ledger = Ledger()
    corpus = count_table(FrameTable(frame), _raw(options), ledger)
    ids = corpus.document_ids
    if options.id_column is None:
        ids = tuple(prefix + id_ for id_ in ids)
    return CountedPart(replace(corpus, document_ids=ids), ledger)


def count_items(items: Iterable[Any], options: ReadOptions, prefix: str) -> CountedPart:
    """Count the documents of one partition of a bag: texts, or records with a text column.

    Parameters
    ----------
    items : iterable of str or mapping
        The partition.
    options : ReadOptions
        How to read it.
    prefix : str
        Put in front of the ids of its documents, unless a column holds these.

    Returns
    -------
    CountedPart

    Raises
    ------
    TypeError
        If an item has no text.
    """
    texts, ids, labels = [], [], []
    columns: dict[str, list[str]] = {name: [] for name in options.kept_columns}
    for number, item in enumerate(items, start=1):
        record = item if isinstance(item, Mapping) else {None: item}
        text = record.get(options.text_column if isinstance(item, Mapping) else None, "")
        if text is not None and not isinstance(text, str):
            message = (
                f"Item {number} of partition {prefix.rstrip(':')} must be a text, got "
                f"{type(text).__name__}. A bag holds texts, or records with a text_column."
            )
            raise TypeError(message)
        texts.append(text or "")
        ids.append(str(record.get(options.id_column) or f"{prefix}{number}"))
        labels.append(str(record.get(options.label_column) or ""))
        for name, values in columns.items():
            value = record.get(name)
            values.append("" if value is None else str(value).strip())
    raw = _raw(options)
    counter = TextCounter(raw.text, n_jobs=raw.n_jobs, keep_texts=raw.keep_texts)
    has_labels = options.label_column is not None
    counter.add(texts, ids=ids, labels=labels if has_labels else None, columns=columns)
    return CountedPart(counter.finish(), Ledger())


def _raw(options: ReadOptions) -> ReadOptions:
    """Return options without stemming: which form of a stem is most frequent shows at the end."""
    return replace(options, text=replace(options.text, stemmer=None), n_jobs=1)


def _no_documents() -> Corpus:
    return Corpus(csr_array((0, 0), dtype=np.int32), [], document_ids=[])

"""Parts of a collection, counted on a worker."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.documents import Batcher, count_documents
from topicgrouper.corpus.readers.folder import input_bytes
from topicgrouper.corpus.readers.formats import FORMATS
from topicgrouper.corpus.readers.frames import FrameTable, cell_text
from topicgrouper.corpus.readers.growth import Growth
from topicgrouper.corpus.readers.lines import NUL_MESSAGE
from topicgrouper.corpus.readers.report import Ledger
from topicgrouper.corpus.readers.table_documents import count_table
from topicgrouper.corpus.readers.tables import column_names
from topicgrouper.corpus.readers.task import Task

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from topicgrouper.corpus.readers.documents import DocumentBatch
    from topicgrouper.corpus.readers.options import ReadOptions

__all__ = ["CountedPart", "count_file", "count_frame", "count_items"]


@dataclass(frozen=True)
class CountedPart:
    """Some documents, with columns for the words that occur in them."""

    corpus: Corpus  # the documents. The words are not stemmed yet.
    ledger: Ledger  # what was found while reading
    # The columns of the options that no record has; another part may have them.
    lacking: frozenset[str] = frozenset()


def count_file(path: str, format: str, options: ReadOptions, prefix: str) -> CountedPart:  # noqa: A002
    """Count the documents of one file, which may be empty."""
    file, ledger = Path(path), Ledger()
    if file.is_file() and file.stat().st_size == 0:
        return CountedPart(_no_documents(), ledger)
    growth = Growth(file, n_packed=input_bytes(file))
    corpus = FORMATS[format].read(Task(file, _raw(options), ledger=ledger, growth=growth))
    if prefix:
        corpus = replace(corpus, document_ids=tuple(prefix + id_ for id_ in corpus.document_ids))
    return CountedPart(corpus, ledger)


def count_frame(frame: Any, options: ReadOptions, prefix: str) -> CountedPart:
    """Count the documents of one partition of a data frame."""
    ledger = Ledger()
    corpus = count_table(FrameTable(frame), _raw(options), ledger)
    ids = corpus.document_ids
    if options.id_column is None:
        ids = tuple(prefix + id_ for id_ in ids)
    return CountedPart(replace(corpus, document_ids=ids), ledger)


def count_items(items: Iterable[Any], options: ReadOptions, prefix: str) -> CountedPart:
    """Count the documents of one partition of a bag: texts, or records with a text column."""
    records: list[Mapping[Any, Any]] = [
        item if isinstance(item, Mapping) else {None: item} for item in items
    ]
    fields = set(chain.from_iterable(records))
    kept = _kept_fields(options, fields)
    part = f"partition {prefix.rstrip(':')}"
    batcher = Batcher(has_labels=options.label_column is not None, column_names=kept)
    ledger = Ledger()

    def batches() -> Iterator[DocumentBatch]:
        for number, record in enumerate(records, start=1):
            item = f"Item {number} of {part}"
            text = _text(record.get(None if None in record else options.text_column), item)
            if "\0" in text:
                ledger.problem(NUL_MESSAGE, path=part, line=number)
                continue
            id_, label, *values = (
                None if name is None else _value(record, name, item)
                for name in (options.id_column, options.label_column, *kept)
            )
            batcher.add(text, id=id_ or f"{prefix}{number}", label=label or "", values=(*values,))
            yield from batcher.full()
        yield from batcher.rest()

    wanted = (options.id_column, options.label_column, *kept)
    lacking = frozenset(name for name in wanted if name is not None and name not in fields)
    return CountedPart(count_documents(batches(), _raw(options), ledger), ledger, lacking)


def _kept_fields(options: ReadOptions, fields: Collection[Any]) -> tuple[str, ...]:
    """Return the names of the kept columns, each once; one text may name several."""
    names: list[str] = []
    for given in options.kept_columns:
        names += column_names(given, fields)
    return tuple(dict.fromkeys(names))


def _text(value: Any, item: str) -> str:
    if isinstance(value, str):
        return value
    try:
        is_missing = cell_text(value) is None
    except TypeError:
        is_missing = False
    if not is_missing:
        message = (
            f"{item} must be a text, got {type(value).__name__}. A bag holds texts, or records "
            "with a text_column."
        )
        raise TypeError(message)
    return ""


def _value(record: Mapping[Any, Any], name: str, item: str) -> str | None:
    try:
        return cell_text(record.get(name))
    except TypeError as error:
        message = f"{item} holds {error} in {name!r}; convert it to a text or a number"
        raise TypeError(message) from None


def _raw(options: ReadOptions) -> ReadOptions:
    """Return options without stemming: which form of a stem is most frequent shows at the end."""
    return replace(options, text=replace(options.text, stemmer=None), n_jobs=1)


def _no_documents() -> Corpus:
    return Corpus(csr_array((0, 0), dtype=np.int32), [], document_ids=[])

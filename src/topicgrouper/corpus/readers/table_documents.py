"""Tables in which each row is a document: a text, an id, a label and any other columns."""

from __future__ import annotations

from itertools import repeat
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.documents import Batcher, DocumentBatch, count_documents
from topicgrouper.corpus.readers.lines import NUL_MESSAGE
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.tables import Table, check_columns, find_columns, some_names

if TYPE_CHECKING:
    from collections.abc import Iterator

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.readers.report import ReadReport


def count_table(table: Table, options: ReadOptions, ledger: ReadReport) -> Corpus:
    """Count the words of the documents in a table."""
    return count_documents(table_documents(table, options, ledger), options, ledger)


def table_documents(
    table: Table, options: ReadOptions, ledger: ReadReport
) -> Iterator[DocumentBatch]:
    """Stream the documents; a row without a text is an empty document."""
    text_column = _text_column(table, options)
    check_columns(table, {"id_column": options.id_column, "label_column": options.label_column})
    others = [name for name in (options.id_column, options.label_column) if name is not None]
    kept = find_columns(table, options.kept_columns)
    batcher = Batcher(has_labels=options.label_column is not None, column_names=tuple(kept))
    for batch in table.batches([text_column, *others], required=1, kept=kept):
        columns = iter(batch.columns)
        texts = next(columns)
        ids = batch.numbers if options.id_column is None else next(columns)
        labels = [None] * len(texts) if options.label_column is None else next(columns)
        values = zip(*columns, strict=True) if kept else repeat((), len(texts))
        rows = zip(texts, ids, labels, batch.lines, batch.numbers, values, strict=True)
        for text, id_, label, line, number, row_values in rows:
            if text is not None and "\0" in text:
                ledger.problem(NUL_MESSAGE, path=table.name, line=line)
                continue
            batcher.add(text or "", id=str(id_ or number), label=label or "", values=row_values)
            yield from batcher.full()
    yield from batcher.rest()


def _text_column(table: Table, options: ReadOptions) -> str:
    if options.text_column is not None:
        check_columns(table, {"text_column": options.text_column})
        return options.text_column
    if len(table.header) == 1:
        return table.header[0]
    called_text = [name for name in table.header if name.strip().lower() == "text"]
    if len(called_text) == 1:
        return called_text[0]
    if called_text:
        message = "several of its columns are called 'text'; rename all but the one to read"
        raise ReadError(message, path=table.name)
    message = (
        "none of its columns is called 'text'; set the text column (or basket and item columns) "
        f"to one of {some_names(table.header)}, or the format baskets-wide if each line is a basket"
    )
    raise ReadError(message, path=table.name)

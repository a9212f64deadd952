"""Baskets in wide form: one basket per line, its items separated by a delimiter."""

from __future__ import annotations

from itertools import chain, islice
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.counts import EntryList, Numbering
from topicgrouper.corpus.readers.decoding import line_batches
from topicgrouper.corpus.readers.delimited import guess_delimiter, peek, records
from topicgrouper.corpus.readers.lines import NUL_MESSAGE

if TYPE_CHECKING:
    from topicgrouper.corpus.readers.task import Task

__all__ = ["read_wide_baskets"]

_BATCH_ROWS = 2**15


def read_wide_baskets(task: Task) -> Corpus:
    """Read baskets, one per line; the line number is the id of the basket.

    An item that occurs twice in a line counts twice. Empty cells, with which spreadsheets pad short
    lines, are ignored; an empty line is an empty basket.

    Parameters
    ----------
    task : Task
        What to read.

    Returns
    -------
    Corpus
        One document per basket, one word per item.
    """
    items = Numbering()
    entries = EntryList()
    ids: list[str] = []
    with open_content(task.path, meter=task.meter) as (stream, name):
        batches = line_batches(stream, path=name, encoding=task.options.encoding)
        start, lines = peek(line + "\n" for batch in batches for line in batch)
        delimiter = task.options.delimiter or guess_delimiter(start)
        found = records(lines, name=name, delimiter=delimiter, ledger=task.ledger)
        while part := list(islice(found, _BATCH_ROWS)):
            first = len(ids)
            rows = []
            for line, row in part:
                if any("\0" in cell for cell in row):
                    task.ledger.problem(NUL_MESSAGE, path=name, line=line)
                    continue
                rows.append([item for cell in row if (item := cell.strip())])
                ids.append(str(line))
            lengths = np.fromiter(map(len, rows), dtype=np.int64, count=len(rows))
            words = items.of(chain.from_iterable(rows), int(lengths.sum()))
            documents = np.repeat(np.arange(first, len(ids)), lengths)
            entries.add(documents, words, np.ones_like(words))
    counts = entries.matrix((len(ids), len(items)))
    return Corpus(counts, tuple(items), document_ids=tuple(ids))

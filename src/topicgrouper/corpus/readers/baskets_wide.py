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
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from topicgrouper.corpus.readers.task import Task

_BATCH_ROWS = 2**15


def read_wide_baskets(task: Task) -> Corpus:
    """Read baskets, one per line; the line number is the id of the basket.

    An item that occurs twice in a line counts twice. Empty cells, with which spreadsheets pad short
    lines, are ignored; an empty line is an empty basket.
    """
    items = Numbering()
    entries = EntryList()
    ids: list[str] = []
    n_longest = 0
    with open_content(task.path, meter=task.meter) as (stream, name):
        batches = line_batches(stream, path=name, encoding=task.options.encoding)
        start, lines = peek(line + "\n" for batch in batches for line in batch)
        delimiter = task.options.delimiter or _guess_delimiter(start)
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
            n_longest = max((n_longest, *map(len, rows)))
            lengths = np.fromiter(map(len, rows), dtype=np.int64, count=len(rows))
            words = items.of(chain.from_iterable(rows), int(lengths.sum()))
            documents = np.repeat(np.arange(first, len(ids)), lengths)
            entries.add(documents, words, np.ones_like(words))
        if n_longest == 1 and len(ids) > 1:
            given = task.options.delimiter
            what = "a comma, semicolon, tab or bar" if given is None else f"the delimiter {given!r}"
            message = (
                f"none of its lines has {what}, so each would be a basket of one item; set "
                "the delimiter that separates items, or the format lines if each line is a text"
            )
            raise ReadError(message, path=name)
    counts = entries.matrix((len(ids), len(items)))
    return Corpus(counts, tuple(items), document_ids=tuple(ids))


def _guess_delimiter(start: str) -> str:
    """Guess what separates items; blanks only if they are all numbers, since names have blanks."""
    is_of_numbers = all(part.isdecimal() for part in start.split())
    return " " if is_of_numbers and " " in start.strip() else guess_delimiter(start)

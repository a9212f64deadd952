"""Baskets: in long form, one row per item and its quantity, or in wide form, one per line."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass, field, replace
from decimal import Decimal, InvalidOperation
from itertools import chain, compress, islice
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.archives import open_lines
from topicgrouper.corpus.readers.context import check_share
from topicgrouper.corpus.readers.counts import MAX_COUNT, EntryList, KeyIndex, wrong_count
from topicgrouper.corpus.readers.delimited import guess_delimiter, peek, records
from topicgrouper.corpus.readers.documents import NUL_MESSAGE
from topicgrouper.corpus.readers.report import ReadError, some_names
from topicgrouper.corpus.readers.tables import Table, TableBatch, check_columns, find_columns

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import numpy.typing as npt

    from topicgrouper.corpus.readers.context import ReadContext
    from topicgrouper.corpus.readers.options import Pieces, ReadOptions
    from topicgrouper.corpus.readers.report import ReadReport

_BATCH_ROWS = 2**15
_BLANK = 0
_NOT_A_COUNT = -(2**62)
_QUANTITY_NAMES = ("quantity", "qty")
_MAX_QUANTITY_LENGTH = 40
_DECIMAL_COMMA = re.compile(r"[+-]?\d+,(?:\d{1,2}|\d{4,})", re.ASCII)


def count_baskets(table: Table, options: ReadOptions, report: ReadReport) -> Corpus:
    """Read baskets from a table.

    Baskets and items keep the order in which they first appear. A basket without any counted item
    stays as an empty document, unless all its rows are returns; an item that was never counted is
    not a word. In columns that are kept, the first value that is not blank is that of the basket.
    """
    found = _quantity_by_name(table, options)
    if found is not None:
        options = replace(options, quantity=found)
        report.note(
            f"Quantities are read from the column {found!r}, found by its name; choose another "
            "with quantity (--quantity)."
        )
    _check_options(table, options)
    kept = find_columns(table, options.kept_columns)
    columns = {name: BasketColumn() for name in kept}
    reader = _BasketReader(table, options, report, columns, is_quantity_sure=found is None)
    required = [*options.basket_columns, options.item or ""]
    for batch in table.batches(required, list(_optional_columns(options).values()), kept):
        reader.add(batch)
    return reader.corpus()


def parse_quantity(cell: str | None) -> int | None:
    """Parse a whole number as people and spreadsheets write it; below 0, it is a return."""
    text = (cell or "").strip()
    if text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    if len(text) > _MAX_QUANTITY_LENGTH:
        return None
    if _DECIMAL_COMMA.fullmatch(text):
        text = text.replace(",", ".")
    try:
        number = Decimal(text) if "_" not in text else None
    except InvalidOperation:
        return None
    # Compared before it is converted: as an integer, 1e999999999 would fill the memory.
    if number is None or not number.is_finite() or not -MAX_COUNT <= number <= MAX_COUNT:
        return None
    return int(number) if number == number.to_integral_value() else None


def counted_pieces(pieces: npt.NDArray[np.int64], counting: Pieces) -> npt.NDArray[np.int64]:
    """Return the count of an item in a basket; see `ReadOptions`."""
    if counting == "all":
        return pieces
    damped: npt.NDArray[np.int64] = np.rint(np.log2(1.0 + pieces)).astype(np.int64)
    return damped if counting == "damped" else np.ones_like(pieces)


class BasketColumn:
    """The value of each basket in one column: the first that is not blank."""

    def __init__(self) -> None:
        self._values = KeyIndex({"": _BLANK})
        self._firsts = np.zeros(0, dtype=np.int64)
        self._is_mixed = np.zeros(0, dtype=bool)

    @property
    def n_mixed(self) -> int:
        """Number of baskets with another value in a later row (int)."""
        return int(np.count_nonzero(self._is_mixed))

    def add(self, baskets: npt.NDArray[np.int64], cells: Iterable[str | None]) -> None:
        """Add rows."""
        values = self._values.of(_stripped(cells), len(baskets))
        n_more = int(baskets.max(initial=-1)) + 1 - len(self._firsts)
        if n_more > 0:
            self._firsts = np.concatenate([self._firsts, np.full(n_more, _BLANK)])
            self._is_mixed = np.concatenate([self._is_mixed, np.zeros(n_more, dtype=bool)])
        is_known = values != _BLANK
        baskets, values = baskets[is_known], values[is_known]
        is_new = self._firsts[baskets] == _BLANK
        # Of several values for one place NumPy keeps the last; backwards, that is the first row's.
        self._firsts[baskets[is_new][::-1]] = values[is_new][::-1]
        self._is_mixed[baskets[values != self._firsts[baskets]]] = True

    def texts(self, n_baskets: int) -> list[str]:
        """Return the value of each basket."""
        texts = list(self._values)
        found = [texts[value] for value in self._firsts.tolist()]
        return found + [""] * (n_baskets - len(found))


class _Returns:
    """Purchases and returns of customers, in the order of the rows.

    They find the purchases that a later row of the same customer takes back in full.
    """

    def __init__(self) -> None:
        self._customers = KeyIndex({"": _BLANK})
        self._items = KeyIndex()
        self._parts: list[npt.NDArray[np.int64]] = []

    def add(
        self, customers: Iterable[str], items: Iterable[str], counts: npt.NDArray[np.int64]
    ) -> None:
        """Add rows; negative counts are returns."""
        n_rows = len(counts)
        who, what = self._customers.of(customers, n_rows), self._items.of(items, n_rows)
        self._parts.append(np.stack([who, what, counts]))

    def taken_back(self) -> npt.NDArray[np.intp]:
        """Return the purchases that are returned in full, by their number among all purchases.

        A return of q pieces takes back the last purchase before it of the same customer and item
        that has q pieces and is not taken back yet. Rows without a customer are left alone.
        """
        if not self._parts:
            return np.zeros(0, dtype=np.intp)
        who, what, counts = np.concatenate(self._parts, axis=1)
        places = np.cumsum(counts > 0) - 1
        pairs = who * len(self._items) + what
        is_concerned = np.isin(pairs, pairs[counts < 0]) & (who != _BLANK)
        bought: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        found = []
        rows = np.flatnonzero(is_concerned)
        events = zip(rows.tolist(), pairs[rows].tolist(), counts[rows].tolist(), strict=True)
        for row, pair, count in events:
            if count > 0:
                bought[pair, count].append(row)
            elif bought[pair, -count]:
                found.append(bought[pair, -count].pop())
        return np.sort(places[np.array(found, dtype=np.intp)])


@dataclass(slots=True)
class _BasketReader:
    """The baskets read so far."""

    table: Table
    options: ReadOptions
    report: ReadReport
    columns: dict[str, BasketColumn]
    is_quantity_sure: bool  # whether the column was set, and not found by its name
    baskets: KeyIndex = field(default_factory=KeyIndex)
    items: KeyIndex = field(default_factory=KeyIndex)
    entries: EntryList = field(default_factory=EntryList)
    labels: dict[int, str] = field(default_factory=dict)
    item_names: Counter[tuple[int, str]] = field(default_factory=Counter)
    quantities: dict[str | None, int] = field(default_factory=dict)  # each is parsed once
    returns: _Returns = field(default_factory=_Returns)

    def add(self, batch: TableBatch) -> None:
        """Add more rows."""
        n_keys = len(self.options.basket_columns)
        keys = [_stripped(column) for column in batch.columns[:n_keys]]
        items = _stripped(batch.columns[n_keys])
        optional = _optional_columns(self.options)
        kept = batch.columns[len(batch.columns) - len(self.columns) :]
        others = dict(zip(optional, batch.columns[n_keys + 1 :], strict=False))
        counts = self._counts(others.get("quantity"), len(items))
        is_named = np.ones(len(items), dtype=bool)
        for column in (items, *keys):
            if not all(column):
                is_named &= np.fromiter(map(bool, column), dtype=bool, count=len(items))
        if not is_named.all() or (counts == _NOT_A_COUNT).any():
            self._record_problems(batch, is_named, counts, others.get("quantity"))
        if "customer" in others:
            is_moved = is_named & (counts != _NOT_A_COUNT) & (counts != 0)
            who = compress(_stripped(others["customer"]), is_moved)
            self.returns.add(who, compress(items, is_moved), counts[is_moved])
        is_return = is_named & (counts < 0) & (counts != _NOT_A_COUNT)
        self.report.n_returns += int(np.count_nonzero(is_return))
        is_named &= ~is_return
        baskets = keys[0] if n_keys == 1 else zip(*keys, strict=True)
        numbers = self.baskets.of(compress(baskets, is_named), int(is_named.sum()))
        if "label_column" in others:
            labels = compress(others["label_column"], is_named)
            for number, label in zip(numbers.tolist(), labels, strict=True):
                self.labels.setdefault(number, label or "")
        for values, cells in zip(self.columns.values(), kept, strict=True):
            values.add(numbers, compress(cells, is_named))
        self.report.n_zero += int(np.count_nonzero(is_named & (counts == 0)))
        is_counted = is_named & (counts > 0)
        words = self.items.of(compress(items, is_counted), int(is_counted.sum()))
        self.entries.add(numbers[is_counted[is_named]], words, counts[is_counted])
        if "item_name" in others:
            names = compress(_stripped(others["item_name"]), is_counted)
            self.item_names.update(zip(words.tolist(), names, strict=True))

    def corpus(self) -> Corpus:
        """Return all baskets."""
        shape = (len(self.baskets), len(self.items))
        ids = [key if isinstance(key, str) else " ".join(key) for key in self.baskets]
        labels = [self.labels[number] for number in range(shape[0])] if self.labels else None
        for name, column in self.columns.items():
            if column.n_mixed:
                self.report.mixed_columns[name] = column.n_mixed
        taken_back = self.returns.taken_back()
        self.report.n_taken_back = len(taken_back)
        counts = self.entries.matrix(shape, without=taken_back)
        pieces = counts.data
        counts.data = counted_pieces(pieces, self.options.pieces)
        if self.options.pieces == "damped" and (counts.data != pieces).any():
            self.report.note(
                "Quantities are damped: q pieces of an item in a basket count as log2(1 + q), "
                'rounded; to count every piece, set pieces="all" (--pieces all).'
            )
        corpus = Corpus(
            counts,
            tuple(self.items),
            document_ids=ids,
            labels=labels,
            names=self._names() if self.options.item_name is not None else None,
            document_columns={name: one.texts(shape[0]) for name, one in self.columns.items()},
        )
        return corpus.filter(min_frequency=1) if len(taken_back) else corpus

    def _counts(self, cells: Sequence[str | None] | None, n_rows: int) -> npt.NDArray[np.int64]:
        if cells is None:
            return np.ones(n_rows, dtype=np.int64)
        for cell in set(cells) - self.quantities.keys():
            count = parse_quantity(cell)
            if count is None:
                is_wrong = self.is_quantity_sure or (cell or "").strip().startswith("-")
                count = _NOT_A_COUNT if is_wrong else 1
            self.quantities[cell] = count
        found = map(self.quantities.__getitem__, cells)
        return np.fromiter(found, dtype=np.int64, count=n_rows)

    def _record_problems(
        self,
        batch: TableBatch,
        is_named: npt.NDArray[np.bool_],
        counts: npt.NDArray[np.int64],
        quantities: Sequence[str | None] | None,
    ) -> None:
        def tell(row: int) -> tuple[int, str]:
            if not is_named[row]:
                message = "the basket or item is missing; fill in the cell or remove the row"
            else:
                message = wrong_count((quantities[row] or "").strip() if quantities else "")
            return batch.lines[row], message

        wrong = np.flatnonzero(~is_named | (counts == _NOT_A_COUNT))
        self.report.problems_at(wrong, tell, path=self.table.name)  # of its current file

    def _names(self) -> tuple[str, ...]:
        """Return the most common name of each item; the item itself if it has none."""
        best: dict[int, tuple[int, str]] = {}
        for (item, name), n_rows in self.item_names.items():
            # Counters keep the order of first appearance, so the first of equals stays.
            if name and n_rows > best.get(item, (0, ""))[0]:
                best[item] = (n_rows, name)
        return tuple(
            best[number][1] if number in best else item for item, number in self.items.items()
        )


def _stripped(column: Iterable[str | None]) -> list[str]:
    """Strip cells; one with a NUL byte, which no name contains, counts as empty."""
    return [cell.strip() if cell and "\0" not in cell else "" for cell in column]


def _optional_columns(options: ReadOptions) -> dict[str, str]:
    names = ("quantity", "customer", "item_name", "label_column")
    columns = {name: getattr(options, name) for name in names}
    return {name: column for name, column in columns.items() if column is not None}


def _check_options(table: Table, options: ReadOptions) -> None:
    if options.basket is None or options.item is None:
        lacking = "basket" if options.basket is None else "item"
        message = f"the {lacking} column is not set; choose from {some_names(table.header)}"
        raise ReadError(message, path=table.name)
    for name in options.basket_columns:
        check_columns(table, {"basket": name})
    check_columns(table, {"item": options.item, **_optional_columns(options)})
    if options.customer is not None and options.quantity is None:
        message = (
            "the customer column needs a quantity column to find returns; choose from "
            f"{some_names(table.header)}"
        )
        raise ReadError(message, path=table.name)


def _quantity_by_name(table: Table, options: ReadOptions) -> str | None:
    """Return the column with quantities if none is set and one is called so."""
    if options.quantity is not None:
        return None
    used = {*options.basket_columns, options.item, *_optional_columns(options).values()}
    named = [name for name in table.header if name.strip().lower() in _QUANTITY_NAMES]
    return named[0] if len(named) == 1 and named[0] not in used else None


def read_wide_baskets(context: ReadContext) -> Corpus:
    """Read baskets, one per line; the line number is the id of the basket.

    An item that occurs twice in a line counts twice. Empty cells, with which spreadsheets pad short
    lines, are ignored; an empty line is an empty basket.
    """
    items = KeyIndex()
    entries = EntryList()
    ids: list[str] = []
    n_longest = n_filled = 0
    path, given = context.path, context.options.delimiter
    with open_lines(path, context.options.encoding, progress=context.progress) as (read, name):
        start, lines = peek(line + "\n" for line in read)
        delimiter = given or _guess_delimiter(start)
        found = records(lines, name=name, delimiter=delimiter, report=context.report)
        while part := list(islice(found, _BATCH_ROWS)):
            first = len(ids)
            rows = []
            for line, row in part:
                if any("\0" in cell for cell in row):
                    context.report.problem(NUL_MESSAGE, path=name, line=line)
                    continue
                rows.append([item for cell in row if (item := cell.strip())])
                ids.append(str(line))
            n_longest = max((n_longest, *map(len, rows)))
            lengths = np.fromiter(map(len, rows), dtype=np.int64, count=len(rows))
            n_filled += int(np.count_nonzero(lengths))
            check_share(len(ids) - n_filled, n_filled, "baskets are empty", path=name)
            words = items.of(chain.from_iterable(rows), int(lengths.sum()))
            documents = np.repeat(np.arange(first, len(ids)), lengths)
            entries.add(documents, words, np.ones_like(words))
        if n_longest == 1 and len(ids) > 1:
            what = "a comma, semicolon, tab or bar" if given is None else f"the delimiter {given!r}"
            message = (
                f"no line contains {what}, so each basket would have one item; set the delimiter "
                "between items, or the format lines if each line is a text"
            )
            raise ReadError(message, path=name)
    counts = entries.matrix((len(ids), len(items)))
    return Corpus(counts, tuple(items), document_ids=tuple(ids))


def _guess_delimiter(start: str) -> str:
    """Guess the delimiter; a blank only if all items are numbers, since names contain blanks."""
    is_of_numbers = all(part.isdecimal() for part in start.split())
    return " " if is_of_numbers and " " in start.strip() else guess_delimiter(start)

"""The options of all readers."""

from __future__ import annotations

import codecs
import os  # noqa: TC003 - dataclass fields are to be resolvable
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, Literal, get_args

from topicgrouper.common.checks import check_kind, whole_number
from topicgrouper.common.short_repr import repr_of_changes
from topicgrouper.corpus.text_options import TextOptions

Pieces = Literal["damped", "all", "once"]
PIECES: tuple[str, ...] = get_args(Pieces)
# What a document is: a part of a text, or the whole text.
Unit = Literal["line", "paragraph", "sentence", "whole"]
UNITS: tuple[str, ...] = get_args(Unit)

_KINDS: dict[str, tuple[Any, str]] = {
    "str": (str, "a string"),
    "str | None": (str | None, "a string"),
    "bool": (bool, "True or False"),
    "TextOptions": (TextOptions, "TextOptions; a column of texts is named by text_column"),
}
"""The kinds of values that fields of a type take, and what messages call them."""

_COLUMNS = "the name of a column or a list of names"


@repr_of_changes
@dataclass(frozen=True, slots=True, kw_only=True)
class ReadOptions:
    r"""The options for reading a corpus. Each format uses some of them and refuses the others.

    Parameters
    ----------
    encoding : str, default="utf-8"
        The encoding of texts, tables and vocabularies: any that Python knows, such as
        ``"latin-1"``, ``"cp1252"`` or ``"utf-16"``. A byte order mark of UTF-8, UTF-16 or UTF-32
        takes precedence over the default.
    text : TextOptions, optional
        How texts become words.
    text_column : str or tuple of str, optional
        The column with the texts (default: the only column, or the one called "text"), or several,
        such as title and abstract, which are joined with a blank line between them.
    title_column : str, optional
        The column with the titles of the documents, which lists show (default: a column called
        "title", "headline", "subject" or "name", in any case, if its values are texts that
        differ). Mails have their subjects as titles, web pages and office files their own.
    id_column, label_column : str, optional
        The columns with the documents' ids and labels. Without an id column, ids are row numbers,
        counted from 1.
    columns : str or tuple of str, default=()
        Further columns to keep in the `Corpus`, such as author or date. A single string may name
        several, separated by commas, unless the table has a column of that name.
    basket : str or tuple of str, optional
        The column that identifies a basket, such as an order number, or several columns that do so
        together, such as customer and day. With this or ``item``, the table is read as baskets.
    item : str, optional
        The column with the items.
    quantity : str, optional
        The column with the number of pieces (default: a column called "quantity" or "qty" if there
        is one, otherwise each row is one piece). Rows with a negative quantity are returns and are
        left out.
    pieces : {"damped", "all", "once"}, default="damped"
        How q pieces of an item in one basket count: as log2(1 + q), rounded, which keeps a single
        order from dominating (1, 2, 2, 2, 3, … and 10 for 1,000 pieces); as q; or as 1.
    customer : str, optional
        The column with the customers. A purchase is left out if a later row of the same customer
        returns all its pieces; rows must be in chronological order.
    item_name : str, optional
        The column with display names of items. If an item has several, the most common one is
        shown; in a tie, the first.
    delimiter : str, optional
        The column separator of a CSV file, or the item separator of wide baskets (default: tab for
        TSV files, otherwise guessed: comma, semicolon, tab or bar).
    sheet : str, optional
        The sheet of a workbook (default: the only sheet that is not empty).
    quoted : bool, default=False
        Whether to keep the quoted parts and the signatures of e-mails.
    vocabulary : path-like, optional
        The file with the words, one per line, for formats that keep them in a separate file
        (default: searched for in the folder of the data).
    split : {"line", "paragraph", "sentence", "whole"}, optional
        The unit of a document: a line, a paragraph, a sentence or the whole text (default: a line
        of a text file, the whole of a file in a folder or of a cell in a table). Blank lines
        separate paragraphs. The id of the third piece of ``a.txt`` is ``a.txt#3``.
    drop_duplicates : bool, default=False
        Whether to drop texts that equal an earlier one, ignoring outer white space.
    keep_texts : bool, default=False
        Whether the corpus keeps the texts.
    n_jobs : int, optional
        Threads for counting words: ``None`` is 1, ``-1`` all processors.
    trusted : bool, default=False
        Whether to read files such as PDF, e-mails and spreadsheets in this process instead of a
        separate one with limits on memory and time. Set it where no process can be started. A
        damaged file may then end this process.

    Raises
    ------
    TypeError
        If a value is of another type.
    ValueError
        If the encoding, ``pieces`` or the unit of ``split`` is unknown, the delimiter is not one
        character, or ``basket`` or a name in ``columns`` is empty.

    See Also
    --------
    TextOptions : How texts become words.
    read_corpus, read_frame : Read documents with these options.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper.corpus import ReadOptions, read_corpus
    >>> _ = Path("sales.csv").write_text("order,article\n1,tea\n1,cup\n2,tea\n")
    >>> options = ReadOptions(basket="order", item="article")
    >>> read_corpus("sales.csv", options=options).corpus.vocabulary
    ('tea', 'cup')
    """

    encoding: str = "utf-8"
    text: TextOptions = TextOptions()  # noqa: RUF009 - frozen
    text_column: str | tuple[str, ...] | None = None
    title_column: str | None = None
    id_column: str | None = None
    label_column: str | None = None
    columns: str | tuple[str, ...] = ()
    basket: str | tuple[str, ...] | None = None
    item: str | None = None
    quantity: str | None = None
    pieces: Pieces = "damped"
    customer: str | None = None
    item_name: str | None = None
    delimiter: str | None = None
    sheet: str | None = None
    quoted: bool = False
    vocabulary: str | os.PathLike[str] | None = None
    split: Unit | None = None
    drop_duplicates: bool = False
    keep_texts: bool = False
    n_jobs: int | None = None
    trusted: bool = False

    def __post_init__(self) -> None:
        """Check the options."""
        for one in fields(self):
            kind, what = _KINDS.get(str(one.type), (object, ""))
            check_kind(one.name, getattr(self, one.name), kind, what)
        for name in ("basket", "columns", "text_column"):
            value = getattr(self, name) or ()
            check_kind(name, value, Iterable, _COLUMNS)
            for column in value:
                check_kind(name, column, str, _COLUMNS)
        if self.n_jobs is not None:
            whole_number("n_jobs", self.n_jobs, such="-1 for all processors")
        try:
            "".encode(codecs.lookup(self.encoding).name)
        except (LookupError, UnicodeError, ValueError):
            raise ValueError(
                f"unknown encoding {self.encoding!r}; choose one such as 'utf-8', 'latin-1', "
                "'cp1252' or 'utf-16'"
            ) from None
        if self.delimiter is not None and (
            len(self.delimiter) != 1 or self.delimiter in '\r\n"\0\ufeff'
        ):
            message = f"delimiter must be one character, such as ';', got {self.delimiter!r}"
            raise ValueError(message)
        if self.split is not None and self.split not in UNITS:
            raise ValueError(f"split must be one of {', '.join(UNITS)}, got {self.split!r}")
        if self.pieces not in PIECES:
            raise ValueError(f"pieces must be one of {', '.join(PIECES)}, got {self.pieces!r}")
        for name in ("basket", "text_column"):
            if getattr(self, name) is not None and not getattr(self, name):
                raise ValueError(f"{name} is empty; name at least one column")
        if not all(self.kept_columns):
            raise ValueError("columns must not contain an empty name; name a column of the table")

    @property
    def basket_columns(self) -> tuple[str, ...]:
        """The columns that identify a basket (tuple of str)."""
        return _names(self.basket)

    @property
    def text_columns(self) -> tuple[str, ...]:
        """The columns with the texts (tuple of str)."""
        return _names(self.text_column)

    @property
    def kept_columns(self) -> tuple[str, ...]:
        """The further columns to keep, as given (tuple of str)."""
        return _names(self.columns)

    @property
    def is_for_baskets(self) -> bool:
        """Whether a table is read as baskets (bool)."""
        return self.basket is not None or self.item is not None

    def chosen(self) -> frozenset[str]:
        """Return the options that differ from their default.

        Returns
        -------
        frozenset of str
            Their names.
        """
        return frozenset(
            field.name for field in fields(self) if getattr(self, field.name) != field.default
        )


def _names(given: str | tuple[str, ...] | None) -> tuple[str, ...]:
    return (given,) if isinstance(given, str) else tuple(given or ())


def check_read_options(options: ReadOptions) -> None:
    """Refuse what are not options, such as a dictionary."""
    check_kind("options", options, ReadOptions, "ReadOptions, such as ReadOptions(keep_texts=True)")

"""How to read: one object for all formats, checked when it is made."""

from __future__ import annotations

import codecs
import os  # noqa: TC003 - dataclass fields are to be resolvable
from dataclasses import dataclass, fields

from topicgrouper.corpus.text_options import TextOptions

__all__ = ["ReadOptions"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadOptions:
    """How to read a corpus. Every format uses some of these and refuses those it has no use for.

    Attributes
    ----------
    encoding : str
        Of texts, tables and vocabularies: any that Python knows, as ``"latin-1"``, ``"cp1252"`` or
        ``"utf-16"``. A byte order mark of UTF-8 is dropped.
    text : TextOptions
        How texts become words.
    text_column : str or None
        The column with the texts. May be left out when a table has one column, or one that is
        called "text".
    id_column, label_column : str or None
        The columns with the documents' ids and labels. Without an id, a document is called by the
        number of its line or row, counted from 1.
    basket : str, tuple of str or None
        The column that tells baskets apart, such as an order number; several if only together they
        do, such as customer and day. Naming it or ``item`` makes a table one of baskets.
    item : str or None
        The column with the items.
    quantity : str or None
        The column with the numbers of pieces; each row is one piece if it is left out.
    item_name : str or None
        The column with the items' names as people are to see them. Of several names of an item the
        commonest is shown; of equals, the first.
    delimiter : str or None
        What parts the columns of a CSV file and the items of a wide basket. If left out, tab for
        TSV files and otherwise what the file's beginning suggests: comma, semicolon, tab or bar.
    vocabulary : path-like or None
        The file with the words, one a line, for formats that keep them apart. If left out, it is
        looked for beside the data.
    keep_texts : bool
        Whether the corpus keeps the texts themselves.
    n_jobs : int or None
        Threads for counting words, with scikit-learn's meaning.
    """

    encoding: str = "utf-8"
    text: TextOptions = TextOptions()  # noqa: RUF009 - frozen
    text_column: str | None = None
    id_column: str | None = None
    label_column: str | None = None
    basket: str | tuple[str, ...] | None = None
    item: str | None = None
    quantity: str | None = None
    item_name: str | None = None
    delimiter: str | None = None
    vocabulary: str | os.PathLike[str] | None = None
    keep_texts: bool = False
    n_jobs: int | None = None

    def __post_init__(self) -> None:
        """Refuse what no file could be read with."""
        try:
            "".encode(codecs.lookup(self.encoding).name)
        except (LookupError, UnicodeError, ValueError):
            message = (
                f"{self.encoding!r} is no encoding of texts; use for example 'utf-8', 'latin-1', "
                "'cp1252' or 'utf-16'"
            )
            raise ValueError(message) from None
        if self.delimiter is not None and (
            len(self.delimiter) != 1 or self.delimiter in '\r\n"\0\ufeff'
        ):
            message = f"the delimiter must be one character, such as ';', not {self.delimiter!r}"
            raise ValueError(message)
        if self.basket is not None and not self.basket_columns:
            message = "basket must name at least one column"
            raise ValueError(message)

    @property
    def basket_columns(self) -> tuple[str, ...]:
        """The columns that tell baskets apart."""
        if self.basket is None:
            return ()
        return (self.basket,) if isinstance(self.basket, str) else tuple(self.basket)

    @property
    def is_for_baskets(self) -> bool:
        """Whether a table is one of baskets."""
        return self.basket is not None or self.item is not None

    def chosen(self) -> frozenset[str]:
        """Return the names of the options that are not left at their default."""
        return frozenset(
            field.name for field in fields(self) if getattr(self, field.name) != field.default
        )

"""A table: columns that are declared once, and rows.

Rows are objects of a dataclass whose fields are made by `column`, or plain tuples for columns that
are made at run time. They need not be held: any collection that can be iterated over again will do.

What programs read (CSV, JSON, Parquet, Excel, frames) has the names of columns and full values.
What people read (terminal, Markdown, LaTeX) has headings, and values as `Column.shown` prints them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, fields, replace
from operator import attrgetter, itemgetter
from os import PathLike
from typing import TYPE_CHECKING, Any, Generic, Literal, Self, TypeVar, cast

from topicgrouper.tables.shown import plain, print_table, printable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from typing import BinaryIO

    from rich.console import Console

Kind = Literal["int", "float", "number", "bool", "text", "words", "nested"]
"""A number is an int or a float (frequencies may be weights); nested values are those of JSON."""

Layout = Literal["number", "name", "text"]
"""Numbers stand at the right; names at the left, cut in narrow terminals; texts are wrapped."""

Row = TypeVar("Row")
Value = TypeVar("Value")

_KINDS: Mapping[str, Kind] = {
    "int": "int",
    "float": "float",
    "int | float": "number",
    "bool": "bool",
    "str": "text",
    "tuple[str, ...]": "words",
}
_COLUMN = "column"
_MAX_TEXT = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """One column of a table.

    Attributes
    ----------
    name : str
        Its name in files, JSON and frames.
    kind : {"int", "float", "number", "bool", "text", "words", "nested"}
        The type of its values; any of them may be None.
    heading : str or None
        Its heading for people; None if only files have it.
    about : str
        What its values mean, for the documentation.
    show : str, callable or None
        A form of `printable`, such as ``".1%"``, or a function that returns the text shown for a
        value.
    layout : {"number", "name", "text"} or None
        How it is laid out in a terminal (default: by its kind).
    in_files : bool
        Whether files have it; otherwise it is only shown to people.
    optional : bool
        Whether it is hidden from people if all its cells are empty.
    own : bool
        Whether its texts are the user's own, which may be numbers.

    See Also
    --------
    Table : Columns and rows.

    Examples
    --------
    >>> from topicgrouper.tables import Column
    >>> share = Column(name="share", kind="float", heading="share", show=".1%")
    >>> share.shown(0.125)
    '12.5%'
    """

    name: str
    kind: Kind
    heading: str | None = None
    about: str = ""
    show: str | Callable[[Any], str] | None = None
    layout: Layout | None = None
    in_files: bool = True
    optional: bool = False
    own: bool = False

    def shown(self, value: Any) -> str:
        """Return a value as people see it.

        Parameters
        ----------
        value : object
            A cell of the column; None and NaN are missing.

        Returns
        -------
        str
            Empty if the value is missing.
        """
        if value is None or value != value:  # noqa: PLR0124 - NaN
            return ""
        if self.show is not None:
            return printable(value, self.show) if isinstance(self.show, str) else self.show(value)
        if self.kind in {"words", "float", "number"}:
            return printable(value)
        text = str(value) if self.kind != "bool" else "yes" if value else ""
        return printable(text, limit=None if self.layout == "name" else _MAX_TEXT)

    @property
    def placed(self) -> Layout:
        """Its layout, by its kind if none is given."""
        return self.layout or ("text" if self.kind in {"text", "words", "nested"} else "number")

    @property
    def title(self) -> str:
        """Its heading, or its name."""
        return self.name if self.heading is None else self.heading


def column(heading: str | None = None, about: str = "", **options: Any) -> Any:
    """Declare a field of a dataclass as a column, whose kind follows from the annotation.

    The options are the other attributes of `Column`, and ``default``, that of the field.
    """
    given = {"default": options.pop("default")} if "default" in options else {}
    return field(**given, metadata={_COLUMN: {"heading": heading, "about": about, **options}})


def computed(
    heading: str | None = None, about: str = "", **options: Any
) -> Callable[[Callable[[Any], Value]], Value]:
    """Declare a method as a property that is a column, after those of the fields."""

    def declare(method: Callable[[Any], Value]) -> Value:
        vars(method)[_COLUMN] = {"heading": heading, "about": about, **options}
        return cast("Value", property(method))

    return declare


def declared_columns(row_type: type) -> tuple[Column, ...]:
    """Return the columns that a dataclass and those it extends declare, in their order."""
    declared = [
        (each.name, each.type, each.metadata[_COLUMN])
        for each in fields(row_type)
        if _COLUMN in each.metadata
    ]
    for base in reversed(row_type.__mro__):
        for name, value in vars(base).items():
            method: Any = value.fget if isinstance(value, property) else None
            if _COLUMN in getattr(method, "__dict__", ()):
                declared.append((name, method.__annotations__["return"], vars(method)[_COLUMN]))
    return tuple(
        Column(name=name, **{"kind": options.get("kind") or _kind(name, annotation), **options})
        for name, annotation, options in declared
    )


def _kind(name: str, annotation: Any) -> Kind:
    """Return the kind of an annotation; only its text counts, so that it need not be imported."""
    text = annotation.__name__ if type(annotation) is type else str(annotation)
    found = _KINDS.get(text.removesuffix(" | None"))
    if found is None:
        msg = f"column {name}: no kind is known for {text}; give one, such as kind='nested'"
        raise TypeError(msg)
    return found


@dataclass(frozen=True, eq=False, slots=True)
class RowStream(Collection[Any]):
    """Rows that are made again whenever they are written, as large tables would fill the memory."""

    n_rows: int
    make: Callable[[], Iterator[Any]]

    def __len__(self) -> int:
        """Return the number of rows."""
        return self.n_rows

    def __iter__(self) -> Iterator[Any]:
        """Make the rows."""
        return self.make()

    def __contains__(self, row: object) -> bool:
        """Return whether there is such a row."""
        return any(row == other for other in self)


@dataclass(frozen=True, eq=False, repr=False)
class Table(Sequence[Row], Generic[Row]):
    """Columns and rows.

    Attributes
    ----------
    columns : tuple of Column
        The columns.
    rows : collection
        The rows: tuples with a cell per column, or objects of `row_type`.
    row_type : type or None
        The dataclass of the rows, whose fields are their cells.
    separator : str
        What separates words in cells that are one text, as in CSV and Excel.

    See Also
    --------
    printable : Values as people see them.

    Examples
    --------
    >>> from topicgrouper.tables import Column, Table
    >>> columns = (Column(name="topic", kind="int"), Column(name="words", kind="words"))
    >>> table = Table(columns, [(2, ("cat", "dog")), (3, ("tea",))])
    >>> len(table), table[1]
    (2, (3, ('tea',)))
    >>> table.write("topics.csv")
    """

    columns: tuple[Column, ...]
    rows: Collection[Row]
    row_type: type[Row] | None = None
    separator: str = ", "

    def __post_init__(self) -> None:
        """Refuse columns of the same name."""
        names = [each.name for each in self.columns]
        if len(set(names)) < len(names):
            msg = f"the names of columns must be unique, got {', '.join(names)}"
            raise ValueError(msg)

    @classmethod
    def of(
        cls, rows: Iterable[Row], row_type: type[Row], *, separator: str = ", ", **attributes: Any
    ) -> Self:
        """Return a table of objects whose dataclass declares the columns.

        Parameters
        ----------
        rows : iterable
            The objects.
        row_type : type
            The dataclass.
        separator : str, default=", "
            What separates words in cells that are one text.
        **attributes
            Further attributes, for classes that extend this one.

        Returns
        -------
        Table
        """
        return cls(declared_columns(row_type), tuple(rows), row_type, separator, **attributes)

    def __len__(self) -> int:
        """Return the number of rows."""
        return len(self.rows)

    def __iter__(self) -> Iterator[Row]:
        """Iterate over the rows."""
        return iter(self.rows)

    def __getitem__(self, place: Any) -> Any:
        """Return a row, or several."""
        return cast("Sequence[Row]", self.rows)[place]

    def __repr__(self) -> str:
        """Return the number of rows and the names of the columns."""
        names = ", ".join(each.name for each in self.columns)
        return f"{type(self).__name__}({len(self):,} rows: {printable(names, limit=200)})"

    @property
    def file_columns(self) -> tuple[Column, ...]:
        """The columns that programs read."""
        return tuple(each for each in self.columns if each.in_files)

    @property
    def shown_columns(self) -> tuple[Column, ...]:
        """The columns that people read: those with headings, or all of a table without any."""
        headed = tuple(each for each in self.columns if each.heading is not None)
        return headed or self.file_columns

    def select(self, *names: str) -> Self:
        """Return the table with some of its columns, in the order given.

        Parameters
        ----------
        *names : str
            Names of columns.

        Returns
        -------
        Table

        Raises
        ------
        TypeError
            If the rows are tuples.
        """
        if self.row_type is None:
            msg = "a table of tuples has fixed columns; make one with fewer columns"
            raise TypeError(msg)
        by_name = {each.name: each for each in self.columns}
        return replace(self, columns=tuple(by_name[name] for name in names))

    def with_headings(self, **headings: str | None) -> Self:
        """Return the table with other headings.

        Parameters
        ----------
        **headings : str or None
            The headings by the names of columns; None hides a column from people.

        Returns
        -------
        Table
        """
        changed = tuple(
            replace(each, heading=headings.get(each.name, each.heading)) for each in self.columns
        )
        return replace(self, columns=changed)

    def cells(self, columns: Sequence[Column]) -> Iterator[tuple[Any, ...]]:
        """Return the cells of each row in some of the columns.

        Parameters
        ----------
        columns : sequence of Column
            Columns of this table.

        Returns
        -------
        iterator of tuple
        """
        if self.row_type is None:
            if columns == self.columns:
                return iter(cast("Any", self.rows))
            places = [self.columns.index(each) for each in columns]
            get: Callable[[Any], Any] = itemgetter(*places)
        else:
            get = attrgetter(*(each.name for each in columns))
        return map(get, self.rows) if len(columns) > 1 else ((get(row),) for row in self.rows)

    def shown_cells(self) -> tuple[list[Column], Iterator[list[str]]]:
        """Return the columns that people see, and the cells of each row as texts.

        Returns
        -------
        columns : list of Column
            Without optional columns whose cells are all empty.
        rows : iterator of list of str
            A text for each of these columns.
        """
        columns = [
            each
            for each in self.shown_columns
            if not each.optional or any(each.shown(cell) for (cell,) in self.cells([each]))
        ]
        rows = (
            [each.shown(cell) for each, cell in zip(columns, cells, strict=True)]
            for cells in self.cells(columns)
        )
        return columns, rows

    def print(self, console: Console, *, one_line: bool = False) -> None:
        """Print the columns that have headings.

        In a terminal that is too narrow, each row becomes a few lines.

        Parameters
        ----------
        console : rich.console.Console
            Where to print.
        one_line : bool, default=False
            Cut words that do not fit on one line per row instead of wrapping them.

        Examples
        --------
        >>> from rich.console import Console
        >>> from topicgrouper.tables import Column, Table
        >>> columns = [Column(name=name, kind="int", heading=name) for name in ("topic", "size")]
        >>> Table(tuple(columns), [(2, 10), (3, 5)]).print(Console(width=40))
        ... # doctest: +NORMALIZE_WHITESPACE
        <BLANKLINE>
          topic   size
         ──────────────
              2     10
              3      5
        <BLANKLINE>
        """
        print_table(self, console, one_line=one_line)

    def to_records(self) -> list[dict[str, Any]]:
        """Return the rows as dictionaries of values that JSON has; infinite numbers are None."""
        names = [each.name for each in self.file_columns]
        return [
            {name: plain(cell) for name, cell in zip(names, cells, strict=True)}
            for cells in self.cells(self.file_columns)
        ]

    def to_frame(self, backend: Any = None) -> Any:
        """Return a data frame.

        Parameters
        ----------
        backend : str or module, optional
            The library: ``"pandas"``, ``"polars"`` or ``"pyarrow"`` (default: the first of these
            that is installed).

        Returns
        -------
        DataFrame
            With the columns that files have; words are lists.

        Raises
        ------
        ImportError
            If no such library is installed.
        """
        from topicgrouper.tables.files import data_frame  # noqa: PLC0415 - other tables need none

        return data_frame(self.file_columns, list(self.cells(self.file_columns)), backend)

    @staticmethod
    def ending_of(path: str | PathLike[str], *, default: str = "") -> str:
        """Return the suffix that selects the format of a file, if it can be written.

        Parameters
        ----------
        path : str or path-like
            The file.
        default : str, default=""
            The suffix for names without a known one.

        Returns
        -------
        str
            In lower case, such as ``".csv"``.

        Raises
        ------
        ValueError
            If the suffix is unknown.
        ModuleNotFoundError
            If the format needs a package that is not installed.
        """
        from topicgrouper.tables.files import ending_of  # noqa: PLC0415 - other tables need none

        return ending_of(path, default=default)

    def write(
        self,
        path: str | PathLike[str] | BinaryIO,
        *,
        bom: bool = False,
        document: Any = None,
        ending: str | None = None,
    ) -> None:
        """Write the table to a file, completely or not at all.

        Parameters
        ----------
        path : str, path-like or binary file
            The file; its suffix selects the format: ``.csv``, ``.tsv``, ``.json``, ``.jsonl``,
            ``.parquet``, ``.xlsx``, ``.md`` or ``.tex``. A device or pipe without a suffix gets
            CSV.
        bom : bool, default=False
            Whether CSV starts with a byte order mark, which tells Excel that it is UTF-8.
        document : object, optional
            What to write to JSON instead of the list of rows, such as a dictionary that contains
            the table.
        ending : str, optional
            The suffix of a format other than that of the file (default for an open file:
            ``".csv"``).

        Raises
        ------
        ValueError
            If the suffix is unknown, or the table is too large for Excel.
        ModuleNotFoundError
            If the format needs a package that is not installed.
        """
        from topicgrouper.storage.atomic_file import atomic_write  # noqa: PLC0415 - only for files
        from topicgrouper.tables.files import write_table  # noqa: PLC0415

        if not isinstance(path, str | PathLike):
            write_table(self, path, ending or ".csv", document=document, bom=bom)
            return
        ending = ending or self.ending_of(path)
        with atomic_write(path) as file:
            write_table(self, file, ending, document=document, bom=bom)

"""Reading documents: the options that several commands share, and what they lead to."""

from __future__ import annotations

import re
import zipfile
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.errors import UserError, explain, user_errors
from topicgrouper.cli.standard_input import input_file

if TYPE_CHECKING:
    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.readers.read import Reading
    from topicgrouper.corpus.source import Source
    from topicgrouper.model.model import Model

__all__ = [
    "InputArgument",
    "JobsOption",
    "ReadingOptions",
    "as_options",
    "check_format",
    "checked_unit",
    "options_with",
    "read",
    "read_as_model",
    "resolve_format",
]

_OPTION_OF = {
    "alphabetic": "--numbers",
    "lowercase": "--keep-case",
    "stemmer": "--stem",
    "text_column": "--text",
    "id_column": "--id",
    "label_column": "--label",
}
"""The fields of `ReadOptions` and `TextOptions` that have other names on the command line."""

_BASKET_LINES = "baskets-wide"

InputArgument = Annotated[
    Path, typer.Argument(metavar="INPUT", help="A file or a folder; - is standard input.")
]


def _checked_jobs(jobs: int) -> int:
    if jobs == 0:
        message = "0 is not a number of threads; give at least 1"
        raise typer.BadParameter(message)
    return jobs


JobsOption = Annotated[
    int,
    typer.Option(
        "--jobs",
        metavar="N",
        show_default=False,
        callback=_checked_jobs,
        help="Number of threads (default: one per processor).",
    ),
]


def checked_unit(unit: str | None) -> str | None:
    """Refuse a unit of texts that does not exist; an empty one stands for none."""
    from topicgrouper.corpus.text_pieces import UNITS  # noqa: PLC0415 - needs NumPy

    if unit and unit not in UNITS:
        message = f"unknown unit {unit!r}; choose one of {', '.join(UNITS)}"
        raise typer.BadParameter(message)
    return unit


@dataclass(frozen=True, kw_only=True)
class ReadingOptions:
    """How to read documents."""

    format: Annotated[
        str | None,
        typer.Option(
            "--format",
            metavar="NAME",
            help=(
                "Format of the input (default: by its content and name): folder, lines, csv, tsv, "
                "jsonl, parquet, xlsx, html, mail, mbox, pdf, docx, odt, pptx, epub, baskets, "
                "baskets-wide, uci, lda-c, matrix-market, npz or npy."
            ),
        ),
    ] = None
    encoding: Annotated[
        str | None,
        typer.Option("--encoding", metavar="NAME", help="Text encoding, such as latin-1."),
    ] = None
    text: Annotated[
        str | None, typer.Option("--text", metavar="COLUMN", help="Column with the texts.")
    ] = None
    id: Annotated[
        str | None, typer.Option("--id", metavar="COLUMN", help="Column with the document ids.")
    ] = None
    label: Annotated[
        str | None, typer.Option("--label", metavar="COLUMN", help="Column with the labels.")
    ] = None
    basket: Annotated[
        list[str] | None,
        typer.Option(
            "--basket",
            metavar="COLUMN",
            help="Column that identifies a basket, such as an order number; repeatable.",
        ),
    ] = None
    item: Annotated[
        str | None,
        typer.Option("--item", metavar="COLUMN", help="Column with the items of baskets."),
    ] = None
    quantity: Annotated[
        str | None,
        typer.Option("--quantity", metavar="COLUMN", help="Column with the quantities of items."),
    ] = None
    delimiter: Annotated[
        str | None, typer.Option("--delimiter", metavar="CHAR", help="Column separator.")
    ] = None
    sheet: Annotated[
        str | None, typer.Option("--sheet", metavar="NAME", help="Sheet of a spreadsheet.")
    ] = None
    quoted: Annotated[
        bool | None,
        typer.Option("--quoted", help="Keep the quoted parts and signatures of e-mails."),
    ] = None
    vocabulary: Annotated[
        Path | None,
        typer.Option(
            "--vocabulary", metavar="PATH", help="File with the words of a matrix, one per line."
        ),
    ] = None

    split_texts: Annotated[
        str | None,
        typer.Option(
            "--split-texts",
            metavar="UNIT",
            callback=checked_unit,
            help=(
                "Split texts into documents, or not: line, paragraph, sentence or whole (default: "
                "as for the model)."
            ),
        ),
    ] = None

    def chosen(self) -> list[str]:
        """Return the options that the user gave."""
        names = [name for name, value in vars(self).items() if value not in (None, [])]
        return [f"--{name.replace('_', '-')}" for name in names]

    def given(self, *, jobs: int) -> dict[str, Any]:
        """Return the values under the names of the fields of `ReadOptions`.

        Parameters
        ----------
        jobs : int
            Threads.
        """
        return {
            "encoding": self.encoding,
            "text_column": self.text,
            "id_column": self.id,
            "label_column": self.label,
            "basket": self.basket,
            "item": self.item,
            "quantity": self.quantity,
            "delimiter": self.delimiter,
            "sheet": self.sheet,
            "quoted": self.quoted,
            "vocabulary": self.vocabulary,
            "split": self.split_texts,
            "n_jobs": jobs,
        }


def options_with(base: ReadOptions, given: dict[str, Any]) -> ReadOptions:
    """Return options with the values that the user gave.

    Parameters
    ----------
    base : ReadOptions
        The options to start from.
    given : dict of str to object
        Values by field of `ReadOptions`: None for options that were not given, an empty string to
        unset a value of the base.
    """
    chosen = {name: value for name, value in given.items() if value is not None and value != []}
    chosen = {
        name: tuple(value) if isinstance(value, list) else value for name, value in chosen.items()
    }
    chosen = {name: None if value in ("", ("",)) else value for name, value in chosen.items()}
    with user_errors():
        return replace(base, **chosen)


def check_format(name: str | None) -> None:
    """Refuse an input format that does not exist.

    Parameters
    ----------
    name : str or None
        What the user gave, if anything.
    """
    from topicgrouper.corpus.readers.formats import FORMATS  # noqa: PLC0415

    if name is not None and name not in FORMATS:
        message = f"unknown format {name!r}; choose one of {', '.join(FORMATS)}"
        raise typer.BadParameter(message, param_hint="--format")


def resolve_format(path: Path, name: str | None, *, is_copy: bool) -> str:
    """Return the format that the user gave, or the one that content and name of the input imply.

    Parameters
    ----------
    path : Path
        The input.
    name : str or None
        What the user gave, if anything.
    is_copy : bool
        Whether it is a copy of standard input or of a pipe, which hold lines unless they show
        another format.
    """
    from topicgrouper.corpus.readers.guessing import (  # noqa: PLC0415
        UnknownFormatError,
        guess_format,
    )
    from topicgrouper.corpus.readers.report import ReadError  # noqa: PLC0415

    check_format(name)
    if not path.exists():
        is_pattern = any(sign in path.name for sign in "*?[")
        hint = "; patterns need --distributed" if is_pattern else ""
        message = f"{path}: No such file or folder{hint}"
        raise UserError(message)
    if _is_model(path):
        message = (
            f"{path} is a model; give the documents, or look at it with "
            f'"topicgrouper topics {path}"'
        )
        raise UserError(message)
    try:
        return guess_format(path) if name is None else name
    except ReadError as error:
        if is_copy and isinstance(error, UnknownFormatError):
            return "lines"
        raise UserError(as_options(explain(error))) from error


def _is_model(path: Path) -> bool:
    from topicgrouper.storage.archive_format import ArchiveError  # noqa: PLC0415 - needs NumPy
    from topicgrouper.tree.archive import NAMES_SECTION, read_section  # noqa: PLC0415

    if not path.is_file() or not zipfile.is_zipfile(path):
        return False
    try:
        read_section(path, NAMES_SECTION)
    except ArchiveError:
        return False
    return True


def read(
    path: Path,
    *,
    format: str,  # noqa: A002 - named after the option
    options: ReadOptions,
    shown: str | None = None,
) -> Reading:
    """Read documents under a progress bar; problems name them as shown (default: their path)."""
    from topicgrouper.arrays.short_repr import changed_fields  # noqa: PLC0415
    from topicgrouper.cli.console import progress_bar  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.corpus.readers.formats import FORMATS  # noqa: PLC0415
    from topicgrouper.corpus.readers.pipes import renamed  # noqa: PLC0415
    from topicgrouper.corpus.readers.read import read_corpus  # noqa: PLC0415
    from topicgrouper.corpus.readers.report import ReadError  # noqa: PLC0415

    useless = FORMATS[format].useless(options)
    if useless:
        if "text" in useless:
            useless = [*(name for name in useless if name != "text"), *changed_fields(options.text)]
        hint = " / ".join(_OPTION_OF.get(name, f"--{name.replace('_', '-')}") for name in useless)
        what = "baskets" if options.is_for_baskets else f"the format {format}"
        advice = "omit it, or choose another --format"
        if "text_column" in useless:
            advice = "if it is a table, set --format csv; otherwise omit the option"
        message = f"does not apply to {what}; {advice}"
        raise typer.BadParameter(message, param_hint=hint)
    with progress_bar() as bar:
        task = bar.add_task(f"Reading {path.name}", total=None)

        def show(share: float, _: str) -> None:
            bar.update(task, completed=share, total=1.0)

        try:
            found = read_corpus(path, format=format, options=options, progress=show)
        except ReadError as error:
            raise UserError(as_options(explain(error))) from error
    return replace(found, report=renamed(found.report, path, shown or str(path)))


def read_as_model(path: Path, model: Model, options: ReadingOptions, *, jobs: int) -> Reading:
    """Read documents in the same way as those of a model.

    Parameters
    ----------
    path : Path
        The documents.
    model : Model
        The model; its import settings apply as far as the format has a use for them.
    options : ReadingOptions
        What the user gave; it takes precedence over the model's settings.
    jobs : int
        Threads.
    """
    with input_file(path) as (file, shown):
        name = resolve_format(file, options.format, is_copy=file != path)
        source = model.source
        if options.format is None and source is not None and source.format == _BASKET_LINES:
            # Nothing in the name of a file tells whether each line is a basket; the model does.
            name = _BASKET_LINES if name in ("csv", "tsv", "lines") else name
        known = _known(model.source, format=name)
        given = options_with(known, options.given(jobs=jobs))
        found = read(file, format=name, options=given, shown=shown)
    # The documents of a model should differ; these may be as they are.
    return replace(found, report=replace(found.report, n_duplicates=0, doubts=()))


def _known(known: Source | None, *, format: str) -> ReadOptions:  # noqa: A002
    """Return the import settings of a model that apply to a format."""
    from topicgrouper.corpus.readers.formats import FORMATS  # noqa: PLC0415
    from topicgrouper.corpus.readers.options import ReadOptions  # noqa: PLC0415

    if known is None:
        return ReadOptions()
    applicable = known.options.chosen() & FORMATS[format].options - {"item_name", "columns"}
    return ReadOptions(**{name: getattr(known.options, name) for name in applicable})


def as_options(message: str) -> str:
    """Return a message of the library with the options named as on the command line.

    >>> as_options("set text_column= to one of 'a', 'b', or set encoding='latin-1'")
    "set --text to one of 'a', 'b', or set --encoding latin-1"
    """
    names = "basket|columns|delimiter|encoding|format|item|quantity|sheet|split|vocabulary"
    message = message.replace("drop_duplicates=True", "--drop-duplicates")
    message = re.sub(rf"\b({names})='([^']*)'", r"--\1 \2", message)
    message = re.sub(r"\b(text|id|label)_column\b=?", r"--\1", message)
    message = re.sub(r"\bitem_name\b=?", "--item-name", message)
    return re.sub(rf"\b({names})=", r"--\1", message)

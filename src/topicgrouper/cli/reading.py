"""Reading documents: the options that several commands share, and what they lead to."""

from __future__ import annotations

import sys
import zipfile
from contextlib import contextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO, ClassVar

import typer

from topicgrouper.cli.console import tell
from topicgrouper.cli.errors import UserError, explain
from topicgrouper.cli.progress import steps_shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from topicgrouper import Model
    from topicgrouper.corpus import Reading, ReadOptions

_OPTION_OF = {
    "alphabetic": "--numbers",
    "lowercase": "--keep-case",
    "stemmer": "--stem",
    "text_column": "--text",
    "id_column": "--id",
    "label_column": "--label",
    "split": "--split-texts",
}
"""The fields of `ReadOptions` and `TextOptions` that have other names on the command line."""

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
    from topicgrouper.corpus import ReadOptions  # noqa: PLC0415 - needs NumPy

    try:
        ReadOptions(split=unit or None)  # type: ignore[arg-type]
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    return unit


@dataclass(frozen=True, kw_only=True)
class ReadingOptions:
    """How to read documents; the fields are those of `ReadOptions`."""

    HELP_GROUP: ClassVar[str] = "Input"

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
    text_column: Annotated[
        str | None, typer.Option("--text", metavar="COLUMN", help="Column with the texts.")
    ] = None
    id_column: Annotated[
        str | None, typer.Option("--id", metavar="COLUMN", help="Column with the document ids.")
    ] = None
    label_column: Annotated[
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
        bool,
        typer.Option("--quoted", help="Keep the quoted parts and signatures of e-mails."),
    ] = False
    trusted: Annotated[
        bool,
        typer.Option("--trusted", help="Read PDF, mail etc. in this process, without limits."),
    ] = False
    vocabulary: Annotated[
        Path | None,
        typer.Option(
            "--vocabulary", metavar="PATH", help="File with the words of a matrix, one per line."
        ),
    ] = None
    split_texts: Annotated[  # --split is a choice of topics
        str | None,
        typer.Option(
            "--split-texts",
            metavar="UNIT",
            callback=checked_unit,
            help=(
                "What a document is: a line, paragraph or sentence of a text, or the whole text "
                "(default: as for the model)."
            ),
        ),
    ] = None

    def given(self) -> dict[str, Any]:
        """Return the fields of `ReadOptions` that the user gave; empty texts unset a value."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        values["split"] = values.pop("split_texts")
        del values["format"]
        chosen = {name: value for name, value in values.items() if value not in (None, [], False)}
        for name, value in chosen.items():
            known = tuple(value) if isinstance(value, list) else value
            chosen[name] = None if known in ("", ("",)) else known
        return chosen

    def chosen(self) -> list[str]:
        """Return the options that the user gave."""
        return [*(["--format"] if self.format else []), *map(_option, self.given())]


def _option(field: str) -> str:
    return _OPTION_OF.get(field, f"--{field.replace('_', '-')}")


def check_format(name: str | None) -> None:
    """Refuse an input format that does not exist."""
    from topicgrouper.corpus import FORMATS  # noqa: PLC0415 - needs NumPy

    if name is not None and name not in FORMATS:
        message = f"unknown format {name!r}; choose one of {', '.join(FORMATS)}"
        raise typer.BadParameter(message, param_hint="--format")


@contextmanager
def reading_errors() -> Iterator[None]:
    """Report in one line what cannot be read; options that do not apply are named as typed."""
    from topicgrouper.corpus import ReadError  # noqa: PLC0415 - needs NumPy

    try:
        yield
    except ReadError as error:
        if error.options:
            hint = " / ".join(map(_option, error.options))
            raise typer.BadParameter(error.message, param_hint=hint) from error
        raise UserError(explain(error)) from error
    except ValueError as error:
        raise UserError(explain(error)) from error


def is_standard_input(path: Path) -> bool:
    """Return whether an argument stands for standard input."""
    return str(path) == "-"


def _opened(path: Path) -> Path | BinaryIO:
    """Return the input of a command, standard input for -, once it is worth reading."""
    if not is_standard_input(path):
        _check_input(path)
        return path
    if sys.stdin is None or sys.stdin.closed:
        raise UserError("there is no standard input; give a file or a folder instead of -")
    if sys.stdin.isatty():
        tell("Type one document per line, and end with Ctrl-D; Ctrl-C stops.")
    return sys.stdin.buffer


def _check_input(path: Path) -> None:
    from topicgrouper import Model  # noqa: PLC0415 - needs NumPy
    from topicgrouper.tree import ArchiveError  # noqa: PLC0415

    if not path.exists():
        is_pattern = any(sign in path.name for sign in "*?[")
        hint = "; patterns need --distributed" if is_pattern else ""
        raise UserError(f"{path}: No such file or folder{hint}")
    if not path.is_file() or not zipfile.is_zipfile(path):
        return
    try:
        Model.count_names(path)
    except ArchiveError:  # some other archive
        return
    message = (
        f'{path} is a model; give the documents, or look at it with "topicgrouper topics {path}"'
    )
    raise UserError(message)


def read(path: Path, *, format: str | None, options: ReadOptions) -> Reading:  # noqa: A002
    """Read documents under a progress bar."""
    from topicgrouper.corpus import read_corpus  # noqa: PLC0415 - needs NumPy

    check_format(format)
    source = _opened(path)
    with steps_shown(f"Reading {path.name}") as show, reading_errors():
        return read_corpus(source, format=format, options=options, progress=show)


def read_as_model(path: Path, model: Model, options: ReadingOptions, *, jobs: int) -> Reading:
    """Read documents in the same way as those of a model; what the user gave takes precedence."""
    check_format(options.format)
    source = _opened(path)
    with steps_shown(f"Reading {path.name}") as show, reading_errors():
        return model.read(
            source, format=options.format, progress=show, n_jobs=jobs, **options.given()
        )

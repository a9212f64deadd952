"""The options for reading documents, which several commands share."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.errors import UserError, explain, user_errors

if TYPE_CHECKING:
    from topicgrouper.collection import Model, Source
    from topicgrouper.corpus import Reading, ReadOptions

__all__ = [
    "BasketOption",
    "DelimiterOption",
    "EncodingOption",
    "FormatOption",
    "IdOption",
    "InputArgument",
    "ItemOption",
    "JobsOption",
    "LabelOption",
    "QuantityOption",
    "TextOption",
    "VocabularyOption",
    "as_options",
    "options_with",
    "read",
    "read_as_model",
    "resolve_format",
]

_OPTION_OF = {
    "text": "--stem, --stop-words, --min-length, --numbers, --keep-case",
    "text_column": "--text",
    "id_column": "--id",
    "label_column": "--label",
}
"""The options of `ReadOptions` that are called differently here."""

InputArgument = Annotated[Path, typer.Argument(metavar="INPUT", help="A file or a folder.")]
FormatOption = Annotated[
    str | None,
    typer.Option(
        "--format",
        metavar="NAME",
        help=(
            "Format of the input (left out: by its name): folder, lines, csv, tsv, jsonl, parquet, "
            "baskets, baskets-wide, uci, lda-c, matrix-market, npz or npy."
        ),
    ),
]
EncodingOption = Annotated[
    str | None,
    typer.Option("--encoding", metavar="NAME", help="Encoding of texts, as latin-1."),
]
TextOption = Annotated[
    str | None, typer.Option("--text", metavar="COLUMN", help="Column of a table with the texts.")
]
IdOption = Annotated[
    str | None, typer.Option("--id", metavar="COLUMN", help="Column with the documents' ids.")
]
LabelOption = Annotated[
    str | None, typer.Option("--label", metavar="COLUMN", help="Column with the labels.")
]
BasketOption = Annotated[
    list[str] | None,
    typer.Option(
        "--basket",
        metavar="COLUMN",
        help="Column that tells baskets apart, such as an order; several may be given.",
    ),
]
ItemOption = Annotated[
    str | None, typer.Option("--item", metavar="COLUMN", help="Column with the items of baskets.")
]
QuantityOption = Annotated[
    str | None, typer.Option("--quantity", metavar="COLUMN", help="Column with their quantities.")
]
DelimiterOption = Annotated[
    str | None,
    typer.Option("--delimiter", metavar="CHAR", help="What parts the columns of a table."),
]
VocabularyOption = Annotated[
    Path | None,
    typer.Option("--vocabulary", metavar="PATH", help="Words of a matrix, one a line."),
]


def _checked_jobs(jobs: int) -> int:
    if jobs == 0:
        message = "0 threads cannot do anything; take 1 or more"
        raise typer.BadParameter(message)
    return jobs


JobsOption = Annotated[
    int,
    typer.Option(
        "--jobs",
        metavar="N",
        show_default=False,
        callback=_checked_jobs,
        help="Threads (left out: one for each processor).",
    ),
]


def options_with(base: ReadOptions, given: dict[str, Any]) -> ReadOptions:
    """Put what the user gave in place of what was known.

    Parameters
    ----------
    base : ReadOptions
        What was known.
    given : dict of str to object
        Values by the names of `ReadOptions`; None where the user said nothing, an empty text to
        take back what was known.
    """
    chosen = {name: value for name, value in given.items() if value is not None and value != []}
    if isinstance(chosen.get("basket"), list):
        chosen["basket"] = tuple(chosen["basket"])
    chosen = {name: None if value in ("", ("",)) else value for name, value in chosen.items()}
    with user_errors():
        return replace(base, **chosen)


def resolve_format(path: Path, name: str | None) -> str:
    """Return the format asked for, or the one that the input's name tells."""
    from topicgrouper.corpus.readers import FORMATS, ReadError, guess_format  # noqa: PLC0415

    if name is not None and name not in FORMATS:
        message = f"{name!r} is none of {', '.join(FORMATS)}"
        raise typer.BadParameter(message, param_hint="--format")
    if not path.exists():
        pattern = any(sign in path.name for sign in "*?[")
        hint = "; patterns of files are for --distributed" if pattern else ""
        message = f"{path}: No such file or folder{hint}"
        raise UserError(message)
    try:
        return guess_format(path) if name is None else name
    except ReadError as error:
        raise UserError(as_options(explain(error))) from error


def read(path: Path, *, format: str, options: ReadOptions) -> Reading:  # noqa: A002
    """Read documents under a progress bar."""
    from topicgrouper.cli.console import progress_bar  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.corpus import FORMATS, ReadError, read_corpus  # noqa: PLC0415

    useless = FORMATS[format].useless(options)
    if useless:
        hint = " / ".join(_OPTION_OF.get(name, f"--{name.replace('_', '-')}") for name in useless)
        what = "baskets" if options.is_for_baskets else f"the format {format}"
        message = f"{what} has no use for it; leave it out, or name another --format"
        raise typer.BadParameter(message, param_hint=hint)
    with progress_bar() as bar:
        task = bar.add_task(f"Reading {path.name}", total=None)

        def show(done: float, total: float) -> None:
            bar.update(task, completed=done, total=total)

        try:
            return read_corpus(path, format=format, options=options, progress=show)
        except ReadError as error:
            raise UserError(as_options(explain(error))) from error


def read_as_model(
    path: Path,
    model: Model,
    *,
    format: str | None,  # noqa: A002 - named after the option
    given: dict[str, Any],
) -> Reading:
    """Read documents as those of a model were read.

    Parameters
    ----------
    path : Path
        The documents.
    model : Model
        The model; what it knows about reading applies as far as the format has a use for it.
    format : str or None
        The format, if the user named one.
    given : dict of str to object
        What the user said, see `options_with`; it replaces what the model knows.
    """
    name = resolve_format(path, format)
    options = options_with(_known(model.source, format=name), given)
    return read(path, format=name, options=options)


def _known(known: Source | None, *, format: str) -> ReadOptions:  # noqa: A002
    """Return what a model knows about reading that applies to files of a format."""
    from topicgrouper.corpus import FORMATS, ReadOptions  # noqa: PLC0415

    if known is None:
        return ReadOptions()
    applicable = known.options.chosen() & FORMATS[format].options - {"item_name"}
    return ReadOptions(**{name: getattr(known.options, name) for name in applicable})


def as_options(message: str) -> str:
    """Call the options that a message names as they are called on the command line.

    >>> as_options("set text_column= to one of 'a', 'b', or set encoding='latin-1'")
    "set --text to one of 'a', 'b', or set --encoding latin-1"
    """
    names = "basket|delimiter|encoding|format|item|quantity|vocabulary"
    message = re.sub(rf"\b({names})='([^']*)'", r"--\1 \2", message)
    message = re.sub(r"\b(text|id|label)_column\b=?", r"--\1", message)
    message = re.sub(r"\bitem_name\b=?", "--item-name", message)
    return re.sub(rf"\b({names})=", r"--\1", message)

"""Reading documents, and which words to count: the options."""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Sequence  # noqa: TC003 - typer evaluates annotations
from contextlib import contextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO, ClassVar, Literal

import typer

from topicgrouper.cli.console import (
    UserError,
    explain,
    print_notice,
    steps_shown,
    usage_error,
    user_errors,
)
from topicgrouper.cli.models import count_names
from topicgrouper.cli.options import flag, given_fields, option, option_name
from topicgrouper.corpus import FORMATS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from topicgrouper import Model
    from topicgrouper.corpus import Reading, ReadOptions, TextOptions

_OPTION_OF = {
    "alphabetic": "--numbers",
    "lowercase": "--keep-case",
    "stemmer": "--stem",
    "text_column": "--text",
    "title_column": "--title",
    "id_column": "--id",
    "label_column": "--label",
    "split": "--split-texts",
}
"""The fields of `ReadOptions` and `TextOptions` that have other names on the command line."""

InputArgument = Annotated[
    Path, typer.Argument(metavar="INPUT", help="A file or a folder; - is standard input.")
]


def _checked_split(unit: str | None) -> str | None:
    """Refuse an unknown unit of texts; an empty one stands for none."""
    if unit:
        from topicgrouper.corpus import ReadOptions  # noqa: PLC0415 - needs NumPy

        try:
            ReadOptions(split=unit)  # type: ignore[arg-type] # it says what is allowed
        except ValueError as error:
            raise typer.BadParameter(str(error)) from None
    return unit


def split_option(default: str) -> Any:
    """Declare --split-texts, whose default differs; --split is a choice of topics."""
    return option(
        "What a document is: a line, paragraph or sentence of a text, or the whole text (default: "
        f"{default}).",
        "UNIT",
        callback=_checked_split,
    )


@dataclass(frozen=True, kw_only=True)
class ReadingOptions:
    """How to read documents; the fields are those of `ReadOptions`."""

    HELP_GROUP: ClassVar[str] = "Input"

    format: str | None = option(
        "Format of the input (default: detected from its content and name): "
        f"{' or '.join(', '.join(FORMATS).rsplit(', ', 1))}.",
        "NAME",
    )
    encoding: str | None = option("Text encoding, such as latin-1.", "NAME")
    text_column: Sequence[str] = option(
        "Column with the texts; several are joined, such as title and abstract; repeatable.",
        "COLUMN",
        "--text",
        default=(),
    )
    title_column: str | None = option(
        "Column with the titles that lists show (default: one called title, headline, subject or "
        "name).",
        "COLUMN",
        "--title",
    )
    id_column: str | None = option("Column with the document ids.", "COLUMN", "--id")
    label_column: str | None = option("Column with the labels.", "COLUMN", "--label")
    basket: Sequence[str] = option(
        "Column that identifies a basket, such as an order number; repeatable.",
        "COLUMN",
        default=(),
    )
    item: str | None = option("Column with the items of baskets.", "COLUMN")
    quantity: str | None = option(
        "Column with the quantities of items (default: the one called quantity or qty, if any).",
        "COLUMN",
    )
    pieces: Literal["damped", "all", "once"] | None = option(
        "How to count q pieces of an item in a basket: damped (default: log2(1 + q), rounded), "
        "all or once.",
        "HOW",
    )
    customer: str | None = option(
        "Column with the customers; items that they return in full are left out.", "COLUMN"
    )
    delimiter: str | None = option("Column separator.", "CHAR")
    sheet: str | None = option("Sheet of a spreadsheet.", "NAME")
    quoted: bool = flag("Keep the quoted parts and signatures of e-mails.")
    trusted: bool = flag("Trust the input: read PDF, mail etc. in this process, without limits.")
    vocabulary: Path | None = option(  # noqa: RUF009 - a declaration
        "File with the words of a matrix, one per line.", "PATH"
    )
    split_texts: str | None = split_option("as for the model")

    def given(self) -> dict[str, Any]:
        """Return the fields of `ReadOptions` that the user gave; empty texts unset a value."""
        given = given_fields(self)
        given.pop("format", None)
        if "split_texts" in given:
            given["split"] = given.pop("split_texts")
        return {name: None if value in ("", ("",)) else value for name, value in given.items()}


@dataclass(frozen=True, kw_only=True)
class FitReadingOptions(ReadingOptions):
    """How to read the documents of a fit, and what to keep of them."""

    split_texts: str | None = split_option("a line of a text file, otherwise whole")
    columns: Sequence[str] = option(
        "Columns to keep for each document, such as author,date; repeatable.", "NAMES", default=()
    )
    item_name: str | None = option("Column with the display names of items.", "COLUMN")
    drop_duplicates: bool = flag("Leave out documents with the same text as an earlier one.")
    keep_texts: bool = flag("Save the texts in the model, to show passages.")


@dataclass(frozen=True, kw_only=True)
class WordOptions:
    """Which words to count; fields named like those of `TextOptions` have their meaning."""

    HELP_GROUP: ClassVar[str] = "Words"

    language: str | None = option(
        "Language of the texts, such as de or german. Turns on its stemmer and lower-case rules.",
        "NAME",
    )
    stem: str | None = option(
        "Count all forms of a word as one, by a stemmer, such as porter, english or german; none "
        "turns off that of --language.",
        "STEMMER",
    )
    stop_words: str | None = option(
        "Drop the stop words of a language, such as english, or of a file with one word per line. "
        "Rarely needed, as function words gather in topics of no document.",
        "LIST",
    )
    phrases: bool = flag(
        "Count phrases of two or three words, such as new york, as one word if they occur at "
        "least 10 times and have a normalised mutual information of at least 0.5."
    )
    min_length: int | None = option("Minimum length of words (default: 3).", "N", min=1)
    numbers: bool = flag("Also count words with digits, such as mp3.")
    hashtags: bool = flag("Count #topic and @name as words with their sign.")
    emoji: bool = flag("Count emoji as words.")
    token_pattern: str | None = option(
        r"Python regular expression for whole words, in lower case: '[a-z]\w+'. Replaces "
        r"--min-length, --numbers, --hashtags, --emoji and --segmentation; not with --phrases.",
        "REGEX",
    )
    keep_case: bool = flag("Distinguish Bank from bank.")
    segmentation: str | None = option(
        "How to find words in scripts without spaces, such as Chinese: dictionary, pairs (of "
        "characters) or auto (default: dictionary if ICU is installed, otherwise pairs).",
        "NAME",
    )
    min_frequency: int | None = option(
        "Drop words that occur fewer than N times (default: 5; 2 in collections of fewer than "
        "100,000 words, 1 in those of fewer than 1,000).",
        "N",
        min=1,
    )
    max_words: int | None = option("Keep only the N most frequent words.", "N", min=1)
    together: Path | None = option(  # noqa: RUF009 - a declaration
        "CSV file with words that must share a topic: one group per line (car,auto), or the "
        "columns word,group.",
        "FILE",
    )

    def text_options(self) -> TextOptions:
        """Return how texts become words."""
        from topicgrouper.corpus import TextOptions, count_texts  # noqa: PLC0415 - needs NumPy

        if self.token_pattern is not None:
            self._check_token_options()
        names = {one.name for one in fields(TextOptions)}
        options = {name: value for name, value in given_fields(self).items() if name in names}
        if self.keep_case:
            options["lowercase"] = False
        if self.numbers:
            options["alphabetic"] = False
        with user_errors():
            if self.stop_words is not None:
                options["stop_words"] = _named_stop_words(self.stop_words)
            if self.stem is not None:
                options["stemmer"] = None if self.stem == "none" else self.stem
            text = TextOptions(**options)
        if self.segmentation == "dictionary":
            count_texts(["字"], text)  # raises an error if there is none
        return text

    def groups(self, *, on_cluster: bool) -> list[list[str]] | None:
        """Read the groups of words of --together, before anything that takes longer."""
        if self.together is None:
            return None
        if on_cluster:
            message = "cannot be combined with --distributed or --scheduler; fit on one machine"
            raise usage_error("--together", message)
        from topicgrouper.corpus import read_groups  # noqa: PLC0415 - needs NumPy

        with user_errors():
            return read_groups(self.together)

    def _check_token_options(self) -> None:
        for name in ("min_length", "numbers", "hashtags", "emoji", "segmentation"):
            if getattr(self, name) not in (None, False, "auto"):
                option = option_name(name)
                message = f"{option} does not apply with --token-pattern, which finds whole words"
                raise UserError(message)
        if self.phrases:
            raise UserError("--phrases cannot be combined with --token-pattern; omit one of them")


def _named_stop_words(name: str) -> str | list[str]:
    """Return the language of a list of stop words, or those of a file."""
    from topicgrouper.corpus import TextOptions  # noqa: PLC0415 - needs NumPy

    path = Path(name)
    try:
        return str(TextOptions(language=name).language)
    except ValueError as error:
        if not (path.is_file() or path.is_fifo()):
            end = " Or name" if str(error).endswith("?") else "; or name"
            raise UserError(f"--stop-words: {error}{end} a file with one word per line") from None
    try:
        return path.read_text(encoding="utf-8").split()
    except UnicodeDecodeError:
        message = f"--stop-words: {name} is not UTF-8 text; save it as UTF-8, one word per line"
        raise UserError(message) from None


@contextmanager
def reading_errors() -> Iterator[None]:
    """Report in one line what cannot be read; options that do not apply are named as typed."""
    from topicgrouper.corpus import ReadError  # noqa: PLC0415 - needs NumPy

    try:
        yield
    except ReadError as error:
        if error.options:
            hint = " / ".join(_OPTION_OF.get(one, option_name(one)) for one in error.options)
            raise usage_error(hint, error.message) from error
        raise UserError(explain(error)) from error
    except ValueError as error:
        raise UserError(explain(error)) from error


def is_standard_input(path: Path) -> bool:
    """Return whether an argument stands for standard input."""
    return str(path) == "-"


def opened(path: Path) -> Path | BinaryIO:
    """Return the input of a command, standard input for -, once it is worth reading."""
    if not is_standard_input(path):
        _check_input(path)
        return path
    if sys.stdin is None or sys.stdin.closed:
        raise UserError("there is no standard input; give a file or a folder instead of -")
    if sys.stdin.isatty():
        print_notice("Type one document per line; end with Ctrl-D, or stop with Ctrl-C.")
    return sys.stdin.buffer


def _check_input(path: Path) -> None:
    if not path.exists():
        is_pattern = any(sign in path.name for sign in "*?[")
        hint = "; patterns need --distributed" if is_pattern else ""
        raise UserError(f"{path}: No such file or folder{hint}")
    if path.is_file() and zipfile.is_zipfile(path) and count_names(path) is not None:
        look = f"topicgrouper topics {path}"
        raise UserError(f'{path} is a model; give documents, or show its topics with "{look}"')


def read(path: Path, *, format: str | None, options: ReadOptions) -> Reading:  # noqa: A002
    """Read documents under a progress bar."""
    from topicgrouper.corpus import read_corpus  # noqa: PLC0415 - needs NumPy

    source = opened(path)
    with steps_shown(f"Reading {path.name}") as show, reading_errors():
        return read_corpus(source, format=format, options=options, progress=show)


def read_as_model(path: Path, model: Model, options: ReadingOptions) -> Reading:
    """Read documents in the same way as those of a model; what the user gave takes precedence."""
    source = opened(path)
    with steps_shown(f"Reading {path.name}") as show, reading_errors():
        return model.read(
            source, format=options.format, progress=show, n_jobs=-1, **options.given()
        )

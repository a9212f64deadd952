"""The options that ``fit`` alone has: which words to count, and how to run the fit."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

import typer

from topicgrouper.cli.errors import UserError, option_errors, user_errors
from topicgrouper.cli.reading import JobsOption, ReadingOptions, checked_unit

if TYPE_CHECKING:
    from topicgrouper.corpus import TextOptions


class Segmentations(StrEnum):
    """What words are in scripts without blanks."""

    AUTO = "auto"
    DICTIONARY = "dictionary"
    PAIRS = "pairs"


@dataclass(frozen=True, kw_only=True)
class FitReadingOptions(ReadingOptions):
    """How to read the documents of a fit, and what to keep of them."""

    split_texts: Annotated[
        str | None,
        typer.Option(
            "--split-texts",
            metavar="UNIT",
            callback=checked_unit,
            help=(
                "What a document is: a line, paragraph or sentence of a text, or the whole text "
                "(default: a line of a text file, otherwise whole)."
            ),
        ),
    ] = None
    columns: Annotated[
        list[str] | None,
        typer.Option(
            "--columns",
            metavar="NAMES",
            help="Columns to keep for each document, such as author,date; repeatable.",
        ),
    ] = None
    item_name: Annotated[
        str | None,
        typer.Option(
            "--item-name", metavar="COLUMN", help="Column with the display names of items."
        ),
    ] = None
    drop_duplicates: Annotated[
        bool,
        typer.Option(
            "--drop-duplicates", help="Leave out documents with the same text as an earlier one."
        ),
    ] = False
    keep_texts: Annotated[
        bool,
        typer.Option("--keep-texts", help="Save the texts in the model, to show passages."),
    ] = False


@dataclass(frozen=True, kw_only=True)
class WordOptions:
    """Which words to count."""

    HELP_GROUP: ClassVar[str] = "Words"

    language: Annotated[
        str | None,
        typer.Option(
            "--language",
            metavar="NAME",
            help=(
                "Language of the texts, such as de or german: turns on its stemmer, its rules of "
                "lower case and, with --stop-words, its list."
            ),
        ),
    ] = None
    stem: Annotated[
        str | None,
        typer.Option(
            "--stem",
            metavar="[STEMMER]",
            help=(
                "Count the forms of a word as one; by porter (default), english, german, … "
                "Turn it off with --stem none."
            ),
        ),
    ] = None
    stop_words: Annotated[
        str | None,
        typer.Option(
            "--stop-words",
            metavar="[LIST]",
            help=(
                "Drop stop words: those of a language (default: that of --language, or english), "
                "or of a file, one per line. Rarely needed: function words gather in topics of "
                "their own."
            ),
        ),
    ] = None
    phrases: Annotated[
        bool,
        typer.Option(
            "--phrases",
            help=(
                "Count phrases of two and three words, such as new york, as one word: those that "
                "occur at least 10 times, with a normalised mutual information of at least 0.5."
            ),
        ),
    ] = False
    min_length: Annotated[
        int | None,
        typer.Option(
            "--min-length", metavar="N", min=1, help="Minimum length of words (default: 3)."
        ),
    ] = None
    numbers: Annotated[
        bool, typer.Option("--numbers", help="Also count words with digits, such as mp3.")
    ] = False
    hashtags: Annotated[
        bool, typer.Option("--hashtags", help="Count #topic and @name as words with their sign.")
    ] = False
    emoji: Annotated[bool, typer.Option("--emoji", help="Count emoji as words.")] = False
    token_pattern: Annotated[
        str | None,
        typer.Option(
            "--token-pattern",
            metavar="REGEX",
            help=(
                r"Find whole words by a regular expression of Python, in lower case: '[a-z]\w+'. "
                "Instead of --min-length, --numbers, --hashtags, --emoji and --segmentation; "
                "without --phrases."
            ),
        ),
    ] = None
    keep_case: Annotated[bool, typer.Option("--keep-case", help="Distinguish Bank from bank.")] = (
        False
    )
    segmentation: Annotated[
        Segmentations,
        typer.Option(
            "--segmentation",
            metavar="NAME",
            show_default=False,
            help=(
                "Words of scripts without blanks, such as Chinese: dictionary, pairs (of "
                "characters) or auto (default), which is dictionary if ICU is installed."
            ),
        ),
    ] = Segmentations.AUTO
    min_frequency: Annotated[
        int | None,
        typer.Option(
            "--min-frequency",
            metavar="N",
            min=1,
            help=(
                "Drop words that occur less often (default: 5; 2 in collections of fewer than "
                "100,000 words, 1 in those of fewer than 1,000)."
            ),
        ),
    ] = None
    max_words: Annotated[
        int | None,
        typer.Option(
            "--max-words", metavar="N", min=1, help="Keep only the N most frequent words."
        ),
    ] = None
    together: Annotated[
        Path | None,
        typer.Option(
            "--together",
            metavar="FILE",
            help=(
                "Words that must share a topic: a CSV file with one group per line (car,auto), or "
                "with the columns word,group."
            ),
        ),
    ] = None

    def text_options(self) -> TextOptions:
        """Return how texts become words."""
        from topicgrouper.corpus import TextOptions, count_texts  # noqa: PLC0415 - needs NumPy

        given: dict[str, Any] = {
            "language": self.language,
            "min_length": self.min_length,
            "lowercase": False if self.keep_case else None,
            "alphabetic": False if self.numbers else None,
            "phrases": self.phrases or None,
            "segmentation": self.segmentation.value,
            "hashtags": self.hashtags or None,
            "emoji": self.emoji or None,
            "token_pattern": self.token_pattern,
        }
        if self.token_pattern is not None:
            self._check_token_options()
        with user_errors():
            if self.stop_words is not None:
                given["stop_words"] = _named_stop_words(self.stop_words, language=self.language)
            options = {name: value for name, value in given.items() if value is not None}
            if self.stem is not None:
                options["stemmer"] = _named_stemmer(self.stem, language=self.language)
            text = TextOptions(**options)
        if self.segmentation is Segmentations.DICTIONARY:
            count_texts(["字"], text)  # raises an error if there is none
        return text

    def groups(self, *, on_cluster: bool) -> list[list[str]] | None:
        """Read the groups of words of --together, before anything that takes longer."""
        if self.together is None:
            return None
        if on_cluster:
            message = "cannot be combined with --distributed or --scheduler; fit on one machine"
            raise typer.BadParameter(message, param_hint="--together")
        from topicgrouper.corpus import read_groups  # noqa: PLC0415 - needs NumPy

        with user_errors():
            return read_groups(self.together)

    def _check_token_options(self) -> None:
        given = {
            "--min-length": self.min_length is not None,
            "--numbers": self.numbers,
            "--hashtags": self.hashtags,
            "--emoji": self.emoji,
            "--segmentation": self.segmentation is not Segmentations.AUTO,
        }
        for option, is_given in given.items():
            if is_given:
                message = f"{option} does not apply with --token-pattern, which finds whole words"
                raise UserError(message)
        if self.phrases:
            message = "--phrases cannot be combined with --token-pattern; omit one of them"
            raise UserError(message)


@dataclass(frozen=True, kw_only=True)
class RunOptions:
    """How to run the fit."""

    HELP_GROUP: ClassVar[str] = "Fit"

    regrow: Annotated[
        bool,
        typer.Option(
            "--regrow/--no-regrow",
            show_default=False,
            help=(
                "Improve the tree after the fit, in three to six times its time: views of up to "
                "about 1,000 topics fit the documents better."
            ),
        ),
    ] = False
    soften: Annotated[
        int | None,
        typer.Option(
            "--soften",
            metavar="N",
            min=1,
            help="Also save N soft topics, which share their words; see --soft of other commands.",
        ),
    ] = None
    jobs: JobsOption = -1
    memory_limit: Annotated[
        str | None,
        typer.Option(
            "--memory-limit",
            metavar="SIZE",
            help="Memory for the fit, such as 2GB (default: half of the free memory).",
        ),
    ] = None
    checkpoint: Annotated[
        Path | None,
        typer.Option(
            "--checkpoint",
            metavar="PATH",
            help=(
                "Save the joins so far to this file, for --resume (default with --distributed or "
                "--resume: the output file with .checkpoint appended)."
            ),
        ),
    ] = None
    resume: Annotated[bool, typer.Option("--resume", help="Resume a fit that was interrupted.")] = (
        False
    )

    def __post_init__(self) -> None:
        """Refuse an invalid memory limit at once, not after minutes of reading."""
        if self.memory_limit is not None:
            from topicgrouper.distributed import ClusterOptions  # noqa: PLC0415 - needs NumPy

            with option_errors("--memory-limit"):
                ClusterOptions(memory_limit=self.memory_limit)


@dataclass(frozen=True, kw_only=True)
class ClusterRequest:
    """Whether to fit with Dask, and where."""

    HELP_GROUP: ClassVar[str] = "Cluster"

    distributed: Annotated[
        bool,
        typer.Option(
            "--distributed",
            help=(
                "Fit in several processes with Dask. INPUT may be a pattern, such as "
                "'data/*.parquet'."
            ),
        ),
    ] = False
    scheduler: Annotated[
        str | None,
        typer.Option(
            "--scheduler",
            metavar="ADDRESS",
            help="Fit on a Dask cluster that you trust, such as tcp://host:8786.",
        ),
    ] = None

    @property
    def is_made(self) -> bool:
        """Whether to fit with Dask."""
        return self.distributed or self.scheduler is not None


def _named_stop_words(name: str, *, language: str | None) -> str | list[str]:
    """Return the language of a list of stop words (default: that of the texts), or a file's."""
    from topicgrouper.corpus import TextOptions  # noqa: PLC0415 - needs NumPy

    if name == "auto":
        return language or "english"
    path = Path(name)
    try:
        return str(TextOptions(language=name).language)
    except ValueError as error:
        if not (path.is_file() or path.is_fifo()):
            end = " Or name" if str(error).endswith("?") else "; or name"
            message = f"--stop-words: {error}{end} a file with one word per line"
            raise UserError(message) from None
    try:
        return path.read_text(encoding="utf-8").split()
    except UnicodeDecodeError:
        message = f"--stop-words: {name} is not UTF-8 text; save it as UTF-8, one word per line"
        raise UserError(message) from None


def _named_stemmer(name: str, *, language: str | None) -> str | None:
    from topicgrouper.corpus import TextOptions  # noqa: PLC0415 - needs NumPy

    if name != "auto":
        return None if name == "none" else name
    if language is None:
        return "porter"
    options = TextOptions(language=language).resolved()
    if options.stemmer is None:
        message = f"--stem: there is no stemmer for {options.language}; omit --stem"
        raise UserError(message)
    return options.stemmer

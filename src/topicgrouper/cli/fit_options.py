"""The options that ``fit`` alone has: which words to count, and how to run the fit."""

from __future__ import annotations

from collections.abc import Sequence  # noqa: TC003 - typer evaluates annotations
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from topicgrouper.cli.errors import UserError, usage_error, user_errors
from topicgrouper.cli.options import flag, given_fields, option, option_name
from topicgrouper.cli.reading import ReadingOptions, jobs_option, memory_option, split_option

if TYPE_CHECKING:
    from topicgrouper.corpus import TextOptions


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


@dataclass(frozen=True, kw_only=True)
class Improvements:
    """How to improve a tree, and what to add to it."""

    soft: int | None = option(
        "Find N soft topics, which share words; see --soft of other commands.", "N", min=1
    )
    trees: int | None = option(
        "Fit a forest of N trees, such as 5, for better results of search, complete and documents "
        "--unusual; the topics do not change. 1 is a single tree.",
        "N",
        min=1,
        max=1000,
    )
    jobs: int = jobs_option()
    memory_limit: str | None = memory_option()


@dataclass(frozen=True, kw_only=True)
class RunOptions(Improvements):
    """How to run the fit."""

    HELP_GROUP: ClassVar[str] = "Fit"

    regrow: bool | None = option(
        "Improve the tree after the fit (default): views of up to about 1,000 topics then fit the "
        "documents better. Takes about as long again as the fit, and up to 3.4 times as long where "
        "documents are short. --no-regrow keeps the greedy tree of the paper.",
        None,
        "--regrow/--no-regrow",
    )
    checkpoint: Path | None = option(  # noqa: RUF009 - a declaration
        "File for the joins so far, from which --resume continues (default with --distributed or "
        "--resume: the output file with .checkpoint appended).",
        "PATH",
    )
    resume: bool = flag("Resume a fit that was interrupted.")


@dataclass(frozen=True, kw_only=True)
class ClusterRequest:
    """Whether to fit with Dask, and where."""

    HELP_GROUP: ClassVar[str] = "Cluster"

    distributed: bool = flag(
        "Fit in several processes with Dask. INPUT may be a pattern, such as 'data/*.parquet'."
    )
    scheduler: str | None = option(
        "Fit on a Dask cluster that you trust, such as tcp://host:8786.", "ADDRESS"
    )

    @property
    def is_made(self) -> bool:
        """Whether to fit with Dask."""
        return self.distributed or self.scheduler is not None


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

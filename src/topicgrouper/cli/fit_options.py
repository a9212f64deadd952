"""The options that ``fit`` alone has: which words to count, and how much to spend on the fit."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

__all__ = [
    "CheckpointOption",
    "DistributedOption",
    "ItemNameOption",
    "KeepCaseOption",
    "KeepTextsOption",
    "MaxWordsOption",
    "MemoryLimitOption",
    "MinFrequencyOption",
    "MinLengthOption",
    "NumbersOption",
    "ResumeOption",
    "SchedulerOption",
    "SoftenOption",
    "StemOption",
    "StopWordsOption",
]

StemOption = Annotated[
    str | None,
    typer.Option(
        "--stem",
        metavar="[LANGUAGE]",
        help="Join forms of a word: english, german, … (language left out: porter).",
    ),
]
SoftenOption = Annotated[
    int | None,
    typer.Option(
        "--soften",
        metavar="N",
        min=1,
        help="Also let words belong to several of N topics; other commands show these with --soft.",
    ),
]
StopWordsOption = Annotated[
    str | None,
    typer.Option(
        "--stop-words",
        metavar="[LIST]",
        help=(
            "Leave out words: english or a file, one a line. Rarely needed: function words "
            "gather in topics of their own."
        ),
    ),
]
MinLengthOption = Annotated[
    int | None,
    typer.Option("--min-length", metavar="N", min=1, help="Shortest words (left out: 3)."),
]
NumbersOption = Annotated[
    bool, typer.Option("--numbers", help="Take words with digits too, such as mp3.")
]
KeepCaseOption = Annotated[bool, typer.Option("--keep-case", help="Tell Bank and bank apart.")]
MinFrequencyOption = Annotated[
    int | None,
    typer.Option(
        "--min-frequency",
        metavar="N",
        min=1,
        help=(
            "Leave out words that occur less often (left out: 5; in collections of fewer than "
            "100,000 words 2, of fewer than 1,000 words 1)."
        ),
    ),
]
MaxWordsOption = Annotated[
    int | None,
    typer.Option("--max-words", metavar="N", min=1, help="Keep the N most frequent words only."),
]
ItemNameOption = Annotated[
    str | None,
    typer.Option("--item-name", metavar="COLUMN", help="Column with their names to show."),
]
KeepTextsOption = Annotated[
    bool,
    typer.Option("--keep-texts", help="Keep the texts in the model, to show passages from them."),
]
MemoryLimitOption = Annotated[
    str | None,
    typer.Option(
        "--memory-limit",
        metavar="SIZE",
        help="Memory for the fit, as 2GB (left out: half of what is free).",
    ),
]
CheckpointOption = Annotated[
    Path | None,
    typer.Option(
        "--checkpoint",
        metavar="PATH",
        help=(
            "Keep the joins so far here, for --resume (left out: with --distributed or --resume "
            "the output's name with .checkpoint)."
        ),
    ),
]
ResumeOption = Annotated[
    bool, typer.Option("--resume", help="Go on with a fit that was interrupted.")
]
DistributedOption = Annotated[
    bool,
    typer.Option(
        "--distributed",
        help="Fit in several processes, with Dask. INPUT may be a pattern, as 'data/*.parquet'.",
    ),
]
SchedulerOption = Annotated[
    str | None,
    typer.Option(
        "--scheduler",
        metavar="ADDRESS",
        help="Fit on a Dask cluster that you trust, as tcp://host:8786.",
    ),
]

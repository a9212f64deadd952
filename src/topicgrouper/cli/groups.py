"""``topicgrouper groups``: topics in classes, countries, authors or months of documents."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from topicgrouper.cli.errors import UserError, user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.group_files import GroupFile, WideMeasure
from topicgrouper.cli.models import BomOption, CsvOption, JsonOption, ModelArgument, load
from topicgrouper.cli.nouns import nouns_of
from topicgrouper.cli.views import ViewOptions  # noqa: TC001 - typer evaluates annotations

if TYPE_CHECKING:
    from topicgrouper.groups.comparison import GroupComparison
    from topicgrouper.model.model import Model

__all__ = ["EXAMPLES", "groups"]

EXAMPLES = examples(
    "topicgrouper groups news.tg",
    "topicgrouper groups news.tg --by group -n 40",
    "topicgrouper groups sales.tg --column country --min-documents 20",
    "topicgrouper groups sales.tg --column date --every month",
    "topicgrouper groups sales.tg --column date --every week -o weeks.csv",
    "topicgrouper groups news.tg --wide relative --bom -o classes.csv  # for Excel",
)

_Every = Literal["day", "week", "month", "quarter", "year"]  # typer needs it without NumPy
_Dates = Literal["day-first", "month-first"]
_MANY = 100
"""Groups from which on a column is worth a look whether it has dates."""

_FIX = "add --dates day-first or --dates month-first"


def groups(  # noqa: PLR0913 - a command has as many arguments as options
    model: ModelArgument,
    *,
    column: Annotated[
        str | None,
        typer.Option(
            "--column",
            metavar="NAME",
            help="The column of documents to group by (default: label, or the only one).",
        ),
    ] = None,
    every: Annotated[
        _Every | None,
        typer.Option(
            "--every",
            metavar="PERIOD",
            help="Read the column as dates: day, week, month, quarter or year.",
        ),
    ] = None,
    dates: Annotated[
        _Dates | None,
        typer.Option(
            "--dates",
            metavar="ORDER",
            help="Read 1/5/2011 as day-first or month-first (default: as the dates show).",
        ),
    ] = None,
    by: Annotated[
        Literal["topic", "group"],
        typer.Option(
            "--by",
            metavar="WHAT",
            help="One row per topic or per group; the order of rows in --csv and --json.",
        ),
    ] = "topic",
    view: ViewOptions,
    min_documents: Annotated[
        int,
        typer.Option(
            "--min-documents", metavar="N", min=1, help="Do not test groups with fewer documents."
        ),
    ] = 5,
    general: Annotated[
        bool,
        typer.Option(
            "--general",
            help=(
                "Also list general topics, such as function words. --csv and --json always have "
                "them."
            ),
        ),
    ] = False,
    wide: Annotated[
        WideMeasure | None,
        typer.Option(
            "--wide",
            metavar="MEASURE",
            help=(
                "For CSV and JSON: one row per topic and one column per group, with the relative "
                "share (--wide relative), the share or the count."
            ),
        ),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="PATH",
            help="Write CSV or JSON to this file, by its extension .csv or .json.",
        ),
    ] = None,
    bom: BomOption = False,
    as_json: JsonOption = False,
    as_csv: CsvOption = False,
) -> None:
    """Compare topics between groups of documents, or over time.

    Groups are classes, countries, authors, months: the labels of the documents (fit --label, or
    class folders) or any column kept with fit --columns. For each topic, the table shows the groups
    that have more of it than chance explains, with their relative share: 3× means three times the
    topic's share in all groups. With --every, it shows each topic over time and the period of its
    peak.

    "More than chance explains" means: more than nearly any set of as many documents, drawn at
    random from all groups, would have. Documents are drawn as a whole, so a word that one document
    repeats a hundred times does not count as a hundred observations. The test takes each document
    as independent of the others; where many are by one author or about one event, it finds too
    much. About 5% of the differences listed are expected to be due to chance (false discovery
    rate). What causes a difference, the test cannot tell.

    --csv and --json have one row per topic and group: documents, count (occurrences of the topic),
    share (of the group's occurrences), relative share, p value, the p value adjusted for the number
    of tests, and whether that is at most 0.05. With --wide, they have a table of topics and groups
    for a spreadsheet instead, without the results of the test.
    """
    file = GroupFile.of_options(
        as_csv=as_csv, as_json=as_json, path=output, wide=wide, by=by, bom=bom
    )
    if dates is not None and every is None:
        raise typer.BadParameter("it needs --every, such as --every month", param_hint="--dates")
    loaded = load(model)
    chosen = _column(loaded, column, path=str(model), has_every=every is not None)
    if every is None:
        _check_dates(loaded, chosen)
    shown = view.view_of(loaded)
    from topicgrouper.cli.console import working  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.corpus.dates import DateOrderError  # noqa: PLC0415 - needs NumPy
    from topicgrouper.groups.compare import compare_groups  # noqa: PLC0415

    try:
        with working("Comparing groups"), user_errors():
            comparison = compare_groups(
                loaded, chosen, view=shown, every=every, order=dates, min_documents=min_documents
            )
    except UserError as error:
        if isinstance(error.__cause__, DateOrderError):
            raise UserError(_with_option(str(error))) from error
        raise
    if file is not None:
        with user_errors():
            file.write(comparison, column=chosen)
    else:
        _print(loaded, comparison, column=chosen, by=by, general=general)


def _with_option(message: str) -> str:
    """Return a message of the library with the parameter as it is called here."""
    return message.replace("set order='day-first' or order='month-first'", _FIX)


def _column(model: Model, column: str | None, *, path: str, has_every: bool) -> str:
    """Return the column to group by; if none is named, the one that must be meant."""
    names = model.column_names
    if not names:
        message = (
            f"{path} has no columns to group by; fit it again with --label COLUMN or --columns "
            "COLUMN,…, or with class folders"
        )
        raise UserError(message)
    listed = ", ".join(map(repr, names))
    if column is not None:
        if column not in names:
            message = f"there is no column {column!r}; choose one of {listed}"
            raise typer.BadParameter(message, param_hint="--column")
        return column
    meant = [name for name in names if name != "label"] if has_every else list(names)
    if not has_every and "label" in names:
        return "label"
    if len(meant) == 1:
        return meant[0]
    message = f"name the column to group by with --column; there are {listed}"
    raise UserError(message)


def _check_dates(model: Model, column: str) -> None:
    """Refuse to make a group of every single date."""
    from topicgrouper.corpus.column_summary import summarize_column  # noqa: PLC0415 - needs NumPy

    values = model.column(column)
    n_values = len(set(values))
    if n_values < _MANY:
        return
    summary = summarize_column(column, values)
    if summary.dates is not None or summary.unclear_order:
        message = (
            f"column {column!r} has {n_values:,} different dates; add --every day, week, month, "
            "quarter or year"
        )
        raise UserError(message)


def _print(
    model: Model, comparison: GroupComparison, *, column: str, by: str, general: bool
) -> None:
    from topicgrouper.cli.console import results  # noqa: PLC0415
    from topicgrouper.cli.group_tables import (  # noqa: PLC0415
        print_groups,
        print_notes,
        print_topics_in_groups,
        print_topics_over_time,
    )
    from topicgrouper.cli.topic_tables import counted  # noqa: PLC0415
    from topicgrouper.tree.representation import printable  # noqa: PLC0415

    console = results()
    nouns = nouns_of(model)
    every = comparison.document_groups.every
    noun = every or "group"
    n_topics = counted(comparison.view.n, "topic")
    n_groups = counted(len(comparison.groups), noun)
    n_documents = counted(int(comparison.documents.sum()), nouns.document)
    console.print(
        f"{n_topics} in {n_groups} of {n_documents}, by column {printable(column)!r}",
        soft_wrap=True,
    )
    if by == "group":
        print_groups(console, comparison, noun=noun, nouns=nouns, general=general)
    elif every:
        print_topics_over_time(console, comparison, nouns=nouns, general=general)
    else:
        print_topics_in_groups(console, comparison, nouns=nouns, general=general)
    print_notes(console, comparison, noun=noun, nouns=nouns)

"""``topicgrouper groups``: topics in classes, countries, authors or months of documents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from topicgrouper.cli.console import working
from topicgrouper.cli.errors import option_errors, user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.group_tables import print_comparison
from topicgrouper.cli.models import BomOption, ModelArgument, check_exclusive, load
from topicgrouper.cli.table_output import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.views import ViewOptions  # noqa: TC001

if TYPE_CHECKING:
    from topicgrouper import GroupComparison

__all__ = ["EXAMPLES", "groups"]

EXAMPLES = examples(
    "topicgrouper groups news.tg",
    "topicgrouper groups news.tg --by group -n 40",
    "topicgrouper groups sales.tg --column country --min-documents 20",
    "topicgrouper groups sales.tg --column date --every month",
    "topicgrouper groups sales.tg --column date --every week -o weeks.csv",
    "topicgrouper groups news.tg --wide relative -o classes.xlsx",
)

_Every = Literal["day", "week", "month", "quarter", "year"]
_Dates = Literal["day-first", "month-first"]
_Wide = Literal["relative", "share", "count"]
_DIGITS = 4
"""Significant digits of shares in a table for spreadsheets."""


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
            help="One row per topic or per group; the order of rows in files.",
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
            help="Also list general topics, such as function words. Files always have them.",
        ),
    ] = False,
    wide: Annotated[
        _Wide | None,
        typer.Option(
            "--wide",
            metavar="MEASURE",
            help=(
                "For files: one row per topic and one column per group, with the relative share "
                "(--wide relative), the share or the count."
            ),
        ),
    ] = None,
    bom: BomOption = False,
    out: TableOptions,
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

    Files, --csv and --json have one row per topic and group, with the results of the test. With
    --wide, they have a table of topics and groups for a spreadsheet instead, without them.
    """
    out.check(model)
    check_exclusive({"--by group": by == "group", "--wide": wide is not None})
    if out.is_for_people and wide is not None:
        message = "it is for files; add --csv, --json or -o table.csv"
        raise typer.BadParameter(message, param_hint="--wide")
    if bom and not out.is_csv:
        message = "it is for CSV; add --csv or -o table.csv, or omit it"
        raise typer.BadParameter(message, param_hint="--bom")
    if dates is not None and every is None:
        raise typer.BadParameter("it needs --every, such as --every month", param_hint="--dates")
    loaded = load(model)
    if column is not None:
        with option_errors("--column"):
            loaded.column(column)
    shown = view.view_of(loaded)
    with working("Comparing groups"), user_errors():
        comparison = loaded.groups(
            column, view=shown, every=every, dates=dates, min_documents=min_documents
        )
    if out.is_for_people:
        print_comparison(loaded, comparison, by=by, general=general)
        return
    table: Any = comparison.table(by=by)
    about = _about(comparison)
    if wide is not None:
        about["measure"] = "relative_share" if wide == "relative" else wide
        table = comparison.wide(about["measure"], digits=_DIGITS)
    out.deliver(table, document={**about, "rows": table}, bom=bom)


def _about(comparison: GroupComparison) -> dict[str, Any]:
    """Return what JSON says about a comparison beside its rows."""
    found = comparison.document_groups
    return {
        "column": comparison.column,
        "every": found.every,
        "level": comparison.level,
        "min_documents": comparison.min_documents,
        "left_out": {
            "without_value": found.n_missing,
            "unreadable": found.n_unreadable,
            "inexact": found.n_inexact,
            "empty": comparison.n_empty,
        },
    }

"""``topicgrouper export``: the tree in the formats of other tools."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from topicgrouper.cli.destinations import check_destination, size_of
from topicgrouper.cli.errors import UserError, user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import ModelArgument, load, resolve_n

if TYPE_CHECKING:
    from topicgrouper.export import Format

__all__ = ["EXAMPLES", "export"]

EXAMPLES = examples(
    "topicgrouper export news.tg -o news.mm  # opens in FreeMind and Freeplane",
    "topicgrouper export news.tg -n 40 -o topics.csv",
    "topicgrouper export news.tg -n 40 --format latex",
    "topicgrouper export news.tg --format tree-parquet -o tree.parquet",
    "topicgrouper export news.tg --format dendrogram -n 30 -o joins.svg",
)


def export(
    model: ModelArgument,
    *,
    format: Annotated[  # noqa: A002 - named after the option
        str | None,
        typer.Option(
            "--format",
            metavar="NAME",
            help=(
                "Format (left out: by the ending of PATH): freemind, csv, parquet, markdown, "
                "latex, tree-csv, tree-parquet, json, flat-json, newick, graphml, dot, linkage, "
                "pyldavis, dendrogram, icicle or curve."
            ),
        ),
    ] = None,
    n: Annotated[
        int | None,
        typer.Option(
            "-n",
            "--topics",
            metavar="N",
            help=(
                "Number of topics, for csv, parquet, markdown, latex, pyldavis and dendrogram "
                "(left out: a suggestion from 20 to 200)."
            ),
        ),
    ] = None,
    depth: Annotated[
        int | None,
        typer.Option(
            "--depth",
            metavar="D",
            min=0,
            help=(
                "Joins to go down, for freemind, json, newick, graphml (left out: all), dot (4) "
                "and icicle (6)."
            ),
        ),
    ] = None,
    words: Annotated[
        int | None,
        typer.Option(
            "--words",
            "--top",
            metavar="K",
            min=1,
            help="Words of each topic (left out: as many as suit the format).",
        ),
    ] = None,
    heights: Annotated[
        Literal["rank", "loss"] | None,
        typer.Option(
            "--heights",
            metavar="HEIGHTS",
            help=(
                "Heights of joins, for linkage and newick: rank, their order (if left out), or "
                "loss, the log-likelihood lost up to them."
            ),
        ),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="PATH",
            help="Where to write (left out: to standard output, if the format is a text).",
        ),
    ] = None,
) -> None:
    """Write the tree, or the topics of one view, for other tools.

    csv, parquet, markdown and latex are tables of the topics of one view; tree-csv, tree-parquet
    and flat-json list all nodes; freemind, json, newick, graphml and dot are trees; linkage is for
    SciPy and pyldavis for pyLDAvis. dendrogram, icicle and curve are pictures (.svg, .png or .pdf)
    and need the extra topicgrouper[plots]. The files are described in docs/export.md.
    """
    if format is None and output is None:
        message = "name the format, or a file with its ending"
        raise typer.BadParameter(message, param_hint="--format / -o")
    if output is not None:
        check_destination(output)
    name, chosen = _chosen(format, output)
    given: dict[str, Any] = {"n": n, "depth": depth, "words": words, "heights": heights}
    _check_options(name, chosen, given)
    if output is None and not chosen.is_text:
        message = f"{name} is no text; say where to write it"
        raise typer.BadParameter(message, param_hint="-o")
    loaded = load(model)
    if "n" in chosen.options:
        given["n"] = resolve_n(loaded.tree, n, low=20, high=200, option="-n")
    from topicgrouper.export import export as write  # noqa: PLC0415

    with user_errors():
        try:
            write(loaded, output or typer.get_binary_stream("stdout"), format=name, **given)
        except ImportError as error:  # the extra for pictures is not installed
            raise UserError(str(error)) from error
    if output is not None:
        _report(output, chosen)


def _chosen(name: str | None, output: Path | None) -> tuple[str, Format]:
    from topicgrouper.export import FORMATS, format_of  # noqa: PLC0415 - a heavy import

    if name is None and output is not None:
        with user_errors():
            name = format_of(output)
    if name not in FORMATS:
        message = f"{name!r} is none of {', '.join(FORMATS)}"
        raise typer.BadParameter(message, param_hint="--format")
    return name, FORMATS[name]


def _check_options(name: str, chosen: Format, given: dict[str, Any]) -> None:
    for option, value in given.items():
        if value is not None and option not in chosen.options:
            flag = "-n" if option == "n" else f"--{option}"
            message = f"the format {name} has no such option"
            raise typer.BadParameter(message, param_hint=flag)


def _report(path: Path, chosen: Format) -> None:
    from topicgrouper.cli.console import results  # noqa: PLC0415

    told = f"{path} is written{size_of(path)}: {chosen.description}."
    results(beside=path).print(told, soft_wrap=True)

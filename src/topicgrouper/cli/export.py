"""``topicgrouper export``: trees and views in the formats of other tools."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Any, Literal

import typer

from topicgrouper.cli.console import is_standard_output, say, tell
from topicgrouper.cli.destinations import bom_option, check_destination, size_of
from topicgrouper.cli.errors import user_errors, wrong
from topicgrouper.cli.models import ModelArgument, check_exclusive, load
from topicgrouper.cli.options import flag, option, output_option
from topicgrouper.cli.progress import working
from topicgrouper.cli.views import SoftViewOptions, listed_numbers, refined
from topicgrouper.export import FORMATS, format_of

if TYPE_CHECKING:
    from topicgrouper import FlatView, Model

EXAMPLES = (
    "topicgrouper export news.tg -o news.mm  # opens in FreeMind and Freeplane",
    "topicgrouper export news.tg -n 40 -o topics.csv",
    "topicgrouper export news.tg -n 40 --refine --format latex",
    "topicgrouper export news.tg --levels 5,20 --format documents-csv -o documents.csv",
    "topicgrouper export news.tg --levels 5,20,60 --format taxonomy-csv --bom -o levels.csv",
    "topicgrouper export news.tg -n 40 --format words-csv -o words.csv",
    "topicgrouper export news.tg -n 40 -o news.xlsx  # topics, words and documents for Excel",
    "topicgrouper export news.tg --soft --format documents-csv -o documents.csv",
    "topicgrouper export news.tg --format tree-parquet -o tree.parquet",
    "topicgrouper export news.tg --format dendrogram -n 20 --split 37,52 -o joins.svg",
)


_NO_COUNTS = (
    "This model has no training counts, so its words are the most frequent ones, not the most "
    "distinctive; refit it to keep the counts."
)


def export(  # noqa: PLR0913 - a command has as many arguments as options
    model: ModelArgument,
    *,
    format: str | None = option(  # noqa: A002 - named after the option
        "Format (default: by the extension of PATH): freemind, csv, parquet, markdown, latex, "
        "documents-csv, words-csv, taxonomy-csv, xlsx, tree-csv, tree-parquet, json, "
        "newick, linkage, pyldavis, dendrogram, icicle or curve.",
        "NAME",
    ),
    output: Path | None = output_option(  # noqa: B008 - a declaration
        "Output file (default: standard output, for text formats)."
    ),
    view: SoftViewOptions,
    levels: str | None = option(
        "Several numbers of topics, such as 5,20,60: for taxonomy-csv (default: the suggested "
        "number with coarser and finer ones), and instead of -n for documents-csv, words-csv and "
        "xlsx.",
        "N,…",
    ),
    depth: int | None = option(
        "Number of joins below the root to show, for freemind, json, newick (default: all) and "
        "icicle (default: 6).",
        "D",
        min=0,
    ),
    k: int | None = option("Words per topic (default: depends on the format).", "K", "-k", min=1),
    frequent: bool = flag(
        "List the most frequent words and topics first, not the most distinctive ones."
    ),
    heights: Literal["rank", "loss"] | None = option(
        "Heights of joins, for linkage and newick: rank (the order of joins; default) or loss "
        "(the log-likelihood lost so far).",
        "HEIGHTS",
    ),
    bom: bool = bom_option(),
) -> None:
    """Export the tree, or the topics of a view, to other tools.

    csv, parquet, markdown, latex, documents-csv, words-csv, xlsx, pyldavis and dendrogram write one
    view, chosen by -n, --split, --join, --cut, --named and --refine. All of them but dendrogram
    also write soft topics, with --soft. taxonomy-csv writes several levels, chosen by --levels;
    documents-csv, words-csv and xlsx can, too. All other formats write the whole tree: tree-csv and
    tree-parquet list all nodes; freemind, json and newick are trees; linkage is for SciPy.
    dendrogram, icicle and curve are pictures (.svg, .png or .pdf) and need matplotlib: pip install
    'topicgrouper[plots]'.

    The most distinctive topics come first and general ones last. Each topic has its distinctive
    words; a general topic has its most frequent ones. documents-csv has the main topic of each
    document; words-csv has the topic of each word or item, or with --soft one row for each of its
    topics; taxonomy-csv has one row per topic of the finest level, with the topics above it. xlsx
    is an Excel workbook with sheets of topics, words and documents. parquet and tree-parquet need
    polars: pip install 'topicgrouper[parquet]'. Topic names are written beside the numbers. See
    docs/guides/export.md for the contents of the files.
    """
    if format is None and output is None:
        raise wrong("--format / -o", "give a format, or an output file whose extension selects one")
    if output is not None:
        check_destination(output)
    name = _chosen(format, output)
    chosen = FORMATS[name]
    given: dict[str, Any] = {
        "levels": levels,
        "depth": depth,
        "k": k,
        "frequent": frequent or None,
        "heights": heights,
        "bom": bom or None,
    }
    _check_options(name, given=given, view=view)
    if output is None and not chosen.is_text:
        raise wrong("-o", f"{name} is binary; give an output file with -o")
    loaded = load(model, needs_soft=view.soft)
    if levels is not None or _takes_only_levels(name):
        given["levels"] = _levels(loaded, levels, view=view)
    elif "view" in chosen.options:
        given["view"] = view.topics_of(loaded)

    # a bar would be mixed with what is written to the terminal
    is_shown = output is not None and not is_standard_output(output)
    with working(f"Writing {name}") if is_shown else nullcontext(), user_errors():
        given = {option: value for option, value in given.items() if value is not None}
        loaded.export(output or typer.get_binary_stream("stdout"), format=name, **given)
    if output is not None:
        say(f"Wrote {output}{size_of(output)}: {chosen.description}.", beside=output)
    if "frequent" in chosen.options and not frequent and not loaded.tree.has_counts:
        tell(_NO_COUNTS)


def _chosen(name: str | None, output: Path | None) -> str:
    if name is None and output is not None:
        with user_errors():
            name = format_of(output)
    if name not in FORMATS:
        meant = [
            one
            for one, each in FORMATS.items()
            if str(name).lower() in each.description.lower().split()
        ]
        choice = f"did you mean {meant[0]}?" if meant else f"choose one of {', '.join(FORMATS)}"
        raise wrong("--format", f"unknown format {name!r}; {choice}")
    return name


def _takes_only_levels(name: str) -> bool:
    return "levels" in FORMATS[name].options and "view" not in FORMATS[name].options


def _check_options(name: str, *, given: dict[str, Any], view: SoftViewOptions) -> None:
    chosen = FORMATS[name]
    takes = chosen.takes_refined and ("view" in chosen.options or not view.soft)
    if (view.soft or view.refine) and not takes:
        kind, param_hint = ("soft", "--soft") if view.soft else ("refined", "--refine")
        message = (
            f"{name} cannot show {kind} topics, as they are not nodes of the tree; omit it, or "
            f"choose the format {_of_views(refined=True)}"
        )
        raise wrong(param_hint, message)
    cuts = [option for option in view.given() if option != "--refine"]
    if cuts and _takes_only_levels(name):
        raise wrong(" / ".join(cuts), f"{name} takes --levels instead, such as --levels 5,20")
    if view.given() and not {"view", "levels"} & chosen.options:
        message = f"{name} writes the whole tree; for one view choose the format {_of_views()}"
        raise wrong(" / ".join(view.given()), message)
    for field, value in given.items():
        if value is not None and field not in chosen.options:
            message = f"does not apply to the format {name}; omit it"
            raise wrong("-k" if field == "k" else f"--{field}", message)


def _of_views(*, refined: bool = False) -> str:
    """Return the formats that write a view."""
    *names, last = (
        name
        for name, format_ in FORMATS.items()
        if "view" in format_.options and (format_.takes_refined or not refined)
    )
    return f"{', '.join(names)} or {last}"


def _levels(model: Model, text: str | None, *, view: SoftViewOptions) -> list[FlatView]:
    """Return the views of --levels, refined if the user wishes."""
    for name in view.given():
        check_exclusive({name: name != "--refine", "--levels": True})
    tree = model.shown
    if text is None:
        numbers = sorted({tree.suggest_n().n, *tree.suggest_n().others})
    else:
        numbers = listed_numbers(tree, text, name="--levels", like="5,20")
    views = [tree.view(number) for number in numbers]
    return [refined(each) for each in views] if view.refine else views

"""``topicgrouper export``: trees and views in the formats of other tools."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import Any, Literal

import typer

from topicgrouper.cli.console import (
    is_standard_output,
    option_errors,
    print_notice,
    print_result,
    usage_error,
    user_errors,
    working,
)
from topicgrouper.cli.destinations import bom_option, check_destination, size_of
from topicgrouper.cli.models import (
    ModelArgument,
    SoftViewOptions,
    listed_numbers,
    load,
    nouns_of,
    refined,
)
from topicgrouper.cli.options import flag, option, output_option
from topicgrouper.cli.topic_tables import why_frequent
from topicgrouper.export import FORMATS, format_of

EXAMPLES = (
    "topicgrouper export news.tg -o news.mm  # opens in FreeMind and Freeplane",
    "topicgrouper export news.tg --levels 5,20 --format documents-csv -o documents.csv",
    "topicgrouper export news.tg --levels 5,20,60 --format taxonomy-csv --bom -o levels.csv",
    "topicgrouper export news.tg -n 40 --format words-csv -o words.csv",
    "topicgrouper export news.tg -n 40 -o news.xlsx  # a workbook with all that is known",
    "topicgrouper export news.tg --soft --format documents-csv -o documents.csv",
    "topicgrouper export news.tg --format tree-parquet -o tree.parquet",
)


def export(  # noqa: PLR0913 - a command has as many arguments as options
    model: ModelArgument,
    *,
    format: str | None = option(  # noqa: A002 - named after the option
        "Format (default: by the extension of PATH): freemind, documents-csv, words-csv, "
        "taxonomy-csv, xlsx, tree-csv, tree-parquet, json, newick or linkage.",
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
        "Number of joins below the root to show, for freemind, json and newick (default: all).",
        "D",
        min=0,
    ),
    k: int | None = option("Words per topic (default: depends on the format).", "K", "-k", min=1),
    frequent: bool = flag(
        "List the most frequent words and topics first, not those of most documents."
    ),
    heights: Literal["rank", "loss"] | None = option(
        "Heights of joins, for linkage and newick: rank (the order of joins; default) or loss "
        "(the log-likelihood lost so far).",
        "HEIGHTS",
    ),
    bom: bool = bom_option(),
) -> None:
    """Export the tree, or documents and words with their topics.

    documents-csv, words-csv and xlsx write one view, chosen by -n, --split, --join, --cut, --named
    and --refine, or with --soft the soft topics. taxonomy-csv writes several levels, chosen by
    --levels; documents-csv, words-csv and xlsx can, too. All other formats write the whole tree:
    tree-csv and tree-parquet list all nodes; freemind, json and newick are trees; linkage is for
    SciPy. The table of topics is written by "topicgrouper topics -o".

    The topics with most documents come first. Each topic has the words that describe its documents;
    a topic that is no document's main topic has its most frequent ones. documents-csv has the main
    topic of each document; words-csv has the topic of each word or item, or with --soft one row for
    each of its topics; taxonomy-csv has one row per topic of the finest level, with the topics
    above it. xlsx is an Excel workbook with a summary, topics, documents, groups of documents and
    words. tree-parquet needs polars: pip install 'topicgrouper[parquet]'. Topic names are written
    beside the numbers. See docs/guides/export.md for the contents of the files.
    """
    if format is None and output is None:
        raise usage_error(
            "--format / -o", "give a format, or an output file whose extension selects one"
        )
    if output is not None:
        check_destination(output, model)
    with user_errors() if format is None else option_errors("--format"):
        chosen = FORMATS[format_of(output or "", format)]
    given: dict[str, Any] = {
        "levels": levels,
        "depth": depth,
        "k": k,
        "frequent": frequent or None,
        "heights": heights,
        "bom": bom or None,
    }
    given = {option: value for option, value in given.items() if value is not None}
    # several levels are refined each
    of_view = [each for each in view.given() if each != "--refine" or levels is None]
    typed = {option: "-k" if option == "k" else f"--{option}" for option in given}
    if of_view:
        typed["view"] = " / ".join(of_view)
    refused = [typed[option] for option in typed if option not in chosen.options]
    with option_errors(" / ".join(refused or typed.values())):
        chosen.check(typed, is_refined=view.refine or view.soft)
    if output is None and not chosen.is_text:
        raise usage_error("-o", f"{chosen.name} is binary; give an output file with -o")
    loaded = load(model, texts=chosen.name == "xlsx", needs_soft=view.soft)
    if levels is not None:
        numbers = listed_numbers(loaded.display_tree, levels, name="--levels", like="5,20")
        views = map(loaded.display_tree.view, numbers)
        given["levels"] = [refined(each) for each in views] if view.refine else numbers
    elif "view" in chosen.options:
        given["view"] = view.topics_of(loaded)

    # a bar would be mixed with what is written to the terminal
    is_shown = output is not None and not is_standard_output(output)
    with working(f"Writing {chosen.name}") if is_shown else nullcontext(), user_errors():
        loaded.export(output or typer.get_binary_stream("stdout"), format=chosen.name, **given)
    if output is not None:
        print_result(f"Wrote {output}{size_of(output)}: {chosen.description}.")
    if "frequent" in chosen.options and not frequent and not loaded.tree.has_counts:
        print_notice(why_frequent(nouns_of(loaded)))

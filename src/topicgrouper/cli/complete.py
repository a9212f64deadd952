"""``topicgrouper complete``: what goes with a basket or comes next in a document."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated

import typer

from topicgrouper.cli.destinations import check_destination, size_of
from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.expected_words import print_expected
from topicgrouper.cli.models import JsonOption, ModelArgument, load
from topicgrouper.cli.nouns import nouns_of
from topicgrouper.cli.queries import tell_unknown
from topicgrouper.cli.reading import JobsOption, ReadingOptions, read_as_model
from topicgrouper.cli.views import CutOptions  # noqa: TC001 - typer evaluates annotations

if TYPE_CHECKING:
    from topicgrouper.model.model import Model
    from topicgrouper.search.completion import Completions

__all__ = ["EXAMPLES", "complete"]

EXAMPLES = examples(
    'topicgrouper complete groceries.tg "whole milk" butter',
    'topicgrouper complete groceries.tg "whole milk" butter -k 3 --json',
    "topicgrouper complete groceries.tg --input baskets.csv -o next.csv",
)


def complete(  # noqa: PLR0913 - a command has as many arguments as options
    model: ModelArgument,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="ITEM", help="The items or words that are there."),
    ] = None,
    *,
    k: Annotated[
        int, typer.Option("-k", "--items", metavar="K", min=1, help="Number of items to show.")
    ] = 10,
    seen: Annotated[
        bool, typer.Option("--seen", help="Include items that are already in the basket.")
    ] = False,
    source: Annotated[
        Path | None,
        typer.Option(
            "--input", metavar="PATH", help="Complete every basket or document of this file."
        ),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="PATH", help="Output of --input: .csv or .parquet."),
    ] = None,
    cut: CutOptions,
    reading: ReadingOptions,
    as_json: JsonOption = False,
    jobs: JobsOption = -1,
) -> None:
    """Show which items go with a basket, or complete a whole file of baskets.

    The items that the model expects next, with the probability that each is the next one, how many
    times as probable it is as in an average basket, and its topic in the view (-n). With --input,
    the table has one row per basket and item: document, rank, item, name, probability and lift.
    Baskets without known items are left out.

    In documents, the most probable next words are mostly common ones: "topicgrouper expand" shows
    those that belong to the words given.
    """
    if (source is None) != (output is None):
        message = "--input needs -o, and -o needs --input"
        raise typer.BadParameter(message, param_hint="--input / -o")
    if (source is None) == (not words):
        message = "give some items, or a file of baskets with --input, but not both"
        raise typer.BadParameter(message, param_hint="ITEM")
    if source is not None and output is not None:
        _refuse("--input", {"--json": as_json, **dict.fromkeys(cut.given(), True)})
        check_destination(output, model, source)
        _complete_file(load(model), source, output, reading, k=k, seen=seen, jobs=jobs)
        return
    _refuse("ITEM", dict.fromkeys(reading.chosen(), True))
    loaded = load(model)
    from topicgrouper.search.completion import next_words  # noqa: PLC0415
    from topicgrouper.search.query_words import query_words  # noqa: PLC0415

    with user_errors():
        query = query_words(loaded, words or [])
        found = next_words(loaded, query, k=k, exclude_seen=not seen)
    tell_unknown(loaded, query)
    print_expected(loaded, found, cut.cut_of(loaded), as_json=as_json)


def _refuse(beside: str, options: dict[str, bool]) -> None:
    """Refuse options that have no effect beside another one."""
    useless = [option for option, is_given in options.items() if is_given]
    if useless:
        message = f"has no effect with {beside}; omit it"
        raise typer.BadParameter(message, param_hint=" / ".join(useless))


def _complete_file(
    model: Model,
    source: Path,
    output: Path,
    reading: ReadingOptions,
    *,
    k: int,
    seen: bool,
    jobs: int,
) -> None:
    from topicgrouper.cli.console import working  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.search.completion import (  # noqa: PLC0415
        complete_documents,
        completions_writer,
        write_completions,
    )

    with user_errors():
        completions_writer(output)
    read = read_as_model(source, model, reading, jobs=jobs)
    with (
        working(f"Completing {nouns_of(model).documents}", "Writing the table") as step,
        user_errors(),
    ):
        found = complete_documents(model, read.corpus, k=k, exclude_seen=not seen, n_jobs=jobs)
        step()
        write_completions(found, output)
    _report(found, output, read.report.sentences())


def _report(found: Completions, path: Path, remarks: tuple[str, ...]) -> None:
    from topicgrouper.cli.console import results  # noqa: PLC0415

    nouns = nouns_of(found.model)
    console = results(beside=path)
    n_completed = len(found.document_ids)
    number = f"{n_completed:,} of {n_completed + found.n_skipped:,} {nouns.documents}"
    lines = [f"Completed {number} in {path}{size_of(path)}."]
    if found.n_skipped:
        lines.append(f"Left out those without known {nouns.words}: {found.n_skipped:,}.")
    if found.n_unknown:
        lines.append(f"Unknown occurrences of {nouns.words}: {found.n_unknown:,}.")
    for line in [*lines, *remarks]:
        console.print(line, soft_wrap=True)

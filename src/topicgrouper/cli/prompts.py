"""``topicgrouper prompts``: topics described for whoever is to name them."""

from __future__ import annotations

import json
import shlex
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import Annotated

import typer

from topicgrouper.cli.destinations import check_destination, size_of
from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import ModelArgument, load
from topicgrouper.cli.topic_tables import counted
from topicgrouper.cli.views import ViewOptions  # noqa: TC001 - typer evaluates annotations

__all__ = ["EXAMPLES", "prompts"]

EXAMPLES = examples(
    "topicgrouper prompts news.tg -n 40 -o prompts.jsonl",
    "topicgrouper prompts news.tg -n 40 --unnamed -o prompts.jsonl",
    "topicgrouper prompts news.tg --passages 5 --length 500",
    "topicgrouper names news.tg --import answers.jsonl",
)


def prompts(  # noqa: PLR0913 - a command has as many arguments as options
    model: ModelArgument,
    *,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="PATH", help="Output file (default: standard output)."
        ),
    ] = None,
    view: ViewOptions,
    unnamed: Annotated[
        bool, typer.Option("--unnamed", help="Leave out topics that have a name.")
    ] = False,
    general: Annotated[
        bool, typer.Option("--general", help="Include general topics, such as function words.")
    ] = False,
    words: Annotated[
        int, typer.Option("--words", metavar="K", min=1, help="Words per topic.")
    ] = 15,
    passages: Annotated[
        int, typer.Option("--passages", metavar="K", min=0, help="Passages per topic.")
    ] = 3,
    length: Annotated[
        int,
        typer.Option(
            "--length", metavar="L", min=1, help="Maximum length of a passage in characters."
        ),
    ] = 300,
) -> None:
    """Write what a person or a language model needs to name topics.

    One line of JSON per topic: its most distinctive and its most frequent words, its sibling,
    passages from the documents in which it is strongest (if the model has its texts, fit
    --keep-texts; otherwise words of these documents), and an instruction that says what to answer.
    Nothing is sent anywhere: give the lines to whom you like, and read the answers with
    "topicgrouper names MODEL --import answers.jsonl".
    """
    if output is not None:
        check_destination(output, model)
    loaded = load(model, texts=True)
    from topicgrouper.cli.console import working  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.naming.naming_prompts import naming_prompts  # noqa: PLC0415
    from topicgrouper.storage.atomic_file import atomic_write  # noqa: PLC0415

    with working("Describing topics"), user_errors():
        records = naming_prompts(
            loaded,
            view.view_of(loaded),
            general=general,
            unnamed=unnamed,
            n_words=words,
            n_passages=passages,
            length=length,
        )
        # lone surrogates, from badly encoded files, become escapes of JSON
        lines = [
            json.dumps(record, ensure_ascii=False).encode("utf-8", "backslashreplace") + b"\n"
            for record in records
        ]
    if output is None:
        for line in lines:
            typer.echo(line, nl=False)
    else:
        with atomic_write(output) as file:
            file.writelines(lines)
    _report(model, output, len(lines))


def _report(model: Path, output: Path | None, n_topics: int) -> None:
    from topicgrouper.cli.console import results, tell  # noqa: PLC0415 - rich is slow to import

    if not n_topics:
        tell("No topic to describe: all are general (--general includes them) or have names.")
    if output is not None:
        console = results(beside=output)
        size = size_of(output)
        console.print(f"Described {counted(n_topics, 'topic')} in {output}{size}.", soft_wrap=True)
        path = shlex.quote(str(model))
        line = f"Read the answers with: topicgrouper names {path} --import answers.jsonl"
        console.print(line, soft_wrap=True)

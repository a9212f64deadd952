"""``topicgrouper demo``: topics of texts that every Python brings along."""

from __future__ import annotations

import platform
import time
from pathlib import Path
from typing import Annotated

import typer

from topicgrouper.cli.destinations import check_destination
from topicgrouper.cli.examples import examples
from topicgrouper.cli.fit import fit_corpus
from topicgrouper.cli.models import JsonOption, resolve_n
from topicgrouper.cli.report import FitReport, print_report, report_record

__all__ = ["EXAMPLES", "demo"]

EXAMPLES = examples(
    "topicgrouper demo",
    "topicgrouper demo -n 40 -o docstrings.tg",
)


def demo(
    *,
    n: Annotated[
        int | None,
        typer.Option(
            "-n",
            "--topics",
            metavar="N",
            help="Number of topics (left out: a suggestion from 80 to 200).",
        ),
    ] = None,
    output: Annotated[
        Path,
        typer.Option(
            "-o",
            "--output",
            metavar="PATH",
            show_default=False,
            help="Where to save the model (left out: topicgrouper-demo.tg).",
        ),
    ] = Path("topicgrouper-demo.tg"),
    as_json: JsonOption = False,
) -> None:
    """Find the topics of the docstrings of Python's standard library.

    Needs neither data nor network: the docstrings are read from the source files of the running
    Python. Shows the most telling topics first, those that stay the same over the longest range of
    numbers of topics, and saves the model for the other commands.
    """
    from topicgrouper.cli.console import print_json, progress_bar  # noqa: PLC0415 - slow to import
    from topicgrouper.collection import Source, save_model  # noqa: PLC0415
    from topicgrouper.corpus import (  # noqa: PLC0415
        ReadOptions,
        TextOptions,
        count_texts,
        read_docstrings,
    )

    check_destination(output)
    options = ReadOptions(text=TextOptions(stemmer="porter"))
    started = time.perf_counter()
    with progress_bar() as bar:
        bar.add_task("Reading docstrings", total=None)
        found = read_docstrings()
        corpus = count_texts(found.texts, options.text, ids=found.names, n_jobs=-1, keep_texts=True)
    read = time.perf_counter()
    source = Source(name=f"docstrings of Python {platform.python_version()}", options=options)
    model = fit_corpus(corpus, min_frequency=3, n_jobs=-1, source=source)
    fitted = time.perf_counter()
    n = resolve_n(model.tree, n, low=80, high=200, option="--topics")
    save_model(model, output)
    skipped = (f"Source files that could not be read: {len(found.skipped):,}.",)
    report = FitReport(
        title=f"The docstrings of Python {platform.python_version()}",
        corpus=corpus,
        model=model,
        path=output,
        remarks=skipped if found.skipped else (),
        seconds_read=read - started,
        seconds_fit=fitted - read,
        n=n,
    )
    if as_json:
        print_json(report_record(report), beside=output)
    else:
        print_report(report)

"""``topicgrouper demo``: topics of texts that come with every Python."""

from __future__ import annotations

import platform
import time
from pathlib import Path
from typing import Annotated

import typer

from topicgrouper.cli.console import print_json
from topicgrouper.cli.destinations import check_model_destination
from topicgrouper.cli.fit import fit_reading
from topicgrouper.cli.models import JsonOption, resolve_n
from topicgrouper.cli.progress import progress_bar
from topicgrouper.cli.report import FitReport, print_report, report_record

EXAMPLES = (
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
            help="Number of topics (default: the suggested number).",
        ),
    ] = None,
    output: Annotated[
        Path,
        typer.Option(
            "-o",
            "--output",
            metavar="PATH",
            show_default=False,
            help="Where to save the model (default: topicgrouper-demo.tg).",
        ),
    ] = Path("topicgrouper-demo.tg"),
    as_json: JsonOption = False,
) -> None:
    """Find the topics of the docstrings of Python's standard library.

    No data and no network are needed: the docstrings are read from the source files of the running
    Python. The most distinctive topics are shown first, and the model is saved for the other
    commands.
    """
    from topicgrouper.corpus import (  # noqa: PLC0415 - needs NumPy
        Reading,
        ReadOptions,
        ReadReport,
        Source,
        TextOptions,
        count_texts,
        read_docstrings,
    )

    check_model_destination(output)
    options = ReadOptions(text=TextOptions(stemmer="porter"))
    started = time.perf_counter()
    with progress_bar() as bar:
        bar.add_task("Reading docstrings", total=None)
        found = read_docstrings()
        corpus = count_texts(found.texts, options.text, ids=found.names, n_jobs=-1, keep_texts=True)
    read = time.perf_counter()
    name = f"docstrings of Python {platform.python_version()}"
    counted = ReadReport(corpus.n_documents, 0, 0, n_words=corpus.n_words)
    source = Source(name=name, options=options, report=counted)
    model = fit_reading(Reading(corpus, source), min_frequency=3, n_jobs=-1)
    fitted = time.perf_counter()
    n = resolve_n(model.tree, n, option="--topics")
    model.save(output)
    skipped = (f"Skipped {len(found.skipped):,} source files that could not be read.",)
    report = FitReport(
        title=f"The {name}",
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

"""``topicgrouper demo``: topics of texts that come with every Python."""

from __future__ import annotations

import platform
import time
from dataclasses import replace
from pathlib import Path

from topicgrouper.cli.console import working
from topicgrouper.cli.destinations import check_model_destination
from topicgrouper.cli.fit import fit_model
from topicgrouper.cli.models import resolve_n
from topicgrouper.cli.options import flag, output_option, topics_option
from topicgrouper.cli.report import FitReport, print_report

EXAMPLES = ("topicgrouper demo", "topicgrouper demo -n 40 -o docstrings.tg")


def demo(
    *,
    n: int | None = topics_option(),
    output: Path = output_option(  # noqa: B008 - a declaration
        "Where to save the model (default: topicgrouper-demo.tg).",
        default=Path("topicgrouper-demo.tg"),
        show_default=False,
    ),
    as_json: bool = flag("Print JSON instead of a table.", "--json"),
) -> None:
    """Find topics in the docstrings of Python's standard library.

    This needs no data and no network: the docstrings are read from the source files of the running
    Python. The topics with most documents are shown, and the model is saved for the other commands.
    """
    from topicgrouper.corpus import (  # noqa: PLC0415 - needs NumPy
        Source,
        TextOptions,
        count_texts,
        read_docstrings,
    )

    check_model_destination(output)
    options = TextOptions(stemmer="porter")
    started = time.perf_counter()
    with working("Reading docstrings"):
        found = read_docstrings()
        corpus = count_texts(found.texts, options, ids=found.names, n_jobs=-1, keep_texts=True)
    read = time.perf_counter()
    name = f"docstrings of Python {platform.python_version()}"
    source = replace(corpus.source or Source(), name=name)
    model, _ = fit_model(corpus.with_source(source), min_frequency=3, n_jobs=-1)
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
    print_report(report, as_json=as_json)

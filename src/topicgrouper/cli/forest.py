"""``topicgrouper forest``: further trees for a model that is saved already, to predict better."""

from __future__ import annotations

import time
from pathlib import Path  # noqa: TC003 - typer resolves it

from topicgrouper.cli.console import print_json, say
from topicgrouper.cli.destinations import load_to_improve, size_of
from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.models import ModelArgument, check_counts
from topicgrouper.cli.options import flag, option, output_option
from topicgrouper.cli.progress import steps_shown, working
from topicgrouper.cli.reading import jobs_option
from topicgrouper.cli.report import what_was_added

EXAMPLES = (
    "topicgrouper forest news.tg",
    "topicgrouper forest news.tg --trees 17 -o forest.tg",
    "topicgrouper forest news.tg --trees 1  # back to a single tree",
)


def forest(
    model: ModelArgument,
    *,
    trees: int = option(
        "Number of trees, including the model's own; 1 removes the others.",
        "N",
        default=5,
        min=1,
        max=1000,
    ),
    output: Path | None = output_option(  # noqa: B008 - a declaration
        "Where to save the model (default: in place of MODEL)."
    ),
    jobs: int = jobs_option(),
    memory_limit: str | None = option(
        "Memory for joins, such as 2GB (default: half of the free memory).", "SIZE"
    ),
    as_json: bool = flag("Print JSON.", "--json"),
) -> None:
    """Add trees to a saved model to improve its predictions.

    Each further tree is fitted to half of the documents; predictions are the mean over all trees.
    The topics do not change. search, complete and surprise use the forest, and topics and explore
    show the support of a topic: the number of the other trees that have it. The result is the same
    as with "fit --trees", on every run and with any number of threads.

    The trees are saved in the model and replace those it had; nothing else changes.
    """
    loaded, path = load_to_improve(model, output)
    check_counts(loaded, model, what="a forest")
    started = time.perf_counter()
    with steps_shown("Fitting trees") as show, user_errors():
        grown = loaded.with_forest(trees, n_jobs=jobs, memory_limit=memory_limit, progress=show)
    seconds = time.perf_counter() - started
    with working(f"Saving {path.name}"), user_errors():
        if path == model:  # together with what others have saved in the file meanwhile
            grown.save_forest(path)
        else:
            grown.save(path)
    if as_json:
        record = {
            "model": str(path),
            "trees": grown.n_trees,
            "replaced": loaded.n_trees,
            "seconds": round(seconds, 3),
        }
        print_json(record, beside=path)
    elif trees == 1:
        say(f"The model has one tree. Saved it as {path}{size_of(path)}.", beside=path)
    else:
        added = what_was_added(grown, seconds=seconds)
        say(f"{added} Saved the model as {path}{size_of(path)}.", beside=path)

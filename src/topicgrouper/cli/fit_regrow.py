"""``fit --regrow`` on a cluster: the tree is improved on this machine, from the counts it kept."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from topicgrouper.cli.destinations import is_plain
from topicgrouper.cli.errors import UserError
from topicgrouper.cli.fit_steps import shown_passes

if TYPE_CHECKING:
    from topicgrouper.cli.report import FitReport

__all__ = ["with_regrown_tree"]


def with_regrown_tree(report: FitReport, *, jobs: int) -> FitReport:
    """Improve the tree of a model that was fitted on a cluster, and its document model with it.

    Parameters
    ----------
    report : FitReport
        The report of the fit, whose model is saved already if its file is a plain one.
    jobs : int
        Threads.
    """
    from topicgrouper.cli.console import progress_bar  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.collection.fit import possible_document_model  # noqa: PLC0415
    from topicgrouper.refinement.regrow import regrow  # noqa: PLC0415

    if report.model.tree.counts is None:
        problem = (
            "--regrow needs the training counts, which are too large to be kept in this model; "
            "keep fewer words with --max-words or --min-frequency"
        )
        saved = f"saved the model as {report.path}, but without regrowing its tree: "
        raise UserError(saved + problem if is_plain(report.path) else problem)
    started = time.perf_counter()
    with progress_bar() as bar:
        task = bar.add_task("Regrowing the tree", total=1.0)
        tree = regrow(report.model.tree, n_jobs=jobs, progress=shown_passes(bar, task))
    model = replace(
        report.model, tree=tree, document_model=possible_document_model(tree, n_jobs=jobs)
    )
    seconds = report.seconds_fit + time.perf_counter() - started
    return replace(report, model=model, seconds_fit=seconds)

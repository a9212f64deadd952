"""``fit --regrow``: the tree is improved on this machine after the greedy one is saved."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from topicgrouper.cli.destinations import is_plain
from topicgrouper.cli.errors import UserError

if TYPE_CHECKING:
    from topicgrouper.cli.report import FitReport

__all__ = ["with_regrown_tree"]


def with_regrown_tree(report: FitReport, *, jobs: int, memory_limit: str | None) -> FitReport:
    """Improve the tree of a model that was just fitted, and its document model with it.

    Parameters
    ----------
    report : FitReport
        The report of the fit, whose model is saved already if its file is a plain one.
    jobs : int
        Threads.
    memory_limit : str or None
        That of the fit.
    """
    from topicgrouper.cli.console import progress_bar  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.fitting.regrow import regrow  # noqa: PLC0415
    from topicgrouper.prediction.fit import possible_document_model  # noqa: PLC0415

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

        def show(share: float, note: str) -> None:
            bar.update(task, completed=share, description=note)

        tree = regrow(report.model.tree, n_jobs=jobs, memory_limit=memory_limit, progress=show)
    model = replace(
        report.model, tree=tree, document_model=possible_document_model(tree, n_jobs=jobs)
    )
    seconds = report.seconds_fit + time.perf_counter() - started
    return replace(report, model=model, seconds_fit=seconds)

"""``topicgrouper fit --soften``: soft topics beside the tree in one file."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from topicgrouper.cli.destinations import is_plain
from topicgrouper.cli.errors import UserError
from topicgrouper.cli.views import refined, softened

if TYPE_CHECKING:
    from topicgrouper.cli.report import FitReport

__all__ = ["with_soft_topics"]


def with_soft_topics(report: FitReport, n: int, *, jobs: int) -> FitReport:
    """Refine and soften a view of a model.

    Parameters
    ----------
    report : FitReport
        The report of the fit.
    n : int
        Number of topics.
    jobs : int
        Threads.
    """
    started = time.perf_counter()
    tree = report.model.tree
    if n > tree.n_words:
        problem = f"--soften {n:,} is more than the {tree.n_words:,} words of the model"
        raise UserError(_without(report, problem))
    try:
        soft = softened(refined(tree.view(n), jobs=jobs), jobs=jobs)
    except UserError as error:
        raise UserError(_without(report, str(error))) from error
    model = replace(report.model, soft=soft)
    return replace(report, model=model, seconds_soften=time.perf_counter() - started)


def _without(report: FitReport, problem: str) -> str:
    if not is_plain(report.path):
        return problem
    return f"saved the model as {report.path}, but without soft topics: {problem}"

"""Soft topics beside the tree in one file: ``fit --soften`` and what ``soften`` shares with it."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from topicgrouper.cli.destinations import is_plain
from topicgrouper.cli.errors import UserError
from topicgrouper.cli.models import smallest_topics
from topicgrouper.cli.views import refined, softened

if TYPE_CHECKING:
    from topicgrouper.cli.report import FitReport
    from topicgrouper.model.model import Model
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["soften_model", "with_soft_topics"]


def soften_model(model: Model, view: FlatView, *, jobs: int) -> tuple[Model, float]:
    """Refine and soften a view, and return the model with the soft topics, and the seconds taken.

    Parameters
    ----------
    model : Model
        The model. Its soft topics, if any, are replaced; the rest of it is kept.
    view : FlatView
        A view of its tree, in any words.
    jobs : int
        Threads.
    """
    started = time.perf_counter()
    soft = softened(refined(view, jobs=jobs), jobs=jobs)
    soft_model = replace(model, soft=replace(soft, tree=model.tree))
    return soft_model, time.perf_counter() - started


def with_soft_topics(report: FitReport, n: int, *, jobs: int) -> FitReport:
    """Refine and soften T(n) of a model that was just fitted.

    Parameters
    ----------
    report : FitReport
        The report of the fit.
    n : int
        Number of topics.
    jobs : int
        Threads.
    """
    tree = report.model.tree
    if n > tree.max_topics:
        most = f"{tree.max_topics:,} {smallest_topics(tree)}"
        problem = f"--soften {n:,} is more than the {most} of the model"
        raise UserError(_without(report, problem))
    try:
        model, seconds = soften_model(report.model, tree.view(n), jobs=jobs)
    except UserError as error:
        raise UserError(_without(report, str(error))) from error
    return replace(report, model=model, seconds_soften=seconds)


def _without(report: FitReport, problem: str) -> str:
    if not is_plain(report.path):
        return problem
    return f"saved the model as {report.path}, but without soft topics: {problem}"

"""Refining and softening under a progress bar, for the commands that show such views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.errors import UserError, user_errors

if TYPE_CHECKING:
    from pathlib import Path

    from topicgrouper.collection import Model
    from topicgrouper.mixtures.softening import SoftTopics
    from topicgrouper.refinement import RefinedView
    from topicgrouper.tree import TopicTree

__all__ = [
    "RefineOption",
    "RefinedNumbersOption",
    "SoftOption",
    "checked_soft",
    "refined",
    "refined_views",
    "softened",
]

RefineOption = Annotated[
    bool,
    typer.Option("--refine", help="First move words to the topic where they fit best."),
]
RefinedNumbersOption = Annotated[
    str | None,
    typer.Option(
        "--refine",
        metavar="N,…",
        help="Also show these views with words moved where they fit best, as 20,40.",
    ),
]
SoftOption = Annotated[
    bool,
    typer.Option("--soft", help="Take the soft topics that fit --soften put into the model."),
]


def refined(tree: TopicTree, n: int, *, jobs: int = -1, **options: Any) -> RefinedView:
    """Refine a view.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    n : int
        Number of topics.
    jobs : int
        Threads.
    options
        Further ones of `topicgrouper.refine`.
    """
    from topicgrouper.cli.console import progress_bar  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.refinement import refine  # noqa: PLC0415

    with progress_bar() as bar, user_errors():
        task = bar.add_task("Refining", total=None)

        def show(number: int, _: float) -> None:
            bar.update(task, description=f"Refining, pass {number}")

        return refine(tree, n, n_jobs=jobs, progress=show, **options)


def refined_views(tree: TopicTree, numbers: str | None) -> list[RefinedView]:
    """Refine the views that `RefinedNumbersOption` names."""
    parts = [part.strip() for part in (numbers or "").split(",") if part.strip()]
    if not all(
        part.isdecimal() and len(part) < 12 and 1 <= int(part) <= tree.n_words for part in parts
    ):
        message = f"{numbers!r} is no list of numbers from 1 to {tree.n_words:,}, such as 20,40"
        raise typer.BadParameter(message, param_hint="--refine")
    return [refined(tree, n) for n in sorted({int(part) for part in parts})]


def softened(view: RefinedView, *, jobs: int = -1) -> SoftTopics:
    """Soften a refined view."""
    from topicgrouper.cli.console import progress_bar  # noqa: PLC0415
    from topicgrouper.mixtures.softening import soften  # noqa: PLC0415

    with progress_bar() as bar, user_errors():
        task = bar.add_task("Softening", total=1.0)

        def show(number: int, share: float) -> None:
            bar.update(task, completed=share, description=f"Softening, round {number}")

        return soften(view, n_jobs=jobs, progress=show)


def checked_soft(model: Model, n: int | None, *, path: Path) -> SoftTopics:
    """Return the soft topics of a model, in the words that people are to see.

    Parameters
    ----------
    model : Model
        The model.
    n : int or None
        The number of topics, if the user named one: it must be theirs.
    path : Path
        The model's file.
    """
    soft = model.shown_soft
    if soft is None:
        message = f"{path} holds no soft topics; fit it with --soften N"
        raise UserError(message)
    if n is not None and n != soft.n_topics:
        message = f"the soft topics of this model are {soft.n_topics:,}; leave it out"
        raise typer.BadParameter(message, param_hint="-n")
    return soft

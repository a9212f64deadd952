"""What the commands share about model files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from topicgrouper.cli.errors import UserError, explain, user_errors

if TYPE_CHECKING:
    from topicgrouper.collection import Model
    from topicgrouper.tree import TopicTree

__all__ = [
    "JsonOption",
    "ModelArgument",
    "TitleOption",
    "check_exclusive",
    "load",
    "resolve_n",
    "resolve_node",
]

ModelArgument = Annotated[Path, typer.Argument(metavar="MODEL", help="A saved model (.tg).")]

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


TitleOption = Annotated[
    str | None,
    typer.Option("--title", metavar="TEXT", help="Title of the page (left out: the source)."),
]


def load(path: Path, *, texts: bool = False, soft: bool = False) -> Model:
    """Load a model, or say in one line why it cannot be loaded.

    Parameters
    ----------
    path : Path
        Its file.
    texts, soft : bool, default=False
        Whether its texts and its soft topics are needed.
    """
    from topicgrouper.collection import load_model  # noqa: PLC0415 - --help must not wait for NumPy

    try:
        return load_model(path, texts=texts, soft=soft)
    except ValueError as error:
        message = explain(error)
        raise UserError(message if str(path) in message else f"{path}: {message}") from error


def check_exclusive(**options: bool) -> None:
    """Refuse options that contradict each other.

    Parameters
    ----------
    options
        The options by their names, and whether they are given.
    """
    given = [f"--{name}" for name, is_given in options.items() if is_given]
    if len(given) > 1:
        message = "choose one of them"
        raise typer.BadParameter(message, param_hint=" / ".join(given))


def resolve_n(tree: TopicTree, n: int | None, *, low: int, high: int, option: str) -> int:
    """Return the number of topics asked for, or the tree's suggestion within a range.

    Parameters
    ----------
    tree : TopicTree
        The fitted tree.
    n : int or None
        What the user asked for, if anything.
    low, high : int
        The range of the suggestion; with few words it lies lower.
    option : str
        The name of the option, for the message about a number that the tree does not have.
    """
    if n is None:
        from topicgrouper.tree.usual_number import usual_n  # noqa: PLC0415

        return usual_n(tree, low=low, high=high)
    if not 1 <= n <= tree.n_words:
        message = f"{n} is not in the range 1 to {tree.n_words:,}, the words of this model."
        raise typer.BadParameter(message, param_hint=option)
    return n


def resolve_node(model: Model, name: str) -> int:
    """Return the node that a topic's number or a word stands for."""
    from topicgrouper.collection import find_node  # noqa: PLC0415
    from topicgrouper.tree.node_names import number_in  # noqa: PLC0415

    n_words = model.tree.n_words
    number = number_in(name)
    if number is not None and number == n_words > 1:
        message = (
            f"the number {number:,} belongs to every single word; name the word instead "
            f"(word:{name} if it looks like a number)"
        )
        raise UserError(message)
    if number is not None and not 1 <= number < max(n_words, 2):
        message = (
            f"there is no topic {number:,}: topics have the numbers 1 to {n_words - 1:,}; "
            f"for a word that looks like a number write word:{name}"
        )
        raise UserError(message)
    with user_errors():
        return find_node(model, name)

"""What the commands share about model files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from topicgrouper.cli.errors import UserError, explain

if TYPE_CHECKING:
    from topicgrouper import TopicTree

__all__ = ["ModelArgument", "check_destination", "load_tree", "resolve_n"]

ModelArgument = Annotated[Path, typer.Argument(metavar="MODEL", help="A saved model (.tg).")]


def load_tree(path: Path) -> TopicTree:
    """Load a model, or say in one line why it cannot be loaded."""
    from topicgrouper import TopicTree  # noqa: PLC0415 - --help must not wait for NumPy

    try:
        return TopicTree.load(path)
    except ValueError as error:
        message = explain(error)
        raise UserError(message if str(path) in message else f"{path}: {message}") from error


def check_destination(path: Path) -> None:
    """Refuse a file that cannot be written before any work is put into its content."""
    if path.is_dir():
        message = f"{path} is a folder; name a file, such as {path / 'model.tg'}"
        raise UserError(message)
    if not path.parent.is_dir():
        message = f"There is no folder {path.parent} to save {path.name} in; create it first."
        raise UserError(message)


def resolve_n(tree: TopicTree, n: int | None, *, low: int, high: int, option: str) -> int:
    """Return the number of topics asked for, or the tree's suggestion within a range.

    Parameters
    ----------
    tree
        The fitted tree.
    n
        What the user asked for, if anything.
    low, high
        The range of the suggestion, cut to what the tree has.
    option
        The name of the option, for the message about a number that the tree does not have.
    """
    if n is None:
        high = max(2, min(high, tree.n_words - 1))
        return tree.suggest_n(min(low, high), high).n
    if not 1 <= n <= tree.n_words:
        message = f"{n} is not in the range 1 to {tree.n_words:,}, the words of this model."
        raise typer.BadParameter(message, param_hint=option)
    return n

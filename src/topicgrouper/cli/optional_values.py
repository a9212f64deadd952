"""Options whose value may be left out."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand

__all__ = ["FitCommand"]

_IF_LEFT_OUT = {"--stem": "porter", "--stop-words": "english"}


class FitCommand(TyperCommand):
    """A command with ``--stem [LANGUAGE]`` and ``--stop-words [LIST]``.

    typer has no options with an optional value. Before it sees the arguments, the value that is
    meant is put after an option that stands alone.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Fill in the values that are left out."""
        return super().parse_args(ctx, _completed(args))


def _completed(args: list[str]) -> list[str]:
    completed = []
    for position, argument in enumerate(args):
        completed.append(argument)
        following = args[position + 1] if position + 1 < len(args) else "-"
        if argument in _IF_LEFT_OUT and not _is_value(argument, following):
            completed.append(_IF_LEFT_OUT[argument])
    return completed


def _is_value(option: str, following: str) -> bool:
    """Tell whether what follows an option is its value and not the input of the command."""
    if option == "--stop-words":  # any file may be a list
        return not following.startswith("-")
    import snowballstemmer  # noqa: PLC0415 - only who stems waits for it

    return following in snowballstemmer.algorithms()

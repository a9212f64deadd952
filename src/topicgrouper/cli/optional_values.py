"""Options with an optional value."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperCommand

__all__ = ["FitCommand"]

_OPTIONS = {"--stem": "stemmer", "--stop-words": "list"}


class FitCommand(TyperCommand):
    """A command with ``--stem [LANGUAGE]`` and ``--stop-words [LIST]``.

    typer does not support optional values, so ``auto`` is inserted after an option without a value
    before typer parses the arguments.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Insert default values, then parse."""
        completed = _completed(args)
        try:
            return super().parse_args(ctx, [*completed])  # which it empties
        except typer.BadParameter as error:
            if not error.message:  # an argument is missing
                error.message = _why_missing(completed)
            raise


def _why_missing(completed: list[str]) -> str:
    """Return a sentence about an option that has taken what may have been the input."""
    for option, value in pairwise(completed):
        if option in _OPTIONS and value != "auto":
            return f"{value} was taken as the {_OPTIONS[option]} of {option}; put INPUT first."
    return ""


def _completed(args: list[str]) -> list[str]:
    completed = []
    for position, argument in enumerate(args):
        completed.append(argument)
        following = args[position + 1] if position + 1 < len(args) else "-"
        if argument in _OPTIONS and not _is_value(argument, following):
            completed.append("auto")
    return completed


def _is_value(option: str, following: str) -> bool:
    """Return whether an argument is the value of the option before it, not the input."""
    if option == "--stop-words":  # any file can be a list
        return not following.startswith("-")
    from topicgrouper.corpus.stemming import find_stemmer  # noqa: PLC0415 - slow to import

    try:
        return following == "none" or bool(find_stemmer(following))
    except ValueError:
        # A word that names no file is a language that is not known, or is misspelt.
        return following.isalpha() and not Path(following).exists()

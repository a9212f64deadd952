"""Mistakes that a user can correct are reported in one line, without a traceback."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

from topicgrouper.cli.console import LAYOUT
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from collections.abc import Iterator


class UserError(Exception):
    """A mistake that the user of the command line can correct; its text says how."""


def usage_error(option: str, message: str) -> typer.BadParameter:
    """Return an error about options or arguments, for the caller to raise."""
    return typer.BadParameter(message, param_hint=option)


def explain(error: BaseException) -> str:
    """Return one line about what went wrong, safe to print."""
    if isinstance(error, OSError) and error.strerror:
        place = f"{error.filename}: " if error.filename else ""
        return printable(f"{place}{error.strerror}", limit=None, keep=LAYOUT)
    if isinstance(error, MemoryError) and not str(error):
        return "Out of memory."
    # the text of a KeyError is the representation of its argument, in quotes
    text = str(error.args[0]) if isinstance(error, KeyError) and error.args else str(error)
    return printable(" ".join(text.split()), limit=None, keep=LAYOUT)


@contextmanager
def user_errors() -> Iterator[None]:
    """Turn the library's errors about wrong input into a `UserError`.

    Wrap only calls that take what the user typed or named: faults elsewhere keep their traceback.
    """
    try:
        yield
    except (ValueError, KeyError) as error:
        raise UserError(explain(error)) from error


@contextmanager
def option_errors(option: str) -> Iterator[None]:
    """Turn errors about the value of an option into usage errors that name the option."""
    try:
        yield
    except (UserError, ValueError, KeyError) as error:
        raise usage_error(option, explain(error)) from error

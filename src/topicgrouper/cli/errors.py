"""What a user can put right is told in one line, without a traceback."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["UserError", "explain", "user_errors"]


class UserError(Exception):
    """A mistake that the user of the command line can put right; its text says how."""


def explain(error: BaseException) -> str:
    """Say in one line what went wrong.

    Parameters
    ----------
    error : BaseException
        What a command raised.
    """
    if isinstance(error, OSError) and error.strerror:
        place = f"{error.filename}: " if error.filename else ""
        return f"{place}{error.strerror}"
    if isinstance(error, MemoryError) and not str(error):
        return "There is not enough memory for this."
    # a KeyError shows the representation of its text, quotes and all
    text = str(error.args[0]) if isinstance(error, KeyError) and error.args else str(error)
    return " ".join(text.split())


@contextmanager
def user_errors() -> Iterator[None]:
    """Turn what the API says about wrong input into what a user is told.

    To be put round single calls that are given what the user typed or named, so that a fault of
    the program elsewhere keeps its traceback.
    """
    try:
        yield
    except (ValueError, KeyError) as error:
        raise UserError(explain(error)) from error

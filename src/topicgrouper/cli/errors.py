"""What a user can put right is told in one line, without a traceback."""

from __future__ import annotations

__all__ = ["UserError", "explain"]


class UserError(Exception):
    """A mistake that the user of the command line can put right; its text says how."""


def explain(error: BaseException) -> str:
    """Say in one line what went wrong.

    Parameters
    ----------
    error
        What a command raised.
    """
    if isinstance(error, OSError) and error.strerror:
        place = f"{error.filename}: " if error.filename else ""
        return f"{place}{error.strerror}"
    if isinstance(error, MemoryError) and not str(error):
        return "There is not enough memory for this."
    return " ".join(str(error).split())

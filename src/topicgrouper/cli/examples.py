"""Examples at the end of a command's help."""

from __future__ import annotations

__all__ = ["examples"]


def examples(*lines: str) -> str:
    """Make the text that follows a command's options.

    Parameters
    ----------
    lines
        Command lines as a shell takes them, with comments where they need some.
    """
    # The mark keeps the lines as they are; without it they would be filled like a paragraph.
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)

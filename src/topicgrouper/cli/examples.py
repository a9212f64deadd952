"""Examples at the end of a command's help."""

from __future__ import annotations

__all__ = ["examples"]


def examples(*lines: str) -> str:
    """Return the text that follows a command's options."""
    # the mark keeps typer from filling the lines like a paragraph
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)

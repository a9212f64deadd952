"""Passages of documents in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from topicgrouper.search.snippets import Snippet

__all__ = ["highlighted"]


def highlighted(console: Console, passage: Snippet) -> Text:
    """Highlight the words of a passage: in bold where colours show, between asterisks elsewhere.

    Parameters
    ----------
    console : Console
        Where it will be printed.
    passage : Snippet
        The passage.
    """
    from rich.text import Text  # noqa: PLC0415

    from topicgrouper.tree.representation import printable  # noqa: PLC0415

    plain = not console.is_terminal or console.color_system is None
    text = Text()
    for piece, is_word in passage.pieces():
        shown = printable(piece, limit=len(piece))
        if is_word:
            text.append(f"*{shown}*" if plain else shown, style="bold cyan")
        else:
            text.append(shown)
    return text

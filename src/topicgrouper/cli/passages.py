"""Passages of documents in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from topicgrouper.tables.shown import printable

if TYPE_CHECKING:
    from rich.console import Console

    from topicgrouper.search import Snippet

__all__ = ["LengthOption", "print_passage"]

LengthOption = Annotated[
    int,
    typer.Option(
        "--length",
        metavar="L",
        min=0,
        help="Maximum length of a passage in characters; 0 for none.",
    ),
]


def print_passage(console: Console, passage: Snippet | None, *, indent: int) -> None:
    """Print a passage, its words in bold where colours show and between asterisks elsewhere."""
    from rich.text import Text  # noqa: PLC0415 - slow to import

    if passage is None:
        return
    plain = not console.is_terminal or console.color_system is None
    text = Text()
    for piece, is_word in passage.pieces():
        shown = printable(piece, limit=len(piece))
        if is_word:
            text.append(f"*{shown}*" if plain else shown, style="bold cyan")
        else:
            text.append(shown)
    for line in text.wrap(console, console.width - indent):
        console.print(" " * (indent - 1), line)

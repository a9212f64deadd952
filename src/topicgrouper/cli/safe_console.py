"""A console of rich that no text can steer."""

from __future__ import annotations

from typing import TYPE_CHECKING, TextIO

from rich.console import Console
from rich.segment import Segment

from topicgrouper.cli.safe_streams import LAYOUT, real_stream
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import ConsoleOptions, RenderableType


class SafeConsole(Console):
    """A console whose own codes reach the terminal, but none from the texts that it shows."""

    def __init__(self, stream: TextIO) -> None:
        # words are data: brackets and colons in them are neither markup nor emoji
        super().__init__(file=real_stream(stream), highlight=False, markup=False, emoji=False)

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterator[Segment]:
        """Render as usual, with control characters spelled out."""
        for segment in super().render(renderable, options):
            text, style, control = segment
            yield segment if control else Segment(printable(text, limit=None, keep=LAYOUT), style)

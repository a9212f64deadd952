"""Text in files opened for bytes."""

from __future__ import annotations

import io
from contextlib import contextmanager
from typing import TYPE_CHECKING, BinaryIO, TextIO

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["text_of"]


@contextmanager
def text_of(
    file: BinaryIO, *, encoding: str = "utf-8", errors: str = "backslashreplace"
) -> Iterator[TextIO]:
    r"""Write text with plain line feeds to a file, which stays open."""
    text = io.TextIOWrapper(file, encoding=encoding, errors=errors, newline="\n")
    try:
        yield text
    finally:
        text.detach()  # flushes; whoever opened the file closes it

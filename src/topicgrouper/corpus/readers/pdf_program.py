"""The program that reads PDF files; see `topicgrouper.corpus.readers.child_program`.

It takes one file after the other as bytes, and answers each with the texts of its pages.
"""

from __future__ import annotations

from typing import Any

WHAT = "a PDF file"

_MAX_CHARACTERS = 2**26
_PASSWORD = 4


class _TooLongError(Exception):
    """A file has more text than a document may have."""


def serve(path: str, pipe: Any) -> None:  # noqa: ARG001 - files come through the pipe
    """Serve files until the caller ends."""
    import pypdfium2  # noqa: PLC0415 - after the limits

    while True:
        data = pipe.receive_bytes()
        try:
            answer: dict[str, Any] = {"pages": _pages(pypdfium2, data)}
        except _TooLongError:
            answer = {"error": f"it has more than {_MAX_CHARACTERS:,} characters; split it"}
        except pypdfium2.PdfiumError as error:
            if error.err_code == _PASSWORD:
                message = "it needs a password; save it without one"
            else:
                message = f"it is damaged ({error}); copy it again from the original"
            answer = {"error": message}
        pipe.send(answer)


def _pages(pypdfium2: Any, data: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(data)
    pages: list[str] = []
    n_characters = 0
    try:
        for number in range(len(document)):
            page = document[number]
            text = page.get_textpage()
            pages.append(text.get_text_range())
            text.close()
            page.close()
            n_characters += len(pages[-1])
            if n_characters > _MAX_CHARACTERS:
                raise _TooLongError
    finally:
        document.close()
    return pages

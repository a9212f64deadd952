"""The text of PDF files, read by PDFium in the sandbox."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from topicgrouper.common.short_repr import count_phrase
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Iterator

_PASSWORD = 4

# PDFium puts U+FFFE in place of a hyphen at the end of a line and joins the lines.
_HYPHEN = re.compile(r"(?<!\w)(\w++)(?:\ufffe|[-\u2010\u00ad]\n)(?=(\w++))")
_COMPOUND = re.compile(r"(?<!\w)\w++-(?=\w)\w++")


def pdf_text(data: bytes, **_: object) -> Iterator[tuple[str, str]]:
    """Read the text of a file, without a title: PDF files often have that of a template."""
    pages = _pages(data)
    text = "\n\n".join(pages).replace("\r\n", "\n").replace("\r", "\n").replace("\0", " ")
    if not text.strip():
        raise ReadError(
            f"no text found on {count_phrase(len(pages), 'page')}; if it is a scan, run OCR first, "
            "for example with ocrmypdf"
        )
    yield joined_hyphens(text.encode("utf-8", "replace").decode()), ""


def _pages(data: bytes) -> list[str]:
    import pypdfium2  # noqa: PLC0415 - only PDF needs it

    pages: list[str] = []
    try:
        document = pypdfium2.PdfDocument(data)
        for page in document:
            text = page.get_textpage()
            pages.append(text.get_text_range())
            text.close()
            page.close()
        document.close()
    except pypdfium2.PdfiumError as error:
        if error.err_code == _PASSWORD:
            raise ReadError("the file is password-protected; save it without a password") from None
        raise
    return pages


def joined_hyphens(text: str) -> str:
    r"""Join words that were divided at the end of a line."""
    compounds = frozenset(_COMPOUND.findall(text))

    def join(match: re.Match[str]) -> str:
        left, right = match[1], match[2]
        is_divided = left[-1].isalpha() and right[0].islower()
        return left if is_divided and f"{left}-{right}" not in compounds else f"{left}-"

    return _HYPHEN.sub(join, text)

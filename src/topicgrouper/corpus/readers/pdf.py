"""The text of PDF files, read by PDFium in a process of its own."""

from __future__ import annotations

import re
from pathlib import Path

from topicgrouper.corpus.readers.child_process import ChildProcess
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.storage.extras import has_extra, missing_extra

_PROGRAM = Path(__file__).with_name("pdf_program.py")
_FILES_PER_PROCESS = 1000
_USUAL_BYTES = 2**22

# PDFium puts U+FFFE in place of a hyphen at the end of a line and joins the lines.
_HYPHEN = re.compile(r"(?<!\w)(\w++)(?:\ufffe|[-\u2010\u00ad]\n)(?=(\w++))")
_COMPOUND = re.compile(r"(?<!\w)\w++-(?=\w)\w++")


class PdfReader:
    """Reads PDF files one after the other, in one process until `close`."""

    def __init__(self) -> None:
        self._process: ChildProcess | None = None
        self._n_files = self._n_bytes = 0

    def text(self, data: bytes, *, path: str) -> str:
        """Return the text of a file."""
        if not has_extra("pypdfium2"):
            raise ReadError(missing_extra("pypdfium2", "reading PDF"), path=path)
        pages = self._pages(data, path)
        text = "\n\n".join(pages).replace("\r\n", "\n").replace("\r", "\n").replace("\0", " ")
        if not text.strip():
            message = (
                f"it has no text, like a scan (pages: {len(pages):,}); recognise its text with a "
                "program such as ocrmypdf"
            )
            raise ReadError(message, path=path)
        return joined_hyphens(text.encode("utf-8", "replace").decode())

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.__exit__(None, None, None)
            self._process = None

    def _pages(self, data: bytes, path: str) -> list[str]:
        # A library that leaks memory does not do so for ever, and bounds grow with the file.
        if self._n_files == _FILES_PER_PROCESS or len(data) > self._n_bytes:
            self.close()
        if self._process is None:
            self._n_files, self._n_bytes = 0, max(len(data), _USUAL_BYTES)
            self._process = ChildProcess(_PROGRAM, Path(path), n_bytes=self._n_bytes)
        self._n_files += 1
        try:
            self._process.send_bytes(data)
            answer = self._process.receive()
        except ReadError as error:
            self.close()
            raise ReadError(error.message, path=path) from None
        pages: list[str] = answer["pages"]
        return pages


def joined_hyphens(text: str) -> str:
    r"""Join words that were divided at the end of a line."""
    compounds = frozenset(_COMPOUND.findall(text))

    def join(match: re.Match[str]) -> str:
        left, right = match[1], match[2]
        is_divided = left[-1].isalpha() and right[0].islower()
        return left if is_divided and f"{left}-{right}" not in compounds else f"{left}-"

    return _HYPHEN.sub(join, text)

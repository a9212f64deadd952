"""JSON lists, one element in memory at a time.

Programs also export an object around the list, such as ``{"count": 2, "data": [{…}, {…}]}``. It is
read at once, so it may be as large as one element.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from topicgrouper.corpus.readers.decoding import MAX_LINE
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from topicgrouper.corpus.readers.report import ReadReport

MAX_VALUES = 2**22
"""The number of values in one object. Each takes about 64 bytes, far more than in the file."""

_AFTER = frozenset(",]} \t\n\r")
_BLANK = re.compile(r"[ \t\n\r]*+")
_PIECE = 2**20
_LONGEST_SIGN = 16  # more than "-Infinity" or an escape such as "\u00e9" has
_FIX = "write a list of objects, [{…}, {…}], or one object per line"


class JsonScanner:
    """JSON text that is read in chunks."""

    def __init__(self, chunks: Iterable[str], *, name: str) -> None:
        self.name = name
        # A line may be one chunk of any length; sizes are checked between pieces.
        self._chunks = (
            chunk[start : start + _PIECE]
            for chunk in chunks
            for start in range(0, len(chunk), _PIECE)
        )
        self._text = ""
        self._place = 0
        self.line = 1  # that of the next character
        self._decoder = json.JSONDecoder()

    def peek(self) -> str:
        """Return the next character that is not blank; empty at the end."""
        while True:
            sign = self._text[self._place : self._place + 1]
            if sign and sign not in " \t\n\r":
                return sign
            blank = _BLANK.match(self._text, self._place)
            self._move(blank.end() if blank else self._place)
            if self._place == len(self._text) and not self._more(1):
                return ""

    def take(self, character: str) -> bool:
        """Take the next character that is not blank if it is this one; tell whether it was."""
        if self.peek() != character:
            return False
        self._place += 1
        return True

    def value(self) -> tuple[int, Any]:
        """Take the next value; its line is told."""
        self.peek()
        line = self.line
        while True:
            try:
                value, end = self._decoder.raw_decode(self._text, self._place)
            except (ValueError, RecursionError) as error:
                if self._may_be_cut(error):
                    self._check_size()
                    # Twice as much each time, so that little is parsed more than twice; but not
                    # so much that what is not checked yet could fill the memory.
                    if self._more(min(len(self._text) - self._place, MAX_VALUES)):
                        continue
                raise self.error(error) from None
            is_cut = isinstance(value, int | float) and self._text[end : end + 1] not in _AFTER
            if not is_cut or not self._more(1):
                self._move(end)
                return line, value

    def error(self, reason: object) -> ReadError:
        """Return an error at the current place."""
        line = self.line
        if isinstance(reason, json.JSONDecodeError):
            line += self._text.count("\n", self._place, reason.pos)
            reason = reason.msg
        elif isinstance(reason, RecursionError):
            reason = "nested too deeply"
        return ReadError(f"it is not valid JSON ({reason}); {_FIX}", path=self.name, line=line)

    def _may_be_cut(self, error: Exception) -> bool:
        """Tell whether an error may be due to the end of what was read so far."""
        if not isinstance(error, json.JSONDecodeError):
            return False
        is_at_end = error.pos > len(self._text) - _LONGEST_SIGN
        return is_at_end or error.msg.startswith("Unterminated string")

    def _move(self, place: int) -> None:
        self.line += self._text.count("\n", self._place, place)
        self._place = place

    def _more(self, n_characters: int) -> bool:
        """Read at least so many characters more, and forget what was taken; False at the end."""
        parts = [self._text[self._place :]]
        for chunk in self._chunks:
            parts.append(chunk)
            n_characters -= len(chunk)
            if n_characters <= 0:
                break
        if len(parts) == 1:  # the text stays: errors refer to places in it
            return False
        self._text, self._place = "".join(parts), 0
        return True

    def _check_size(self) -> None:
        """Refuse a value that is too large; what was read of it so far is all of the text."""
        what = None
        if len(self._text) - self._place > MAX_LINE:
            what = f"is longer than {MAX_LINE:,} characters"
        elif holds_too_many_values(self._text, self._place):
            what = f"holds more than {MAX_VALUES:,} values"
        if what is not None:
            raise ReadError(f"an object {what}; {_FIX}", path=self.name, line=self.line)


def holds_too_many_values(text: str, start: int = 0) -> bool:
    """Return whether JSON text, from a place on, may hold more than `MAX_VALUES` values."""
    if len(text) - start <= MAX_VALUES:
        return False
    return sum(text.count(sign, start) for sign in "[{,") > MAX_VALUES


def listed_values(
    scanner: JsonScanner, report: ReadReport, *, wanted: Collection[str]
) -> Iterator[tuple[int, Any]]:
    """Stream the elements of a list, objects that follow each other, or a list in one object."""
    if scanner.take("["):
        is_at_end = scanner.take("]")
        while not is_at_end:
            yield scanner.value()
            is_at_end = scanner.take("]")
            if not is_at_end and not scanner.take(","):
                raise scanner.error("a comma or the end of the list is missing")
        if scanner.peek():
            raise scanner.error("there is more text after the end of the list")
        return
    line, value = scanner.value()
    if not scanner.peek() and isinstance(value, dict) and value.keys().isdisjoint(wanted):
        yield from ((line, element) for element in _wrapped(value, line, scanner, report))
        return
    yield line, value
    while scanner.peek():
        yield scanner.value()


def _wrapped(
    value: dict[str, Any], line: int, scanner: JsonScanner, report: ReadReport
) -> list[Any]:
    lists = [
        name
        for name, field in value.items()
        if isinstance(field, list) and field and isinstance(field[0], dict)
    ]
    if len(lists) > 1:
        message = (
            f"it is one JSON object with several lists, {lists[0]!r} and {lists[1]!r}; save the "
            "one with the documents as a file of its own"
        )
        raise ReadError(message, path=scanner.name, line=line)
    if not lists:
        return [value]
    report.note(f"The documents are the list {lists[0][:60]!r} of the JSON object.")
    found: list[Any] = value[lists[0]]
    return found

"""Mailboxes: files of many messages, one after the other, as mail programs export them."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.decoding import MAX_LINE
from topicgrouper.corpus.readers.mail import MAIL_FIELDS, read_mail
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.tables import TableBatch

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from topicgrouper.corpus.readers.mail import Mail
    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.readers.report import ReadReport
    from topicgrouper.corpus.readers.task import Task

_BATCH_MESSAGES = 2**10
_TOO_LARGE = f"the message is larger than {MAX_LINE:,} bytes; remove its attachments"

# The sender, and a date with a time and a year: a text may have a line that begins with "From".
# The group is atomic: the first time leaves most text for the year, so no other need be tried.
_SEPARATOR = re.compile(rb"From (?>.*?\d\d:\d\d).*\d{4}")
_MAX_SEPARATOR = 1000
_ESCAPED = re.compile(rb"^>(>*From )", re.MULTILINE)


def mbox_messages(stream: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """Separate the messages of a mailbox."""
    lines: list[bytes] = []
    n_lines = n_bytes = start = 0
    is_after_blank = True
    while line := stream.readline(MAX_LINE):
        n_lines += 1
        if (
            is_after_blank
            and line.startswith(b"From ")
            and _SEPARATOR.match(line, 0, _MAX_SEPARATOR)
        ):
            if start:
                yield start, _message(lines, n_bytes)
            lines, n_bytes, start = [], 0, n_lines
        elif start or line.strip():
            start = start or n_lines
            n_bytes += len(line)
            if n_bytes <= MAX_LINE:
                lines.append(line)
        is_after_blank = line in (b"\n", b"\r\n")
    if start:
        yield start, _message(lines, n_bytes)


def _message(lines: list[bytes], n_bytes: int) -> bytes | None:
    return _ESCAPED.sub(rb"\1", b"".join(lines)) if n_bytes <= MAX_LINE else None


def readable_mails(
    stream: BinaryIO, *, path: str, options: ReadOptions, ledger: ReadReport
) -> Iterator[tuple[int, int, Mail]]:
    """Read the messages of a mailbox; one that cannot be read is reported and skipped."""
    for number, (line, data) in enumerate(mbox_messages(stream), start=1):
        if data is None:
            message = _TOO_LARGE
        else:
            try:
                mail = read_mail(data, path=path, encoding=options.encoding, quoted=options.quoted)
            except ReadError as error:
                # Lines of the error are those of a part of the message.
                message = f"the message that starts here cannot be read: {error.message}"
            else:
                yield number, line, mail
                continue
        ledger.problem(message, path=path, line=line)
        ledger.n_skipped_mails += 1


class MailTable:
    """A mailbox as a table of messages."""

    def __init__(self, stream: BinaryIO, *, name: str, task: Task) -> None:
        self.name = name
        self.header: tuple[str, ...] = ("text", *MAIL_FIELDS)
        self._stream = stream
        self._task = task

    def batches(
        self,
        wanted: Sequence[str],
        *,
        required: int = 0,  # noqa: ARG002 - each message has each field
        kept: Sequence[str] = (),
    ) -> Iterator[TableBatch]:
        """Stream fields of the messages; one that cannot be read is reported."""
        names = (*wanted, *kept)
        rows: list[tuple[str, ...]] = []
        places: list[tuple[int, int]] = []
        task = self._task
        for number, line, mail in readable_mails(
            self._stream, path=self.name, options=task.options, ledger=task.ledger
        ):
            values = {"text": mail.text, **mail.fields}
            rows.append(tuple(values[name] for name in names))
            places.append((line, number))
            if len(rows) == _BATCH_MESSAGES:
                yield _batch(rows, places)
                rows, places = [], []
        if rows:
            yield _batch(rows, places)


def _batch(rows: list[tuple[str, ...]], places: list[tuple[int, int]]) -> TableBatch:
    columns: list[Sequence[str | None]] = list(zip(*rows, strict=True))
    lines, numbers = zip(*places, strict=True)
    return TableBatch(columns, lines, numbers)


@contextmanager
def open_mbox(task: Task) -> Iterator[MailTable]:
    """Open a mailbox, packed or not."""
    with open_content(task.path, meter=task.meter) as (stream, name):
        yield MailTable(stream, name=name, task=task)

"""Mailboxes: files of many messages, one after the other, as mail programs export them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.document_files import mail_requests, skip_mail
from topicgrouper.corpus.readers.mail import MAIL_FIELDS
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.tables import TableBatch

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from topicgrouper.corpus.readers.task import Task

_BATCH_MESSAGES = 2**10


class MailTable:
    """A mailbox as a table of messages."""

    def __init__(self, stream: BinaryIO, *, name: str, task: Task) -> None:
        self.name = name
        self.header: tuple[str, ...] = MAIL_FIELDS
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
        rows: list[list[str]] = []
        places: list[tuple[int, int]] = []
        task = self._task
        requests = mail_requests(
            self._stream, "mail_fields", path=self.name, options=task.options, fields=names
        )
        for request, records in task.fence.each(requests):
            try:
                rows += records
                places += [request.key] * (len(rows) - len(places))
            except ReadError as error:
                skip_mail(error, request.key[0], report=task.report)
            if len(rows) == _BATCH_MESSAGES:
                yield _batch(rows, places)
                rows, places = [], []
        if rows:
            yield _batch(rows, places)


def _batch(rows: list[list[str]], places: list[tuple[int, int]]) -> TableBatch:
    columns: list[Sequence[str | None]] = list(zip(*rows, strict=True))
    lines, numbers = zip(*places, strict=True)
    return TableBatch(columns, lines, numbers)


@contextmanager
def open_mbox(task: Task) -> Iterator[MailTable]:
    """Open a mailbox, packed or not."""
    with open_content(task.path, meter=task.meter) as (stream, name):
        yield MailTable(stream, name=name, task=task)

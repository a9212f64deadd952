"""Questions with an intruder for people, and the files to hand out and to keep."""

from __future__ import annotations

import csv
import io
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from topicgrouper.storage.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from os import PathLike

__all__ = ["TopicIntrusion", "TopicQuestion", "WordIntrusion", "WordQuestion"]


@dataclass(frozen=True, slots=True)
class WordQuestion:
    """A question: which of these words does not belong to the others.

    Attributes
    ----------
    topic : int
        Number of the topic, from 0 in the order given.
    words : tuple of str
        Words of the topic and the intruder, shuffled.
    place : int
        Which of the words is the intruder, from 0.
    """

    topic: int
    words: tuple[str, ...]
    place: int

    @property
    def intruder(self) -> str:
        """The word that does not belong to the topic."""
        return self.words[self.place]


@dataclass(frozen=True, slots=True)
class TopicQuestion:
    """A question: which of these topics does not belong to the document.

    Attributes
    ----------
    document : str
        Its id.
    text : str
        The beginning of its text, or its most frequent words if the corpus has no texts.
    topics : tuple of int
        Numbers of the topics, the intruder among them, shuffled.
    words : tuple of tuple of str
        The most important words of each of these topics.
    place : int
        Which of the topics is the intruder, from 0.
    """

    document: str
    text: str
    topics: tuple[int, ...]
    words: tuple[tuple[str, ...], ...]
    place: int

    @property
    def intruder(self) -> int:
        """Number of the topic that does not belong to the document."""
        return self.topics[self.place]


@dataclass(frozen=True, slots=True)
class WordIntrusion:
    """A sheet for word intrusion.

    Attributes
    ----------
    questions : tuple of WordQuestion
        One for each topic that a question can be made of.
    left_out : tuple of int
        Numbers of the other topics: too few words, or no word that could be an intruder.
    """

    questions: tuple[WordQuestion, ...]
    left_out: tuple[int, ...]

    def write_csv(self, sheet: str | PathLike[str], *, key: str | PathLike[str]) -> None:
        """Write the questions to hand out, and the answers to keep, in two files.

        Words are written as they are. A spreadsheet may take one that begins with ``=`` for a
        formula: import the columns as text if the words come from strangers.

        Parameters
        ----------
        sheet : path-like
            One row a question: its number, the words, and an empty column for the answer.
        key : path-like
            One row a question: its number, the number of the topic, the intruder and its place,
            from 1.
        """
        n_words = len(self.questions[0].words) if self.questions else 0
        head = ["question", *(f"word {place + 1}" for place in range(n_words)), "intruder"]
        rows = [[*question.words, ""] for question in self.questions]
        answers = [
            [question.topic, question.intruder, question.place + 1] for question in self.questions
        ]
        _write_both(sheet, key, (head, rows), (["question", "topic", "intruder", "place"], answers))


@dataclass(frozen=True, slots=True)
class TopicIntrusion:
    """A sheet for topic intrusion.

    Attributes
    ----------
    questions : tuple of TopicQuestion
        One for each document drawn.
    """

    questions: tuple[TopicQuestion, ...]

    def write_csv(self, sheet: str | PathLike[str], *, key: str | PathLike[str]) -> None:
        """Write the questions to hand out, and the answers to keep, in two files.

        Words and texts are written as they are, see `WordIntrusion.write_csv`.

        Parameters
        ----------
        sheet : path-like
            One row a question: its number, the document's id and text, the words of each topic,
            and an empty column for the answer.
        key : path-like
            One row a question: its number, the document's id, the number of the intruding topic
            and its place, from 1.
        """
        n_topics = len(self.questions[0].topics) if self.questions else 0
        topics = [f"topic {place + 1}" for place in range(n_topics)]
        head = ["question", "document", "text", *topics, "intruder"]
        rows = [
            [question.document, question.text, *map(", ".join, question.words), ""]
            for question in self.questions
        ]
        answers = [
            [question.document, question.intruder, question.place + 1]
            for question in self.questions
        ]
        key_head = ["question", "document", "intruder", "place"]
        _write_both(sheet, key, (head, rows), (key_head, answers))


_Table = tuple["Sequence[str]", "Iterable[Sequence[object]]"]


def _write_both(
    sheet: str | PathLike[str], key: str | PathLike[str], questions: _Table, answers: _Table
) -> None:
    if os.path.realpath(sheet) == os.path.realpath(key):
        raise ValueError("Sheet and key need two files: the sheet must not hold the answers.")
    # the key first: a sheet without its key would be of no use
    for path, table in ((key, answers), (sheet, questions)):
        with atomic_write(path) as file:
            file.write(_as_csv(table).encode("utf-8"))


def _as_csv(table: _Table) -> str:
    head, rows = table
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([number, *row] for number, row in enumerate(rows, start=1))
    return text.getvalue()

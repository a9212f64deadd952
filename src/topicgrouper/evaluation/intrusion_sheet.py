"""The questions of an intrusion test, the sheet to hand out, and the key to keep."""

from __future__ import annotations

import csv
import io
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.storage.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from os import PathLike

__all__ = ["TopicIntrusion", "TopicQuestion", "WordIntrusion", "WordQuestion"]


@shows_little
@dataclass(frozen=True, slots=True)
class WordQuestion:
    """One question of word intrusion: words of a topic, and one that does not belong.

    Attributes
    ----------
    topic : int
        Position of the topic among those passed, from 0.
    words : tuple of str
        Words of the topic and the intruder, shuffled.
    place : int
        Position of the intruder in `words`, from 0.

    See Also
    --------
    WordIntrusion : A sheet of questions.

    Examples
    --------
    >>> from topicgrouper.evaluation import WordQuestion
    >>> question = WordQuestion(topic=0, words=("milk", "cat", "tea"), place=1)
    >>> question.intruder
    'cat'
    """

    topic: int
    words: tuple[str, ...]
    place: int

    @property
    def intruder(self) -> str:
        """The word that does not belong to the topic."""
        return self.words[self.place]


@shows_little
@dataclass(frozen=True, slots=True)
class TopicQuestion:
    """One question of topic intrusion: topics of a document, and one that does not belong.

    Attributes
    ----------
    document : str
        Id of the document.
    text : str
        Beginning of its text, or its most frequent words if the corpus has no texts.
    topics : tuple of int
        Positions of the topics among those passed, from 0; shuffled, with the intruder.
    words : tuple of tuple of str
        The top words of each of these topics.
    place : int
        Position of the intruder in `topics`, from 0.

    See Also
    --------
    TopicIntrusion : A sheet of questions.

    Examples
    --------
    >>> from topicgrouper.evaluation import TopicQuestion
    >>> words = (("tea", "cup"), ("cat", "dog"))
    >>> question = TopicQuestion("7", "a dog, a cat", topics=(3, 0), words=words, place=0)
    >>> question.intruder, question.words[question.place]
    (3, ('tea', 'cup'))
    """

    document: str
    text: str
    topics: tuple[int, ...]
    words: tuple[tuple[str, ...], ...]
    place: int

    @property
    def intruder(self) -> int:
        """Position of the topic that does not belong to the document, among those passed."""
        return self.topics[self.place]


@shows_little
@dataclass(frozen=True, slots=True)
class WordIntrusion:
    """A sheet that asks people which word does not belong to a topic.

    Attributes
    ----------
    questions : tuple of WordQuestion
        One question per topic.
    left_out : tuple of int
        Positions of topics without a question: they have too few words, or no word qualifies as an
        intruder.

    See Also
    --------
    word_intrusion : Make a sheet.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.evaluation import word_intrusion
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> sheet = word_intrusion(fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(2), top=2)
    >>> sheet.write_csv("sheet.csv", key="key.csv")
    >>> print(Path("sheet.csv").read_text(), end="")
    question,word 1,word 2,word 3,intruder
    1,cat,milk,tea,
    2,cat,milk,dog,
    """

    questions: tuple[WordQuestion, ...]
    left_out: tuple[int, ...]

    def write_csv(self, sheet: str | PathLike[str], *, key: str | PathLike[str]) -> None:
        """Write the questions and the answers to two files.

        Words are written unchanged. Spreadsheets may treat a word that begins with ``=`` as a
        formula; if you do not trust the words, import the columns as text.

        Parameters
        ----------
        sheet : str or path-like
            File for participants, one row per question: its number, the words, and an empty column
            for the answer.
        key : str or path-like
            File with the answers, one row per question: its number, the topic, the intruder and
            its position, from 1.

        Raises
        ------
        ValueError
            If both are the same file.
        """
        n_words = len(self.questions[0].words) if self.questions else 0
        head = ["question", *(f"word {place + 1}" for place in range(n_words)), "intruder"]
        rows = [[*question.words, ""] for question in self.questions]
        answers = [
            [question.topic, question.intruder, question.place + 1] for question in self.questions
        ]
        _write_both(sheet, key, (head, rows), (["question", "topic", "intruder", "place"], answers))


@shows_little
@dataclass(frozen=True, slots=True)
class TopicIntrusion:
    """A sheet that asks people which topic does not belong to a document.

    Attributes
    ----------
    questions : tuple of TopicQuestion
        One question per document.

    See Also
    --------
    topic_intrusion : Make a sheet.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.corpus import count_texts
    >>> from topicgrouper.evaluation import topic_intrusion
    >>> corpus = count_texts(["cat dog", "dog cat", "tea cup", "cup tea"], keep_texts=True)
    >>> view = fit_tree(corpus.counts, corpus.vocabulary).view(2)
    >>> sheet = topic_intrusion(view, corpus, documents=1, shown=1)
    >>> sheet.write_csv("sheet.csv", key="key.csv")
    >>> print(Path("sheet.csv").read_text(), end="")
    question,document,text,topic 1,topic 2,intruder
    1,3,cup tea,"cat, dog","cup, tea",
    """

    questions: tuple[TopicQuestion, ...]

    def write_csv(self, sheet: str | PathLike[str], *, key: str | PathLike[str]) -> None:
        """Write the questions and the answers to two files.

        Words and texts are written unchanged; see `WordIntrusion.write_csv`.

        Parameters
        ----------
        sheet : str or path-like
            File for participants, one row per question: its number, the document's id and text, the
            words of each topic, and an empty column for the answer.
        key : str or path-like
            File with the answers, one row per question: its number, the document's id, the
            intruding topic and its position, from 1.

        Raises
        ------
        ValueError
            If both are the same file.
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
        raise ValueError(f"sheet and key are both {sheet}; write them to different files")
    # the key first: a sheet without its key is useless
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

"""One flat view as a Markdown table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.checks import checked_word_limit
from topicgrouper.export.labels import MAX_WORD_LENGTH
from topicgrouper.export.text_file import text_of
from topicgrouper.tree.representation import printable

if TYPE_CHECKING:
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["write_markdown"]

_HEAD = """\
| n | frequency | words | most frequent words |
| ---: | ---: | ---: | :--- |
"""
_MARKUP = re.compile(r"[\\`*_{}\[\]<>|~&$:@#!^=]|(?<=www)\.")


def write_markdown(view: FlatView, file: BinaryIO, *, words: int = 10) -> None:
    """Write the topics of a view, most frequent first, as a Markdown table, ``.md``.

    The columns are the paper's number, the frequency, the number of words and the most frequent
    words. Characters that have a meaning in Markdown, or on GitHub in formulas, mentions and links,
    are escaped with a backslash.

    Parameters
    ----------
    view : FlatView
        The view.
    file : BinaryIO
        Where to write.
    words : int, default=10
        Number of most frequent words per topic.
    """
    k = checked_word_limit(words)
    with text_of(file) as text:
        text.write(_HEAD)
        for topic in view:
            shown = ", ".join(map(_escaped, topic.top_words(k)))
            text.write(f"| {topic.n} | {topic.frequency!r} | {topic.size} | {shown} |\n")


def _escaped(word: str) -> str:
    return _MARKUP.sub(r"\\\g<0>", printable(word, limit=MAX_WORD_LENGTH))

"""One flat view as a Markdown table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, BinaryIO, SupportsIndex

from topicgrouper.export.checks import checked_words
from topicgrouper.export.labels import LONGEST_WORD
from topicgrouper.export.text_file import text_of
from topicgrouper.tree.representation import printable

if TYPE_CHECKING:
    from topicgrouper.tree import TopicTree

__all__ = ["write_markdown"]

_HEAD = """\
| n | frequency | words | most frequent words |
| ---: | ---: | ---: | :--- |
"""
_MARKUP = re.compile(r"[\\`*_{}\[\]<>|~&$:@#!^=]|(?<=www)\.")


def write_markdown(tree: TopicTree, file: BinaryIO, *, n: SupportsIndex, words: int = 10) -> None:
    """Write the topics of T(n) by falling frequency as a Markdown table, ``.md``.

    The columns are the paper's number, the frequency, the number of words and the most frequent
    words. Characters that Markdown (or GitHub, in formulas, mentions and links) gives a meaning get
    a backslash in front.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    n : int
        The number of topics.
    words : int, default=10
        How many of the most frequent words to show of each topic.
    """
    k = checked_words(words)
    topics = tree.topics(n)
    with text_of(file) as text:
        text.write(_HEAD)
        for topic in topics:
            shown = ", ".join(map(_escaped, topic.top_words(k)))
            text.write(f"| {topic.n} | {topic.frequency!r} | {topic.size} | {shown} |\n")


def _escaped(word: str) -> str:
    return _MARKUP.sub(r"\\\g<0>", printable(word, limit=LONGEST_WORD))

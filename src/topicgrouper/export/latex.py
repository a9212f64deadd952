"""One flat view as a LaTeX table, as in the paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO, SupportsIndex

from topicgrouper.export.checks import checked_words
from topicgrouper.export.labels import LONGEST_WORD
from topicgrouper.export.text_file import text_of
from topicgrouper.tree.representation import printable

if TYPE_CHECKING:
    from topicgrouper.tree import TopicTree

__all__ = ["write_latex"]

_SPECIAL = str.maketrans(
    {
        "\\": r"\textbackslash{}",
        "{": r"\{",
        "}": r"\}",
        "$": r"\$",
        "&": r"\&",
        "#": r"\#",
        "%": r"\%",
        "_": r"\_",
        "^": r"\textasciicircum{}",
        "~": r"\textasciitilde{}",
        "<": r"\textless{}",
        ">": r"\textgreater{}",
        "|": r"\textbar{}",
        '"': r"{\char34}",  # babel gives it a meaning in some languages
        "`": r"\textasciigrave{}",
        "-": "{-}",  # two in a row would be drawn as a dash
        "[": "{[}",  # after the end of a row it would be an argument
        "]": "{]}",
    }
)


def write_latex(tree: TopicTree, file: BinaryIO, *, n: SupportsIndex, words: int = 7) -> None:
    r"""Write the topics of T(n) by falling frequency as a LaTeX ``tabular``, ``.tex``.

    It is the paper's table: the number of the topic, its frequency, and its most frequent words in
    columns. It is to be read with ``\input``; no package is needed. Letters beyond ASCII are
    written as they are, in UTF-8.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    n : int
        The number of topics.
    words : int, default=7
        How many of the most frequent words to show of each topic.
    """
    topics = tree.topics(n)
    n_columns = min(checked_words(words), max(topic.size for topic in topics))
    with text_of(file) as text:
        text.write(f"\\begin{{tabular}}{{rr{'l' * n_columns}}}\n\\hline\n")
        heading = f"\\multicolumn{{{n_columns}}}{{l}}{{Most frequent words}}"
        text.write(f"$n$ & $f(t)$ & {heading} \\\\\n\\hline\n")
        for topic in topics:
            shown = [_escaped(word) for word in topic.top_words(n_columns)]
            shown += [""] * (n_columns - len(shown))
            text.write(f"{topic.n} & {topic.frequency!r} & {' & '.join(shown)} \\\\\n")
        text.write("\\hline\n\\end{tabular}\n")


def _escaped(word: str) -> str:
    return printable(word, limit=LONGEST_WORD).translate(_SPECIAL)

"""One flat view as a LaTeX table, as in the paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.checks import checked_word_limit
from topicgrouper.export.labels import MAX_WORD_LENGTH
from topicgrouper.export.text_file import text_of
from topicgrouper.tree.representation import printable

if TYPE_CHECKING:
    from topicgrouper.tree.flat_view import FlatView

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
        "[": "{[}",  # at the start of a row it would be an argument
        "]": "{]}",
    }
)


def write_latex(view: FlatView, file: BinaryIO, *, words: int = 7) -> None:
    r"""Write the topics of a view, most frequent first, as a LaTeX ``tabular``, ``.tex``.

    This is the paper's table: the number of the topic, its frequency, and its most frequent words
    in columns. Include it with ``\input``; no package is needed. Characters beyond ASCII are
    written in UTF-8.

    Parameters
    ----------
    view : FlatView
        The view.
    file : BinaryIO
        Where to write.
    words : int, default=7
        Number of most frequent words per topic.
    """
    n_columns = min(checked_word_limit(words), max(topic.size for topic in view))
    with text_of(file) as text:
        text.write(f"\\begin{{tabular}}{{rr{'l' * n_columns}}}\n\\hline\n")
        heading = f"\\multicolumn{{{n_columns}}}{{l}}{{Most frequent words}}"
        text.write(f"$n$ & $f(t)$ & {heading} \\\\\n\\hline\n")
        for topic in view:
            shown = [_escaped(word) for word in topic.top_words(n_columns)]
            shown += [""] * (n_columns - len(shown))
            text.write(f"{topic.n} & {topic.frequency!r} & {' & '.join(shown)} \\\\\n")
        text.write("\\hline\n\\end{tabular}\n")


def _escaped(word: str) -> str:
    return printable(word, limit=MAX_WORD_LENGTH).translate(_SPECIAL)

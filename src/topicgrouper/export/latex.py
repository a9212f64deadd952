"""One flat view as a LaTeX table, as in the paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.checks import checked_word_limit
from topicgrouper.export.labels import MAX_WORD_LENGTH
from topicgrouper.storage.text_file import text_of
from topicgrouper.tree.representation import printable
from topicgrouper.tree.topic_names import MAX_NAME_LENGTH

if TYPE_CHECKING:
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_table import TopicRow

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


def write_latex(view: FlatView, file: BinaryIO, *, words: int = 7, frequent: bool = False) -> None:
    r"""Write the topics of a view, most distinctive first, as a LaTeX ``tabular``, ``.tex``.

    A row has the number of the topic, its name (if a topic has one), its frequency, and the words
    that distinguish it from all others in columns. General topics come last, below a line that says
    how much of the text they hold. Include the file with ``\input``; no package is needed.
    Characters beyond ASCII are written in UTF-8.

    Parameters
    ----------
    view : FlatView
        The view.
    file : BinaryIO
        Where to write.
    words : int, default=7
        Number of words per topic.
    frequent : bool, default=False
        Write the paper's table: the most frequent topics first, with their most frequent words.

    See Also
    --------
    write_markdown, write_topics_csv : The same table in other formats.
    export : Write any format by name.

    Examples
    --------
    >>> import io
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_latex
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> view = fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(2)
    >>> file = io.BytesIO()
    >>> write_latex(view, file, words=2)
    >>> print(file.getvalue().decode(), end="")
    \begin{tabular}{rrll}
    \hline
    $n$ & $f(t)$ & \multicolumn{2}{l}{Most distinctive words} \\
    \hline
    3 & 9 & cat & dog \\
    2 & 12 & tea & milk \\
    \hline
    \end{tabular}
    """
    n_columns = min(checked_word_limit(words), max(topic.size for topic in view))
    topics = view.table(n_columns, frequent=frequent)
    named = any(row.name for row in topics.rows)
    has_parts = topics.is_distinctive and bool(topics.general)
    with text_of(file) as text:
        text.write(f"\\begin{{tabular}}{{r{'l' * named}r{'l' * n_columns}}}\n\\hline\n")
        heading = f"\\multicolumn{{{n_columns}}}{{l}}{{{topics.heading.capitalize()}}}"
        text.write(f"$n$ & {'Name & ' * named}$f(t)$ & {heading} \\\\\n\\hline\n")
        text.writelines(
            _row(row, n_columns, named=named)
            for row in (topics.distinctive if has_parts else topics.rows)
        )
        if has_parts:
            title = topics.general_title.translate(_SPECIAL)
            line = f"\\multicolumn{{{n_columns + 2 + named}}}{{l}}{{{title}}}"
            text.write(f"\\hline\n{line} \\\\\n\\hline\n")
            text.writelines(_row(row, n_columns, named=named) for row in topics.general)
        text.write("\\hline\n\\end{tabular}\n")


def _row(row: TopicRow, n_columns: int, *, named: bool) -> str:
    name = _escaped(row.name or "", limit=MAX_NAME_LENGTH) + " & " if named else ""
    shown = [*map(_escaped, row.words), *[""] * (n_columns - len(row.words))]
    return f"{row.topic} & {name}{row.frequency!r} & {' & '.join(shown)} \\\\\n"


def _escaped(text: str, *, limit: int = MAX_WORD_LENGTH) -> str:
    return printable(text, limit=limit).translate(_SPECIAL)

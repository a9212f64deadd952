"""Tables for documents: Markdown and LaTeX, with the columns that people see."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, BinaryIO

from topicgrouper.arrays.short_repr import visible
from topicgrouper.storage.atomic_file import text_of

if TYPE_CHECKING:
    from topicgrouper.tables.table import Table

# Also what has a meaning on GitHub: formulas, mentions and links.
_MARKDOWN = re.compile(r"[\\`*_{}\[\]<>|~&$:@#!^=]|(?<=www)\.")
_LATEX = str.maketrans(
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


def write_markdown_table(table: Table[Any], file: BinaryIO) -> None:
    """Write a table as Markdown."""
    columns, rows = table.shown_cells()
    places = ["---:" if each.placed == "number" else ":---" for each in columns]
    with text_of(file) as text:
        text.write(f"| {' | '.join(markdown_text(each.title) for each in columns)} |\n")
        text.write(f"| {' | '.join(places)} |\n")
        for row in rows:
            text.write(f"| {' | '.join(map(markdown_text, row))} |\n")


def write_latex_table(table: Table[Any], file: BinaryIO) -> None:
    r"""Write a table as a LaTeX ``tabular``, for ``\input``; no package is needed."""
    columns, rows = table.shown_cells()
    places = "".join("r" if each.placed == "number" else "l" for each in columns)
    with text_of(file) as text:
        text.write(f"\\begin{{tabular}}{{{places}}}\n\\hline\n")
        text.write(f"{' & '.join(latex_text(each.title) for each in columns)} \\\\\n\\hline\n")
        for row in rows:
            text.write(f"{' & '.join(map(latex_text, row))} \\\\\n")
        text.write("\\hline\n\\end{tabular}\n")


def markdown_text(text: str) -> str:
    """Return a text that Markdown shows as it is."""
    return _MARKDOWN.sub(r"\\\g<0>", visible(text))


def latex_text(text: str) -> str:
    """Return a text that LaTeX shows as it is."""
    return visible(text).translate(_LATEX)

"""Tables for documents: Markdown and LaTeX, with the columns that people see."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, BinaryIO

from topicgrouper.arrays.visible_text import visible
from topicgrouper.storage.atomic_file import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

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
    head, rows, is_left = _shown(table)
    with text_of(file) as text:
        text.write(f"| {' | '.join(map(markdown_text, head))} |\n")
        text.write(f"| {' | '.join(':---' if left else '---:' for left in is_left)} |\n")
        for row in rows:
            text.write(f"| {' | '.join(map(markdown_text, row))} |\n")


def write_latex_table(table: Table[Any], file: BinaryIO) -> None:
    r"""Write a table as a LaTeX ``tabular``, for ``\input``; no package is needed."""
    head, rows, is_left = _shown(table)
    places = "".join("l" if left else "r" for left in is_left)
    with text_of(file) as text:
        text.write(f"\\begin{{tabular}}{{{places}}}\n\\hline\n")
        text.write(f"{' & '.join(map(latex_text, head))} \\\\\n\\hline\n")
        for row in rows:
            text.write(f"{' & '.join(map(latex_text, row))} \\\\\n")
        text.write("\\hline\n\\end{tabular}\n")


def markdown_text(text: str) -> str:
    """Return a text that Markdown shows as it is."""
    return _MARKDOWN.sub(r"\\\g<0>", visible(text))


def latex_text(text: str) -> str:
    """Return a text that LaTeX shows as it is."""
    return visible(text).translate(_LATEX)


def _shown(table: Table[Any]) -> tuple[list[str], Iterator[list[str]], list[bool]]:
    """Return headings, rows of cells, and which columns start at the left."""
    columns = [
        each
        for each in table.shown_columns
        if not each.optional or any(each.shown(cell) for (cell,) in table.cells([each]))
    ]
    rows = (
        [each.shown(cell) for each, cell in zip(columns, cells, strict=True)]
        for cells in table.cells(columns)
    )
    return (
        [each.name if each.heading is None else each.heading for each in columns],
        rows,
        [each.placed != "number" for each in columns],
    )

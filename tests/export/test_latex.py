"""LaTeX tables, read back with pylatexenc."""

import re
import warnings

from tests.export.export_samples import (
    HOSTILE,
    fitted_tree,
    hostile_tree,
    single_word,
    text_written,
)
from tests.tree.tree_samples import sample_tree
from topicgrouper.export import write_latex
from topicgrouper.tree.representation import printable
from topicgrouper.tree.topic_table import distinctive_order

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pylatexenc.latex2text import (
        LatexNodes2Text,
        MacroTextSpec,
        get_default_latex_context_db,
    )

# commands of LaTeX that the reader does not know, or shows as an accent
COMMANDS = {"textless": "<", "textgreater": ">", "textbar": "|", "textasciicircum": "^"}


def drawn(latex):
    """What LaTeX draws."""
    known = get_default_latex_context_db()
    specs = [MacroTextSpec(name, text) for name, text in COMMANDS.items()]
    known.add_context_category("text", macros=specs, prepend=True)
    reader = LatexNodes2Text(known, strict_latex_spaces=True)
    return reader.latex_to_text(latex.replace(r"{\char34}", '"'))


def rows_of(text):
    body = text.split("\\hline\n")[2]
    return [line.removesuffix(" \\\\") for line in body.splitlines()]


def cells_of(row):
    return re.split(r" (?<!\\)& ?", row)


def test_it_is_the_table_of_the_paper():
    tree = fitted_tree()
    text = text_written(write_latex, tree.view(5), words=3, frequent=True)
    assert text.startswith("\\begin{tabular}{rrlll}\n\\hline\n$n$ & $f(t)$ &")
    assert "{Most frequent words}" in text
    assert text.endswith("\\hline\n\\end{tabular}\n")
    for row, topic in zip(rows_of(text), tree.view(5), strict=True):
        words = list(topic.top_words(3)) + [""] * (3 - min(topic.size, 3))
        assert cells_of(row) == [str(topic.n), str(topic.frequency), *words]


def test_general_topics_are_the_last_part():
    view = sample_tree(40).view(40)
    order = distinctive_order(view)
    words = view.distinctive_words(3)
    text = text_written(write_latex, view, words=3)
    assert "{Most distinctive words}" in text
    parts = text.split("\\hline\n")
    title = f"{len(order.general)} general topics: {order.general_share:.0%} of all occurrences"
    columns = 2 + max(map(len, words))
    title = title.replace("%", "\\%")
    assert parts[3] == f"\\multicolumn{{{columns}}}{{l}}{{{title}}} \\\\\n"
    for part, places in ((parts[2], order.distinctive), (parts[4], order.general)):
        assert len(places) > 1
        for line, place in zip(part.splitlines(), places, strict=True):
            cells = cells_of(line.removesuffix(" \\\\"))
            assert cells[:2] == [str(view[place].n), str(view[place].frequency)]
            assert [cell for cell in cells[2:] if cell] == list(words[place])


def test_hostile_words_are_text():
    tree = hostile_tree()
    rows = rows_of(text_written(write_latex, tree.view(len(HOSTILE)), words=1, frequent=True))
    shown = {drawn(row.split(" & ", 2)[2]) for row in rows}
    assert shown == {printable(word, limit=40) for word in HOSTILE}
    assert all(row.count("{") == row.count("}") for row in rows)


def test_a_single_word():
    assert rows_of(text_written(write_latex, single_word().view(1))) == ["1 & 3 & alone"]

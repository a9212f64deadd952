"""One flat view as a Markdown table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.checks import checked_word_limit
from topicgrouper.export.labels import MAX_WORD_LENGTH
from topicgrouper.storage.text_file import text_of
from topicgrouper.tree.representation import printable
from topicgrouper.tree.topic_names import MAX_NAME_LENGTH

if TYPE_CHECKING:
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["write_markdown"]

_MARKUP = re.compile(r"[\\`*_{}\[\]<>|~&$:@#!^=]|(?<=www)\.")


def write_markdown(
    view: FlatView, file: BinaryIO, *, words: int = 10, frequent: bool = False
) -> None:
    """Write the topics of a view, most distinctive first, as a Markdown table, ``.md``.

    The columns are the paper's number, the name (if a topic has one), the frequency, the number of
    words, the focus in bits, whether the topic is general, and the words that distinguish it from
    all others. General topics come last. Characters that have a meaning in Markdown, or on GitHub
    in formulas, mentions and links, are escaped with a backslash.

    Parameters
    ----------
    view : FlatView
        The view.
    file : BinaryIO
        Where to write.
    words : int, default=10
        Number of words per topic.
    frequent : bool, default=False
        Write the most frequent topics first, with their most frequent words and without focus; this
        is also the table of a tree without training counts.

    See Also
    --------
    write_latex, write_topics_csv : The same table in other formats.
    export : Write any format by name.

    Examples
    --------
    >>> import io
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_markdown
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> view = fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(2)
    >>> file = io.BytesIO()
    >>> write_markdown(view, file)
    >>> print(file.getvalue().decode(), end="")
    | n | frequency | words | focus | general | most distinctive words |
    | ---: | ---: | ---: | ---: | :--- | :--- |
    | 3 | 9 | 2 | 0.77 |  | cat, dog |
    | 2 | 12 | 2 | 0.53 |  | tea, milk |
    """
    topics = view.table(checked_word_limit(words), frequent=frequent)
    columns = {"n": "---:", "name": ":---", "frequency": "---:", "words": "---:"}
    if not any(row.name for row in topics.rows):
        del columns["name"]
    if topics.is_distinctive:
        columns |= {"focus": "---:", "general": ":---"}
    with text_of(file) as text:
        text.write(_row([*columns, topics.heading]))
        text.write(_row([*columns.values(), ":---"]))
        for row in topics.rows:
            cells = {
                "n": str(row.topic),
                "name": _escaped(row.name or "", limit=MAX_NAME_LENGTH),
                "frequency": repr(row.frequency),
                "words": str(row.size),
                "focus": "" if row.focus is None else f"{row.focus:.2f}",
                "general": "yes" if row.general else "",
            }
            shown = ", ".join(map(_escaped, row.words))
            text.write(_row([*(cells[name] for name in columns), shown]))


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def _escaped(text: str, *, limit: int = MAX_WORD_LENGTH) -> str:
    return _MARKUP.sub(r"\\\g<0>", printable(text, limit=limit))

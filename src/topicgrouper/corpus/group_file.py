"""Files with groups of words: one group per line, or one word with its group per line."""

from __future__ import annotations

import csv
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.pipes import as_file

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from os import PathLike

__all__ = ["read_groups"]

_WORD_COLUMNS, _GROUP_COLUMNS = {"word", "item"}, {"group", "category"}


def read_groups(path: str | PathLike[str]) -> list[list[str]]:
    r"""Read groups of words from a CSV file in UTF-8.

    Each line is a group: ``car,auto,automobile``. If the first line is ``word,group`` (or
    ``item,category``), each line is a word and the name of its group; words without a group, and
    those that are alone in theirs, are left out.

    Parameters
    ----------
    path : str or path-like
        The file.

    Returns
    -------
    list of list of str
        Groups of at least two words; no word is in two groups.

    Raises
    ------
    ValueError
        If the file is not such a table; the message names the line.
    OSError
        If it cannot be read.

    See Also
    --------
    count_groups : Find the words of groups among counted words.
    topicgrouper.fit_tree : Takes groups of words that must share a topic.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper.corpus import read_groups
    >>> _ = Path("synonyms.csv").write_text("car,auto,automobile\ntea,chai\n")
    >>> read_groups("synonyms.csv")
    [['car', 'auto', 'automobile'], ['tea', 'chai']]
    """
    file = Path(path)
    if file.is_dir():
        msg = f"{file} is a folder; give a CSV file with one group of words per line"
        raise ValueError(msg)
    try:
        with as_file(file) as lasting, lasting.open(encoding="utf-8-sig", newline="") as lines:
            return _groups(_rows(lines, file), file)
    except UnicodeDecodeError:
        msg = f"{file} is not UTF-8 text; save it as CSV in UTF-8, one group of words per line"
        raise ValueError(msg) from None


def _rows(lines: Iterable[str], file: Path) -> Iterator[tuple[int, list[str]]]:
    """Yield the number of each line that is not empty, and its cells."""
    reader = csv.reader(lines, strict=True)
    try:
        for cells in reader:
            stripped = [cell.strip() for cell in cells]
            if any(stripped):
                yield reader.line_num, stripped
    except csv.Error as error:
        msg = f"{file}, line {reader.line_num}: this is not CSV ({error}); check its quotes"
        raise ValueError(msg) from None


def _groups(rows: Iterator[tuple[int, list[str]]], file: Path) -> list[list[str]]:
    first = next(rows, None)
    is_table = first is not None and _is_head(first[1])
    if first is not None and not is_table:
        rows = chain([first], rows)
    groups: dict[object, list[str]] = {}
    seen: dict[str, tuple[int, object]] = {}
    for line, group, words in (_of_table if is_table else _of_lines)(rows, file):
        for word in words:
            if word not in seen:
                seen[word] = (line, group)
                groups.setdefault(group, []).append(word)
            elif seen[word][1] != group:
                msg = f"{file}, line {line}: {word[:40]!r} is already in the group of line"
                raise ValueError(f"{msg} {seen[word][0]}; a word can be in one group only")
    found = [words for words in groups.values() if len(words) > 1]
    if not found:
        msg = f"{file} has no group of at least two words; write one per line, such as car,auto"
        raise ValueError(msg)
    return found


def _is_head(cells: list[str]) -> bool:
    if len(cells) != 2:
        return False
    return cells[0].lower() in _WORD_COLUMNS and cells[1].lower() in _GROUP_COLUMNS


def _of_table(
    rows: Iterable[tuple[int, list[str]]], file: Path
) -> Iterator[tuple[int, object, list[str]]]:
    for line, cells in rows:
        if len(cells) != 2:
            msg = f"{file}, line {line}: expected a word and its group, got {len(cells)} cells"
            raise ValueError(f"{msg}; put words that contain commas in quotes")
        word, group = cells
        if word and group:
            yield line, group, [word]


def _of_lines(
    rows: Iterable[tuple[int, list[str]]], file: Path
) -> Iterator[tuple[int, object, list[str]]]:
    for line, cells in rows:
        words = list(dict.fromkeys(filter(None, cells)))
        if len(words) < 2:
            msg = f"{file}, line {line}: {words[0][:40]!r} is alone; a group needs at least two"
            raise ValueError(f"{msg} different words, separated by commas")
        yield line, line, words

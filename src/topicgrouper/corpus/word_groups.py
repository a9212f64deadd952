"""Groups of words: read from a file, found among counted words."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.common.short_repr import count_phrase, named_words, short_repr
from topicgrouper.corpus.counting import TextCounter
from topicgrouper.corpus.readers.compression import as_file
from topicgrouper.corpus.readers.delimited import records
from topicgrouper.corpus.readers.report import ReadReport

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence
    from os import PathLike

    from topicgrouper.corpus.text_options import TextOptions

_HEADS = frozenset(product(("word", "item"), ("group", "category")))


def read_groups(path: str | PathLike[str]) -> list[list[str]]:
    r"""Read groups of words from a CSV file in UTF-8.

    Each line is a group: ``car,auto,automobile``. If the first line is ``word,group`` (or
    ``item,category``), each line is a word and the name of its group; words without a group or
    alone in a group are ignored.

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
    Reading.find_groups : Find the words of groups among those that were counted.
    topicgrouper.Model.fit : Takes groups of words that must share a topic.

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
        raise ValueError(f"{file} is a folder; give a CSV file with one group of words per line")
    try:
        with as_file(file) as lasting, lasting.open(encoding="utf-8-sig", newline="") as lines:
            return _groups(_rows(lines, file), file)
    except UnicodeDecodeError:
        raise ValueError(
            f"{file} is not UTF-8 text; save it as CSV in UTF-8, one group of words per line"
        ) from None


def _rows(lines: Iterable[str], file: Path) -> Iterator[tuple[int, list[str]]]:
    """Yield the number of each line that is not empty, and its cells."""
    report = ReadReport()
    for line, cells in records(lines, name=str(file), delimiter=",", report=report):
        stripped = [cell.strip() for cell in cells]
        if any(stripped) and not report.problems:
            yield line, stripped
    if report.problems:
        raise ValueError(str(report.problems[0]))


def _groups(rows: Iterator[tuple[int, list[str]]], file: Path) -> list[list[str]]:
    groups: dict[object, list[str]] = {}
    seen: dict[str, tuple[int, object]] = {}
    is_table = False
    for number, (line, cells) in enumerate(rows):
        if number == 0 and tuple(map(str.lower, cells)) in _HEADS:
            is_table = True
            continue
        where = f"{file}, line {line}"
        group, words = _row_of_table(cells, where) if is_table else (line, _group(cells, where))
        for word in words:
            if word not in seen:
                seen[word] = (line, group)
                groups.setdefault(group, []).append(word)
            elif seen[word][1] != group:
                msg = f"{where}: {word[:40]!r} is already in the group of line {seen[word][0]}"
                raise ValueError(f"{msg}; a word can be in only one group")
    found = [words for words in groups.values() if len(words) > 1]
    if not found:
        raise ValueError(
            f"{file} has no group of at least two words; write one per line, such as car,auto"
        )
    return found


def _row_of_table(cells: list[str], where: str) -> tuple[str, list[str]]:
    """Return a group and its word, if the row has both."""
    if len(cells) != 2:
        msg = f"{where}: expected a word and its group, got {len(cells)} cells"
        raise ValueError(f"{msg}; put words that contain commas in quotes")
    word, group = cells
    return group, [word] if word and group else []


def _group(cells: list[str], where: str) -> list[str]:
    words = list(dict.fromkeys(filter(None, cells)))
    if len(words) < 2:
        msg = f"{where}: {words[0][:40]!r} is alone; a group needs at least two different words"
        raise ValueError(f"{msg}, separated by commas")
    return words


@short_repr
@dataclass(frozen=True)
class CountedGroups:
    """Groups of words, found among the words that were counted."""

    groups: tuple[tuple[int, ...], ...]  # places in the vocabulary, at least two in each
    unknown: tuple[str, ...]  # written words that were not counted
    # Known words of groups with just one counted word: others are unknown, or all are the same.
    single: tuple[tuple[str, ...], ...]

    def sentences(self, noun: str = "word") -> tuple[str, ...]:
        """Summarise the words found and ignored in sentences."""
        if not self.groups:
            some = named_words([*self.unknown, *(word for group in self.single for word in group)])
            kept = f"no group has at least two {noun}s that are kept: {some}"
            return (f"{kept}; check their spelling",)
        groups, words = count_phrase(len(self.groups), "group"), sum(map(len, self.groups))
        found = [f"Keeping {count_phrase(words, noun)} together in {groups}."]
        if self.unknown:
            unknown = count_phrase(len(self.unknown), noun)
            found.append(
                f"Ignored {unknown} in groups, too rare or not in the documents: "
                f"{named_words(self.unknown)}."
            )
        if self.single:
            groups = count_phrase(len(self.single), "group")
            named = named_words([" = ".join(group) for group in self.single])
            found.append(f"Ignored {groups} with only one {noun} left: {named}.")
        return tuple(found)


def count_groups(
    groups: Iterable[Collection[str]],
    vocabulary: Sequence[str],
    *,
    names: Sequence[str] | None = None,
    options: TextOptions | None = None,
) -> CountedGroups:
    """Find the words of groups among counted words; see `Reading.find_groups`."""
    written = [tuple(dict.fromkeys(group)) for group in groups]
    known = {word: place for place, word in enumerate(vocabulary)}
    shown = known | {name: place for place, name in enumerate(names or ())}
    places = {word: shown.get(word, -1) for group in written for word in group}
    if options is not None:
        places |= _places_of_forms([word for word in places if places[word] < 0], known, options)
    found, single = [], []
    for group in written:
        with_place = tuple(word for word in group if places[word] >= 0)
        distinct = sorted({places[word] for word in with_place})
        if len(distinct) > 1:
            found.append(tuple(distinct))
        elif with_place:
            single.append(with_place)
    unknown = tuple(word for word, place in places.items() if place < 0)
    return CountedGroups(tuple(found), unknown, tuple(single))


def _places_of_forms(
    forms: list[str], known: dict[str, int], options: TextOptions
) -> dict[str, int]:
    """Return the place of the word that each form is counted as; -1 if it is none or several."""
    corpus = TextCounter(options).add(forms).finish()  # each form as a document
    columns = np.split(corpus.counts.indices, corpus.counts.indptr[1:-1])
    return {
        form: known.get(corpus.vocabulary[found[0]], -1) if len(found) == 1 else -1
        for form, found in zip(forms, columns, strict=False)  # without forms, there is one part
    }

"""Streams of texts from any format, divided if that is wanted, to word counts."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import chain, compress
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from topicgrouper.corpus.counting import TextCounter
from topicgrouper.corpus.readers.archives import open_lines
from topicgrouper.corpus.readers.context import check_share
from topicgrouper.corpus.readers.decoding import MAX_LINE
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.words import has_dictionary

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numpy.typing import NDArray

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.context import ReadContext
    from topicgrouper.corpus.readers.options import ReadOptions, Unit
    from topicgrouper.corpus.readers.report import ReadReport

BATCH_CHARACTERS = 2**23
"""Characters of text that are counted at a time: enough to keep the threads busy."""

_BATCH_DOCUMENTS = 2**13  # not more: Python's garbage collector looks at each


class Document(NamedTuple):
    """A document as it was read."""

    text: str
    id: str
    label: str | None = None  # None if there are no labels
    values: tuple[str | None, ...] = ()  # in further columns


def count_documents(
    documents: Iterable[Document],
    options: ReadOptions,
    report: ReadReport,
    *,
    columns: Sequence[str] = (),
) -> Corpus:
    """Count the words of documents, some of them in memory at a time; columns are names."""
    if options.split not in (None, "whole"):
        documents = _pieces(documents, options.split, report)
    counter = TextCounter(options.text, n_jobs=options.n_jobs, keep_texts=options.keep_texts)
    seen = SeenTexts()
    for batch in _batches(documents):
        is_known = seen.add([document.text for document in batch])
        check_share(seen.n_empty, seen.n_filled, "documents are empty", path=None)
        n_known = int(is_known.sum())
        if options.drop_duplicates:
            report.n_dropped += n_known
            batch = list(compress(batch, ~is_known))  # noqa: PLW2901
        else:
            report.n_duplicates += n_known
        if batch:
            texts, ids, labels, values = zip(*batch, strict=True)
            cells = (map(_stripped, column) for column in zip(*values, strict=True))
            counter.add(
                texts,
                ids=ids,
                labels=None if labels[0] is None else labels,
                columns=dict(zip(columns, cells, strict=True)),
            )
    report.n_unspaced += counter.n_unspaced
    if counter.options.segmentation == "pairs" and not has_dictionary():
        report.n_in_pairs += counter.n_unspaced
    return counter.finish()


def _batches(documents: Iterable[Document]) -> Iterator[list[Document]]:
    batch: list[Document] = []
    n_characters = 0
    for document in documents:
        batch.append(document)
        n_characters += len(document.text)
        if n_characters >= BATCH_CHARACTERS or len(batch) >= _BATCH_DOCUMENTS:
            yield batch
            batch, n_characters = [], 0
    if batch:
        yield batch


def _pieces(documents: Iterable[Document], unit: Unit, report: ReadReport) -> Iterator[Document]:
    """Divide texts into documents that keep the labels and columns of their text."""
    for text, id_, label, values in documents:
        lines = _LINE_END.split(text)
        pieces = map(str.strip, lines) if unit == "line" else _parts(lines, unit)
        number = 0
        for place, piece in enumerate(pieces, start=1):
            if piece:
                number = place
                yield Document(piece, f"{id_}#{number}", label, values)
        report.n_split += 1
        report.n_blank += number == 0


def _stripped(value: str | None) -> str:
    return value.strip() if value else ""


class SeenTexts:
    r"""The texts seen so far, as 8 bytes each.

    Texts are equal if their 64-bit hashes are: among ten million different texts, the probability
    that any two are taken for equal is 3 in a million. The hashes are those of Python's strings,
    whose key is random for each process, so no file can be made to collide.
    """

    def __init__(self) -> None:
        # Sorted, each at most half as long as the one before: adding takes logarithmic time.
        self._runs: list[NDArray[np.int64]] = []
        self.n_filled = self.n_empty = 0

    def add(self, texts: Sequence[str]) -> NDArray[np.bool_]:
        """Add texts."""
        hashes = np.fromiter(map(hash, map(str.strip, texts)), dtype=np.int64, count=len(texts))
        filled = np.flatnonzero(hashes != hash(""))
        self.n_filled += len(filled)
        self.n_empty += len(texts) - len(filled)
        values, firsts = np.unique(hashes[filled], return_index=True)
        is_new = np.ones(len(values), dtype=bool)
        for run in self._runs:
            places = np.minimum(np.searchsorted(run, values), len(run) - 1)
            is_new &= run[places] != values
        is_known = np.zeros(len(texts), dtype=bool)
        is_known[filled] = True
        is_known[filled[firsts[is_new]]] = False
        self._keep(values[is_new])
        return is_known

    def _keep(self, values: NDArray[np.int64]) -> None:
        while self._runs and len(self._runs[-1]) <= 2 * len(values):
            values = np.sort(np.concatenate((self._runs.pop(), values)), kind="stable")
        if len(values):
            self._runs.append(values)


_MANY_BLANK = 3
_LARGE_SHARE = 0.05
NUL_MESSAGE = (
    "text must not contain NUL bytes; remove them, or set the encoding utf-16 if the file is UTF-16"
)


def read_lines(context: ReadContext) -> Corpus:
    """Read a text of one document per line; line numbers are the ids."""
    unit = context.options.split or "line"
    documents = line_documents(context) if unit == "line" else piece_documents(context, unit)
    return count_documents(documents, replace(context.options, split=None), context.report)


def line_documents(context: ReadContext) -> Iterator[Document]:
    """Stream the documents; an empty line is an empty document."""
    number = n_blank = 0
    for number, line, _ in _lines(context):
        n_blank += not line or line.isspace()
        yield Document(line, str(number))
    if n_blank >= max(_MANY_BLANK, _LARGE_SHARE * number) and context.options.split is None:
        context.report.note(
            f"Each line is a document, but {n_blank:,} of {number:,} lines are blank; if they "
            'separate paragraphs, set split="paragraph" (--split-texts paragraph).'
        )


def piece_documents(context: ReadContext, unit: Unit) -> Iterator[Document]:
    """Stream the paragraphs or sentences of a text, or the whole text."""
    lines = _bounded(_lines(context), is_one_text=unit == "whole")
    found = ["\n".join(lines).strip()] if unit == "whole" else _parts(lines, unit)
    for number, piece in enumerate(filter(None, found), start=1):
        yield Document(piece, str(number))
    if unit != "whole":
        context.report.n_split += 1


def _lines(context: ReadContext) -> Iterator[tuple[int, str, str]]:
    """Stream lines, their numbers and the name of their file; those with NUL bytes are problems."""
    path, encoding = context.path, context.options.encoding
    with open_lines(path, encoding, progress=context.progress) as (lines, name):
        for number, line in enumerate(lines, start=1):
            if "\0" in line:
                context.report.problem(NUL_MESSAGE, path=name, line=number)
            else:
                yield number, line, name


def _bounded(lines: Iterable[tuple[int, str, str]], *, is_one_text: bool) -> Iterator[str]:
    """Stream the lines; stop at a piece that is too long for a document."""
    n_characters = 0
    for number, line, name in lines:
        n_characters += len(line) + 1
        if not is_one_text and (not line or line.isspace()):
            n_characters = 0
        if n_characters > MAX_LINE:
            message = (
                f"the document is longer than {MAX_LINE:,} characters; if each line is a document, "
                "split it into lines"
            )
            raise ReadError(message, path=name, line=number)
        yield line


# Marks that end a sentence without white space after them: Chinese and Japanese.
_FULL = "。！？｡︒﹒﹖﹗"
# Marks that do so before white space; Arabic, Armenian, Devanagari, Ethiopic, Khmer, Burmese, …
_MARKS = "!?‼⁇⁈⁉؟۔։।॥።፧፨។៕၊။᠃᠉"
_STOPS = ".…．"
_CLOSING = "\"'”’»›」』】）)\\]}〉》〕"
# A run of marks is looked at once, from its start: a file of full stops takes no longer.
_END = re.compile(
    rf"[{_FULL}][{_FULL}{_MARKS}]*+[{_CLOSING}]*+"
    rf"|(?<![{_MARKS}{_STOPS}])[{_MARKS}{_STOPS}]++[{_CLOSING}]*+(?=\s|\Z)"
)
_OPENING = "\"'“‘„«‹([{¿¡"
_LONGEST_WORD = 40

_ABBREVIATIONS = frozenset(
    (  # noqa: SIM905 - easier to read
        # English
        "mr mrs ms dr prof rev hon gen col capt lt sgt gov st mt jr sr vs etc cf fig figs vol vols "
        "pp ed eds al approx dept inc ltd co corp bros jan feb apr aug sep sept oct nov dec "
        # German, Dutch, Scandinavian
        "bzw ca usw vgl nr str hr abs bd hrsg ggf inkl evtl sog bspw dipl mio mrd tel dhr mevr drs "
        "bijv enz ff kap osv mfl "
        # French, Italian, Spanish, Portuguese
        "mme mlle chap éd dott avv ecc pag sra srta dra ud uds avda pág núm "
        # Polish, Czech, Russian
        "np tzn tj tzv např mj ул гл см им тыс млн млрд"
    ).split()
)


def _sentences(paragraph: str) -> Iterator[str]:
    """Divide a text without blank lines into sentences."""
    start = 0
    for end in _END.finditer(paragraph):
        if not _is_end(paragraph, end):
            continue
        found = paragraph[start : end.end()].strip()
        if found:
            yield found
        start = end.end()
    rest = paragraph[start:].strip()
    if rest:
        yield rest


def _is_end(text: str, mark: re.Match[str]) -> bool:
    marks = mark.group().rstrip(_CLOSING.replace("\\", ""))
    if marks.strip(_STOPS):  # a question, an exclamation, or another script's mark
        return True
    if _next_letter(text, mark.end()).islower():
        return False
    if len(marks) > 1 or marks != ".":
        return True
    first = max(mark.start() - _LONGEST_WORD, 0)
    before = text[first : mark.start()]
    word = before.split()[-1].lstrip(_OPENING) if before and not before[-1].isspace() else ""
    is_number = word.isdigit() and len(word) <= 2
    is_initial = len(word) == 1 and word.isupper()
    is_short = "." in word and all(len(part) <= 2 for part in word.split("."))  # z.B., U.S.
    return not (is_number or is_initial or is_short or word.lower() in _ABBREVIATIONS)


def _next_letter(text: str, place: int) -> str:
    """Return the first character after white space, quotes and brackets; empty at the end."""
    for character in text[place : place + _LONGEST_WORD]:
        if not character.isspace() and character not in _OPENING:
            return character
    return ""


_LINE_END = re.compile(r"\r\n?|\n")


def _parts(lines: Iterable[str], unit: Unit) -> Iterator[str]:
    """Join lines to paragraphs, and divide these into sentences if they are wanted."""
    found = _paragraphs(lines)
    if unit == "sentence":
        return chain.from_iterable(map(_sentences, found))
    return found


def _paragraphs(lines: Iterable[str]) -> Iterator[str]:
    """Join lines to paragraphs, which blank lines separate."""
    open_lines: list[str] = []
    for line in lines:
        if line and not line.isspace():
            open_lines.append(line)
        elif open_lines:
            yield "\n".join(open_lines).strip()
            open_lines = []
    if open_lines:
        yield "\n".join(open_lines).strip()

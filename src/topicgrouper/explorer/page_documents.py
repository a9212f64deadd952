"""The documents of a page: embedded in the page, or provided by a server.

A page that cannot hold all has, for each topic, those in which it is strongest. The views that
people look at first take turns: the strongest document of each of their topics, largest
topics first, then the second strongest, and so on while there is room. Long texts are reduced to
the passage with most words of the topic.
"""

from __future__ import annotations

from itertools import accumulate
from json.encoder import encode_basestring
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from scipy.sparse import csc_array, csr_array

from topicgrouper._compiled import WordCounter
from topicgrouper.common.sparse import row_sums
from topicgrouper.corpus.characters import NO_CHARACTERS, run_pattern
from topicgrouper.corpus.text_options import DEFAULT_TEXT_OPTIONS
from topicgrouper.corpus.words import has_unspaced, text_form
from topicgrouper.explorer.packed import amount_type, cut, pack, pack_amounts
from topicgrouper.record.record import prepared
from topicgrouper.search.passages import TextWords, snippet
from topicgrouper.tree.document_strength import median_length, smoothed_shares
from topicgrouper.tree.flat_view import as_view
from topicgrouper.tree.topic_table import order_by_documents
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    import numpy.typing as npt

    from topicgrouper.common.frozen import IntArray
    from topicgrouper.explorer.packed import PackedArray
    from topicgrouper.record.record import Record
    from topicgrouper.tree.flat_view import FlatView

MAX_NAME_LENGTH = 500
"""Maximum number of characters of an id, a label or the value of another column."""

_SEVERAL = -2
"""In place of a word: only a part of a form is one, or each of several parts."""


def _embedded(
    model: Record, finder: TextWords, sample: Mapping[int, str | None] | None = None
) -> dict[str, Any]:
    """Return training documents for a page without a server: all, or a sample with its texts."""
    counts = required_counts(model.tree.counts)
    median = median_length(row_sums(counts))
    rows = None
    texts = model.texts
    if sample is not None:
        rows = np.fromiter(sample, dtype=np.int64)
        counts = csr_array(counts[rows, :])
        texts = None if texts is None else tuple(text or "" for text in sample.values())
    exceptions, spans = page_words(texts or (), finder)
    documents: dict[str, Any] = {
        "mode": "embedded",
        "ids": _names(model.document_ids, rows),
        "labels": _names(model.labels, rows),
        "title": model.title_column,
        "facts": [[name, _names(each, rows)] for name, each in model.document_columns.items()],
        "lengths": pack_amounts(row_sums(counts)),
        "medianLength": median,
        "texts": None if texts is None else list(texts),
        "forms": None if texts is None else list(exceptions),
        "formWords": None if texts is None else pack(list(exceptions.values()), "i4"),
        "rowStarts": pack(counts.indptr, "u4"),
        "columns": pack_amounts(counts.indices),
        "counts": pack_amounts(counts.data),
        "rows": None if rows is None else pack_amounts(rows),
        "surprise": _surprise(model, counts),
    }
    if spans:
        documents["spans"] = _packed_spans(spans)
    return documents


def embedded_within(
    model: Record, *, limit: int, views: Iterable[SupportsIndex | FlatView] = ()
) -> tuple[dict[str, Any] | None, int]:
    """Return the training documents within a limit: all of them, or the strongest of each topic.

    The second value is an estimate of the bytes that all documents would add to a page.
    """
    if model.tree.counts is None:
        return None, 0
    sizes, text_sizes = _document_sizes(model), _text_sizes(model.texts)
    finder = prepared(model, TextWords)
    all_bytes = int(sizes.sum() + text_sizes.sum())
    if all_bytes <= limit:
        return _embedded(model, finder), all_bytes
    sample = _sample(model, sizes, text_sizes, limit=limit, views=views)
    return _embedded(model, finder, sample) if sample else None, all_bytes


def documents_from_server(model: Record) -> dict[str, Any]:
    """Return the documents of a page that asks a server for their contents."""
    lengths = row_sums(required_counts(model.tree.counts))
    return {"mode": "server", "medianLength": median_length(lengths)}


def _surprise(model: Record, counts: csr_array[Any]) -> PackedArray | None:
    """Return the surprise of each word of each document in tenths of bits, if the model knows."""
    if model.document_model is None:
        return None
    bits = model.document_model.surprise(counts)[:, model.tree.columns]
    bits.sort_indices()
    return pack_amounts(np.rint(10.0 * bits.data).astype(np.int64))


def _packed_spans(spans: Mapping[int, npt.NDArray[np.int32]]) -> dict[str, Any]:
    starts, ends, words = np.concatenate(list(spans.values())).T
    gaps = [np.diff(of_text[:, 0], prepend=0) for of_text in spans.values()]
    return {
        "texts": pack_amounts(np.fromiter(spans, dtype=np.int64)),
        "sizes": pack_amounts(np.array([len(of_text) for of_text in spans.values()])),
        "gaps": pack_amounts(np.concatenate(gaps)),
        "lengths": pack_amounts(ends - starts),
        "words": pack_amounts(words),
    }


def _names(names: tuple[str, ...] | None, rows: npt.NDArray[np.int64] | None) -> list[str] | None:
    if names is None:
        return None
    chosen = names if rows is None else [names[row] for row in rows.tolist()]
    return [cut(name, limit=MAX_NAME_LENGTH) for name in chosen]


MAX_PER_TOPIC = 100
"""Maximum number of documents that are taken for a topic."""

LONG_TEXT = 4_000
"""Texts with more characters are reduced to a passage of this length."""


BYTES_PER_SPAN = 6
"""Approximate size of the place of a word, in pages of texts with the places of words."""


def _document_sizes(model: Record) -> npt.NDArray[np.int64]:
    """Return the bytes that each document takes in a page, without its text."""
    counts = required_counts(model.tree.counts)
    pair = (np.array([model.tree.n_words - 1]), counts.data)
    bytes_per_pair = sum(int(amount_type(each)[1]) for each in pair)
    bytes_per_pair += model.document_model is not None  # for its surprise
    numbers = np.diff(counts.indptr).astype(np.int64) * bytes_per_pair + 8
    sizes: npt.NDArray[np.int64] = 4 * numbers // 3 + 1
    for names in (model.document_ids, model.labels, *model.document_columns.values()):
        if names is not None:
            sizes += _text_sizes(names)
    if model.texts is not None:
        has_spans = np.fromiter(map(has_unspaced, model.texts), dtype=bool, count=len(sizes))
        sizes += np.where(has_spans, row_sums(counts) * BYTES_PER_SPAN, 0).astype(np.int64)
    return sizes


_SHORT_ESCAPES = b'"\\\n\r\t\f\b'
"""The characters that JSON escapes with one more."""

_LONG_ESCAPES = bytes({*range(32), *b"<"} - {*_SHORT_ESCAPES})
"""The characters that are written as ``\\u003c``."""


def _text_sizes(texts: Sequence[str] | None) -> npt.NDArray[np.int64]:
    return np.fromiter(map(_text_size, texts or ()), dtype=np.int64)


def _text_size(text: str) -> int:
    """Return the bytes that a text takes in a page, with its comma."""
    if text.isascii():  # nearly twice as fast
        plain = text.encode("ascii")
        n_short = len(plain) - len(plain.translate(None, _SHORT_ESCAPES))
        n_long = len(plain) - len(plain.translate(None, _LONG_ESCAPES))
        return len(plain) + n_short + 5 * n_long + 3
    written = encode_basestring(text)
    n_bytes = len(written if written.isascii() else written.encode("utf-8", "surrogatepass"))
    return n_bytes + 5 * written.count("<") + 1


def _sample(
    model: Record,
    sizes: npt.NDArray[np.int64],
    text_sizes: npt.NDArray[np.int64],
    *,
    limit: int,
    views: Iterable[SupportsIndex | FlatView],
) -> dict[int, str | None]:
    """Choose documents that show the topics best."""
    chosen: dict[int, str | None] = {}
    tried: set[int] = set()
    left = limit
    for row, node in _turns(model, views):
        if row in tried:
            continue
        tried.add(row)  # what does not fit now will not fit later
        size, text = int(sizes[row]), None
        if model.texts is not None:
            text = model.texts[row]
            if len(text) <= LONG_TEXT:
                size += int(text_sizes[row])
            elif size + LONG_TEXT <= left:  # finding a passage takes milliseconds
                passage = snippet(model, row, node, length=LONG_TEXT)
                text = "".join(piece for piece, _ in passage.pieces()) if passage else ""
                size += _text_size(text)
            else:
                continue
        if size <= left:
            chosen[row] = text
            left -= size
    return dict(sorted(chosen.items()))


def _turns(model: Record, views: Iterable[SupportsIndex | FlatView]) -> Iterator[tuple[int, int]]:
    """Yield rows and the topics that they are taken for."""
    tree = model.display_tree
    levels = [tree.view(n) for n in tree.levels]
    words = required_counts(tree.counts)
    counts = _counts_of_levels(levels, words)
    lengths = row_sums(words)
    weight = median_length(lengths)
    ranked: dict[int, list[int]] = {}
    for view in (*(as_view(tree, each) for each in views), *levels):
        topics = counts[view.n] if view in levels else csc_array(view.topic_counts(words))
        for place in order_by_documents(view):
            node = int(view.nodes[place])
            if node not in ranked:
                part = slice(*topics.indptr[place : place + 2])
                frequencies = np.zeros(len(lengths))
                frequencies[topics.indices[part]] = topics.data[part]
                main = view.shows.documents_of(node=node)
                ranked[node] = _strongest(frequencies, main, lengths, weight)
    for turn in range(MAX_PER_TOPIC):
        for node, rows in ranked.items():
            if turn < len(rows):
                yield rows[turn], node


def _counts_of_levels(
    views: Iterable[FlatView], words: csr_array[Any]
) -> dict[int, csc_array[Any]]:
    """Return documents × topics of views T(n), by n: each adds up the topics of the next finer."""
    found = {}
    columns = np.arange(words.shape[1])  # for each column of the finer one, a word of it
    for view in sorted(views, key=lambda view: -view.n):
        dtype = words.dtype if words.dtype.kind == "f" else np.dtype(np.int64)
        words = csr_array(words @ csr_array(view.membership(dtype)[columns]))
        columns = np.unique(view.positions, return_index=True)[1]
        found[view.n] = csc_array(words)
    return found


def _strongest(
    frequencies: npt.NDArray[Any], main: IntArray, lengths: npt.NDArray[Any], weight: float
) -> list[int]:
    """Return the rows in which a topic is strongest; see `tree.document_strength`."""
    average = frequencies.sum() / lengths.sum()
    strengths = smoothed_shares(frequencies, lengths, average=average, weight=weight)
    strengths[main] += 1.0  # no share is larger
    rows = np.union1d(np.flatnonzero(frequencies), main)
    if len(rows) > MAX_PER_TOPIC:  # to sort them all would take longer
        least = np.partition(strengths[rows], -MAX_PER_TOPIC)[-MAX_PER_TOPIC]
        rows = rows[strengths[rows] >= least]
    best: list[int] = rows[np.argsort(-strengths[rows], kind="stable")[:MAX_PER_TOPIC]].tolist()
    return best


# -- how the page finds the words of a topic in a text ---------------------------------------------
#
# A form is a run of letters, digits and underscores, including combining marks. The form
# "Running" may be counted as the word "run". The page knows the counted words and gets only the
# exceptions to a simple rule: a form is the word that it is in lower case, unless it is listed
# with another word, or with -1 for no word.
#
# The rule cannot hold where a form has several words, as in scripts without blanks, nor for
# phrases, hashtags, emoji and the words of a tokenizer. Such texts come with the places of their
# words instead.


def page_words(
    texts: Sequence[str], finder: TextWords
) -> tuple[dict[str, int], dict[int, npt.NDArray[np.int32]]]:
    """Return the exceptions to the rule, and spans, by which a page finds the words of texts.

    Exceptions have the node of the right word for each form for which the rule finds another, or
    -1 for no word. Spans have start, end and node of the words of texts for which the rule cannot
    hold, by the place of the text, in units of UTF-16, as in JavaScript.
    """
    if not finder.are_runs:
        return {}, {place: _in_utf16(text, finder.find(text)) for place, text in enumerate(texts)}
    texts = [text.replace("…", " ") for text in texts]  # of passages; the rest may be in ASCII
    in_ascii: list[str | bytes] = [text for text in texts if text.isascii()]
    chunks = {chunk for text in texts if not text.isascii() for chunk in text.split()}
    others: set[str] = set()
    for is_ascii in (True, False):
        line = " ".join(chunk for chunk in chunks if chunk.isascii() is is_ascii)
        others.update(run_pattern(line).findall(line))
    words = _words_of_forms(_runs_in_ascii(in_ascii), finder) | _words_of_forms(others, finder)
    irregular = {form for form, word in words.items() if word == _SEVERAL}
    spans = {}
    for place, text in enumerate(texts):
        is_irregular = irregular and not irregular.isdisjoint(run_pattern(text).findall(text))
        # Such as a soft hyphen between two runs.
        has_invisible = text_form(text, DEFAULT_TEXT_OPTIONS) != text
        must_find = bool(is_irregular or has_invisible)
        if must_find or finder.knows_phrases:
            found = finder.find(text)
            if must_find or finder.has_phrases(found[:, 2].tolist()):
                spans[place] = _in_utf16(text, found)
    regular = map(finder.leaf, map(str.lower, words))
    exceptions = [
        (form, word)
        for (form, word), usual in zip(words.items(), regular, strict=True)
        if word not in (usual, _SEVERAL)
    ]
    return dict(sorted(exceptions)), spans


def _runs_in_ascii(texts: list[str | bytes]) -> list[str]:
    """Return the different runs of texts in ASCII that have a letter or a digit."""
    counter = WordCounter(threads=1, lowercase=False, alphabetic=False, min_length=1, pairs=True)
    counter.add(texts, NO_CHARACTERS)
    return counter.merge()


def _words_of_forms(forms: Collection[str], finder: TextWords) -> dict[str, int]:
    """Return the word of each form, -1 for none, or `_SEVERAL` if that is not all to be said."""
    lengths = np.fromiter(map(len, forms), dtype=np.int64, count=len(forms))
    found = finder.find("|".join(forms))  # so that none are neighbours
    places = np.searchsorted(np.cumsum(lengths + 1), found[:, 0], side="right")
    places, firsts = np.unique(places, return_index=True)
    starts, ends, leaves = found[firsts].T
    words = np.full(len(forms), -1)
    words[places] = np.where(ends - starts == lengths[places], leaves, _SEVERAL)
    return dict(zip(forms, words.tolist(), strict=True))


def _in_utf16(text: str, spans: IntArray) -> npt.NDArray[np.int32]:
    """Count places as JavaScript does: characters beyond the first 65,536 are two units."""
    found = spans.astype(np.int32)
    if max(text, default="") > "\uffff":
        places = np.fromiter(accumulate(1 + (char > "\uffff") for char in text), dtype=np.int32)
        found[:, :2] = np.concatenate([[0], places])[found[:, :2]]
    return found

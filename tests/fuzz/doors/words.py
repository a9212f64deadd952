"""Texts to words: the compiled counter with any UTF-8, and beside the reference with any text."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from tests.corpus.word_oracle import split_words
from tests.fuzz.door import Door
from tests.fuzz.mutations.choices import chosen, mutating_rest, with_each
from tests.fuzz.mutations.plain import with_tokens
from topicgrouper._compiled import DELICATE, WordCounter, notable_characters
from topicgrouper.corpus import TextOptions, count_texts
from topicgrouper.corpus.characters import character_table
from topicgrouper.corpus.words import find_tokens, find_words

if TYPE_CHECKING:
    from collections.abc import Hashable
    from pathlib import Path

    from numpy.typing import NDArray

    from tests.fuzz.door import Run

__all__ = ["DOORS"]

_BETWEEN = b"\x1e"
_RULES = [
    {"lowercase": lowercase, "alphabetic": alphabetic, "min_length": min_length, "pairs": pairs}
    for lowercase in (True, False)
    for alphabetic in (True, False)
    for min_length in (1, 3)
    for pairs in (True, False)
]
_RULES += [
    {**_RULES[0], "hashtags": True},
    {**_RULES[-1], "emoji": True},
    {**_RULES[2], "hashtags": True, "emoji": True},
]
_READY = {**_RULES[0], "ready": True}
_PATTERNS = (r"\w+", r"(\S+)(?:\s|$)", r"[^\W\d_]{2,}")  # each takes linear time
_TEXTS = (
    "The cat sees max_size, UTF8 and don't.\x1eÄrger, naïve, Straße, ΟΔΟΣ Σας, İstanbul".encode(),
    "Cafe\u0301 हिन्दी क्\u200dष 字字 ٣٤ \u1e9e \u0345 \ufb01 x\u0301\u0302\u0303\x1e\x1e".encode(),
    "iPhone手机 Tシャツ ﾊﾞｽ、ภาษาไทย๑๒ ခ်ာ ខ្មែរ 〇々\u3099\u200b豈".encode(),
    b"new york new york city, new york-city ha ha ha ha\x1enew\nyork city of new york",
    "C# #Tag_1 ＃東京 @x.y a@b &#39;".encode(),
    "👩🏽\u200d👧 🇩🇪🇫 1\ufe0f\u20e3 ❤\ufe0f 🏴\U000e0067\U000e007f".encode(),
    "Ἀρχή ǅ ŉ \U0001d400 \U0001f600 a\u0300b \u2028 \u00ad\u200b\ufeff".encode(),
)
_mutate = with_tokens(
    *(_BETWEEN, b"\0", b"\x80", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x8f\xbf\xbf", b"\xff"),
    *(c.encode() for c in "\u0301\u0345\u0130\u03a3\u03c3\u200d\u200c\u1e9e\u0f71\u0f72_'\u00b2"),
    *(c.encode() for c in "#@*\ufe0f\u20e3\U0001f1e6\U0001f3fd\U0001f600\U000e0020"),
    *("\u1100\u1161\u11a8".encode(), "\u0e33".encode(), b"A" * 70, b"_" * 70, b"9" * 33),
)


def _raw(folder: Path) -> Run:
    characters = character_table(emoji=True)

    def run(data: bytes) -> Hashable:
        rules, content = chosen(data, [*_RULES, _READY])
        threads = 2 if data[:1] > b"\xc0" else 1
        in_order = data[1:2] > b"\x80"
        counter = WordCounter(threads=threads, in_order=in_order, **rules)
        # Its contract is valid UTF-8: whoever calls it has encoded a str.
        documents = content.decode("utf-8", "replace").encode().split(_BETWEEN)
        notable = notable_characters(documents, characters)
        assert len(notable) == len(documents)
        assert all(flags & ~DELICATE < 2**29 for flags in notable)
        for start in range(0, len(documents), 3):
            counter.add(documents[start : start + 3], characters)
        words = counter.merge()
        n_occurrences = int(counter.frequencies().sum())
        columns = np.arange(len(words), dtype=np.int32)
        if in_order:
            columns = _with_phrases(counter, columns)
            n_occurrences = int(counter.frequencies().sum())
        starts, indices, counts = counter.take_rows(columns)
        assert len(starts) == len(documents) + 1
        assert starts[0] == 0
        assert starts[-1] == len(indices) == len(counts)
        assert int(counts.sum()) == n_occurrences
        assert not len(indices) or 0 <= indices.min() <= indices.max() < len(columns)
        return min(len(words), 5), any(flags & DELICATE for flags in notable)

    return run


def _with_phrases(counter: WordCounter, columns: NDArray[np.int32]) -> NDArray[np.int32]:
    """Join the phrases of words that occur twice; return the columns of words and phrases."""
    n_before = int(counter.frequencies().sum())
    found = sorted(counter.find_phrases(columns, 2))
    assert len(set(found)) == len(found)
    rows = np.array([(*phrase, -1)[:3] for phrase in found], dtype=np.int32).reshape(-1, 3)
    forms = counter.join_phrases(columns, rows, with_forms=True)
    frequencies = counter.frequencies()
    assert len(frequencies) == len(columns) + len(found)
    counts = frequencies[len(columns) :].tolist()
    lost = sum((len(phrase) - 1) * count for phrase, count in zip(found, counts, strict=True))
    assert int(frequencies.sum()) == n_before - lost
    assert all(found[unit - len(columns)] == words for unit, words, _ in forms)
    assert sum(times for _, _, times in forms) == sum(counts)
    return np.arange(len(frequencies), dtype=np.int32)


def _compared(folder: Path) -> Run:
    def run(data: bytes) -> Hashable:
        chosen_rules, content = chosen(data, _RULES)
        rules = dict(chosen_rules)
        texts = content.decode("utf-8", "surrogatepass").split("\x1e")
        rules["segmentation"] = "pairs" if rules.pop("pairs") else "dictionary"
        options = TextOptions(**rules).resolved()
        corpus = count_texts(texts, options)
        dense = corpus.counts.toarray()
        for text, row in zip(texts, dense, strict=True):
            words = split_words(text, options)
            assert [span.word for span in find_words(text, options)] == words
            expected = Counter(words)
            found = {corpus.vocabulary[i]: int(row[i]) for i in np.flatnonzero(row)}
            assert found == expected, f"{found} instead of {expected}"
        return min(corpus.n_words, 5)

    return run


def _tokens(folder: Path) -> Run:
    def run(data: bytes) -> Hashable:
        pattern, content = chosen(data, _PATTERNS)
        texts = content.decode("utf-8", "surrogatepass").split("\x1e")
        options = TextOptions(token_pattern=pattern)
        corpus = count_texts(texts, options)
        for text, row in zip(texts, corpus.counts.toarray(), strict=True):
            found = {corpus.vocabulary[i]: int(row[i]) for i in np.flatnonzero(row)}
            tokens = find_tokens(text, options)
            assert found == Counter(tokens)
            assert [span.word for span in find_words(text, options.resolved())] == tokens
        return min(corpus.n_words, 5)

    return run


DOORS = [
    Door(
        "words-of-bytes",
        errors=(ValueError,),
        prepare=_raw,
        seeds=lambda: with_each([*_RULES, _READY], _TEXTS),
        mutate=mutating_rest(_mutate),
    ),
    Door(
        "words-of-text",
        errors=(ValueError,),
        prepare=_compared,
        seeds=lambda: with_each(_RULES, _TEXTS),
        mutate=mutating_rest(_mutate),
    ),
    Door(
        "words-of-tokens",
        errors=(ValueError,),
        prepare=_tokens,
        seeds=lambda: with_each(_PATTERNS, _TEXTS),
        mutate=mutating_rest(_mutate),
    ),
]

"""Texts: one a line, packed or not, in any encoding."""

from __future__ import annotations

from tests.fuzz.door import Door
from tests.fuzz.mutations.choices import mutating_rest, with_each
from tests.fuzz.mutations.packed import PACKERS, mutating_packed
from tests.fuzz.mutations.plain import with_tokens
from tests.fuzz.mutations.zips import Member, mutating_zips, pack_zip
from tests.fuzz.reading import ERRORS, reading
from topicgrouper.corpus import TextOptions

__all__ = ["DOORS", "mutate_text"]

_LINES = "one\ntwo words\r\nümlaut and naïve\n\n字 हिन्दी\n".encode()

mutate_text = with_tokens(
    *(b"\0", b"\n", b"\r", b"\r\n", b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\xed\xa0\x80"),
    *(b"\xc3", b"\xe2\x80\xa8", b"\x1a", b"\xf4\x90\x80\x80", "\u0130\u1e9e\u0345".encode()),
)

_ENCODINGS = (
    *({"encoding": name} for name in ("utf-8", "latin-1", "cp1252", "utf-16", "utf-16-le")),
    *({"encoding": name} for name in ("utf-32", "utf-7", "shift_jis", "gb18030", "iso2022_jp")),
    *({"encoding": name} for name in ("hz", "cp037", "punycode", "utf-8-sig", "big5hkscs")),
    {"text": TextOptions(stemmer="porter", stop_words="english"), "keep_texts": True},
    {"text": TextOptions(lowercase=False, alphabetic=False, min_length=1)},
)
_PLAIN = [("x.txt", options) for options in _ENCODINGS]
_PACKED = [("x.txt.gz", {}), ("x.txt.xz", {}), ("x.txt.bz2", {}), ("x.txt", {}), ("x.jsonl", {})]
_ZIPPED = [("x.txt.zip", {}), ("x.zip", {}), ("x.csv.zip", {"text_column": "text"})]


def _inner(name: str, data: bytes, rng: object, others: object) -> bytes:
    return mutate_text(data, rng, others)


DOORS = [
    Door(
        "lines",
        errors=ERRORS,
        prepare=reading(*_PLAIN),
        seeds=lambda: [
            bytes([number]) + _LINES.decode().encode(options.get("encoding", "utf-8"), "replace")
            for number, options in enumerate(_ENCODINGS)
        ],
        mutate=mutating_rest(mutate_text),
    ),
    Door(
        "compression",
        errors=ERRORS,
        prepare=reading(*_PACKED),
        seeds=lambda: [
            bytes([number]) + pack(_LINES) for number, pack in enumerate(PACKERS.values())
        ],
        mutate=mutating_rest(mutating_packed(mutate_text)),
    ),
    Door(
        "zipped-file",
        errors=ERRORS,
        prepare=reading(*_ZIPPED),
        seeds=lambda: with_each(
            _ZIPPED,
            [
                pack_zip([Member("x.txt", _LINES)]),
                pack_zip([Member("folder/x.csv", b"id,text\n1,some words\n", deflate=True)]),
                pack_zip([Member("x.jsonl", b'{"text": "some words"}\n'), Member("d/", b"")]),
            ],
        ),
        mutate=mutating_rest(mutating_zips(_inner)),
    ),
]

"""Tables of documents: CSV, TSV, JSON lines, JSON lists."""

from __future__ import annotations

from tests.fuzz.door import Door
from tests.fuzz.mutations.choices import mutating_rest, with_each
from tests.fuzz.mutations.plain import NUMBERS, with_tokens
from tests.fuzz.reading import ERRORS, reading

__all__ = ["CELLS", "DELIMITED", "DOORS", "JSON"]

CELLS = (
    *(b'"', b'""', b"'", b",", b";", b"\t", b"|", b"\n", b"\r", b"\r\n", b"\0", b"\xef\xbb\xbf"),
    *(b"\xff", b"\\", b'","', b'"\n', b"=1+1", b"sep=;\n", b"id", b"text", b"n"),
)
DELIMITED = with_tokens(*CELLS, *NUMBERS[:-1])
JSON = with_tokens(
    *(b"{", b"}", b"[", b"]", b'"', b":", b",", b"null", b"true", b"NaN", b"-Infinity", b"1e999"),
    *(b"\\ud800", b"\\u0000", b"\\", b'"text":', b'"id":', b"[" * 2000, b'{"a":' * 2000, b"\n"),
    *(b"\xff", b"1" * 5000, b"1.0", b"9007199254740993.0", b"{}"),
)

_ROWS = b'id,text,n\na,some words,1\nb,"a ""quoted"", text",2\nc,,3\nd,"two\nlines",x\n'
_OBJECTS = (
    b'{"id": "a", "text": "some words", "n": 1}\n'
    b'{"id": 2, "text": "a \\"quoted\\" text \\u00e9", "n": 2.0}\n'
    b'{"id": null, "text": null, "n": true}\n{"text": "no id"}\n'
)
_COLUMNS = {"text_column": "text", "id_column": "id", "label_column": "n", "columns": "n,id"}
_CSV = [
    ("x.csv", _COLUMNS),
    ("x.csv", {}),
    ("x.csv", {"text_column": "text", "delimiter": ";"}),
    ("x.csv", {"text_column": "text", "encoding": "utf-16"}),
    ("x.csv", {"text_column": "text", "encoding": "latin-1", "keep_texts": True}),
    ("x.csv", {"text_column": "text", "split": "sentence", "columns": "id,n"}),
]
_LISTS = [("x.json", _COLUMNS), ("x.json", {}), ("x.json", {"drop_duplicates": True})]
_LISTED = (
    b'[{"id": "a", "text": "some words", "n": 1},\n {"text": null}, 17, {"text": "more"}]',
    b'["a text", "another \\u00e9 text",\n"and more"]',
    b'{"count": 2,\n "data": [{"text": "a [text]", "n": [1, {"x": 2}]}, {"text": "more"}]}',
    b'{\n "text": "one",\n "n": 2.0\n}\n{\n "text": "two"\n}\n',
)
_TSV = [("x.tsv", _COLUMNS), ("x.tab", {"text_column": "text"})]
_JSON = [("x.jsonl", _COLUMNS), ("x.json", {}), ("x.ndjson", {"encoding": "utf-16-le"})]

DOORS = [
    Door(
        "csv",
        errors=ERRORS,
        prepare=reading(*_CSV),
        seeds=lambda: [
            *with_each(_CSV[:3], [_ROWS, _ROWS.replace(b",", b";"), b"text\nwords\n"]),
            bytes([3]) + _ROWS.decode().encode("utf-16"),
            bytes([4]) + _ROWS,
            bytes([5]) + _ROWS,
            bytes([1]) + b"sep=;\n" + _ROWS.replace(b",", b";"),
        ],
        mutate=mutating_rest(DELIMITED),
    ),
    Door(
        "tsv",
        errors=ERRORS,
        prepare=reading(*_TSV),
        seeds=lambda: with_each(_TSV, [_ROWS.replace(b",", b"\t")]),
        mutate=mutating_rest(DELIMITED),
    ),
    Door(
        "json-lines",
        errors=ERRORS,
        prepare=reading(*_JSON),
        seeds=lambda: [
            *with_each(_JSON[:2], [_OBJECTS]),
            bytes([2]) + _OBJECTS.decode().encode("utf-16-le"),
        ],
        mutate=mutating_rest(JSON),
    ),
    Door(
        "json-lists",
        errors=ERRORS,
        prepare=reading(*_LISTS),
        seeds=lambda: with_each(_LISTS, _LISTED),
        mutate=mutating_rest(JSON),
    ),
]

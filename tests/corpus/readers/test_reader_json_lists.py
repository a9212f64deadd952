"""JSON lists, objects around lists, and objects over several lines."""

import gzip
import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.corpus.readers.reader_samples import read, write
from topicgrouper.corpus import ReadError, ReadOptions, read_corpus

READERS = "topicgrouper.corpus.readers"

ROWS = [
    {"id": "a", "text": "some words é", "tags": [{"x": 1}]},
    {"id": "b", "text": 'a "quoted" [text], {really}'},
    {"id": "c", "text": None},
]
LINES = "\n".join(map(json.dumps, ROWS))


@pytest.mark.parametrize(
    "text",
    [
        json.dumps(ROWS),
        json.dumps(ROWS, indent=2, ensure_ascii=False),
        "\n \n" + json.dumps(ROWS, indent="\t"),
        json.dumps({"count": 3, "errors": [], "data": ROWS}),
        json.dumps({"data": ROWS, "page": {"next": None}}, indent=1),
        '{"data": [\n' + ",\n".join(map(json.dumps, ROWS)) + "\n]}\n",
        "\n".join(json.dumps(row, indent=4) for row in ROWS),
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_list_is_read_like_json_lines(tmp_path, text, encoding):
    options = {"id_column": "id", "columns": "tags", "keep_texts": True}
    expected = read(write(tmp_path / "x.jsonl", LINES), **options)
    found = read(write(tmp_path / "y.json", text.encode(encoding)), **options)
    assert found.corpus == expected.corpus
    assert found.corpus.texts == expected.corpus.texts
    is_wrapped = '"data"' in text
    notes = ("Read the documents from the list 'data' of the JSON object.",) if is_wrapped else ()
    assert found.report.notes == list(notes)


def test_texts_in_a_list_are_documents_and_other_elements_are_told(tmp_path):
    reading = read(write(tmp_path / "x.json", '["a cat",\n 17,\n"a dog", null]'), keep_texts=True)
    assert reading.corpus.texts == ("a cat", "a dog")
    assert reading.report.n_skipped == 2
    assert reading.report.problems[0].line == 2
    assert "must be objects or texts, got a JSON number" in reading.report.problems[0].message


def test_one_object_with_a_text_is_one_document_whatever_lists_it_has(tmp_path):
    for text in (json.dumps(ROWS[0]), json.dumps(ROWS[0], indent=1)):
        assert read(write(tmp_path / "x.json", text)).corpus.n_documents == 1
    named = json.dumps({"body": "a cat", "tags": [{"x": 1}]})
    assert read(write(tmp_path / "x.json", named), text_column="body").corpus.n_tokens == 1


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ('[{"text": "a"},\n{"text": "b"}', 2, "missing comma or end of the list"),
        ('[{"text": "a"},\n{"text": ]', 2, "invalid JSON"),
        ('[{"text": "a"}]\nmore', 2, "unexpected text after the end"),
        ("[" * 100_000, 1, "nested too deeply"),
        ("[]", None, "no JSON objects"),
        ('{"a": [{}],\n"b": [{}]}', None, "several lists, 'a' and 'b'"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path, text, line, told):
    text = text.replace('{"a": [{}],\n', '{"a": [{}], ')
    with pytest.raises(ReadError, match=told) as caught:
        read(write(tmp_path / "x.json", text))
    assert line is None or caught.value.line == line


@pytest.mark.parametrize("size", [5, 2**20])
def test_the_line_of_an_error_does_not_depend_on_chunks(tmp_path, monkeypatch, size):
    monkeypatch.setattr(f"{READERS}.decoding.CHUNK_BYTES", size)
    text = '[{"a": 1},\n{"a": 2},\n{"a": 3},\n{"a" 4},\n{},\n{}'
    for content, told in ((text, "':' delimiter"), (text[:-12] + "\n\n", "invalid JSON")):
        with pytest.raises(ReadError, match=told) as caught:
            read(write(tmp_path / "x.json", content))
        assert caught.value.line == 4


@pytest.mark.parametrize("size", [100, 2**20])
def test_values_are_counted_by_element(tmp_path, monkeypatch, size):
    monkeypatch.setattr(f"{READERS}.json_lines.MAX_VALUES", 1000)
    monkeypatch.setattr(f"{READERS}.json_lines._PIECE", size)
    few, many = ({"text": "cat", "tags": [1] * n} for n in (800, 4000))
    assert read(write(tmp_path / "x.json", json.dumps([few] * 40))).corpus.n_documents == 40
    if size == 100:  # what is read at once fits into the memory
        with pytest.raises(ReadError, match="more than 1,000 values"):
            read(write(tmp_path / "x.json", json.dumps([few, many])))


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


@given(
    values=st.lists(VALUES, min_size=1, max_size=6),
    size=st.integers(1, 9),
    indent=st.sampled_from([None, 1]),
)
def test_elements_do_not_depend_on_chunks(values, size, indent):
    rows = [{"value": value, "text": "cat"} for value in values]

    def found(text):
        options = ReadOptions(text_column="text", columns="value")
        return read_corpus(io.BytesIO(text.encode()), format="jsonl", options=options).corpus

    by_line = found("\n".join(map(json.dumps, rows)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(f"{READERS}.json_lines._PIECE", size)
        assert found(json.dumps(rows, indent=indent, ensure_ascii=False)) == by_line


@pytest.mark.parametrize("value", [b'"a"', b"[]", b"{}"])
def test_a_packed_list_holds_so_many_values(tmp_path, monkeypatch, value):
    monkeypatch.setattr(f"{READERS}.context.HARMLESS_NUMBER", 1000)
    path = write(tmp_path / "x.json.gz", gzip.compress(b"[" + b",".join([value] * 2000) + b"]"))
    with pytest.raises(ReadError, match="the file has more than 16 values per byte"):
        read(path)

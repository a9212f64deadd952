"""JSON lists, objects around lists, and objects over several lines."""

import gzip
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.corpus.readers.reader_samples import read, write
from topicgrouper.corpus import ReadError
from topicgrouper.corpus.readers import growth, json_values
from topicgrouper.corpus.readers.json_values import JsonScanner, listed_values
from topicgrouper.corpus.readers.report import ReadReport

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
    notes = ("The documents are the list 'data' of the JSON object.",) if is_wrapped else ()
    assert found.report.notes == list(notes)


def test_texts_in_a_list_are_documents_and_other_elements_are_told(tmp_path):
    reading = read(write(tmp_path / "x.json", '["a cat",\n 17,\n"a dog", null]'), keep_texts=True)
    assert reading.corpus.texts == ("a cat", "a dog")
    assert reading.report.n_skipped == 2
    assert reading.report.problems[0].line == 2
    assert "a JSON number; it must be an object or a text" in reading.report.problems[0].message


def test_one_object_with_a_text_is_one_document_whatever_lists_it_has(tmp_path):
    for text in (json.dumps(ROWS[0]), json.dumps(ROWS[0], indent=1)):
        assert read(write(tmp_path / "x.json", text)).corpus.n_documents == 1
    named = json.dumps({"body": "a cat", "tags": [{"x": 1}]})
    assert read(write(tmp_path / "x.json", named), text_column="body").corpus.n_tokens == 1


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ('[{"text": "a"},\n{"text": "b"}', 2, "the end of the list is missing"),
        ('[{"text": "a"},\n{"text": ]', 2, "not valid JSON"),
        ('[{"text": "a"}]\nmore', 2, "more text after the end"),
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


def test_an_error_is_told_at_once_with_its_line():
    text = '[{"a": 1},\n{"a": 2},\n{"a": 3},\n{"a" 4},\n'
    chunks = iter([text, *["{},\n" * 100] * 100])
    with pytest.raises(ReadError, match="':' delimiter") as caught:
        list(listed_values(JsonScanner(chunks, name="x"), ReadReport(), wanted=()))
    assert caught.value.line == 4
    assert len(list(chunks)) >= 99  # all are read if what is wrong might be cut off
    with pytest.raises(ReadError, match="not valid JSON") as caught:
        list(listed_values(JsonScanner([text[:-6], "\n\n"], name="x"), ReadReport(), wanted=()))
    assert caught.value.line == 4


def test_one_element_is_in_memory_at_a_time_and_only_its_values_count(monkeypatch):
    monkeypatch.setattr(json_values, "MAX_VALUES", 1000)
    element, size = json.dumps([1] * 500) + ",\n", 1024
    n_read = 0

    def chunks():
        nonlocal n_read
        text = "[" + element * 400 + "0]"
        for start in range(0, len(text), size):
            n_read = start + size
            yield text[start : start + size]

    scanner = JsonScanner(chunks(), name="x.json")
    for number, (line, _) in enumerate(listed_values(scanner, ReadReport(), wanted=()), start=1):
        assert line == number
        assert n_read <= number * len(element) + 3 * size
    assert number == 401


@pytest.mark.parametrize("n_values", [800, 4000])
def test_an_element_with_too_many_values_is_refused(monkeypatch, n_values):
    monkeypatch.setattr(json_values, "MAX_VALUES", 1000)
    text = f"[{json.dumps([1] * n_values)}]"
    chunks = [text[start : start + 100] for start in range(0, len(text), 100)]
    scanner = JsonScanner(chunks, name="x.json")
    if n_values < 1000:
        assert len(list(listed_values(scanner, ReadReport(), wanted=()))) == 1
    else:
        with pytest.raises(ReadError, match="more than 1,000 values"):
            list(listed_values(scanner, ReadReport(), wanted=()))


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


@given(
    values=st.lists(VALUES, max_size=6), size=st.integers(1, 9), indent=st.sampled_from([None, 1])
)
def test_elements_do_not_depend_on_chunks(values, size, indent):
    text = json.dumps(values, indent=indent, ensure_ascii=False)
    chunks = [text[start : start + size] for start in range(0, len(text), size)]
    scanner = JsonScanner(chunks, name="x.json")
    assert [value for _, value in listed_values(scanner, ReadReport(), wanted=())] == values


@pytest.mark.parametrize("value", [b'"a"', b"[]", b"{}"])
def test_a_packed_list_holds_so_many_values(tmp_path, monkeypatch, value):
    monkeypatch.setattr(growth, "HARMLESS_NUMBER", 1000)
    path = write(tmp_path / "x.json.gz", gzip.compress(b"[" + b",".join([value] * 2000) + b"]"))
    with pytest.raises(ReadError, match="it has more than 16 values per byte"):
        read(path)

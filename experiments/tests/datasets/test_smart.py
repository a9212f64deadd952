"""Test collections for retrieval: records, judgements, and what is wrong with them."""

import pytest

from experiments.datasets.files import SourceFile
from experiments.datasets.smart import (
    FileNames,
    read_judgements,
    read_records,
    read_test_collection,
)
from topicgrouper.corpus import ReadError


def file(text):
    data = text if isinstance(text, bytes) else text.encode()
    return SourceFile("NAME.ALL", "NAME.ALL", data)


def test_title_and_text_are_read_and_other_fields_are_not():
    records = read_records(
        file(".I 01\n.T \na title\n.A\nAda\n.W\nfirst line\n.A second\n.X\n1 2 3\n.I b2\n.W\n")
    )
    assert records == {"1": "a title\nfirst line\n.A second", "b2": ""}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "has no records"),
        ("1 the crystalline lens\n", "line 1: expected .I"),
        (".I\n.W\nlens\n", "line 1: the record has no id"),
        (".I 1\n.W\nx\n.I 01\n", "line 4: a second record has the id '1'"),
        (".I 1\nlens\n", "put a line .W"),
    ],
)
def test_malformed_records_are_refused(text, message):
    with pytest.raises(ReadError, match=message):
        read_records(file(text))


@pytest.mark.parametrize(
    "text",
    [
        "1 0 13 1\n01 0 014 2\n1 0 15 0\n2 0 x-9 1\n",
        "1 Q0 13 1\n1 Q0 14 1\n2 Q0 x-9 0.5\n",
        "1 13\n1 14\n\n2 x-9\n",
        "1\t13\t2\n1\t14\t1\n1 15 -1\n2 x-9 1\n",
        "  1   13 0 0.000000\n  1   14 0 0\n  2  x-9 0 0\n\x1a",
    ],
)
def test_judgements_of_all_forms(text):
    assert read_judgements(file(text)) == {("1", "13"), ("1", "14"), ("2", "x-9")}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "these are not judgements"),
        ("1\n2\n", "these are not judgements"),
        ("1 5 13 1\n2 6 14 1\n", r"query, 0, document, grade"),
        ("1 0 13 1\n\n1 13\n", "line 3: 2 columns, but 4 before"),
        ("1 0 13 yes\n", "line 1: the grade 'yes' is not a number"),
        ("1 0 13 0\n", "no document is relevant"),
    ],
)
def test_malformed_judgements_are_refused(text, message):
    with pytest.raises(ReadError, match=message):
        read_judgements(file(text))


def write(folder, *, records=".I 5\n.W\nmoon\n", judgements="5 0 5 1\n"):
    for name, text in {"a.ALL": records, "a.QRY": records, "a.REL": judgements}.items():
        (folder / name).write_text(text, encoding="utf-8")


def test_a_folder_is_read_by_the_endings_of_its_files(tmp_path):
    write(tmp_path)
    (tmp_path / "README").write_text("not read", encoding="utf-8")
    found = read_test_collection(tmp_path)
    assert found.documents == found.queries == {"5": "moon"}
    assert found.judgements == {("5", "5")}


def test_queries_by_position(tmp_path):
    write(tmp_path)
    assert read_test_collection(tmp_path, queries_by_position=True).queries == {"1": "moon"}


def test_missing_and_ambiguous_files_are_named(tmp_path):
    with pytest.raises(ReadError, match=r"does not hold a test collection \(files \*\.all"):
        read_test_collection(tmp_path)
    write(tmp_path)
    with pytest.raises(ReadError, match=r"no file ends in \.txt"):
        read_test_collection(tmp_path, FileNames(queries=".txt"))
    (tmp_path / "b.rel").write_text("1 2\n", encoding="utf-8")
    with pytest.raises(ReadError, match=r"several files end in \.rel \(a\.REL, b\.rel\)"):
        read_test_collection(tmp_path)

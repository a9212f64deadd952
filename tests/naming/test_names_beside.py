"""The names of topics in a second file beside a table of documents × topics."""

import csv
from dataclasses import replace

import pytest

from topicgrouper.model import DocumentTopics
from topicgrouper.naming.named_topics import naming_words


@pytest.fixture
def named(model):
    return replace(model, tree=model.tree.with_topic_names({"2": "=Tea"}))


@pytest.fixture
def table(corpus, named):
    return named.transform(corpus, 2)


def test_a_row_for_each_column_with_its_most_distinctive_words(table, named, tmp_path):
    path = tmp_path / "out.names.csv"
    remark = table.write_names(tmp_path / "out.parquet", named)
    assert remark == f"Wrote the names of its topics to {path}."
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    nodes = [topic.id for topic in table.topics]
    assert [row["column"] for row in rows] == [f"topic_{name}" for name in table.topic_names]
    assert [row["topic"] for row in rows] == list(table.topic_names)
    assert [row["name"] for row in rows] == [
        "'=Tea" if name == "2" else "" for name in table.topic_names
    ]
    words = naming_words(named, nodes)
    assert [row["words"] for row in rows] == [", ".join(each) for each in words]
    assert words != [topic.top_words() for topic in table.topics]  # so it made a difference


@pytest.mark.parametrize("content", [b"", b"column,topic,name\n", b"\xff\xfe", b"\n" * 99])
def test_another_file_is_neither_overwritten_nor_removed(
    table, named, model, corpus, tmp_path, content
):
    beside = tmp_path / "out.names.csv"
    beside.write_bytes(content)
    with pytest.raises(ValueError, match="exists and is something else; move it, or choose"):
        DocumentTopics.check_path(tmp_path / "out.csv", names=True)
    DocumentTopics.check_path(tmp_path / "out.csv")
    with pytest.raises(ValueError, match="something else"):
        table.write_names(tmp_path / "out.csv", named)
    assert model.transform(corpus, 2).write_names(tmp_path / "out.csv", model) == ""
    assert beside.read_bytes() == content


def test_a_folder_is_in_the_way(tmp_path):
    (tmp_path / "out.names.csv").mkdir()
    with pytest.raises(ValueError, match="something else"):
        DocumentTopics.check_path(tmp_path / "out.csv", names=True)


def test_names_that_are_no_more_are_removed(table, named, model, corpus, tmp_path):
    path, beside = tmp_path / "out.csv", tmp_path / "out.names.csv"
    written = table.write_names(path, named)
    DocumentTopics.check_path(path, names=True)
    assert table.write_names(path, named) == written
    removed = model.transform(corpus, 2).write_names(path, model)
    assert removed == f"Removed {beside}, as no topic has a name now."
    assert not beside.exists()


def test_archives_and_devices_have_nothing_beside_them(table, named, tmp_path):
    assert table.write_names(tmp_path / "out.npz", named) == ""
    assert table.write_names("/dev/null", named) == ""
    assert list(tmp_path.iterdir()) == []

"""Topics with their names as a table, also beside a table of documents × topics."""

import csv

import pytest

from tests.count_samples import zipf_counts
from topicgrouper import Model, fit_tree
from topicgrouper.model import DocumentTopics


def test_names_come_by_the_size_of_their_topics(model):
    named = model.with_topic_names({"rocket": "Word", "3": "Third", "1": "All"})
    table = named.named_topics()
    assert [each.name for each in table] == ["All", "Third", "Word"]
    assert [each.topic for each in table] == [1, 3, named.shown.topic("rocket").number]
    nodes = [named.tree.node_of(1), named.tree.node_of(3), named.shown.find("rocket")]
    assert [each.id for each in table] == nodes


def test_a_view_adds_topics_to_fill_in(model, tmp_path):
    named = model.with_topic_names({"2": "Half", "1": "All"})
    table = named.named_topics(3)
    topics = named.topics(3)
    assert [each.id for each in table] == [topic.id for topic in topics]
    assert [each.name for each in table] == [topic.name for topic in topics]
    assert [each.words for each in table] == [topic.words for topic in topics]
    table.write(tmp_path / "names.csv")
    assert model.read_names(tmp_path / "names.csv").n_empty == sum(not row.name for row in table)
    assert all(len(each.words) == 2 for each in named.named_topics(1, k=2))


@pytest.mark.parametrize("together", [None, [["a", "d", "e"]]])
def test_where_topics_are_shown(together):
    words = list("abcdefghijklmnopqrst")
    tree = fit_tree(zipf_counts(30, 20, length=20, seed=1), words, together=together)
    views = {n: set(tree.view(n).nodes.tolist()) for n in range(1, tree.max_topics + 1)}
    named = Model(tree).with_topic_names(dict.fromkeys(range(tree.n_nodes), "x"))
    for each in named.named_topics():
        shown = [n for n, nodes in views.items() if each.id in nodes]
        assert (each.first_n, each.last_n) == ((shown[0], shown[-1]) if shown else (None, None))
        if shown:
            assert shown == list(range(shown[0], shown[-1] + 1))
            assert each.span == "–".join(map(str, dict.fromkeys((shown[0], shown[-1]))))
        else:
            assert each.span == "none"
    parts = [each.words for each in named.named_topics() if each.first_n is None]
    assert parts[-3:] == ([("a",), ("d",), ("e",)] if together else [])


@pytest.fixture
def named(model):
    return model.with_topic_names({"2": "=Tea"})


@pytest.fixture
def table(corpus, named):
    return named.transform(corpus, 2)


def test_a_row_for_each_column_with_its_most_distinctive_words(table, named, tmp_path):
    path = tmp_path / "out.names.csv"
    remark = table.write_names(tmp_path / "out.parquet")
    assert remark == f"Wrote the names of its topics to {path}."
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["column"] for row in rows] == [f"topic_{name}" for name in table.topic_names]
    assert [row["topic"] for row in rows] == list(table.topic_names)
    assert [row["name"] for row in rows] == [
        "'=Tea" if name == "2" else "" for name in table.topic_names
    ]
    shown = {row.id: row.words for row in named.named_topics(2)}
    words = [shown[topic.id] for topic in table.topics]
    assert [row["words"] for row in rows] == [", ".join(each) for each in words]


@pytest.mark.parametrize("content", [b"", b"column,topic,name\n", b"\xff\xfe", b"\n" * 99])
def test_another_file_is_neither_overwritten_nor_removed(table, model, corpus, tmp_path, content):
    beside = tmp_path / "out.names.csv"
    beside.write_bytes(content)
    with pytest.raises(ValueError, match="but another file is there; move it, or choose"):
        DocumentTopics.check_path(tmp_path / "out.csv", names=True)
    DocumentTopics.check_path(tmp_path / "out.csv")
    with pytest.raises(ValueError, match="another file is there"):
        table.write_names(tmp_path / "out.csv")
    assert model.transform(corpus, 2).write_names(tmp_path / "out.csv") == ""
    assert beside.read_bytes() == content


def test_a_folder_is_in_the_way(tmp_path):
    (tmp_path / "out.names.csv").mkdir()
    with pytest.raises(ValueError, match="another file is there"):
        DocumentTopics.check_path(tmp_path / "out.csv", names=True)


def test_names_that_are_no_more_are_removed(table, model, corpus, tmp_path):
    path, beside = tmp_path / "out.csv", tmp_path / "out.names.csv"
    written = table.write_names(path)
    DocumentTopics.check_path(path, names=True)
    assert table.write_names(path) == written
    removed = model.transform(corpus, 2).write_names(path)
    assert removed == f"Removed {beside}, as no topic has a name now."
    assert not beside.exists()


def test_archives_and_devices_have_nothing_beside_them(table, tmp_path):
    assert table.write_names(tmp_path / "out.npz") == ""
    assert table.write_names("/dev/null") == ""
    assert list(tmp_path.iterdir()) == []

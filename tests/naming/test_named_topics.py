"""Topics with their names as a table."""

import pytest

from tests.count_samples import zipf_counts
from topicgrouper import Model, fit_tree


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

"""Topics with their names as a table."""

import pytest

from tests.count_samples import zipf_counts
from tests.naming.test_matching import grown, shared  # noqa: F401 - a fixture
from topicgrouper import Model, fit_tree
from topicgrouper.corpus import count_texts


def test_names_come_by_the_size_of_their_topics(model):
    named = model.with_topic_names({"rocket": "Word", "3": "Third", "1": "All"})
    table = named.named_topics()
    assert [each.name for each in table] == ["All", "Third", "Word"]
    assert [each.topic for each in table] == [1, 3, named.display_tree.topic("rocket").number]
    nodes = [named.tree.node_of(1), named.tree.node_of(3), named.display_tree.find("rocket")]
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
    assert [each.words for each in named.named_topics(3, k=2)] == [
        topic.words[:2] for topic in topics
    ]


@pytest.mark.parametrize("together", [None, [["a", "d", "e"]]])
def test_where_topics_are_shown(together):
    words = list("abcdefghijklmnopqrst")
    tree = fit_tree(zipf_counts(30, 20, length=20, seed=1), words, together=together)
    views = {n: set(tree.view(n).nodes.tolist()) for n in range(1, tree.max_topics + 1)}
    named = Model(tree).with_topic_names(dict.fromkeys(tree.numbers.tolist(), "x"))
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


# -- names that go from an old model to a new one --------------------------------------------------


def test_each_name_goes_to_the_node_that_shares_most(grown):  # noqa: F811
    old, new = grown
    names = {number: f"number {number}" for number in old.view(4).numbers.tolist()}
    found = new.carry_names(old.with_topic_names(names), min_shared=0.3).topics
    assert {each.old for each in found} == set(names)
    for each in found:
        node = old.tree.node_of(int(each.old))
        assert each.name == names[each.old]
        first = set(old.tree.topic(node=node).words)
        best = max(
            shared(old, new, first, set(new.tree.topic(node=node).words))
            for node in range(new.tree.n_nodes)
        )
        assert each.carried == (each.reason == "")
        if each.carried:
            assert each.shared == pytest.approx(best)
            second = set(new.tree.topic(node=new.tree.node_of(int(each.new))).words)
            assert each.words == new.tree.topic(int(each.new)).keywords()
            assert each.shared == pytest.approx(shared(old, new, first, second))
    assert sum(each.carried for each in found) >= 3


def test_all_names_of_a_model_find_themselves_again(grown):  # noqa: F811
    old, _ = grown
    named = old.with_topic_names({n: f"number {n}" for n in old.tree.numbers.tolist()})
    carried = old.carry_names(named)
    for each in carried.topics:
        assert (each.new, each.reason) == (each.old, "")
        assert each.shared == pytest.approx(1.0)
        assert each.shared <= 1.0
    assert old.with_topic_names(carried).topic_names == named.topic_names


def test_no_node_gets_two_names(grown):  # noqa: F811
    old, new = grown
    named = old.with_topic_names({n: f"number {n}" for n in old.tree.numbers.tolist()})
    table = new.carry_names(named, min_shared=0.1).topics
    carried = [each.new for each in table if each.carried]
    assert len(carried) == len(set(carried)) > 10


def test_what_is_not_carried_has_a_reason(grown):  # noqa: F811
    old, new = grown
    named = old.with_topic_names({"1": "All", "2": "Half"})
    taken = new.with_topic_names({"1": "Everything"})
    carried = taken.carry_names(named)
    found = {each.name: each for each in carried.topics}
    assert found["All"].reason == "the closest topic is already named 'Everything'"
    assert found["All"].new == 1
    assert taken.with_topic_names(carried).topic_names[1].name == "Everything"
    strict = new.carry_names(named, min_shared=1.0).topics
    assert all("no topic shares at least 100%" in each.reason for each in strict)
    again = new.with_topic_names({"1": "All"}).carry_names(named).topics
    assert (again[0].reason, again[0].already_there) == ("the topic already has this name", True)
    assert not found["All"].already_there
    (near,) = new.carry_names(old.with_topic_names({"2": "Half"}), min_shared=0.995).topics
    assert "no topic shares at least 99.5%" in near.reason


def test_nothing_is_closest_to_a_topic_that_shares_nothing():
    old = Model.fit(count_texts(["beer wine", "beer wine", "bread milk"]))
    new = Model.fit(count_texts(["bread milk", "tea milk"]))
    (found,) = new.carry_names(old.with_topic_names({"beer": "Beer"})).topics
    assert (found.new, found.shared) == (None, 0)
    assert found.reason == "no topic shares any words with it"


def test_a_model_without_names_has_nothing_to_carry(grown):  # noqa: F811
    old, new = grown
    assert len(new.carry_names(old).topics) == 0


@pytest.mark.parametrize("least", [0, -1, 1.5])
def test_the_least_share_must_make_sense(grown, least):  # noqa: F811
    with pytest.raises(ValueError, match="min_shared"):
        grown[1].carry_names(grown[0], min_shared=least)


def test_names_given_after_an_update_go_to_the_same_numbers():
    old = Model.fit(["tea cup", "cup of tea", "cat dog", "dog, cat"])
    new = old.update(["tea and milk", "milk, tea, cup", "milk and bread and honey"] * 3)
    named = old.with_topic_names({"2": "Drinks", "3": "Pets", "cat": "Cat"})
    found = new.carry_names(named, min_shared=1.0)
    assert [(each.old, each.new, each.carried) for each in found.topics] == [
        (number, number, True) for number in (2, 3, old.tree.topic("cat").number)
    ]
    assert any(each.shared < 1 for each in found.topics)
    taken = new.with_topic_names({"2": "Mine"}).carry_names(named)
    assert [each.carried for each in taken.topics] == [False, True, True]

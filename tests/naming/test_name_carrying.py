"""Names that go from an old model to a new one."""

import pytest

from tests.naming.test_topic_matching import grown, shared  # noqa: F401 - a fixture
from topicgrouper import Model
from topicgrouper.corpus import count_texts
from topicgrouper.naming import carry_names


def test_each_name_goes_to_the_node_that_shares_most(grown):  # noqa: F811
    old, new = grown
    nodes = {int(node): f"node {node}" for node in old.view(4).nodes}
    found = carry_names(old.with_topic_names(nodes), new, min_shared=0.3)
    assert {each.old for each in found} == set(nodes)
    for each in found:
        assert each.name.name == nodes[each.old]
        first = set(old.tree.topic(each.old).words)
        best = max(
            shared(old, new, first, set(new.tree.topic(node).words))
            for node in range(new.tree.n_nodes)
        )
        if not each.reason:
            assert each.shared == pytest.approx(best)
            second = set(new.tree.topic(each.new).words)
            assert each.shared == pytest.approx(shared(old, new, first, second))
    assert sum(not each.reason for each in found) >= 3


def test_all_names_of_a_model_find_themselves_again(grown):  # noqa: F811
    old, _ = grown
    named = old.with_topic_names({node: f"node {node}" for node in range(old.tree.n_nodes)})
    for each in carry_names(named, old):
        assert (each.new, each.reason) == (each.old, "")
        assert each.shared == pytest.approx(1.0)
        assert each.shared <= 1.0


def test_no_node_gets_two_names(grown):  # noqa: F811
    old, new = grown
    named = old.with_topic_names({node: f"node {node}" for node in range(old.tree.n_nodes)})
    carried = [each.new for each in carry_names(named, new, min_shared=0.1) if not each.reason]
    assert len(carried) == len(set(carried)) > 10


def test_what_is_not_carried_has_a_reason(grown):  # noqa: F811
    old, new = grown
    named = old.with_topic_names({"1": "All", "2": "Half"})
    taken = new.with_topic_names({"1": "Everything"})
    found = {each.name.name: each for each in carry_names(named, taken)}
    assert found["All"].reason == "it is named 'Everything' already"
    assert found["All"].new == new.tree.node_of(1)
    strict = carry_names(named, new, min_shared=1.0)
    assert all("no topic shares at least 100%" in each.reason for each in strict)
    again = carry_names(named, new.with_topic_names({"1": "All"}))
    assert (again[0].reason, again[0].is_there) == ("it has this name already", True)
    assert not found["All"].is_there
    (near,) = carry_names(old.with_topic_names({"2": "Half"}), new, min_shared=0.995)
    assert "no topic shares at least 99.5%" in near.reason


def test_nothing_is_closest_to_a_topic_that_shares_nothing():
    old = Model.fit(count_texts(["beer wine", "beer wine", "bread milk"]))
    new = Model.fit(count_texts(["bread milk", "tea milk"]))
    (found,) = carry_names(old.with_topic_names({"beer": "Beer"}), new)
    assert (found.new, found.shared) == (None, 0)
    assert found.reason == "no topic shares anything with it"


def test_a_model_without_names_has_nothing_to_carry(grown):  # noqa: F811
    assert carry_names(*grown) == []


@pytest.mark.parametrize("least", [0, -1, 1.5])
def test_the_least_share_must_make_sense(grown, least):  # noqa: F811
    with pytest.raises(ValueError, match="min_shared"):
        carry_names(*grown, min_shared=least)

import pytest

from tests.export.export_samples import chain_tree, fitted_tree, single_word
from topicgrouper.export.walk import Event, walk


def entered(tree, **options):
    steps = walk(tree, **options)
    return [(step.node, step.level) for step in steps if step.event in (Event.ENTER, Event.END)]


@pytest.mark.parametrize("depth", [0, 1, 3, 100])
def test_nodes_come_in_the_order_of_an_outline(depth):
    tree = fitted_tree()
    rows = tree.outline(depth=depth)
    assert entered(tree, depth=depth) == [(row.id, row.level) for row in rows]
    if depth == 100:
        assert entered(tree) == entered(tree, depth=depth)


def test_a_walk_to_a_view_ends_at_its_topics():
    tree = fitted_tree()
    for n in (1, 7, tree.n_words):
        nodes = set(tree.view(n).nodes.tolist())
        assert {step.node for step in walk(tree, ends=nodes) if step.event is Event.END} == nodes


def test_between_and_leave_stand_round_the_second_child():
    tree = fitted_tree()
    stack = []
    for event, node, level in walk(tree):
        if event is Event.ENTER:
            assert len(stack) == level
            stack.append([node, 0])
        elif event is Event.BETWEEN:
            assert stack[-1] == [node, 1]
        elif event is Event.LEAVE:
            assert stack.pop() == [node, 2]
        if event in (Event.END, Event.LEAVE) and stack:
            assert tree.parent(node=node) == stack[-1][0]
            stack[-1][1] += 1
    assert not stack


def test_depth_is_no_limit():
    tree = chain_tree()
    assert sum(1 for _ in walk(tree)) == tree.n_nodes + 2 * (tree.n_words - 1)
    assert entered(single_word()) == [(0, 0)]


def test_a_negative_depth_is_refused():
    with pytest.raises(ValueError, match="at least 0"):
        next(walk(fitted_tree(), depth=-1))

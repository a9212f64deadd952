from hypothesis import given

from tests.tree.tree_samples import bare_tree, chain_joins, replayed_partitions, trees


@given(tree=trees())
def test_every_node_is_a_range_of_the_order(tree):
    layout = tree.layout
    words_of = {}
    for partition in replayed_partitions(tree.children):
        words_of.update(partition)
    assert sorted(layout.order.tolist()) == list(range(tree.n_words))
    for node, words in words_of.items():
        start = layout.starts[node]
        inside = layout.order[start : start + layout.sizes[node]]
        assert set(inside.tolist()) == words
        assert layout.sizes[node] == len(words)


@given(tree=trees())
def test_parents_and_depths_follow_the_joins(tree):
    layout = tree.layout
    assert layout.parents[-1] == tree.n_nodes
    assert layout.depths[-1] == 0
    for i, pair in enumerate(tree.children):
        assert (layout.parents[pair] == tree.n_words + i).all()
        assert (layout.depths[pair] == layout.depths[tree.n_words + i] + 1).all()


def test_deepest_tree_needs_no_recursion():
    layout = bare_tree(chain_joins(20_000)).layout
    assert layout.depths.max() == 19_999
    assert layout.sizes[-1] == 20_000


def test_frequencies_add_up_exactly():
    large = 2**53
    tree = bare_tree(chain_joins(3), frequencies=[large, 1, 1])
    assert tree.frequencies.tolist() == [large, 1, 1, large + 1, large + 2]

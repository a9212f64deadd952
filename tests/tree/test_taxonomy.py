import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import bare_tree, chain_joins, sample_tree, trees


@given(data=st.data(), tree=trees())
def test_every_topic_lies_in_its_parent(data, tree):
    levels = sorted(data.draw(st.sets(st.integers(1, tree.n_words), min_size=1, max_size=4)))
    taxonomy = tree.taxonomy(levels)
    assert taxonomy.levels == tuple(levels)
    assert taxonomy.parents[0] == (-1,) * levels[0]
    for level, n in enumerate(levels):
        assert taxonomy.topics[level] == tree.view(n).topics
        if level == 0:
            continue
        above = taxonomy.topics[level - 1]
        for topic, parent in zip(taxonomy.topics[level], taxonomy.parents[level], strict=True):
            assert set(topic.words) <= set(above[parent].words)
        for position, topic in enumerate(above):
            parts = taxonomy.children_of(level - 1, position)
            assert sum(taxonomy.topics[level][part].size for part in parts) == topic.size


def test_an_undivided_topic_stands_in_both_levels():
    taxonomy = sample_tree(7).taxonomy([2, 3])
    ids = [{topic.id for topic in level} for level in taxonomy.topics]
    assert len(ids[0] & ids[1]) == 1


def test_the_last_level_has_no_children():
    assert sample_tree(7).taxonomy([2, 3]).children_of(1, 2) == ()


def test_taxonomies_are_values():
    assert sample_tree(7).taxonomy([2, 3]) == sample_tree(7).taxonomy((2, 3))


def test_a_deep_tree_is_no_problem():
    taxonomy = bare_tree(chain_joins(20_000)).taxonomy([10, 50, 250])
    assert [len(level) for level in taxonomy.topics] == [10, 50, 250]


@pytest.mark.parametrize("levels", [[], [3, 3], [4, 2]])
def test_levels_must_rise(levels):
    with pytest.raises(ValueError, match="rise strictly"):
        sample_tree(7).taxonomy(levels)


def test_levels_must_be_in_range():
    with pytest.raises(ValueError, match="choose 1 to 7"):
        sample_tree(7).taxonomy([2, 8])


@pytest.mark.parametrize("place", [(-1, 0), (2, 0), (0, 2), (0, -1)])
def test_places_must_exist(place):
    with pytest.raises(IndexError, match="no topic"):
        sample_tree(7).taxonomy([2, 3]).children_of(*place)

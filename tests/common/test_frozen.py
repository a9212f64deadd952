"""Arrays and mappings of a tree cannot be written, whatever happens to what they were made of."""

import copy
import pickle

import numpy as np
import pytest

from tests.tree.tree_samples import bare_tree
from topicgrouper import TopicName

JOINS = [[0, 1], [2, 3]]


def test_what_can_still_be_written_is_copied():
    source = np.array(JOINS)
    tree = bare_tree(source)
    source[1] = 9
    assert tree.children.tolist() == JOINS
    with pytest.raises(ValueError, match="read-only"):
        tree.children[0] = 1


def test_a_read_only_view_of_a_writeable_array_is_copied():
    source = np.array([[9, 9], *JOINS])
    view = source[1:]
    view.flags.writeable = False
    tree = bare_tree(view)
    source[1] = 9
    assert tree.children.tolist() == JOINS


def test_what_nobody_can_write_is_shared():
    source = np.array([[9, 9], *JOINS])
    source.flags.writeable = False
    assert np.shares_memory(bare_tree(source[1:]).children, source)


def test_a_mapping_reads_as_what_it_was_made_from_and_does_not_change():
    values = {1: "Tea", 4: "Drinks"}
    names = bare_tree(np.array(JOINS)).with_topic_names(values).topic_names
    del values[1]
    expected = {1: TopicName("Tea"), 4: TopicName("Drinks")}
    assert names == expected
    assert (list(names), len(names), 2 in names) == ([1, 4], 2, False)
    assert repr(bare_tree(np.array(JOINS)).topic_names) == "{}"
    with pytest.raises(TypeError):
        names[1] = TopicName("Coffee")
    assert pickle.loads(pickle.dumps(names)) == copy.deepcopy(names) == names

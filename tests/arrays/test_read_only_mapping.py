import copy
import pickle

import pytest

from topicgrouper.arrays.read_only_mapping import ReadOnlyMapping


def test_it_reads_as_what_it_was_made_from():
    values = {"b": 1, "a": 2}
    mapping = ReadOnlyMapping(values)
    assert mapping == values
    assert list(mapping) == ["b", "a"]
    assert len(mapping) == 2
    assert repr(mapping) == repr(values)
    assert "c" not in mapping


def test_it_does_not_change():
    values = {"b": 1}
    mapping = ReadOnlyMapping(values)
    values["b"] = 2
    assert mapping["b"] == 1
    with pytest.raises(TypeError):
        mapping["b"] = 3


def test_it_can_be_copied_and_pickled():
    mapping = ReadOnlyMapping({"b": (1, 2)})
    assert pickle.loads(pickle.dumps(mapping)) == copy.deepcopy(mapping) == mapping

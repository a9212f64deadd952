import copy
import pickle

import numpy as np
import pytest

from topicgrouper.arrays.frozen import ReadOnlyMapping, frozen


def test_copies_what_can_still_be_written():
    source = np.arange(4)
    result = frozen(source)
    source[0] = 9
    assert result.tolist() == [0, 1, 2, 3]
    assert not result.flags.writeable


def test_copies_a_read_only_view_of_a_writeable_array():
    source = np.arange(4)
    view = source[1:]
    view.flags.writeable = False
    result = frozen(view)
    source[1] = 9
    assert result.tolist() == [1, 2, 3]


def test_shares_what_nobody_can_write():
    source = np.arange(4)
    source.flags.writeable = False
    assert frozen(source) is source
    assert np.shares_memory(frozen(source[1:]), source)


def test_leaves_the_callers_array_writeable():
    source = np.arange(4)
    frozen(source)
    source[0] = 1


def test_cannot_be_written():
    with pytest.raises(ValueError, match="read-only"):
        frozen(np.arange(4))[0] = 1


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

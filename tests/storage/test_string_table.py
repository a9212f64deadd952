import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.storage.string_table import decode_strings, encode_strings

any_text = st.text(st.characters(exclude_categories=()))


@given(strings=st.lists(any_text))
def test_any_strings_come_back(strings):
    text, ends = encode_strings(strings)
    assert decode_strings(text, ends=ends) == tuple(strings)


def test_lone_surrogates_newlines_and_nulls_come_back():
    strings = ("\ud800", "a\nb", "\0", "", "é", "\U0001f600")
    text, ends = encode_strings(strings)
    assert decode_strings(text, ends=ends) == strings


@pytest.mark.parametrize("ends", [[1], [3], [2, 1, 2], [-1, 2], [], [[2]]])
def test_ends_that_do_not_fit_are_an_error(ends):
    with pytest.raises(ValueError, match="table of strings"):
        decode_strings(np.frombuffer(b"ab", dtype=np.uint8), ends=np.array(ends, dtype=np.int64))


def test_wrong_types_are_an_error():
    text, ends = encode_strings(["ab"])
    with pytest.raises(ValueError, match="bytes"):
        decode_strings(text.astype(np.int64), ends=ends)
    with pytest.raises(ValueError, match="bytes"):
        decode_strings(text, ends=ends.astype(np.float64))


def test_what_is_not_utf8_is_an_error():
    with pytest.raises(UnicodeDecodeError):
        decode_strings(np.array([255], dtype=np.uint8), ends=np.array([1], dtype=np.int64))

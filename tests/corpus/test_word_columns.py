"""Words to columns; `test_counting.py` and `test_phrase_columns.py` test them in the counter."""

import numpy as np

from topicgrouper.corpus.word_columns import common_forms


def test_the_most_common_form_is_shown_and_the_first_in_a_tie():
    words = ["go", "goes", "going", "old", "the", "walk", "walks"]
    columns = np.array([0, 0, 0, 1, -1, 2, 2], dtype=np.int32)
    frequencies = np.array([1, 3, 3, 1, 90, 4, 5])
    assert common_forms(words, columns, frequencies, 3) == ["goes", "old", "walks"]


def test_no_columns_have_no_forms():
    nothing = np.zeros(0, dtype=np.int32)
    assert common_forms([], nothing, nothing.astype(np.int64), 0) == []

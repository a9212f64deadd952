"""Questions and answers survive the way over a wire."""

import numpy as np
import pytest

from count_samples import zipf_counts
from topicgrouper.distributed.wire import ShardError, answer, decode_answer, encode_question
from topicgrouper.kernel import to_whole_counts
from topicgrouper.kernel.shards import ShardLayout, make_shard


def shard():
    matrix = to_whole_counts(zipf_counts(20, 30, length=15)).counts
    frequencies = np.asarray(matrix.sum(axis=0)).ravel()
    return make_shard(matrix, ShardLayout.at_start(frequencies))


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("first_rows", (3, 11)),
        ("first_rows", (4, 4)),
        ("rows", (np.array([5, 0, 29], np.uint32),)),
        ("rows", (np.array([], np.uint32),)),
        ("join", (3, 8)),
    ],
)
def test_rows(name, arguments):
    expected = getattr(shard(), name)(*arguments)
    asked = shard()
    found, evaluations = decode_answer(name, answer(asked, encode_question(name, *arguments)))
    for array, wanted in zip(found, expected, strict=True):
        np.testing.assert_array_equal(array, wanted)
        assert array.dtype == wanted.dtype
    assert evaluations == asked.evaluations()


def test_numbers_and_orders():
    asked = shard()
    work, _ = decode_answer("pairs_work", answer(asked, encode_question("pairs_work", 30)))
    assert work == shard().pairs_work(30)
    slots = np.arange(30, dtype=np.uint32)
    for question in (encode_question("keep_pairs"), encode_question("renumber", slots, 30)):
        assert decode_answer("keep_pairs", answer(asked, question))[0] == 0
    rows, _ = decode_answer("join", answer(asked, encode_question("join", 3, 8)))
    for array, wanted in zip(rows, shard().join(3, 8), strict=True):
        np.testing.assert_array_equal(np.sort(array), np.sort(wanted))


def test_faults_are_told():
    class Broken:
        def join(self, kept, moved):
            raise MemoryError("no room")

    with pytest.raises(ShardError, match="MemoryError: no room"):
        decode_answer("join", answer(Broken(), encode_question("join", 1, 2)))

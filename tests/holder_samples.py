"""A shard holder in this process, and an actor that stands for the one Dask would give."""

import numpy as np
from scipy.sparse import csr_array

from tests.count_samples import zipf_counts
from topicgrouper.distributed.shard_holder import ShardHolder
from topicgrouper.distributed.wire import Question
from topicgrouper.kernel.shards import ShardLayout

SLOTS = 30
COUNTS = zipf_counts(20, SLOTS, length=15)
JOIN = Question("join", (3, 8))


def holder(*, n_on_machine=1):
    layout = ShardLayout.at_start(COUNTS.sum(axis=0))
    return ShardHolder(layout, 1, n_on_machine, csr_array(COUNTS))


class Done:
    """What a call of an actor gives, here of an object in this process."""

    def __init__(self, value):
        self.value = value

    def result(self, timeout=None):
        if isinstance(self.value, Exception):
            raise self.value
        return self.value


class FakeActor:
    def __init__(self, held):
        self.held = held

    def listen(self, host, key):
        return Done(self.held.listen(host, key))

    def ask(self, question):
        return Done(self.held.ask(question))


class BrokenShard:
    """Fails in the middle of a join, as one for which memory does not suffice."""

    def __init__(self, error):
        self.error = error
        self.asked = 0

    def join(self, kept, moved):
        self.asked += 1
        raise self.error


def assert_same_rows(found, wanted):
    for array, other in zip(found, wanted, strict=True):
        np.testing.assert_array_equal(array, other)

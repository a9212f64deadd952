"""The shards of a fit are spread evenly, and know how many share their machine."""

import pytest

from topicgrouper.distributed.shard_placement import shards_on_machine

FIRST = "tls://10.0.0.1:4001"
SECOND = "tls://10.0.0.1:4002"
OTHER = "tls://10.0.0.11:4001"


@pytest.mark.parametrize(
    ("workers", "taken", "expected"),
    [
        ([FIRST], [], 1),
        ([FIRST, SECOND, OTHER], [], 2),  # the second worker will get a shard as well
        ([FIRST, SECOND, OTHER], [SECOND, OTHER], 2),
        ([FIRST, OTHER], [FIRST, OTHER, OTHER], 2),  # after a loss
        ([FIRST], [FIRST, FIRST], 3),
        (["tcp://[::1]:4001"], [], 1),
    ],
)
def test_a_shard_knows_with_how_many_it_shares_its_machine(workers, taken, expected):
    assert shards_on_machine(workers[0], workers=workers, taken=taken) == expected


def test_workers_in_one_process_share_its_machine():
    workers = [f"inproc://10.0.0.1/4711/{number}" for number in range(3)]
    assert shards_on_machine(workers[0], workers=workers, taken=[]) == 3

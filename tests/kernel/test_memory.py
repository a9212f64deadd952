import subprocess
import sys

import numpy as np
import psutil
import pytest

from topicgrouper.common.short_repr import format_bytes
from topicgrouper.kernel import NotEnoughMemoryError
from topicgrouper.kernel.agglomerate import agglomerate
from topicgrouper.kernel.memory import (
    ALGORITHMS,
    DataSize,
    available_memory,
    linear_bytes,
    memory_limit_bytes,
    plan_memory,
)

SIZE = DataSize(documents=1_000, words=5_000, nonzeros=100_000)
MB = 1 << 20
LARGE = 10_000 * MB


@pytest.mark.parametrize(
    ("limit", "expected"),
    [
        (0, 0),
        (12345, 12345),
        (np.int64(7), 7),
        ("0", 0),
        ("500", 500),
        ("500B", 500),
        ("2KB", 2_000),
        ("2 kb", 2_000),
        ("2k", 2_000),
        ("1.5MB", 1_500_000),
        ("500MiB", 500 * MB),
        (" 2 GB ", 2 * 10**9),
        ("2g", 2 * 10**9),
        ("1TB", 10**12),
        ("1TiB", 1 << 40),
    ],
)
def test_limits_are_numbers_or_texts(limit, expected):
    assert memory_limit_bytes(limit) == expected


@pytest.mark.parametrize("limit", ["", "GB", "-1GB", "2 PB", "two", "1e9", "1,5GB", "5 bytes"])
def test_other_texts_are_an_error_that_shows_how(limit):
    with pytest.raises(ValueError, match=r"is not a size.*'2GB'"):
        memory_limit_bytes(limit)


def test_a_negative_limit_is_an_error():
    with pytest.raises(ValueError, match="at least 0, got -1"):
        memory_limit_bytes(-1)


def test_by_default_a_share_of_what_is_free_is_used():
    free = available_memory()
    assert 0 < free <= psutil.virtual_memory().total
    assert 0 < memory_limit_bytes(None) < psutil.virtual_memory().total


def test_linear_memory_keeps_the_promise():
    """40 bytes per non-zero, 2 KB per word and 32 MB, kept sums included."""
    for size in (SIZE, DataSize(100_000, 30_000, 8_000_000), DataSize(10, 100_000, 200_000)):
        plan = plan_memory(size, algorithm="mehac", threads=2, limit=None)
        assert plan.bytes <= 40 * size.nonzeros + 2_000 * size.words + 32 * MB
        assert linear_bytes(size, threads=2) <= plan.bytes


def test_linear_memory_grows_with_everything():
    small = linear_bytes(SIZE, threads=1)
    assert linear_bytes(SIZE, threads=8) > small
    assert linear_bytes(DataSize(1_001, 5_000, 100_000), threads=1) > small
    assert linear_bytes(DataSize(1_000, 6_000, 100_000), threads=1) > small
    assert linear_bytes(DataSize(1_000, 5_000, 100_001), threads=1) > small


def test_ehac_keeps_all_sums():
    for size in (SIZE, DataSize(1_000, 20_000, 100_000)):
        plan = plan_memory(size, algorithm="ehac", threads=1, limit=LARGE)
        assert plan.max_kept_sums == size.words**2
        assert plan.bytes == linear_bytes(size, threads=1) + 8 * size.words**2


@pytest.mark.parametrize("algorithm", ["auto", "mehac"])
@pytest.mark.parametrize("limit", [0, 8 * MB, 20 * MB, 100 * MB, LARGE])
def test_the_others_keep_as_many_sums_as_fit(algorithm, limit):
    plan = plan_memory(SIZE, algorithm=algorithm, threads=1, limit=limit)
    linear = linear_bytes(SIZE, threads=1)
    assert plan.bytes <= max(limit, linear)
    assert plan.bytes == linear + 8 * plan.max_kept_sums
    assert plan.max_kept_sums <= SIZE.words**2


def test_more_memory_allows_more_sums():
    most = [
        plan_memory(SIZE, algorithm="auto", threads=1, limit=limit).max_kept_sums
        for limit in (0, 12 * MB, 16 * MB, 20 * MB)
    ]
    assert most == sorted(set(most))
    assert most[0] == 0


def test_auto_keeps_no_more_sums_than_are_useful_or_exist():
    small = DataSize(1_000, 500, 100_000)
    assert plan_memory(small, algorithm="auto", threads=1, limit=LARGE).max_kept_sums == 500**2
    # The more data, the more is saved by a sum that need not be added up again.
    for nonzeros, useful in ((100_000, 16 * MB), (4 * MB, 64 * MB), (10**9, 128 * MB)):
        size = DataSize(1_000, 50_000, nonzeros)
        plan = plan_memory(size, algorithm="auto", threads=1, limit=1000 * LARGE)
        assert plan.bytes == linear_bytes(size, threads=1) + useful


def test_mehac_keeps_at_most_what_auto_does():
    for size in (SIZE, DataSize(10**7, 200_000, 10**9), DataSize(1_000, 500, 100_000)):
        auto, mehac = (
            plan_memory(size, algorithm=algorithm, threads=1, limit=1000 * LARGE).max_kept_sums
            for algorithm in ("auto", "mehac")
        )
        assert 0 < mehac <= auto


def test_sums_of_mehac_stay_linear():
    few = plan_memory(SIZE, algorithm="mehac", threads=1, limit=LARGE)
    many = plan_memory(
        DataSize(1_000, 2 * SIZE.words, 2 * SIZE.nonzeros),
        algorithm="mehac",
        threads=1,
        limit=LARGE,
    )
    assert many.bytes <= 2 * few.bytes


def test_ehac_beyond_the_limit_says_how_much_and_what_to_do():
    with pytest.raises(NotEnoughMemoryError) as caught:
        plan_memory(SIZE, algorithm="ehac", threads=1, limit="100MB")
    message = str(caught.value)
    needed = linear_bytes(SIZE, threads=1) + 8 * SIZE.words**2
    for part in ("5,000 words", format_bytes(needed), "100.0 MB", "'auto'", "memory_limit"):
        assert part in message
    assert isinstance(caught.value, MemoryError)


def test_an_unknown_algorithm_is_an_error_that_names_the_known():
    with pytest.raises(ValueError, match=r"auto.*ehac.*mehac.*'fast'"):
        plan_memory(SIZE, algorithm="fast", threads=1, limit=None)
    assert ALGORITHMS == ("auto", "ehac", "mehac")


def test_nothing_is_allocated_before_the_refusal():
    """The sums of 300,000 words would take 670 GB."""
    counts = np.ones((1, 300_000), dtype=np.int8)
    before = psutil.Process().memory_info().rss
    with pytest.raises(NotEnoughMemoryError, match="300,000 words"):
        agglomerate(counts, algorithm="ehac", memory_limit="4GB")
    assert psutil.Process().memory_info().rss - before < 100 * MB


# Prints the bytes of each fit at its peak, and those of its plan.
MEASURED = """
import contextlib, ctypes, sys
import numpy as np
from tests.count_samples import sparse_zipf_counts
from topicgrouper.kernel.agglomerate import agglomerate
from topicgrouper.kernel.whole_counts import to_whole_counts
from topicgrouper.kernel.memory import DataSize, plan_memory

def memory(key):
    with open("/proc/self/status") as lines:
        return next(1024 * int(line.split()[1]) for line in lines if line.startswith(key))

if sys.argv[1] == "short documents":
    counts = sparse_zipf_counts(300_000, 200, length=5, seed=1)
elif sys.argv[1] == "two words":
    counts = np.ones((1_000_000, 2), dtype=np.int32)
else:
    counts = sparse_zipf_counts(4_000, 6_000, length=150, seed=1)
whole = to_whole_counts(counts)
del counts
agglomerate([[1, 2], [2, 1]])  # what the first fit of a process loads
size = DataSize(*whole.counts.shape, whole.counts.nnz)
for algorithm, limit in (("mehac", 0), ("mehac", "1GB"), ("auto", "1GB"), ("ehac", "1GB")):
    plan = plan_memory(size, algorithm=algorithm, threads=1, limit=limit)
    with contextlib.suppress(AttributeError):  # only glibc has it, and needs it
        ctypes.CDLL(None).malloc_trim(0)  # memory that is free already would not be seen in use
    before = memory("VmRSS")
    with open("/proc/self/clear_refs", "w") as peak:
        peak.write("5")
    agglomerate(whole, algorithm=algorithm, memory_limit=limit)
    print(memory("VmHWM") - before, plan.bytes)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="other systems measure memory differently")
@pytest.mark.parametrize("shape", ["short documents", "two words", "many words"])
def test_fits_stay_within_their_plan(shape):
    result = subprocess.run(
        [sys.executable, "-c", MEASURED, shape],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    measured = [[int(number) for number in line.split()] for line in result.stdout.splitlines()]
    assert len(measured) == 4
    for used, planned in measured:
        assert used <= planned + 4 * MB  # huge pages may be rounded up to

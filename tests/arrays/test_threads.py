"""Numbers of jobs, as joblib counts them."""

import pytest
from joblib import cpu_count, parallel_config

from topicgrouper.arrays.threads import thread_count


def test_jobs_are_those_of_joblib():
    assert thread_count(None) == 1
    assert thread_count(3) == 3
    assert thread_count(-1) == cpu_count()
    with parallel_config("threading", n_jobs=5):
        assert thread_count(None) == 5


@pytest.mark.parametrize("n_jobs", ["all", "2", 1.5, True])
def test_jobs_are_counted_in_whole_numbers(n_jobs):
    message = f"a whole number, such as -1 for all processors, got {n_jobs!r}"
    with pytest.raises(TypeError, match=message):
        thread_count(n_jobs)


def test_no_jobs_are_refused():
    with pytest.raises(ValueError, match=r"n_jobs must be None, .* or a negative one; got 0"):
        thread_count(0)

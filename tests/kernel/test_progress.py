"""What a caller hears of a fit while it runs, and how it can end it."""

import sys
import threading

import psutil
import pytest

from tests.count_samples import assert_same_joins, sparse_zipf_counts
from topicgrouper import fit_tree

# Takes about a second: long enough for several reports.
COUNTS = sparse_zipf_counts(15_000, 6_000, length=80, seed=1)
MIDDLE = sparse_zipf_counts(2_000, 2_000, length=50, seed=1)


class Stop(Exception):  # noqa: N818 - not an error
    """Ends a fit."""


class Listener:
    def __init__(self, *, stop_at=None):
        self.reports = []
        self.threads = set()
        self.stop_at = stop_at

    def __call__(self, share, note):
        self.reports.append((share, note))
        self.threads.add(threading.get_ident())
        if len(self.reports) == self.stop_at:
            raise Stop


@pytest.fixture(scope="module")
def tree():
    return fit_tree(COUNTS)


@pytest.mark.parametrize(("algorithm", "n_jobs"), [("auto", 1), ("ehac", 2), ("mehac", 1)])
def test_progress_is_told_from_start_to_end(tree, algorithm, n_jobs):
    listener = Listener()
    fit = fit_tree(COUNTS, algorithm=algorithm, n_jobs=n_jobs, progress=listener)
    shares, notes = zip(*listener.reports, strict=True)
    topics = [int(note.split()[2].replace(",", "")) for note in notes]
    assert len(listener.reports) > 1
    assert all(0.0 <= share <= 1.0 for share in shares)
    assert list(shares) == sorted(shares)
    assert topics == sorted(topics, reverse=True)
    assert listener.reports[-1] == (1.0, "Joining topics, 1 left")
    assert listener.threads == {threading.get_ident()}
    assert_same_joins(fit, tree)  # and listening changes nothing


def test_even_the_shortest_fit_reports_its_end():
    listener = Listener()
    fit_tree([[1]], progress=listener)
    assert listener.reports[-1] == (1.0, "Joining topics, 1 left")


@pytest.mark.parametrize("n_jobs", [1, 3])
@pytest.mark.parametrize("stop_at", [1, 2])
def test_an_exception_ends_the_fit(n_jobs, stop_at):
    listener = Listener(stop_at=stop_at)
    threads = psutil.Process().num_threads()
    with pytest.raises(Stop):
        fit_tree(COUNTS, n_jobs=n_jobs, progress=listener)
    assert len(listener.reports) == stop_at
    assert psutil.Process().num_threads() <= threads  # those of other tests may have ended


def test_a_fit_after_a_failed_one_is_as_any_other():
    before = fit_tree(MIDDLE, n_jobs=2)
    with pytest.raises(Stop):
        fit_tree(COUNTS, n_jobs=2, progress=Listener(stop_at=1))
    assert_same_joins(fit_tree(MIDDLE, n_jobs=2), before)


def test_nothing_leaks_when_a_fit_is_ended():
    """Not the listener, not the counts, not the some 60 MB that such a fit takes."""
    listener = Listener(stop_at=1)
    objects = (listener, COUNTS.data, COUNTS.indices)

    def end_a_fit():
        listener.reports.clear()
        with pytest.raises(Stop):
            fit_tree(COUNTS, n_jobs=2, progress=listener)

    end_a_fit()
    references = [sys.getrefcount(each) for each in objects]
    memory = psutil.Process().memory_info().rss
    for _ in range(5):
        end_a_fit()
    assert [sys.getrefcount(each) for each in objects] == references
    assert psutil.Process().memory_info().rss - memory < 150 << 20


def test_other_threads_run_during_a_fit():
    """Python takes the processor from nobody here: another thread runs if the fit lets it."""
    usual = sys.getswitchinterval()
    ran, done = [], threading.Event()

    def run():
        while not done.wait(0.001):
            ran.append(True)

    other = threading.Thread(target=run)
    other.start()
    try:
        sys.setswitchinterval(1000.0)
        for _ in range(100):  # on a busy machine, it may not get a turn in the first
            seen = []  # between reports, nothing runs but the kernel
            fit_tree(COUNTS, progress=lambda *_, seen=seen: seen.append(len(ran)))
            if seen and seen[-1] > seen[0]:
                break
        else:
            pytest.fail("no other thread ran during a hundred fits")
    finally:
        sys.setswitchinterval(usual)
        done.set()
        other.join()


def test_fits_run_side_by_side_in_threads():
    results = [None] * 3

    def fit(i):
        results[i] = fit_tree(MIDDLE, n_jobs=1 + i % 2)

    threads = [threading.Thread(target=fit, args=(i,)) for i in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expected = fit_tree(MIDDLE)
    for joins in results:
        assert_same_joins(joins, expected)

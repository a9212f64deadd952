import gc
import threading

import pytest

from topicgrouper.corpus.readers.ahead import Ahead

TIMEOUT = 60
"""Seconds after which a thread that should have ended counts as hanging."""


def threads():
    return [thread for thread in threading.enumerate() if thread.name == "topicgrouper-ahead"]


def wait_for_end(found):
    for thread in found:
        thread.join(TIMEOUT)
        assert not thread.is_alive()


@pytest.mark.parametrize("n_ahead", [1, 2, 100])
@pytest.mark.parametrize("n_items", [0, 1, 2, 57])
def test_items_arrive_in_their_order(n_items, n_ahead):
    with Ahead(iter(range(n_items)), n_ahead=n_ahead) as items:
        assert list(items) == list(range(n_items))
        assert list(items) == []
    assert not threads()


def test_items_are_computed_in_another_thread():
    with Ahead((threading.get_ident() for _ in range(1)), n_ahead=1) as items:
        assert next(items) != threading.get_ident()


def test_an_error_comes_out_unchanged_after_the_items_before_it():
    error = KeyError("in the middle")

    def broken():
        yield 1
        yield 2
        raise error

    with Ahead(broken(), n_ahead=8) as items:
        assert [next(items), next(items)] == [1, 2]
        for _ in range(2):  # it does not hang when it is asked again
            with pytest.raises(KeyError) as caught:
                next(items)
            assert caught.value is error
    assert not threads()


def test_no_more_are_computed_than_may_wait():
    computed = []
    is_full = threading.Event()

    def counted():
        for number in range(1000):
            if number == 4:  # the fifth is computed while four wait
                is_full.set()
            computed.append(number)
            yield number

    with Ahead(counted(), n_ahead=4) as items:
        assert is_full.wait(TIMEOUT)
        assert len(computed) <= 5
        assert next(items) == 0
    assert len(computed) <= 6
    assert not threads()


def test_a_consumer_that_stops_early_ends_the_thread():
    def endless():
        while True:
            yield b"x"

    with Ahead(endless(), n_ahead=2) as items:
        next(items)
        assert threads()
    assert not threads()
    with pytest.raises(StopIteration):
        next(items)


def test_an_abandoned_iteration_ends_the_thread():
    def endless():
        while True:
            yield b"x"

    items = Ahead(endless(), n_ahead=2)
    next(items)
    found = threads()
    assert len(found) == 1
    del items
    gc.collect()
    wait_for_end(found)


def test_without_threads_items_are_computed_on_request(monkeypatch):
    def refuse(_thread):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    with Ahead(iter("abc"), n_ahead=2) as items:
        assert list(items) == ["a", "b", "c"]


def test_it_may_be_closed_on_the_thread_that_is_to_end():
    """As when the collector runs there and finds an iteration that was abandoned."""
    is_made, errors, made = threading.Event(), [], []

    def closing():
        is_made.wait(TIMEOUT)
        try:
            made[0].close()
        except RuntimeError as error:  # a thread cannot wait for itself
            errors.append(error)
        yield 1

    made.append(Ahead(closing(), n_ahead=1))
    found = threads()
    is_made.set()
    wait_for_end(found)
    assert not errors
    assert list(made[0]) == []

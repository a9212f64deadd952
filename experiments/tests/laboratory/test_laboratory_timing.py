"""Times of a piece of work."""

import time

from experiments.laboratory.timing import timed


def test_waiting_takes_time_on_the_clock_only():
    result, seconds = timed(lambda: time.sleep(0.05) or "done")
    assert result == "done"
    assert seconds.wall >= 0.05
    assert 0 <= seconds.cpu < seconds.wall


def test_computing_takes_processor_time():
    def compute():
        end = time.process_time() + 0.03
        while time.process_time() < end:
            pass

    assert timed(compute)[1].cpu >= 0.03

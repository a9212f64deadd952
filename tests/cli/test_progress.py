"""Progress bars, which show in terminals only."""

import pytest

from tests.command_runner import run_on_streams
from topicgrouper import Model

SHOWS_CURSOR = "\x1b[?25h"


class Timer:
    """A timer that is up at once, or never."""

    def __init__(self, seconds, function):
        self.start = function if seconds == 0.0 else lambda: None
        self.cancel = self.join = lambda: None


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """Return a way to set after how many seconds bars appear; at once by default."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("topicgrouper.cli.console.Timer", Timer)

    def set_patience(seconds):
        monkeypatch.setattr("topicgrouper.cli.console.PATIENCE", seconds)

    set_patience(0.0)
    return set_patience


@pytest.mark.parametrize(
    ("seconds", "is_terminal", "is_shown"),
    [(0.0, True, True), (0.5, True, False), (0.0, False, False)],
)
def test_a_bar_appears_only_where_there_is_something_to_wait_for(
    model, patience, seconds, is_terminal, is_shown
):
    patience(seconds)
    out, err, code = run_on_streams("info", model, is_terminal=is_terminal)
    assert code == 0
    assert "Loading" not in out
    assert ("Loading small.tg" in err) == (SHOWS_CURSOR in err) == is_shown
    assert is_shown or err == ""


def test_steps_of_work_are_shown_one_after_another(fitted, texts, tmp_path):
    arguments = ("transform", fitted, texts, "-o", tmp_path / "t.csv")
    _, err, code = run_on_streams(*arguments, is_terminal=True)
    assert code == 0
    assert 0 < err.index("Finding topics") < err.index("Writing the table")
    assert run_on_streams(*arguments)[1] == ""


def test_a_fit_shows_how_far_reading_and_joining_are(texts, tmp_path):
    arguments = ("fit", texts, "-o", tmp_path / "m.tg")
    _, err, code = run_on_streams(*arguments, is_terminal=True)
    assert code == 0
    assert 0 < err.index("Reading texts") < err.index("Joining topics")
    assert "Joining topics, 1 left" in err
    assert "100%" in err.partition("Joining topics")[2]
    assert run_on_streams(*arguments)[1] == ""


def test_a_bar_is_removed_where_work_fails(model, monkeypatch):
    def fail(*_, **__):
        raise OSError("full")

    monkeypatch.setattr(Model, "load", fail)
    _, err, code = run_on_streams("info", model, is_terminal=True)
    assert code == 1
    assert 0 < err.index("Loading small.tg") < err.index(SHOWS_CURSOR) < err.index("Error: full")

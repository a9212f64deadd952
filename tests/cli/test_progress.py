"""Progress bars, which show in terminals only."""

import io
import time

import pytest
from rich.console import Console
from rich.progress import Progress

from topicgrouper.cli.progress import progress_bar, working


def test_progress_shows_in_terminals_only(capsys):
    with progress_bar() as bar:
        bar.add_task("Working", total=1.0)
    captured = capsys.readouterr()
    assert captured.out == captured.err == ""


def test_steps_of_work_are_shown_one_after_another(monkeypatch):
    seen = []
    bar = progress_bar()
    bar.disable = True
    monkeypatch.setattr("topicgrouper.cli.progress.progress_bar", lambda: bar)
    with working("Looking", "Writing") as step:
        for _ in range(3):
            (task,) = bar.tasks
            seen.append((task.description, task.completed, task.total))
            step()
    assert seen == [("Looking", 0, 2), ("Writing", 1, 2), ("Writing", 2, 2)]


@pytest.mark.parametrize(("patience", "is_shown"), [(0.0, True), (60.0, False)])
def test_a_bar_appears_only_where_there_is_something_to_wait_for(monkeypatch, patience, is_shown):
    terminal = Console(file=io.StringIO(), force_terminal=True)
    bar = Progress(console=terminal)
    monkeypatch.setattr("topicgrouper.cli.progress.progress_bar", lambda: bar)
    monkeypatch.setattr("topicgrouper.cli.progress.PATIENCE", patience)
    with working("Looking"):
        deadline = time.monotonic() + 30.0
        while is_shown and not bar.live.is_started and time.monotonic() < deadline:
            time.sleep(0.01)
    assert ("Looking" in terminal.file.getvalue()) == is_shown
    assert not bar.live.is_started


def test_a_bar_is_removed_where_work_fails(monkeypatch):
    bar = Progress(console=Console(file=io.StringIO(), force_terminal=True))
    monkeypatch.setattr("topicgrouper.cli.progress.progress_bar", lambda: bar)
    monkeypatch.setattr("topicgrouper.cli.progress.PATIENCE", 0.0)
    with pytest.raises(OSError, match="full"), working("Saving"):
        raise OSError("full")
    assert not bar.live.is_started


def test_steps_of_work_show_in_terminals_only(capsys):
    with working("Looking") as step:
        step()
    captured = capsys.readouterr()
    assert captured.out == captured.err == ""

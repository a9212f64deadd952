"""The list of all experiments."""

import inspect
import subprocess
from importlib import import_module
from types import SimpleNamespace

import pytest

from experiments import run_all

# What experiments share is no experiment.
SHARED = {"__init__", "run_all", "synthetic"}
PRESENT = sorted(path.stem for path in run_all.FOLDER.glob("*.py") if path.stem not in SHARED)


@pytest.fixture
def commands(monkeypatch):
    """Return the commands that would be run; all fail but the first."""
    found = []

    def run(command, *, env, check):
        found.append(SimpleNamespace(script=command[1:3], options=command[3:], environment=env))
        return SimpleNamespace(returncode=int(len(found) > 1))

    monkeypatch.setattr(subprocess, "run", run)
    return found


@pytest.mark.parametrize("script", PRESENT)
def test_every_experiment_is_in_the_list(script):
    assert script in run_all.SCRIPTS
    takes_options = bool(inspect.signature(import_module(f"experiments.{script}").main).parameters)
    assert takes_options == (script not in run_all.FOLDER_ONLY)


def test_no_experiment_is_listed_twice():
    assert len(set(run_all.SCRIPTS)) == len(run_all.SCRIPTS)
    assert set(run_all.SCRIPTS) >= run_all.FOLDER_ONLY


def test_options_are_passed_on_and_failures_named(commands, tmp_path):
    given = ["--data", str(tmp_path), "--jobs", "1"]
    with pytest.raises(SystemExit) as ended:
        run_all.main(given)
    assert len(commands) == len(run_all.SCRIPTS)
    for command, script in zip(commands, run_all.SCRIPTS, strict=True):
        assert command.script == ["-m", f"experiments.{script}"]
        assert command.options == ([] if script in run_all.FOLDER_ONLY else given)
        assert command.environment["TOPICGROUPER_DATA"] == str(tmp_path)
    first, second, *_ = run_all.SCRIPTS
    assert second in str(ended.value)
    assert first not in str(ended.value)


def test_what_has_no_quick_form_is_left_out_of_a_quick_run(commands, tmp_path):
    with pytest.raises(SystemExit):
        run_all.main(["--quick", "--data", str(tmp_path)])
    assert len(commands) == len(run_all.SCRIPTS) - len(run_all.FOLDER_ONLY)

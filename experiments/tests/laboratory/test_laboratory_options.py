"""Options: the folders, and what is said when they are missing."""

from pathlib import Path

import pytest

from experiments.laboratory.options import RESULTS, options


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch):
    for name in ("TOPICGROUPER_DATA", "TOPICGROUPER_KEPT", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)


def test_the_folder_of_the_data_sets_is_needed(capsys):
    with pytest.raises(SystemExit):
        options("An experiment.", [])
    assert "with --data, or set TOPICGROUPER_DATA" in capsys.readouterr().err
    assert options("An experiment.", [], needs_data=False).data == Path()


def test_a_folder_that_is_not_there_is_named(tmp_path, capsys):
    with pytest.raises(SystemExit):
        options("An experiment.", ["--data", str(tmp_path / "none")])
    assert str(tmp_path / "none") in capsys.readouterr().err


def test_the_environment_names_folders(tmp_path, monkeypatch):
    monkeypatch.setenv("TOPICGROUPER_DATA", str(tmp_path))
    monkeypatch.setenv("TOPICGROUPER_KEPT", str(tmp_path / "kept"))
    chosen = options("An experiment.", [])
    assert (chosen.data, chosen.kept) == (tmp_path, tmp_path / "kept")


def test_models_are_kept_in_the_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    chosen = options("An experiment.", ["--data", str(tmp_path)])
    assert chosen.kept == tmp_path / "topicgrouper-experiments"


def test_a_quick_run_never_writes_beside_the_real_results(tmp_path):
    given = ["--data", str(tmp_path)]
    assert options("An experiment.", given).results == RESULTS
    assert options("An experiment.", [*given, "--quick"]).results == RESULTS / "quick"
    named = options("An experiment.", [*given, "--quick", "--results", str(tmp_path)])
    assert named.results == tmp_path


def test_the_help_shows_the_first_line_of_the_docstring(capsys):
    with pytest.raises(SystemExit):
        options("What it shows.\n\nAnd how.", ["--help"])
    shown = capsys.readouterr().out
    assert "What it shows." in shown
    assert "And how." not in shown

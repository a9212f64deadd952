"""The whole comparison, on made-up counts."""

import csv
import json
import os
import subprocess
import sys

import pytest

from benchmarks.peers.__main__ import main
from benchmarks.peers.collections import QUICK
from benchmarks.peers.measure_one import Job, measure_here
from benchmarks.peers.subjects import SUBJECTS

OWN = [subject.name for subject in SUBJECTS if subject.name.startswith("ours-")]


def read(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.filterwarnings("ignore:Maximum number of iterations")  # of NMF
@pytest.mark.parametrize("name", ["ours-greedy", "ours-share", "ours-soft", "nmf"])
def test_every_test_document_has_a_topic_and_every_topic_words(name):
    told = json.loads(json.dumps(measure_here(Job(name, "whole", 6, 0), QUICK[0].load())))
    found = told["readings"][name]
    assert len(found["topics"]) == 100
    assert set(found["topics"]) <= set(range(6))
    assert len(found["shown"]) == 6
    assert all(words and len(words) <= 10 for words in found["shown"])
    assert told["chosen"] == 1


def test_a_package_that_is_missing_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "benchmarks.peers.subjects.fastopic_topics", None)
    told = measure_here(Job("fastopic", "whole", 6, 0), QUICK[0].load())
    assert "is not installed; see 'Other topic models'" in told["skipped"]


def test_missing_data_end_the_run(monkeypatch, tmp_path, capsys):
    monkeypatch.delenv("TOPICGROUPER_DATA", raising=False)
    assert main(["--subjects", "ours-greedy", "--results", str(tmp_path)]) == 2
    assert "TOPICGROUPER_DATA is not set" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_run_is_resumed_and_rows_are_measured_again(tmp_path, capsys):
    quick = ["--quick", "--results", str(tmp_path)]
    assert main([*quick, "--subjects", "nmf", "ours-*"]) == 0
    table = (tmp_path / "peers.md").read_text(encoding="utf-8")
    assert capsys.readouterr().out == table
    rows = read(tmp_path / "peers.csv")
    assert [row["reading"] for row in rows] == ["nmf", *OWN]
    assert all(float(row["purity"]) > 0.9 for row in rows)
    assert [row["reading"] for row in read(tmp_path / "peers_halves.csv")] == ["nmf", *OWN]

    assert main([*quick, "--subjects", "nmf", "ours-*"]) == 0
    assert "PeerRow" not in capsys.readouterr().err
    assert main([*quick, "--subjects", "ours-greedy", "--again"]) == 0
    assert capsys.readouterr().err.count("PeerRow") == 1
    again = read(tmp_path / "peers.csv")
    assert [row["reading"] for row in again] == ["nmf", *OWN[1:], "ours-greedy"]
    assert again[:-1] == [rows[0], *rows[2:]]


def test_peers_are_measured_or_say_what_is_missing(tmp_path):
    for name in ("lda", "bertopic", "fastopic"):
        subject = next(one for one in SUBJECTS if one.name == name)
        command = [sys.executable, "-m", "benchmarks.peers", "--quick", "--subjects", name]
        done = subprocess.run(
            [*command, "--results", str(tmp_path / name)],
            env=os.environ,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        if "is not installed" not in done.stderr:
            found = read(tmp_path / name / "peers.csv")
            assert [row["reading"] for row in found] == list(subject.readings)

"""Deferred updates of MEHAC, counted."""

import csv

from experiments import deferred_updates


def test_every_row_is_of_a_word_a_join_or_a_deferred_update(run_quick, tmp_path):
    results = run_quick(deferred_updates.main, tmp_path)
    with (results / "deferred_updates.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["data_set"] for row in rows} == set(deferred_updates.DATA_SETS)
    for row in rows:
        words, updates = int(row["words"]), int(row["deferred_updates"])
        assert int(row["rows"]) == words + (words - 1) + updates
        assert 0 <= updates <= words
        assert int(row["size"]) == int(row[row["drawn"]])
    lines = (results / "deferred_updates.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2 + len(deferred_updates.DATA_SETS)

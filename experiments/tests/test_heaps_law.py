"""Heaps' law: the words of ever more documents."""

import csv

import pytest

from experiments import heaps_law
from experiments.heaps_law import EVERY, FITTED, FREQUENT, VOCABULARIES, HeapsRow


def test_more_documents_hold_more_words(run_quick, tmp_path):
    results = run_quick(heaps_law.main, tmp_path)
    with (results / "heaps_law.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    found = {}
    for row in rows:
        key = row["data_set"], row["vocabulary"]
        found.setdefault(key, {}).setdefault(int(row["documents"]), []).append(int(row["words"]))
    assert len(found) == 5 * 3
    for words in found.values():
        sizes = sorted(words)
        assert max(words[sizes[0]]) < min(words[sizes[-1]])
        assert [len(words[size]) for size in sizes] == [2] * (len(sizes) - 1) + [1]
    for name in heaps_law.READERS:
        # Documents of every word are those of both parts; none of their words is missing.
        assert found[name, EVERY][60][0] >= found[name, FITTED][60][0]
        assert max(found[name, FREQUENT][10]) < min(found[name, FITTED][10])
    assert (results / "heaps_law.png").stat().st_size > 1000


def test_the_exponent_is_that_of_the_words():
    rows = [
        HeapsRow(name, vocabulary, documents, 0, int(documents**0.5), documents)
        for name in heaps_law.READERS
        for vocabulary in VOCABULARIES
        for documents in (100, 400, 10_000)
    ]
    lines = heaps_law.summary(rows)
    assert len(lines) == 15
    for line in lines:
        assert [float(cell.split()[0]) for cell in line[-2:]] == pytest.approx([0.5, 0.5], abs=0.01)

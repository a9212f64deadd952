"""Ways to choose words: the coherent ones of many, and a whole run."""

import numpy as np

from experiments import shown_words
from experiments.laboratory.results import Results
from topicgrouper import fit_tree


def test_words_that_meet_are_left_of_many():
    present = np.kron(np.eye(2, dtype=int), np.ones((30, 15), dtype=int))
    present[::4, 3] = 0
    view = fit_tree(present, [f"w{column}" for column in range(30)]).view(1)
    words = [f"w{column}" for column in (*range(10), *range(15, 20))]
    found = shown_words._most_coherent(view, words, view.tree.counts.astype(float))
    assert found == tuple(words[:10])


def test_a_quick_run(small_data, monkeypatch, tmp_path):
    monkeypatch.setattr(shown_words, "QUICK_STEP", 1)
    monkeypatch.setattr(shown_words, "NUMBERS", (3,))
    monkeypatch.setattr(shown_words, "EVIDENCE_N", 3)
    monkeypatch.setattr(shown_words, "_plan", lambda chosen: [("texts", "left in")])
    given = {"data": small_data, "results": tmp_path, "kept": tmp_path, "only": "Reuters"}
    shown_words.main(
        ["--quick", "--jobs=1", *(f"--{name}={value}" for name, value in given.items())]
    )
    rows = list(Results(tmp_path / "shown_words.csv", shown_words.ShownRow))
    assert {row.model for row in rows} == set(shown_words.MODELS) - {"BERTopic"}
    assert all(0 < row.diversity <= 1 for row in rows)
    evidence = list(Results(tmp_path / "shown_words_evidence.csv", shown_words.EvidenceRow))
    assert [row.kind for row in evidence] == ["texts"]
    assert (tmp_path / "shown_words_left_in.md").exists()

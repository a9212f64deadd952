"""What warnings foretell: the halves and the copies, and a whole run."""

import numpy as np

from experiments import topic_warnings
from experiments.laboratory.results import Results
from topicgrouper.corpus import Corpus


def test_nearly_identical_documents_are_on_one_side():
    counts = np.kron(np.eye(6, dtype=int), np.ones((10, 10), dtype=int))
    counts[::3, 0] = 1
    corpus = Corpus(counts, [f"w{column}" for column in range(60)])
    inside, outside = topic_warnings.halves(corpus, np.random.default_rng(0))
    assert inside.n_documents + outside.n_documents == 60
    first, second = (
        {np.flatnonzero(row)[-1] // 10 for row in side.counts.toarray()}
        for side in (inside, outside)
    )
    assert first
    assert second
    assert not first & second


def test_copies_lack_few_words():
    corpus = Corpus(np.ones((8, 200), dtype=int), [f"w{column}" for column in range(200)])
    counts = topic_warnings.with_copies(corpus, np.random.default_rng(0)).counts.toarray()
    assert counts.shape[0] == 8 + topic_warnings.COPIED * topic_warnings.COPIES
    assert 0.9 < counts[8:].mean() < 1


def test_a_quick_run(run_quick, tmp_path):
    results = run_quick(topic_warnings.main, tmp_path)
    rows = list(Results(results / "topic_warnings.csv", topic_warnings.WarningRow))
    assert [(row.data_set, row.sample, row.n, row.warning) for row in rows] == [
        (data_set, sample, n, kind)
        for data_set in topic_warnings.DATA_SETS
        for sample in topic_warnings.SAMPLES
        for n in topic_warnings.NUMBERS
        for kind in topic_warnings.KINDS
    ]
    assert all(row.low <= row.topics and row.measured <= row.topics for row in rows)
    table = (results / "topic_warnings.md").read_text(encoding="utf-8")
    assert table.count("with near-duplicates") == len(topic_warnings.DATA_SETS)

"""Topics found again after a fit of more documents: a whole run."""

from experiments import matched_topics
from experiments.laboratory.results import Results


def test_a_quick_run(run_quick, tmp_path):
    results = run_quick(matched_topics.main, tmp_path)
    rows = list(Results(results / "matched_topics.csv", matched_topics.MatchRow))
    assert [(row.data_set, row.kind) for row in rows] == [
        (data_set, kind) for data_set in matched_topics.DATA_SETS for kind in matched_topics.KINDS
    ]
    for row in rows:
        assert 0 <= row.matched <= row.n
        assert 0.2 * row.matched / row.n <= row.mean_shared <= 1
    table = (results / "matched_topics.md").read_text(encoding="utf-8")
    assert "both regrown" in table
    assert table.count("\n") == 2 + len(matched_topics.DATA_SETS)

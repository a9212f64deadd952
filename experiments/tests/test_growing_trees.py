"""Trees that grow, beside trees fitted from scratch: a whole run."""

from experiments import growing_trees
from experiments.laboratory.results import Results


def test_a_quick_run(run_quick, tmp_path):
    results = run_quick(growing_trees.main, tmp_path)
    kept = list(Results(results / "kept_topics.csv", growing_trees.KeptRow))
    assert [(row.data_set, row.kind) for row in kept] == [
        (data_set, kind)
        for data_set in (growing_trees.NEWS, growing_trees.RETAIL)
        for kind in growing_trees.KINDS
    ]
    assert all(0 <= row.half <= row.fifth <= row.n for row in kept)

    left_out = list(Results(results / "left_out.csv", growing_trees.LeftOutRow))
    assert [row.data_set for row in left_out] == [
        growing_trees.NEWS,
        growing_trees.REUTERS,
        growing_trees.RETAIL,
    ]
    assert all(row.recall == 0 or row.recall >= growing_trees.LEAST_RECALL for row in left_out)

    steps = list(Results(results / "growing_steps.csv", growing_trees.StepRow))
    for first, second in (steps[:2], steps[2:]):
        assert (first.step, second.step) == (0, 1)
        assert first.documents < second.documents
        assert (first.kept, first.behind) == (growing_trees.KEPT_OF, 0)
        assert first.model == first.fresh_model
    for name in ("kept_topics", "left_out", "growing_steps"):
        assert "log q" in (results / f"{name}.md").read_text(encoding="utf-8")

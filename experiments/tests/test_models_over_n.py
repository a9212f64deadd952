"""Perplexity and accuracy over n: every model is measured, and nothing twice."""

import pytest

from experiments import (
    classification_over_n,
    heuristics_over_iterations,
    lda_iterations,
    perplexity_estimates,
    perplexity_over_n,
    reduction_cost,
    softened_topics,
    softened_views,
)
from experiments.heuristics_over_iterations import HeuristicsRow
from experiments.laboratory.classification_points import (
    LDA_WAYS,
    METHODS,
    AccuracyRow,
    ClassifiedRow,
)
from experiments.laboratory.data_sets import CLASSIFIED, PREDICTED, SOFTENED
from experiments.laboratory.kept_lda import LDA_MODELS, PREDICTING_MODELS
from experiments.laboratory.perplexity_points import PerplexityRow
from experiments.laboratory.perplexity_rows import EstimateRow
from experiments.laboratory.results import Results
from experiments.laboratory.soft_models import MODELS, VARIANTS


@pytest.fixture(scope="module")
def folder(run_quick, tmp_path_factory):
    """Return the results of a quick run of both scripts that others build on."""
    place = tmp_path_factory.mktemp("over_n")
    run_quick(perplexity_over_n.main, place)
    return run_quick(classification_over_n.main, place)


def test_all_models_predict_the_held_out_documents(folder):
    rows = list(Results(folder / "perplexity_over_n.csv", PerplexityRow))
    assert {row.data_set for row in rows} == set(PREDICTED)
    for name in PREDICTED:
        of_set = [row for row in rows if row.data_set == name]
        assert {row.model for row in of_set} == {"Topic Grouper", *PREDICTING_MODELS}
        assert len({row.documents for row in of_set}) == 1
        sampled = [row for row in of_set if row.model != "Topic Grouper"]
        assert all(row.bias_bound > 0 and row.document_error > 0 for row in sampled)
        trees = {row.n: row.perplexity for row in of_set if row.model == "Topic Grouper"}
        for row in sampled:
            assert row.ratio == pytest.approx(row.perplexity / trees[row.n], rel=1e-3)
        grown = [row.n for row in of_set if row.model == "Topic Grouper"]
        assert grown == list(range(1, len(grown) + 1))
        assert all(row.perplexity > 1 for row in of_set)


def test_estimates_agree_within_their_bounds(folder, run_quick):
    run_quick(perplexity_estimates.main, folder.parent)
    rows = list(Results(folder / "perplexity_estimates.csv", EstimateRow))
    assert {row.estimator for row in rows} == {"annealed", "left-to-right"}
    for name in SOFTENED:
        annealed = [row for row in rows if (row.data_set, row.estimator) == (name, "annealed")]
        assert all(row.bias_bound < 0.1 * row.perplexity for row in annealed)


def test_heuristics_are_measured_over_iterations(folder, run_quick):
    run_quick(heuristics_over_iterations.main, folder.parent)
    rows = Results(folder / "heuristics_over_iterations.csv", HeuristicsRow)
    assert {row.data_set for row in rows} == set(heuristics_over_iterations.DATA_SETS)
    assert all(min(row.annealed, row.left_to_right, row.topic_grouper) > 1 for row in rows)
    assert "Online Retail, 4 + 2 iterations, left-to-right" in (
        folder / "heuristics_over_iterations.md"
    ).read_text(encoding="utf-8")


def test_all_reductions_are_classified(folder):
    rows = list(Results(folder / "classification_over_n.csv", ClassifiedRow))
    lda = [model + way for model in LDA_MODELS for way in LDA_WAYS]
    assert {(row.data_set, row.model) for row in rows} == {
        (name, model) for name in CLASSIFIED for model in (*METHODS, *lda)
    }
    for row in rows:
        assert row.hits.mean() == pytest.approx(row.accuracy, abs=1e-4)
    best = max(rows, key=lambda row: row.accuracy)
    assert 0.5 < best.accuracy <= 1


def test_a_second_run_fits_nothing(folder, run_quick, capsys):
    before = (folder / "perplexity_over_n.csv").read_bytes()
    capsys.readouterr()
    run_quick(perplexity_over_n.main, folder.parent)
    assert "fitting" not in capsys.readouterr().err
    assert (folder / "perplexity_over_n.csv").read_bytes() == before


def test_softened_views_use_the_same_documents(folder, run_quick):
    run_quick(softened_views.main, folder.parent)
    rows = list(Results(folder / "softened_views.csv", PerplexityRow))
    assert {row.model for row in rows} == {*MODELS, *VARIANTS}
    used = {row.data_set: row.documents for row in rows}
    assert set(used) == set(SOFTENED)
    for row in Results(folder / "perplexity_over_n.csv", PerplexityRow):
        assert row.documents == used.get(row.data_set, row.documents)


def test_soft_topics_are_coherent_and_classify(folder, run_quick):
    run_quick(softened_topics.main, folder.parent)
    coherences = Results(folder / "softened_coherence.csv", softened_topics.CoherenceRow)
    assert {row.model for row in coherences} == {"Topic Grouper", *MODELS, *LDA_MODELS}
    assert all(-1 <= row.npmi <= 1 and 0 <= row.npmi_error < 1 for row in coherences)
    kinds = {(row.data_set, row.reference) for row in coherences}
    own = {(name, kind) for name in (*SOFTENED, *CLASSIFIED) for kind in ("training", "test")}
    assert kinds == own | {(name, "Reuters") for name in ("AP sample", "Twenty News Groups")}
    accuracies = Results(folder / "softened_classification.csv", AccuracyRow)
    assert {(row.data_set, row.model) for row in accuracies} == {
        (name, model) for name in CLASSIFIED for model in MODELS
    }


def test_more_iterations_are_measured(folder, run_quick):
    run_quick(lda_iterations.main, folder.parent)
    rows = list(Results(folder / "lda_iterations.csv", lda_iterations.IterationsRow))
    assert [row.burn_in for row in rows] == [4, 8] * len(SOFTENED)


def test_a_look_up_is_cheaper_than_a_fold_in(folder, run_quick):
    run_quick(reduction_cost.main, folder.parent)
    rows = Results(folder / "reduction_cost.csv", reduction_cost.CostRow)
    assert {row.model for row in rows} == {"Topic Grouper", "LDA Optimized"}
    assert all(row.microseconds > 0 for row in rows)

"""The tree as a model of documents beside others: every model is measured, and nothing twice."""

import pytest

from experiments import document_model
from experiments.laboratory.data_sets import SOFTENED
from experiments.laboratory.document_points import (
    DCM,
    DCM_SETS,
    FOREST,
    REGROWN,
    TREE,
    VIEW,
    WHOLE,
    WORDS,
)
from experiments.laboratory.document_rows import DcmRow, DocumentCurveRow, DocumentRow
from experiments.laboratory.document_tables import DOCUMENT_TABLES
from experiments.laboratory.kept_lda import HEURISTICS_50_OVER_N, OPTIMIZED
from experiments.laboratory.results import Results


@pytest.fixture(scope="module", name="folder")
def results(run_quick, tmp_path_factory):
    return run_quick(document_model.main, tmp_path_factory.mktemp("documents"))


def rows_of(folder):
    return list(Results(folder / "document_model.csv", DocumentRow))


def test_all_models_predict_the_same_documents(folder):
    rows = rows_of(folder)
    for name in SOFTENED:
        of_set = [row for row in rows if row.data_set == name and row.split == 0]
        models = {TREE, REGROWN, FOREST, WHOLE, WORDS, VIEW, OPTIMIZED, HEURISTICS_50_OVER_N}
        assert {row.model for row in of_set} == models | ({DCM} if name in DCM_SETS else set())
        assert len({row.documents for row in of_set}) == 1
        for row in of_set:
            assert min(row.perplexity, row.completion, row.prediction) > 1
            is_sampled = row.model in (OPTIMIZED, HEURISTICS_50_OVER_N, DCM)
            assert (row.perplexity_bias > 0) == is_sampled
            # Half of a document tells something about the rest.
            assert row.completion < 1.02 * row.perplexity
    assert {row.split for row in rows} == {0, 1}
    once = {row.model for row in rows if row.counting == "once"}
    assert once == {TREE, REGROWN, FOREST, WORDS, OPTIMIZED}


def test_ratios_are_those_to_the_tree(folder):
    rows = rows_of(folder)
    trees = {
        (row.data_set, row.split, row.counting): row.perplexity for row in rows if row.model == TREE
    }
    for row in rows:
        expected = row.perplexity / trees[row.data_set, row.split, row.counting]
        assert row.ratio == pytest.approx(expected, rel=1e-3)
        assert (row.ratio_error > 0) == (row.model != TREE)


def test_curves_end_at_the_models_of_all_words(folder):
    of_all = [row for row in rows_of(folder) if (row.split, row.counting) == (0, "all")]
    rows = {(row.data_set, row.model): row.perplexity for row in of_all}
    last = {row.data_set: row for row in Results(folder / "document_curves.csv", DocumentCurveRow)}
    for name in SOFTENED:
        assert last[name].tree == pytest.approx(rows[name, TREE], rel=1e-3)
        assert last[name].view == pytest.approx(rows[name, WORDS], rel=1e-3)
    assert (folder / "document_model.svg").exists()


def test_more_steps_bring_the_estimates_of_dcm_lda_closer(folder):
    gaps = {4: 0.0, 8: 0.0}
    for row in Results(folder / "document_dcm_estimates.csv", DcmRow):
        gaps[row.steps] += abs(row.lower - row.upper)
    assert 0 < gaps[8] < gaps[4]


@pytest.mark.parametrize("name", DOCUMENT_TABLES)
def test_tables_have_a_column_for_each_data_set(folder, name):
    lines = DOCUMENT_TABLES[name](folder).splitlines()
    if name != "documents, DCM-LDA estimates":
        assert lines[0].endswith(f"| {' | '.join(SOFTENED)} |")
    assert len(lines) > 3

"""Experiments on made-up documents."""

from collections import defaultdict
from statistics import fmean

import pytest

from experiments import (
    synthetic_documents,
    synthetic_error_rate,
    synthetic_gain,
    synthetic_perplexity,
    synthetic_settings,
)
from experiments.laboratory.results import Results
from experiments.laboratory.synthetic_runs import ALPHAS, SyntheticRow

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def folder(run_quick, tmp_path_factory):
    return run_quick(synthetic_error_rate.main, tmp_path_factory.mktemp("synthetic"))


def means(rows, measure):
    values = defaultdict(list)
    for row in rows:
        values[row.data_set, row.model, row.alpha_1].append(getattr(row, measure))
    return {key: fmean(several) for key, several in values.items()}


def test_the_axis_is_that_of_the_paper():
    assert ALPHAS[0] == 1.625  # symmetric
    assert ALPHAS[-1] == 5.0  # true


def test_the_tree_finds_the_topics_and_lda_needs_the_right_alpha(folder):
    errors = means(Results(folder / "synthetic_runs.csv", SyntheticRow), "error_rate")
    for data_set in (1, 2):
        assert errors[data_set, "perfect", 0.0] < errors[data_set, "unigram", 0.0]
        assert errors[data_set, "Topic Grouper", 0.0] < 0.1
        assert errors[data_set, "LDA", ALPHAS[0]] > errors[data_set, "LDA", ALPHAS[-1]]


def test_both_figures_come_from_the_same_runs(folder, run_quick):
    before = (folder / "synthetic_runs.csv").read_bytes()
    assert run_quick(synthetic_perplexity.main, folder.parent) == folder
    assert (folder / "synthetic_runs.csv").read_bytes() == before
    for name in ("synthetic_error_rate", "synthetic_perplexity"):
        assert (folder / f"{name}.svg").stat().st_size > 10_000


def test_the_gain_drops_where_the_topics_are_too_few(folder, run_quick):
    run_quick(synthetic_gain.main, folder.parent)
    rows = list(Results(folder / "synthetic_gain.csv", synthetic_gain.GainRow))
    for data_set in (1, 2):
        ratios = {row.n: row.ratio for row in rows if row.data_set == data_set}
        assert max(ratios, key=ratios.__getitem__) == 3
    assert {row.suggested_n for row in rows} == {4}


def test_errors_are_measured_over_documents_and_settings(folder, run_quick):
    run_quick(synthetic_documents.main, folder.parent)
    by_number = Results(folder / "synthetic_documents.csv", synthetic_documents.DocumentsRow)
    assert {row.documents for row in by_number} == {100, 200}
    assert all(row.error_rate < 0.7 for row in by_number)
    run_quick(synthetic_settings.main, folder.parent)
    settings = Results(folder / "synthetic_settings.csv", synthetic_settings.SettingRow)
    errors = {row.model: row.error_rate for row in settings}
    assert set(errors) == set(synthetic_settings.MODELS)
    assert errors["Topic Grouper"] < errors["LDA, symmetric αm"]

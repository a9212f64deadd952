"""Experiments on made-up documents."""

from collections import defaultdict
from itertools import product
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
from experiments.laboratory.synthetic_runs import ALPHAS, WORD_WEIGHTS, SyntheticRow


@pytest.fixture(scope="module")
def folder(run_quick, tmp_path_factory):
    return run_quick(synthetic_error_rate.main, tmp_path_factory.mktemp("synthetic"))


def means(rows, measure):
    values = defaultdict(list)
    for row in rows:
        key = row.word_weights, row.data_set, row.model, row.alpha_1
        values[key].append(getattr(row, measure))
    return {key: fmean(several) for key, several in values.items()}


def test_the_axis_is_that_of_the_paper():
    assert ALPHAS[0] == 1.625  # symmetric
    assert ALPHAS[-1] == 5.0  # true


def test_the_tree_finds_the_topics_and_lda_needs_the_right_alpha(folder):
    errors = means(Results(folder / "synthetic_runs.csv", SyntheticRow), "error_rate")
    assert {key[0] for key in errors} == set(WORD_WEIGHTS)
    for data_set in product(WORD_WEIGHTS, (1, 2)):
        assert errors[*data_set, "perfect", 0.0] < errors[*data_set, "unigram", 0.0]
        assert errors[*data_set, "LDA", ALPHAS[0]] > errors[*data_set, "LDA", ALPHAS[-1]]
    for data_set in (1, 2):
        assert errors["dirichlet", data_set, "Topic Grouper", 0.0] < 0.1


def test_models_without_chance_are_measured_on_more_data_sets(folder):
    rows = list(Results(folder / "synthetic_runs.csv", SyntheticRow))
    for word_weights, model in product(WORD_WEIGHTS, ("Topic Grouper", "perfect")):
        of_model = [row for row in rows if (row.word_weights, row.model) == (word_weights, model)]
        assert [row.data_set for row in of_model] == list(range(1, 21))


def test_both_figures_come_from_the_same_runs(folder, run_quick):
    before = (folder / "synthetic_runs.csv").read_bytes()
    assert run_quick(synthetic_perplexity.main, folder.parent) == folder
    assert (folder / "synthetic_runs.csv").read_bytes() == before
    for name in ("synthetic_error_rate", "synthetic_perplexity"):
        assert (folder / f"{name}.svg").stat().st_size > 10_000


def test_the_gain_drops_where_the_topics_are_too_few(folder, run_quick):
    run_quick(synthetic_gain.main, folder.parent)
    rows = list(Results(folder / "synthetic_gain.csv", synthetic_gain.GainRow))
    assert {row.word_weights for row in rows} == set(WORD_WEIGHTS)
    for data_set in (1, 2):
        of_set = [
            row for row in rows if (row.word_weights, row.data_set) == ("dirichlet", data_set)
        ]
        assert max(of_set, key=lambda row: row.ratio).n == 3
        assert {row.suggested_n for row in of_set} == {4}


def test_errors_are_measured_over_documents_and_settings(folder, run_quick):
    run_quick(synthetic_documents.main, folder.parent)
    by_number = Results(folder / "synthetic_documents.csv", synthetic_documents.DocumentsRow)
    assert {(row.word_weights, row.documents) for row in by_number} == set(
        product(WORD_WEIGHTS, (100, 200))
    )
    assert all(row.error_rate < 0.75 for row in by_number)
    run_quick(synthetic_settings.main, folder.parent)
    settings = Results(folder / "synthetic_settings.csv", synthetic_settings.SettingRow)
    errors = {row.model: row.error_rate for row in settings}
    assert set(errors) == set(synthetic_settings.MODELS)
    assert errors["Topic Grouper"] < errors["LDA, symmetric αm"]

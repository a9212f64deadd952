"""LDA models that are fitted once."""

import numpy as np
import pytest

import experiments.laboratory.kept_lda
from experiments.laboratory.kept_lda import LDA_MODELS, Iterations, kept_lda
from experiments.laboratory.options import Options
from tests.count_samples import zipf_counts

COUNTS = zipf_counts(20, 15, seed=1)
FEW = Iterations(3, 2)


@pytest.fixture
def chosen(tmp_path):
    kept = tmp_path / "kept"
    return Options(data=tmp_path, quick=True, results=tmp_path, kept=kept, n_jobs=1)


@pytest.mark.parametrize("model", LDA_MODELS)
def test_a_kept_model_is_the_one_that_was_fitted(chosen, model, monkeypatch):
    fitted = kept_lda(COUNTS, 3, model=model, iterations=FEW, options=chosen)
    monkeypatch.setattr(experiments.laboratory.kept_lda, "fit_lda", None)  # a second fit would fail
    again = kept_lda(COUNTS, 3, model=model, iterations=FEW, options=chosen)
    assert again.seconds == fitted.seconds
    arrays = ("topic_words", "topic_prior", "beta", "training_document_topics", "log_likelihoods")
    for name in arrays:
        assert np.array_equal(getattr(again.model, name), getattr(fitted.model, name)), name
    assert repr(again.model.settings) == repr(fitted.model.settings)
    assert again.model.seed == fitted.model.seed


def test_other_wishes_are_other_models(chosen):
    wish = {"counts": COUNTS, "n": 3, "model": LDA_MODELS[0], "iterations": FEW, "seed": 0}
    changes = {
        "counts": COUNTS + 1,
        "n": 4,
        "model": LDA_MODELS[1],
        "iterations": Iterations(3, 1),
        "seed": 1,
    }
    for changed in ({}, *({name: value} for name, value in changes.items())):
        kept_lda(**{**wish, **changed}, options=chosen)
    assert len(list(chosen.kept.iterdir())) == 1 + len(changes)


def test_a_model_that_was_not_written_to_its_end_is_fitted_again(chosen, monkeypatch):
    def break_off(file, **arrays):
        file.write(b"the beginning")
        raise OSError("the disk is full")

    wish = {"model": LDA_MODELS[0], "iterations": FEW, "options": chosen}
    with monkeypatch.context() as patch:
        patch.setattr(np, "savez", break_off)
        with pytest.raises(OSError, match="full"):
            kept_lda(COUNTS, 3, **wish)
    assert kept_lda(COUNTS, 3, **wish).model.topic_words.shape == (3, 15)

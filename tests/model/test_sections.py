"""The document model in the file of a model."""

import numpy as np
import pytest

from topicgrouper import Model, TopicTree
from topicgrouper.model.sections import document_model_of, document_section
from topicgrouper.storage.archive_format import Section


def test_a_loaded_model_has_the_same_numbers(model, tmp_path):
    model.save(tmp_path / "model.tg")
    loaded = Model.load(tmp_path / "model.tg")
    assert loaded.document_model.means.tobytes() == model.document_model.means.tobytes()
    assert (
        loaded.document_model.concentrations.tobytes()
        == model.document_model.concentrations.tobytes()
    )
    assert loaded.document_model.tree is loaded.tree


def test_files_without_one_open_and_get_one(model, tmp_path):
    model.tree.save(tmp_path / "tree.tg")
    loaded = Model.load(tmp_path / "tree.tg")
    assert loaded.document_model is None
    fitted = loaded.fitted_document_model
    assert np.array_equal(fitted.means, model.document_model.means)
    assert loaded.fitted_document_model is fitted
    assert model.fitted_document_model is model.document_model


def test_the_tree_alone_can_be_read_from_the_file(model, tmp_path):
    model.save(tmp_path / "model.tg")
    assert TopicTree.load(tmp_path / "model.tg") == model.tree


@pytest.mark.parametrize(
    ("change", "match"),
    [
        ({"version": 2}, "a newer version wrote; upgrade topicgrouper"),
        ({"means": np.array([0.5])}, "does not match its tree"),
        ({"means": "float32"}, "another type of numbers"),
        ({"concentrations": "negative"}, "does not match its tree"),
    ],
)
def test_damaged_sections_are_refused(model, change, match):
    section = document_section(model.document_model)
    arrays, meta = dict(section.arrays), dict(section.meta)
    if "version" in change:
        meta |= change
    elif change.get("means") is not None and isinstance(change["means"], np.ndarray):
        arrays |= change
    elif "means" in change:
        arrays["means"] = arrays["means"].astype(np.float32)
    else:
        arrays["concentrations"] = -arrays["concentrations"]
    with pytest.raises(ValueError, match=match):
        document_model_of(Section(arrays, meta), model.tree)


def test_a_document_model_of_another_tree_is_refused(model):
    other = model.tree.with_vocabulary([f"w{i}" for i in range(model.tree.n_words)])
    with pytest.raises(ValueError, match="another tree"):
        Model(other, document_model=model.document_model)


def test_documents_longer_than_the_model_allows_cost_the_document_model_alone(corpus, monkeypatch):
    monkeypatch.setattr("topicgrouper.prediction.fit.MAX_LENGTH", 3)
    assert Model.fit(corpus).document_model is None

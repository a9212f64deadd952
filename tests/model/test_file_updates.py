"""Changes of names in a model's file."""

from dataclasses import replace

import numpy as np
import pytest

from topicgrouper import TopicName, soften
from topicgrouper.model import Model
from topicgrouper.prediction import fit_documents
from topicgrouper.storage.archive_format import Section
from topicgrouper.tree.archive import read_section, save_tree


@pytest.fixture
def saved(model, tmp_path):
    """Return the file of a model with everything a model can have."""
    soft = soften(model.tree.view(3))
    documents = fit_documents(model.tree, model.tree.counts)
    full = replace(
        model,
        soft=soft,
        document_model=documents,
        texts=tuple(f"text {row}" for row in range(model.n_documents)),
        document_columns={"year": tuple(str(2000 + row) for row in range(model.n_documents))},
    )
    path = tmp_path / "full.tg"
    full.save(path)
    return path


def test_names_are_changed_and_everything_else_is_kept(saved):
    before = Model.load(saved)
    node = before.tree.node_of(2)
    returned = Model.update_names(
        saved, lambda names: {**names, node: TopicName("Things", "of all")}
    )
    after = Model.load(saved)
    assert (
        after.tree.topic_names == returned.tree.topic_names == {node: TopicName("Things", "of all")}
    )
    assert after.tree == before.tree
    assert after.texts == before.texts
    assert after.document_ids == before.document_ids
    assert after.display_words == before.display_words
    assert after.document_columns == before.document_columns
    assert after.source == before.source
    assert np.array_equal(after.soft.topic_words, before.soft.topic_words)
    assert after.document_model is not None


def test_the_change_sees_what_the_file_has_now(saved):
    Model.update_names(saved, lambda names: {**names, 0: TopicName("one")})
    Model.update_names(saved, lambda names: {**names, 1: TopicName("two")})
    assert [name.name for name in Model.load(saved).tree.topic_names.values()] == ["one", "two"]


def test_a_failed_change_leaves_the_file_alone(saved):
    content = saved.read_bytes()

    def fail(names):
        raise RuntimeError

    with pytest.raises(RuntimeError):
        Model.update_names(saved, fail)
    with pytest.raises(LookupError):
        Model.update_names(saved, lambda names: {10_000: TopicName("none")})
    assert saved.read_bytes() == content


def test_nothing_is_written_if_nothing_changes(saved):
    before = saved.stat()
    Model.update_names(saved, dict)
    assert saved.stat().st_ino == before.st_ino
    assert saved.stat().st_mtime_ns == before.st_mtime_ns


def test_a_file_that_holds_another_tree_by_now_is_refused(saved):
    model = Model.load(saved)
    Model.update_names(saved, dict, digest=model.tree.digest())
    with pytest.raises(ValueError, match="holds another tree by now"):
        Model.update_names(saved, dict, digest="0" * 64)


def test_a_stream_is_refused():
    with pytest.raises(ValueError, match="not a regular file"):
        Model.update_names("/dev/stdin", dict)


def test_sections_that_this_version_does_not_know_are_kept(model, tmp_path):
    path = tmp_path / "newer.tg"
    save_tree(model.tree, path, extra={"mine": Section({"numbers": np.arange(3)})})
    Model.update_names(path, lambda names: {0: TopicName("one")})
    assert read_section(path, "mine").arrays["numbers"].tolist() == [0, 1, 2]
    assert len(Model.load(path).tree.topic_names) == 1


def test_the_file_is_the_one_that_save_would_write(saved, tmp_path):
    before = saved.read_bytes()
    named = Model.update_names(saved, lambda names: {0: TopicName("one")})
    named.save(tmp_path / "again.tg")
    assert (tmp_path / "again.tg").read_bytes() == saved.read_bytes()
    Model.update_names(saved, lambda names: {})
    assert saved.read_bytes() == before

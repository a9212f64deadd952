"""The model as a value."""

from dataclasses import replace

import pytest

from topicgrouper import fit_tree, soften
from topicgrouper.model import Model


def test_the_shown_tree_is_the_tree_in_other_words(model):
    tree, shown = model.tree, model.shown
    assert "rocket" in tree.vocabulary
    assert "rockets" in shown.vocabulary or "rocket" in shown.vocabulary
    assert shown.vocabulary == model.display_words
    assert (shown.children == tree.children).all()
    assert (shown.gains == tree.gains).all()
    assert shown.counts.shape == tree.counts.shape
    assert model.shown is shown


def test_without_names_the_tree_is_shown_itself(model):
    assert Model(model.tree).shown is model.tree


def test_documents_are_known_by_their_ids_or_their_rows(model):
    assert model.document_id(2) == "2.txt"
    assert Model(model.tree).document_id(2) == "2"
    assert model.n_documents == Model(model.tree).n_documents == 5


@pytest.mark.parametrize(
    ("parts", "problem"),
    [
        ({"display_words": ("one",)}, "display_words for"),
        ({"document_ids": ("one",)}, "1 document_ids for 5 documents"),
        ({"labels": ("one", "two")}, "2 labels for 5 documents"),
        ({"texts": ()}, "0 texts for 5 documents"),
    ],
)
def test_parts_that_do_not_belong_together_are_refused(model, parts, problem):
    with pytest.raises(ValueError, match=problem):
        Model(model.tree, **parts)


def test_display_words_must_be_unique(model):
    with pytest.raises(ValueError, match="unique display_words"):
        Model(model.tree, display_words=("same",) * model.tree.n_words)


def test_soft_topics_are_shown_in_other_words_too(model):
    soft = soften(model.tree.view(2))
    with_soft = replace(model, soft=soft)
    shown = {word for row in with_soft.topics(soft, None) for word in row.words}
    assert shown == set(model.display_words)
    named = with_soft.with_topic_names({int(soft.nodes[0]): "First"})
    assert [topic.name for topic in named.soft] == ["First", None]
    assert "First" in [row.name for row in named.topics(soft)]


def test_soft_topics_of_another_tree_are_refused(model):
    soft = soften(fit_tree([[1, 2], [3, 4]]).view(1))
    with pytest.raises(ValueError, match="belong to another tree"):
        replace(model, soft=soft)

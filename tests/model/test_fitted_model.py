"""The model as a value."""

from dataclasses import replace

import numpy as np
import pytest

from topicgrouper import fit_tree, soften
from topicgrouper.model import Model


def test_the_shown_tree_is_the_tree_in_other_words(model):
    tree, shown = model.tree, model.display_tree
    assert "rocket" in tree.vocabulary
    assert "rockets" in shown.vocabulary or "rocket" in shown.vocabulary
    assert shown.vocabulary == model.display_words
    assert (shown.children == tree.children).all()
    assert (shown.gains == tree.gains).all()
    assert shown.counts.shape == tree.counts.shape
    assert model.display_tree is shown


def test_without_names_the_tree_is_shown_itself(model):
    assert Model(model.tree).display_tree is model.tree


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
    shown = {word for row in with_soft.topics(soft, None, frequent=True) for word in row.words}
    assert shown == set(model.display_words)
    named = with_soft.with_topic_names({int(soft.numbers[0]): "First"})
    assert [topic.name for topic in named.soft] == ["First", None]
    assert "First" in [row.name for row in named.topics(soft)]


@pytest.mark.parametrize(
    "use",
    [
        lambda model, soft: model.view(soft),
        lambda model, soft: model.refine(soft),
        lambda model, soft: model.match(model, view=soft),
        lambda model, soft: model.complete(model.display_words[0], view=soft),
        lambda model, soft: model.explore(views=[soft]),
        lambda model, soft: model.export("out.csv", format="words-csv", levels=[soft]),
    ],
)
def test_what_needs_one_topic_per_word_refuses_soft_topics(model, use):
    with pytest.raises(TypeError, match="soft topics are not supported here, as each word"):
        use(model, soften(model.tree.view(2)))


def test_documents_of_a_refined_topic_are_ranked_by_its_words(model):
    for view in (model.view(2), model.refine(2)):
        for place, topic in enumerate(view):
            found = model.documents(topic, 99, view=view)
            counts = view.topic_counts(model.tree.counts).toarray()[:, place]
            assert {each.row: each.frequency for each in found} == {
                row: counts[row] for row in np.flatnonzero(counts)
            }
    with pytest.raises(ValueError, match="topic 1 is not one of the 2 topics; choose one of"):
        model.documents(1, view=2)


def test_soft_topics_of_another_tree_are_refused(model):
    soft = soften(fit_tree([[1, 2], [3, 4]]).view(1))
    with pytest.raises(ValueError, match="belong to another tree"):
        replace(model, soft=soft)

import json
from typing import get_type_hints

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.count_samples import zipf_counts
from topicgrouper import TopicTree, fit_tree, refine
from topicgrouper.corpus import Source
from topicgrouper.explorer.packed import unpack
from topicgrouper.explorer.payload import Payload, make_payload
from topicgrouper.model import Model


def decoded_tree(payload):
    """Build a tree from what a page knows."""
    return TopicTree(
        unpack(payload["children"]).reshape(-1, 2),
        unpack(payload["gains"]),
        unpack(payload["frequencies"]),
        payload["vocabulary"],
        base_log_likelihood=0.0,
    )


counts = st.integers(1, 12).flatmap(
    lambda n_words: st.lists(
        st.lists(st.integers(0, 300), min_size=n_words, max_size=n_words), min_size=1, max_size=6
    )
)


@given(counts)
def test_the_tree_comes_back_from_json(values):
    matrix = np.array(values)
    matrix[0] += 1  # every word occurs
    tree = fit_tree(matrix)
    payload = json.loads(json.dumps(make_payload(Model(tree)), allow_nan=False))
    again = decoded_tree(payload)
    assert again.vocabulary == tree.vocabulary
    assert again.children.tolist() == tree.children.tolist()
    assert again.frequencies.tolist() == tree.frequencies.tolist()
    np.testing.assert_allclose(again.gains, tree.gains, rtol=1e-6, atol=1e-40)
    assert payload["tokens"] == tree.frequencies[-1]
    assert payload["nWords"] == tree.n_words
    assert payload["nDocuments"] == len(values)
    assert 1 <= payload["startN"] <= tree.n_words
    suggestion = tree.suggest_n()
    assert payload["levels"] == sorted({suggestion.n, *suggestion.others})[:3]


def test_it_has_exactly_the_documented_fields(model):
    payload = make_payload(model)
    assert list(payload) == list(get_type_hints(Payload))
    assert payload["format"] == "topicgrouper-explorer"
    assert payload["version"] == 2


def test_words_are_shown_as_people_know_them_with_the_counted_ones_beside(model):
    payload = make_payload(model)
    assert payload["vocabulary"] == list(model.shown.vocabulary)
    for shown, counted, word in zip(
        payload["vocabulary"], payload["counted"], model.tree.vocabulary, strict=True
    ):
        assert (counted or shown) == word
        assert counted != shown
    rocket = model.tree.find("rocket")
    launch = model.tree.find("launch")
    assert (payload["vocabulary"][rocket], payload["counted"][rocket]) == ("rocket", None)
    assert (payload["vocabulary"][launch], payload["counted"][launch]) == ("launched", "launch")


def test_without_other_names_nothing_is_said_twice(model):
    assert make_payload(Model(model.tree))["counted"] is None


def test_suggestions_are_those_of_the_tree(model):
    suggestion = model.tree.suggest_n()
    payload = make_payload(model)
    assert payload["suggested"] == {"n": suggestion.n, "others": list(suggestion.others)}
    assert payload["startN"] == suggestion.n


@pytest.mark.parametrize("n_words", [1, 2])
def test_the_smallest_trees_have_a_page_too(n_words):
    payload = make_payload(Model(fit_tree(np.ones((2, n_words), dtype=int))))
    assert payload["suggested"] == {"n": n_words, "others": []}
    assert payload["startN"] == n_words
    assert payload["levels"] == [n_words]
    assert len(unpack(payload["children"])) == 2 * (n_words - 1)


def test_long_words_are_cut_and_show_it():
    tree = fit_tree([[1, 2]], ["x" * 1_000_000, "y" * 200])
    long, short = make_payload(Model(tree))["vocabulary"]
    assert long == "x" * 199 + "…"
    assert short == "y" * 200


def test_the_title_is_the_source_unless_given(model):
    assert make_payload(model)["title"] == "texts"
    assert make_payload(model, title="News & more")["title"] == "News & more"
    assert make_payload(Model(model.tree))["title"] == "Topics"


def test_real_weights_stay_real():
    tree = fit_tree([[0.5, 1.5], [2.25, 0.0]])
    payload = make_payload(Model(tree))
    assert payload["wholeCounts"] is False
    assert unpack(payload["frequencies"]).tolist() == [2.75, 1.5]


def test_gains_beyond_single_precision_are_kept():
    tree = TopicTree([[0, 1]], [-1e300], [1.0, 1.0], ["a", "b"], base_log_likelihood=0.0)
    assert unpack(make_payload(Model(tree))["gains"]).tolist() == [-1e300]


def test_refined_views_are_told_by_the_words_that_moved():
    model = Model(fit_tree(zipf_counts(60, 40, length=40, seed=2)))
    views = [refine(model.tree.view(n)) for n in (6, 3)]
    payload = make_payload(model, views=views)
    assert payload["startN"] == 6
    assert [each["n"] for each in payload["refined"]] == [3, 6]
    for each, view in zip(payload["refined"], reversed(views), strict=True):
        labels = model.tree.view(view.n).labels.copy()
        labels[unpack(each["words"])] = unpack(each["targets"])
        np.testing.assert_array_equal(labels, view.labels)
        gains = [move.gain for move in view.moves]
        np.testing.assert_allclose(unpack(each["gains"]), gains, rtol=1e-6)
    assert make_payload(model)["refined"] == []


def test_refined_views_must_be_of_the_tree_and_of_different_n(model):
    other = refine(fit_tree([[1, 2, 0], [0, 1, 3]]).view(2))
    with pytest.raises(ValueError, match="other joins"):
        make_payload(model, views=[other])
    view = refine(model.tree.view(2))
    with pytest.raises(ValueError, match="two refined views with 2 topics"):
        make_payload(model, views=[view, view])


def test_the_page_opens_on_the_first_view_and_shows_one_uneven_cut(model):
    tree = model.tree
    uneven = tree.view(2)
    while uneven == tree.view(uneven.n):
        uneven = uneven.split(node=min(node for node in uneven.nodes if node >= tree.n_words))
    assert make_payload(model, views=[4])["startN"] == 4
    assert make_payload(model, views=[tree.view(4)])["cut"] is None
    payload = make_payload(model, views=[uneven, 5])
    assert payload["startN"] == uneven.n
    assert unpack(payload["cut"]).tolist() == uneven.nodes.tolist()
    with pytest.raises(ValueError, match="one uneven cut, got 2"):
        make_payload(model, views=[uneven, uneven])
    with pytest.raises(ValueError, match="is not based on T"):
        make_payload(model, views=[refine(uneven)])


def test_baskets_are_told_from_documents(model):
    assert make_payload(model)["isOfBaskets"] is False
    assert make_payload(Model(model.tree))["isOfBaskets"] is False
    baskets = Model(model.tree, source=Source(format="baskets"))
    assert make_payload(baskets)["isOfBaskets"] is True

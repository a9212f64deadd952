import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.count_samples import zipf_counts
from tests.page_payload import numbers, payload_of
from topicgrouper import Model, TopicTree, fit_tree, refine, regrow
from topicgrouper.corpus import Source


def decoded_tree(payload):
    """Build a tree from what a page knows."""
    return TopicTree(
        np.sort(numbers(payload["children"]).reshape(-1, 2)),
        numbers(payload["gains"]),
        numbers(payload["frequencies"]),
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
    payload = payload_of(Model(tree))
    again = decoded_tree(payload)
    assert again.vocabulary == tree.vocabulary
    assert again.children.tolist() == tree.children.tolist()
    parts = numbers(payload["children"]).reshape(-1, 2)
    assert (np.diff(tree.frequencies[parts]) <= 0).all()
    assert again.frequencies.tolist() == tree.frequencies.tolist()
    np.testing.assert_allclose(again.gains, tree.gains, rtol=1e-6, atol=1e-40)
    assert payload["tokens"] == tree.frequencies[-1]
    assert payload["nWords"] == tree.n_words
    assert payload["nDocuments"] == len(values)
    assert 1 <= payload["startN"] <= tree.n_words
    suggestion = tree.suggest_n()
    assert payload["levels"] == sorted({suggestion.n, *suggestion.others})[:3]


def test_it_tells_which_tree_it_is():
    tree = fit_tree(zipf_counts(60, 40, length=40, seed=2))
    assert payload_of(Model(tree))["regrownAt"] == []
    levels = payload_of(Model(regrow(tree)))["regrownAt"]
    assert tuple(levels) == regrow(tree).regrown_at != ()


def test_numbers_are_sent_only_if_they_do_not_follow_from_the_nodes():
    counts = zipf_counts(60, 40, length=40, seed=2)
    old = fit_tree(counts[:50])
    assert payload_of(Model(old))["numbers"] is None
    tree = fit_tree(counts, start=old)
    assert numbers(payload_of(Model(tree))["numbers"]).tolist() == tree.numbers.tolist()


def test_words_are_shown_as_people_know_them_with_the_counted_ones_beside(model):
    payload = payload_of(model)
    assert payload["vocabulary"] == list(model.display_tree.vocabulary)
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
    assert payload_of(Model(model.tree))["counted"] is None


def test_suggestions_are_those_of_the_tree(model):
    suggestion = model.tree.suggest_n()
    payload = payload_of(model)
    assert payload["suggested"] == {"n": suggestion.n, "others": list(suggestion.others)}
    assert payload["startN"] == suggestion.n


@pytest.mark.parametrize("n_words", [1, 2])
def test_the_smallest_trees_have_a_page_too(n_words):
    payload = payload_of(Model(fit_tree(np.ones((2, n_words), dtype=int))))
    assert payload["suggested"] == {"n": n_words, "others": []}
    assert payload["startN"] == n_words
    assert payload["levels"] == [n_words]
    assert len(numbers(payload["children"])) == 2 * (n_words - 1)


def test_long_words_are_cut_and_show_it():
    tree = fit_tree([[1, 2]], ["x" * 1_000_000, "y" * 200])
    long, short = payload_of(Model(tree))["vocabulary"]
    assert long == "x" * 199 + "…"
    assert short == "y" * 200


def test_the_title_is_the_source_unless_given(model):
    assert payload_of(model)["title"] == "texts"
    assert payload_of(model, title="News & more")["title"] == "News & more"
    assert payload_of(Model(model.tree))["title"] == "Topics"


def test_real_weights_stay_real():
    tree = fit_tree([[0.5, 1.5], [2.25, 0.0]])
    payload = payload_of(Model(tree))
    assert payload["wholeCounts"] is False
    assert numbers(payload["frequencies"]).tolist() == [2.75, 1.5]


def test_gains_beyond_single_precision_are_kept():
    tree = TopicTree([[0, 1]], [-1e300], [1.0, 1.0], ["a", "b"], base_log_likelihood=0.0)
    assert numbers(payload_of(Model(tree))["gains"]).tolist() == [-1e300]


def test_views_must_be_of_the_tree_and_not_refined(model):
    other = fit_tree([[1, 2, 0], [0, 1, 3]]).view(2)
    with pytest.raises(ValueError, match="other joins"):
        payload_of(model, views=[other])
    view = model.tree.view(2)
    with pytest.raises(ValueError, match="the page shows topics of the tree; refined topics can"):
        payload_of(model, views=[view, refine(view)])


def test_the_page_opens_on_the_first_view_and_shows_one_uneven_cut(model):
    tree = model.tree
    uneven = tree.view(2)
    while uneven == tree.view(uneven.n):
        uneven = uneven.split(node=min(node for node in uneven.nodes if node >= tree.n_words))
    assert payload_of(model, views=[4])["startN"] == 4
    assert payload_of(model, views=[tree.view(4)])["cut"] is None
    payload = payload_of(model, views=[uneven, 5])
    assert payload["startN"] == uneven.n
    assert numbers(payload["cut"]).tolist() == uneven.nodes.tolist()
    with pytest.raises(ValueError, match="one uneven cut, got 2"):
        payload_of(model, views=[uneven, uneven])


def test_baskets_are_told_from_documents(model):
    assert payload_of(model)["isOfBaskets"] is False
    assert payload_of(Model(model.tree))["isOfBaskets"] is False
    baskets = Model(model.tree, source=Source(format="baskets"))
    assert payload_of(baskets)["isOfBaskets"] is True

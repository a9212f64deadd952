import numpy as np
import pytest

from tests.count_samples import zipf_counts
from topicgrouper import TopicTree, fit_tree, refine
from topicgrouper.explorer.distinctive import distinctive_of_joins, refined_distinctive
from topicgrouper.explorer.packed import unpack
from topicgrouper.explorer.payload import make_payload
from topicgrouper.model import Model


def unpacked(tree, packed):
    """Return the words of each join, as the page reads them."""
    near, far = iter(unpack(packed["near"])), iter(unpack(packed["far"]))
    layout = tree.layout
    found = []
    for node in range(tree.n_words, tree.n_nodes):
        size = int(layout.sizes[node])
        places = near if size <= 256 else far
        start = int(layout.starts[node])
        words = [layout.order[start + int(next(places))] for _ in range(min(packed["most"], size))]
        found.append(tuple(tree.vocabulary[word] for word in words))
    assert next(near, None) is None
    assert next(far, None) is None
    return found


@pytest.mark.parametrize("n_words", [1, 2, 3, 40, 700])
def test_every_join_has_its_distinctive_words(n_words):
    counts = zipf_counts(80, n_words, length=60, seed=3)
    counts[0] += 1
    tree = fit_tree(counts)
    distinctive = distinctive_of_joins(tree)
    joins = range(tree.n_words, tree.n_nodes)
    for against, packed in (("rest", distinctive["rest"]), ("sibling", distinctive["sibling"])):
        expected = [
            tree.topic(node=node).distinctive_words(packed["most"], against=against)
            for node in joins
        ]
        assert unpacked(tree, packed) == expected
    assert distinctive["rest"]["near"]["type"] == "u1"


def test_the_focus_of_all_nodes_follows_from_the_payload():
    tree = fit_tree(zipf_counts(80, 60, length=60, seed=3))
    payload = make_payload(Model(tree))
    told = (unpack(payload["focus"]) * tree.word_frequencies).tolist()
    gains = unpack(payload["gains"]) / np.log(2)
    for (left, right), gain in zip(tree.children.tolist(), gains.tolist(), strict=True):
        told.append(told[left] + told[right] + gain)
    np.testing.assert_allclose(told / tree.frequencies, tree.focus, atol=1e-5)


def test_topics_of_refined_views_have_their_own():
    view = refine(fit_tree(zipf_counts(60, 40, length=40, seed=2)).view(6))
    assert view.moves
    packed = refined_distinctive(view)
    words = unpack(packed["words"]).reshape(6, -1)
    assert unpack(packed["nodes"]).tolist() == view.nodes.tolist()
    assert [
        tuple(view.tree.vocabulary[word] for word in row if word >= 0) for row in words
    ] == list(view.distinctive_words(10))
    np.testing.assert_allclose(unpack(packed["focus"]), view.focus, rtol=1e-6)


def test_without_counts_there_is_neither():
    tree = TopicTree([[0, 1]], [-1.0], [2, 1], ["a", "b"], base_log_likelihood=0.0)
    payload = make_payload(Model(tree))
    assert payload["distinctive"] is None
    assert payload["focus"] is None

"""One view for pyLDAvis, given to pyLDAvis itself."""

import io
import json
import warnings

import numpy as np
import pytest

from tests.export.export_samples import chain_tree, fitted_tree, hostile_tree, written
from topicgrouper import refine
from topicgrouper.export import pyldavis_arguments

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # pyLDAvis and what it imports use names that are going away
    pyldavis = pytest.importorskip("pyLDAvis")


def prepare(arguments):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        warnings.simplefilter("ignore", FutureWarning)
        return pyldavis.prepare(**arguments, n_jobs=1)


def test_matrices_are_those_of_the_view():
    tree = fitted_tree()
    arguments = pyldavis_arguments(tree.view(6))
    topics = tree.view(6)
    np.testing.assert_allclose(arguments["topic_term_dists"].sum(axis=1), 1)
    np.testing.assert_allclose(arguments["doc_topic_dists"].sum(axis=1), 1)
    for row, topic in zip(arguments["topic_term_dists"], topics, strict=True):
        expected = np.zeros(tree.n_words)
        for word in tree.words_of(node=topic.id):
            expected[word] = tree.word_frequencies[word] / topic.frequency
        np.testing.assert_allclose(row, expected, atol=1e-8)
    lengths = tree.counts.sum(axis=1)
    held = lengths > 0
    assert not held.all()  # a document without words is in the data, and left out
    np.testing.assert_array_equal(arguments["doc_lengths"], lengths[held])
    weights = arguments["doc_topic_dists"] * arguments["doc_lengths"][:, None]
    np.testing.assert_allclose(weights.sum(axis=0), [topic.frequency for topic in topics])


def test_refined_words_are_in_their_new_topics():
    view = refine(fitted_tree().view(6))
    assert view.moves
    arguments = pyldavis_arguments(view)
    np.testing.assert_array_equal(arguments["topic_term_dists"].argmax(axis=0), view.positions)
    np.testing.assert_allclose(arguments["topic_term_dists"].sum(axis=1), 1)
    weights = arguments["doc_topic_dists"] * arguments["doc_lengths"][:, None]
    np.testing.assert_allclose(weights.sum(axis=0), view.frequencies)


def test_pyldavis_takes_them_and_keeps_the_topics_in_their_order():
    tree = fitted_tree()
    prepared = prepare(pyldavis_arguments(tree.view(6)))
    assert prepared.topic_order == [1, 2, 3, 4, 5, 6]
    shares = [100 * topic.frequency / tree.frequencies[-1] for topic in tree.view(6)]
    np.testing.assert_allclose(prepared.topic_coordinates["Freq"], shares)
    info = prepared.topic_info
    for number, topic in enumerate(tree.view(6), start=1):
        shown = info[info["Category"] == f"Topic{number}"]
        # its own words first, whatever else fills the list
        own = shown["Term"].isin(topic.words)
        assert own.sum() == min(topic.size, len(shown))
        assert shown["logprob"][own].min() > shown["logprob"][~own].max(skipna=True) or own.all()
    # strict JSON: nothing infinite, which browsers could not draw
    json.dumps(prepared.to_dict(), default=str, allow_nan=False)


def test_the_file_holds_the_same_and_the_numbers():
    tree = fitted_tree()
    data = written("pyldavis", tree.view(6))
    assert data == written("pyldavis", tree.view(6))
    arguments = dict(np.load(io.BytesIO(data), allow_pickle=False))
    assert arguments.pop("topics").tolist() == [topic.number for topic in tree.view(6)]
    expected = pyldavis_arguments(tree.view(6))
    assert arguments.keys() == expected.keys()
    for name, values in expected.items():
        np.testing.assert_array_equal(arguments[name], values)
    assert prepare(arguments).topic_order == [1, 2, 3, 4, 5, 6]


def test_hostile_words_are_short_and_readable_in_the_file():
    data = written("pyldavis", hostile_tree().view(4))
    vocabulary = np.load(io.BytesIO(data), allow_pickle=False)["vocab"].tolist()
    assert max(map(len, vocabulary)) <= 200
    assert all(word.isprintable() for word in vocabulary)


def test_a_tree_without_documents_is_refused():
    with pytest.raises(ValueError, match="no training counts"):
        pyldavis_arguments(chain_tree(30).view(5))

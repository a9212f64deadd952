"""Keywords: against G² computed table by table, and at the level of each node."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.count_samples import zipf_counts
from tests.document_oracle import keywords_of
from tests.soft_samples import bank_model
from tests.tree.tree_samples import bare_tree, chain_joins, trees
from topicgrouper import fit_tree, refine
from topicgrouper.corpus import count_texts
from topicgrouper.tree.keywords import is_form, keywords, level_of, without_forms


def fitted():
    counts = zipf_counts(90, 60, length=30, seed=4)
    counts[0] += 1
    return fit_tree(counts), counts


def filled(words, topic, k):
    """Return the words, then others of the topic by frequency."""
    return (*words, *(word for word in topic.words if word not in words))[:k]


@given(tree=trees(min_words=2), k=st.integers(1, 12), data=st.data())
def test_the_words_of_any_documents_are_those_of_the_definition(tree, k, data):
    n_documents = tree.counts.shape[0]
    rows = data.draw(st.sets(st.integers(0, n_documents - 1)))
    documents = np.array(sorted(rows), dtype=np.int64)
    found = keywords(tree, documents, k)
    columns = range(tree.n_words)
    assert tuple(found) == keywords_of(tree.counts.toarray(), documents, columns, k)


def test_a_node_has_the_documents_of_its_level():
    tree, _ = fitted()
    suggested = tree.suggest_n().n
    assert tree.levels[0] == suggested
    for node in range(tree.n_nodes):
        parent = tree.parent(node=node)
        first = 1 if parent is None else tree.n_of(node=parent) + 1
        level = level_of(tree, node)
        if first <= suggested <= tree.n_of(node=node):
            assert level == suggested
        elif level is None:
            assert first > max(tree.levels)
            assert not len(tree.documents_of(node=node))
            continue
        else:
            assert level == min(n for n in tree.levels if n >= first)
        view = tree.view(level)
        inside = set(tree.words_of(node=node).tolist())
        parts = [
            place
            for place, each in enumerate(view.nodes)
            if inside.issuperset(tree.words_of(node=each).tolist())
        ]
        expected = np.flatnonzero(np.isin(view.predict(), parts))
        assert sorted(tree.documents_of(node=node)) == expected.tolist()


def test_a_topic_has_the_same_words_wherever_it_is_shown():
    tree, counts = fitted()
    suggested = tree.view(tree.suggest_n().n)
    of_topics = dict(zip(suggested.nodes.tolist(), suggested.keywords(6), strict=True))
    for place, (node, words) in enumerate(of_topics.items()):
        documents = np.flatnonzero(suggested.predict() == place).tolist()
        found = keywords_of(counts, documents, tree.vocabulary, 6)
        assert words == filled(found, tree.topic(node=node), 6)
        assert tree.topic(node=node).keywords(6) == words
    for n in (suggested.n - 1, suggested.n + 1):
        for topic, words in zip(tree.view(n), tree.view(n).keywords(6), strict=True):
            assert words == of_topics.get(topic.id, words)
            assert tree.shown_words([topic.id], 6)[topic.id] == words == topic.keywords(6)
    named = tree.with_vocabulary([word.upper() for word in tree.vocabulary])
    assert named.topic(node=suggested.nodes[0]).keywords(6) == tuple(
        word.upper() for word in of_topics[int(suggested.nodes[0])]
    )


@pytest.mark.parametrize("kind", ["refined", "soft"])
def test_topics_that_are_no_nodes_have_the_documents_of_their_view(kind):
    view = bank_model().soft if kind == "soft" else refine(fitted()[0].view(8))
    tree, counts = view.tree, view.tree.counts.toarray()
    for place, words in enumerate(view.keywords(5)):
        documents = np.flatnonzero(view.predict() == place).tolist()
        found = keywords_of(counts, documents, tree.vocabulary, 5)
        assert words == filled(found, view[place], 5)
        assert view[place].keywords(5) == words
    assert view.documents.tolist() == np.bincount(view.predict(), minlength=view.n).tolist()


def test_a_word_of_one_document_and_a_word_of_all_say_nothing():
    texts = ["the cat purrs", "the cat", "the dog", "the dog"]
    corpus = count_texts(texts)
    tree = fit_tree(corpus.counts, corpus.vocabulary)
    found = keywords(tree, np.array([0, 1]), 9)
    assert [tree.vocabulary[word] for word in found] == ["cat"]


def test_one_form_of_a_word_is_enough():
    texts = ["share shares shared price"] * 3 + ["share shares"] * 2 + ["shared rain"] * 6
    corpus = count_texts(texts)
    tree = fit_tree(corpus.counts, corpus.vocabulary)
    ranked = keywords(tree, np.arange(5), 9)
    assert [tree.vocabulary[word] for word in ranked] == ["share", "shares", "price"]
    assert [tree.vocabulary[word] for word in without_forms(tree, ranked, 2)] == ["share", "price"]
    # nor do the own words of a topic that has too few repeat a form
    for node in range(tree.n_nodes):
        words = tree.topic(node=node).keywords(9)
        assert len({word[:5] for word in words}) == len(words)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("share", "shares", True),
        ("companies", "company", True),
        ("completes", "completed", True),
        ("armenia", "armenians", True),
        ("tea", "tea", True),
        ("plant", "plane", False),
        ("share", "shareholders", False),
        ("cat", "cats", False),
        ("game", "games", True),
        ("mark", "marker", False),
        ("music", "musical", True),
        ("music", "musician", False),
        ("85099b", "85099c", False),
        ("new york", "new yorker", False),
    ],
)
def test_forms_differ_in_their_endings(first, second, expected):
    assert is_form(first, second) == is_form(second, first) == expected


def test_without_documents_or_counts_frequent_words_stand_for_a_topic():
    counts = [[5, 3, 2, 0, 0], [5, 1, 2, 0, 0], [6, 0, 0, 2, 3], [5, 0, 0, 4, 2]]
    tree = fit_tree(counts, ["the", "cat", "dog", "tea", "milk"])
    view = tree.view(3)
    assert view.keywords() == (("the",), ("tea", "milk"), ("cat", "dog"))
    assert view.documents.tolist() == [0, 2, 2]
    assert tree.topic(1).keywords(2) == tree.topic(1).top_words(2) == ("the", "tea")
    bare = bare_tree(chain_joins(40))
    assert bare.topic(node=60).keywords(4) == bare.topic(node=60).top_words(4)
    assert bare.view(3).keywords(2) == tuple(topic.top_words(2) for topic in bare.view(3))


def test_asking_for_no_words_is_an_error():
    tree, _ = fitted()
    for call in (tree.view(3).keywords, tree.topic(1).keywords, tree.topic(1).top_words):
        with pytest.raises(ValueError, match="at least 1"):
            call(0)

"""What a model knows of a word."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import bare_tree, chain_joins, sample_tree, topic_h, trees
from topicgrouper import Model, TopicTree, fit_tree


@given(tree=trees(), data=st.data())
def test_a_path_collects_all_words(tree, data):
    word = data.draw(st.integers(0, tree.n_words - 1))
    n, size = tree.n_words, 1
    path = Model(tree).word(f"word:{tree.vocabulary[word]}").path
    for join in path:
        assert join.topic < n
        n = join.topic
        assert join.delta_h == tree.delta_h(n)
        assert join.size == size + join.partner_size
        size = join.size
        assert join.frequency == tree.frequencies[tree.node_of(n)]
        assert join.partner_words == tree.topic(join.partner).top_words()
    assert size == tree.n_words


def test_a_long_path_is_no_problem():
    model = Model(bare_tree(chain_joins(5_000)))
    assert len(model.word(model.tree.vocabulary[0]).path) == 4_999


def test_the_only_word_has_no_path():
    tree = TopicTree([], [], [3], ["tea"], base_log_likelihood=-1.0)
    report = Model(tree).word("tea")
    assert (len(report.path), len(report.nearest), report.n_documents) == (0, 0, None)


def test_numbers_are_topics(model):
    with pytest.raises(ValueError, match=r"2 is not a word of this model; .* shows topic 2"):
        model.word("2")


def test_the_topic_of_a_view_is_part_of_the_report(model):
    report = model.word("tea", view=3)
    assert "tea" in report.topic.words
    record = report.to_record()
    assert record["topic"]["topic"] == report.topic.topic
    assert record["nearest"] == report.nearest.to_records()
    assert report.to_frame("polars").columns == list(record["nearest"][0])
    assert model.word("tea").topic is None


def test_nearest_words_are_left_out_on_request():
    tree = sample_tree(7)
    assert len(Model(tree).word(tree.vocabulary[0], 0).nearest) == 0
    with pytest.raises(ValueError, match="at least 1"):
        Model(tree).word(tree.vocabulary[0], -1)


# -- nearest words ---------------------------------------------------------------------------------


def nearest_words(tree, index, **options):
    return Model(tree).word(f"word:{tree.vocabulary[index]}", **options).nearest


def slow_gain(tree, word, other):
    """The gain of joining two words, by the paper's h."""
    counts = tree.counts.toarray()
    alone = topic_h(counts, [word]) + topic_h(counts, [other])
    return min(topic_h(counts, [word, other]) - alone, 0.0)


def slow_excess(tree, word, other):
    """The excess by its definition, document by document."""
    counts = tree.counts.toarray().astype(float)

    def joint(a, b):
        return sum(sign * x * np.log(x) for sign, x in ((1, a + b), (-1, a), (-1, b)) if x > 0)

    def expected(a, x):
        if tree.counts.dtype.kind == "f":
            return joint(a, x)
        return (1 - x % 1) * joint(a, x // 1) + x % 1 * joint(a, x // 1 + 1)

    lengths = counts.sum(axis=1)
    spread = counts[:, other].sum() * lengths / lengths.sum()
    together = sum(joint(a, b) for a, b in zip(counts[:, word], counts[:, other], strict=True))
    return together - sum(expected(a, x) for a, x in zip(counts[:, word], spread, strict=True))


@given(tree=trees(min_words=2), data=st.data())
def test_the_nearest_words_have_the_largest_excess(tree, data):
    word = data.draw(st.integers(0, tree.n_words - 1))
    k = data.draw(st.integers(1, 6))
    expected = {other: slow_excess(tree, word, other) for other in range(tree.n_words)}
    del expected[word]
    best = sorted((value for value in expected.values() if value > 1e-9), reverse=True)[:k]
    found = [near for near in nearest_words(tree, word, k=k) if near.excess > 1e-9]
    np.testing.assert_allclose([near.excess for near in found], best, rtol=1e-6, atol=1e-9)
    both = (tree.counts.toarray() > 0).astype(int)
    for near in found:
        assert near.excess == pytest.approx(expected[tree.find(near.word)], abs=1e-9)
        assert near.delta_h == pytest.approx(slow_gain(tree, word, tree.find(near.word)), abs=1e-9)
        assert near.frequency == tree.word_frequencies[tree.find(near.word)]
        assert near.documents == (both[:, word] * both[:, tree.find(near.word)]).sum()


def test_words_that_keep_company_come_before_frequent_and_rare_ones():
    # columns: rocket, launch (mostly with it), the (everywhere), once (once with the rocket)
    counts = np.array([[3, 4, 9, 1], [2, 1, 8, 0], [0, 1, 9, 0], [0, 0, 7, 0], [4, 2, 9, 0]] * 3)
    counts[5:, 3] = 0
    tree = fit_tree(counts, ["rocket", "launch", "the", "once"])
    assert nearest_words(tree, 0)[0].word == "launch"

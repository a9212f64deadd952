"""What a model knows of a word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import bare_tree, chain_joins, sample_tree, trees
from topicgrouper import Model, TopicTree


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
        assert len(join.partner_words) == min(10, join.partner_size)
    assert size == tree.n_words


def test_the_words_of_a_path_set_topics_apart(model):
    for join in model.word("tea").path:
        topic = model.shown.topic(join.topic)
        assert topic.id == join.id
        assert join.words == topic.distinctive_words(against="sibling")


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
    for options, problem in (({"k": -1}, "at least 1"), ({"by": "distance"}, "must be")):
        with pytest.raises(ValueError, match=problem):
            Model(tree).word(tree.vocabulary[0], **options)

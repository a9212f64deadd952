import pickle
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper import SoftTopicGrouper, TopicGrouper, refine, soften
from topicgrouper.corpus import Corpus
from topicgrouper.model import Model
from topicgrouper.record.record import KEPT_VIEWS
from topicgrouper.tree.main_topics import MainTopics


def test_the_training_documents_are_those_of_the_estimator(corpus, model):
    for n in (1, 3, model.tree.n_words):
        table = model.transform(corpus, n)
        estimator = TopicGrouper(n).fit(corpus.counts)
        np.testing.assert_array_equal(table.values.toarray(), estimator.transform(corpus.counts))
        places = [table.view.numbers.tolist().index(main) for main in table.main_topics[:-1]]
        assert [*places, -1] == estimator.predict(corpus.counts).tolist()
        assert [topic.id for topic in table.topics] == estimator.topic_nodes_.tolist()
        assert (table.n_tokens, table.n_unknown) == (corpus.n_tokens, 0)
        assert (table.document_ids, table.labels) == (corpus.document_ids, corpus.labels)


@pytest.mark.parametrize("values", ["weights", "shares"])
def test_they_add_up_to_one_where_there_are_words(corpus, model, values):
    shares = model.transform(corpus, 3, values=values).values
    np.testing.assert_allclose(shares.sum(axis=1), [1, 1, 1, 1, 0])


def test_main_topics_and_relative_shares_are_those_of_the_view(corpus, model):
    view = model.view(3)
    table = model.transform(corpus, view, values="relative")
    np.testing.assert_allclose(table.values.toarray(), view.relative_shares())
    np.testing.assert_array_equal(table.main_topics[:-1], view.numbers[view.predict()[:-1]])
    assert table.main_topics[-1] == -1
    refined = refine(view)
    found = model.transform(corpus, refined).main_topics
    np.testing.assert_array_equal(found[:-1], refined.numbers[refined.predict()[:-1]])


def test_values_have_names(corpus, model):
    with pytest.raises(ValueError, match="values must be one of weights, counts, shares, relative"):
        model.transform(corpus, 3, values="proportions")
    soft = soften(refine(model.tree.view(3)))
    with pytest.raises(ValueError, match="values must be one of weights, counts, shares, relative"):
        model.transform(corpus, soft, values="proportions")
    shares, counts, relative = (
        model.transform(corpus, soft, values=values).values.toarray()
        for values in ("shares", "counts", "relative")
    )
    lengths = corpus.counts.sum(axis=1)[:, None]
    np.testing.assert_allclose(counts, shares * lengths)
    np.testing.assert_allclose(relative, soft.relative_shares(corpus.counts))


def test_main_topics_of_training_documents_and_of_texts(corpus, model):
    soft = soften(refine(model.tree.view(3)))
    for view in (2, model.view(3), soft):
        found = model.predict(view=view)
        np.testing.assert_array_equal(found, model.transform(corpus, view).main_topics)
        np.testing.assert_array_equal(found, model.predict(corpus, view))
        assert found[-1] == -1
        assert (found[:-1] >= 0).all()
    np.testing.assert_array_equal(
        model.predict()[:-1], model.view().numbers[model.view().predict()[:-1]]
    )


def test_topics_are_named_as_the_commands_take_them(corpus, model):
    table = model.transform(corpus, 4)
    for topic, name in zip(table.topics, table.topic_names, strict=True):
        assert name == (str(topic.number) if topic.size > 1 else topic.words[0])
    assert set(table.topics[0].words) <= set(model.display_words)


@given(order=st.permutations(range(5)), known=st.integers(0, 5))
def test_words_are_found_by_name_whatever_their_order(order, known):
    words = ["a", "b", "c", "d", "e"]
    counts = np.arange(1, 11).reshape(2, 5)
    model = Model.fit(Corpus(counts, words))
    mixed = Corpus(
        counts[:, order], [words[i] if i < known else f"new{i}" for i in order], labels=["x", "y"]
    )
    each_word = model.transform(mixed, 5, values="counts")
    found = dict(zip(each_word.topic_names, each_word.values.toarray().T.tolist(), strict=True))
    for column, word in enumerate(words):
        expected = counts[:, column] if column < known else 0 * counts[:, 0]
        assert found[str(model.tree.topic(word).number)] == expected.tolist()
    table = model.transform(mixed, 2, values="counts")
    assert table.n_unknown == counts[:, known:].sum()
    assert table.values.sum() == table.n_tokens - table.n_unknown


def test_a_view_that_is_not_there_is_refused(corpus, model):
    with pytest.raises(ValueError, match="out of range"):
        model.transform(corpus, 1000)


def test_soft_topics_are_those_of_the_estimator(corpus, model):
    softened = replace(model, soft=soften(refine(model.tree.view(3))))
    order = list(reversed(range(corpus.n_words)))
    mixed = Corpus(corpus.counts[:, order], [corpus.vocabulary[i] for i in order])
    table = softened.transform(mixed, softened.soft)
    estimator = SoftTopicGrouper(3).fit(corpus.counts)
    np.testing.assert_allclose(
        table.values.toarray(), estimator.transform(corpus.counts), rtol=1e-6
    )
    assert [topic.id for topic in table.topics] == estimator.topic_nodes_.tolist()


@pytest.mark.parametrize(
    ("ending", "start"),
    [
        (".md", "| id | main\\_topic | main\\_topic\\_name"),
        (".tex", "\\begin{tabular}{lr"),
    ],
)
def test_documents_are_also_a_table_for_people(corpus, model, tmp_path, ending, start):
    path = tmp_path / f"topics{ending}"
    model.transform(replace(corpus, labels=None), 2).write(path)
    assert path.read_text(encoding="utf-8").startswith(start)


def test_a_model_keeps_the_last_views_and_their_main_topics(model, monkeypatch):
    learnt = []
    learn = MainTopics.of
    monkeypatch.setattr(MainTopics, "of", lambda view: learnt.append(view.n) or learn(view))
    fresh = replace(model)
    size = len(pickle.dumps(fresh))
    text = model.tree.vocabulary[0]
    for n in (2, 2, None, fresh.tree.suggest_n().n):
        fresh.predict([text], n)
        fresh.transform([text], n)
    cut = fresh.tree.view(4).split(fresh.tree.view(4)[0])
    for view in (cut, cut, soften(fresh.tree.view(3))):
        fresh.predict([text], view)
        fresh.predict(view=view)
    assert learnt == [2, fresh.tree.suggest_n().n, 5, 3]
    for n in range(6, 6 + KEPT_VIEWS):
        fresh.predict([text], n)
    fresh.predict([text], 2)
    assert learnt[-1] == 2
    assert len(pickle.dumps(fresh)) == size

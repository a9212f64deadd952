import csv

import numpy as np
import pytest

from experiments.laboratory.intrusion import (
    RandomDraws,
    TopicIntrusion,
    TopicQuestion,
    WordIntrusion,
    WordQuestion,
    topic_intrusion,
    word_intrusion,
)
from topicgrouper import fit_tree
from topicgrouper.corpus import Corpus


def block_corpus(*, n_topics=6, n_documents=60, **parts):
    """Make documents of three topics each, of ten words a topic."""
    rng = np.random.default_rng(0)
    counts = np.zeros((n_documents, 10 * n_topics), dtype=int)
    for row in counts:
        for topic, times in zip(rng.permutation(n_topics)[:3], (60, 40, 20), strict=True):
            row[10 * topic : 10 * topic + 10] = rng.multinomial(times, np.full(10, 0.1))
    words = [f"t{topic}w{word}" for topic in range(n_topics) for word in range(10)]
    return Corpus(counts, words, **parts)


class BlockModel:
    """The topics of a block corpus, with a little probability for all other words."""

    def __init__(self, n_topics=6):
        blocks = np.kron(np.eye(n_topics), np.linspace(2.0, 1.0, 10))
        blocks += np.linspace(0.001, 0.002, 10 * n_topics)
        self.topic_words = blocks / blocks.sum(axis=1, keepdims=True)
        self.topic_prior = np.ones(n_topics)
        self.calls = []

    def document_topics(self, counts):
        self.calls.append(counts.shape[0])
        sums = counts.toarray().reshape(counts.shape[0], len(self.topic_prior), -1).sum(axis=2)
        return sums / sums.sum(axis=1, keepdims=True)


@pytest.fixture(name="corpus", scope="module")
def some_corpus():
    return block_corpus()


@pytest.fixture(name="tree", scope="module")
def tree_of_the_corpus(corpus):
    return fit_tree(corpus.counts, corpus.vocabulary)


def test_word_intruders_come_from_other_topics_of_the_tree(tree):
    topics = tree.view(6).topics
    sheet = word_intrusion(topics, top=5, seed=1)
    assert [question.topic for question in sheet.questions] == list(range(6))
    assert sheet.left_out == ()
    for question in sheet.questions:
        topic = topics[question.topic]
        assert question.intruder not in topic.words
        assert any(question.intruder in other.top_words(5) for other in topics)
        others = [word for word in question.words if word != question.intruder]
        assert sorted(others) == sorted(topic.top_words(5))


def test_word_intruders_are_improbable_in_the_model(corpus):
    model = BlockModel()
    sheet = word_intrusion(model, corpus.vocabulary, top=4)
    assert len(sheet.questions) == 6
    for question in sheet.questions:
        column = corpus.vocabulary.index(question.intruder)
        phi = model.topic_words[question.topic]
        assert phi[column] <= np.median(phi)
        assert (model.topic_words[:, column] > 0.05).sum() == 1
        shown = sorted(word for word in question.words if word != question.intruder)
        assert shown == [f"t{question.topic}w{word}" for word in range(4)]


def test_the_seed_decides(tree, corpus):
    topics = tree.view(6).topics
    assert word_intrusion(topics, seed=4) == word_intrusion(topics, seed=4)
    assert word_intrusion(topics, seed=4) != word_intrusion(topics, seed=5)
    assert topic_intrusion(topics, corpus, seed=4) == topic_intrusion(topics, corpus, seed=4)
    assert topic_intrusion(topics, corpus, seed=4) != topic_intrusion(topics, corpus, seed=5)


def test_topics_of_few_words_are_left_out(tree):
    topics = [tree.topic(node=0), *tree.view(6).topics, tree.topic(node=tree.n_nodes - 1)]
    # the last topic has all words, so that none is foreign to it
    assert word_intrusion(topics).left_out == (0, 7)


def shares_of(corpus, question, topics):
    document = corpus.document_ids.index(question.document)
    counts = dict(zip(corpus.vocabulary, corpus.counts[[document]].toarray()[0], strict=True))
    sums = [sum(counts[word] for word in topic.words) for topic in topics]
    return np.array(sums) / sum(counts.values())


def test_intruding_topics_have_the_smallest_shares(tree, corpus):
    topics = tree.view(6).topics
    sheet = topic_intrusion(topics, corpus, documents=15, shown=2, top=4)
    assert len({question.document for question in sheet.questions}) == 15
    for question in sheet.questions:
        shares = shares_of(corpus, question, topics)
        main = [topic for topic in question.topics if topic != question.intruder]
        assert sorted(shares[main]) == sorted(shares)[-2:]
        assert shares[question.intruder] < min(shares[main])
        assert question.words == tuple(topics[topic].top_words(4) for topic in question.topics)
    assert len({question.place for question in sheet.questions}) > 1


def test_a_model_estimates_topics_of_the_drawn_documents_only(corpus):
    model = BlockModel()
    sheet = topic_intrusion(model, corpus, documents=5)
    assert len(sheet.questions) == 5
    assert model.calls == [10]
    for question in sheet.questions:
        document = corpus.document_ids.index(question.document)
        shares = model.document_topics(corpus.counts[[document]])[0]
        assert shares[question.intruder] == 0


def test_documents_without_enough_topics_are_passed_over(tree, corpus):
    sheet = topic_intrusion(tree.view(6).topics, corpus, documents=1000, shown=3)
    expected = sum(
        (shares_of(corpus, q, tree.view(6).topics) > 0).sum() >= 3 for q in sheet.questions
    )
    assert 0 < len(sheet.questions) == expected <= corpus.n_documents
    with pytest.raises(ValueError, match="no document has 5 topics"):
        topic_intrusion(tree.view(6).topics, corpus, shown=5)


def test_documents_show_their_text_or_their_words(tree, corpus):
    texts = [f"Text  of\n{number} " + "long " * 200 for number in range(60)]
    with_texts = block_corpus(texts=texts)
    question = topic_intrusion(tree.view(6).topics, with_texts).questions[0]
    assert question.text.startswith(f"Text of {question.document} long long")
    assert len(question.text) == 400
    question = topic_intrusion(tree.view(6).topics, corpus).questions[0]
    row = corpus.counts[[corpus.document_ids.index(question.document)]].toarray()[0]
    words = question.text.split(", ")
    assert len(words) == 20
    assert row[corpus.vocabulary.index(words[0])] == row.max()


WORDS = WordIntrusion(
    questions=(
        WordQuestion(topic=0, words=("sun", 'ta\nx, "new"', "sky"), place=1),
        WordQuestion(topic=2, words=("=1+1", "rain", "wind"), place=0),
    ),
    left_out=(1,),
)
TOPICS = TopicIntrusion(
    questions=(
        TopicQuestion(
            document="d7",
            text="Sun and sky.",
            topics=(4, 0),
            words=(("tax", "law"), ("sun", "sky")),
            place=0,
        ),
    )
)


def rows_of(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def test_word_sheet_and_key(tmp_path):
    WORDS.write_csv(tmp_path / "sheet.csv", key=tmp_path / "key.csv")
    assert rows_of(tmp_path / "sheet.csv") == [
        ["question", "word 1", "word 2", "word 3", "intruder"],
        ["1", "sun", 'ta\nx, "new"', "sky", ""],
        ["2", "=1+1", "rain", "wind", ""],
    ]
    assert rows_of(tmp_path / "key.csv") == [
        ["question", "topic", "intruder", "place"],
        ["1", "0", 'ta\nx, "new"', "2"],
        ["2", "2", "=1+1", "1"],
    ]


def test_topic_sheet_and_key(tmp_path):
    TOPICS.write_csv(tmp_path / "sheet.csv", key=tmp_path / "key.csv")
    assert rows_of(tmp_path / "sheet.csv") == [
        ["question", "document", "text", "topic 1", "topic 2", "intruder"],
        ["1", "d7", "Sun and sky.", "tax, law", "sun, sky", ""],
    ]
    assert rows_of(tmp_path / "key.csv") == [
        ["question", "document", "intruder", "place"],
        ["1", "d7", "4", "1"],
    ]


def test_draws_never_change():
    draws = RandomDraws(7)
    assert [draws.one_of("abcdef") for _ in range(6)] == list("dfcaba")
    assert draws.shuffled(range(5)) == [0, 4, 3, 2, 1]

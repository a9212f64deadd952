from dataclasses import replace

import numpy as np
import polars as pl
import pytest

from topicgrouper import (
    DocumentTopicGrouper,
    SoftTopicGrouper,
    TextTopicGrouper,
    TopicGrouper,
    TopicName,
    fit_documents,
    fit_tree,
    regrow,
)
from topicgrouper.corpus import (
    Corpus,
    ReadOptions,
    Source,
    TextOptions,
    count_texts,
    read_corpus,
    read_frame,
)
from topicgrouper.model import Model


def test_the_tree_is_that_of_the_kept_words(corpus):
    model = Model.fit(corpus, min_frequency=2, regrow=False, n_jobs=1, memory_limit="1GB")
    kept = corpus.filter(min_frequency=2)
    assert model.tree == fit_tree(kept.counts, kept.vocabulary)
    assert model.display_words == kept.display_words
    assert (model.document_ids, model.labels, model.texts) == (
        corpus.document_ids,
        corpus.labels,
        corpus.texts,
    )


def test_documents_keep_their_rows_even_if_they_lose_all_words(corpus):
    model = Model.fit(corpus, max_words=1)
    assert model.tree.n_words == 1
    assert model.n_documents == corpus.n_documents


def test_words_that_never_occur_have_no_name():
    corpus = Corpus([[2, 0, 1], [1, 0, 3]], ["a", "b", "c"], names=["first", "second", "third"])
    model = Model.fit(corpus, min_frequency=1)
    assert dict(zip(model.tree.vocabulary, model.display_words, strict=True)) == {
        "a": "first",
        "c": "third",
    }


def test_the_source_tells_which_words_were_kept(corpus):
    model = Model.fit(corpus.with_source(Source(name="texts")), min_frequency=2, max_words=5)
    assert (model.source.name, model.source.min_frequency, model.source.max_words) == (
        "texts",
        2,
        5,
    )
    assert Model.fit(corpus.with_source(Source())).source.min_frequency == 1


def test_progress_is_reported(corpus):
    reports = []
    Model.fit(corpus, progress=lambda *report: reports.append(report))
    assert (1.0, "Joining topics, 1 left") in reports
    assert reports[-1] == (1.0, "Regrowing the tree, pass 6 of 6")


def test_nothing_to_fit_is_an_error_that_names_the_fix(corpus):
    with pytest.raises(ValueError, match="no word occurs 1,000 times; choose a smaller"):
        Model.fit(corpus, min_frequency=1000)
    with pytest.raises(ValueError, match="check how they were read"):
        Model.fit(Corpus(np.zeros((2, 0), dtype=int), []))
    with pytest.raises(ValueError, match="no documents were passed"):
        Model.fit([])


@pytest.fixture(name="noisy")
def corpus_that_misleads_greedy_joins():
    rng = np.random.default_rng(3)
    topics, rates = rng.integers(4, size=40), rng.gamma(1.0, size=40)
    drawn = np.where(topics == np.arange(60)[:, None] % 4, 0.9, 0.25) * rates
    return Corpus(rng.poisson(drawn) + 1, [f"word{number}" for number in range(40)])


def test_a_model_is_regrown_by_default(noisy):
    greedy = Model.fit(noisy, regrow=False)
    assert greedy.tree == fit_tree(noisy.counts, noisy.vocabulary)
    model = Model.fit(noisy)
    assert model.tree == Model.fit(noisy, regrow=True).tree == regrow(greedy.tree) != greedy.tree
    np.testing.assert_array_equal(model.document_model.means, fit_documents(model.tree).means)
    assert greedy.regrow().tree == model.tree


def test_a_regrown_model_keeps_names_and_notes_but_no_soft_topics(noisy):
    greedy = Model.fit(noisy, regrow=False, soften=4)
    coarse, fine = greedy.tree.view(3).numbers[-1].item(), greedy.tree.topic("word7").number
    names = {coarse: TopicName("Coarse", "a note"), fine: TopicName("Seven")}
    greedy = greedy.with_topic_names(names)
    regrown = greedy.regrow()
    assert regrown.soft is None
    assert set(regrown.topic_names.values()) == set(names.values())
    assert regrown.tree.topic("word7").name == "Seven"
    expected = regrown.with_topic_names({}).carry_names(greedy)
    assert regrown.topic_names == expected({})


def test_a_regrown_tree_is_saved_in_place_with_the_names_of_the_file(noisy, tmp_path):
    path = tmp_path / "m.tg"
    greedy = Model.fit(noisy, regrow=False, soften=4)
    greedy.save(path)
    regrown = greedy.regrow()
    Model.update_names(path, lambda _: {greedy.tree.topic("word7").number: TopicName("Seven")})
    (carried,) = regrown.save(path, over=greedy).topics
    assert carried.carried
    found = Model.load(path)
    assert found.tree == regrown.tree
    assert [each.name for each in found.topic_names.values()] == ["Seven"]
    assert found.soft is None
    np.testing.assert_array_equal(found.document_model.means, regrown.document_model.means)
    with pytest.raises(ValueError, match="another tree"):
        regrown.save(path, over=greedy)


def test_a_tree_of_weights_is_regrown_without_a_document_model(noisy):
    weights = noisy.counts * np.linspace(0.3, 1.7, noisy.n_words)
    regrown = Model(fit_tree(weights)).regrow()
    assert regrown.tree.regrown_at
    assert regrown.document_model is None


def test_numbers_and_order_of_topics_serve_both_trees():
    # five topics without noise but a general word: both trees find them, and list them first
    rng = np.random.default_rng(1)
    of_words = np.arange(100) % 5
    counts = rng.poisson(np.where(of_words == np.arange(200)[:, None] % 5, 0.6, 0.02))
    counts = np.column_stack([counts, np.full(200, 6)])
    corpus = Corpus(counts, [f"w{number}" for number in range(100)] + ["the"])
    for model in (Model.fit(corpus, regrow=False), Model.fit(corpus)):
        assert model.tree.suggest_n().n in (5, 6)
        *topics, general = model.topics(6)
        assert general.documents == 0
        assert "the" in general.words
        found = [{int(word[1:]) % 5 for word in topic.words} for topic in topics]
        assert sorted(map(tuple, found)) == [(0,), (1,), (2,), (3,), (4,)]
        assert (np.diff(model.tree.gains[-50:]) <= 0).all()
    assert model.tree.regrown_at


TEXTS = ["cats and dogs", "dogs and a cat", "a cup of tea", "tea from the cup"]


ORDERS = pl.DataFrame(
    {
        "order": [place // 3 for place in range(60)],
        "article": [f"item{place % 7}{place % 2}" for place in range(60)],
        "day": [f"2024-01-{1 + place // 3:02}" for place in range(60)],
        "land": ["UK", "UK", "UK", "DE", "DE", "DE"] * 10,
    }
)


def readings(folder):
    """Return baskets and texts that were read in different ways."""
    path, texts = folder / "orders.csv", folder / "texts.txt"
    ORDERS.write_csv(path)
    texts.write_text("running runs\nrun, cats\ncat and cats\n\ncat runs\n", encoding="utf-8")
    stems = TextOptions(stemmer="porter")
    options = {"basket": "order", "item": "article", "label_column": "land", "columns": "day"}
    return [
        read_frame(ORDERS, options=ReadOptions(**options)),
        read_corpus(path, options=ReadOptions(**options)),
        read_corpus(texts, options=ReadOptions(text=stems, keep_texts=True)),
    ]


def test_a_corpus_carries_what_its_reader_knows(tmp_path):
    for reading in readings(tmp_path):
        models = [Model.fit(source, min_frequency=1) for source in (reading, reading.corpus)]
        read, carried = ({**vars(model), "document_model": None} for model in models)
        assert carried == read
        assert carried["source"].format == reading.source.format
        assert carried["source"].is_of_baskets == (reading.source.options.basket is not None)
        assert carried["source"].report.n_empty == reading.report.n_empty
        word = models[0].display_tree.vocabulary[0]
        assert [*models[1].complete(word)] == [*models[0].complete(word)]
        assert models[1].complete(word).rank_by == models[0].complete(word).rank_by


def test_what_is_made_of_a_corpus_keeps_its_source(tmp_path):
    for reading in readings(tmp_path):
        corpus = reading.corpus
        made = [corpus.select([0, 1]), corpus.filter(max_words=2)]
        made += [corpus.with_words_of(["other"]), replace(corpus, labels=None)]
        assert all(each.source == reading.source for each in made)
        other = corpus.with_source(Source(name="other"))
        assert (other.source.name, other) == ("other", corpus)


def test_counted_texts_carry_how_they_were_counted():
    options = TextOptions(stemmer="porter", stop_words=["the"])
    texts = ["the cats", "cats, the dog", "", "dogs"]
    counted = Model.fit(count_texts(texts, options), min_frequency=1)
    given = Model.fit(texts, min_frequency=1, options=ReadOptions(text=options))
    assert counted.source == given.source
    assert counted.source.report == given.source.report
    assert counted.read(["cats"]).corpus.vocabulary == ("cat",)


def test_it_fits_whatever_holds_documents(tmp_path):
    path = tmp_path / "texts.txt"
    path.write_text("\n".join(TEXTS), encoding="utf-8")
    tree = Model.fit(TEXTS).tree
    assert Model.fit(iter(TEXTS)).tree == tree
    assert Model.fit(path).tree == Model.fit(str(path)).tree == tree
    with path.open("rb") as file:
        assert Model.fit(file).tree == tree
    assert Model.fit(pl.DataFrame({"text": TEXTS})).tree == tree
    assert Model.fit(read_corpus(path)).tree == tree
    assert Model.fit(count_texts(TEXTS)).tree == tree


def test_a_model_knows_what_was_found_while_reading(tmp_path):
    path = tmp_path / "texts.txt"
    path.write_text("\n".join([*TEXTS, ""]) + "\n", encoding="utf-8")
    model = Model.fit(path, options=ReadOptions(text=TextOptions(min_length=4)))
    assert (model.source.name, model.source.format) == ("texts.txt", "lines")
    assert (model.source.report.n_documents, model.source.report.n_empty) == (5, 2)
    assert model.source.report.n_words == 3
    model.save(tmp_path / "m.tg")
    assert Model.load(tmp_path / "m.tg").source.report is None
    assert Model.load(tmp_path / "m.tg").source == model.source


def test_it_softens_and_saves_soft_topics_in_place(tmp_path):
    path = tmp_path / "m.tg"
    model = Model.fit(TEXTS, soften=2)
    assert model.soft.n_topics == 2
    hard = Model.fit(TEXTS)
    hard.with_topic_names({"2": "Drinks"}).save(path)
    assert model.save(path, over=hard) is None
    assert Model.load(path).soft.n_topics == 2
    assert Model.peek(path)["topic_names"] == 1
    hard.save(path, over=model)
    assert Model.load(path).soft is None
    other = Model.fit(TEXTS[:2])
    with pytest.raises(ValueError, match="another tree"):
        other.soften(1).save(path, over=other)


def test_a_model_that_cannot_be_regrown_stays_as_it_is():
    model = Model.fit(TEXTS, soften=2)
    assert model.tree.regrown_at == ()
    assert model.regrow() is model


def test_other_documents_are_read_as_those_of_the_model(tmp_path):
    options = ReadOptions(text_column="body", text=TextOptions(stemmer="porter"))
    table = tmp_path / "t.csv"
    table.write_text(
        "id,body\n" + "".join(f"{n},{text}\n" for n, text in enumerate(TEXTS)), encoding="utf-8"
    )
    model = Model.fit(table, options=options)
    assert model.read(table).corpus.vocabulary == model.read(TEXTS).corpus.vocabulary
    assert "cat" in model.read(["My cats"]).corpus.vocabulary
    assert model.read(table, id_column="id").corpus.document_ids == ("0", "1", "2", "3")
    assert model.transform(["cats"], 2, values="counts").values.sum() == 1
    assert model.transform(table, 2).n_unknown == 0
    assert model.read(pl.DataFrame({"body": TEXTS})).corpus.n_documents == 4


def test_an_estimator_of_texts_becomes_a_model_that_reads_as_it_does():
    estimator = TextTopicGrouper(n_topics=2, stemmer="porter", min_frequency=1).fit(TEXTS)
    model = Model.from_estimator(estimator, TEXTS)
    expected = Model.fit(
        TEXTS,
        options=ReadOptions(text=TextOptions(stemmer="porter"), keep_texts=True),
        min_frequency=1,
    )
    assert model.tree == expected.tree
    assert model.display_tree == expected.display_tree
    assert model.texts == expected.texts
    view = estimator.view_.with_tree(model.tree)
    np.testing.assert_array_equal(
        model.predict(TEXTS, view), estimator.view_.numbers[estimator.predict(TEXTS)]
    )
    assert "cat" in model.read(["My cats"]).corpus.vocabulary
    assert model.explore(views=[estimator.view_]).n_documents == len(TEXTS)
    with pytest.raises(ValueError, match="one per document"):
        Model.from_estimator(estimator, TEXTS[1:])
    with pytest.raises(
        ValueError, match="not those of the training documents, or are in another order"
    ):
        Model.from_estimator(estimator, TEXTS[::-1])


@pytest.mark.parametrize("make", [TopicGrouper, SoftTopicGrouper, DocumentTopicGrouper])
def test_an_estimator_of_counts_becomes_a_model(make, tmp_path):
    counted = count_texts(TEXTS)
    estimator = make(n_topics=2).fit(counted.counts)
    model = Model.from_estimator(estimator, words=counted.vocabulary)
    assert set(model.tree.vocabulary) == set(counted.vocabulary)
    assert (model.soft is not None) == (make is SoftTopicGrouper)
    assert (model.document_model is not None) == (make is DocumentTopicGrouper)
    model.save(tmp_path / "model.tg")
    assert Model.load(tmp_path / "model.tg").tree == model.tree
    with pytest.raises(ValueError, match="words"):
        Model.from_estimator(estimator, words=["one"])


def test_a_model_that_cannot_have_a_forest_is_not_lost():
    with pytest.warns(UserWarning, match="no forest, which needs .* at least two documents"):
        model = Model.fit(["a cat and a dog", ""], trees=3)
    assert model.n_trees == 1
    assert model.tree.n_words == 3


def test_an_update_may_leave_too_few_documents_for_a_forest():
    corpus = Corpus([[1, 2], [2, 1]], ["cat", "dog"], document_ids=["a", "b"])
    model = Model.fit(corpus, trees=2)
    assert model.n_trees == 2
    new = model.update(Corpus([[0, 0]], ["cat", "dog"], document_ids=["a"]), replace=True)
    assert (new.n_documents, new.n_trees) == (2, 1)

import pickle
import re
import sys

import numpy as np
import pytest
from sklearn.base import clone

from tests.command_runner import run_command
from topicgrouper import Model, TopicGrouper
from topicgrouper.corpus import TextOptions, UnfitDocumentsWarning, count_texts
from topicgrouper.estimators import TextTopicGrouper

TEXTS = [
    "The apple, the bananas and cherries: apples!",
    "Bananas, a cherry and an apple.",
    "Engines, wheels; the brake of an engine.",
    "A wheel, brakes and the engine. Wheels!",
    "Apple cherry banana",
    "Brake wheel engine",
] * 3


@pytest.fixture(scope="module", name="model")
def fitted_model():
    return TextTopicGrouper(n_topics=3, stemmer="porter").fit(TEXTS)


def test_it_is_a_topic_grouper_on_counted_words(model):
    corpus = count_texts(TEXTS, TextOptions(stemmer="porter"))
    expected = TopicGrouper(n_topics=3, regrow=True).fit(corpus.counts)
    np.testing.assert_array_equal(model.tree_.children, expected.tree_.children)
    np.testing.assert_array_equal(model.transform(TEXTS), expected.transform(corpus.counts))
    assert model.perplexity(TEXTS) == expected.perplexity(corpus.counts)
    assert model.vocabulary_ == corpus.vocabulary
    np.testing.assert_array_equal(model.labels_, expected.labels_)


def test_a_refined_model_shows_words_and_not_stems():
    model = TextTopicGrouper(n_topics=3, refine=True, stemmer="porter").fit(TEXTS)
    corpus = count_texts(TEXTS, TextOptions(stemmer="porter"))
    expected = TopicGrouper(n_topics=3, refine=True).fit(corpus.counts)
    np.testing.assert_array_equal(model.labels_, expected.labels_)
    shown = {word for topic in model.view_ for word in topic.words}
    assert shown == set(model.tree_.vocabulary)
    assert "cherry" in shown


def test_a_language_brings_its_stemmer():
    texts = ["Häuser und ein Boot", "das Haus", "Boote und ein Haus", "das Boot"]
    model = TextTopicGrouper(n_topics=2, language="de", stop_words="de").fit(texts)
    assert model.vocabulary_ == ("boot", "haus")
    assert TextTopicGrouper(n_topics=2, language="de", stemmer=None).fit(texts).vocabulary_ == (
        *("boot", "boote", "das", "ein", "haus", "häuser", "und"),
    )


def in_words(text):
    return re.findall(r"[^\W\d_]+", text)


def test_a_tokenizer_is_used_for_other_documents_and_survives_clone_and_pickle():
    model = TextTopicGrouper(n_topics=2, tokenizer=in_words, min_frequency=1).fit(TEXTS)
    assert "an" in model.vocabulary_
    again = pickle.loads(pickle.dumps(model))
    expected = model.transform(["An apple"])
    np.testing.assert_array_equal(again.transform(["An apple"]), expected)
    copy = clone(model)
    assert copy.tokenizer is in_words
    assert copy.fit(TEXTS).vocabulary_ == model.vocabulary_
    assert "tokenizer=<function in_words" in repr(model)


def test_social_words_and_patterns():
    texts = ["#tea 😀", "#tea 😀", "@ann x", "@ann x"]
    model = TextTopicGrouper(n_topics=2, hashtags=True, emoji=True, min_frequency=1).fit(texts)
    assert model.vocabulary_ == ("#tea", "@ann", "😀")
    model = TextTopicGrouper(n_topics=2, token_pattern=r"\w", min_frequency=1).fit(texts)
    assert model.vocabulary_ == ("a", "e", "n", "t", "x")


def test_words_are_chosen_by_the_training_documents():
    model = TextTopicGrouper(n_topics=2, min_frequency=6, max_words=4).fit(TEXTS)
    corpus = count_texts(TEXTS).filter(min_frequency=6, max_words=4)
    assert model.vocabulary_ == corpus.vocabulary
    assert model.tree_.n_words == 4


def test_a_fit_that_fails_leaves_the_estimator_as_it_was():
    model = TextTopicGrouper(2).fit(TEXTS)
    before = dict(vars(model))
    for wrong, error in ([*TEXTS, None], TypeError), (["a b"], ValueError):
        with pytest.raises(error):
            model.set_params(min_length=4, phrases=True).fit(wrong)
        model.set_params(min_length=3, phrases=False)
        assert vars(model) == before


@pytest.mark.parametrize(
    ("params", "error", "match"),
    [
        ({"stemmer": "klingon"}, ValueError, "porter"),
        ({"stop_words": "germ"}, ValueError, "stop_words must be a language"),
        ({"language": "germ"}, ValueError, "did you mean german"),
        ({"min_length": 0}, ValueError, "min_length must be at least 1"),
        ({"max_words": 0}, ValueError, "max_words"),
        ({"token_pattern": "("}, ValueError, "not a valid regular expression"),
        ({"token_pattern": "[A-Z]+"}, ValueError, "No word is left .* token pattern"),
        ({"min_frequency": 1000}, ValueError, "No word is left"),
    ],
)
def test_bad_parameters_are_named(params, error, match):
    with pytest.raises(error, match=match):
        TextTopicGrouper(**params).fit(TEXTS)


def test_documents_that_are_not_texts_are_refused():
    with pytest.raises(TypeError, match=r"pass \[text\]"):
        TextTopicGrouper().fit("one text")
    with pytest.raises(TypeError, match="Document 1 must be a string, got float"):
        TextTopicGrouper().fit(["one", float("nan")])


def test_no_documents_are_refused():
    with pytest.raises(ValueError, match=r"^No documents were passed\.$"):
        TextTopicGrouper().fit([])


def test_tables_and_mappings_are_refused(model):
    pandas = pytest.importorskip("pandas")
    for table in (
        pandas.DataFrame({"text": TEXTS}),
        {"text": TEXTS},
        np.array([TEXTS]),
    ):
        for take in (TextTopicGrouper(2).fit, model.transform, count_texts):
            with pytest.raises(TypeError, match=r"pass the texts alone, such as frame\['text'\]"):
                take(table)
    series = pandas.DataFrame({"text": TEXTS})["text"]
    assert count_texts(series) == count_texts(TEXTS)


def test_groups_are_given_as_people_write_words():
    words = [["Wheels", "cherry"], ["APPLE", "brakes"]]
    model = TextTopicGrouper(n_topics=3, stemmer="porter", together=words).fit(TEXTS)
    largest = model.tree_.view(model.tree_.max_topics)
    groups = {frozenset(topic.words) for topic in largest if topic.size > 1}
    shown = dict(zip(model.vocabulary_, model.tree_.vocabulary, strict=True))
    stems = [["wheel", "cherri"], ["appl", "brake"]]
    assert groups == {frozenset(shown[stem] for stem in group) for group in stems}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([["apple", "zebra"]], "are not counted: 'zebra'. Check their spelling"),
        (
            [["apple", "Apples"]],
            r"The words \('apple', 'Apples'\) of together are counted as one word",
        ),
        ([["apple", "wheel"], ["apples", "brake"]], "the word 'apple' is in two groups"),
        ([["apple"]], "at least two different words"),
    ],
)
def test_wrong_groups_are_named(words, message):
    with pytest.raises(ValueError, match=message):
        TextTopicGrouper(stemmer="porter", together=words).fit(TEXTS)


def test_documents_that_are_unfit_for_topics_are_warned_of():
    with pytest.warns(
        UnfitDocumentsWarning, match="one document contains words.*into paragraphs"
    ) as told:
        TextTopicGrouper(2).fit(["one long text about cats and dogs"])
    assert told[0].filename == __file__
    with pytest.warns(UnfitDocumentsWarning, match="All 2 documents"):
        TextTopicGrouper(2).fit(["cats and dogs", "dogs and cats"])


def test_defaults_are_those_of_the_command_line(tmp_path):
    rng = np.random.default_rng(0)
    words = ["".join(rng.choice(list("abcdefgh"), 4)) for _ in range(200)]
    texts = [
        " ".join(rng.choice(words, 30, p=weights)) for weights in rng.dirichlet([0.05] * 200, 99)
    ]
    (tmp_path / "texts.txt").write_text("\n".join(texts), encoding="utf-8")
    run = run_command("fit", tmp_path / "texts.txt", "-o", tmp_path / "texts.tg")
    assert run.exit_code == 0, run.output
    fitted = TextTopicGrouper().fit(texts)
    loaded = Model.load(tmp_path / "texts.tg").tree
    assert fitted.tree_.vocabulary == loaded.vocabulary
    assert len(loaded.vocabulary) < len(set(" ".join(texts).split()))  # some occur once
    np.testing.assert_array_equal(fitted.tree_.children, loaded.children)
    assert fitted.n_topics_ == loaded.suggest_n().n


def test_phrases_are_found_in_fit_and_used_in_transform():
    texts = [
        "New York is large.",
        "A flight to New York",
        "a new, large plane",
        "the plane, the flight",
    ] * 10
    model = TextTopicGrouper(n_topics=2, phrases=True, min_frequency=1, values="counts").fit(texts)
    assert model.phrases_ == ("new york",)
    assert model.vocabulary_ == ("flight", "large", "new", "new york", "plane", "the")
    # One new text alone would not have any phrase.
    assert model.transform(["new york"]).sum() == 1
    assert model.transform(texts).sum() == model.tree_.frequencies[-1]
    again = pickle.loads(pickle.dumps(model))
    np.testing.assert_array_equal(again.transform(texts), model.transform(texts))
    known = clone(model).set_params(phrases=["large plane"]).fit(texts)
    assert known.phrases_ == ("large plane",)
    assert "new" in known.vocabulary_
    assert "new york" not in known.vocabulary_


CHINESE = ["我们学习自然语言", "自然语言很有趣", "学习很有趣"] * 2


def test_texts_in_scripts_without_blanks_are_later_counted_as_in_the_fit(monkeypatch):
    by_words = TextTopicGrouper(n_topics=2).fit(CHINESE)
    assert by_words.text_options_.segmentation == "dictionary"
    expected = by_words.transform(CHINESE)
    plain = TextTopicGrouper(n_topics=2).fit(TEXTS)
    assert plain.text_options_ == TextOptions()
    monkeypatch.setitem(sys.modules, "icu4py", None)
    by_pairs = TextTopicGrouper(n_topics=2).fit(CHINESE)
    assert by_pairs.text_options_.segmentation == "pairs"
    assert plain.transform(["语言 apple"]).sum() == 1
    with pytest.raises(ModuleNotFoundError, match="pip install"):
        by_words.transform(CHINESE)
    monkeypatch.undo()
    assert by_pairs.transform(["然语"]).sum() == 1
    np.testing.assert_array_equal(by_words.transform(CHINESE), expected)


def test_new_words_enter_by_an_update_if_they_are_frequent_enough():
    model = TextTopicGrouper(n_topics=3, stemmer="porter", min_frequency=2).fit(TEXTS)
    known, shown = model.vocabulary_, model.tree_.vocabulary
    model.update(["Apples and lemons", "a lemon, a cherry and a peach", "wheels"])
    assert model.vocabulary_ == (*known, "lemon")
    assert model.tree_.vocabulary == (*shown, "lemon")  # as many as there are plurals: the first
    assert model.tree_.counts.shape[0] == len(TEXTS) + 3
    assert model.transform(["lemons"]).sum() == 1
    assert model.transform(["peach"]).sum() == 0
    model.update(["peaches and a peach"])
    assert "peach" in model.vocabulary_
    assert "cherry" in model.tree_.vocabulary


@pytest.mark.parametrize(("max_words", "n_words"), [(None, 10), (9, 9), (8, 8)])
def test_an_update_keeps_to_the_largest_number_of_words(max_words, n_words):
    model = TextTopicGrouper(n_topics=2, stemmer="porter", max_words=max_words).fit(TEXTS)
    assert len(model.vocabulary_) == 8
    model.update(["lemons", "lemon", "a peach"])
    assert len(model.vocabulary_) == n_words
    assert ("lemon" in model.vocabulary_) == (n_words > 8)  # more often than the peach


def test_the_least_frequency_is_that_of_the_fit():
    texts = [f"{text} {text} {text} {text}" for text in TEXTS * 3]
    model = TextTopicGrouper(n_topics=3).fit(texts)
    assert model.min_frequency_ == 2
    model.update(["lemons"])
    assert "lemons" not in model.vocabulary_
    model.update(["lemons, lemons"])
    assert "lemons" in model.vocabulary_


def test_an_estimator_of_an_older_version_can_be_updated(model):
    older = pickle.loads(pickle.dumps(model))
    del older.min_frequency_
    assert Model.from_estimator(older).source.min_frequency == 1
    assert "zebra" in older.update(["zebra"]).vocabulary_


def test_no_texts_are_no_update(model):
    copied = pickle.loads(pickle.dumps(model))
    tree = copied.tree_
    assert copied.update([]).tree_ is tree
    assert copied.update(["", "zebra"]).tree_.counts.shape[0] == len(TEXTS) + 2


def test_an_update_counts_as_the_fit_did():
    texts = ["New York is large.", "A flight to New York", "a new, large plane", "the plane"] * 10
    model = TextTopicGrouper(n_topics=2, phrases=True, min_frequency=1).fit(texts)
    model.set_params(min_length=1, lowercase=False).update(["A boat to New York, X"])
    assert "new york" in model.vocabulary_
    assert not {"New", "X", "to", "boat to"} & set(model.vocabulary_)
    assert model.transform(["new york"]).sum() == 1


def test_the_first_texts_in_another_script_settle_the_segmentation():
    model = TextTopicGrouper(n_topics=2).fit(TEXTS)
    assert model.text_options_.segmentation == "auto"
    model.update(CHINESE)
    assert model.text_options_.segmentation == "dictionary"
    assert model.transform(CHINESE).sum() == len(CHINESE)


def test_a_model_of_the_estimator_grows_in_the_same_way():
    fitted = TextTopicGrouper(n_topics=3, stemmer="porter", max_words=9).fit(TEXTS)
    more = ["Apples and lemons", "a lemon", "wheels"]
    model = Model.from_estimator(fitted).update(more)
    expected = Model.from_estimator(fitted.update(more))
    assert model.tree == expected.tree
    assert model.display_words == expected.display_words
    assert expected.source.min_frequency == fitted.min_frequency_
    assert expected.source.max_words == 9

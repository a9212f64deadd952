"""What users type: words, topics and queries."""

import pytest

from topicgrouper import Model, fit_tree
from topicgrouper.corpus import Corpus, ReadOptions, Source


@pytest.fixture
def shop():
    corpus = Corpus(
        [[3, 1, 0], [1, 2, 0], [0, 1, 4]],
        ["22423", "tea", "TEA"],
        names=["CAKE STAND", "green tea", "red tea"],
    )
    options = ReadOptions(basket="order", item="article")
    return Model.fit(corpus.with_source(Source(format="csv", options=options)))


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["rocket", "rockets", "Rocket", "ROCKETS", "rocketing"])
def test_any_form_of_a_word_finds_it(model, typed):
    assert model.word(typed).counted_as == "rocket"


def test_a_word_is_found_by_its_stem_and_by_what_is_shown(model):
    for index in range(model.tree.n_words):
        assert model.find_topic(model.display_words[index]).node == index
        assert model.find_topic(model.tree.vocabulary[index]).node == index


def test_unknown_words_come_with_near_spellings(model):
    with pytest.raises(KeyError, match=r"does not know 'rockt'; near spellings: rocket"):
        model.word("rockt")
    with pytest.raises(KeyError, match=r"does not know 'unheardof'\W( \(.*\))?$"):
        model.word("unheardof")
    with pytest.raises(KeyError, match="counted as 'absolut'"):
        model.word("absolutely")


def test_a_tree_alone_knows_its_own_words_only(model):
    bare = Model(model.tree)
    assert bare.find_topic("rocket") == model.find_topic("rocket")
    with pytest.raises(KeyError, match="rocketing"):
        bare.word("rocketing")


def test_items_are_found_by_name_and_by_code(shop):
    for typed in ("CAKE STAND", "cake stand", "word:22423"):
        assert shop.find_topic(typed).node == 0
    assert shop.word("22423").word == "CAKE STAND"
    assert shop.find_topic("tea").node == 1
    with pytest.raises(KeyError, match="'Tea'"):  # two codes differ by their capitals only
        shop.word("Tea")


# -- topics ----------------------------------------------------------------------------------------


def test_a_topic_is_found_by_its_number_or_a_word(model, shop):
    assert model.find_topic(1).node == model.tree.n_nodes - 1
    assert model.find_topic(" 2 ").node == model.tree.node_of(2)
    assert shop.find_topic("2").node == shop.tree.node_of(2)
    with pytest.raises(ValueError, match=r"up to \d; for the word, write word:22423$"):
        shop.find_topic("22423")


def test_a_name_comes_before_a_word_of_the_same_spelling(model):
    named = model.with_topic_names({"2": "Tea", "3": "Space"})
    node, remark = named.find_topic("tea")
    assert node == named.find_topic("name:Tea").node == model.tree.node_of(2)
    assert remark == "'tea' is taken as the name of topic 2; word:tea is the word."
    leaf = named.find_topic("word:tea")
    assert leaf == (model.display_tree.find("tea"), "")
    assert named.display_tree.reference(node=leaf.node) == "word:tea"
    assert model.display_tree.reference(node=leaf.node) == "tea"
    assert named.find_topic("space") == (model.tree.node_of(3), "")
    several = model.with_topic_names({"2": "Tea", "3": "tea"})
    for written in ("Tea", "name:tea"):
        with pytest.raises(KeyError, match=r"2 topics are named '[Tt]ea'; give the number .*3, 2"):
            several.find_topic(written)
    with pytest.raises(KeyError, match="no topic is named 'Sport'"):
        several.find_topic("name:Sport")


# -- queries ---------------------------------------------------------------------------------------


def test_words_are_stemmed_as_the_texts_were(model):
    found = model.search(["Rockets launched", "launching"])
    assert found.words == tuple(
        model.display_tree.vocabulary[model.tree.find(word)] for word in ("launch", "rocket")
    )
    assert found.unknown == ()
    assert found.remark == ""


def test_unknown_words_are_named(model):
    found = model.search("tea with zebra")
    assert found.unknown == ("with", "zebra")
    assert "Ignored words that the model does not know: 'with' and 'zebra'" in found.remark
    assert model.complete("tea zebra").unknown == ("zebra",)


def test_no_known_word_is_an_error_with_a_hint(model):
    with pytest.raises(ValueError, match=r"does not know 'rocketz'; near spellings: .*rocket"):
        model.search("rocketz")
    with pytest.raises(ValueError, match="contains no words"):
        model.search("!?")


def test_items_may_contain_blanks_and_commas():
    items = ["whole milk", "rolls", "tea, green"]
    model = Model(fit_tree([[1, 2, 0], [2, 1, 1], [0, 2, 3]], items))
    found = model.search(["Whole Milk", "tea"])
    assert (found.words, found.unknown) == (("whole milk",), ("tea",))
    assert model.search("whole milk").words == ("whole milk",)
    assert model.search("tea, green").words == ("tea, green",)
    assert model.search("Rolls, whole milk").words == ("whole milk", "rolls")
    assert model.search(["rolls,whole milk"]).words == ("whole milk", "rolls")
    assert model.search("rolls milk").unknown == ("milk",)

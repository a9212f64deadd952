import pytest

from topicgrouper.corpus import Corpus, Reading, ReadOptions, Source
from topicgrouper.model import Model
from topicgrouper.search import find_node, find_word
from topicgrouper.search.word_lookup import known_word


@pytest.mark.parametrize("typed", ["rocket", "rockets", "Rocket", "ROCKETS", "rocketing"])
def test_any_form_of_a_word_finds_it(model, typed):
    assert model.tree.vocabulary[find_word(model, typed)] == "rocket"


def test_a_word_is_found_by_its_stem_and_by_what_is_shown(model):
    for index in range(model.tree.n_words):
        assert find_word(model, model.display_words[index]) == index
        assert find_word(model, model.tree.vocabulary[index]) == index


def test_unknown_words_come_with_near_spellings(model):
    with pytest.raises(KeyError, match=r"'rockt'.* is not in this model; near spellings: rocket"):
        find_word(model, "rockt")
    with pytest.raises(KeyError, match=r"'unheardof'.* is not in this model\W$"):
        find_word(model, "unheardof")
    with pytest.raises(KeyError, match="counted as 'absolut'"):
        find_word(model, "absolutely")


def test_a_word_is_known_or_not(model):
    assert known_word(model, "Rocketing") == find_word(model, "rocket")
    assert known_word(model, "rockt") is known_word(model, "") is None


def test_a_tree_alone_knows_its_own_words_only(model):
    bare = Model(model.tree)
    assert find_word(bare, "rocket") == find_word(model, "rocket")
    with pytest.raises(KeyError, match="rocketing"):
        find_word(bare, "rocketing")


@pytest.fixture
def shop():
    corpus = Corpus(
        [[3, 1, 0], [1, 2, 0], [0, 1, 4]],
        ["22423", "tea", "TEA"],
        names=["CAKE STAND", "green tea", "red tea"],
    )
    options = ReadOptions(basket="order", item="article")
    return Model.fit(Reading(corpus, Source(format="csv", options=options)))


def test_items_are_found_by_name_and_by_code(shop):
    for typed in ("CAKE STAND", "cake stand", "22423"):
        assert find_word(shop, typed) == 0
    assert find_word(shop, "tea") == 1
    with pytest.raises(KeyError, match="'Tea'"):  # two codes differ by their capitals only
        find_word(shop, "Tea")


def test_a_node_is_named_by_its_number_or_a_word(model, shop):
    assert find_node(model, "1") == model.tree.n_nodes - 1
    assert find_node(model, " 2 ") == model.tree.node_of(2)
    assert find_node(model, "rockets") == find_word(model, "rocket")
    assert find_node(shop, "word:22423") == 0
    assert find_node(shop, "2") == shop.tree.node_of(2)
    with pytest.raises(ValueError, match="there is no topic 22423"):
        find_node(shop, "22423")

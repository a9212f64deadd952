"""What a page knows of the words of joined and soft topics."""

from dataclasses import replace

import pytest

from tests.browser.browser_samples import text_model
from tests.count_samples import zipf_counts
from tests.page_payload import main_nodes, numbers, payload_of
from tests.soft_samples import GENERAL, MONEY, RIVER, bank_model, emptied
from topicgrouper import Model, TopicTree, fit_tree, soften
from topicgrouper.explorer.packed import cut as cut_text
from topicgrouper.explorer.payload import make_payload
from topicgrouper.tree.document_strength import rank_documents_of


def words_in(packed, tree):
    """Return the words of each topic, as the page reads them."""
    rows = numbers(packed["words"]).reshape(-1, 10).tolist()
    return [tuple(tree.vocabulary[word - 1] for word in row if word) for row in rows]


def test_the_parts_of_the_last_joins_have_the_words_of_the_tree():
    model = text_model()
    tree, payload = model.display_tree, payload_of(model)
    nodes = numbers(payload["children"])[-400:].tolist()
    shown = tree.shown_words(nodes, 10)
    assert words_in(payload["quality"], tree) == [shown[node] for node in nodes]


def test_main_topics_are_those_of_the_levels_and_of_the_views_given():
    model = text_model()
    tree = model.display_tree
    last = max((topic for topic in tree.view(4) if topic.size > 1), key=lambda topic: topic.n)
    cut = tree.view(4).split(last)
    views = {**{str(n): tree.view(n) for n in (*tree.levels, 7)}, "cut": cut}
    payload = payload_of(model, views=[7, cut])
    assert payload["documentLevels"] == list(tree.levels)
    assert [each["view"] for each in payload["mainTopics"]] == list(views)
    for each in payload["mainTopics"]:
        view = views[each["view"]]
        expected = [int(view.nodes[p]) if p >= 0 else -1 for p in view.main_topics.tolist()]
        assert main_nodes(each) == expected
        for place, titles in enumerate(each["examples"]):
            rows = rank_documents_of(view, place).rows[: min(2, int(view.documents[place]))]
            texts = [" ".join(model.texts[row].split()) for row in rows.tolist()]
            assert titles == [cut_text(text, limit=100) for text in texts]


def test_titles_of_documents_are_not_in_a_page_without_documents():
    page = make_payload(text_model())
    assert {each["examples"] for each in page["mainTopics"]} == {None}


def test_without_counts_there_is_neither():
    tree = TopicTree([[0, 1]], [-1.0], [2, 1], ["a", "b"], base_log_likelihood=0.0)
    payload = payload_of(Model(tree))
    assert payload["quality"] is None
    assert payload["mainTopics"] == []
    assert payload["focus"] is None


def listed(packed, tree):
    """Return the words and percentages of each topic."""
    words, shares = numbers(packed["words"]).tolist(), numbers(packed["shares"]).tolist()
    topics, start = [], 0
    for size in numbers(packed["sizes"]).tolist():
        part = slice(start, start + size)
        names = [tree.vocabulary[word] for word in words[part]]
        topics.append(list(zip(names, shares[part], strict=True)))
        start += size
    assert start == len(words) == len(shares)
    return topics


def soft_shares(soft):
    return payload_of(Model(soft.tree, soft=soft))["soft"]


def test_each_topic_has_its_words_most_distinctive_first():
    soft = bank_model().soft
    packed = soft_shares(soft)
    assert numbers(packed["nodes"]).tolist() == soft.nodes.tolist()
    assert numbers(packed["frequencies"]) == pytest.approx(soft.word_topic_counts.sum(axis=0))
    shown = soft.shown_words(soft.nodes, 3)
    naming = [soft.tree.vocabulary[word] for word in numbers(packed["naming"])]
    assert naming == [word for node in soft.nodes.tolist() for word in shown[node]]
    topics = listed(packed, soft.tree)
    assert topics[MONEY] == [
        ("money", 100),
        ("loan", 97),
        ("credit", 95),
        ("bank", 55),
        ("boat", 60),
        ("the", 10),
    ]
    assert topics[RIVER] == [("river", 100), ("water", 70), ("bank", 45), ("boat", 30), ("the", 10)]
    # the general topic has 10% of "boat", but fewer than ten occurrences
    assert [word for word, _ in topics[GENERAL]] == ["the", "and", "water"]


def test_only_substantial_shares_are_listed():
    soft = soften(fit_tree(zipf_counts(60, 40, length=40, seed=2)).view(6))
    counts, names = soft.word_topic_counts, soft.tree.vocabulary
    n_listed = 0
    for topic, found in enumerate(listed(soft_shares(soft), soft.tree)):
        expected = {
            (names[word], round(100 * counts[word, topic] / counts[word].sum()))
            for word in range(len(names))
            if counts[word, topic] >= 10 and counts[word, topic] >= 0.1 * counts[word].sum()
        }
        assert set(found) == expected
        n_listed += len(found)
    assert 0 < n_listed < counts.size


def test_topics_without_substantial_words_are_empty():
    soft = bank_model().soft
    few = replace(soft, word_topic_counts=soft.word_topic_counts / 100)
    packed = soft_shares(few)
    assert numbers(packed["sizes"]).tolist() == [0, 0, 0]
    assert numbers(packed["words"]).size == numbers(packed["shares"]).size == 0


@pytest.mark.parametrize("left", [0.0, 0.001])
def test_one_topic_may_have_hardly_any_occurrences(left):
    packed = soft_shares(emptied(bank_model().soft, RIVER, to=MONEY, left=left))
    frequencies = numbers(packed["frequencies"])
    assert 0 <= frequencies[RIVER] < 1
    sizes = numbers(packed["sizes"]).tolist()
    assert sizes[RIVER] == 0 < sizes[GENERAL] < sizes[MONEY]
    assert numbers(packed["words"]).size == sum(sizes)

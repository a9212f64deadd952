"""Soft topics on the page: the words of a topic with their shares, the topics of a word."""

import re
import threading
from dataclasses import replace

import pytest

from tests.browser.browser_samples import HOSTILE_WORDS
from tests.browser.page_actions import n_shown, search_for, selected, type_n
from tests.count_samples import zipf_counts
from tests.soft_samples import GENERAL, MONEY, RIVER, bank_model, emptied
from topicgrouper import Model, fit_tree, soften

SECTION = "#soft-topics"
ROWS = """section => [...section.querySelectorAll('.word-row')].map(row => [
  row.querySelector('bdi').textContent, row.querySelector('.count').textContent])"""


@pytest.fixture(scope="module")
def model():
    return bank_model()


@pytest.fixture(scope="module", params=["file", "server"])
def url(request, model, page_of):
    """The page in a file, and from a server."""
    if request.param == "file":
        yield page_of(model)
        return
    with model.serve() as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        yield server.url
        server.shutdown()
        thread.join()


def fragment(model, topic):
    return f"#n=3&node={model.soft.nodes[topic]}"


def test_a_topic_has_its_words_with_their_shares(visit, url, model):
    with visit(url, fragment(model, MONEY)) as page:
        section = page.locator(SECTION)
        assert section.get_by_role("heading", name="Soft topic").is_visible()
        assert "One of 3 topics that share words" in section.inner_text()
        share = model.soft.word_topic_counts[:, MONEY].sum() / model.tree.frequencies[-1]
        assert f"{share:.1%} of all occurrences" in section.inner_text()
        assert section.evaluate(ROWS) == [
            ["money", "100%"],
            ["loan", "97%"],
            ["credit", "95%"],
            ["bank", "55%"],
            ["boat", "60%"],
            ["the", "10%"],
        ]
        # the tree's own words are still beside them
        assert page.locator("#details > section .word-row").count() == 3 + 6


def test_words_that_joined_say_from_where(visit, url, model):
    with visit(url, fragment(model, MONEY)) as page:
        words = page.locator(f"{SECTION} .soft-word")
        joined = {}
        for place in range(words.count()):
            word = words.nth(place)
            if word.locator(".whence").count():
                joined[word.locator("bdi").first.text_content()] = word.locator(
                    ".whence [data-node]"
                ).get_attribute("data-node")
        general, river = (str(model.soft.nodes[topic]) for topic in (GENERAL, RIVER))
        assert joined == {"bank": general, "boat": river, "the": general}
        words.filter(has_text="boat").locator(".whence [data-node]").click()
        assert selected(page) == model.soft.nodes[RIVER]


def test_words_that_belong_more_to_another_topic_are_told(visit, url, model):
    with visit(url, fragment(model, RIVER)) as page:
        section = page.locator(SECTION)
        assert "1 word of the tree’s topic belongs more to another" in section.inner_text()
        left = section.locator(".soft-word").filter(has_text="to (6) money, loan, credit")
        assert left.locator(".word-row bdi").all_text_contents() == ["boat"]
        assert left.locator(".count").text_content() == "60%"
        left.locator(".whence [data-node]").click()
        assert selected(page) == model.soft.nodes[MONEY]
        assert "of the tree’s topic" not in page.locator(SECTION).inner_text()


def test_a_word_has_its_topics_each_a_link(visit, url, model):
    with visit(url) as page:
        search_for(page, "bank")
        section = page.locator(SECTION)
        assert section.get_by_role("heading", name="In 3 soft topics").is_visible()
        rows = section.locator(".word-row")
        nodes = [int(each.get_attribute("data-node")) for each in rows.all()]
        assert nodes == [model.soft.nodes[MONEY], model.soft.nodes[RIVER]]
        assert section.locator(".count").all_text_contents() == ["55%", "45%"]
        # named by their soft words, not by those of the tree
        assert "(4) river, water, bank" in section.inner_text()
        assert "small share of the word" not in section.inner_text()
        rows.nth(1).click()
        assert selected(page) == model.soft.nodes[RIVER]
        search_for(page, "loan")
        assert section.locator(".count").all_text_contents() == ["97%"]
        assert "3% in topics with only a small share of the word" in section.inner_text()


def test_the_search_says_which_topics_share_a_word(visit, url):
    with visit(url) as page:
        page.get_by_role("combobox").fill("bank")
        option = page.get_by_role("option").first
        assert "55% money, 45% river" in option.text_content()
        page.get_by_role("combobox").fill("loan")
        assert "%" not in page.get_by_role("option").first.text_content()


def test_other_numbers_have_a_way_to_the_soft_topics(visit, url):
    with visit(url, "#n=5") as page:
        way = page.get_by_role("button", name="View with 3 soft topics")
        way.click()
        assert n_shown(page) == 3
        assert not way.is_visible()
        type_n(page, 2)
        assert way.is_visible()


def test_long_lists_are_shown_in_parts(visit, page_of):
    tree = fit_tree(zipf_counts(80, 60, length=120, seed=4))
    soft = soften(tree.view(2))
    model = Model(tree, soft=soft)
    with visit(page_of(model), f"#n=2&node={soft.nodes[0]}") as page:
        rows = page.locator(f"{SECTION} .word-list").first.locator(".word-row")
        assert rows.count() == 10
        more = page.locator(f"{SECTION} > .button").first
        left = int(more.text_content().split()[0])
        more.click()
        assert rows.count() == 10 + left
        assert not more.is_visible()


def test_a_topic_with_hardly_any_occurrences_says_so(visit, page_of, model):
    soft = emptied(model.soft, RIVER, to=MONEY, left=0.0)
    with visit(page_of(replace(model, soft=soft)), fragment(model, RIVER)) as page:
        section = page.locator(SECTION)
        text = section.inner_text()
        assert "0% of all occurrences. Hardly any words belong to it any more." in re.sub(
            r"\d\.\d+%", "0%", text
        )
        assert "NaN" not in text
        assert "3 words of the tree’s topic belong more to another soft topic" in text
        assert section.locator(".word-row").count() == 3
        section.locator(".whence [data-node]").first.click()
        assert selected(page) == model.soft.nodes[MONEY]


def test_an_uneven_cut_has_soft_topics_too(visit, page_of, model):
    largest = max(model.tree.view(3), key=lambda topic: topic.size)
    view = model.tree.view(3).split(largest)
    if view.is_tree_view:
        view = model.tree.view(4).split(model.tree.view(4)[0])
    soft = soften(view)
    assert not view.is_tree_view
    with visit(page_of(Model(model.tree, soft=soft)), f"#node={soft.nodes[0]}") as page:
        assert page.locator(SECTION).is_visible()
        assert not page.locator("#soft-number").is_visible()


def test_a_page_without_soft_topics_has_none_of_this(visit, page_of, model):
    with visit(page_of(replace(model, soft=None)), fragment(model, MONEY)) as page:
        assert not page.locator(SECTION).is_visible()
        assert not page.locator("#soft-number").is_visible()


def test_odd_words_stay_text(visit, page_of):
    tree = fit_tree(zipf_counts(60, len(HOSTILE_WORDS), length=80, seed=2), HOSTILE_WORDS)
    soft = soften(tree.view(4))
    with visit(page_of(Model(tree, soft=soft)), "#n=4") as page:
        for node in soft.nodes.tolist():
            page.evaluate(f"location.hash = '#n=4&node={node}'")
            page.locator(f"{SECTION} h3").wait_for()
            assert page.locator(f"{SECTION} .word-row").count() > 0
            for more in page.locator(f"{SECTION} .button:visible").all():
                more.click()
            assert page.locator("#details img, #details script, #details svg").count() == 0

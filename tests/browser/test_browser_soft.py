"""Soft topics on the page: the words of a topic with their shares, the topics of a word."""

import pytest

from tests.browser.browser_samples import HOSTILE_WORDS
from tests.browser.page_actions import search_for, selected
from tests.count_samples import zipf_counts
from tests.soft_samples import MONEY, RIVER, bank_model
from topicgrouper import Model, fit_tree, soften

SECTION = "#soft-topics"
ROWS = """section => [...section.querySelectorAll('.word-row')].map(row => [
  row.querySelector('bdi').textContent, row.querySelector('.count').textContent])"""


@pytest.fixture(scope="module")
def model():
    return bank_model()


@pytest.fixture(scope="module")
def url(model, published):
    return published(model)


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
        words = model.soft.shown_words(model.soft.nodes, 3)[model.soft.nodes[RIVER]]
        assert f"(4) {', '.join(words)}" in section.inner_text()
        assert "small share of the word" not in section.inner_text()
        rows.nth(1).click()
        assert selected(page) == model.soft.nodes[RIVER]
        search_for(page, "loan")
        assert section.locator(".count").all_text_contents() == ["97%"]
        assert "3% in topics with only a small share of the word" in section.inner_text()


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

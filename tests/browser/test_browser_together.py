"""A tree with groups of words that stay together: n ends where T(n) does."""

import pytest

from tests.browser.browser_samples import text_model
from tests.browser.page_actions import n_shown, type_n
from topicgrouper import fit_tree
from topicgrouper.model import Model


@pytest.fixture(scope="module")
def grouped():
    tree = text_model().tree
    words = tree.vocabulary
    together = [words[:3], words[10:12]]
    return fit_tree(tree.counts, words, together=together)


def test_the_number_of_topics_ends_with_the_groups(visit, page_of, grouped):
    most = grouped.max_topics
    assert most == grouped.n_words - 3
    with visit(page_of(Model(grouped))) as page:
        type_n(page, grouped.n_words)
        assert n_shown(page) == most
        page.locator("#n-more").click()
        assert n_shown(page) == most
        assert f"From 1 to {most}" in page.locator("#n-hint").text_content()
        page.get_by_role("tab", name="Curve", exact=True).click()
        note = page.locator("#curve-note").text_content()
        assert note == "Only words that are kept together are joined."
        type_n(page, most - 1)
        cost = page.locator("#curve-note").text_content()
        assert cost.startswith(f"Joining {most - 1} topics to {most - 2} costs")


def test_a_word_of_a_group_says_that_it_is_no_topic(visit, page_of, grouped):
    with visit(page_of(Model(grouped)), "#node=0&n=3") as page:
        details = page.locator("#details")
        assert "Never a topic of its own: its words are kept with others" in details.text_content()
        assert not details.get_by_role("button", name="Show").is_visible()
        page.keyboard.press("g")
        assert n_shown(page) == grouped.max_topics
        group = grouped.view(grouped.max_topics).labels[0]
        assert details.locator(f"[data-node='{group}']").count()

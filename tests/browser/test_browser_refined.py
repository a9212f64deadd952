"""Refined views on the page: at their n only, with the words that moved marked and explained."""

import re

import pytest

from tests.browser.browser_samples import HOSTILE_WORDS
from tests.browser.page_actions import (
    BY_FREQUENCY,
    n_shown,
    table_rows,
    type_n,
    wait_until,
)
from tests.count_samples import zipf_counts
from topicgrouper import Model, fit_tree, refine

TALL = {"width": 1280, "height": 3000}  # all rows are in sight


@pytest.fixture(scope="module")
def model():
    words = [f"word{number:02}" for number in range(40)]
    return Model(fit_tree(zipf_counts(60, 40, length=40, seed=2), words))


@pytest.fixture(scope="module")
def views(model):
    """Refined views with words that moved."""
    views = [refine(model.shown.view(n)) for n in (3, 6)]
    assert all(view.moves for view in views)
    return views


@pytest.fixture(scope="module")
def url(model, views, page_of):
    return page_of(model, views=views)


def shown_rows(page):
    words = """grid => [...grid.querySelectorAll('.table-row')]
      .sort((a, b) => a.getAttribute("aria-rowindex") - b.getAttribute("aria-rowindex"))
      .map(row => [...row.querySelectorAll('.cell.words > *')]
        .map(word => word.querySelector('bdi, mark')?.textContent ?? word.textContent))"""
    return [
        [row["node"], *each, row["cells"][2], row["cells"][-1]]
        for row, each in zip(
            table_rows(page), page.get_by_role("grid").evaluate(words), strict=True
        )
    ]


def expected_rows(view):
    return [
        [topic.id, *topic.top_words(10), f"{topic.frequency:,}", f"{topic.size:,}"]
        for topic in view.topics
    ]


def test_the_page_opens_with_the_first_refined_view(visit, url, views):
    with visit(url, BY_FREQUENCY, viewport=TALL) as page:
        assert n_shown(page) == 3
        assert page.get_by_role("heading", name="3 topics, refined").is_visible()
        assert page.get_by_label("Refined", exact=True).is_checked()
        assert shown_rows(page) == expected_rows(views[0])
        note = page.locator("#topics-note").text_content()
        assert re.fullmatch(rf"{len(views[0].moves)} words? moved \(\*\)", note)


def test_words_that_moved_are_marked_with_where_they_came_from(visit, url, views, model):
    view = views[0]
    moved = {move.word: move for move in view.moves}
    with visit(url, BY_FREQUENCY, viewport=TALL) as page:
        found = page.locator("#table .moved-word")
        shown = {word for topic in view.topics for word in topic.top_words(10) if word in moved}
        assert shown
        assert found.count() == len(shown)
        for place in range(found.count()):
            element = found.nth(place)
            word = element.locator("bdi").text_content()
            source = model.shown.topic(node=moved[word].source_id)
            assert element.locator("sup").inner_text() == "*"
            assert element.locator("sup").is_visible()
            title = element.get_attribute("title")
            assert title.startswith("moved here from ")
            assert source.top_words(1)[0] in title
            assert "gain" in title
            if source.size > 1:
                assert f"({source.n:,})" in title
            # what is shown by a star is said to those who do not see it
            heard = element.locator(".hidden").text_content()
            assert source.top_words(1)[0] in heard


def test_the_switch_goes_back_to_the_tree(visit, url, model, views):
    with visit(url, BY_FREQUENCY, viewport=TALL) as page:
        box = page.get_by_label("Refined", exact=True)
        box.uncheck()
        assert page.get_by_role("heading", name="3 topics", exact=True).is_visible()
        assert page.locator("#table .moved-word").count() == 0
        assert [row["node"] for row in table_rows(page)] == [t.id for t in model.shown.view(3)]
        wait_until(page, "location.hash.includes('refined=0')")
        page.reload()
        assert not box.is_checked()
        box.check()
        assert shown_rows(page) == expected_rows(views[0])


def test_other_numbers_have_the_tree_and_a_way_to_refined_views(visit, url, model, views):
    with visit(url, BY_FREQUENCY, viewport=TALL) as page:
        type_n(page, 7)
        assert not page.get_by_label("Refined", exact=True).is_visible()
        assert page.locator("#table .moved-word").count() == 0
        assert [row["node"] for row in table_rows(page)] == [t.id for t in model.shown.view(7)]
        page.get_by_role("button", name="Refined view with 6 topics").click()
        assert n_shown(page) == 6
        assert shown_rows(page) == expected_rows(views[1])


def test_odd_words_that_moved_stay_text(visit, page_of):
    counts = zipf_counts(60, len(HOSTILE_WORDS), length=40, seed=2)
    view = refine(fit_tree(counts, HOSTILE_WORDS).view(3))
    with visit(page_of(Model(view.tree), views=[view]), BY_FREQUENCY, viewport=TALL) as page:
        assert page.locator("#table .moved-word").count() > 0
        assert page.locator("#table img, #table svg, #table script, #table b").count() == 0
        for topic in view.topics:
            page.locator(f"#table [data-node='{topic.id}']").click()
            assert page.locator("#changes img, #changes script, #changes b").count() == 0

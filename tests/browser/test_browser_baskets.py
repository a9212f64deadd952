"""A model of baskets: the page speaks of items and baskets."""

import re

import pytest

from tests.browser.browser_samples import basket_model


@pytest.fixture(scope="module")
def model():
    return basket_model()


@pytest.fixture(scope="module")
def url(model, page_of):
    return page_of(model)


def test_nothing_is_called_a_word_or_a_document(visit, url):
    wrong = re.compile(r"\b(?:words?|documents?)\b", re.IGNORECASE)
    names = """() => [...document.body.querySelectorAll("*")].flatMap(e =>
      ["title", "aria-label", "placeholder"].map(name => e.getAttribute(name) ?? ""))"""
    with visit(url, "#n=12") as page:
        for view in ("topics", "overview", "curve", "documents"):
            page.locator(f"#tab-{view}").click()
            for text in (page.locator("body").inner_text(), *page.evaluate(names)):
                assert not wrong.search(text), text
        page.keyboard.press("?")
        assert "Every item starts as a topic of its own" in page.get_by_role("dialog").inner_text()
        assert not wrong.search(page.get_by_role("dialog").inner_text())
        assert page.locator("#facts").inner_text().startswith("60 baskets · 30 different items")

"""What only a server knows: the best matches of a query, and how surprising words are."""

import re
from contextlib import ExitStack, closing

import pytest

from tests.browser.browser_samples import basket_model
from tests.browser.page_actions import selected, wait_until
from tests.explorer.questions import Asked


@pytest.fixture(scope="module")
def server_url(model, served):
    return served(model)


@pytest.fixture
def asked():
    """Return what asks the server of a model, as a page does."""
    with ExitStack() as servers:
        yield lambda model: servers.enter_context(closing(Asked(model)))


def listed(page, rows):
    """Wait until these documents are listed."""
    items = "[...document.querySelectorAll('#document-list [data-document]')]"
    wait_until(
        page, f"{items}.map(e => e.dataset.document).join() === '{','.join(map(str, rows))}'"
    )


def test_best_matches_come_with_reasons_and_words_that_belong_to_the_query(
    visit, server_url, model, asked
):
    answer = asked(model).about("rocket orbit moon launch engine crew xylem", limit=20)
    topics = [
        reason["topic"]
        for found in answer["documents"]
        for reason in found["reasons"]
        if reason["topic"] is not None
    ]
    assert topics
    assert answer["expansion"]
    with visit(server_url, "#view=documents&n=6") as page:
        page.get_by_label("Search the documents").fill("rocket orbit moon launch engine crew xylem")
        page.get_by_role(
            "heading", name="Best matches for “rocket orbit moon launch engine crew xylem”"
        ).wait_for()
        listed(page, [found["row"] for found in answer["documents"]])
        note = page.locator(".list-note").inner_text()
        assert note.startswith(f"{answer['total']} of 60 documents, best match first.")
        assert "Unknown words were ignored: xylem" in note
        first = answer["documents"][0]
        marked = [piece for piece, is_marked in first["passage"] if is_marked]
        item = page.locator("#document-list li").first
        assert item.locator("mark").all_inner_texts() == marked
        words = item.locator(".reasons [data-word]").evaluate_all(
            "all => all.map(e => Number(e.dataset.word))"
        )
        assert words == [reason["word"] for reason in first["reasons"]]
        links = page.locator("#document-list .reasons [data-node]")
        assert links.evaluate_all("all => all.map(e => Number(e.dataset.node))") == topics
        links.first.click()
        assert selected(page) == topics[0]
        listed(page, [found["row"] for found in answer["documents"]])  # the search goes on
        belonging = page.locator(".expansion [data-word]")
        shown = belonging.evaluate_all("all => all.map(e => Number(e.dataset.word))")
        assert shown == answer["expansion"]
        belonging.first.click()
        assert selected(page) == model.tree.view(6).labels[shown[0]]


def test_the_search_can_be_for_the_exact_text(visit, server_url):
    with visit(server_url, "#view=documents&query=rocket") as page:
        page.get_by_role("heading", name="Best matches for “rocket”").wait_for()
        match = page.get_by_role("radio", name="Best match")
        assert match.get_attribute("aria-checked") == "true"
        match.focus()
        page.keyboard.press("ArrowRight")
        page.get_by_role("heading", name="Documents with “rocket”").wait_for()
        page.get_by_text("most matches first").wait_for()
        assert page.locator(".reasons, .expansion").count() == 0
        wait_until(page, "location.hash.includes('find=text')")
        page.keyboard.press("ArrowRight")
        page.locator(".expansion").wait_for()


@pytest.mark.parametrize("address", ["url", "server_url"])
def test_words_are_shaded_by_surprise(visit, request, address, model, asked):
    server_url = request.getfixturevalue(address)
    answer = asked(model).surprise(20)
    bits = dict(zip(answer["words"], answer["bits"], strict=True))
    with visit(server_url, "#view=documents&document=20&n=6") as page:
        page.locator("#document-text mark").first.wait_for()
        box = page.get_by_label("Shade by surprise")
        assert not box.is_checked()
        box.focus()
        page.keyboard.press("Space")
        page.locator("#document-text .shaded").first.wait_for()
        assert "less expected a word is" in page.locator("#shade-legend").inner_text()
        assert page.evaluate("document.activeElement.id") == "show-surprise"
        shaded = page.locator("#document-text [data-word]").evaluate_all(
            """all => all.map(e =>
              [Number(e.dataset.word), e.title, e.style.getPropertyValue("--shade")])"""
        )
        assert {word for word, _, _ in shaded} == set(bits)
        for word, title, _ in shaded:
            assert float(title.partition(" bits")[0]) == pytest.approx(bits[word], abs=0.056)
        shades = sorted((bits[word], float(shade)) for word, _, shade in shaded)
        assert [shade for _, shade in shades] == sorted(shade for _, shade in shades)
        page.get_by_label("Shade by surprise").uncheck()
        page.locator("#document-text mark[class*=hue]").first.wait_for()
        assert page.locator(".shaded, #shade-legend").count() == 0


def check_names(page):
    """Nothing of a model of baskets is called a word or a document."""
    wrong = re.compile(r"\b(?:words?|documents?)\b", re.IGNORECASE)
    names = """() => [...document.querySelectorAll("#documents *")].flatMap(e =>
      ["title", "aria-label", "placeholder"].map(name => e.getAttribute(name) ?? ""))"""
    for text in (page.locator("#documents").inner_text(), *page.evaluate(names)):
        assert not wrong.search(text), text


def test_items_are_found_and_have_bits(visit, served, asked):
    baskets = basket_model()
    with visit(served(baskets), "#view=documents&query=item03,+item05,+x&surprise=1") as page:
        page.get_by_role("heading", name="Best matches for “item03, item05, x”").wait_for()
        page.get_by_text("baskets, best match first. Unknown items were ignored: x.").wait_for()
        check_names(page)
        first = page.locator("#document-list [data-document]").first
        row = int(first.get_attribute("data-document"))
        first.click()
        page.locator(".shaded").first.wait_for()
        check_names(page)
        answer = asked(baskets).surprise(row)
        shown = page.locator("#document-text small").all_inner_texts()
        expected = sorted(answer["bits"], reverse=True)
        assert [float(text.removesuffix(" bits")) for text in shown] == pytest.approx(
            expected, abs=0.051
        )

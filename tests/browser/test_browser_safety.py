"""Words and documents are data: nothing in them runs, hides or acts; nothing is fetched."""

import pytest

from tests.browser.browser_samples import HOSTILE_WORDS, hostile_model
from tests.browser.page_actions import (
    BY_FREQUENCY,
    READY,
    selected,
    table_rows,
    type_n,
)


@pytest.fixture(scope="module")
def model():
    return hostile_model()


@pytest.fixture(scope="module")
def url(model, page_of):
    return page_of(model, title="<script>alert('title')</script>\u202e")


def markup(page):
    """Give the elements that only hostile words could have made."""
    made = "script:not([type]), img, svg, b b, [onerror], [onload], a[href^=java]"
    return page.locator(made).evaluate_all("all => all.map(e => e.outerHTML)")


def test_hostile_words_are_text_in_every_view(visit, url, model):
    with visit(url, BY_FREQUENCY, viewport={"width": 1280, "height": 2000}) as page:
        type_n(page, model.tree.n_words)
        rows = table_rows(page)
        assert len(rows) == len(HOSTILE_WORDS)
        shown = {row["node"]: row["cells"][1] for row in rows}
        for word in ("<script>alert(1)</script>", "__proto__", "&lt;b&gt;", "${alert(5)}", "שלום"):
            assert shown[model.tree.find(word)] == word
        # what is not seen is shown: marks of direction, breaks, blanks
        for word in HOSTILE_WORDS:
            text = shown[model.tree.find(word)]
            assert text.strip(), f"{word[:20]!r} shows nothing"
            assert len(text) <= 1000
            assert not set(text) & set("\u202e\u2066\u2067\n\r\x00\x1b\u2028")
        for tab in ("Overview", "Curve", "Documents", "Topics"):
            page.get_by_role("tab", name=tab, exact=True).click()
            assert markup(page) == []
        type_n(page, 5)
        page.get_by_role("tree").focus()
        page.keyboard.press("Home")
        page.keyboard.press("*")
        assert markup(page) == []


def test_hostile_words_can_be_found(visit, url, model):
    with visit(url) as page:
        box = page.get_by_role("combobox")
        for word in ("<script>alert(1)", "__proto__", "constructor", "1984", "שלום"):
            (node,) = [i for i, known in enumerate(model.tree.vocabulary) if known.startswith(word)]
            box.fill(word)
            page.locator(f"[role=option][data-node='{node}']").click()
            assert selected(page) == node
            assert markup(page) == []


def test_hostile_documents_are_text(visit, url, model):
    for row in (0, 3):
        with visit(url, f"#view=documents&document={row}") as page:
            page.locator("#document-text").wait_for()
            assert markup(page) == []
            name = page.locator("#documents").inner_text()
            assert f"<i>{row}</i>" in name
    with visit(url, "#view=documents") as page:
        page.locator("#document-list [data-document]").first.wait_for()
        assert "<i>" in page.locator("#document-list").inner_text()
        assert markup(page) == []


def test_a_long_document_is_cut_until_asked_for(visit, url, model):
    with visit(url, "#view=documents&document=3") as page:
        text = page.locator("#document-text")
        text.wait_for()
        assert len(text.inner_text()) < 30_000
        page.get_by_role("button", name="Show the full text").click()
        assert len(text.inner_text()) > 200_000


def test_the_title_is_text(visit, url):
    with visit(url) as page:
        assert page.title().startswith("<script>alert('title')</script>")
        heading = page.get_by_role("heading", level=1)
        assert "<script>alert('title')</script>" in heading.inner_text()


def test_the_policy_stops_what_would_run_all_the_same(browser, url):
    context = browser.new_context()
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(READY, state="attached")
    broken = page.evaluate(
        """async () => {
          const broken = [];
          addEventListener("securitypolicyviolation", e => broken.push(e.effectiveDirective));
          document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.ran = 1'>");
          const script = document.createElement("script");
          script.textContent = "window.ran = 2";
          document.body.append(script);
          document.body.insertAdjacentHTML("beforeend", "<p style='color: red' id='styled'>");
          await fetch("https://example.org/").catch(() => null);
          await new Promise(resolve => setTimeout(resolve, 200));
          return [broken, window.ran ?? null];
        }"""
    )
    context.close()
    assert broken[1] is None
    assert {"img-src", "script-src-elem", "style-src-attr", "connect-src"} <= set(broken[0])


def test_the_page_works_in_a_notebook(browser, model, tmp_path):
    # a sandboxed frame has neither storage nor an address of its own
    notebook = tmp_path / "notebook.html"
    notebook.write_text(f"<!doctype html>{model.explore()._repr_html_()}", encoding="utf-8")
    context = browser.new_context()
    page = context.new_page()
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda m: m.type == "error" and problems.append(m.text))
    page.goto(notebook.as_uri())
    frame = page.frame_locator("iframe")
    frame.get_by_role("textbox", name="Topics", exact=True).fill("4")
    frame.get_by_role("textbox", name="Topics", exact=True).press("Enter")
    frame.get_by_role("heading", name="4 topics").wait_for()
    frame.get_by_role("checkbox", name="Details").check()
    frame.get_by_role("tab", name="Overview").click()
    page.wait_for_timeout(400)
    context.close()
    assert problems == []

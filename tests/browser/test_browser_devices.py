"""Other windows: phones, dark ones, paper; and a large tree."""

import re

import pytest

from benchmarks.explorer import made_up_tree
from tests.browser.page_actions import search_for, selected, type_n
from topicgrouper.model import Model

PHONE = {"width": 390, "height": 844}


def overflow(page):
    """Give how far the page is wider than the window."""
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


def test_a_phone_shows_one_view_at_a_time(visit, url, model):
    with visit(url, viewport=PHONE, is_mobile=True, has_touch=True) as page:
        for name in ("Topics", "Tree", "Overview", "Curve", "Documents", "Selected"):
            page.get_by_role("tab", name=name, exact=True).tap()
            assert overflow(page) <= 0, f"{name} is wider than the window"
        page.get_by_role("tab", name="Topics", exact=True).tap()
        type_n(page, 6)
        row = page.locator("#table [role=row][data-node]").nth(2)
        node = int(row.get_attribute("data-node"))
        row.tap()
        page.get_by_role("tab", name="Tree", exact=True).tap()
        assert selected(page) == node
        search_for(page, "violin")
        assert page.get_by_role("region", name="Selected topic").is_visible()
        assert "violin" in page.get_by_role("region", name="Selected topic").inner_text()


def test_a_phone_keeps_the_chosen_tab_in_sight(visit, url):
    with visit(url, viewport={"width": 320, "height": 640}, is_mobile=True, has_touch=True) as page:
        for name in ("Selected", "Topics"):
            tab = page.get_by_role("tab", name=name, exact=True)
            tab.evaluate("tab => tab.click()")  # a tap would scroll to it itself
            box = tab.bounding_box()
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 320


def test_help_opens_at_its_top(visit, url):
    with visit(url, viewport={"width": 1400, "height": 500}) as page:
        for _ in range(2):
            page.keyboard.press("?")
            dialog = page.get_by_role("dialog")
            assert dialog.evaluate("e => e.scrollHeight > e.clientHeight && e.scrollTop") == 0
            dialog.evaluate("e => e.scrollTo(0, e.scrollHeight)")
            page.keyboard.press("Escape")
            assert not dialog.is_visible()


def test_small_and_large_windows_hold_the_page(visit, url):
    for width, height in ((320, 560), (700, 500), (1024, 700), (2560, 1440)):
        with visit(url, viewport={"width": width, "height": height}) as page:
            assert overflow(page) <= 0, f"{width} × {height}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_in_light_and_dark(visit, url, scheme):
    def lightness(page, name):
        colour = page.locator("body").evaluate("(e, name) => getComputedStyle(e)[name]", name)
        return sum(float(part) for part in re.findall(r"[\d.]+", colour)[:3]) / 3

    with visit(url, color_scheme=scheme) as page:
        shades = lightness(page, "color"), lightness(page, "backgroundColor")
        dark, light = shades if scheme == "light" else shades[::-1]
        assert dark < 80
        assert light > 180


def test_every_control_has_a_name_and_shows_the_focus(visit, url):
    describe = """() => {
      const e = document.activeElement;
      const labelledBy = document.getElementById(e.getAttribute("aria-labelledby"));
      const label = e.getAttribute("aria-label") ?? e.labels?.[0]?.textContent
        ?? labelledBy?.textContent ?? e.textContent;
      const style = getComputedStyle(e);
      return {
        key: e.id || e.outerHTML.slice(0, 80),
        isBody: e === document.body,
        name: label.trim(),
        shows: style.outlineStyle !== "none" || style.boxShadow !== "none",
      };
    }"""
    with visit(url) as page:
        seen = []
        for _ in range(60):
            page.keyboard.press("Tab")
            control = page.evaluate(describe)
            if control["isBody"] or control["key"] in seen:
                break  # once round
            seen.append(control["key"])
            assert control["name"], f"{control['key']} has no name"
            assert control["shows"], f"{control['key']} does not show that it has the focus"
        assert {"n-field", "n-slider", "search", "theme", "tree", "table", "filter"} <= set(seen)


def test_a_printed_page_has_the_topics(visit, url, model, tmp_path):
    with visit(url) as page:
        type_n(page, 40)
        pdf = page.pdf()
        assert pdf.startswith(b"%PDF")
        page.emulate_media(media="print")
        try:
            assert page.get_by_role("grid").is_visible()
        finally:
            page.emulate_media(media="screen")  # the tab serves other tests, too


@pytest.mark.parametrize("view", ["overview", "curve"])
def test_a_printed_picture_fits_on_the_paper(visit, url, view):
    # a print lays the page out on paper before any observer hears of it
    measure = """id => {
      document.documentElement.style.width = "400px";
      const boxes = [id, `${id}-frame`, `${id}-panel`].map(name =>
        document.getElementById(name).getBoundingClientRect().toJSON());
      document.documentElement.style.width = "";
      return boxes;
    }"""
    with visit(url, f"#view={view}") as page:
        page.emulate_media(media="print")
        try:
            picture, frame, panel = page.evaluate(measure, view)
        finally:
            page.emulate_media(media="screen")
        assert 300 < picture["width"] <= 400
        assert picture["bottom"] <= frame["bottom"] <= panel["bottom"]


def test_100_000_words_still_work(visit, page_of):
    model = Model(made_up_tree(100_000))
    with visit(page_of(model)) as page:
        type_n(page, 5_000)
        assert page.get_by_role("grid").get_attribute("aria-rowcount") == "5001"
        word = model.tree.vocabulary[777]
        search_for(page, word)
        assert selected(page) == 777
        for tab in ("Overview", "Curve", "Topics"):
            page.get_by_role("tab", name=tab, exact=True).click()

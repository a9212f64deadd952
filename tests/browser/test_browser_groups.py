"""Topics by group: what cells say, where they lead, and what time looks like."""

import re
from dataclasses import replace

import numpy as np
import pytest

from tests.browser.browser_samples import HOSTILE_WORDS, hostile_model
from tests.browser.page_actions import drawn, table_rows, wait_until
from topicgrouper.groups import compare_groups

WIDE = {"width": 1600, "height": 1000}
PHONE = {"width": 390, "height": 780}
GROUPS = "#view=groups&n=4"


@pytest.fixture(scope="module")
def model(model):
    """Add a country and a date to the documents: the themes come and go with the months."""
    random = np.random.default_rng(2)
    months = {"space": 1, "tea": 3, "music": 5, "garden": 8}
    dates = [
        f"2011-{months[label] + random.integers(0, 3):02}-{random.integers(1, 28):02}"
        for label in model.labels
    ]
    dates[0] = ""
    countries = random.choice(["France", "Peru", "Chad", "Laos"], size=len(dates)).tolist()
    return replace(model, document_columns={"country": tuple(countries), "date": tuple(dates)})


@pytest.fixture(scope="module")
def url(model, page_of):
    return page_of(model, views=[4])


def canvas(page):
    return page.locator("#groups-canvas")


def readout(page):
    return page.locator("#group-readout").inner_text().replace("\n", " ")


def tip(page):
    box = page.locator("#tooltip")
    return re.sub("[\u2068\u2069]", "", box.inner_text()) if box.is_visible() else ""


def point_at(page, wanted):
    """Move the pointer over the picture until the tooltip says something."""
    box = canvas(page).bounding_box()
    for y in range(int(box["y"]) + 4, int(box["y"]) + 240, 10):
        for x in range(int(box["x"]) + 60, int(box["x"]) + 700, 16):
            page.mouse.move(x, y)
            if wanted(tip(page)):
                return
    pytest.fail(f"no such place; the last tooltip was {tip(page)!r}")


def counts_of(model, topic, column, n=4):
    """Return, for each value of a column, how many documents have the main topic, of how many."""
    view = model.tree.view(n)
    is_main = view.nodes[view.predict()] == topic
    values = np.array(model.column(column))
    return {
        str(value): (is_main[values == value].sum(), (values == value).sum())
        for value in set(values) - {""}
    }


def visited_cells(page, n_rows, n_groups):
    """Go through all cells with the arrow keys, and give what is said of each."""
    canvas(page).focus()
    page.keyboard.press("Home")
    said = []
    for row in range(n_rows):
        if row:
            page.keyboard.press("ArrowDown")
        for _ in range(n_groups):
            page.keyboard.press("ArrowLeft")
        for group in range(n_groups):
            if group:
                page.keyboard.press("ArrowRight")
            said.append(readout(page))
    return said


def test_every_cell_says_what_it_is(visit, url, model):
    with visit(url, GROUPS + "&by=label&order=name", viewport=WIDE) as page:
        page.keyboard.press("1")
        topics = [row["node"] for row in table_rows(page)]
        page.keyboard.press("5")
        said = visited_cells(page, len(topics), 4)
    labels = sorted(set(model.labels))
    comparison = compare_groups(model, "label", view=4)
    significant = {
        (int(node), name)
        for row, node in enumerate(comparison.view.nodes)
        for group, name in enumerate(comparison.groups)
        if comparison.is_significant[row, group]
    }
    for row, topic in enumerate(topics):
        found = counts_of(model, topic, "label")
        average = sum(count for count, _ in found.values()) / len(model.labels)
        for place, label in enumerate(labels):
            text = said[row * 4 + place]
            count, documents = found[label]
            assert text.startswith(label)
            assert f"{count} of 15 documents mainly about it" in text
            relative = count / documents / average
            shown = float(re.search(r"([\d.]+)× average", text)[1])
            assert shown == pytest.approx(relative, abs=0.051)
            assert ("clearly" in text) == ((topic, label) in significant)


def shown_documents(page):
    page.locator("#document-list li").first.wait_for()
    rows = page.locator("#document-list [data-document]")
    return rows.evaluate_all("rows => rows.map(row => Number(row.dataset.document))")


def click(page):
    page.mouse.down()
    page.mouse.up()


def test_a_click_leads_to_the_documents_of_both(visit, url, model):
    with visit(url, GROUPS + "&by=label", viewport=WIDE) as page:
        point_at(page, lambda text: text.startswith("music:") and "clearly above" in text)
        click(page)
        rows = shown_documents(page)
        assert page.locator("body").get_attribute("data-view") == "documents"
        assert {model.labels[row] for row in rows} == {"music"}
        wait_until(page, "location.hash.includes('group=')")
        node = model.tree.node_of(re.search(r"topic=(\d+)", page.evaluate("location.hash"))[1])
        assert page.locator("#only-main").is_checked()
        view = model.tree.view(4)
        is_listed = view.nodes[view.predict()] == node
        inside = is_listed & (np.array(model.labels) == "music")
        note = page.locator(".list-note")
        assert note.inner_text().startswith(f"{inside.sum()} documents of this group are mainly")
        chip = page.locator("#clear-group")
        assert "label: music" in chip.inner_text()
        chip.click()
        wait_until(page, "!document.querySelector('.list-note').textContent.includes('group')")
        assert note.inner_text().startswith(f"{is_listed.sum()} documents are mainly about it")
        assert chip.is_hidden()


def test_a_served_page_asks_for_the_documents_of_a_group(visit, served, model):
    fragment = f"#n=4&view=documents&by=date&every=month&group=2&node={model.tree.n_nodes - 1}"
    with visit(served(model), fragment) as page:
        rows = shown_documents(page)
        assert rows
        assert {model.column("date")[row][:7] for row in rows} == {"2011-03"}


def test_a_served_page_counts_the_documents_at_any_n(visit, served, model):
    comparison = compare_groups(model, "label", view=7)
    n_tested = np.count_nonzero(~np.isnan(comparison.p_values))
    said = f"4 groups. {comparison.is_significant.sum()} of {n_tested} cells clearly"
    with visit(served(model), "#view=groups&n=7&by=label") as page:
        wait_until(page, f"document.querySelector('#group-note').textContent.startsWith('{said}')")


def test_time_is_shown_as_lines_or_as_a_heat_map(visit, url):
    with visit(url, GROUPS + "&by=date", viewport=WIDE) as page:
        assert page.locator("#group-lines").get_attribute("aria-checked") == "true"
        note = page.locator("#group-note").inner_text()
        assert "10 months, 2011-01 to 2011-10." in note
        assert "Left out: 1 document without a value." in note
        assert page.locator("#group-every option").all_inner_texts() == [
            "by day",
            "by week",
            "by month",
            "by quarter",
        ]
        lines = canvas(page).evaluate("canvas => canvas.toDataURL()")
        page.locator("#group-map").click()
        drawn(page)
        assert canvas(page).evaluate("canvas => canvas.toDataURL()") != lines
        page.locator("#group-every").select_option("quarter")
        assert "4 quarters" in page.locator("#group-note").inner_text()
        wait_until(page, "location.hash.includes('every=quarter')")
        assert "lines=0" in page.evaluate("location.hash")


def test_hostile_columns_are_text(visit, page_of):
    model = hostile_model()
    values = [word[:300] for word in HOSTILE_WORDS[:10]]
    model = replace(model, labels=tuple(values * 2))
    columns = {
        "<img src=x onerror=alert(1)>\u202e": tuple(values * 2),
        "x" * 10_000: tuple(f"{'y' * 10_000}{row % 3}" for row in range(20)),
        "__proto__": tuple(values[row % 4] for row in range(20)),
    }
    url = page_of(replace(model, document_columns=columns), views=[6])
    for place, name in enumerate(("label", *columns)):
        with visit(url, f"#view=groups&n=6&by={name[:50] if place != 1 else ''}") as page:
            page.locator("#group-by").select_option(index=place)
            canvas(page).focus()
            for key in ("Home", "ArrowRight", "ArrowRight", "ArrowDown"):
                page.keyboard.press(key)
            assert "average" in readout(page)
            assert page.locator("#groups img, #groups script").count() == 0
            point_at(page, bool)
            page.keyboard.press("Enter")
            page.locator(".list-note").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_on_a_phone_and_a_finger_reads_before_it_opens(visit, url, scheme):
    options = {"has_touch": True, "is_mobile": True, "color_scheme": scheme}
    with visit(url, GROUPS + "&by=label", viewport=PHONE, **options) as page:
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        box = canvas(page).bounding_box()
        place = (box["x"] + 150, box["y"] + 75)
        page.touchscreen.tap(*place)
        page.locator("#group-documents").wait_for()
        assert page.locator("body").get_attribute("data-view") == "groups"
        page.touchscreen.tap(*place)
        page.locator("#clear-group").wait_for()


def test_cells_can_be_downloaded_and_topics_have_their_names(visit, page_of, model):
    node = int(model.tree.view(4).nodes[0])
    named = model.with_topic_names({int(model.tree.numbers[node]): "My <b>name</b>"})
    with visit(
        page_of(named, views=[4]), GROUPS + f"&by=label&order=name&node={node}", viewport=WIDE
    ) as page:
        with page.expect_download() as download:
            page.locator("#groups .download-table").click()
        lines = download.value.path().read_text(encoding="utf-8-sig").splitlines()
        assert lines[0] == "topic,name,group,documents,count,share,relative_share,clear"
        assert len(lines) == 1 + 4 * 4
        count, documents = counts_of(model, node, "label")["garden"]
        (row,) = [line for line in lines if line.split(",")[1:3] == ["My <b>name</b>", "garden"]]
        assert row.split(",")[3:5] == ["15", str(count)]
        assert float(row.split(",")[5]) == pytest.approx(count / documents, rel=1e-5)
        assert page.locator("#groups b b").count() == 0

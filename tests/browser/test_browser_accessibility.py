"""Every panel of the page, as people with a screen reader, a keyboard or weak eyes meet it."""

import re
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tests.browser.accessibility import Accessibility
from tests.browser.browser_samples import basket_model, text_model, updated_model
from tests.browser.conftest import LAPTOP
from tests.browser.page_actions import drawn
from tests.soft_samples import bank_model
from topicgrouper import TopicName, explorer

STATIC = Path(explorer.__file__).parent / "static"
PHONE = {"width": 390, "height": 780}
PANELS = {
    "#n=8": ".table-row",
    "#n=8&rest=1&filter=e": "#table mark",
    "#n=8&filter=zzz": "#clear-filter",
    "#cut=8,s8": "#cut-command",
    "#cut=named&n=6": "#cut-command",
    "#n=46&folders=binary": ".table-row",
    "#n=8&view=tree": ".tree-row",
    "#n=8&view=tree&folders=binary": ".tree-row",
    "#n=8&view=overview": "#branches button",
    "#n=8&view=curve": "#curve",
    "#n=8&view=documents": "#document-list [data-document]",
    "#n=8&view=documents&query=rocket&find=text": "#document-list mark",
    "#n=8&view=documents&document=3": "#document-text mark",
    "#n=8&view=documents&document=3&surprise=1": "#document-text",
    "#n=8&view=groups&by=country": "#groups-canvas",
    "#n=8&view=groups&by=country&group=1&topic=8": "#group-documents",
    "#n=8&view=groups&by=date": "#groups-canvas",
    "#n=8&view=groups&by=date&lines=0": "#groups-canvas",
    "#n=8&view=details&topic=8": "#lineage",
}
"""Addresses, each with what is there once the panel is."""
SERVED_PANELS = {
    "#n=8": ".table-row",
    "#n=8&view=documents&query=rocket": ".expansion",
    "#n=8&view=documents&document=3&surprise=1": ".shaded",
}
OTHER_PANELS = {"#": ".table-row", "#view=tree": ".tree-row", "#view=details": "#lineage"}
CANVASES = {"overview": "overview", "curve": "curve", "groups": "groups-canvas"}


def test_every_panel_of_the_page_is_looked_at():
    state = (STATIC / "js" / "state.js").read_text(encoding="utf-8")
    views = re.findall(r'"(\w+)"', re.search(r"export const VIEWS = .*", state)[0])
    named = {view for address in PANELS for view in re.findall(r"view=(\w+)", address)}
    assert set(views) == {"topics", *named}  # the page opens with the topics


@pytest.fixture(scope="module")
def accessibility():
    return Accessibility()


@pytest.fixture(params=["light", "dark"])
def theme(request):
    return request.param


@pytest.fixture(params=[LAPTOP, PHONE], ids=["laptop", "phone"])
def viewport(request):
    return request.param


@pytest.fixture
def looking(visit, accessibility, theme, viewport):
    """Open a page in each theme and on each device, with a function that looks at it."""

    @contextmanager
    def looked_at(url):
        found = {}
        with visit(url, viewport=viewport, color_scheme=theme) as page:

            def look(place):
                drawn(page)
                found.update((each, place) for each in accessibility.violations(page))

            yield page, look
        assert found == {}

    return looked_at


def look_at_panels(page, look, panels):
    for address, part in panels.items():
        page.evaluate(f"location.hash = {address!r}")
        page.locator(part).first.wait_for(state="attached")
        look(address)


@pytest.fixture(scope="module")
def model(model):
    """Add columns to the documents, and a name to a topic."""
    countries = ("France", "Peru", "Chad", "Laos") * 15
    dates = tuple(f"2011-{1 + row // 6:02}-{1 + row % 28:02}" for row in range(60))
    topic = max(model.display_tree.view(8), key=lambda topic: topic.size)
    named = model.with_topic_names({topic.number: TopicName("Garden", "All that\ngrows.")})
    return replace(named, document_columns={"country": countries, "date": dates})


@pytest.fixture(scope="module")
def url(model, page_of):
    return page_of(model, views=[8])


def test_every_panel_passes(looking, url):
    with looking(url) as (page, look):
        look_at_panels(page, look, PANELS)


def test_what_opens_on_request_passes(looking, url):
    with looking(url) as (page, look):
        search = page.locator("#search")
        for text in ("r", "zzzz"):
            search.fill(text)
            look(f"search for {text}")
        search.fill("")
        page.evaluate("location.hash = '#n=8&view=details&details=1'")
        page.locator("#edit-name").click()
        look("name editor")
        page.locator("#topic-name").fill("Harbour")
        page.locator("#save-name").click()
        page.evaluate("location.hash = '#n=8&view=topics'")
        page.locator("#names-command").wait_for()
        look("names to be saved")
        page.locator("#help-button").click()
        look("help")


def test_a_page_from_a_server_passes(looking, served, model):
    with looking(served(model)) as (page, look):
        look_at_panels(page, look, SERVED_PANELS)


OTHER_MODELS = {
    "baskets": basket_model,
    "soft": bank_model,
    "updated": lambda: updated_model(text_model()),
}


@pytest.mark.parametrize("kind", OTHER_MODELS)
def test_pages_of_other_models_pass(looking, page_of, kind):
    with looking(page_of(OTHER_MODELS[kind]())) as (page, look):
        look_at_panels(page, look, OTHER_PANELS)


@pytest.mark.parametrize("view", CANVASES)
def test_pictures_have_a_text_that_follows_the_selection(visit, url, view):
    with visit(url, f"#n=8&view={view}&by=country") as page:
        picture = page.locator(f"#{CANVASES[view]}")
        assert picture.get_attribute("aria-label")
        text = page.locator(f"#{picture.get_attribute('aria-describedby')}")
        before = text.inner_text()
        picture.press("ArrowDown")
        picture.press("ArrowDown")
        picture.press("ArrowRight")
        drawn(page)
        assert "" != text.inner_text() != before


def test_the_check_finds_what_is_wrong(visit, accessibility, url):
    with visit(url) as page:
        page.evaluate("document.querySelector('main').append(document.createElement('button'))")
        (found,) = accessibility.violations(page)
        assert found.startswith("button-name: ")

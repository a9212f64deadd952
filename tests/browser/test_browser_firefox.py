"""Each view in Firefox: it shows something, and nothing goes wrong."""

import os
import time

import pytest

from tests.browser.firefox import find_firefox, firefox


@pytest.fixture(scope="module")
def tab():
    if find_firefox() is None:
        missing = "there is no Firefox here: apt-get install firefox-esr"
        if os.environ.get("TOPICGROUPER_REQUIRE_BROWSER") == "1":
            pytest.fail(f"TOPICGROUPER_REQUIRE_BROWSER is set, but {missing}")
        pytest.skip(missing)
    with firefox() as opened:
        yield opened


def wait_until(tab, condition):
    for _ in range(1_000):
        if tab.evaluate(condition):
            return
        time.sleep(0.05)
    message = f"never true: {condition}"
    raise AssertionError(message)


_DRAWN = """(() => {{
  const canvas = document.getElementById("{id}");
  const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  return new Set(new Uint32Array(pixels.buffer)).size > 3;
}})()"""

SHOWS = {
    "topics": "document.querySelectorAll('#table [data-node]').length > 3",
    "tree": "document.querySelectorAll('#tree [role=treeitem]').length > 3",
    "overview": _DRAWN.format(id="overview"),
    "curve": _DRAWN.format(id="curve"),
    "documents": "document.querySelectorAll('#document-list mark').length > 3",
    "details": "document.querySelectorAll('#details .word-row').length > 3",
}


@pytest.mark.parametrize("view", SHOWS)
def test_every_view_shows_its_contents(tab, url, model, view):
    node = int(model.tree.view(8).labels[model.tree.find("rocket")])
    tab.visit(f"{url}?{view}#n=8&node={node}&view={view}")
    wait_until(tab, "document.documentElement.dataset.ready === '1'")
    wait_until(tab, SHOWS[view])
    assert tab.problems == []


def test_a_document_opens_with_its_words_marked_and_can_be_found(tab, url):
    tab.visit(f"{url}?found#n=8&view=documents&query=violin")
    wait_until(tab, "document.querySelectorAll('#document-list mark').length > 3")
    tab.evaluate("document.querySelector('#document-list [data-document]').click()")
    wait_until(tab, "document.querySelectorAll('#document-text mark[class*=hue]').length > 3")
    assert tab.problems == []


def test_words_are_shaded_by_surprise(tab, url):
    tab.visit(f"{url}?shaded#n=8&view=documents&document=20&surprise=1")
    colours = "[...document.querySelectorAll('.shaded')].map(e => getComputedStyle(e).background)"
    wait_until(tab, f"new Set({colours}).size > 3")
    assert tab.problems == []


def test_what_goes_wrong_is_noticed(tab, url):
    tab.visit(f"{url}?wrong")
    tab.evaluate("console.error('on purpose')")
    wait_until(tab, "true")
    assert tab.problems.pop() == "on purpose"


def test_topics_are_split_and_joined(tab, url, model):
    node = int(model.tree.view(8).nodes.max())
    tab.visit(f"{url}?cut#n=8&node={node}")
    wait_until(tab, "document.documentElement.dataset.ready === '1'")
    tab.evaluate("document.getElementById('split-topic').click()")
    wait_until(tab, "location.hash.includes('n=9')")
    tab.evaluate("document.getElementById('join-topic').click()")
    wait_until(tab, "location.hash.includes('n=8')")
    assert tab.problems == []

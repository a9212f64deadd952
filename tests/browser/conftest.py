"""Pages in a real Chromium, which must neither err nor ask for anything."""

import os
import sys
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

from page_actions import READY

from chromium import chromium, find_chromium
from topicgrouper.explorer.documents import embedded_within
from topicgrouper.explorer.page import write_page
from topicgrouper.explorer.payload import make_payload

LAPTOP = {"width": 1280, "height": 800}


@pytest.fixture(scope="session")
def playwright_found():
    """Skip without a browser, or fail where one is required."""
    missing = None
    if find_chromium() is None:
        missing = "there is no Chromium here (TOPICGROUPER_CHROMIUM can name one)"
    else:
        try:
            import playwright.sync_api  # noqa: F401, PLC0415
        except ImportError:
            missing = "playwright is not installed: pip install 'topicgrouper[test]'"
    if missing is not None:
        if os.environ.get("TOPICGROUPER_REQUIRE_BROWSER") == "1":
            pytest.fail(f"TOPICGROUPER_REQUIRE_BROWSER is set, but {missing}")
        pytest.skip(missing)


# Not for the session: playwright keeps an event loop running, which other tests need to be free.
@pytest.fixture(scope="module")
def browser(playwright_found):
    with chromium() as running:
        yield running


class Visit:
    """A page in a browser, and what went wrong in it."""

    def __init__(self, page, url):
        self.page, self.url = page, url
        self.problems = []
        self.requests = []
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("dialog", self._on_dialog)
        page.on("popup", lambda other: self.problems.append(f"popup: {other.url}"))
        page.on("request", lambda request: self.requests.append(request.url))

    def _on_console(self, message):
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text}")

    def _on_dialog(self, dialog):
        self.problems.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def strangers(self):
        """Give the requests that leave the page and the server that it came from."""
        home = urlsplit(self.url)
        return [
            url
            for url in self.requests
            if urlsplit(url)[:2] != home[:2]
            or (home.scheme == "file" and urlsplit(url).path != home.path)
        ]


@pytest.fixture
def visit(browser):
    """Open pages; at the end of the test nothing may have gone wrong in any of them."""

    @contextmanager
    def opened(url, fragment="", **options):
        options.setdefault("viewport", LAPTOP)
        context = browser.new_context(**options)
        context.set_default_timeout(10_000)
        page = context.new_page()
        visited = Visit(page, url)
        try:
            page.goto(url + fragment)
            page.wait_for_selector(READY, state="attached")
            yield page
            assert visited.problems == []
            assert visited.strangers() == []
        finally:
            context.close()

    return opened


@pytest.fixture(scope="session")
def page_of(tmp_path_factory):
    """Write the page of a model and give its address."""

    def write(model, *, limit=10**7, **options):
        path = tmp_path_factory.mktemp("page") / "page.html"
        documents = embedded_within(model, limit=limit)
        write_page(make_payload(model, documents=documents, **options), path)
        return path.as_uri()

    return write


_BUDGETS = pytest.StashKey()


@pytest.fixture
def budgets(request):
    """Give a function that puts a line into the report at the end of the run."""
    return request.config.stash.setdefault(_BUDGETS, []).append


def pytest_terminal_summary(terminalreporter, config):
    for line in config.stash.get(_BUDGETS, []):
        terminalreporter.write_line(f"EXPLORER {line}")

"""Pages in a real Chromium, which must neither err nor ask for anything."""

import os
import threading
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from benchmarks.chromium import chromium, find_chromium
from tests.browser.browser_samples import text_model
from tests.browser.page_actions import READY

LAPTOP = {"width": 1280, "height": 800}


@pytest.hookimpl(tryfirst=True)  # before tests are deselected by their marks
def pytest_collection_modifyitems(items):
    """Mark all tests of this folder: a browser takes seconds to start, and a page to open."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.slow)


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
@pytest.fixture(scope="package")
def browser(playwright_found):
    with chromium() as running:
        yield running


# One tab serves many tests, as a new one costs as much time as all that a test does in it.
@pytest.fixture(scope="module")
def usual_page(browser):
    context = browser.new_context(viewport=LAPTOP)
    yield context.new_page()
    context.close()


class Recorder:
    """What goes wrong in a page, and what it asks for."""

    def __init__(self):
        self.problems, self.requests = [], []
        self._listeners = {
            "console": self._on_console,
            "pageerror": lambda error: self.problems.append(f"error: {error}"),
            "dialog": self._on_dialog,
            "popup": lambda other: self.problems.append(f"popup: {other.url}"),
            "request": lambda request: self.requests.append(request.url),
        }

    @contextmanager
    def listening(self, page):
        for event, listener in self._listeners.items():
            page.on(event, listener)
        try:
            yield
        finally:
            for event, listener in self._listeners.items():
                page.remove_listener(event, listener)

    def _on_console(self, message):
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text}")

    def _on_dialog(self, dialog):
        self.problems.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def strangers(self, url):
        """Give the requests that left the page and the server that it came from."""
        home = urlsplit(url)
        return [
            asked
            for asked in self.requests
            if urlsplit(asked)[:2] != home[:2]
            or (home.scheme == "file" and urlsplit(asked).path != home.path)
        ]


_visits = count()


@pytest.fixture
def visit(request, browser):
    """Open pages; at the end of a visit nothing may have gone wrong."""

    @contextmanager
    def tab(viewport, options):
        if not options:
            page = request.getfixturevalue("usual_page")
            page.set_viewport_size(viewport)
            yield page
            return
        context = browser.new_context(viewport=viewport, **options)
        try:
            yield context.new_page()
        finally:
            context.close()

    @contextmanager
    def opened(url, fragment="", *, viewport=LAPTOP, details=True, **options):
        recorder = Recorder()
        with tab(viewport, options) as page, recorder.listening(page):
            page.set_default_timeout(20_000)
            # another query loads the page again, where another fragment would not
            mode = f"{fragment or '#'}&details=1" if details else fragment
            page.goto(f"{url}?{next(_visits)}{mode}")
            page.wait_for_selector(READY, state="attached")
            yield page
            assert recorder.problems == []
            assert recorder.strangers(url) == []

    return opened


@pytest.fixture(scope="session")
def page_of(tmp_path_factory):
    """Write the page of a model and give its address."""

    def write(model, *, limit=10**7, **options):
        path = tmp_path_factory.mktemp("page") / "page.html"
        model.explore(document_limit=limit, **options).save(path)
        return path.as_uri()

    return write


@pytest.fixture(scope="session")
def model():
    """Return the model that most tests look at; others have a fixture of the same name."""
    return text_model()


@pytest.fixture(scope="session")
def url(model, page_of):
    return page_of(model)


@pytest.fixture(scope="module")
def served():
    """Return a function that serves a model until the module is done, and gives the address."""
    with ExitStack() as servers:

        def serve(model):
            server = servers.enter_context(model.serve())
            thread = threading.Thread(target=server.serve_forever, args=(0.05,))
            thread.start()
            servers.callback(thread.join)
            servers.callback(server.shutdown)
            return server.address

        yield serve


@pytest.fixture(scope="module", params=["embedded", "served"])
def published(request, page_of, served):
    """Return a function from a model to the address of its page: a file's or a server's."""
    return page_of if request.param == "embedded" else served

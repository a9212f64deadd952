"""Debian's Firefox, driven by WebDriver BiDi over a websocket: Playwright does not drive it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from itertools import count

__all__ = ["Firefox", "find_firefox", "firefox"]

_NAMES = ("firefox-esr", "firefox")
_LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


def find_firefox():
    """Return the path of Firefox, or None."""
    return next((path for path in map(shutil.which, _NAMES) if path), None)


class Firefox:
    """One tab, and what was logged in it."""

    def __init__(self, socket):
        self._socket = socket
        self._ids = count(1)
        self.problems = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def visit(self, url):
        """Open a page and wait until it has loaded."""
        self._ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def evaluate(self, expression):
        """Return the value of a JavaScript expression: a text, a number, a truth value or null."""
        answer = self._ask(
            "script.evaluate",
            expression=expression,
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return answer["result"].get("value")

    def _ask(self, method, **parameters):
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=60))
            if message.get("method") == "log.entryAdded":
                entry = message["params"]
                if entry["level"] in ("error", "warn"):
                    self.problems.append(entry["text"])
            elif message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]


@contextmanager
def firefox():
    """Run Firefox without a window, with a new profile."""
    from websockets.sync.client import connect  # noqa: PLC0415 - of the extra "test"

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [find_firefox(), "--headless", "--no-remote", "--profile", profile]
        process = subprocess.Popen(
            [*command, "--remote-debugging-port=0", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            lines = iter(process.stderr.readline, "")
            found = next(filter(None, map(_LISTENING.search, lines)), None)
            assert found is not None, "Firefox ended before it listened"
            with connect(f"{found[1]}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.wait(timeout=30)
            process.stderr.close()

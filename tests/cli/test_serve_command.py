"""``topicgrouper serve``."""

import errno
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
import webbrowser
from pathlib import Path

import pytest

from topicgrouper.explorer.server import ExplorerServer

PROGRAM = Path(sys.executable).with_name("topicgrouper")


@pytest.fixture
def ended_at_once(monkeypatch):
    """Let Ctrl-C be pressed as soon as the server runs."""

    def interrupt(self, *_):
        raise KeyboardInterrupt

    monkeypatch.setattr(ExplorerServer, "serve_forever", interrupt)


def test_a_server_answers_until_ctrl_c(fitted):
    command = [PROGRAM, "serve", fitted, "--no-browser"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            url = process.stdout.readline().strip()
            assert url.startswith("http://127.0.0.1:")
            with urllib.request.urlopen(url, timeout=10) as response:
                assert b'"mode":"server"' in response.read()
            with urllib.request.urlopen(f"{url}api/documents/0", timeout=10) as response:
                assert b"rocket" in response.read()
            # a browser keeps its connection open: that must not hold up the end
            with socket.create_connection(("127.0.0.1", int(url.split(":")[2].strip("/")))):
                process.send_signal(signal.SIGINT)
                out, err = process.communicate(timeout=10)
        finally:
            process.kill()
    assert process.returncode == 0
    assert out == ""
    assert err.splitlines() == ["Press Ctrl-C to stop the server.", "Stopped."]


def test_the_browser_is_opened(invoke, model, monkeypatch, ended_at_once):
    opened = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    result = invoke("serve", model)
    assert result.exit_code == 0
    assert opened == [result.stdout.strip()]
    invoke("serve", model, "--no-browser")
    assert len(opened) == 1


def test_names_are_saved_only_if_asked(invoke, model, monkeypatch):
    savers = []

    def record(self, *_):
        savers.append(self.saver)
        raise KeyboardInterrupt

    monkeypatch.setattr(ExplorerServer, "serve_forever", record)
    plain = invoke("serve", model, "--no-browser")
    assert plain.exit_code == 0
    assert "#" not in plain.stdout
    saving = invoke("serve", model, "--no-browser", "--save-names")
    assert saving.exit_code == 0
    assert re.search(r"^http://127\.0\.0\.1:\d+/#token=[\w-]{43}$", saving.stdout, re.MULTILINE)
    assert savers[0] is None
    assert savers[1].names() == {"names": []}


def test_refined_views_are_served(invoke, moving, ended_at_once):
    assert invoke("serve", moving, "--no-browser", "--refine", "3,6").exit_code == 0
    result = invoke("serve", moving, "--no-browser", "--refine", "3,600")
    assert result.exit_code == 2
    assert "numbers from 1 to 40" in result.stderr


def test_a_port_in_use_is_told(invoke, model):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = invoke("serve", model, "--no-browser", "--port", port)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"Error: cannot listen on 127.0.0.1, port {port}: ")
    assert os.strerror(errno.EADDRINUSE) in result.stderr


def test_an_address_that_is_none_is_told(invoke, model):
    result = invoke("serve", model, "--no-browser", "--host", "256.0.0.1")
    assert result.exit_code == 1
    assert "cannot listen on 256.0.0.1" in result.stderr


def test_a_missing_model_is_told(invoke, tmp_path):
    result = invoke("serve", tmp_path / "no.tg", "--no-browser")
    assert result.exit_code == 1
    assert "no.tg" in result.stderr

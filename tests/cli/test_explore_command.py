"""``topicgrouper explore``."""

import errno
import json
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

from tests.page_payload import payload_of
from topicgrouper import Model

SERVE = "topicgrouper.explorer.server.ExplorerServer.serve_forever"
PROGRAM = Path(sys.executable).with_name("topicgrouper")


def payload_in(path):
    page = path.read_text(encoding="utf-8")
    return json.loads(re.search(r'id="payload">(.*?)</script>', page, re.DOTALL)[1])


def test_the_page_is_written_with_the_documents(invoke, fitted, tmp_path):
    path = tmp_path / "page.html"
    result = invoke("explore", fitted, "-o", path)
    assert result.exit_code == 0, result.output
    assert ": 17 words, every number of topics." in result.stdout
    assert str(path) in result.stdout
    payload = payload_in(path)
    model = Model.load(fitted)
    assert payload["vocabulary"] == list(model.display_tree.vocabulary)
    assert payload["documents"]["mode"] == "embedded"
    assert payload["documents"]["texts"] == list(model.texts)
    assert payload["title"] == "texts"


def test_left_out_the_output_is_called_after_the_model(invoke, model, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = invoke("explore", model, "--title", "Animals & tea")
    assert result.exit_code == 0, result.output
    assert "the page has no documents" in result.stdout  # the tree was saved without counts
    expected = Model.load(model).explore(title="Animals & tea").html
    assert (tmp_path / "small.html").read_text(encoding="utf-8") == expected


def test_the_page_opens_on_the_view_asked_for(invoke, moving, tmp_path):
    path = tmp_path / "page.html"
    model = Model.load(moving)
    assert invoke("explore", moving, "-o", path, "-n", 5).exit_code == 0
    assert payload_in(path)["startN"] == 5
    assert payload_in(path)["cut"] is None
    topic = max(
        (topic for topic in model.display_tree.view(5) if topic.size > 1), key=lambda t: t.n
    )
    assert invoke("explore", moving, "-o", path, "-n", 5, "--split", topic.n).exit_code == 0
    view = model.display_tree.view(5).split(topic)
    assert payload_in(path)["startN"] == 6
    assert payload_in(path)["cut"] == payload_of(model, views=[view])["cut"] is not None


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [("-n", value, "-n") for value in ("0", "41", "many", "²")]
    + [("--max-size", value, "--max-size") for value in ("-1", "201", "some")],
)
def test_values_that_no_page_can_have_are_usage_errors(
    invoke, moving, tmp_path, option, value, message
):
    path = tmp_path / "page.html"
    result = invoke("explore", moving, "-o", path, option, value)
    assert result.exit_code == 2
    assert message in result.stderr
    assert not path.exists()


def test_what_is_too_large_is_left_out_and_told(invoke, fitted, tmp_path):
    path = tmp_path / "page.html"
    result = invoke("explore", fitted, "-o", path, "--max-size", 0.0002)
    documents = payload_in(path)["documents"]
    model = Model.load(fitted)
    assert 0 < len(documents["ids"]) < model.n_documents
    assert set(documents["texts"]) <= set(model.texts)
    assert f"The page has {len(documents['ids'])} of {model.n_documents} documents" in result.stdout
    assert "topic: all would take about 1 MB, and the limit is 0.0002 MB." in result.stdout
    assert f'"topicgrouper explore {fitted} --serve" shows them all' in result.stdout
    assert "so does a page with --max-size 1." in result.stdout
    assert "passage" not in result.stdout
    invoke("explore", fitted, "-o", path, "--max-size", 1)
    assert payload_in(path)["documents"]["rows"] is None
    result = invoke("explore", fitted, "-o", path, "--max-size", 0)
    assert f"The page has 0 of {model.n_documents} documents" in result.stdout
    assert payload_in(path)["documents"] is None


def test_long_documents_that_were_cut_are_told(invoke, tmp_path):
    words = [f"{'rocket moon ' * 500}{number}" for number in range(3)]
    (tmp_path / "long.txt").write_text(
        "\n".join([*words, "tea cup", "cup of tea"]), encoding="utf-8"
    )
    path, page = tmp_path / "long.tg", tmp_path / "page.html"
    result = invoke("fit", tmp_path / "long.txt", "-o", path, "--keep-texts", "--min-frequency", 1)
    assert result.exit_code == 0
    result = invoke("explore", path, "-o", page, "--max-size", 0.009)
    found = payload_in(page)["documents"]["texts"]
    n_cut = sum(500 < len(text) < 5_000 for text in found)
    assert n_cut
    assert (
        f"{n_cut} long ones are reduced to the passage that shows the topic best." in result.stdout
    )


def test_the_page_can_be_opened(invoke, model, tmp_path, monkeypatch):
    opened = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    path = tmp_path / "page.html"
    invoke("explore", model, "-o", path)
    assert opened == []
    invoke("explore", model, "-o", path, "--open")
    assert opened == [path.as_uri()]


@pytest.fixture
def ended_at_once(monkeypatch):
    """Let Ctrl-C be pressed as soon as the server runs."""

    def interrupt(self, *_):
        raise KeyboardInterrupt

    monkeypatch.setattr(SERVE, interrupt)


def test_a_server_answers_until_ctrl_c(fitted):
    command = [PROGRAM, "explore", fitted, "--serve", "--no-browser"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            url = process.stdout.readline().strip()
            assert url.startswith("http://127.0.0.1:")
            with urllib.request.urlopen(url, timeout=60) as response:
                assert b'"mode":"server"' in response.read()
            with urllib.request.urlopen(f"{url}api/documents/0", timeout=60) as response:
                assert b"rocket" in response.read()
            # a browser keeps its connection open: that must not hold up the end
            with socket.create_connection(("127.0.0.1", int(url.split(":")[2].strip("/")))):
                process.send_signal(signal.SIGINT)
                out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 0
    assert out == ""
    assert err.splitlines() == ["Press Ctrl-C to stop the server.", "Stopped."]


def test_the_browser_is_opened(invoke, model, monkeypatch, ended_at_once):
    opened = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    result = invoke("explore", model, "--serve")
    assert result.exit_code == 0
    assert opened == [result.stdout.strip()]
    invoke("explore", model, "--serve", "--no-browser")
    assert len(opened) == 1


def test_a_port_in_use_is_told(invoke, model):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = invoke("explore", model, "--serve", "--no-browser", "--port", port)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"Error: cannot listen on 127.0.0.1, port {port}: ")
    assert os.strerror(errno.EADDRINUSE) in result.stderr


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--port", "8080"], "for --port: needs --serve"),
        (["--serve", "-o", "page.html"], "-o / --serve: these options cannot be combined"),
        (
            ["--serve", "--documents", "none"],
            "--documents / --serve: these options cannot be combined",
        ),
    ],
)
def test_options_of_a_file_and_of_a_server_are_not_mixed(invoke, model, options, message):
    result = invoke("explore", model, *options)
    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())

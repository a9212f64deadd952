"""The live page of the site: what is fetched and read, and when it is made again. No network."""

import hashlib
import io
import json
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from tests.command_runner import run_command
from tools import live_page
from tools.live_page import UnavailableError, fetch, find_collection, make_page, passages

SPEECHES = {
    "1790_george_washington_n": ("George Washington", "none", "Peace and trade. The navy sails."),
    "1897_william_mc_kinley_r": ("William Mc Kinley", "Republican", "Gold and silver. War ends."),
}


@pytest.fixture
def archive(tmp_path):
    """Give an archive like that of the package, with a few sentences and other files."""
    path = tmp_path / "registry.tgz"
    files = {
        f"package/data/{name}.json": json.dumps(
            {"year": int(name[:4]), "name": president, "party": party, "text": text * 20}
        )
        for name, (president, party, text) in SPEECHES.items()
    }
    files["package/data/1790_george_washington_n.txt"] = "not read"
    files["package/lib/party.json"] = "[]"
    with tarfile.open(path, "w:gz") as made:
        for name, content in reversed(files.items()):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            made.addfile(entry, io.BytesIO(content.encode()))
    return path


@pytest.fixture
def registry(archive, monkeypatch):
    """Let the archive be what is downloaded, and count the downloads."""
    downloads = []

    def download(folder):
        downloads.append(folder)
        return Path(shutil.copy(archive, folder))

    monkeypatch.setattr(live_page, "_download", download)
    monkeypatch.setattr(live_page, "SHA512", hashlib.sha512(archive.read_bytes()).hexdigest())
    return downloads


@pytest.fixture
def no_registry(monkeypatch):
    def fail(*_, **__):
        raise subprocess.CalledProcessError(1, "npm")

    monkeypatch.setattr(live_page.shutil, "which", lambda _: "npm")
    monkeypatch.setattr(live_page.subprocess, "run", fail)


def test_passages_are_whole_sentences():
    text = "One two three. Four five? Six seven eight nine. Ten e.g. eleven! Twelve."
    assert passages(text, n_words=5) == [
        "One two three. Four five?",
        "Six seven eight nine. Ten e.g. eleven! Twelve.",
    ]
    assert passages("Too short.", n_words=5) == ["Too short."]
    assert " ".join(passages(text, n_words=1)) == text


def test_an_archive_is_downloaded_once(tmp_path, archive, registry):
    for _ in range(2):
        assert fetch(tmp_path / "cache").read_bytes() == archive.read_bytes()
    assert len(registry) == 1
    assert [path.name for path in (tmp_path / "cache").iterdir()] == [live_page.ARCHIVE]


@pytest.mark.usefixtures("registry")
def test_an_archive_with_another_checksum_is_not_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(live_page, "SHA512", "0" * 128)
    with pytest.raises(UnavailableError, match="has another SHA512: "):
        fetch(tmp_path / "cache")
    assert list((tmp_path / "cache").iterdir()) == []


@pytest.mark.usefixtures("no_registry")
def test_without_network_there_are_docstrings(tmp_path, capsys):
    assert find_collection(None, tmp_path).command == ("demo",)
    assert "shows docstrings instead of addresses: cannot fetch" in capsys.readouterr().err


def test_addresses_are_rows_of_passages(archive):
    rows = list(live_page.read_addresses(archive))
    assert {(row["year"], row["president"], row["party"]) for row in rows} == {
        ("1790", "George Washington", "none"),
        ("1897", "William McKinley", "Republican"),
    }
    assert rows[0]["id"] == "George Washington, 1790 (1)"
    assert rows[0]["text"].startswith("Peace and trade. The navy")


@pytest.mark.usefixtures("registry")
def test_the_page_shows_the_addresses_by_year(tmp_path):
    def run(arguments):
        result = run_command(*arguments)
        assert result.exit_code == 0, result.output

    assert make_page(None, tmp_path / "live", run=run)
    page = (tmp_path / "live" / live_page.PAGE).read_text(encoding="utf-8")
    assert "<title>State of the Union, 1790 to 2021</title>" in page
    assert "president" in page


def test_a_folder_is_shown_and_followed(tmp_path):
    texts, live = tmp_path / "texts", tmp_path / "live"
    texts.mkdir()
    (texts / "a.txt").write_text("one", encoding="utf-8")
    commands = []

    def run(arguments):
        commands.append(arguments)
        (live / live_page.PAGE).write_text("page", encoding="utf-8")

    assert make_page(texts, live, run=run)
    assert commands[0][:3] == ("fit", str(texts), "--keep-texts")
    assert commands[1][0] == "explore"
    assert commands[1][2:4] == ("--title", "texts")
    assert not make_page(texts, live, run=run)
    (texts / "a.txt").write_text("two", encoding="utf-8")
    assert make_page(texts, live, run=run)
    (live / live_page.PAGE).unlink()
    assert make_page(texts, live, run=run)
    assert len(commands) == 6

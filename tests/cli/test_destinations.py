"""Where -o may lead: files, devices, pipes and standard output."""

import errno
import os
import shutil
import stat
import tempfile
from collections import namedtuple
from pathlib import Path

import pytest

from topicgrouper import fit_tree
from topicgrouper.model import Model

pytestmark = pytest.mark.skipif(os.name != "posix", reason="devices and pipes of POSIX")


@pytest.fixture
def null(tmp_path):
    """Return a device that only tests use: whoever replaces it does no harm."""
    path = tmp_path / "null"
    try:
        os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, 3))
        path.open("wb").close()
    except PermissionError:  # not root, or no devices on this disk: nobody can replace it then
        return Path("/dev/null")
    return path


def is_device(path):
    return stat.S_ISCHR(path.stat().st_mode)


@pytest.mark.parametrize("more", [(), ("--json",), ("--soft", 2)])
def test_fit_leaves_a_device_alone(invoke, texts, null, more):
    result = invoke("fit", texts, *more, "-o", null)
    assert result.exit_code == 0, result.output
    assert is_device(null)


@pytest.mark.parametrize("command", ["transform", "evaluate", "explore", "export"])
def test_other_commands_leave_a_device_alone(invoke, fitted, texts, null, command):
    arguments = {"transform": (texts,), "evaluate": (texts, "-n", 2), "explore": ("--open",)}
    arguments["export"] = ("--format", "xlsx")
    result = invoke(command, fitted, *arguments[command], "-o", null)
    assert result.exit_code == 0, result.output
    assert is_device(null)


def test_a_checkpoint_must_be_a_file(invoke, texts, null, tmp_path):
    model = tmp_path / "model.tg"
    result = invoke("fit", texts, "-o", model, "--checkpoint", null)
    assert result.exit_code == 1
    assert "not a regular file" in result.stderr
    assert is_device(null)
    result = invoke("fit", texts, "-o", null, "--resume")
    assert result.exit_code == 2
    assert "name a checkpoint with --checkpoint" in result.stderr


@pytest.fixture
def redirected(invoke):
    """Return a way to run a command whose standard output is an open file or pipe."""

    def run(descriptor, *arguments):
        usual = os.dup(1)
        os.dup2(descriptor, 1)
        try:
            result = invoke(*arguments)
        finally:
            os.dup2(usual, 1)
            os.close(usual)
        assert result.exit_code == 0, result.output
        assert result.stdout == ""  # it would stand among what is written
        return result

    return run


def test_standard_output_holds_nothing_but_the_model(redirected, texts, tmp_path):
    path = tmp_path / "model.tg"
    with path.open("wb") as file:
        result = redirected(file.fileno(), "fit", texts, "--soft", 2, "-o", "/dev/stdout")
    assert Model.load(path).soft.n_topics == 2
    assert "Wrote the model to /dev/stdout." in result.stderr


@pytest.mark.parametrize("command", ["transform", "export", "evaluate"])
def test_standard_output_holds_nothing_but_the_table(
    invoke, redirected, fitted, texts, tmp_path, command
):
    arguments = {
        "transform": (texts,),
        "export": ("--format", "tree-csv"),
        "evaluate": (texts, "-n", 2),
    }
    line = (command, fitted, *arguments[command], "-o")
    reading, writing = os.pipe()
    redirected(writing, *line, "/dev/stdout")
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        table = pipe.read()
    assert invoke(*line, tmp_path / "table.csv").exit_code == 0
    written = (tmp_path / "table.csv").read_text(encoding="utf-8")
    if command == "evaluate":  # seconds differ
        assert [row.split(",")[:4] for row in table.splitlines()] == [
            row.split(",")[:4] for row in written.splitlines()
        ]
    else:
        assert table == written


def test_places_that_cannot_be_written_are_refused_before_the_work(
    invoke, texts, tmp_path, monkeypatch
):
    monkeypatch.setattr(os, "access", lambda _, mode: not mode & os.W_OK)
    monkeypatch.setattr("topicgrouper.corpus.read_corpus", None)
    result = invoke("fit", texts, "-o", tmp_path / "model.tg")
    assert result.exit_code == 1
    assert f"the folder {tmp_path} is not writable" in result.stderr
    assert "/dev/null is not writable" in invoke("fit", texts, "-o", "/dev/null").stderr
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)
    (tmp_path / "model.tg").write_bytes(b"mine")
    assert "is write-protected" in invoke("fit", texts, "-o", tmp_path / "model.tg").stderr


def test_the_size_of_a_file_is_told_but_not_that_of_a_device(invoke, model, tmp_path):
    path = tmp_path / "topics.csv"
    for output in (path, "/dev/null"):
        result = invoke("topics", model, "-n", 3, "--csv", "-o", output)
        size = f" ({path.stat().st_size} bytes)" if output == path else ""
        assert result.stdout == f"Wrote {output}{size}: 3 rows.\n"


@pytest.mark.parametrize("command", ["fit", "improve"])
def test_a_model_with_names_is_not_replaced_by_another(invoke, texts, fitted, tmp_path, command):
    named = tmp_path / "named.tg"
    Model.load(fitted).with_topic_names({"1": "All", "2": "Some"}).save(named)
    before = named.read_bytes()
    source = texts if command == "fit" else fitted
    result = invoke(command, source, "-o", named)
    assert result.exit_code == 1
    assert "has 2 named topics, which a new model would overwrite" in result.output
    assert f"topicgrouper match {named} NEW --names" in " ".join(result.output.split())
    assert named.read_bytes() == before


WRITERS = {
    "model": (
        "fit {texts} -o {path}",
        "fit {texts} --stop-words {path} -o {path}",
        "fit {texts} --together {path} -o {path}",
        "fit {path} -o {path}",
        "demo -o {path}",
        "update {fitted} {texts} -o {path}",
        "update {fitted} {path} -o {path}",
        "improve {fitted} -o {path}",
    ),
    "checkpoint": (
        "fit {texts} -o {new} --checkpoint {path}",
        "fit {texts} -o {new} --checkpoint {path} --resume",
        "fit {path} -o {new} --checkpoint {path}",
        "fit {texts} --stop-words {path} -o {new} --checkpoint {path}",
        "fit {texts} --together {path} -o {new} --checkpoint {path}",
    ),
    "page": ("explore {fitted} -o {path}",),
}
"""Commands that write a model, a checkpoint or a page."""

TABLES = (
    "topics {fitted} --csv -o {path}",
    "tree {fitted} --csv -o {path}",
    "word {fitted} rocket --csv -o {path}",
    "info {fitted} --curve --csv -o {path}",
    "documents {fitted} 2 --csv -o {path}",
    "search {fitted} rocket --csv -o {path}",
    "complete {fitted} rocket --csv -o {path}",
    "groups {fitted} --csv -o {path}",
    "match {fitted} {fitted} --csv -o {path}",
    "names {fitted} --csv -o {path}",
    "names {fitted} --prompts -o {path}",
    "evaluate {fitted} {texts} -n 2 --csv -o {path}",
    "export {fitted} --format json -o {path}",
    "transform {fitted} {texts} -o {path}",
)
"""Commands that write a table or an export, whatever the name of its file."""


@pytest.fixture
def kept(invoke, tmp_path, monkeypatch):
    """Return files that must not be lost, a model, a checkpoint, a page and notes."""
    monkeypatch.chdir(tmp_path)
    counts = [[2, 1, 0], [1, 2, 0], [0, 0, 3]]
    tree = fit_tree(counts, ["rocket", "tea", "cup"], checkpoint="joins")
    tree.save("tree.tg")
    Model(tree).explore().save("page.html")
    Path("notes.md").write_text("rocket,tea\n", encoding="utf-8")
    return {"model": "tree.tg", "checkpoint": "joins", "page": "page.html", "": "notes.md"}


@pytest.mark.parametrize("way", ["itself", "symlink", "link"])
@pytest.mark.parametrize(
    ("kind", "command"), [(kind, one) for kind, line in WRITERS.items() for one in line]
)
def test_only_a_file_of_its_kind_is_replaced(invoke, kept, fitted, texts, kind, command, way):
    for other in kept.keys() - {kind}:
        victim, path = Path(kept[other]), Path(kept[other])
        if way != "itself":
            path = victim.with_name(f"{way}-{victim.name}")
            path.symlink_to(victim) if way == "symlink" else path.hardlink_to(victim)
        before = victim.read_bytes()
        places = {"texts": texts, "fitted": fitted, "path": path, "new": "new.tg"}
        result = invoke(*command.format(**places).split())
        assert result.exit_code == 1, result.output
        assert result.stderr == (
            f"Error: {path}: exists and is not a topicgrouper {kind}; give another file\n"
        )
        assert victim.read_bytes() == path.read_bytes() == before
        assert not Path("new.tg").exists()


@pytest.mark.parametrize("command", TABLES)
def test_no_table_replaces_a_file_of_this_package(invoke, kept, fitted, texts, command):
    for kind in ("model", "checkpoint", "page"):
        path = Path(kept[kind]).rename("x.csv" if "transform" in command else f"my{kind}")
        before = path.read_bytes()
        result = invoke(*command.format(texts=texts, fitted=fitted, path=path).split())
        assert result.exit_code == 1, result.output
        assert f"{path}: is a {kind}, which would be lost" in result.stderr
        assert path.read_bytes() == before


@pytest.mark.parametrize("way", ["itself", "symlink", "link", "folder", "folder link"])
@pytest.mark.parametrize(
    "command",
    [
        "transform {fitted} {source} -o {path}",
        "transform {fitted} {texts} --vocabulary {source} -o {path}",
        "evaluate {fitted} {source} -o {path}",
        "complete {fitted} --input {source} -o {path}",
        "names {fitted} --import {source} -o {path}",
    ],
)
def test_no_table_replaces_an_input(invoke, fitted, texts, tmp_path, command, way):
    source = tmp_path / "folder"
    source.mkdir()
    path = victim = source / "input.csv"
    victim.write_text("the cat\nthe dog\n", encoding="utf-8")
    if "link" in way:
        path = tmp_path / "link.csv"
        path.hardlink_to(victim) if way == "link" else path.symlink_to(victim)
    places = {"texts": texts, "fitted": fitted, "path": path}
    source = source if "folder" in way else victim
    result = invoke(*command.format(**places, source=source).split())
    assert result.exit_code == 1
    message = f"{path} is an input, which would be overwritten; give another file"
    assert message in result.stderr
    assert victim.read_text(encoding="utf-8") == "the cat\nthe dog\n"


def test_what_a_command_wrote_it_writes_again(invoke, kept, fitted, texts, tmp_path):
    lines = [*WRITERS["model"][:1], *WRITERS["page"], *WRITERS["checkpoint"][:1]]
    for path, line in zip(("tree.tg", "page.html", "joins"), lines, strict=True):
        places = {"texts": texts, "fitted": fitted, "path": path, "new": "new.tg"}
        for content in (None, b""):  # an empty file is of every kind
            if content is not None:
                Path(path).write_bytes(content)
            result = invoke(*line.format(**places).split())
            assert result.exit_code == 0, result.output
    assert not Path("joins").exists()


@pytest.mark.parametrize("name", ["new.tg", "NEW.tg", "link"])
def test_a_checkpoint_is_not_the_output(invoke, texts, tmp_path, name):
    (tmp_path / "link").symlink_to(tmp_path / "new.tg")
    result = invoke("fit", texts, "-o", tmp_path / "new.tg", "--checkpoint", tmp_path / name)
    assert result.exit_code == 2
    assert "the model is saved there; name another file" in " ".join(result.stderr.split())


@pytest.mark.parametrize("line", ["fit {texts} -o -", "topics {fitted} --csv -o -"])
def test_a_dash_is_not_a_file(invoke, fitted, texts, tmp_path, monkeypatch, line):
    monkeypatch.chdir(tmp_path)
    result = invoke(*line.format(texts=texts, fitted=fitted).split())
    assert "- is not a file; give one, or /dev/stdout for standard output" in result.stderr
    assert not Path("-").exists()


Usage = namedtuple("Usage", "total used free")


def test_no_room_is_told_before_anything_is_read(invoke, texts, tmp_path, monkeypatch):
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**9, 0, 100))
    result = invoke("fit", texts, "-o", tmp_path / "x.tg")
    assert result.exit_code == 1
    assert "its disk has only 100 bytes free" in result.stderr


def test_an_improved_model_needs_room_for_half_of_it(invoke, fitted, monkeypatch):
    before = fitted.read_bytes()
    room = iter([10**6, len(before) // 2 - 1])  # for any file, and for this one
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**9, 0, next(room)))
    result = invoke("improve", fitted, "--soft", 2)
    assert "its disk has only" in result.stderr
    assert fitted.read_bytes() == before


def test_a_disk_that_does_not_tell_is_trusted(invoke, texts, tmp_path, monkeypatch):
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(0, 0, 0))
    assert invoke("fit", texts, "-o", tmp_path / "x.tg").exit_code == 0


def test_a_folder_that_refuses_files_is_told(invoke, texts):
    for folder in ("/proc", "/sys"):
        if os.path.isdir(folder):  # noqa: PTH112 - not a path of the test
            result = invoke("fit", texts, "-o", f"{folder}/x.tg")
            assert result.exit_code == 1
            assert f"cannot write {folder}/x.tg: " in result.stderr


@pytest.mark.parametrize("more", [(), ("--soft", 2)])
def test_a_model_that_cannot_be_saved_is_saved_elsewhere(
    invoke, texts, fitted, tmp_path, monkeypatch, more
):
    path, other = tmp_path / "out" / "x.tg", tmp_path / "other"
    path.parent.mkdir()
    other.mkdir()
    before = fitted.read_bytes()
    path.write_bytes(before)
    monkeypatch.setattr(tempfile, "tempdir", str(other))
    save = Model.save

    def fail_there(self, target, **options):
        if str(target) == str(path):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
        save(self, target, **options)

    monkeypatch.setattr(Model, "save", fail_there)
    result = invoke("fit", texts, *more, "-o", path)
    assert result.exit_code == 1
    (saved,) = other.glob("topicgrouper-*/x.tg")
    assert result.stderr.strip() == (
        f"Error: {path}: No space left on device. The model is not lost: it is saved as {saved}"
    )
    assert Model.load(saved).document_ids
    assert path.read_bytes() == before


def test_a_model_that_cannot_be_saved_anywhere_leaves_nothing(invoke, texts, tmp_path, monkeypatch):
    other = tmp_path / "other"
    other.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(other))

    def fail(self, target, **_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(target))

    monkeypatch.setattr(Model, "save", fail)
    result = invoke("fit", texts, "-o", tmp_path / "x.tg")
    assert result.stderr.strip() == f"Error: {tmp_path / 'x.tg'}: No space left on device"
    assert list(other.iterdir()) == []

"""Whichever step of writing fails: the old file is intact, nothing is left, the error names it."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.count_samples import first_joins, zipf_counts
from tests.faults.failing_disk import every_failure
from topicgrouper import Model, fit_tree
from topicgrouper.corpus import Corpus
from topicgrouper.export import FORMATS, export
from topicgrouper.fitting import Checkpoint
from topicgrouper.fitting.prepared_counts import prepare_counts
from topicgrouper.kernel.agglomerate import agglomerate
from topicgrouper.storage.archive_file import read_sections, write_sections
from topicgrouper.storage.archive_format import Section
from topicgrouper.tree import TopicTree

pytestmark = pytest.mark.slow

COUNTS = zipf_counts(40, 60, length=30, seed=1)
TREE = fit_tree(COUNTS)
OLD = fit_tree(zipf_counts(20, 30, length=20, seed=2))
CODES = [errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS]


def failures_of(operation, path, **settings):
    """Let every step of an operation fail and check what is left; give the steps."""
    before = path.read_bytes()
    steps = []
    for step, error in every_failure(operation, **settings):
        steps.append(step)
        assert [file.name for file in path.parent.iterdir()] == [path.name], step
        if step in (None, "fsync of the folder"):  # by then the file is complete
            assert error is None
            assert path.read_bytes() != before
        else:
            assert path.read_bytes() == before, step
            assert str(path) in str(error), step
            assert ".tmp" not in str(error), step
    return steps


@pytest.mark.parametrize("code", CODES, ids=errno.errorcode.get)
def test_saving_a_tree(tmp_path, code):
    path = tmp_path / "model.tg"
    OLD.save(path)
    steps = failures_of(lambda: TREE.save(path), path, code=code)
    assert {"open", "write", "fsync", "replace"} <= set(steps)
    assert TopicTree.load(path) == TREE


def test_saving_what_compresses_too_well(tmp_path, monkeypatch):
    # it is written a second time, after the file was cut
    monkeypatch.setattr("topicgrouper.storage.archive_file.HARMLESS_BYTES", 1_000)
    path = tmp_path / "even.tg"
    OLD.save(path)
    even = {"even": Section({"zeros": np.zeros(20_000)})}
    steps = failures_of(lambda: write_sections(path, even), path)
    assert "truncate" in steps
    assert read_sections(path)["even"].arrays["zeros"].shape == (20_000,)


def test_saving_a_model_with_texts(tmp_path):
    path = tmp_path / "model.tg"
    Model(OLD).save(path)
    texts = tuple(f"text {number} " * 300 for number in range(len(COUNTS)))
    model = Model(TREE, document_ids=tuple(map(str, range(len(COUNTS)))), texts=texts)
    failures_of(lambda: model.save(path), path)
    assert Model.load(path).texts == texts


def test_writing_a_checkpoint_leaves_one_that_can_be_resumed(tmp_path):
    path = tmp_path / "joins"
    identity = prepare_counts(COUNTS, None).identity()
    Checkpoint(path).write(first_joins(agglomerate(COUNTS).joins, 20), identity)
    failures_of(lambda: fit_tree(COUNTS, checkpoint=Checkpoint(path, resume=True)), path)
    assert fit_tree(COUNTS, checkpoint=Checkpoint(path, resume=True)) == TREE


def test_writing_a_page(tmp_path):
    path = tmp_path / "page.html"
    Model(OLD).explore().save(path)
    failures_of(lambda: Model(TREE).explore().save(path), path)


@pytest.mark.parametrize("name", FORMATS)
def test_exporting(tmp_path, name):
    path = tmp_path / f"file{FORMATS[name].suffixes[-1]}"
    path.write_bytes(b"old")
    failures_of(lambda: export(TREE, path, format=name), path)


@pytest.mark.parametrize("ending", [".csv", ".parquet", ".npz", ".xlsx"])
def test_writing_documents(tmp_path, ending):
    path = tmp_path / f"file{ending}"
    path.write_bytes(b"old")
    table = Model(TREE).transform(Corpus(COUNTS, TREE.vocabulary), 8)
    failures_of(lambda: table.write(path), path)


SAVE_WITHIN = """
import resource, sys
from topicgrouper import TopicTree
tree = TopicTree.load(sys.argv[1])
size = int(sys.argv[3])
for limit in range(0, size + 1, max(1, size // 40)):
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    try:
        tree.save(sys.argv[2])
    except OSError as error:
        assert error.filename == sys.argv[2], error
        print(error.errno)
"""


@pytest.mark.skipif(os.name != "posix", reason="limits of POSIX")
def test_a_limit_of_the_size_of_files(tmp_path):
    folder = tmp_path / "output"
    folder.mkdir()
    new, path = tmp_path / "new.tg", folder / "model.tg"
    TREE.save(new)
    OLD.save(path)
    size = new.stat().st_size - 1
    result = subprocess.run(
        [sys.executable, "-c", SAVE_WITHIN, str(new), str(path), str(size)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.split().count(str(errno.EFBIG)) >= 40
    assert TopicTree.load(path) == OLD
    assert list(folder.iterdir()) == [path]


ON_SMALL_DISK = """
mount -t tmpfs -o size=64k none "$1" && cp "$2" "$1/model.tg" && exec "$3" -c "$4" "$1" "$5"
"""

FILL = """
import os, sys
from pathlib import Path
from topicgrouper import TopicTree
folder, new = map(Path, sys.argv[1:])
path = folder / "model.tg"
old, tree = TopicTree.load(path), TopicTree.load(new)
failed = saved = 0
for room in range(0, 65536, 4096):
    filler = folder / "filler"
    status = os.statvfs(folder)
    filler.write_bytes(b"x" * max(0, status.f_bavail * status.f_frsize - room))
    try:
        tree.save(path)
        saved += 1
    except OSError as error:
        assert error.filename == str(path), error
        assert TopicTree.load(path) == old
        failed += 1
    assert sorted(file.name for file in folder.iterdir()) == ["filler", "model.tg"]
    filler.unlink()
    if saved:
        break
assert TopicTree.load(path) == tree
print(failed, saved)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="mounts of Linux")
def test_a_disk_that_is_really_full(tmp_path):
    folder, new, old = tmp_path / "disk", tmp_path / "new.tg", tmp_path / "old.tg"
    folder.mkdir()
    fit_tree(zipf_counts(400, 400, length=30, seed=3)).save(new)
    OLD.save(old)
    assert 8_192 < new.stat().st_size < 30_000
    # the mount is seen by the child alone and ends with it
    command = ["unshare", "--mount", "--map-root-user", "sh", "-c", ON_SMALL_DISK, "sh"]
    arguments = [folder, old, sys.executable, FILL, new]
    try:
        result = subprocess.run(
            [*command, *map(str, arguments)],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    except FileNotFoundError:
        pytest.skip("there is no unshare")
    if "unshare:" in result.stderr or "mount:" in result.stderr:
        pytest.skip(f"no disk can be mounted: {result.stderr}")
    assert result.returncode == 0, result.stderr
    failed, saved = map(int, result.stdout.split())
    assert failed >= 2
    assert saved == 1


def test_the_command_tells_a_full_disk_in_one_line(tmp_path):
    if not Path("/dev/full").exists():
        pytest.skip("there is no device that is always full")
    model = tmp_path / "model.tg"
    TREE.save(model)
    program = Path(sys.executable).with_name("topicgrouper")
    for name in ("words-csv", "tree-parquet", "linkage"):
        result = subprocess.run(
            [program, "export", model, "--format", name, "-o", "/dev/full"],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert result.returncode == 1
        assert result.stderr == "Error: /dev/full: No space left on device\n"
    with open("/dev/full", "wb") as full:  # noqa: PTH123 - a device
        result = subprocess.run(
            [program, "topics", model, "-n", "3"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=120,
            check=False,
        )
    assert result.returncode == 1
    assert result.stderr == "Error: No space left on device\n"


@pytest.mark.parametrize("place", ["zipfile.ZipFile.writestr", "json.dumps", "os.fsync"])
def test_too_little_memory_while_saving_leaves_the_old_model(tmp_path, monkeypatch, place):
    path = tmp_path / "model.tg"
    OLD.save(path)

    def refuse(*_, **__):
        raise MemoryError

    monkeypatch.setattr(place, refuse)
    with pytest.raises(MemoryError):
        TREE.save(path)
    monkeypatch.undo()
    assert TopicTree.load(path) == OLD
    assert list(tmp_path.iterdir()) == [path]


def test_too_little_memory_while_loading_is_told_as_such(tmp_path, monkeypatch):
    path = tmp_path / "model.tg"
    OLD.save(path)

    def refuse(*_, **__):
        raise MemoryError

    monkeypatch.setattr("numpy.frombuffer", refuse)
    with pytest.raises(MemoryError):
        TopicTree.load(path)
    monkeypatch.undo()
    assert TopicTree.load(path) == OLD
    assert list(tmp_path.iterdir()) == [path]

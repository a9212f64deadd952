"""Devices, pipes and streams are written to and never replaced."""

import errno
import gc
import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from topicgrouper import TopicTree, fit_tree
from topicgrouper.storage import atomic_file, file_locks
from topicgrouper.storage.atomic_file import (
    atomic_write,
    check_replaceable,
    is_plain_file,
    kind_of,
)

SAVED = Path(__file__).parent.parent / "saved_models" / "files"

on_posix = pytest.mark.skipif(os.name != "posix", reason="modes, links and locks of POSIX")
as_root = pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs root")


def save(path, content=b"new"):
    with atomic_write(path) as file:
        file.write(content)


def mode_of(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("kind", ["model", "checkpoint", "page", ""])
def test_only_a_file_of_its_kind_is_replaced(tmp_path, kind):
    path, counts = tmp_path / "file", [[2, 1, 0], [1, 2, 0], [0, 0, 3]]
    fit_tree(counts, checkpoint=path).save(tmp_path / "model")
    starts = {
        "model": (tmp_path / "model").read_bytes(),
        "checkpoint": path.read_bytes(),
        "page": b'<!doctype html>\n<meta name="generator" content="topicgrouper">\n',
        "": b"notes",
    }
    for found, start in starts.items():
        assert kind_of(start) == found
        path.write_bytes(start)
        if found == kind:
            check_replaceable(path, kind=kind)
            continue
        for refusing in (check_replaceable, atomic_write):
            with pytest.raises(FileExistsError, match="give another file"):
                refusing(path, kind=kind)
        assert path.read_bytes() == start
    path.write_bytes(b"")
    check_replaceable(path, kind=kind)
    check_replaceable(tmp_path / "new", kind=kind)
    check_replaceable("/dev/null", kind=kind)


@pytest.mark.parametrize("path", sorted(SAVED.glob("*.tg")), ids=lambda path: path.stem)
def test_every_saved_model_can_be_replaced(path):
    assert kind_of(path.read_bytes()[:4096]) == "model"


@pytest.mark.parametrize(
    "error", [OSError(28, "No space left"), KeyboardInterrupt(), MemoryError()]
)
def test_nothing_is_left_of_a_failure(tmp_path, error):
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def fail():
        with atomic_write(path) as file:
            file.write(b"half")
            raise error

    with pytest.raises(type(error)):
        fail()
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@on_posix
def test_a_new_file_obeys_the_umask(tmp_path):
    path = tmp_path / "file"
    old_mask = os.umask(0o027)
    try:
        save(path)
    finally:
        os.umask(old_mask)
    assert mode_of(path) == 0o640


@on_posix
@pytest.mark.parametrize("mode", [0o600, 0o664, 0o444, 0o755])
def test_an_old_file_keeps_its_mode(tmp_path, mode):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(mode)
    with atomic_write(path) as file:
        # others cannot read what they must not read while it is being written either
        assert stat.S_IMODE(os.fstat(file.fileno()).st_mode) == mode
        file.write(b"new")
    assert (path.read_bytes(), mode_of(path)) == (b"new", mode)


@on_posix
def test_what_replaces_a_program_does_not_run_as_its_owner(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(0o4755)
    save(path)
    assert mode_of(path) == 0o755


@as_root
def test_an_old_file_keeps_its_owner_and_group(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    os.chown(path, 12345, 23456)
    save(path)
    assert (path.stat().st_uid, path.stat().st_gid) == (12345, 23456)
    assert path.read_bytes() == b"new"


@as_root
def test_another_group_gets_no_more_than_everybody(tmp_path, monkeypatch):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(0o664)
    os.chown(path, 12345, 23456)

    def refuse(*_):
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "fchown", refuse)
    save(path)
    assert (path.stat().st_uid, mode_of(path)) == (0, 0o644)


@on_posix
def test_links_still_lead_to_the_file_but_hard_links_keep_the_old_one(tmp_path):
    real, link, other = tmp_path / "real", tmp_path / "link", tmp_path / "other"
    real.write_bytes(b"old")
    link.symlink_to(real)
    other.hardlink_to(real)
    save(link)
    assert link.is_symlink()
    assert real.read_bytes() == b"new"
    assert other.read_bytes() == b"old"


@on_posix
def test_a_link_to_nothing_yet_leads_to_the_new_file(tmp_path):
    link = tmp_path / "link"
    link.symlink_to("real")
    save(link)
    assert link.is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


def test_a_missing_folder_is_the_usual_error(tmp_path):
    with pytest.raises(FileNotFoundError) as caught:
        save(tmp_path / "no" / "file")
    assert caught.value.filename == str(tmp_path / "no")


def test_a_folder_is_refused_before_anything_is_written(tmp_path):
    with pytest.raises(IsADirectoryError) as caught:
        atomic_write(tmp_path)
    assert caught.value.filename == str(tmp_path)


@pytest.mark.parametrize("name", ["x" * 250, "語" * 80, "ä" * 120])
def test_long_names_are_fine(tmp_path, name):
    path = tmp_path / name
    save(path)
    assert path.read_bytes() == b"new"


def test_a_name_that_is_too_long_is_refused_before_anything_is_written(tmp_path):
    path = tmp_path / ("x" * 300)
    with pytest.raises(OSError, match="too long") as caught:
        atomic_write(path)
    assert caught.value.filename in (path, str(path))


@pytest.mark.parametrize("step", ["write", "os.fsync", "pathlib.Path.replace"])
def test_errors_name_the_output(tmp_path, monkeypatch, step):
    path = tmp_path / "file"

    def refuse(*_):
        names = (_[0], None, _[1]) if step.endswith("replace") else ()
        raise OSError(errno.ENOSPC, "No space left", *names)

    if step != "write":
        monkeypatch.setattr(step, refuse)

    def write():
        with atomic_write(path) as file:
            file.write(b"new")
            if step == "write":
                refuse()

    with pytest.raises(OSError, match="No space left") as caught:
        write()
    assert str(caught.value) == f"[Errno 28] No space left: {str(path)!r}"
    assert list(tmp_path.iterdir()) == []


def test_errors_of_other_files_keep_their_names(tmp_path):
    def write():
        with atomic_write(tmp_path / "file"):
            (tmp_path / "input").read_bytes()

    with pytest.raises(FileNotFoundError) as caught:
        write()
    assert caught.value.filename in (tmp_path / "input", str(tmp_path / "input"))


REFUSED = """
import os, sys
from topicgrouper.storage.atomic_file import atomic_write
os.setgid(12345)
os.setuid(12345)
try:
    with atomic_write(sys.argv[1]) as file:
        file.write(b"new")
except PermissionError as error:
    print(error.filename)
"""


@as_root
def test_a_folder_that_cannot_be_written_is_told_by_the_name_of_the_output(tmp_path):
    tmp_path.chmod(0o755)
    path = tmp_path / "file"
    result = subprocess.run(
        [sys.executable, "-c", REFUSED, str(path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    if "Permission denied" in result.stderr and "site-packages" in result.stderr:
        pytest.skip("other users cannot read this installation")
    assert result.stdout.strip() == str(path), result.stderr
    assert list(tmp_path.iterdir()) == []


def test_two_writers_at_once_do_not_disturb_each_other(tmp_path):
    path = tmp_path / "file"
    with atomic_write(path) as first:
        first.write(b"first")
        save(path, b"second")
        assert path.read_bytes() == b"second"
    assert path.read_bytes() == b"first"
    assert list(tmp_path.iterdir()) == [path]


def test_many_writers_at_once_all_get_through(tmp_path):
    path = tmp_path / "file"
    failures = []

    def write(number):
        try:
            for _ in range(50):
                save(path, bytes([number]) * 1000)
                assert len(set(path.read_bytes())) == 1
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=write, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert list(tmp_path.iterdir()) == [path]


@on_posix
def test_a_writer_whose_file_was_tidied_up_before_it_was_locked_starts_again(tmp_path, monkeypatch):
    lost = []
    usual = file_locks._lock

    def slow(descriptor):
        if not lost:  # somebody is faster, once
            (temporary,) = tmp_path.glob(".file.*")
            temporary.unlink()
            lost.append(temporary)
        usual(descriptor)

    monkeypatch.setattr(file_locks, "_lock", slow)
    save(tmp_path / "file")
    assert lost
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_name_that_is_taken_is_left_alone(tmp_path, monkeypatch):
    names = [tmp_path / f".file.{number:012x}.tmp" for number in range(2)]
    monkeypatch.setattr(atomic_file, "remove_leftovers", lambda _: None)
    left = iter(names)
    monkeypatch.setattr(atomic_file, "new_name", lambda _: next(left))
    names[0].write_bytes(b"of somebody else")
    save(tmp_path / "file")
    assert set(tmp_path.iterdir()) == {tmp_path / "file", names[0]}
    assert names[0].read_bytes() == b"of somebody else"


MODULES = {module.__file__ for module in (atomic_file, file_locks)}


class Interrupting:
    """Raises `KeyboardInterrupt` before the n-th line of the modules that write files."""

    def __init__(self, n):
        self.left = n
        self.line = None

    def __call__(self, frame, event, argument):
        if frame.f_code.co_filename not in MODULES:
            return None
        if event == "line":
            self.left -= 1
            if self.left == 0:
                self.line = frame.f_code.co_qualname, frame.f_lineno
                raise KeyboardInterrupt
        return self

    def __enter__(self):
        self.usual = sys.gettrace()
        sys.settrace(self)

    def __exit__(self, *_):
        sys.settrace(self.usual)


def write_interrupted(path, n, error):
    """Save to a path and let Ctrl-C come at the n-th line; tell whether it came."""
    interrupting = Interrupting(n)
    try:
        with interrupting, atomic_write(path) as file:
            file.write(b"new")
            if error:
                raise error
    except (KeyboardInterrupt, OSError):
        pass
    if len(list(path.parent.iterdir())) > 1:
        gc.collect()  # as the end of the process would
    return interrupting.line


# an open file that Ctrl-C made nobody's is closed with a warning
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("error", [None, OSError(errno.ENOSPC, "No space left")])
def test_ctrl_c_at_any_line_leaves_the_old_file_or_the_new_one_and_nothing_else(tmp_path, error):
    path = tmp_path / "file"
    lines = []
    for n in range(1, 1000):
        path.write_bytes(b"old")
        lines.append(write_interrupted(path, n, error))
        assert path.read_bytes() in ((b"old",) if error else (b"old", b"new")), lines[-1]
        assert list(tmp_path.iterdir()) == [path], lines[-1]
        if lines[-1] is None:
            break
    assert len(lines) > 50
    assert any(line and line[0] == "_Replacement._discard" for line in lines)
    assert path.read_bytes() == (b"old" if error else b"new")


@on_posix
def test_the_temporary_file_of_a_fork_is_not_its_to_remove(tmp_path):
    code = """
import os, sys
from topicgrouper.storage.atomic_file import atomic_write
with atomic_write(sys.argv[1]) as file:
    if os.fork() == 0:
        sys.exit()  # runs what is to be run at the end of a process
    os.wait()
    file.write(b"new")
"""
    path = tmp_path / "file"
    subprocess.run([sys.executable, "-c", code, str(path)], check=True, timeout=60)
    assert path.read_bytes() == b"new"


pytestmark = pytest.mark.skipif(os.name != "posix", reason="devices and pipes of POSIX")


def tree():
    return TopicTree([[0, 1]], [-1.0], [2, 1], ["cat", "dog"], base_log_likelihood=-1.0)


def device_number(path):
    status = Path(path).stat()
    assert stat.S_ISCHR(status.st_mode)
    return status.st_rdev


def test_what_is_a_plain_file(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    (tmp_path / "nowhere").symlink_to(tmp_path / "nothing")
    (tmp_path / "null").symlink_to("/dev/null")
    (tmp_path / "circle").symlink_to("circle")
    os.mkfifo(tmp_path / "pipe")
    for name in ("file", "link", "new", "nowhere"):
        assert is_plain_file(tmp_path / name), name
    for name in ("pipe", "null", "/dev/null", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"):
        assert not is_plain_file(tmp_path / name), name
    assert not is_plain_file(tmp_path)
    with pytest.raises(OSError, match=os.strerror(errno.ELOOP)):
        is_plain_file(tmp_path / "circle")


def test_a_device_stays_one(tmp_path):
    before = device_number("/dev/null")
    link = tmp_path / "link"
    link.symlink_to("/dev/null")
    for path in ("/dev/null", link):
        tree().save(path)
        assert device_number("/dev/null") == before
    assert list(tmp_path.iterdir()) == [link]


def test_a_device_of_a_folder_one_may_write_to_stays_one(tmp_path):
    # what happened to /dev/null when root saved to it
    path = tmp_path / "null"
    try:
        os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, 3))
    except PermissionError:
        pytest.skip("only root may make devices")
    tree().save(path)
    assert device_number(path) == os.makedev(1, 3)
    assert list(tmp_path.iterdir()) == [path]


def test_a_whole_model_goes_through_a_pipe(tmp_path):
    pipe, copy = tmp_path / "pipe", tmp_path / "copy"
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: copy.write_bytes(pipe.read_bytes()))
    reader.start()
    tree().save(pipe)
    reader.join(timeout=60)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert TopicTree.load(copy) == tree()


def test_nothing_is_written_of_what_fails():
    reading, writing = os.pipe()

    def fail():
        with atomic_write(f"/dev/fd/{writing}") as file:
            file.write(b"half")
            raise MemoryError

    with pytest.raises(MemoryError):
        fail()
    os.close(writing)
    with os.fdopen(reading, "rb") as file:
        assert file.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_device_is_told_by_its_name():
    with pytest.raises(OSError, match="No space left") as caught:
        tree().save("/dev/full")
    assert caught.value.filename == "/dev/full"


def test_a_reader_that_leaves_is_told_by_the_name_of_the_pipe():
    reading, writing = os.pipe()
    os.close(reading)
    name = f"/dev/fd/{writing}"

    def write():
        with atomic_write(name) as file:
            file.write(b"x" * 1_000_000)

    with pytest.raises(BrokenPipeError) as caught:
        write()
    os.close(writing)
    assert caught.value.filename == name


def test_a_stream_that_is_closed_is_told_by_its_name():
    with pytest.raises(OSError, match="Bad file descriptor") as caught:
        tree().save("/dev/fd/999")
    assert caught.value.filename == "/dev/fd/999"


STREAM = """
import sys
from topicgrouper.storage.atomic_file import atomic_write
print("before")
with atomic_write("/dev/stdout") as file:
    file.write(b"content\\n")
print("after")
"""


@pytest.mark.parametrize("mode", ["wb", "ab"])
def test_standard_output_in_a_file_goes_on_where_it_is(tmp_path, mode):
    # opened again, the file would be written from its start, or be replaced by another
    path = tmp_path / "out"
    path.write_bytes(b"first\n")
    with path.open(mode) as file:
        subprocess.run([sys.executable, "-c", STREAM], stdout=file, check=True, timeout=60)
    kept = b"first\n" if mode == "ab" else b""
    assert path.read_bytes() == kept + b"before\ncontent\nafter\n"


def test_a_disk_is_refused(tmp_path):
    path = tmp_path / "disk"
    try:
        os.mknod(path, 0o600 | stat.S_IFBLK, os.makedev(7, 255))
    except PermissionError:
        pytest.skip("only root may make devices")
    with pytest.raises(OSError, match="write to a file"):
        tree().save(path)

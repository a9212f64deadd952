"""What commands leave behind when they are stopped: what was there before, and how to go on."""

import json
import os
import signal
import time
from pathlib import Path

import numpy as np
import psutil
import pytest
import scipy.io
import scipy.sparse

from tests.cli.command_process import WORDS, run_command, start_command
from tests.count_samples import sparse_zipf_counts
from topicgrouper import Model, fit_tree

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name != "posix", reason="signals of POSIX"),
]

OLD_MODEL = Path(__file__).parents[1].joinpath("saved_models/files/counts.tg").read_bytes()

every_signal = pytest.mark.parametrize(
    "number",
    [signal.SIGINT, signal.SIGTERM, signal.SIGHUP] if os.name == "posix" else [],
    ids=lambda number: number.name,
)

# Joins are written every 30 seconds; here the first ones are, and the fit goes no further.
KEEP_AND_WAIT = """
from topicgrouper.fitting.checkpoint import Checkpoint
Checkpoint.__init__.__defaults__ = (False, 0.0)
write = Checkpoint.write
def write_and_wait(self, *joins):
    Checkpoint.write = write
    write(self, *joins)
    wait()
Checkpoint.write = write_and_wait
"""


@pytest.fixture
def counts(tmp_path):
    """Return a matrix that takes a few seconds to fit, and its file."""
    matrix = sparse_zipf_counts(3_000, 3_000, length=60, seed=4)
    matrix = matrix[:, np.flatnonzero(np.asarray(matrix.sum(axis=0)).ravel())]
    folder = tmp_path / "input"
    folder.mkdir()
    path = folder / "counts.mtx"
    scipy.io.mmwrite(path, scipy.sparse.csr_matrix(matrix))
    (folder / "counts.vocab.txt").write_text(
        "\n".join(f"w{i}" for i in range(matrix.shape[1])), encoding="ascii"
    )
    return path, matrix


def wait_for(path, process):
    while not path.exists() and process.poll() is None:
        time.sleep(0.01)


@every_signal
def test_a_fit_keeps_its_joins_and_goes_on_to_the_same_tree(tmp_path, counts, number):
    table, matrix = counts
    folder = tmp_path / "output"
    folder.mkdir()
    model, joins = folder / "model.tg", folder / "joins"
    model.write_bytes(OLD_MODEL)
    options = ("--vocabulary", table.with_name("counts.vocab.txt"), "--min-frequency", 1)
    fit = ("fit", table, *options, "-o", model, "--checkpoint", joins, "--jobs", 1, "--no-regrow")
    with start_command(KEEP_AND_WAIT, number, *fit) as process:
        wait_for(joins, process)
        process.send_signal(number)
        process.send_signal(number)
        out, errors = process.communicate(timeout=120)
    assert process.returncode == 128 + number, errors
    assert errors.splitlines() == [
        f"The joins so far are saved in {joins}; run the same command with --resume.",
        "",
        WORDS[number],
    ]
    assert out == ""
    assert model.read_bytes() == OLD_MODEL
    assert {path.name for path in folder.iterdir()} == {"model.tg", "joins"}
    assert run_command("", number, *fit, "--resume").returncode == 0
    words = [f"w{i}" for i in range(matrix.shape[1])]
    assert Model.load(model).tree.digest() == fit_tree(matrix, words).digest()
    assert {path.name for path in folder.iterdir()} == {"model.tg"}


@every_signal
def test_a_save_leaves_the_old_model(tmp_path, texts, number):
    code = """
import zipfile
usual = zipfile.ZipFile.writestr
def writestr(self, info, *more, **settings):
    usual(self, info, *more, **settings)
    if "children" in info.filename:
        send()
        wait()
zipfile.ZipFile.writestr = writestr
"""
    model = tmp_path / "model.tg"
    model.write_bytes(OLD_MODEL)
    result = run_command(code, number, "fit", texts, "-o", model)
    assert result.returncode == 128 + number
    assert result.stderr.strip() == WORDS[number]
    assert model.read_bytes() == OLD_MODEL
    assert {path.name for path in tmp_path.iterdir()} == {"model.tg", "texts"}


def test_joins_are_kept_when_the_model_cannot_be_saved(tmp_path, texts):
    code = """
import topicgrouper.model.save as saving
def write_record(model, path, **settings):
    raise OSError(28, "No space left on device", str(path))
saving.write_record = write_record
"""
    model, joins = tmp_path / "model.tg", tmp_path / "joins"
    fit = ("fit", texts, "-o", model, "--checkpoint", joins)
    result = run_command(code, 15, *fit)
    assert result.returncode == 1
    assert result.stderr.splitlines() == [
        f"The joins so far are saved in {joins}; run the same command with --resume.",
        f"Error: {model}: No space left on device",
    ]
    assert run_command("", 15, *fit, "--resume").returncode == 0
    assert not joins.exists()


def test_joins_of_another_fit_are_not_mentioned(tmp_path, invoke):
    joins = tmp_path / "joins"
    joins.write_bytes(b"of yesterday")
    result = invoke("fit", tmp_path / "no.txt", "-o", tmp_path / "model.tg", "--checkpoint", joins)
    assert result.exit_code == 1
    assert len(result.stderr.splitlines()) == 1
    assert joins.read_bytes() == b"of yesterday"


@pytest.mark.slow
def test_the_processes_of_a_cluster_end_too(tmp_path):
    number = signal.SIGTERM
    pytest.importorskip("distributed")
    table = tmp_path / "lines.jsonl"
    rows = ({"text": f"cat dog tea{i % 7} cup{i % 5} emu{i % 3}"} for i in range(200))
    table.write_text("\n".join(map(json.dumps, rows)), encoding="ascii")
    code = """
import topicgrouper.distributed.fit as fit
def count_parts(*_, **__):
    print("fitting", flush=True)
    wait()
fit.count_parts = count_parts
"""
    model = tmp_path / "model.tg"
    fit = ("fit", table, "--text", "text", "--distributed", "--jobs", 2, "-o", model)
    with start_command(code, number, *fit) as process:
        assert process.stdout.readline() == "fitting\n", process.stderr.read()
        children = psutil.Process(process.pid).children(recursive=True)
        assert len(children) >= 2
        process.send_signal(number)
        _, errors = process.communicate(timeout=120)
    assert process.returncode == 128 + number
    assert errors.strip().splitlines()[-1] == WORDS[number]
    assert "Traceback" not in errors
    _, alive = psutil.wait_procs(children, timeout=60)
    assert alive == []
    assert {path.name for path in tmp_path.iterdir()} == {"lines.jsonl"}

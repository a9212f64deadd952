"""Kill fits and saves at random moments, and check each time what is left.

    python -m tests.faults.kill_loop --rounds 1000 --seed 1

In each round a process fits a model with a checkpoint, or saves a model again and again, and gets
SIGKILL, SIGTERM, SIGINT or SIGHUP at a random moment, half of the time twice. Afterwards:

- the model is the old one or the new one, with its greedy or its regrown tree, complete;
- nothing is left over; after SIGKILL at most one hidden temporary file for each file that the
  process writes, and the next save removes it;
- the process ended by the signal or, if it was done before, well, and printed no traceback;
- an interrupted fit, resumed or regrown, ends in the identical tree.
"""

from __future__ import annotations

import argparse
import collections
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
import scipy.sparse

from tests.count_samples import sparse_zipf_counts
from topicgrouper import TopicTree, fit_tree, regrow
from topicgrouper.model import Model
from topicgrouper.storage import ArchiveError

SIGNALS = (signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP)

# Where the loop runs in the background, Ctrl-C may be ignored; the command would respect that.
PREPARED = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
"""

FIT = (
    PREPARED
    + """
from topicgrouper.cli.entry import run
class Often:  # joins are written every 30 seconds; here, whenever there are new ones
    def find_spec(self, name, path=None, target=None):
        if name == "topicgrouper.cli.report":
            sys.meta_path.remove(self)
            from topicgrouper.fitting.checkpoint import Checkpoint
            Checkpoint.__init__.__defaults__ = (False, 0.0)
import sys
sys.meta_path.insert(0, Often())
run()
"""
)

SAVE = (
    PREPARED
    + """
import sys
from topicgrouper.cli.stop_signals import StopSignals, tell_stopped
def run():
    signals = StopSignals()
    try:
        signals.listen()
        from topicgrouper import TopicTree
        trees = [TopicTree.load(path) for path in sys.argv[1:3]]
        while True:
            for tree in trees:
                tree.save(sys.argv[3])
    except KeyboardInterrupt as stop:
        return tell_stopped(stop)
    finally:
        signals.end()
sys.exit(run())
"""
)


class FoundFault(Exception):  # noqa: N818 - found in what is tested, no error of the loop
    """What must not happen has happened."""


class Loop:
    """The rounds, with the files that they share.

    Parameters
    ----------
    folder
        An empty folder.
    seed
        Of the moments.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self._random = random.Random(seed)
        self._input, self._output = folder / "input", folder / "output"
        self._input.mkdir()
        self._output.mkdir()
        self._model, self._joins = self._output / "model.tg", self._output / "joins"
        self.counts: collections.Counter[str] = collections.Counter()
        self._prepare()

    def _prepare(self) -> None:
        matrix = sparse_zipf_counts(6_000, 9_000, length=60, seed=4)
        matrix = matrix[:, np.flatnonzero(np.asarray(matrix.sum(axis=0)).ravel())]
        scipy.io.mmwrite(self._input / "counts.mtx", scipy.sparse.coo_array(matrix))
        words = [f"w{number}" for number in range(matrix.shape[1])]
        (self._input / "words.txt").write_text("\n".join(words), encoding="ascii")
        old = fit_tree([[1, 2, 0], [0, 2, 1]])
        old.save(self._input / "old.tg")
        new = fit_tree(matrix, words)
        new.save(self._input / "new.tg")
        self._old, self._greedy, self._new = (
            tree.digest() for tree in (old, new, regrow(new, n_jobs=-1))
        )
        self._reset()
        started = time.monotonic()
        process = self._fit()
        self._wait_for_file(process)
        self._seconds_to_write = -time.monotonic()
        self._check(process.wait() == 0, "an undisturbed fit works")
        self._seconds_to_write += time.monotonic()
        self._seconds = time.monotonic() - started
        self._check(self._digest() == self._new, "an undisturbed fit gives the tree")

    def _reset(self) -> None:
        for path in self._output.iterdir():
            path.unlink()
        shutil.copy(self._input / "old.tg", self._model)

    def _start(self, program: str, *arguments: object) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", program, *map(str, arguments)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )

    def _fit(self, *, resume: bool = False) -> subprocess.Popen[str]:
        options = ("--vocabulary", self._input / "words.txt", "--min-frequency", 1, "--jobs", 1)
        kept = ("--checkpoint", self._joins, *(["--resume"] if resume else []))
        table = self._input / "counts.mtx"
        return self._start(FIT, "fit", table, *options, "-o", self._model, *kept)

    def round(self) -> None:
        """Kill one process, and look at what is left."""
        self._reset()
        number = self._random.choice(SIGNALS)
        is_fit = self._random.random() < 0.7
        process = (
            self._fit()
            if is_fit
            else self._start(SAVE, self._input / "old.tg", self._input / "new.tg", self._model)
        )
        moment = self._sleep(process)
        process.send_signal(number)
        if self._random.random() < 0.5:
            time.sleep(self._random.uniform(0.0, 0.05))
            process.send_signal(self._random.choice(SIGNALS[1:]))
        _, errors = process.communicate(timeout=120)
        what = f"{'fit' if is_fit else 'save'}, {number.name} {moment}"
        self.counts[f"{'fit' if is_fit else 'save'} {number.name}"] += 1
        self._check_end(process.returncode, errors, number, what)
        self._check_files(number, what)
        if is_fit:
            self._check_resumed(what)
        else:
            self._check_next_save(what)

    def _sleep(self, process: subprocess.Popen[str]) -> str:
        """Wait for a random moment: of all its time, or of that in which it writes."""
        if self._random.random() < 0.3:
            seconds = self._random.uniform(0.0, self._seconds)
            time.sleep(seconds)
            return f"after {seconds:.3f} s"
        self._wait_for_file(process)
        seconds = self._random.uniform(0.0, self._seconds_to_write)
        time.sleep(seconds)
        return f"{seconds:.3f} s after its first file"

    def _wait_for_file(self, process: subprocess.Popen[str]) -> None:
        before = self._model.stat().st_ino
        while process.poll() is None and not self._joins.exists():
            if self._model.stat().st_ino != before:
                return
            time.sleep(0.001)

    def _check_end(self, code: int, errors: str, number: int, what: str) -> None:
        if errors.startswith("Fatal Python error: init") or (
            "Traceback" in errors and not _is_of_command(errors) and code in (1, -2)
        ):
            # Ctrl-C while Python itself or the line that imports the command was starting
            self.counts["before the command started"] += 1
            return
        is_quiet = "Traceback" not in errors and "ignored" not in errors
        self._check(is_quiet, f"{what}: {errors[-1_000:]}")
        if code == 0:
            self.counts["done before"] += 1
        elif number == signal.SIGKILL or code < 0:
            self._check(-code in SIGNALS, f"{what}: ended by {code}: {errors}")
            self.counts["killed"] += 1
        else:
            self._check(code - 128 in SIGNALS, f"{what}: exit code {code}: {errors}")
            self.counts["stopped"] += 1

    def _check_files(self, number: int, what: str) -> None:
        known = (self._old, self._greedy, self._new)
        self._check(self._digest() in known, f"{what}: another model")
        hidden = sorted(path.name for path in self._output.glob(".*"))
        others = {path.name for path in self._output.iterdir()} - {*hidden, "model.tg", "joins"}
        self._check(not others, f"{what}: left {others}")
        if number != signal.SIGKILL:
            self._check(not hidden, f"{what}: left {hidden}")
        for name in ("model.tg", "joins"):
            mine = [path for path in hidden if path.startswith(f".{name}.")]
            self._check(len(mine) <= 1, f"{what}: left {mine}")
            self.counts["temporary files left by SIGKILL"] += len(mine)

    def _check_resumed(self, what: str) -> None:
        if self._digest() == self._new:
            return
        resume = self._joins.exists()
        if self._digest() == self._greedy and not resume:
            self.counts["regrown"] += 1
            process = self._start(FIT, "improve", self._model)
        else:
            self.counts["resumed" if resume else "started anew"] += 1
            process = self._fit(resume=resume)
        _, errors = process.communicate(timeout=120)
        self._check(process.returncode == 0, f"{what}: resuming: {errors}")
        self._check(self._digest() == self._new, f"{what}: resumed, another tree")
        self._check_nothing_left(what)

    def _check_next_save(self, what: str) -> None:
        TopicTree.load(self._input / "new.tg").save(self._model)
        self._check_nothing_left(what)

    def _check_nothing_left(self, what: str) -> None:
        left = {path.name for path in self._output.iterdir()} - {"model.tg"}
        self._check(not left, f"{what}: the next save left {left}")

    def _digest(self) -> str:
        try:
            return Model.load(self._model).tree.digest()
        except (ArchiveError, OSError) as error:
            return f"damaged: {error}"

    @staticmethod
    def _check(is_so: bool, what: str) -> None:
        if not is_so:
            raise FoundFault(what)


def _is_of_command(errors: str) -> bool:
    """Tell whether a traceback is from after the moment at which the command took over."""
    return ", in run\n" in errors


def main() -> int:
    """Run the rounds and print what happened how often."""
    parser = argparse.ArgumentParser(description="Kill fits and saves at random moments.")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    faults = 0
    with tempfile.TemporaryDirectory() as folder:
        loop = Loop(Path(folder), chosen.seed)
        for number in range(chosen.rounds):
            try:
                loop.round()
            except FoundFault as fault:
                faults += 1
                sys.stdout.write(f"round {number}: {fault}\n")
                sys.stdout.flush()
    for what, times in sorted(loop.counts.items()):
        sys.stdout.write(f"{times:7,} {what}\n")
    sys.stdout.write(f"{faults:7,} faults in {chosen.rounds:,} rounds\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

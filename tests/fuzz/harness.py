"""Running the inputs of one door in child processes, past the death of any of them.

Input ``i`` of a run is a function of the seed, the door and ``i``, and of the answers to the inputs
before: inputs with a new kind of answer are mutated further. So the same code gives the same run.

A child writes each input to a file before it tries it, so that the parent knows which one killed
it. The next child goes on with the input after that.
"""

from __future__ import annotations

import faulthandler
import hashlib
import json
import os
import re
import resource
import signal
import sys
import tempfile
import time
import traceback
import warnings
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from tests.fuzz.door import shape_of
from tests.fuzz.doors import door_named

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.fuzz.door import Door

    Inputs = Callable[[list[bytes], list[bytes]], Iterator[bytes]]
    """Inputs, of the seeds and of those with new answers so far."""

__all__ = ["Finding", "Limits", "Result", "Session", "fuzz_door"]

MOST_SEEDS = 400
LARGEST_SEED = 2**16
MOST_DEATHS = 100
"""A door that kills so many children gets no more inputs: its faults are many times the same."""

_FAULT = 70  # the exit code of a child that found one and survived it
_NUMBER_BYTES = 8
_FRAME = re.compile(r'File "([^"]+)", line \d+ in (\S+)')


@dataclass(frozen=True)
class Limits:
    """The seconds that an input may take, and the bytes of memory beyond those before it."""

    seconds: float = 5.0
    n_bytes: int = 2**30


@dataclass(frozen=True)
class Finding:
    """An input that ends a child in a way that the door does not document.

    `kind` is ``"crash"``, ``"hang"`` or ``"fault"``; `signature` is the error or the signal and its
    place, which equal findings share; `text` is the output of the child.
    """

    kind: str
    signature: str
    text: str
    data: bytes
    number: int

    def save(self, folder: Path) -> Path:
        """Write the input, and its output beside it; return the file of the input."""
        digest = hashlib.sha256(f"{self.kind} {self.signature}".encode()).hexdigest()
        path = folder / f"{self.kind}-{digest[:8]}"
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(self.data)
        head = f"{self.kind}: {self.signature}\nInput {self.number}.\n\n"
        path.with_suffix(".txt").write_text(head + self.text, "utf-8", errors="replace")
        return path


@dataclass
class Result:
    """The outcome of a run: how much was tried, at which cost, and the findings by signature."""

    door: str
    inputs: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    memory: int = 0
    answers: int = 0
    findings: dict[str, Finding] = field(default_factory=dict)


class Session:
    """One door, prepared in a folder of its own, in memory if the system has such."""

    def __init__(self, door: Door, limits: Limits) -> None:
        self._door, self._limits = door, limits
        memory = Path("/dev/shm")
        self._home = tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None)
        folder = Path(self._home.name)
        (folder / "door").mkdir()
        self._run = door.prepare(folder / "door")
        self._input, self._log, self._end = folder / "input", folder / "log", folder / "end"

    def fuzz(
        self,
        *,
        seed: int = 0,
        inputs: int | None = None,
        seconds: float | None = None,
        replay: bool,
    ) -> Result:
        """Try mutated inputs, so many or for so long; first the seeds and former failures."""
        door, start, result = self._door, time.monotonic(), Result(self._door.name)
        end = start + (float("inf") if seconds is None else seconds)
        former = list(door.former_failures().values())

        def stream(first: int, seeds: list[bytes], new: list[bytes]) -> Iterator[bytes]:
            fixed = [*seeds, *former] if replay else []
            yield from fixed[first:]
            seeds = [*seeds, *(data for data in former if len(data) <= LARGEST_SEED)]
            number = max(first - len(fixed), 0)
            while (inputs is None or number < inputs) and time.monotonic() < end:
                rng = Random(f"{seed}/{door.name}/{number}")
                choice = seeds + new[: MOST_SEEDS - len(seeds)]
                yield door.mutate(rng.choice(seeds if rng.random() < 0.4 else choice), rng, choice)
                number += 1

        for _ in range(MOST_DEATHS):
            first = result.inputs
            finding = self._child(lambda seeds, new, at=first: stream(at, seeds, new), result)
            if finding is None:
                break
            known = result.findings.get(finding.signature)
            if known is None and finding.kind == "hang" and self.alone(finding.data) is None:
                continue  # the machine was busy
            if known is None or len(finding.data) < len(known.data):
                result.findings[finding.signature] = finding
        result.seconds = time.monotonic() - start
        return result

    def alone(self, data: bytes) -> Finding | None:
        """Try one input in a process of its own; return what is wrong, if anything."""
        return self._child(lambda seeds, new: iter([data]), Result(self._door.name))

    def _child(self, inputs: Inputs, result: Result) -> Finding | None:
        """Let a child try inputs until it ends; add them to the result, and return its fault."""
        for path in (self._input, self._log, self._end):
            path.write_bytes(b"")
        pid = os.fork()
        if pid == 0:
            self._work(inputs)
        try:
            _, status = os.waitpid(pid, 0)
        finally:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(pid, signal.SIGKILL)  # it, if we are interrupted, and its own children
        log = self._log.read_text("utf-8", errors="replace")[-20_000:]
        is_done = self._end.stat().st_size > 0
        if is_done:
            found = json.loads(self._end.read_text("ascii"))
            result.slowest = max(result.slowest, found["slowest"])
            result.memory = max(result.memory, found["memory"])
            result.answers = max(result.answers, found["answers"])
        kept = self._input.read_bytes()
        if not kept:
            if is_done:  # the last input ended the child before
                return None
            msg = f"{self._door.name} does not take its first seed:\n{log}"
            raise RuntimeError(msg)
        number, data = int.from_bytes(kept[:_NUMBER_BYTES]), kept[_NUMBER_BYTES:]
        result.inputs += number + 1
        if is_done:
            return None
        code = os.waitstatus_to_exitcode(status)
        if code == _FAULT:
            signature, _, text = log.partition("\n")
            return Finding("fault", signature, text, data, result.inputs - 1)
        kind = "hang" if code == -signal.SIGALRM else "crash"
        how = signal.Signals(-code).name if code < 0 else f"exit code {code}"
        return Finding(kind, f"{how} in {_place(log)}", log, data, result.inputs - 1)

    def _work(self, inputs: Inputs) -> None:
        """Try inputs in this process, which ends with the last of them or at a fault."""
        code = 1
        try:
            os.setpgid(0, 0)
            log = self._log.open("w", encoding="utf-8", errors="backslashreplace", buffering=1)
            for descriptor in (1, 2):
                os.dup2(log.fileno(), descriptor)
            sys.stdout = sys.stderr = log
            faulthandler.enable(log, all_threads=False)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            faulthandler.register(signal.SIGALRM, log, all_threads=False, chain=True)
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            warnings.simplefilter("ignore")
            code = self._try_all(inputs)
        except BaseException:  # a fault of the fuzzer, or of a seed
            self._input.write_bytes(b"")
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(code)

    def _try_all(self, inputs: Inputs) -> int:
        seeds, new, known = self._door.seeds(), list[bytes](), set[str]()
        self._run(seeds[0])  # what is imported or started only once does not count
        before = _memory()
        most = _address_space() + self._limits.n_bytes
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        slowest, memory = 0.0, 0
        with self._input.open("wb", buffering=0) as current:
            for number, data in enumerate(inputs(seeds, new)):
                current.seek(0)
                current.write(number.to_bytes(_NUMBER_BYTES) + data)
                current.truncate()
                start = time.perf_counter()
                answer, fault = self._try(data)
                slowest = max(slowest, time.perf_counter() - start)
                memory = max(memory, _memory() - before)
                if fault is None and memory > self._limits.n_bytes:
                    answer, fault = "memory", f"{memory / 2**20:,.0f} MB"
                if fault is not None:
                    print(f"{answer}\n{fault}")  # noqa: T201 - into the log
                    return _FAULT  # what it has left behind should not spoil the next
                if answer not in known:
                    known.add(answer)
                    if len(data) <= LARGEST_SEED:
                        new.append(data)
        record = {"slowest": slowest, "memory": memory, "answers": len(known)}
        self._end.write_text(json.dumps(record), "ascii")
        return 0

    def _try(self, data: bytes) -> tuple[str, str | None]:
        """Return the shape of the answer to an input, and the traceback if it is a finding."""
        signal.setitimer(signal.ITIMER_REAL, self._limits.seconds)
        try:
            return f"accepted: {self._run(data)!r}", None
        except self._door.errors as error:
            return shape_of(error), None
        except BaseException as error:  # whatever it is
            frames = traceback.extract_tb(error.__traceback__)
            last = [each for each in frames if "/topicgrouper/" in each.filename] or frames
            place = last[-1].filename.rpartition("/topicgrouper/")[2].rpartition("/fuzz/")[2]
            what = str(error)[:50] if isinstance(error, AssertionError) else type(error).__name__
            what = what.replace("\n", " ")
            return f"{what} in {place}, {last[-1].name}", traceback.format_exc()
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0.0)


def fuzz_door(name: str, limits: Limits, **how: Any) -> Result:
    """Fuzz a door; see `Session.fuzz`."""
    return Session(door_named(name), limits).fuzz(**how)


def _place(log: str) -> str:
    """Return the innermost function of this package in a dump of faulthandler."""
    frames = _FRAME.findall(log)
    for name, function in [each for each in frames if "/topicgrouper/" in each[0]] or frames:
        return f"{name.rpartition('/topicgrouper/')[2]}, {function}"
    return "an unknown place"


def _memory() -> int:
    """Return the most bytes that this process, or one of its children, ever had in memory."""
    kinds = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return 1024 * max(resource.getrusage(kind).ru_maxrss for kind in kinds)


def _address_space() -> int:
    pages = Path("/proc/self/statm").read_text("ascii").split()[0]
    return int(pages) * resource.getpagesize()

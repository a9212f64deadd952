"""Running the inputs of one door in workers, over their deaths, and making sure of what is found.

Input ``i`` of a run is a function of the seed, the door and ``i``, and of the answers to the inputs
before: inputs with a new kind of answer become seeds at the end of their round. So the same code
gives the same run.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Pipe
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from tests.fuzz.findings import Finding
from tests.fuzz.supervisor import Death, Supervisor

if TYPE_CHECKING:
    from tests.fuzz.door import Door
    from tests.fuzz.limits import Limits

__all__ = ["Result", "Session"]

ROUND = 1000
"""Inputs after which new seeds come in. A worker lives no longer."""

MOST_SEEDS = 400
LARGEST_SEED = 2**16
_REPETITIONS = 20
_SECONDS_TO_REPEAT = 0.5
_SUSPECTS = 50  # inputs before a death that may have caused it
_SECONDS_TO_SEARCH = 5.0
_SECONDS_TO_SHRINK = 3.0
_MOST_UNCERTAIN = 3

Inputs = Iterator[tuple[int, bytes]]


@dataclass
class Result:
    """What came of the inputs of one door.

    Attributes
    ----------
    door
        The door.
    inputs, seconds
        How many, and in what time.
    slowest, memory
        The longest time of an input, and the most memory that a worker took above its start.
    shapes
        Different kinds of answers.
    findings
        What should not be, by signature.
    """

    door: str
    inputs: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    memory: int = 0
    shapes: int = 0
    findings: list[Finding] = field(default_factory=list)

    def with_more(self, other: Result) -> Result:
        """Return the result of both runs together."""
        together = Result(
            self.door,
            inputs=self.inputs + other.inputs,
            seconds=self.seconds + other.seconds,
            slowest=max(self.slowest, other.slowest),
            memory=max(self.memory, other.memory),
            shapes=max(self.shapes, other.shapes),
        )
        for finding in (*self.findings, *other.findings):
            if not together.is_known(finding):
                together.findings.append(finding)
        return together

    def is_known(self, other: Finding | Death) -> bool:
        """Tell whether there is an equal finding, and count the input for it."""
        for known in self.findings:
            if (known.kind, known.signature) == (other.kind, other.signature):
                known.n_inputs += getattr(other, "n_inputs", 1)
                return True
        return False


class Session:
    """One door, prepared, with its seeds.

    Parameters
    ----------
    door
        The door.
    limits
        What an input may take.
    """

    def __init__(self, door: Door, *, limits: Limits) -> None:
        self.door = door
        memory = Path("/dev/shm")  # files of this process only, in a folder of its own
        self._folder = Path(tempfile.mkdtemp(dir=memory if memory.is_dir() else None))
        run = door.prepare(self._folder)
        # Made in a child: what makes them may start threads, and those do not survive a fork.
        self.seeds, self.former_failures = _in_child(lambda: (door.seeds(), door.former_failures()))
        self._known: set[str] = set()
        self._new: list[bytes] = []
        self._supervisor = Supervisor(door, run, first=self.seeds[0], limits=limits)
        self._result = Result(door.name)

    def close(self) -> None:
        """Remove the folder."""
        shutil.rmtree(self._folder, ignore_errors=True)

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def replay(self) -> Result:
        """Run the seeds as they are, and each former failure several times by itself."""

        def rest(start: int) -> Inputs:
            return iter(list(enumerate(self.seeds))[start:])

        self._result = Result(self.door.name)
        start = time.monotonic()
        number = 0
        while number < len(self.seeds):
            number = self._run_from(number, rest)
        for data in self.former_failures.values():
            finding = self.alone(data)
            if finding is not None and not self._result.is_known(finding):
                self._result.findings.append(finding)
        return self._finished(number + len(self.former_failures), start)

    def fuzz(self, *, seed: int, inputs: int | None, seconds: float | None) -> Result:
        """Run mutated inputs: so many, or for so long."""
        self._result = Result(self.door.name)
        small = [data for data in self.former_failures.values() if len(data) <= LARGEST_SEED]
        seeds = [*self.seeds, *small]
        self._new = []
        start = time.monotonic()
        end = start + (float("inf") if seconds is None else seconds)
        number = 0
        while (inputs is None or number < inputs) and time.monotonic() < end:
            last = min(number + ROUND, inputs or number + ROUND)
            choice = seeds + self._new[: MOST_SEEDS - len(seeds)]

            def mutated(first: int, last: int = last, choice: list[bytes] = choice) -> Inputs:
                for i in range(first, last):
                    if time.monotonic() >= end:
                        return
                    rng = Random(f"{seed}/{self.door.name}/{i}")
                    data = rng.choice(seeds if rng.random() < 0.4 else choice)
                    yield i, self.door.mutate(data, rng, choice)

            while number < last and time.monotonic() < end:
                number = self._run_from(number, mutated)
        return self._finished(number, start)

    def _finished(self, inputs: int, start: float) -> Result:
        result = self._result
        result.inputs, result.seconds = inputs, time.monotonic() - start
        result.shapes = len(self._known)
        return result

    def _run_from(self, number: int, inputs: Callable[[int], Inputs]) -> int:
        """Run inputs until a worker ends; return the number of the next input."""
        death = self._supervisor.run(inputs(number), known=self._known, tell=self._note)
        following = max(self._supervisor.last_number + 1, number)
        if death is not None and not self._result.is_known(death):
            self._add(self._certain(death, inputs))
        return following

    def _note(self, event: tuple[Any, ...]) -> None:
        self._measure(event)
        if event[0] == "new":
            _, _, data, shape = event
            self._known.add(shape)
            if len(data) <= LARGEST_SEED:
                self._new.append(data)

    def _measure(self, event: tuple[Any, ...]) -> None:
        if event[0] == "slow":
            self._result.slowest = max(self._result.slowest, event[2])
        elif event[0] == "memory":
            self._result.memory = max(self._result.memory, event[2])

    # -- findings ----------------------------------------------------------------------------------

    def alone(self, data: bytes) -> Finding | None:
        """Run one input in a process of its own; return what is wrong, if anything.

        Corrupted memory is noticed by chance: hence it is run several times if there is time.
        """
        end = time.monotonic() + _SECONDS_TO_REPEAT

        def again() -> Inputs:
            yield 0, data
            for number in range(1, _REPETITIONS):
                if time.monotonic() < end:
                    yield number, data

        death = self._supervisor.run(again(), known=self._known, tell=self._measure)
        if death is None:
            return None
        return Finding(self.door.name, death.kind, death.signature, death.text, data, 0)

    def _add(self, finding: Finding | None) -> None:
        if finding is None or self._result.is_known(finding):
            return
        if finding.is_certain and finding.kind != "hang":
            finding = self._smaller(finding)
        self._result.findings.append(finding)

    def _certain(self, death: Death, inputs: Callable[[int], Inputs]) -> Finding | None:
        """Find the input that leads to a death by itself, the last one or one before."""
        found = Finding(
            self.door.name, death.kind, death.signature, death.text, death.data, death.number
        )
        if death.kind == "error":
            return found
        again = self.alone(death.data)
        if again is not None:
            return replace(again, number=death.number)
        if death.kind == "hang":
            return None  # the machine was busy
        return self._culprit(death, inputs) or replace(found, is_certain=False)

    def _culprit(self, death: Death, inputs: Callable[[int], Inputs]) -> Finding | None:
        """Look for the input that has corrupted the memory, among the last before a death."""
        if sum(not finding.is_certain for finding in self._result.findings) >= _MOST_UNCERTAIN:
            return None
        end = time.monotonic() + _SECONDS_TO_SEARCH
        first = max(0, death.number - _SUSPECTS, death.number // ROUND * ROUND)
        suspects = [data for number, data in inputs(first) if number <= death.number]
        for back, data in enumerate(reversed(suspects)):
            if time.monotonic() > end:
                break
            again = self.alone(data)
            if again is not None:
                return replace(again, number=death.number - back)
        return None

    def _smaller(self, finding: Finding) -> Finding:
        """Leave out what can be left out in little time."""
        end = time.monotonic() + _SECONDS_TO_SHRINK
        length = len(finding.data) // 2
        while length >= 1:
            start = 0
            while start < len(finding.data):
                if time.monotonic() > end:
                    return finding
                data = finding.data[:start] + finding.data[start + length :]
                again = self.alone(data)
                if again is None or again.signature != finding.signature:
                    start += length
                else:
                    finding = replace(again, number=finding.number)
            length //= 2
        return finding


def _in_child(function: Callable[[], Any]) -> Any:
    ours, theirs = Pipe(duplex=False)
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            theirs.send(function())
            theirs.close()
            code = 0
        except BaseException:  # nobody else is there to tell it
            traceback.print_exc()
        finally:
            os._exit(code)
    theirs.close()
    try:
        return ours.recv()
    except EOFError:
        msg = "the seeds cannot be made; the error is above"
        raise RuntimeError(msg) from None
    finally:
        os.waitpid(pid, 0)

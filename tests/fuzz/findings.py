"""Inputs that a door does not withstand, and where they are kept."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

__all__ = ["DEFAULT_FOLDER", "Finding", "save", "shortened", "stack_place"]

DEFAULT_FOLDER = Path(__file__).with_name("findings")
_FRAME = re.compile(r'File "([^"]+)", line \d+ in (\S+)')


@dataclass
class Finding:
    """What one or several inputs have led to.

    Attributes
    ----------
    door
        The door.
    kind
        ``"crash"``, ``"hang"``, ``"memory"`` or ``"error"``.
    signature
        What equal findings have in common: the error, or the signal, and the place.
    text
        The traceback and all that the process has printed.
    data
        The smallest input known.
    number
        Its number in the run; that of the first one, if it was made smaller.
    is_certain
        Whether the input leads to it in a process of its own. Memory that one input has corrupted
        may kill the process at a later one.
    n_inputs
        How many inputs led to it.
    """

    door: str
    kind: str
    signature: str
    text: str
    data: bytes
    number: int
    is_certain: bool = True
    n_inputs: int = 1

    @property
    def file_name(self) -> str:
        """A name that is the same in every run."""
        digest = hashlib.sha256(f"{self.kind} {self.signature}".encode()).hexdigest()
        return f"{self.kind}-{digest[:8]}"


def save(finding: Finding, folder: Path) -> Path:
    """Write the input and, beside it, what it leads to; return the input's file."""
    path = folder / finding.door / finding.file_name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(finding.data)
    certain = "" if finding.is_certain else "Not seen again with this input alone.\n"
    head = f"{finding.kind}: {finding.signature}\nInput {finding.number}.\n{certain}\n"
    path.with_suffix(".txt").write_text(head + finding.text, encoding="utf-8", errors="replace")
    return path


def shortened(log: str) -> str:
    """Leave out what a dump of faulthandler says about the fuzzer and about modules."""
    lines = log.splitlines()
    kept = [line for line in lines if not line.startswith("Extension modules:")]
    for number, line in enumerate(kept):
        if _FRAME.search(line) and "/fuzz/worker.py" in line:
            return "\n".join(kept[:number])
    return "\n".join(kept)


def stack_place(log: str) -> str:
    """Name the innermost function of this package in a dump of faulthandler."""
    frames = _FRAME.findall(log)
    own = [frame for frame in frames if "/topicgrouper/" in frame[0]]
    for name, function in own or frames:
        return f"{name.rpartition('/topicgrouper/')[2]}, {function}"
    return "an unknown place"

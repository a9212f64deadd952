"""``python -m tests.fuzz``: which doors, and for how long."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.fuzz.doors import MODULES, all_doors, door_named
from tests.fuzz.harness import try_door

__all__ = ["main"]

FINDINGS = Path(__file__).with_name("findings")
_PROCESSES = multiprocessing.get_context("forkserver")  # which imports all that doors need, once


def main() -> int:
    """Run the command; return 1 if there are findings."""
    options = _parser().parse_args()
    given = options.doors or (options.input.resolve().parent.name if options.input else "")
    names = given.split(",") if given else list(all_doors())
    shares = {name: door_named(name).share for name in names}
    seconds = options.seconds * min(options.jobs, len(names)) / len(names)

    _PROCESSES.set_forkserver_preload(MODULES)

    def holds(name: str) -> bool:
        inputs = options.inputs
        if inputs is not None:
            inputs = round(inputs * shares[name] / sum(shares.values()))
        return _holds(name, options, inputs=inputs, seconds=seconds)

    with ThreadPoolExecutor(options.jobs) as pool:  # slow doors have small shares and come first
        return 0 if all(list(pool.map(holds, sorted(names, key=shares.__getitem__)))) else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m tests.fuzz", description=__doc__)
    parser.add_argument("--doors", default="", help="names, with commas between; default: all")
    parser.add_argument("--seconds", type=float, default=60.0, help="of all doors together")
    parser.add_argument("--inputs", type=int, help="of all doors together, instead of a time")
    parser.add_argument("--replay", action="store_true", help="first run seeds and former failures")
    parser.add_argument("--seed", type=int, default=0, help="another seed gives other inputs")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="doors at a time")
    parser.add_argument("--findings", type=Path, default=FINDINGS, help="folder for inputs")
    parser.add_argument("--input", type=Path, help="run one input; its folder names the door")
    parser.add_argument("--limit-seconds", type=float, default=5.0, help="of one input")
    parser.add_argument("--limit-mb", type=int, default=1024, help="of one input")
    return parser


def _holds(name: str, options: argparse.Namespace, **amount: float | None) -> bool:
    """Try a door in a process of its own; if an input ends it, keep that and print why."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        current = Path(folder, "input")
        how = {
            "alone": options.input,
            "limit_seconds": options.limit_seconds,
            "limit_bytes": options.limit_mb * 2**20,
            "replay": options.replay,
            "seed": options.seed,
            **amount,
        }
        process = _PROCESSES.Process(target=try_door, args=(name, Path(folder)), kwargs=how)
        process.start()
        process.join()
        code = process.exitcode
        said = Path(folder, "log").read_text("utf-8", errors="replace")[-20_000:]
        if code == 0 and not current.exists():
            _tell(said.splitlines()[-1])
            return True
        kept = options.findings / name / f"seed-{options.seed}"
        again = ""
        if current.exists() and not options.input:
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(current.read_bytes())
            again = f"\nrun it again: python -m tests.fuzz --input {kept}"
        _tell(f"{name} has failed with exit code {code}:\n{said}{again}")
        return False


def _tell(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - it is a command


if __name__ == "__main__":
    sys.exit(main())

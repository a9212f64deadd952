"""Time the commands that users type around a fit, each in its own process, and print a table.

The files are in $TOPICGROUPER_DATA; README.md in this folder says what is measured.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from benchmarks.data import VARIABLE
from benchmarks.machine import describe_machine
from benchmarks.report import table, three_digits

_RUN = "import sys; from topicgrouper.cli.entry import run; sys.exit(run())"
_NEWSGROUPS = "20newsgroups/20news-bydate.tar.gz"
_IMDB = "imdb/aclImdb_text.tar.xz"


@dataclass(frozen=True)
class Cost:
    """What one command cost: seconds by the clock and of processors, and the highest memory."""

    seconds: float
    processor_seconds: float
    peak_bytes: int


def run_command(arguments: list[str], *, folder: Path) -> Cost:
    """Run a command of the package in a fresh process."""
    start = perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-c", _RUN, *arguments], cwd=folder, stdout=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, arguments)
    unit = 1 if sys.platform == "darwin" else 1024
    return Cost(perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit)


def commands_for(data: Path, *, held_out: Path) -> dict[str, list[str]]:
    """Return the commands by name, in the order in which they need each other's files."""
    news = str(data / _NEWSGROUPS)
    latin = ["--encoding", "latin-1"]
    perplexity = ["evaluate", "train.tg", str(held_out / "test"), *latin]
    return {
        "fit, newsgroups": ["fit", news, *latin, "-o", "news.tg"],
        "fit, newsgroups, texts kept": ["fit", news, *latin, "--keep-texts", "-o", "kept.tg"],
        "fit, newsgroups, training part": [
            "fit", str(held_out / "train"), *latin, "-o", "train.tg",
        ],
        "info": ["info", "news.tg"],
        "topics": ["topics", "news.tg"],
        "explore": ["explore", "news.tg", "-o", "page.html"],
        "explore, texts": ["explore", "kept.tg", "-o", "page.html"],
        "evaluate, tree": [*perplexity, "-n", "20,40"],
        "evaluate, forest": [*perplexity, "-n", "50", "--compare", "forest"],
        "fit, imdb": ["fit", str(data / _IMDB), "-o", "imdb.tg"],
        "info, imdb": ["info", "imdb.tg"],
    }  # fmt: skip


def make_data(folder: Path) -> None:
    """Write small made-up archives in the places of the real ones."""
    numbers = random.Random(1)  # noqa: S311 - made-up texts
    words = ["".join(numbers.choices("abcdefghijklmnop", k=6)) for _ in range(60)]
    for path, parts in ((_NEWSGROUPS, ("20news-bydate-train", "20news-bydate-test")), (_IMDB, "a")):
        texts = folder / "texts" / Path(path).name
        for part in parts:
            for number in range(20):
                file = texts / part / "group" / f"{number}.txt"
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(" ".join(numbers.choices(words, k=80)), encoding="ascii")
        archive = folder / path
        archive.parent.mkdir(parents=True)
        is_gzip = path.endswith(".gz")
        with tarfile.open(archive, "w:gz") if is_gzip else tarfile.open(archive, "w:xz") as packed:
            packed.add(texts, arcname=".")


def unpack_parts(archive: Path, folder: Path) -> None:
    """Unpack the two parts of Twenty Newsgroups: documents for training and others."""
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    for part in ("train", "test"):
        (folder / f"20news-bydate-{part}").rename(folder / part)


def measure_all(data: Path, *, names: list[str] | None, repeat: int) -> dict[str, list[Cost]]:
    """Run the commands; those that were not chosen run once, if others need their files."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        unpack_parts(data / _NEWSGROUPS, folder)
        found = {}
        for name, command in commands_for(data, held_out=folder).items():
            is_chosen = names is None or any(part in name for part in names)
            if is_chosen or command[0] == "fit":
                times = repeat if is_chosen else 1
                costs = [run_command(command, folder=folder) for _ in range(times)]
                print(f"{name}: {three_digits(costs[0].seconds)} s", file=sys.stderr, flush=True)
                if is_chosen:
                    found[name] = costs
        return found


def write_report(found: dict[str, list[Cost]]) -> str:
    """Write the table."""
    rows = [
        [
            name,
            three_digits(min(cost.seconds for cost in costs)),
            three_digits(min(cost.processor_seconds for cost in costs)),
            three_digits(max(cost.peak_bytes for cost in costs) / 1e6),
        ]
        for name, costs in found.items()
    ]
    facts = "\n".join(f"- {name}: {value}" for name, value in describe_machine().items())
    columns = ("command", "seconds", "CPU s", "peak MB")
    return f"## Machine and versions\n\n{facts}\n\n## Commands\n\n{table(columns, rows, texts=1)}\n"


def main() -> int:
    """Measure what the command line selects; return 2 if the data are missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--commands", nargs="+", metavar="TEXT", help="only those that contain it")
    parser.add_argument("--repeat", type=int, default=1, metavar="N", help="best of N (default: 1)")
    parser.add_argument("--quick", action="store_true", help="made-up texts, to check that it runs")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        if arguments.quick:
            make_data(Path(made))
        data = Path(made if arguments.quick else os.environ.get(VARIABLE, ""))
        if not (data / _NEWSGROUPS).is_file():
            print(f"There is no file {data / _NEWSGROUPS}; set {VARIABLE}.", file=sys.stderr)
            return 2
        found = measure_all(data, names=arguments.commands, repeat=arguments.repeat)
    print(write_report(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Read files that are changed while they are read; run by a test, as a reader may crash.

Prints one line for each format and change: what came of it.
"""

import bz2
import gzip
import io
import json
import os
import sys
import tarfile
import zipfile
from pathlib import Path

import numpy as np
import polars as pl
from scipy.sparse import csr_array

from topicgrouper.corpus import ReadError, ReadOptions, read_corpus

TEXT = "tea cup rocket orbit launch cat dog emu and the other words of a text "
LINES = [f"{TEXT}w{number % 997}" for number in range(60_000)]
random_bytes = np.random.default_rng(2).bytes
COUNTS = csr_array(np.random.default_rng(1).poisson(0.4, (2_000, 700)))


def as_uci():
    rows, columns = COUNTS.nonzero()
    head = [*COUNTS.shape, COUNTS.nnz]
    entries = [f"{row + 1} {column + 1} 1" for row, column in zip(rows, columns, strict=True)]
    return "\n".join([*map(str, head), *entries]).encode()


def as_zip():
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for number, line in enumerate(LINES[:3_000]):
            archive.writestr(f"{number}.txt", line * 20)
    return file.getvalue()


def as_tar():
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w") as archive:
        for number, line in enumerate(LINES[:3_000]):
            info = tarfile.TarInfo(f"{number}.txt")
            info.size = 20 * len(line)
            archive.addfile(info, io.BytesIO(line.encode() * 20))
    return file.getvalue()


def as_jsonl():
    return "\n".join(json.dumps({"text": line}) for line in LINES).encode()


def as_parquet():
    file = io.BytesIO()
    pl.DataFrame({"text": LINES}).write_parquet(file, row_group_size=5_000)
    return file.getvalue()


TABLES = (".csv", ".jsonl", ".parquet")
WRITERS = {
    "x.txt": lambda: "\n".join(LINES).encode(),
    "x.csv": lambda: "\n".join(["text,id", *(f"{line},1" for line in LINES)]).encode(),
    "x.jsonl": as_jsonl,
    "x.txt.gz": lambda: gzip.compress(random_bytes(3_000_000).hex().encode()),
    "x.txt.bz2": lambda: bz2.compress(random_bytes(3_000_000).hex().encode()),
    "docword.x.txt": as_uci,
    "x.zip": as_zip,
    "x.tar": as_tar,
    "x.parquet": as_parquet,
}


def truncate(path):
    os.truncate(path, path.stat().st_size // 2)


def empty(path):
    os.truncate(path, 0)


def overwrite(path):
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 3)
        file.write(random_bytes(path.stat().st_size // 2))


def grow(path):
    with path.open("ab") as file:
        file.write(random_bytes(2_000_000))


def replace(path):
    path.unlink()
    path.write_bytes(b"something else")


CHANGES = (truncate, empty, overwrite, grow, Path.unlink, replace)


def outcome(path, change):
    """Read a file, change it when the first bytes are read, and say what came of it."""
    calls = []

    def progress(*_):
        calls.append(1)
        if len(calls) == 1:
            change(path)

    options = ReadOptions(text_column="text" if path.suffix in TABLES else None)
    try:
        found = read_corpus(path, options=options, progress=progress)
    except (ReadError, OSError) as error:
        return f"{type(error).__name__}: {' '.join(str(error).split())[:100]}"
    return f"read {found.corpus.n_documents:,} documents" if calls else "not changed"


def main(folder):
    """Try every change of every format."""
    for name, content in WRITERS.items():
        data = content()
        for change in CHANGES:
            path = Path(folder, name)
            path.write_bytes(data)
            if name == "docword.x.txt":
                Path(folder, "vocab.x.txt").write_text(
                    "\n".join(f"w{number}" for number in range(COUNTS.shape[1])), encoding="utf-8"
                )
            told = outcome(path, change)
            path.unlink(missing_ok=True)
            sys.stdout.write(f"{name} {change.__name__}: {told}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])

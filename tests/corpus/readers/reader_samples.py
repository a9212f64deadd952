"""What the tests of the readers share: made-up corpora, writers of every format, damage."""

import bz2
import csv
import gzip
import io
import json
import lzma
import tarfile
import zipfile
from functools import partial

import numpy as np
from hypothesis import strategies as st

from topicgrouper.corpus import ReadOptions, read_corpus

# Without the time of day: the same bytes in every process.
PACKERS = {
    "gz": partial(gzip.compress, mtime=0),
    "xz": partial(lzma.compress, preset=0),
    "bz2": bz2.compress,
}


def short_id(value):
    """Name a parameter of a test; files hold the time of day, so bytes make no name."""
    return "bytes" if isinstance(value, bytes) else None


def zipped(members):
    """Return a zip archive of files given by name, which has the same bytes at any time of day."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            member = zipfile.ZipInfo(name)
            member.external_attr = 0o600 << 16
            archive.writestr(member, data, zipfile.ZIP_DEFLATED)
    return file.getvalue()


def tarred(members):
    """Return a tar archive of files given by name."""
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w") as archive:
        for name, data in members.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return file.getvalue()


def write(path, content):
    """Write text or bytes exactly as they are."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def read(path, *, format=None, **options):  # noqa: A002
    return read_corpus(path, format=format, options=ReadOptions(**options))


# The writers: a dense matrix of counts, documents × words, to the bytes of a file.


def as_uci(counts):
    documents, words = np.nonzero(counts)
    lines = [str(counts.shape[0]), str(counts.shape[1]), str(len(documents))]
    lines += [f"{d + 1} {w + 1} {counts[d, w]}" for d, w in zip(documents, words, strict=True)]
    return ("\n".join(lines) + "\n").encode()


def as_lda_c(counts):
    lines = []
    for row in counts:
        pairs = [f"{word}:{row[word]}" for word in np.flatnonzero(row)]
        lines.append(" ".join([str(len(pairs)), *pairs]))
    return ("\n".join(lines) + "\n").encode()


def as_matrix_market(counts, *, field="integer"):
    header = f"%%MatrixMarket matrix coordinate {field} general\n% made up\n"
    first, second, third, *entries = as_uci(counts).decode().splitlines()
    if field == "real":
        entries = [f"{entry.rpartition(' ')[0]} {int(entry.split()[2]):.6e}" for entry in entries]
    return (header + "\n".join([f"{first} {second} {third}", *entries]) + "\n").encode()


COUNT_WRITERS = {
    "docword.x.txt": as_uci,
    "x.dat": as_lda_c,
    "x.mtx": as_matrix_market,
}


def as_csv(rows, *, delimiter=","):
    file = io.StringIO()
    csv.writer(file, delimiter=delimiter, lineterminator="\n").writerows(rows)
    return file.getvalue().encode()


def as_json_lines(records):
    return "".join(json.dumps(record) + "\n" for record in records).encode()


def count_matrices(max_count=2**31 - 1):
    """Return a strategy of count matrices with at least one document and one word."""
    shapes = st.tuples(st.integers(1, 6), st.integers(1, 6))
    values = st.just(0) | st.integers(0, 5) | st.integers(1, max_count)
    return shapes.flatmap(
        lambda shape: st.lists(
            st.lists(values, min_size=shape[1], max_size=shape[1]),
            min_size=shape[0],
            max_size=shape[0],
        )
    ).map(lambda rows: np.array(rows, dtype=np.int64))


def one_line_texts(**options):
    """Return a strategy of texts without line ends and NUL."""
    characters = st.characters(exclude_characters="\n\r\0", exclude_categories=["Cs"])
    return st.text(characters, **options)


def names():
    """Return a strategy of words or items: not empty, without blanks around."""
    return one_line_texts(min_size=1, max_size=8).map(str.strip).filter(bool)


@st.composite
def damaged(draw, content):
    """Return some bytes with a few of them changed, cut out, repeated or cut off."""
    data = bytearray(content)
    for _ in range(draw(st.integers(1, 3))):
        if not data:
            break
        position = draw(st.integers(0, len(data) - 1))
        kind = draw(st.sampled_from(["set", "cut", "repeat", "end", "insert"]))
        if kind == "set":
            data[position] = draw(st.integers(0, 255))
        elif kind == "cut":
            del data[position : position + draw(st.integers(1, 20))]
        elif kind == "repeat":
            data[position:position] = data[position : position + 30]
        elif kind == "end":
            del data[position:]
        else:
            data[position:position] = draw(
                st.sampled_from([b"\0", b'"', b"\n", b"\r", b"-1", b"1e9", b"99999999999999", b","])
            )
    return bytes(data)

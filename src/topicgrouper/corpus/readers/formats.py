"""The formats, by name, and which one a file is in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

from topicgrouper.corpus.readers.archives import archive_kind, member_names
from topicgrouper.corpus.readers.baskets_long import count_baskets
from topicgrouper.corpus.readers.baskets_wide import read_wide_baskets
from topicgrouper.corpus.readers.compression import PACKED_ENDINGS
from topicgrouper.corpus.readers.delimited import open_delimited
from topicgrouper.corpus.readers.folder import read_folder
from topicgrouper.corpus.readers.json_lines import open_json_lines
from topicgrouper.corpus.readers.lda_c import read_lda_c
from topicgrouper.corpus.readers.lines import read_lines
from topicgrouper.corpus.readers.matrix_market import read_matrix_market
from topicgrouper.corpus.readers.numpy_archive import read_npy, read_npz
from topicgrouper.corpus.readers.parquet import open_parquet
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.table_documents import count_table
from topicgrouper.corpus.readers.uci import read_uci

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Mapping
    from contextlib import AbstractContextManager

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.readers.tables import Table
    from topicgrouper.corpus.readers.task import Task

__all__ = ["FORMATS", "FRAME", "Format", "guess_format"]

_TableOpener: TypeAlias = "Callable[[Task], AbstractContextManager[Table]]"

_TEXT = frozenset({"encoding", "text", "keep_texts", "n_jobs"})
_TABLE = frozenset({"text_column", "id_column", "label_column"})
_BASKETS = frozenset({"basket", "item", "quantity", "item_name", "label_column"})
_WORDS_APART = frozenset({"encoding", "vocabulary", "n_jobs"})


@dataclass(frozen=True, slots=True)
class Format:
    """A format and its reader.

    Attributes
    ----------
    name : str
        How to ask for it.
    summary : str
        What it looks like, in a few words.
    endings : tuple of str
        The endings of file names that stand for it.
    options : frozenset of str
        The options that it takes.
    read : callable
        Its reader.
    """

    name: str
    summary: str
    endings: tuple[str, ...]
    options: frozenset[str]
    read: Callable[[Task], Corpus]

    def useless(self, options: ReadOptions) -> list[str]:
        """Return the options chosen that make no difference here.

        Of a table the columns of texts and those of baskets are taken, but not together.
        """
        allowed = self.options
        if options.is_for_baskets:
            allowed -= _TEXT - {"encoding", "n_jobs"} | _TABLE - {"label_column"}
        elif self.options >= _TABLE:
            allowed -= _BASKETS - {"label_column"}
        return sorted(options.chosen() - allowed)


def _read_table(task: Task, *, opener: _TableOpener) -> Corpus:
    """Read a table of documents, or of baskets if the options name their columns."""
    with opener(task) as table:
        if task.options.is_for_baskets:
            return count_baskets(table, task.options, task.ledger)
        return count_table(table, task.options, task.ledger)


def _read_baskets(task: Task) -> Corpus:
    """Read baskets in long form from whichever table the file's ending stands for."""
    opener = _OPENERS.get(_ending(task.path), open_delimited)
    with opener(task) as table:
        return count_baskets(table, task.options, task.ledger)


open_tsv = partial(open_delimited, delimiter="\t")

_OPENERS: dict[str, _TableOpener] = {
    ".csv": open_delimited,
    ".tsv": open_tsv,
    ".tab": open_tsv,
    ".jsonl": open_json_lines,
    ".ndjson": open_json_lines,
    ".json": open_json_lines,
    ".parquet": open_parquet,
    ".pq": open_parquet,
}

_ALL = (
    Format(
        "folder",
        "a folder, zip or tar of text files; folders are labels",
        (),
        _TEXT,
        read_folder,
    ),
    Format("lines", "one document per line", (".txt", ".text"), _TEXT, read_lines),
    Format(
        "csv",
        "a table with a header; comma, semicolon, tab or bar",
        (".csv",),
        _TEXT | _TABLE | _BASKETS | {"delimiter"},
        partial(_read_table, opener=open_delimited),
    ),
    Format(
        "tsv",
        "a table with a header, parted by tabs",
        (".tsv", ".tab"),
        _TEXT | _TABLE | _BASKETS | {"delimiter"},
        partial(_read_table, opener=open_tsv),
    ),
    Format(
        "jsonl",
        "one JSON object per line",
        (".jsonl", ".ndjson", ".json"),
        _TEXT | _TABLE | _BASKETS,
        partial(_read_table, opener=open_json_lines),
    ),
    Format(
        "parquet",
        "a Parquet table",
        (".parquet", ".pq"),
        _TEXT | _TABLE | _BASKETS,
        partial(_read_table, opener=open_parquet),
    ),
    Format(
        "baskets",
        "a table with one row for each item of a basket",
        (),
        _BASKETS | {"encoding", "delimiter", "n_jobs"},
        _read_baskets,
    ),
    Format(
        "baskets-wide",
        "one basket per line, its items parted by a delimiter",
        (".basket", ".baskets"),
        frozenset({"encoding", "delimiter", "n_jobs"}),
        read_wide_baskets,
    ),
    Format("uci", "UCI bag of words: docword and vocab", (), _WORDS_APART, read_uci),
    Format(
        "lda-c",
        "lda-c: one line of id:count per document",
        (".dat", ".ldac"),
        _WORDS_APART,
        read_lda_c,
    ),
    Format(
        "matrix-market",
        "a Matrix Market file and its words",
        (".mtx",),
        _WORDS_APART,
        read_matrix_market,
    ),
    Format("npz", "an archive of NumPy or SciPy and its words", (".npz",), _WORDS_APART, read_npz),
    Format("npy", "a dense NumPy array and its words", (".npy",), _WORDS_APART, read_npy),
)

FORMATS: Mapping[str, Format] = MappingProxyType({format_.name: format_ for format_ in _ALL})
"""All formats by name."""

FRAME = replace(FORMATS["parquet"], name="frame", options=FORMATS["parquet"].options - {"encoding"})
"""What a data frame is read like."""

_BY_ENDING = {ending: format_.name for format_ in _ALL for ending in format_.endings}


def guess_format(path: str | os.PathLike[str]) -> str:
    """Tell the format of a file or folder by its name, looking into zip and tar archives.

    Parameters
    ----------
    path : path-like
        What to read. Endings of packed files, as ``.gz``, are passed over.

    Returns
    -------
    str
        The name of the format. An archive with one file in it has the format of that file if its
        ending stands for one, and any other archive is a folder of texts.

    Raises
    ------
    ReadError
        If the name tells nothing.

    Examples
    --------
    >>> import tempfile
    >>> with tempfile.NamedTemporaryFile(suffix=".jsonl") as file:
    ...     guess_format(file.name)
    'jsonl'
    """
    path = Path(path)
    if path.is_dir():
        return "folder"
    name = _unpacked_name(path)
    if name == path.name and path.suffix.lower() == ".npz":
        return "npz"  # a zip archive too
    if archive_kind(path) is not None:
        names = member_names(path, at_most=2)
        inner = _named_format(PurePosixPath(names[0]).name) if len(names) == 1 else None
        return inner or "folder"
    found = _named_format(name)
    if found is None:
        known = ", ".join(_BY_ENDING)
        message = (
            f"its name does not tell what it holds; rename it to end in one of {known}, or say "
            f"with format what it is: {', '.join(FORMATS)}"
        )
        raise ReadError(message, path=path)
    return found


def _named_format(name: str) -> str | None:
    if name.lower().startswith("docword."):
        return "uci"
    return _BY_ENDING.get(PurePosixPath(name).suffix.lower())


def _unpacked_name(path: Path) -> str:
    return path.stem if path.suffix.lower() in PACKED_ENDINGS else path.name


def _ending(path: Path) -> str:
    return PurePosixPath(_unpacked_name(path)).suffix.lower()

"""The formats by name, and how the format of a file is guessed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

from topicgrouper.arrays.short_repr import shows_little
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
from topicgrouper.corpus.readers.table_folder import folder_format, open_tables, tables_among
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

_TEXT = frozenset({"encoding", "text", "split", "drop_duplicates", "keep_texts", "n_jobs"})
_TABLE = frozenset({"text_column", "id_column", "label_column", "columns"})
_BASKETS = frozenset({"basket", "item", "quantity", "item_name", "label_column", "columns"})
_WORDS_APART = frozenset({"encoding", "vocabulary", "n_jobs"})


@shows_little
@dataclass(frozen=True, slots=True)
class Format:
    """A format and its reader.

    Attributes
    ----------
    name : str
        Its name, as in ``read_corpus(path, format=name)``.
    summary : str
        A short description.
    endings : tuple of str
        The file endings that stand for it.
    options : frozenset of str
        The names of the options that apply to it.
    read : callable
        Its reader: takes a `Task` and returns a `Corpus`.
    takes_folders : bool
        Whether a folder can be read, too, all of whose files have this format.
    """

    name: str
    summary: str
    endings: tuple[str, ...]
    options: frozenset[str]
    read: Callable[[Task], Corpus]
    takes_folders: bool = False

    def useless(self, options: ReadOptions) -> list[str]:
        """Return the options that are set but do not apply to this format.

        A table takes columns of texts or columns of baskets, but not both.

        Parameters
        ----------
        options : ReadOptions
            The options.

        Returns
        -------
        list of str
            Their names, sorted.
        """
        allowed = self.options
        if options.is_for_baskets:
            allowed -= _TEXT - {"encoding", "n_jobs"} | _TABLE - _BASKETS
        elif self.options >= _TABLE:
            allowed -= _BASKETS - _TABLE
        return sorted(options.chosen() - allowed)


def _read_table(task: Task, *, opener: _TableOpener) -> Corpus:
    """Read a table of documents, or of baskets if the options set their columns."""
    with open_tables(task, opener, same_columns=opener is not open_json_lines) as table:
        if task.options.is_for_baskets:
            return count_baskets(table, task.options, task.ledger)
        return count_table(table, task.options, task.ledger)


def _read_folder(task: Task) -> Corpus:
    """Read a folder of texts; tables among them are read as texts, which is noted."""
    corpus = read_folder(task)
    tables = tables_among(corpus.document_ids, _TABLE_ENDINGS.keys() - {".json"})
    if len(tables) == 1:
        task.ledger.note(
            f"1 table was read as a text: {tables[0]}; move it out of the folder to leave it out."
        )
    elif tables:
        task.ledger.note(
            f"{len(tables):,} tables were read as texts, such as {tables[0]}; move them out of the "
            "folder to leave them out."
        )
    return corpus


def _read_baskets(task: Task) -> Corpus:
    """Read baskets in long form from the kind of table that the file ending stands for."""
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
        _read_folder,
        takes_folders=True,
    ),
    Format("lines", "one document per line", (".txt", ".text"), _TEXT, read_lines),
    Format(
        "csv",
        "a table with a header; comma, semicolon, tab or bar",
        (".csv",),
        _TEXT | _TABLE | _BASKETS | {"delimiter"},
        partial(_read_table, opener=open_delimited),
        takes_folders=True,
    ),
    Format(
        "tsv",
        "a table with a header; tabs",
        (".tsv", ".tab"),
        _TEXT | _TABLE | _BASKETS | {"delimiter"},
        partial(_read_table, opener=open_tsv),
        takes_folders=True,
    ),
    Format(
        "jsonl",
        "one JSON object per line",
        (".jsonl", ".ndjson", ".json"),
        _TEXT | _TABLE | _BASKETS,
        partial(_read_table, opener=open_json_lines),
        takes_folders=True,
    ),
    Format(
        "parquet",
        "a Parquet table",
        (".parquet", ".pq"),
        _TEXT | _TABLE | _BASKETS,
        partial(_read_table, opener=open_parquet),
        takes_folders=True,
    ),
    Format(
        "baskets",
        "a table with one row per item of a basket",
        (),
        _BASKETS | {"encoding", "delimiter", "n_jobs"},
        _read_baskets,
    ),
    Format(
        "baskets-wide",
        "one basket per line, its items separated by a delimiter",
        (".basket", ".baskets"),
        frozenset({"encoding", "delimiter", "n_jobs"}),
        read_wide_baskets,
    ),
    Format("uci", "UCI bag of words: docword and vocab files", (), _WORDS_APART, read_uci),
    Format(
        "lda-c",
        "lda-c: one line of id:count per document",
        (".dat", ".ldac"),
        _WORDS_APART,
        read_lda_c,
    ),
    Format(
        "matrix-market",
        "a Matrix Market file and its vocabulary",
        (".mtx",),
        _WORDS_APART,
        read_matrix_market,
    ),
    Format("npz", "a NumPy or SciPy archive and its vocabulary", (".npz",), _WORDS_APART, read_npz),
    Format("npy", "a dense NumPy array and its vocabulary", (".npy",), _WORDS_APART, read_npy),
)

FORMATS: Mapping[str, Format] = MappingProxyType({format_.name: format_ for format_ in _ALL})
"""All formats by name, as ``read_corpus(path, format=name)`` takes them; read-only."""

FRAME = replace(FORMATS["parquet"], name="frame", options=FORMATS["parquet"].options - {"encoding"})
"""How a data frame is read."""

_TABLE_ENDINGS = {
    ending: format_.name
    for format_ in _ALL
    if "text_column" in format_.options
    for ending in format_.endings
}
_BY_ENDING = {ending: format_.name for format_ in _ALL for ending in format_.endings}


def guess_format(path: str | os.PathLike[str]) -> str:
    """Guess the format of a file or folder from its name, looking into zip and tar archives.

    Parameters
    ----------
    path : path-like
        The file or folder. Endings of packed files such as ``.gz`` are ignored.

    Returns
    -------
    str
        The name of the format. A folder of tables has their format, any other folder is one of
        texts. An archive of one file has the format of that file if its ending
        stands for one; any other archive is a folder of texts.

    Raises
    ------
    ReadError
        If the ending of the name is unknown, or a folder holds tables among other files.

    Examples
    --------
    >>> import tempfile
    >>> with tempfile.NamedTemporaryFile(suffix=".jsonl") as file:
    ...     guess_format(file.name)
    'jsonl'
    """
    path = Path(path)
    if path.is_dir():
        return folder_format(path, _TABLE_ENDINGS)
    name = _unpacked_name(path)
    if name == path.name and path.suffix.lower() == ".npz":
        return "npz"  # a zip archive too
    if archive_kind(path) is not None:
        names = member_names(path, max_names=2)
        inner = _named_format(PurePosixPath(names[0]).name) if len(names) == 1 else None
        return inner or "folder"
    found = _named_format(name)
    if found is None:
        known = ", ".join(_BY_ENDING)
        message = (
            f"its name has no known ending ({known}); rename it, or set format= to one of "
            f"{', '.join(FORMATS)}"
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

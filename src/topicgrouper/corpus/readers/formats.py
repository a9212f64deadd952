"""The formats by name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import PurePosixPath
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.corpus.readers.baskets_long import count_baskets
from topicgrouper.corpus.readers.baskets_wide import read_wide_baskets
from topicgrouper.corpus.readers.compression import PACKED_ENDINGS
from topicgrouper.corpus.readers.delimited import open_delimited
from topicgrouper.corpus.readers.document_files import DOCUMENT_ENDINGS
from topicgrouper.corpus.readers.fenced_tables import open_parquet, open_spreadsheet
from topicgrouper.corpus.readers.folder import read_document, read_folder
from topicgrouper.corpus.readers.json_lines import open_json_lines
from topicgrouper.corpus.readers.lda_c import read_lda_c
from topicgrouper.corpus.readers.lines import read_lines
from topicgrouper.corpus.readers.matrix_market import read_matrix_market
from topicgrouper.corpus.readers.mbox import open_mbox
from topicgrouper.corpus.readers.numpy_archive import read_npy, read_npz
from topicgrouper.corpus.readers.table_documents import count_table
from topicgrouper.corpus.readers.table_folder import open_tables, tables_among
from topicgrouper.corpus.readers.uci import read_uci

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from contextlib import AbstractContextManager
    from pathlib import Path

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.readers.tables import Table
    from topicgrouper.corpus.readers.task import Task

_TableOpener: TypeAlias = "Callable[[Task], AbstractContextManager[Table]]"

_TEXT = frozenset({"encoding", "text", "split", "drop_duplicates", "keep_texts", "n_jobs"})
_BINARY_TEXT = _TEXT - {"encoding"}
_TABLE = frozenset({"text_column", "id_column", "label_column", "columns"})
_BASKETS = frozenset({"basket", "item", "quantity", "item_name", "label_column", "columns"})
_WORDS_APART = frozenset({"encoding", "vocabulary", "n_jobs"})


@shows_little
@dataclass(frozen=True, slots=True)
class Format:
    """A format and its reader."""

    name: str  # its name, as in ``read_corpus(path, format=name)``
    summary: str  # A short description
    endings: tuple[str, ...]  # the file endings that stand for it
    options: frozenset[str]  # the names of the options that apply to it
    read: Callable[[Task], Corpus]  # its reader: takes a `Task` and returns a `Corpus`
    # Whether a folder or an archive can be read, too, all of whose files have this format.
    takes_folders: bool = False

    def useless(self, options: ReadOptions) -> list[str]:
        """Return the options that are set but do not apply to this format.

        A table takes columns of texts or columns of baskets, but not both.
        """
        allowed = self.options
        if options.is_for_baskets:
            allowed -= _TEXT - {"encoding", "n_jobs"} | _TABLE - _BASKETS
        elif self.options >= _TABLE:
            allowed -= _BASKETS - _TABLE
        return sorted(options.chosen() - allowed - {"trusted"})


def _read_table(task: Task, *, opener: _TableOpener) -> Corpus:
    """Read a table of documents, or of baskets if the options set their columns."""
    with open_tables(task, opener, same_columns=opener is not open_json_lines) as table:
        if task.options.is_for_baskets:
            return count_baskets(table, task.options, task.ledger)
        return count_table(table, task.options, task.ledger)


def _read_folder(task: Task) -> Corpus:
    """Read a folder of texts; tables among them are read as texts, which is noted."""
    corpus = read_folder(task)
    tables = tables_among(corpus.document_ids, TABLE_ENDINGS.keys() - {".json"})
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
    ".xlsx": open_spreadsheet,
}


def _document(kind: str, summary: str, options: frozenset[str]) -> Format:
    """Return a format whose files are one document each."""
    read = partial(read_document, kind=kind)
    return Format(kind, summary, DOCUMENT_ENDINGS[kind], options, read, takes_folders=True)


_ALL = (
    Format(
        "folder",
        "a folder, zip or tar of documents of any kind; folders are labels",
        (),
        _TEXT | {"quoted"},
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
        "xlsx",
        "a sheet of Excel or OpenDocument",
        (".xlsx", ".xlsm", ".xlsb", ".xls", ".ods"),
        _BINARY_TEXT | _TABLE | _BASKETS | {"sheet"},
        partial(_read_table, opener=open_spreadsheet),
        takes_folders=True,
    ),
    _document("html", "a web page", _TEXT),
    _document("mail", "an e-mail", _TEXT | {"quoted"}),
    Format(
        "mbox",
        "a mailbox; each message is a document",
        DOCUMENT_ENDINGS["mbox"],
        _TEXT | {"id_column", "label_column", "columns", "quoted"},
        partial(_read_table, opener=open_mbox),
    ),
    _document("pdf", "a PDF document", _BINARY_TEXT),
    _document("docx", "a Word document", _BINARY_TEXT),
    _document("odt", "an OpenDocument text", _BINARY_TEXT),
    _document("pptx", "PowerPoint slides", _BINARY_TEXT),
    _document("epub", "an electronic book", _TEXT),
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

TABLE_ENDINGS = {
    ending: format_.name
    for format_ in _ALL
    if "text_column" in format_.options
    for ending in format_.endings
}
"""The formats of tables by ending."""


def _ending(path: Path) -> str:
    name = path.stem if path.suffix.lower() in PACKED_ENDINGS else path.name
    return PurePosixPath(name).suffix.lower()

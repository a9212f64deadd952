"""Where results go: files, devices and pipes, room for them, and the options of a table."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Any

import typer

from topicgrouper.cli.console import (
    UserError,
    is_standard_output,
    leave_to_file,
    option_errors,
    print_json,
    print_result,
    usage_error,
    user_errors,
)
from topicgrouper.cli.models import check_exclusive, count_names, load
from topicgrouper.cli.options import flag, output_option
from topicgrouper.common.short_repr import count_phrase
from topicgrouper.storage import check_replaceable, is_plain_file
from topicgrouper.tables import Table, printable

if TYPE_CHECKING:
    from topicgrouper import Model

_LEAST_BYTES = 4_096


def check_destination(path: Path, *inputs: Path | None, kind: str = "") -> None:
    """Refuse a file that cannot be written or must not be lost, before any work is done for it.

    The inputs need be given only if they may be of the kind that is written. If the file is
    standard output, what the command prints goes to standard error.
    """
    if str(path) == "-":
        raise UserError("- is not a file; give one, or /dev/stdout for standard output")
    is_there = is_plain_file(path) and path.exists()
    for one in inputs:
        if is_there and one is not None and _is_in(one, path):
            raise UserError(f"{path} is an input, which would be overwritten; give another file")
    if path.is_dir():
        raise UserError(f"{path} is a folder; give a file, such as {path / 'model.tg'}")
    if not path.parent.is_dir():
        message = f"cannot write {path}: the folder {path.parent} does not exist; create it first"
        raise UserError(message)
    if not is_plain_file(path):
        if not os.access(path, os.W_OK):
            raise UserError(f"{path} is not writable; give another file")
        leave_to_file(path)
        return
    folder = _folder_of(path)
    if not os.access(folder, os.W_OK | os.X_OK):
        message = f"cannot write {path}: the folder {folder} is not writable; give another one"
        raise UserError(message)
    if is_there and not os.access(path, os.W_OK):
        raise UserError(f"{path} is write-protected; give another file, or change its permissions")
    check_replaceable(path, kind=kind)
    try:  # permissions do not tell all: file systems have their own rules and quotas
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        message = f"cannot write {path}: {error.strerror}; give a file in another folder"
        raise UserError(message) from error
    _check_room(path, _LEAST_BYTES)


def _check_room(path: Path, n_bytes: int) -> None:
    """Refuse a file for which its disk has no room, if the file system tells."""
    with suppress(OSError):
        disk = shutil.disk_usage(_folder_of(path))
        if disk.total and disk.free < n_bytes:
            raise UserError(
                f"cannot write {path}: it needs about {printable(n_bytes, 'bytes')}, but its disk "
                f"has only {printable(disk.free, 'bytes')} free; delete other files, or give a "
                "file on another disk"
            )


def _is_in(source: Path, path: Path) -> bool:
    """Return whether an input is a file, by whatever name, or a folder that contains it."""
    files = chain([source], source.rglob("*") if source.is_dir() else ())
    return any(file.exists() and file.samefile(path) for file in files)


def check_model_destination(path: Path) -> None:
    """Refuse a file that cannot be written, or a model whose names would be lost."""
    check_destination(path, kind="model")
    n_names = count_names(path) if is_plain_file(path) and path.exists() else None
    if n_names:
        what = "a named topic" if n_names == 1 else f"{n_names:,} named topics"
        raise UserError(
            f"{path} has {what}, which a new model would overwrite; give another file with -o, "
            f'and carry the names over with "topicgrouper match {path} NEW --names"'
        )


def load_to_improve(path: Path, output: Path | None) -> tuple[Model, Path]:
    """Return a model and where to save it once it is improved: in its place, or elsewhere."""
    if output in (None, path):
        check_destination(path, kind="model")
    else:
        check_model_destination(output)
    if is_plain_file(output or path):
        _check_room(output or path, path.stat().st_size // 2)
    return load(path, texts=True, soft=True), output or path


def _folder_of(path: Path) -> str:
    return os.path.dirname(os.path.realpath(path))  # noqa: PTH120 - of the target of a link


def size_of(path: Path) -> str:
    """Return the size of a written file in parentheses; nothing for a device or pipe."""
    return f" ({printable(path.stat().st_size, 'bytes')})" if is_plain_file(path) else ""


def bom_option() -> Any:
    """Declare --bom."""
    return flag("Start CSV files with a byte order mark, which tells Excel that they are UTF-8.")


@dataclass(frozen=True, kw_only=True)
class TableOptions:
    """The options of a command that shows a table; a command takes them as one parameter."""

    output: Path | None = output_option(  # noqa: RUF009 - a declaration
        "Write the table to a file: .csv, .tsv, .json, .jsonl, .parquet, .xlsx, .md or .tex."
    )
    as_json: bool = flag("Print JSON instead of a table.", "--json")
    as_csv: bool = flag("Print CSV instead of a table.", "--csv")
    bom: bool = bom_option()

    def check(self, *inputs: Path | None, default: str = "") -> None:
        """Refuse what cannot be written, before any work is done for it."""
        check_exclusive({"--json": self.as_json, "--csv": self.as_csv})
        ending = self._ending(default)
        if self.bom and ending not in {".csv", ".tsv"}:
            raise usage_error("--bom", "applies only to CSV; add --csv or -o table.csv, or omit it")
        if self.output is None:
            return
        if ending in {".parquet", ".xlsx"} and is_standard_output(self.output):
            raise usage_error("-o", f"{ending[1:]} is binary; give an output file with -o")
        check_destination(self.output, *inputs)

    @property
    def is_for_people(self) -> bool:
        """Whether the table is to be printed for people."""
        return self._ending() == ""

    @property
    def workbook(self) -> Path | None:
        """The file if it is an Excel workbook, which may hold more than a table."""
        return self.output if self._ending() == ".xlsx" else None

    def deliver(
        self, table: Table[Any], *, document: Any = None, bom: bool = False, default: str = ""
    ) -> None:
        """Write a table to standard output or a file; JSON is that of a document around it.

        The default is the ending of another format than CSV, for output without one.
        """
        bom = bom or self.bom
        if self.output is None and self.as_json:
            print_json(table if document is None else document)
        elif self.output is None:
            table.write(typer.get_binary_stream("stdout"), ending=default, bom=bom)
        else:
            with user_errors():
                table.write(self.output, ending=self._ending(default), document=document, bom=bom)
            written = f"Wrote {self.output}{size_of(self.output)}"
            print_result(f"{written}: {count_phrase(len(table), 'row')}.")

    def _ending(self, default: str = "") -> str:
        """Return the ending of the format that the options or the file name; "" if none does."""
        named = ".json" if self.as_json else ".csv" if self.as_csv else ""
        if self.output is None:
            return named
        with option_errors("-o"):
            found = Table.ending_of(self.output, default=named or default)
        if named and found != named:
            message = (
                f"{self.output.name} conflicts with --{named[1:]}; omit it, or name a file *{named}"
            )
            raise usage_error("-o", message)
        return found

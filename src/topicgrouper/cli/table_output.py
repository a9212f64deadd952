"""Where a command's table goes: the terminal, standard output for programs, or a file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import Annotated, Any

import typer

from topicgrouper.cli.console import print_json, results
from topicgrouper.cli.destinations import check_destination, is_standard_output, size_of
from topicgrouper.cli.errors import option_errors, user_errors
from topicgrouper.cli.models import CsvOption, JsonOption, check_exclusive
from topicgrouper.cli.topic_tables import counted
from topicgrouper.tables import Table


@dataclass(frozen=True, kw_only=True)
class TableOptions:
    """The options of a command that shows a table; a command takes them as one parameter."""

    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="PATH",
            help="Write the table to a file: .csv, .tsv, .json, .jsonl, .parquet, .xlsx, .md or "
            ".tex.",
        ),
    ] = None
    as_json: JsonOption = False
    as_csv: CsvOption = False

    def check(self, *inputs: Path | None, default: str = "") -> None:
        """Refuse what cannot be written, before any work is done for it."""
        check_exclusive({"--json": self.as_json, "--csv": self.as_csv})
        if self.output is None:
            return
        ending = self._ending(default)
        if ending in {".parquet", ".xlsx"} and is_standard_output(self.output):
            message = f"{ending[1:]} is binary; give an output file with -o"
            raise typer.BadParameter(message, param_hint="-o")
        check_destination(self.output, *inputs)

    @property
    def is_for_people(self) -> bool:
        """Whether the table is to be printed for people."""
        return self._ending() == ""

    @property
    def is_csv(self) -> bool:
        """Whether the table is to be CSV, which may begin with a byte order mark."""
        return self._ending() in {".csv", ".tsv"}

    def deliver(
        self, table: Table[Any], *, document: Any = None, bom: bool = False, default: str = ""
    ) -> None:
        """Write a table to standard output or a file; JSON is that of a document around it.

        The default is the ending of another format than CSV, for output without one.
        """
        if self.output is None and self.as_json:
            print_json(table if document is None else document)
        elif self.output is None:
            table.write(typer.get_binary_stream("stdout"), ending=default, bom=bom)
        else:
            with user_errors():
                table.write(self.output, ending=self._ending(default), document=document, bom=bom)
            line = f"Wrote {self.output}{size_of(self.output)}: {counted(len(table), 'row')}."
            results(beside=self.output).print(line, soft_wrap=True)

    def _ending(self, default: str = "") -> str:
        """Return the ending of the format that the options or the file name; "" if none does."""
        named = ".json" if self.as_json else ".csv" if self.as_csv else ""
        if self.output is None:
            return named
        with option_errors("-o"):
            found = Table.ending_of(self.output, default=named or default)
        if named and found != named:
            message = (
                f"{self.output.name} does not fit --{named[1:]}; omit that, or name a file *{named}"
            )
            raise typer.BadParameter(message, param_hint="-o")
        return found

"""``topicgrouper`` commands, run in this process."""

import functools
import io
import sys
from contextlib import contextmanager
from itertools import chain
from unittest.mock import patch

import typer
from typer.testing import CliRunner

from topicgrouper.cli.console import use_safe_streams
from topicgrouper.cli.main import COMMANDS, app, run_commands

NAMES = tuple(chain(*COMMANDS.values()))
"""The names of all commands."""

# typer builds all commands anew for each one that is run, which takes longer than most of them do.
typer.testing._get_command = functools.cache(typer.main.get_command)


def run_command(*arguments, charset="utf-8", **options):
    """Run a command, and return what it printed and how it ended.

    Parameters
    ----------
    *arguments : object
        The command and its arguments, which become strings.
    charset : str, default="utf-8"
        The encoding of standard output.
    **options
        What `typer.testing.CliRunner.invoke` takes.

    Returns
    -------
    typer.testing.Result
    """
    return CliRunner(charset=charset).invoke(app, [str(one) for one in arguments], **options)


class Stream(io.TextIOWrapper):
    """Standard output or standard error, in a terminal or not."""

    def __init__(self, *, is_terminal=False, encoding="utf-8"):
        super().__init__(io.BytesIO(), encoding=encoding, newline="\n", write_through=True)
        self.is_terminal = is_terminal

    def isatty(self):
        """Return whether this passes for a terminal."""
        return self.is_terminal

    def written(self):
        """Return what was written so far."""
        return self.buffer.getvalue().decode(self.encoding)


@contextmanager
def safe_streams(**options):
    """Put streams in place of the standard ones, as a process of the command does."""
    out, err = Stream(**options), Stream(**options)
    with patch.multiple(sys, stdout=out, stderr=err):
        use_safe_streams()
        yield out, err


def run_on_streams(*arguments, **options):
    """Run a command as its own process would; return what it wrote and its exit code."""
    with safe_streams(**options) as (out, err):
        with patch.object(sys, "argv", ["topicgrouper", *map(str, arguments)]):
            try:
                run_commands()
            except SystemExit as end:
                code = end.code
        return out.written(), err.written(), code

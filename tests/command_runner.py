"""``topicgrouper`` commands, run in this process."""

import functools

import typer
from typer.testing import CliRunner

from topicgrouper.cli.main import app

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

"""The ``topicgrouper`` command.

Exit codes: 0 for success, 1 for an error that is told in one line, 2 for a wrong option or
argument, 130 for Ctrl-C, 143 for SIGTERM and 129 for SIGHUP.
"""

from __future__ import annotations

import io
import sys
from importlib import metadata
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from topicgrouper.cli import (
    curve,
    demo,
    documents,
    evaluate,
    explore,
    export,
    fit,
    info,
    refine,
    serve,
    topics,
    transform,
    tree,
    word,
)
from topicgrouper.cli.entry import run
from topicgrouper.cli.errors import UserError, explain
from topicgrouper.cli.optional_values import FitCommand
from topicgrouper.cli.stop_signals import tell_stopped

__all__ = ["app", "run", "run_commands"]


class _Commands(TyperGroup):
    """One place where what any command raises turns into a line and an exit code."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as stop:
            raise typer.Exit(tell_stopped(stop)) from None
        except (UserError, OSError, MemoryError) as error:
            if isinstance(error, BrokenPipeError) and error.filename is None:
                raise  # typer ends quietly when the reader of standard output has left
            typer.echo(f"Error: {explain(error)}", err=True)
            raise typer.Exit(1) from None


app = typer.Typer(
    name="topicgrouper",
    cls=_Commands,
    no_args_is_help=True,
    add_completion=False,
    # Plain help and errors: the same in every terminal, and what the documentation embeds.
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 90},
)
app.command(epilog=demo.EXAMPLES)(demo.demo)
app.command(epilog=fit.EXAMPLES, cls=FitCommand)(fit.fit)
app.command(epilog=info.EXAMPLES)(info.info)
app.command(epilog=topics.EXAMPLES)(topics.topics)
app.command(epilog=refine.EXAMPLES)(refine.refine)
app.command(epilog=tree.EXAMPLES)(tree.tree)
app.command(epilog=curve.EXAMPLES)(curve.curve)
app.command(epilog=word.EXAMPLES)(word.word)
app.command(epilog=documents.EXAMPLES)(documents.documents)
app.command(epilog=transform.EXAMPLES)(transform.transform)
app.command(epilog=evaluate.EXAMPLES)(evaluate.evaluate)
app.command(epilog=export.EXAMPLES)(export.export)
app.command(epilog=explore.EXAMPLES)(explore.explore)
app.command(epilog=serve.EXAMPLES)(serve.serve)


def _show_version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it with the option's value
    if wanted:
        typer.echo(f"topicgrouper {metadata.version('topicgrouper')}")
        raise typer.Exit


@app.callback()
def topicgrouper(
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Show the version and exit."
        ),
    ] = False,
) -> None:
    """Find the topics of a collection as one tree that holds every number of topics.

    Start with "topicgrouper demo", which needs no data, or with "topicgrouper fit". The other
    commands look at the model that these save. "topicgrouper COMMAND --help" shows examples.
    """


def run_commands() -> None:
    """Run what the arguments of this process ask for."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter is no reason to fail.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    app(prog_name="topicgrouper")

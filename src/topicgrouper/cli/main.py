"""The ``topicgrouper`` command.

Exit codes: 0 for success, 1 for an error that is reported in one line, 2 for a wrong option or
argument, 130 for Ctrl-C, 143 for SIGTERM and 129 for SIGHUP.
"""

from __future__ import annotations

from importlib import metadata
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from topicgrouper.cli import (
    complete,
    curve,
    demo,
    documents,
    evaluate,
    explore,
    export,
    fit,
    groups,
    info,
    match,
    names,
    prompts,
    refine,
    search,
    serve,
    soften,
    surprise,
    topics,
    transform,
    tree,
    word,
)
from topicgrouper.cli.errors import UserError, explain
from topicgrouper.cli.option_groups import with_groups
from topicgrouper.cli.optional_values import FitCommand
from topicgrouper.cli.safe_streams import use_safe_streams
from topicgrouper.cli.stop_signals import tell_stopped
from topicgrouper.storage.archive_format import ArchiveError

__all__ = ["app", "run_commands"]


class _Commands(TyperGroup):
    """The one place where an error of any command becomes a line and an exit code."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as stop:
            raise typer.Exit(tell_stopped(stop)) from None
        except (UserError, ArchiveError, OSError, MemoryError) as error:
            if isinstance(error, BrokenPipeError) and error.filename is None:
                raise  # typer ends quietly when the reader of standard output is gone
            typer.echo(f"Error: {explain(error)}", err=True)
            raise typer.Exit(1) from None
        except ModuleNotFoundError as error:
            if "pip install" not in str(error):
                raise
            typer.echo(f"Error: {explain(error)}", err=True)
            raise typer.Exit(1) from None


app = typer.Typer(
    name="topicgrouper",
    cls=_Commands,
    no_args_is_help=True,
    add_completion=False,
    # plain help and errors: the same in every terminal and in the documentation
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 90},
)
app.command(epilog=demo.EXAMPLES)(with_groups(demo.demo))
app.command(epilog=fit.EXAMPLES, cls=FitCommand)(with_groups(fit.fit))
app.command(epilog=info.EXAMPLES)(with_groups(info.info))
app.command(epilog=topics.EXAMPLES)(with_groups(topics.topics))
app.command(epilog=refine.EXAMPLES)(with_groups(refine.refine))
app.command(epilog=soften.EXAMPLES)(with_groups(soften.soften))
app.command(epilog=tree.EXAMPLES)(with_groups(tree.tree))
app.command(epilog=names.EXAMPLES)(with_groups(names.names))
app.command(epilog=prompts.EXAMPLES)(with_groups(prompts.prompts))
app.command(epilog=match.EXAMPLES)(with_groups(match.match))
app.command(epilog=curve.EXAMPLES)(with_groups(curve.curve))
app.command(epilog=word.EXAMPLES)(with_groups(word.word))
app.command(epilog=groups.EXAMPLES)(with_groups(groups.groups))
app.command(epilog=documents.EXAMPLES)(with_groups(documents.documents))
app.command(epilog=search.EXAMPLES)(with_groups(search.search))
app.command(epilog=complete.EXAMPLES)(with_groups(complete.complete))
app.command(epilog=surprise.EXAMPLES)(with_groups(surprise.surprise))
app.command(epilog=transform.EXAMPLES)(with_groups(transform.transform))
app.command(epilog=evaluate.EXAMPLES)(with_groups(evaluate.evaluate))
app.command(epilog=export.EXAMPLES)(with_groups(export.export))
app.command(epilog=explore.EXAMPLES)(with_groups(explore.explore))
app.command(epilog=serve.EXAMPLES)(with_groups(serve.serve))


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
    """Find the topics of a collection: one tree with every number of topics.

    Start with "topicgrouper demo", which needs no data, or with "topicgrouper fit". Both save a
    model for the other commands. "topicgrouper COMMAND --help" shows examples.
    """


def run_commands() -> None:
    """Run the command given by the arguments of this process."""
    use_safe_streams()
    app(prog_name="topicgrouper")

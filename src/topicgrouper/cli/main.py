"""The ``topicgrouper`` command.

Exit codes: 0 for success, 1 for an error that is reported in one line, 2 for a wrong option or
argument, 130 for Ctrl-C, 143 for SIGTERM and 129 for SIGHUP.
"""

from __future__ import annotations

import functools
import sys
from contextlib import redirect_stdout
from importlib import import_module
from itertools import chain
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from topicgrouper.cli.console import UserError, explain, use_safe_streams
from topicgrouper.cli.options import GroupedCommand, with_groups
from topicgrouper.cli.stop_signals import tell_stopped
from topicgrouper.storage import ArchiveError

COMMANDS = {
    "Fit": {
        "demo": "Find topics in the docstrings of Python's standard library.",
        "fit": "Read documents and find their topics.",
        "update": "Add documents to a saved model and keep its topics.",
        "improve": "Regrow the tree of a saved model, or add soft topics or trees.",
    },
    "Look": {
        "info": "Show the contents of a model and how its documents were read.",
        "topics": "Show the topics of a saved model, those with most documents first.",
        "tree": "Show how topics divide into smaller ones.",
        "word": "Show a word's path through the tree and its nearest words.",
    },
    "Documents": {
        "documents": "Show the documents in which a topic is strongest, or unusual ones.",
        "search": "Find documents about a query, and show why they match.",
        "complete": "Suggest items that go with a basket, or words that go with others.",
        "transform": "Write a table of documents and their topics.",
    },
    "Name and compare": {
        "names": "List, set, import and export topic names.",
        "match": "Match the topics of two models.",
        "groups": "Compare topics between groups of documents, or over time.",
        "evaluate": "Evaluate a model on unseen documents, and compare it with others.",
    },
    "Export": {
        "export": "Export the tree, or documents and words with their topics.",
        "explore": "Write a page to explore the topics in a browser.",
    },
}
"""The commands in the groups of the help, with the first sentence of the help of each.

A command is the function of its name in the module of its name, which is imported when it runs.
"""


class _Commands(TyperGroup):
    """The commands, and the one place where an error becomes a line and an exit code."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        # the names at once, each command itself when it is first asked for
        self.commands: dict[str, Any] = dict.fromkeys(chain(*COMMANDS.values()))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ARG002 - typer passes it
        """Return a command, which imports its module, or None."""
        if cmd_name in self.commands and self.commands[cmd_name] is None:
            self.commands[cmd_name] = _command(cmd_name)
        return self.commands.get(cmd_name)

    def format_commands(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002
        """Write the list of commands in the help, which imports none of them."""
        width = max(map(len, self.commands))
        for title, group in COMMANDS.items():
            with formatter.section(title):
                formatter.write_dl([(name.ljust(width), text) for name, text in group.items()])

    def invoke(self, ctx: Any) -> Any:
        try:
            with redirect_stdout(
                sys.stdout
            ):  # which a command may leave to the file that it writes
                return super().invoke(ctx)
        except KeyboardInterrupt as stop:
            raise typer.Exit(tell_stopped(stop)) from None
        except (UserError, ArchiveError, OSError, MemoryError, ModuleNotFoundError) as error:
            if isinstance(error, BrokenPipeError) and error.filename is None:
                raise  # typer ends quietly when the reader of standard output is gone
            if isinstance(error, ModuleNotFoundError) and "pip install" not in str(error):
                raise
            typer.echo(f"Error: {explain(error)}", err=True)
            raise typer.Exit(1) from None


def _command(name: str) -> Any:
    module = import_module(f"topicgrouper.cli.{name}")
    alone = _plain()
    # the mark keeps typer from filling the lines like a paragraph
    examples = "\b\nExamples:\n" + "\n".join(f"  {line}" for line in module.EXAMPLES)
    alone.command(name, epilog=examples, cls=GroupedCommand)(with_groups(getattr(module, name)))
    return typer.main.get_command(alone)


# plain help and errors: the same in every terminal and in the documentation
_plain = functools.partial(
    typer.Typer, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)
app = _plain(
    name="topicgrouper",
    cls=_Commands,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 90},
)


def _show_version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it with the option's value
    if wanted:
        from importlib import metadata  # noqa: PLC0415 - slow to import

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
    model for the other commands. For examples, see "topicgrouper COMMAND --help".
    """


def run_commands() -> None:
    """Run the command given by the arguments of this process."""
    use_safe_streams()
    app(prog_name="topicgrouper")

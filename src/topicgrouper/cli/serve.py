"""``topicgrouper serve``: the explorer from a local server."""

from __future__ import annotations

import webbrowser
from typing import Annotated

import typer

from topicgrouper.cli.errors import UserError, explain
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import ModelArgument, TitleOption, load
from topicgrouper.cli.view_steps import RefinedNumbersOption, refined_views

__all__ = ["EXAMPLES", "serve"]

EXAMPLES = examples(
    "topicgrouper serve news.tg",
    "topicgrouper serve news.tg --port 8080 --no-browser",
)


def serve(
    model: ModelArgument,
    *,
    host: Annotated[
        str,
        typer.Option(
            "--host",
            metavar="ADDRESS",
            help="Address to listen at; any other than 127.0.0.1 lets other machines in.",
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            "--port",
            metavar="PORT",
            min=0,
            max=65535,
            show_default=False,
            help="Port (left out: any free one).",
        ),
    ] = 0,
    title: TitleOption = None,
    refine: RefinedNumbersOption = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open the page in the browser.")
    ] = False,
) -> None:
    """Show the topics in a browser, with all documents.

    It is the page that "topicgrouper explore" writes, but the documents stay in the model, however
    many they are. Ctrl-C ends the server, which changes nothing and, without --host, answers this
    machine only.
    """
    loaded = load(model, texts=True)
    views = refined_views(loaded.shown, refine)
    from topicgrouper.cli.console import tell  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.explorer.server import ExplorerServer  # noqa: PLC0415

    try:
        server = ExplorerServer(loaded, title=title, host=host, port=port, refined=views)
    except OSError as error:
        message = f"cannot listen at {host}, port {port}: {explain(error)}"
        raise UserError(message) from error
    try:
        with server:
            typer.echo(server.url)
            tell("Ctrl-C ends the server.")
            if not no_browser:
                webbrowser.open(server.url)
            server.serve_forever()
    except KeyboardInterrupt:
        tell("Stopped.")

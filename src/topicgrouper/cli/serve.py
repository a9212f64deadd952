"""``topicgrouper serve``: the explorer on a local server."""

from __future__ import annotations

import webbrowser
from typing import Annotated

import typer

from topicgrouper.cli.destinations import check_destination
from topicgrouper.cli.errors import UserError, explain
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import ModelArgument, TitleOption, load
from topicgrouper.cli.views import PageOptions  # noqa: TC001 - typer evaluates annotations

__all__ = ["EXAMPLES", "serve"]

EXAMPLES = examples(
    "topicgrouper serve news.tg",
    "topicgrouper serve news.tg --port 8080 --no-browser",
    "topicgrouper serve news.tg -n 20 --split 37,52",
    "topicgrouper serve news.tg --save-names",
)


def serve(
    model: ModelArgument,
    *,
    host: Annotated[
        str,
        typer.Option(
            "--host",
            metavar="ADDRESS",
            help="Address to listen on; any but 127.0.0.1 lets other machines in.",
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
            help="Port to listen on (default: any free port).",
        ),
    ] = 0,
    title: TitleOption = None,
    views: PageOptions,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open the page in a browser.")
    ] = False,
    save_names: Annotated[
        bool,
        typer.Option("--save-names", help="Save names given on the page in the model file."),
    ] = False,
) -> None:
    """Show the topics in a browser, with all documents.

    This is the page that "topicgrouper explore" writes, but the documents stay on the server,
    however many there are. The page opens on the view chosen by -n, --split, --join or --cut. Stop
    the server with Ctrl-C. Without --host, it answers only this machine. It changes nothing, unless
    --save-names lets the page save names of topics in the model file.
    """
    if save_names:
        check_destination(model)
    loaded = load(model, texts=True, soft=True)
    chosen = views.views_of(loaded)
    from topicgrouper.cli.console import tell  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.explorer.server import ExplorerServer  # noqa: PLC0415

    try:
        server = ExplorerServer(
            loaded,
            title=title,
            host=host,
            port=port,
            views=chosen,
            names_path=model if save_names else None,
        )
    except OSError as error:
        message = f"cannot listen on {host}, port {port}: {explain(error)}"
        raise UserError(message) from error
    try:
        with server:
            typer.echo(server.address)
            tell("Press Ctrl-C to stop the server.")
            if not no_browser:
                webbrowser.open(server.address)
            server.serve_forever()
    except KeyboardInterrupt:
        tell("Stopped.")

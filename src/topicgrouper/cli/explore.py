"""``topicgrouper explore``: a page that shows a model, in one file or on a local server."""

from __future__ import annotations

import math
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import typer

from topicgrouper.cli.console import (
    UserError,
    explain,
    print_notice,
    print_result,
    usage_error,
    working,
)
from topicgrouper.cli.destinations import check_destination, size_of
from topicgrouper.cli.models import (
    CutOptions,
    ModelArgument,
    check_exclusive,
    load,
    nouns_of,
)
from topicgrouper.cli.options import flag, given_options, option, output_option
from topicgrouper.storage import is_plain_file

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper import FlatView, Model
    from topicgrouper.explorer import NotebookPage

EXAMPLES = (
    "topicgrouper explore news.tg",
    "topicgrouper explore news.tg -o page.html --open",
    "topicgrouper explore news.tg -n 20 --split 37,52",
    "topicgrouper explore news.tg --documents none  # a page to share without the documents",
    "topicgrouper explore news.tg --serve  # all documents, however many",
    "topicgrouper explore news.tg --serve --port 8080 --no-browser",
)

DEFAULT_MEGABYTES = 30
"""Documents up to this size are embedded by default; browsers open such a page quickly."""

MAX_MEGABYTES = 200
"""Browsers fail on larger pages."""


@dataclass(frozen=True, kw_only=True)
class FileOptions:
    """The page as a file."""

    HELP_GROUP = "File"

    output: Path | None = output_option(  # noqa: RUF009 - a declaration
        "Output file (default: MODEL.html in the current folder)."
    )
    documents: Literal["auto", "none"] = option(
        "Embed documents in the page: up to --max-size (auto), or none.", default="auto"
    )
    max_size: float = option(
        "Maximum size of the documents in the page, in megabytes.",
        "MB",
        default=DEFAULT_MEGABYTES,
        min=0,
        max=MAX_MEGABYTES,
    )
    open_page: bool = flag("Open the page in a browser.", "--open")


@dataclass(frozen=True, kw_only=True)
class ServerOptions:
    """The page on a local server."""

    HELP_GROUP = "Server"

    is_served: bool = flag(
        "Serve the page with all documents instead of writing a file.", "--serve"
    )
    host: str = option(
        "Address to listen on; any but 127.0.0.1 lets other machines connect.",
        "ADDRESS",
        default="127.0.0.1",
    )
    port: int = option(
        "Port to listen on (default: any free port).",
        "PORT",
        default=0,
        min=0,
        max=65535,
        show_default=False,
    )
    no_browser: bool = flag("Do not open the page in a browser.")

    def check(self, file: FileOptions) -> None:
        """Refuse options of a file for a server, and those of a server for a file."""
        for name in given_options(file):
            check_exclusive({name: True, "--serve": self.is_served})
        for name in given_options(self):
            if not self.is_served:
                raise usage_error(name, "needs --serve")


def explore(
    model: ModelArgument,
    *,
    title: str | None = option("Title of the page (default: the name of the source).", "TEXT"),
    view: CutOptions,
    file: FileOptions,
    server: ServerOptions,
) -> None:
    """Write a page to explore the topics in a browser.

    The page is one HTML file that needs no server and no network: mail it, archive it, open it
    years later. It shows the tree as folders, every view as a table, where a word belongs, the cost
    of joins, the documents of a topic and, if the model has them, soft topics. It opens on the view
    chosen by -n, --split, --join or --cut. Documents are embedded if they take up to 30 MB (see
    --max-size); otherwise, the page has the strongest documents of each topic.

    With --serve, a local server provides the same page with all documents. Stop it with Ctrl-C.
    Without --host, only this machine can connect. The server changes nothing.
    """
    server.check(file)
    if server.is_served:
        loaded = load(model, texts=True, soft=True)
        _serve(loaded, _opening(loaded, view), title=title, options=server)
        return
    output = Path(f"{model.stem}.html") if file.output is None else file.output
    check_destination(output, kind="page")
    has_documents = file.documents != "none"
    loaded = load(model, texts=has_documents, soft=True)
    chosen = _opening(loaded, view)
    limit = int(file.max_size * 1_000_000) if has_documents else 0
    with working("Preparing the page", "Writing the page") as step:
        page = loaded.explore(title=title, views=chosen, document_limit=limit)
        step()
        page.save(output)
    words = f"{loaded.tree.n_words:,} {nouns_of(loaded).words}"
    lines = [f"Wrote {output}{size_of(output)}: {words}, every number of topics."]
    if has_documents:
        lines += _missing_documents(loaded, page, megabytes=file.max_size, path=model)
    print_result(*lines)
    if file.open_page and is_plain_file(output):
        webbrowser.open(output.resolve().as_uri())


def _opening(model: Model, view: CutOptions) -> list[FlatView]:
    """Return the view that the page opens on, if the user chose one."""
    return [view.cut_of(model)] if view.given() else []


def _missing_documents(
    model: Model, page: NotebookPage, *, megabytes: float, path: Path
) -> list[str]:
    """Return a remark about documents that are not in the page."""
    if not model.tree.has_counts:
        return ["The model has no training counts, so the page has no documents."]
    if page.n_documents == model.n_documents and not page.all_bytes:
        return []
    needed = math.ceil(page.all_bytes / 1_000_000)
    remark = (
        f"The page has {page.n_documents:,} of {model.n_documents:,} documents, the strongest of "
        f"each topic: all would take about {needed:,} MB, and the limit is {megabytes:g} MB."
    )
    if page.n_passages:
        remark += (
            f" {page.n_passages:,} long ones are reduced to the passage that shows the topic best."
        )
    remark += f' "topicgrouper explore {path} --serve" shows them all'
    if needed <= MAX_MEGABYTES:
        remark += f"; so does a page with --max-size {needed}"
    return [f"{remark}."]


def _serve(
    model: Model, views: Sequence[FlatView], *, title: str | None, options: ServerOptions
) -> None:
    try:
        server = model.serve(title=title, host=options.host, port=options.port, views=views)
    except OSError as error:
        message = f"cannot listen on {options.host}, port {options.port}: {explain(error)}"
        raise UserError(message) from error
    try:
        with server:
            typer.echo(server.address)
            print_notice("Press Ctrl-C to stop the server.")
            if not options.no_browser:
                webbrowser.open(server.address)
            server.serve_forever()
    except KeyboardInterrupt:
        print_notice("Stopped.")

"""``topicgrouper explore``: a page in one file that shows a model."""

from __future__ import annotations

import webbrowser
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from topicgrouper.cli.destinations import check_destination, is_plain
from topicgrouper.cli.errors import UserError
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import ModelArgument, TitleOption, load
from topicgrouper.cli.views import PageOptions  # noqa: TC001 - typer evaluates annotations

if TYPE_CHECKING:
    from topicgrouper.collection.model import Model
    from topicgrouper.explorer.payload import Documents

__all__ = ["EXAMPLES", "explore"]

EXAMPLES = examples(
    "topicgrouper explore news.tg",
    "topicgrouper explore news.tg -o page.html --open",
    "topicgrouper explore news.tg --refine 20,40",
    "topicgrouper explore news.tg -n 20 --split 37,52",
    "topicgrouper explore news.tg --documents none  # a page to share without the documents",
)

MAX_AUTO_BYTES = 10 << 20
"""Documents up to this size are embedded by default."""

MAX_BYTES = 200 << 20
"""Documents up to this size are embedded on request: browsers fail on larger pages."""


class Embedding(StrEnum):
    """Whether to embed the documents in the page."""

    AUTO = "auto"
    EMBED = "embed"
    NONE = "none"


def explore(
    model: ModelArgument,
    *,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="PATH",
            help="Output file (default: MODEL.html in the current folder).",
        ),
    ] = None,
    title: TitleOption = None,
    views: PageOptions,
    documents: Annotated[
        Embedding,
        typer.Option(
            "--documents",
            help="Embed the documents in the page: if they fit, always or never.",
        ),
    ] = Embedding.AUTO,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Write a page to explore the topics in a browser.

    The page is one HTML file that needs no server and no network: mail it, archive it, open it
    years later. It shows the tree as folders, every flat view as a table, where a word belongs, the
    curve, and the documents of a topic. It opens on the view chosen by -n, --split, --join or
    --cut. Up to 10 MB of documents are embedded; if there are more, texts are omitted first.
    "topicgrouper serve" shows all of them.
    """
    output = Path(f"{model.stem}.html") if output is None else output
    check_destination(output)
    loaded = load(model, texts=documents is not Embedding.NONE)
    from topicgrouper.cli.console import results  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.explorer.page import write_page  # noqa: PLC0415
    from topicgrouper.explorer.payload import make_payload  # noqa: PLC0415
    from topicgrouper.storage.byte_sizes import format_bytes  # noqa: PLC0415

    embedded, remark = _documents(loaded, documents, path=model)
    chosen = views.views_of(loaded)
    payload = make_payload(loaded, title=title, documents=embedded, views=chosen)
    size = write_page(payload, output)
    console = results(beside=output)
    console.print(
        f"Wrote {output} ({format_bytes(size)}): {loaded.tree.n_words:,} words, every number of "
        "topics.",
        soft_wrap=True,
    )
    if remark:
        console.print(remark, soft_wrap=True)
    if open_page and is_plain(output):
        webbrowser.open(output.resolve().as_uri())


def _documents(
    model: Model, wanted: Embedding, *, path: Path
) -> tuple[Documents | None, str | None]:
    """Return the documents to embed, and a remark about those that are not."""
    from topicgrouper.explorer.documents import (  # noqa: PLC0415
        embedded_size,
        embedded_within,
    )
    from topicgrouper.storage.byte_sizes import format_bytes  # noqa: PLC0415

    if wanted is Embedding.NONE:
        return None, None
    if model.tree.counts is None:
        if wanted is Embedding.EMBED:
            message = f"{path} has no training counts; fit it again, or omit --documents"
            raise UserError(message)
        return None, "The model has no training counts, so the page has no documents."
    limit = MAX_BYTES if wanted is Embedding.EMBED else MAX_AUTO_BYTES
    size = embedded_size(model)
    too_large = f"the documents take {format_bytes(size)}, the limit is {format_bytes(limit)}"
    serve = f'"topicgrouper serve {path}" shows them all'
    if wanted is Embedding.EMBED and size > limit:
        message = f"cannot embed the documents: {too_large}; {serve}"
        raise UserError(message)
    embedded = embedded_within(model, limit=limit)
    if size <= limit:
        return embedded, None
    omitted = "Documents" if embedded is None else "Texts"
    remark = f"{omitted} are not in the page: {too_large}. Use --documents embed, or {serve}."
    return embedded, remark

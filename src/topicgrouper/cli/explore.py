"""``topicgrouper explore``: one page, in one file, that shows a model."""

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
from topicgrouper.cli.view_steps import RefinedNumbersOption, refined_views

if TYPE_CHECKING:
    from topicgrouper.collection import Model
    from topicgrouper.explorer.payload import Documents

__all__ = ["EXAMPLES", "explore"]

EXAMPLES = examples(
    "topicgrouper explore news.tg",
    "topicgrouper explore news.tg -o page.html --open",
    "topicgrouper explore news.tg --refine 20,40",
    "topicgrouper explore news.tg --documents none  # a page to pass on without the documents",
)

SIZE_LIMIT = 10_000_000
"""Bytes of documents that are embedded without being asked for."""

LARGEST = 200_000_000
"""Bytes of documents that are embedded at most: browsers give up on larger pages."""


class Embedding(StrEnum):
    """Which documents stand in a page."""

    AUTO = "auto"
    EMBED = "embed"
    NONE = "none"


def explore(
    model: ModelArgument,
    *,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="PATH", help="Where to write (left out: MODEL.html, here)."
        ),
    ] = None,
    title: TitleOption = None,
    refine: RefinedNumbersOption = None,
    documents: Annotated[
        Embedding,
        typer.Option(
            "--documents",
            help="Put the documents into the page: if they fit, always or never.",
        ),
    ] = Embedding.AUTO,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser.")
    ] = False,
) -> None:
    """Write a page to look at the topics in a browser.

    The page is one HTML file that needs no server and no network: it can be mailed, put on a
    stick, opened years later. It shows the tree as folders, every flat view as a table, where a
    word belongs, the curve, and the documents of a topic. Documents are put into the page up to
    10 MB; with more, their texts are left out first. "topicgrouper serve" shows all of them.
    """
    output = Path(f"{model.stem}.html") if output is None else output
    check_destination(output)
    loaded = load(model, texts=documents is not Embedding.NONE)
    from topicgrouper.cli.console import results  # noqa: PLC0415
    from topicgrouper.explorer.page import write_page  # noqa: PLC0415
    from topicgrouper.explorer.payload import make_payload  # noqa: PLC0415
    from topicgrouper.storage.byte_sizes import format_bytes  # noqa: PLC0415

    embedded, remark = _documents(loaded, documents, path=model)
    views = refined_views(loaded.shown, refine)
    payload = make_payload(loaded, title=title, documents=embedded, refined=views)
    size = write_page(payload, output)
    console = results(beside=output)
    console.print(
        f"{loaded.tree.n_words:,} words, every number of topics: {output} ({format_bytes(size)})",
        soft_wrap=True,
    )
    if remark:
        console.print(remark, soft_wrap=True)
    if open_page and is_plain(output):
        webbrowser.open(output.resolve().as_uri())


def _documents(
    model: Model, wanted: Embedding, *, path: Path
) -> tuple[Documents | None, str | None]:
    """Choose what is put into the page, and say what is left out."""
    from topicgrouper.explorer.documents import (  # noqa: PLC0415
        embedded_size,
        embedded_within,
    )
    from topicgrouper.storage.byte_sizes import format_bytes  # noqa: PLC0415

    if wanted is Embedding.NONE:
        return None, None
    if model.tree.counts is None:
        if wanted is Embedding.EMBED:
            message = f"{path} holds no counts of its documents; fit anew, or leave out --documents"
            raise UserError(message)
        return None, "The model holds no counts of its documents: the page has none."
    limit = LARGEST if wanted is Embedding.EMBED else SIZE_LIMIT
    size = embedded_size(model)
    told = f"{format_bytes(size)} of documents are too many for a page"
    see = f'"topicgrouper serve {path}" shows them'
    if wanted is Embedding.EMBED and size > limit:
        message = f"{told} (the limit is {format_bytes(limit)}); {see}"
        raise UserError(message)
    embedded = embedded_within(model, limit=limit)
    if size <= limit:
        return embedded, None
    left_out = "documents" if embedded is None else "texts"
    return embedded, f"Left out: {left_out}. {told}; {see}, and --documents embed puts them in."

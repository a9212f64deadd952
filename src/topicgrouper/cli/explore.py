"""``topicgrouper explore``: a page in one file that shows a model."""

from __future__ import annotations

import math
import webbrowser
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from topicgrouper.cli.destinations import check_destination, is_plain
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import ModelArgument, TitleOption, load
from topicgrouper.cli.views import PageOptions  # noqa: TC001 - typer evaluates annotations

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.explorer.payload import Documents
    from topicgrouper.model.model import Model
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["EXAMPLES", "explore"]

EXAMPLES = examples(
    "topicgrouper explore news.tg",
    "topicgrouper explore news.tg -o page.html --open",
    "topicgrouper explore news.tg --refine 20,40",
    "topicgrouper explore news.tg -n 20 --split 37,52",
    "topicgrouper explore news.tg --documents none  # a page to share without the documents",
)

DEFAULT_MEGABYTES = 30
"""Documents up to this size are embedded by default; browsers open such a page quickly."""

MAX_MEGABYTES = 200
"""Browsers fail on larger pages."""


class Embedding(StrEnum):
    """Whether to embed documents in the page."""

    AUTO = "auto"
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
            help="Embed documents in the page: as many as fit, or none.",
        ),
    ] = Embedding.AUTO,
    max_size: Annotated[
        float,
        typer.Option(
            "--max-size",
            metavar="MB",
            min=0,
            max=MAX_MEGABYTES,
            help="Maximum size of the documents in the page, in megabytes.",
        ),
    ] = DEFAULT_MEGABYTES,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Write a page to explore the topics in a browser.

    The page is one HTML file that needs no server and no network: mail it, archive it, open it
    years later. It shows the tree as folders, every flat view as a table, where a word belongs, the
    curve, the documents of a topic, and the soft topics if the model has any. It opens on the view
    chosen by -n, --split, --join or --cut. Documents are embedded if they take up to 30 MB (see
    --max-size); if there are more, the page has the strongest of each topic. "topicgrouper serve"
    shows all of them.
    """
    output = Path(f"{model.stem}.html") if output is None else output
    check_destination(output, model)
    loaded = load(model, texts=documents is not Embedding.NONE, soft=True)
    from topicgrouper.cli.console import results, working  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.cli.nouns import nouns_of  # noqa: PLC0415
    from topicgrouper.explorer.page import write_page  # noqa: PLC0415
    from topicgrouper.explorer.payload import make_payload  # noqa: PLC0415
    from topicgrouper.storage.byte_sizes import format_bytes  # noqa: PLC0415

    chosen = views.views_of(loaded)
    embedded, remark = None, None
    with working("Choosing documents", "Preparing the page", "Writing the page") as step:
        if documents is not Embedding.NONE:
            embedded, remark = _documents(loaded, chosen, megabytes=max_size, path=model)
        step()
        payload = make_payload(loaded, title=title, documents=embedded, views=chosen)
        step()
        size = write_page(payload, output)
    console = results(beside=output)
    words = f"{loaded.tree.n_words:,} {nouns_of(loaded).words}"
    console.print(
        f"Wrote {output} ({format_bytes(size)}): {words}, every number of topics.", soft_wrap=True
    )
    if remark:
        console.print(remark, soft_wrap=True)
    if open_page and is_plain(output):
        webbrowser.open(output.resolve().as_uri())


def _documents(
    model: Model, views: Sequence[FlatView], *, megabytes: float, path: Path
) -> tuple[Documents | None, str | None]:
    """Return the documents to embed, and a remark about those that are not."""
    from topicgrouper.explorer.documents import embedded_size, embedded_within  # noqa: PLC0415
    from topicgrouper.explorer.packed import unpack  # noqa: PLC0415

    if model.tree.counts is None:
        return None, "The model has no training counts, so the page has no documents."
    embedded = embedded_within(model, limit=int(megabytes * 1_000_000), views=views)
    rows = embedded["rows"] if embedded else None
    if embedded and rows is None:
        return embedded, None
    places = unpack(rows).tolist() if rows else []
    needed = math.ceil(embedded_size(model) / 1_000_000)
    remark = (
        f"The page has {len(places):,} of {model.n_documents:,} documents, the strongest of each "
        f"topic: all together take about {needed:,} MB, and their limit is {megabytes:g} MB."
    )
    if embedded and embedded["texts"] is not None and model.texts is not None:
        shown = zip(embedded["texts"], places, strict=True)
        n_cut = sum(text != model.texts[place] for text, place in shown)
        if n_cut:
            remark += f" Of {n_cut:,} long ones, it has the passage that shows the topic best."
    served = f'"topicgrouper serve {path}" shows them all'
    if needed <= MAX_MEGABYTES:
        return embedded, f"{remark} {served}; so does a page with --max-size {needed}."
    return embedded, f"{remark} {served}."

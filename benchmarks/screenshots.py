"""Take the pictures of the explorer in docs/guides/explorer.md and other pages.

They show Twenty Newsgroups, read from $TOPICGROUPER_DATA, or another model.
"""

from __future__ import annotations

import argparse
import base64
import os
import tempfile
import threading
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from benchmarks.chromium import chromium
from experiments.datasets.online_retail import read_online_retail
from experiments.datasets.retail_tables import read_sales
from topicgrouper import refine, soften
from topicgrouper.corpus import ReadOptions, Source, TextOptions, read_corpus
from topicgrouper.model import Model
from topicgrouper.search.query import find_word

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
ARCHIVE = "20newsgroups/20news-bydate.tar.gz"
SALES = "online_retail/OnlineRetail.csv.xz"
TITLE = "Twenty Newsgroups"
N_TOPICS = 60
N_SOFT = 40
SOFT_WORD = "chip"
QUERY = "orbit telescope hubble"
LARGEST = 200_000
"""The maximum size of a picture in bytes."""

# Chromium takes pictures as PNG, but can convert them to smaller ones.
_AS_WEBP = """
async (png) => {
  const picture = new Image();
  picture.src = "data:image/png;base64," + png;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", 0.8).split(",")[1];
}
"""


# The details of the selected topic, from the top to the end of its soft topics.
_SOFT_PART = """
() => {
  const details = document.getElementById("details").getBoundingClientRect();
  const soft = document.getElementById("soft-topics").getBoundingClientRect();
  return {x: details.x, y: details.y, width: details.width, height: soft.bottom - details.y + 16};
}
"""


def newsgroups() -> Model:
    """Fit the model that the pictures show."""
    path = Path(os.environ["TOPICGROUPER_DATA"]) / ARCHIVE
    options = ReadOptions(encoding="latin-1", text=TextOptions(stemmer="porter"), keep_texts=True)
    found = read_corpus(path, options=options)
    return Model.fit(found.corpus.with_source(Source(name=path.name, options=options)))


def sales() -> Model:
    """Fit the model of the picture of time: the orders of Online Retail with their dates."""
    path = Path(os.environ["TOPICGROUPER_DATA"]) / SALES
    corpus = read_online_retail(path)
    table = read_sales(path, ("InvoiceNo", "InvoiceDate"), quantity="Quantity")
    dates = dict(table.select("InvoiceNo", "InvoiceDate").iter_rows())
    column = tuple(dates[order] for order in corpus.document_ids or ())
    source = Source(name=path.name, format="baskets", options=ReadOptions())
    return replace(Model.fit(corpus.with_source(source)), document_columns={"date": column})


def take(
    browser: Browser, url: str, *, scheme: Literal["light", "dark"], is_soft: bool = False
) -> bytes:
    """Take a picture of a page, or of its soft topics, as WebP, sharp on any screen."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 1600 if is_soft else 800},
        device_scale_factor=1.5,
        color_scheme=scheme,
    )
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("html[data-ready='1']", state="attached")
    page.wait_for_timeout(500)
    if "query=" in url:
        page.locator("#document-list li").first.wait_for()
    clip = page.evaluate(_SOFT_PART) if is_soft else None
    png = base64.b64encode(page.screenshot(clip=clip)).decode("ascii")
    page.goto("about:blank")
    picture = base64.b64decode(page.evaluate(_AS_WEBP, png))
    context.close()
    return picture


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--model", type=Path, help="a saved model (default: Twenty Newsgroups)")
    parser.add_argument("--output", type=Path, default=PICTURES, help="output folder")
    parser.add_argument("--only", help="take only pictures whose name contains this text")
    options = parser.parse_args()
    model = newsgroups() if options.model is None else Model.load(options.model)
    topic = model.tree.view(N_TOPICS).labels[find_word(model, "orbit")]
    soft = soften(refine(model.tree.view(N_SOFT)), n_jobs=-1)
    soft_word = find_word(model, SOFT_WORD)
    soft_topic = soft.node_words.topics_of(soft_word)[0]
    views: dict[str, tuple[str, Literal["light", "dark"]]] = {
        "explorer-topics": (f"#n={N_TOPICS}&node={topic}", "light"),
        "explorer-search": (f"#n={N_TOPICS}&node={topic}&view=documents&query={QUERY}", "light"),
        "explorer-overview": (f"#n={N_TOPICS}&node={topic}&view=overview&width=words", "dark"),
        "explorer-groups": (f"#n=40&node={topic}&view=groups&order=alike", "light"),
        "explorer-time": ("#n=40&view=groups", "light"),
        "explorer-soft-topic": (f"#n={N_SOFT}&node={soft_topic.id}", "light"),
        "explorer-soft-word": (f"#n={N_SOFT}&node={soft_word}", "light"),
    }
    options.output.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        model.serve(title=TITLE) as server,
    ):
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = Path(folder) / "page.html"
        model.explore(title=TITLE, document_limit=100_000_000).save(page)
        soft_page = Path(folder) / "soft.html"
        replace(model, soft=soft).explore(title=TITLE, document_limit=0).save(soft_page)
        for name, (fragment, scheme) in views.items():
            if options.only is not None and options.only not in name:
                continue
            is_soft = "soft" in name
            address = (soft_page if is_soft else page).as_uri()
            if name == "explorer-time":
                time_page = Path(folder) / "time.html"
                sales().explore(title="Online Retail", document_limit=0).save(time_page)
                address = time_page.as_uri()
            address = server.address if name == "explorer-search" else address
            picture = take(browser, address + fragment, scheme=scheme, is_soft=is_soft)
            path = options.output / f"{name}.webp"
            path.write_bytes(picture)
            print(f"{path}: {len(picture):,} bytes")
            if len(picture) > LARGEST:
                message = f"{path} must be at most {LARGEST:,} bytes, got {len(picture):,}"
                raise SystemExit(message)


if __name__ == "__main__":
    main()

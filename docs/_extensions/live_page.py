"""The live page on the start page of the site.

A code host shows the picture of the explorer in ``index.md``. The site shows the explorer itself in
its place, from the file that ``tools.live_page`` has made; narrow screens keep the picture.
"""

from __future__ import annotations

import re
from html import escape, unescape
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.errors import ExtensionError

from tools.live_page import FOLDER, PAGE, VIEW

if TYPE_CHECKING:
    from sphinx.application import Sphinx

__all__ = ["frame", "title_of"]

START = "index"
PICTURE = "pictures/live-page.webp"
DARK_PICTURE = "pictures/live-page-dark.webp"


def title_of(page: str) -> str:
    """Return the title of an HTML page.

    Parameters
    ----------
    page : str
        Its beginning.

    Returns
    -------
    str
    """
    match = re.search(r"<title>(.*?)</title>", page, re.DOTALL)
    if match is None:
        raise ValueError(f"a page must have a title, got {page[:60]!r}")
    return unescape(match[1]).strip()


def frame(title: str) -> str:
    """Return the frame that shows the page, and what it is, in HTML.

    Parameters
    ----------
    title : str
        The title of the page.

    Returns
    -------
    str
    """
    shown = escape(title)
    return (
        f'<iframe class="live-page" src="{PAGE}{escape(VIEW)}" title="The explorer: {shown}" '
        f'loading="lazy"></iframe>\n<p class="live-page-caption">Live: {shown}. '
        f'<a href="{PAGE}">Open it in its own window</a>.</p>'
    )


def _read(app: Sphinx, doctree: nodes.document) -> None:
    if app.env.docname != START:
        return
    title = title_of((FOLDER / PAGE).read_text(encoding="utf-8")[:10_000])
    found = [image for image in doctree.findall(nodes.image) if image["uri"] == PICTURE]
    if len(found) != 1:
        raise ExtensionError(f"{START}.md must show {PICTURE} once, got {len(found)}")
    (light,) = found
    dark = light.deepcopy()
    dark["uri"] = DARK_PICTURE
    for image, theme in ((light, "only-light"), (dark, "only-dark")):
        image["classes"] += [theme, "live-page-picture"]
    light.parent.insert(light.parent.index(light) + 1, dark)
    link = light.parent
    link["refuri"] = PAGE
    paragraph = link.parent
    paragraph.parent.insert(
        paragraph.parent.index(paragraph) + 1, nodes.raw("", frame(title), format="html")
    )


def _outdated(_app: Sphinx, _env: object, *_pages: object) -> list[str]:
    return [START]  # the page it shows may be another one


def setup(app: Sphinx) -> dict[str, bool]:
    """Connect the live page to the reading of the start page."""
    app.connect("doctree-read", _read, priority=400)  # before the pictures are collected
    app.connect("env-get-outdated", _outdated)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

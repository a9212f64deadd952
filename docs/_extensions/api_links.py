"""Links to the API reference wherever a public name is written as code.

`refine`, `TopicTree.view` and `topicgrouper.tree.Topic` each lead to one page: in docstrings, where
single backticks mark names, and in Markdown pages. A few names stand in two packages (`fit_tree` is
also a function for clusters): alone they mean the one that the reference lists first.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from docutils import nodes
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

from tests.docs.api_page import ROOMS

if TYPE_CHECKING:
    from docutils.nodes import Element, Node
    from sphinx.addnodes import pending_xref
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

logger = logging.getLogger(__name__)

_RANKS = {f"{package}.": rank for rank, package in enumerate(ROOMS)}

_NAME = re.compile(
    r"(?P<package>topicgrouper\.(?:[a-z_]+\.)*)?(?P<name>[A-Za-z]\w+(?:\.\w+)?)(?:\(\))?"
)


_Pages: TypeAlias = "dict[str, tuple[str, str]]"


def _pages(app: Sphinx) -> _Pages:
    """Return the document and the anchor of each public name, made once when all pages are read."""
    if not hasattr(app, "api_pages"):
        app.api_pages = _made_pages(app.env)  # type: ignore[attr-defined]
    return app.api_pages  # type: ignore[attr-defined,no-any-return]


def _made_pages(env: BuildEnvironment) -> _Pages:
    """Return the document and the anchor of each public name, with its packages and without."""
    listed: list[tuple[int, str, str, tuple[str, str]]] = []
    for full_name, entry in env.domains["py"].objects.items():  # type: ignore[attr-defined]
        match = _NAME.fullmatch(full_name)
        if match and match["package"] and entry.objtype != "module":
            # Some names are shown where they are defined, not where they are listed.
            rank = _RANKS.get(match["package"], len(_RANKS))
            listed.append((rank, match["name"], full_name, (entry.docname, entry.node_id)))
    listed.sort(reverse=True)  # what is listed first stays
    short = {name: place for _, name, _, place in listed}
    return short | {full_name: place for _, _, full_name, place in listed}


def _place(pages: _Pages, text: str) -> tuple[str, str] | None:
    match = _NAME.fullmatch(text)
    return match and (pages.get(text.removesuffix("()")) or pages.get(match["name"]))


def _missing(
    app: Sphinx, _env: BuildEnvironment, node: pending_xref, content: Element
) -> Element | None:
    target = node["reftarget"]
    if node.get("refdomain") != "py":
        return None
    place = _place(_pages(app), target)
    if place is None:
        if target.startswith("topicgrouper.") and _NAME.fullmatch(target):
            logger.warning("no public name: %s", target, location=node)
        return None
    return make_refnode(app.builder, node["refdoc"], *place, content, target)


def _resolved(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    if docname.startswith("reference/generated/"):
        return
    pages = _pages(app)
    for literal in list(doctree.findall(nodes.literal)):
        place = _place(pages, literal.astext())
        if place and not _is_linked(literal):
            link = make_refnode(app.builder, docname, *place, literal.deepcopy(), literal.astext())
            literal.replace_self(link)


def _is_linked(node: Node) -> bool:
    while node.parent is not None:
        if isinstance(node, nodes.reference | nodes.title):
            return True
        node = node.parent
    return False


def setup(app: Sphinx) -> dict[str, bool]:
    """Connect the links to the resolving of references."""
    app.connect("missing-reference", _missing)
    app.connect("doctree-resolved", _resolved)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

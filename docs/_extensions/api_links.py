"""Links to the API reference wherever a public name is written as code.

No public name stands in two packages, so `refine`, `TopicTree.view` and `topicgrouper.tree.Topic`
each mean one page: in docstrings, where single backticks mark names, and in Markdown pages.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

if TYPE_CHECKING:
    from docutils.nodes import Element, Node
    from sphinx.addnodes import pending_xref
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

logger = logging.getLogger(__name__)

_NAME = re.compile(r"(?:topicgrouper\.(?:[a-z_]+\.)*)?(?P<name>[A-Za-z]\w+(?:\.\w+)?)(?:\(\))?")


def _pages(env: BuildEnvironment) -> dict[str, tuple[str, str]]:
    """Return the document and the anchor of each public name, ``name`` or ``Class.member``."""
    pages: dict[str, tuple[str, str]] = {}
    for full_name, entry in env.domains["py"].objects.items():  # type: ignore[attr-defined]
        if entry.objtype != "module":
            short = re.sub(r"^topicgrouper\.(?:[a-z_]+\.(?=\w))*", "", full_name)
            pages.setdefault(short, (entry.docname, entry.node_id))
    return pages


def _missing(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, content: Element
) -> Element | None:
    match = _NAME.fullmatch(node["reftarget"])
    if node.get("refdomain") != "py" or match is None:
        return None
    name = match["name"]
    place = _pages(env).get(name)
    if place is None:
        if node["reftarget"].startswith("topicgrouper."):
            logger.warning("no public name: %s", node["reftarget"], location=node)
        return None
    return make_refnode(app.builder, node["refdoc"], *place, content, name)


def _resolved(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    if docname.startswith("reference/generated/"):
        return
    pages = _pages(app.env)
    for literal in list(doctree.findall(nodes.literal)):
        match = _NAME.fullmatch(literal.astext())
        place = match and pages.get(match["name"])
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

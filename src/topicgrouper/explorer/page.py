"""The page: the template with styles, script and payload, in one file, and its frame in notebooks.

The page is self-contained, and its content security policy forbids everything else: only its own
style and script are allowed, by their hashes, and nothing may be fetched. A page from the local
server may fetch documents from that server.

Browsers do not load modules from files on disk. Each module therefore becomes a function that runs
once and returns the exports of the module, which keeps the names of different modules apart. The
modules use only these forms, so no parser is needed::

    import { one, two } from "./other.js";
    export function one() {          also: async function, class, const

These statements start at the beginning of a line, where the words ``import`` and ``export`` have no
other use. Modules do not import each other in circles.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from dataclasses import dataclass, field
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any, SupportsIndex

from topicgrouper.common.checks import whole_number
from topicgrouper.common.short_repr import short_repr
from topicgrouper.explorer.packed import unpack
from topicgrouper.explorer.page_documents import embedded_within
from topicgrouper.explorer.payload import make_payload
from topicgrouper.storage.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Iterable
    from os import PathLike

    from topicgrouper.record.record import Record
    from topicgrouper.tree.flat_view import FlatView

_CHARSET = '<meta charset="utf-8">'
_POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')
_TITLE = "<title>Topics</title>"
_STYLESHEET = re.compile(r'[ \t]*<link rel="stylesheet" href="(css/[\w.-]+\.css)">\n')
_PAYLOAD = '<script type="application/json" id="payload"></script>'
_SCRIPT = '<script type="module" src="js/main.js"></script>'
_IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([\w.-]+)\.js";$', re.MULTILINE)
_EXPORT = re.compile(r"^export ((?:async function|function|class|const) ([\w$]+))", re.MULTILINE)


def render_page(payload: dict[str, Any]) -> str:
    """Return the page as HTML."""
    template = static_text("index.html")
    style = "".join(static_text(path) for path in _STYLESHEET.findall(template))
    script = "\n" + "".join(_functions("main", {}).values())
    documents = payload["documents"]
    is_served = documents is not None and documents["mode"] == "server"
    source = "'self'" if is_served else "'none'"
    policy = (
        f"default-src 'none'; script-src {_hash(script)}; style-src {_hash(style)}; "
        f"img-src data:; connect-src {source}; base-uri 'none'; form-action 'none'"
    )
    # "?" for lone surrogates from badly encoded file names
    title = escape(payload["title"].encode("utf-8", "replace").decode("utf-8"))
    content = {
        _CHARSET: f'{_CHARSET}\n<meta http-equiv="Content-Security-Policy" content="{policy}">',
        _TITLE: f"<title>{title}</title>\n<style>{style}</style>",
        _PAYLOAD: _PAYLOAD.replace("><", f">{json_for_html(payload)}<"),
        _SCRIPT: f'<script type="module">{script}</script>',
    }
    # In one pass, so that what was inserted is not searched: a word may look like a placeholder.
    places = re.compile("|".join(map(re.escape, content)))
    return places.sub(lambda found: content[found[0]], _STYLESHEET.sub("", template))


def _functions(module: str, functions: dict[str, str]) -> dict[str, str]:
    """Return a module and everything that it imports as functions, in the order to run them."""
    text = static_text(f"js/{module}.js")
    for _, other in _IMPORT.findall(text):
        if other not in functions:
            _functions(other, functions)
    exported = [name for _, name in _EXPORT.findall(text)]
    body = _EXPORT.sub(r"\1", _IMPORT.sub(_unpacked, text))
    start = f"// js/{module}.js\nconst {_variable(module)} = (() => {{\n"
    functions[module] = f"{start}{body}\nreturn {{ {', '.join(exported)} }};\n}})();\n"
    return functions


def _unpacked(match: re.Match[str]) -> str:
    names = ", ".join(match[1].replace(",", " ").split())
    return f"const {{ {names} }} = {_variable(match[2])};"


def _variable(module: str) -> str:
    return "module_js_" + re.sub(r"\W", "_", module)


def policy_of(page: str) -> str:
    """Return the content security policy of a page."""
    policy: str = _POLICY.findall(page)[0]
    return policy


def json_for_html(value: Any) -> str:
    """Return JSON that is safe inside a ``script`` element: nothing in it ends the element.

    Lone surrogates, from badly encoded files, are escaped, as files cannot contain them.
    """
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    for char in "<\u2028\u2029":
        text = text.replace(char, f"\\u{ord(char):04x}")
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return text.encode("utf-8", "backslashreplace").decode("utf-8")
    return text


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode("utf-8")).digest()
    return f"'sha256-{base64.b64encode(digest).decode('ascii')}'"


def static_text(path: str) -> str:
    """Return the text of one of the page's files, given its path under ``static``."""
    # Line ends are normalised, as browsers do before they compare hashes.
    return files("topicgrouper.explorer").joinpath("static", path).read_text(encoding="utf-8")


# -- in notebooks ----------------------------------------------------------------------------------


@short_repr
@dataclass(frozen=True, slots=True)
class NotebookPage:
    """A page that notebooks show in a frame without access to the notebook.

    Attributes
    ----------
    html : str
        The page.
    height : int
        Height of the frame in pixels.
    n_documents : int
        Number of documents in the page.
    n_passages : int
        Number of these that are long and reduced to the passage that shows a topic best.
    all_bytes : int
        Approximate size of all documents in bytes, if the page does not have all of them.

    See Also
    --------
    topicgrouper.Model.explore : Return such a page.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper import Model, fit_tree
    >>> tree = fit_tree([[2, 1, 0], [0, 1, 3]], ["cat", "dog", "tea"])
    >>> page = Model(tree).explore()
    >>> page.height, page.html[:15]
    (720, '<!doctype html>')
    >>> page.save("topics.html")
    >>> Path("topics.html").read_text(encoding="utf-8") == page.html
    True
    """

    html: str = field(repr=False)
    height: int = 720
    n_documents: int = 0
    n_passages: int = field(default=0, repr=False)
    all_bytes: int = field(default=0, repr=False)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the page to a file, completely or not at all.

        Parameters
        ----------
        path : str or path-like
            A new file, or an earlier page.

        Raises
        ------
        FileExistsError
            If another file is there.
        """
        with atomic_write(path, kind="page") as file:
            file.write(self.html.encode("utf-8"))

    def _repr_html_(self) -> str:
        # The sandbox gives the page its own origin: no cookies, no access to the notebook.
        return (
            f'<iframe title="Topics" sandbox="allow-scripts allow-downloads" width="100%" '
            f'height="{self.height}" '
            f'style="border: 0" srcdoc="{escape(self.html)}"></iframe>'
        )


def explore(
    model: Record,
    *,
    title: str | None = None,
    views: Iterable[SupportsIndex | FlatView] = (),
    height: int = 720,
    document_limit: int = 2_000_000,
) -> NotebookPage:
    """Return a page to explore the topics in a notebook or a browser.

    Parameters
    ----------
    title : str, optional
        Title of the page (default: the name of the model's source).
    views : iterable of int or FlatView, default=()
        The page opens on the first of these, and can show one uneven cut. Refined views are
        not shown, as their topics are not nodes of the tree.
    height : int, default=720
        Height of the frame in a notebook, in pixels.
    document_limit : int, default=2000000
        Maximum number of bytes for documents, since the page is saved with the notebook. If
        they exceed it, the page has the strongest documents of each topic; with 0, it has none.

    Returns
    -------
    NotebookPage

    Raises
    ------
    ValueError
        If a view belongs to another tree or cannot be shown, or a number is out of range.

    Examples
    --------
    >>> from topicgrouper import Model, fit_tree
    >>> tree = fit_tree([[2, 1, 0], [0, 1, 3]], ["cat", "dog", "tea"])
    >>> page = Model(tree).explore(title="Pets", height=500)
    >>> page
    NotebookPage(height=500, n_documents=2)
    >>> page.save("pets.html")
    """
    for name, value, minimum in (("height", height, 1), ("document_limit", document_limit, 0)):
        whole_number(name, value, minimum=minimum)
    views = list(views)
    documents, all_bytes = embedded_within(model, limit=document_limit, views=views)
    html = render_page(make_payload(model, title=title, documents=documents, views=views))
    if documents is not None and documents["rows"] is None:
        return NotebookPage(html, height, model.n_documents)
    rows = [] if documents is None else unpack(documents["rows"]).tolist()
    n_passages = 0
    if documents is not None and model.texts is not None:
        shown = zip(documents["texts"], rows, strict=True)
        n_passages = sum(text != model.texts[row] for text, row in shown)
    return NotebookPage(html, height, len(rows), n_passages, all_bytes)

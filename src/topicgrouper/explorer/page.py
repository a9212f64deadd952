"""The page: the template with styles, script and payload, in one file.

The page is self-contained, and its content security policy forbids everything else: only its own
style and script are allowed, by their hashes, and nothing may be fetched. A page from the local
server may fetch documents from that server.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from html import escape
from importlib.resources import files
from typing import Any

from topicgrouper.explorer.modules import bundle

_CHARSET = '<meta charset="utf-8">'
_POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')
_TITLE = "<title>Topics</title>"
_STYLESHEET = re.compile(r'[ \t]*<link rel="stylesheet" href="(css/[\w.-]+\.css)">\n')
_PAYLOAD = '<script type="application/json" id="payload"></script>'
_SCRIPT = '<script type="module" src="js/main.js"></script>'
_MARKUP_END = re.compile(r"</(?:script|style)|<!--", re.IGNORECASE)


def render_page(payload: dict[str, Any]) -> str:
    """Return the page as HTML."""
    template = static_text("index.html")
    style = "".join(static_text(path) for path in _STYLESHEET.findall(template))
    script = "\n" + bundle("js/main.js", read=static_text)
    for name, text in (("style", style), ("script", script)):
        if _MARKUP_END.search(text):
            msg = f"the {name} contains the end of an element, or a comment"
            raise ValueError(msg)
    documents = payload["documents"]
    is_served = documents is not None and documents["mode"] == "server"
    policy = _policy(style, script, served=is_served or payload["savesNames"])
    content = {
        _CHARSET: f'{_CHARSET}\n<meta http-equiv="Content-Security-Policy" content="{policy}">',
        _TITLE: f"<title>{_as_text(payload['title'])}</title>\n<style>{style}</style>",
        _PAYLOAD: _PAYLOAD.replace("><", f">{json_for_html(payload)}<"),
        _SCRIPT: f'<script type="module">{script}</script>',
    }
    # In one pass, so that what was inserted is not searched: a word may look like a placeholder.
    places = re.compile("|".join(map(re.escape, content)))
    return places.sub(lambda found: content[found[0]], _STYLESHEET.sub("", template))


def policy_of(page: str) -> str:
    """Return the content security policy of a page."""
    policy: str = _POLICY.findall(page)[0]
    return policy


def json_for_html(value: Any) -> str:
    """Return JSON that is safe inside a ``script`` element: nothing in it ends the element.

    Lone surrogates, from badly encoded files, are escaped, as files cannot contain them.
    """
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return re.sub("[<\u2028\u2029\ud800-\udfff]", lambda match: f"\\u{ord(match[0]):04x}", text)


def _as_text(text: str) -> str:
    """Return an escaped text, with "?" for lone surrogates from badly encoded file names."""
    return escape(text.encode("utf-8", "replace").decode("utf-8"))


def _policy(style: str, script: str, *, served: bool) -> str:
    source = "'self'" if served else "'none'"
    return (
        f"default-src 'none'; script-src {_hash(script)}; style-src {_hash(style)}; "
        f"img-src data:; connect-src {source}; base-uri 'none'; form-action 'none'"
    )


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode("utf-8")).digest()
    return f"'sha256-{base64.b64encode(digest).decode('ascii')}'"


def static_text(path: str) -> str:
    """Return the text of one of the page's files, given its path under ``static``."""
    # Line ends are normalised, as browsers do before they compare hashes.
    return files("topicgrouper.explorer").joinpath("static", path).read_text(encoding="utf-8")

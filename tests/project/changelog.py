"""The changelog, read by its form: keepachangelog.com, with versions as links."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parents[2] / "CHANGELOG.md"
KINDS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
UNRELEASED = "Unreleased"
_HEADING = re.compile(
    r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?$", re.MULTILINE
)
_LINKS = re.compile(r"^\[(?P<version>[^\]]+)\]: (?P<address>\S+)$", re.MULTILINE)


@dataclass(frozen=True)
class Entry:
    """What changed in one version."""

    version: str
    date: str | None
    body: str

    @property
    def kinds(self):
        """The kinds of changes, in the order of the headings."""
        return re.findall(r"^### (.*)$", self.body, re.MULTILINE)


def entries(text=None):
    """Return the entries of the changelog, newest first."""
    text = CHANGELOG.read_text(encoding="utf-8") if text is None else text
    text = text[: match.start()] if (match := _LINKS.search(text)) else text
    heads = list(_HEADING.finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)]
    return [
        Entry(head["version"], head["date"], text[head.end() : end].strip())
        for head, end in zip(heads, ends, strict=False)
    ]


def links(text=None):
    """Return where the versions link to."""
    text = CHANGELOG.read_text(encoding="utf-8") if text is None else text
    return {match["version"]: match["address"] for match in _LINKS.finditer(text)}

"""What a message repeats: quoted lines and what introduces them, forwarded text, signatures."""

from __future__ import annotations

import re

_QUOTED = re.compile(r"\s{0,3}(?:[A-Za-z]{0,4}>|\|[ >])")

# "On Monday Ann wrote:", in a line or two before a quotation, in many languages: it ends in a
# colon, and has an address, a date or a verb.
_INTRODUCTION = re.compile(
    r"@|\d\d:\d\d|\b\d{4}\b|\b(?:wrote|writes|said|says|schrieb|schreibt|écrit|escribió|escreveu"
    r"|scritto|schreef|skrev|kirjoitti|napisał|пише|пишет|написал|yazdı)\b",
    re.IGNORECASE,
)

# Mail programs put these lines before a message that they repeat without marking its lines.
_ORIGINAL = re.compile(
    r"\s*(?:-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|"
    r"originalnachricht|weitergeleitete nachricht|message d'origine|message original|"
    r"message transféré|mensaje original|mensagem original|messaggio originale|"
    r"oorspronkelijk bericht|исходное сообщение)\s*-{2,}|begin forwarded message:)\s*",
    re.IGNORECASE,
)
_RULE = re.compile(r"\s*_{8,}\s*")
_SENDER = re.compile(r"\s*\*?(?:from|von|de|da|van|från|fra|от|发件人|差出人)\s*:", re.IGNORECASE)


def without_quoted_parts(text: str) -> str:
    r"""Return the lines of a message that its sender wrote."""
    kept: list[str] = []
    lines = text.split("\n")
    is_after_own = False  # whether a line of the sender was kept since the last quoted one
    for number, line in enumerate(lines):
        if _QUOTED.match(line):
            if is_after_own:
                _drop_introduction(kept)
            is_after_own = False
        elif (
            line.rstrip("\r") == "-- "
            or _ORIGINAL.fullmatch(line)
            or (
                _RULE.fullmatch(line)
                and number + 1 < len(lines)
                and _SENDER.match(lines[number + 1])
            )
        ):
            break
        else:
            kept.append(line)
            is_after_own = is_after_own or bool(line.strip())
    return "\n".join(kept).strip()


def _drop_introduction(kept: list[str]) -> None:
    """Drop the one to three lines at the end that introduce a quotation."""
    end = len(kept)
    while end and not kept[end - 1].strip():
        end -= 1
    if not end or not kept[end - 1].rstrip().endswith((":", "...")):
        return
    for start in range(end - 1, max(end - 4, -1), -1):
        if not kept[start].strip():
            return
        if _INTRODUCTION.search(kept[start]) and (start == 0 or not kept[start - 1].strip()):
            del kept[start:]
            return

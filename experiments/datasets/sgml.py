"""The subset of SGML that news collections use.

Their files are not XML: they have no root element, ampersands are not escaped, and they contain
character references that XML does not allow. So elements are found by their tags alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Element", "decode_entities", "elements", "without_tags"]

_ATTRIBUTE = re.compile(r"""([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))""")
_ENTITY = re.compile(r"&(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|lt|gt|amp|quot|apos);")
_CHARACTERS = {"lt": "<", "gt": ">", "amp": "&", "quot": '"', "apos": "'"}
_TAG = re.compile(r"</?[A-Za-z][^<>]*>")


@dataclass(frozen=True, slots=True)
class Element:
    """What is between a pair of tags.

    Attributes
    ----------
    content : str
        The text between them, including its tags and entities.
    attributes : dict of str to str
        The attributes of the opening tag.
    line : int
        The line of the opening tag, counted from 1.
    content_line : int
        The line on which the content begins.
    """

    content: str
    attributes: dict[str, str]
    line: int
    content_line: int


def elements(text: str, name: str, *, path: str, first_line: int = 1) -> Iterator[Element]:
    """Iterate over the elements of a name; they are never nested.

    Parameters
    ----------
    text : str
        The text to search.
    name : str
        The name of the elements, in upper or lower case.
    path : str
        The name of the file in messages.
    first_line : int, default=1
        The line of the file on which the text begins.

    Yields
    ------
    Element
        The next element.

    Raises
    ------
    ReadError
        If the opening and the closing tags do not alternate.
    """
    tag = re.compile(rf"<(/?){re.escape(name)}(?![\w.-])([^<>]*)>", re.IGNORECASE)
    opened: re.Match[str] | None = None
    line, opened_line, position = first_line, first_line, 0
    for match in tag.finditer(text):
        line += text.count("\n", position, match.start())
        position = match.start()
        if not match[1]:
            if opened is not None:
                raise _unclosed(name, path, opened_line)
            opened, opened_line = match, line
        elif opened is None:
            message = f"</{name}> without <{name}> before it; copy the file again from the original"
            raise ReadError(message, path=path, line=line)
        else:
            yield Element(
                content=text[opened.end() : match.start()],
                attributes=_attributes(opened[2]),
                line=opened_line,
                content_line=opened_line + opened[0].count("\n"),
            )
            opened = None
    if opened is not None:
        raise _unclosed(name, path, opened_line)


def decode_entities(text: str) -> str:
    """Decode character references; stray ampersands and unknown names stay.

    References to control characters, of which old newswires have many, become blanks.

    Parameters
    ----------
    text : str
        The text.

    Returns
    -------
    str
        The decoded text.
    """
    return _ENTITY.sub(_character, text) if "&" in text else text


def without_tags(text: str) -> str:
    """Replace all tags by blanks.

    Parameters
    ----------
    text : str
        The text.

    Returns
    -------
    str
        The text without tags.
    """
    return _TAG.sub(" ", text)


def _attributes(inside: str) -> dict[str, str]:
    return {
        match[1].upper(): next(value for value in match.groups()[1:] if value is not None)
        for match in _ATTRIBUTE.finditer(inside)
    }


def _unclosed(name: str, path: str, line: int) -> ReadError:
    message = f"<{name}> is never closed; the file seems cut off: copy it again from the original"
    return ReadError(message, path=path, line=line)


def _character(match: re.Match[str]) -> str:
    code = match[1]
    if not code.startswith("#"):
        return _CHARACTERS[code]
    number = int(code[2:], 16) if code[1] in "xX" else int(code[1:])
    is_printable = number >= 0x20 and not 0x7F <= number < 0xA0 and not 0xD800 <= number < 0xE000
    return chr(number) if is_printable and number <= 0x10FFFF else " "

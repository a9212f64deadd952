"""Nodes as JSON objects: the keys that both JSON files share."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["node_members"]


def node_members(record: Mapping[str, Any], words: Sequence[str], *, keys: Sequence[str]) -> str:
    """Return the members of a node's object, without the braces, on one line.

    Parameters
    ----------
    record : mapping of str to object
        What is known of the node.
    words : sequence of str
        Its most frequent words.
    keys : sequence of str
        Which values of the record to give; those that are None are left out.
    """
    values = {key: record[key] for key in keys if record[key] is not None}
    # letters of all languages as they are; half of a character is escaped by the file
    return json.dumps({**values, "words": words}, ensure_ascii=False, allow_nan=False)[1:-1]

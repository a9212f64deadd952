"""Nodes as JSON objects: what both JSON formats share."""

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
        The values of the node.
    words : sequence of str
        Its most frequent words.
    keys : sequence of str
        The values to include; those that are None are omitted.

    Returns
    -------
    str
    """
    values = {key: record[key] for key in keys if record[key] is not None}
    # not escaped: `text_of` escapes lone surrogates, which alone cannot be encoded
    return json.dumps({**values, "words": words}, ensure_ascii=False, allow_nan=False)[1:-1]

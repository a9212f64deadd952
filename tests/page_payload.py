"""What a page knows, read from the page itself."""

import base64
import json
import re

import numpy as np

_PAYLOAD = re.compile(r'<script type="application/json" id="payload">(.*?)</script>', re.DOTALL)


def payload_in(html):
    """Return the data in a page."""
    (found,) = _PAYLOAD.findall(html)
    return json.loads(found)


def payload_of(model, **options):
    """Return the data in the page of a model; the options are those of `Model.explore`."""
    return payload_in(model.explore(**options).html)


def main_nodes(packed):
    """Return the node of each document's main topic, -1 for none."""
    nodes = numbers(packed["nodes"]).tolist()
    return [nodes[place - 1] if place else -1 for place in numbers(packed["topics"]).tolist()]


def numbers(packed):
    """Return the array in a page."""
    return np.frombuffer(base64.b64decode(packed["data"]), dtype=f"<{packed['type']}")

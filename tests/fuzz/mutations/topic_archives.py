"""Mutations of the package's own archives whose manifest still tells the truth."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tests.fuzz.mutations.arrays import mutate_array, mutate_npy
from tests.fuzz.mutations.plain import INTEGERS, with_tokens
from tests.fuzz.mutations.zips import Member, mutating_zips, pack_zip, unpack_zip
from topicgrouper.storage.archive_file import DTYPES, MANIFEST, member_name, npy_header

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

__all__ = ["mutate_topic_archive"]

_VALUES = (*INTEGERS, 0.5, -1.0, 1e308, float("nan"), float("inf"), True, False, None, "", "x", "é")
_JSON = with_tokens(
    *(b"[", b"]", b"{", b"}", b",", b":", b'""', b"null", b"true", b"-1", b"1e999", b"NaN"),
    *(b"[" * 2000, b'"shape": [-1]', b'"<f8"', b'"<i8"', b'"|O"', b'"arrays"', b'"meta": {}'),
    *(b'"format_version": 2', b"\\ud800", b'"tree"', b'"counts"', b"[4294967296, 4294967296]"),
)


def mutate_topic_archive(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """Change an array or a value and the manifest with it; or else anything in the zip archive."""
    members = unpack_zip(data)
    if members and rng.random() < 0.75:
        try:
            sections = {
                name: {"arrays": dict(parts["arrays"]), "meta": dict(parts["meta"])}
                for name, parts in _sections(members).items()
            }
            for _ in range(rng.choice((1, 1, 2, 3))):
                _change(sections, rng)
            return _packed(sections, deflate=rng.random() < 0.2)
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
            pass  # it was mutated before, and is no archive of the package
    return _mutate_zip(data, rng, others)


def _inner(name: str, data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    return _JSON(data, rng, ()) if name == MANIFEST else mutate_npy(data, rng, ())


_mutate_zip = mutating_zips(_inner)


@lru_cache(maxsize=512)
def _sections(members: tuple[Member, ...]) -> dict[str, Any]:
    """Return the manifest's sections with the arrays themselves in the place of their forms."""
    content = {member.name: member.data for member in members}
    sections = json.loads(content[MANIFEST])["sections"]
    for section, parts in sections.items():
        for array, form in parts["arrays"].items():
            header = len(npy_header(form["dtype"], tuple(form["shape"])))
            values = np.frombuffer(content[member_name(section, array)][header:], form["dtype"])
            parts["arrays"][array] = values.reshape(form["shape"])
    return sections


def _change(sections: dict[str, Any], rng: Random) -> None:
    parts = sections[rng.choice(list(sections))]
    kind = rng.random()
    if kind < 0.2 and parts["meta"]:
        parts["meta"][rng.choice(list(parts["meta"]))] = rng.choice(_VALUES)
    elif parts["arrays"]:
        name = rng.choice(list(parts["arrays"]))
        if name == "json" and kind < 0.8:
            parts["arrays"][name] = _mutate_json(parts["arrays"][name].tobytes(), rng)
        elif kind < 0.92:
            parts["arrays"][name] = mutate_array(parts["arrays"][name], rng)
        elif kind < 0.96:
            del parts["arrays"][name]
        else:
            parts["arrays"][name] = parts["arrays"][rng.choice(list(parts["arrays"]))]


def _mutate_json(data: bytes, rng: Random) -> np.ndarray[Any, Any]:
    """Put another value anywhere into what is kept as JSON."""
    values = json.loads(data)
    place = values
    while True:
        key = rng.choice(list(place))
        if not isinstance(place[key], dict) or not place[key] or rng.random() < 0.2:
            break
        place = place[key]
    place[key] = rng.choice((*_VALUES, [], ["a"], [1], {}, {"a": 1}, "english", "\ud800"))
    return np.frombuffer(json.dumps(values).encode("ascii"), np.uint8)


def _packed(sections: dict[str, Any], *, deflate: bool) -> bytes:
    members = []
    manifest: dict[str, Any] = {}
    for section, parts in sections.items():
        forms = {}
        for name, array in parts["arrays"].items():
            plain = array if array.dtype.str in DTYPES else np.zeros(array.shape, "<i8")
            forms[name] = {"dtype": plain.dtype.str, "shape": list(plain.shape)}
            data = npy_header(plain.dtype.str, plain.shape) + plain.tobytes()
            members.append(Member(member_name(section, name), data, deflate))
        manifest[section] = {"arrays": forms, "meta": parts["meta"]}
    whole = {"format": "topicgrouper", "format_version": 1, "sections": manifest}
    text = json.dumps(whole).encode("ascii")
    return pack_zip([Member(MANIFEST, text, deflate), *members])

"""Baskets: one a line, or one row for each item."""

from __future__ import annotations

from tests.fuzz.door import Door
from tests.fuzz.doors.tables import CELLS, DELIMITED
from tests.fuzz.mutations.choices import mutating_rest, with_each
from tests.fuzz.mutations.plain import NUMBERS, with_tokens
from tests.fuzz.reading import ERRORS, reading

__all__ = ["DOORS"]

_WIDE = [("x.basket", {}), ("x.basket", {"delimiter": ";"}), ("x.baskets", {"encoding": "utf-16"})]
_ITEMS = b"milk,bread\nbeer\n\nmilk,milk,  butter ,\n"
_LONG = {"basket": "order", "item": "sku", "quantity": "n", "item_name": "name", "columns": "day,n"}
_TABLES = [
    ("x.csv", _LONG),
    ("x.csv", {"basket": ("order", "day"), "item": "sku", "label_column": "day"}),
    ("x.csv", {"format": "baskets", "basket": "order", "item": "name", "quantity": "n"}),
]
_ROWS = b"order,day,sku,name,n\n1,mon,a,Milk,2\n1,mon,b,Bread,1.0\n2,tue,a,milk,-1\n2,tue,c,,0\n"
_JSON = [("x.jsonl", _LONG), ("x.json", {"basket": ("order", "day"), "item": "sku"})]
_OBJECTS = (
    b'{"order": 1, "day": "mon", "sku": "a", "name": "Milk", "n": 2}\n'
    b'{"order": 1, "day": "mon", "sku": 7.5, "name": null, "n": 1.0}\n'
    b'{"order": "2", "day": "tue", "sku": "a", "name": "milk", "n": "1e2"}\n'
)

DOORS = [
    Door(
        "wide-baskets",
        errors=ERRORS,
        prepare=reading(*_WIDE),
        seeds=lambda: [
            *with_each(_WIDE[:2], [_ITEMS, _ITEMS.replace(b",", b";")]),
            bytes([2]) + _ITEMS.decode().encode("utf-16"),
        ],
        mutate=mutating_rest(with_tokens(*CELLS)),
    ),
    Door(
        "long-baskets",
        errors=ERRORS,
        prepare=reading(*_TABLES),
        seeds=lambda: with_each(_TABLES, [_ROWS]),
        mutate=mutating_rest(DELIMITED),
    ),
    Door(
        "long-baskets-json",
        errors=ERRORS,
        prepare=reading(*_JSON),
        seeds=lambda: with_each(_JSON, [_OBJECTS]),
        mutate=mutating_rest(with_tokens(*NUMBERS, b"null", b"true", b"[1]", b"{}", b'"a"')),
    ),
]

"""The documents from which the saved models were made, and what is asked of the models."""

from __future__ import annotations

__all__ = [
    "BASKETS",
    "NEW_BASKET",
    "NEW_TEXT",
    "NEW_UNSPACED_TEXT",
    "ROWS",
    "TEXTS",
    "TOGETHER",
    "UNSPACED",
    "at_blanks",
]

_SPACE = (
    "The rocket left New York for the moon.",
    "A rocket in orbit round the moon: the crew saw New York.",
    "The crew launched two rockets; the orbits were high.",
    "Launching a rocket: New York saw the launch and the crew.",
    "High orbits round the moon, and a crew for the rocket.",
    "The moon, the orbit, the launch: New York was late.",
    "Two launches of a rocket from the bank of the river.",
    "The crew of the moon rocket came to New York.",
)
_TEA = (
    "A cup of green tea and a pot for the cup.",
    "Green tea in the pot, cold tea in the cup.",
    "The pots and cups were cold; the tea was green.",
    "Tea from New York: a cold cup, a green pot.",
    "Two cups of tea, and a pot of milk for the tea.",
    "Milk in a cup of tea? The green tea was cold.",
    "A pot of tea by the river, with milk and two cups.",
    "",
)
_MONEY = (
    "The bank in New York gave a loan of money.",
    "A loan from the bank: money for two years.",
    "Banks and loans; the money was late.",
    "The bank took the money, and New York took the bank.",
    "Money, money: the loan of the bank was high.",
    "Two banks of New York gave loans for the rocket.",
    "The river bank is green, the bank of New York is not.",
    "Years of loans, late money and cold banks.",
)

TEXTS = (*_SPACE, *_TEA, *_MONEY)
TOGETHER = (("rocket", "rockets", "launch"), ("tea", "milk"))
NEW_TEXT = "A crew in New York drank cold milk tea from green cups, and never saw a rocket."
NEW_UNSPACED_TEXT = "月球上的绿茶 tea"
UNSPACED = ("火箭飞向月球。", "月球上的火箭 rocket", "一杯绿茶和牛奶", "绿茶 tea 一杯", "牛奶绿茶")

ROWS = tuple(
    {
        "key": f"{label}-{number}",
        "kind": label,
        "author": ("Ada", "Grace, H.", "")[number % 3],
        "date": f"20{10 + number}-03-0{1 + number}",
        "body": text,
    }
    for label, texts in (("space", _SPACE), ("tea", _TEA), ("money", _MONEY))
    for number, text in enumerate(texts)
)
"""The texts with ids, labels and two columns; one author is unknown, another has a comma."""

_ITEMS = {"m1": "Milk, 1 l", "b2": "Brown bread", "t3": "Green tea", "c4": "Cup", "n5": "Nägel"}
_ORDERS = ("m1 b2", "t3 c4 m1", "b2 m1 m1", "t3 t3 c4", "n5", "n5 c4", "b2 m1 t3", "n5 n5 n5")

BASKETS = tuple(
    {"order": str(100 + order), "code": code, "article": _ITEMS[code], "pieces": str(1 + order % 2)}
    for order, codes in enumerate(_ORDERS)
    for code in codes.split()
)
NEW_BASKET = ("m1", "b2", "milk", "unknown")


def at_blanks(text: str) -> list[str]:
    """Find words as a user's own function would."""
    return text.split()

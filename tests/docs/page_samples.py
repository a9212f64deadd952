"""The files that the commands in the pages name, made up and small."""

from __future__ import annotations

import csv
import tarfile
from pydoc_data.topics import topics
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["write_samples"]

TEXTS = {
    "space": (
        "The rocket was launched into an orbit round the moon.",
        "The launch of the rocket was late; the orbit of the moon is high.",
        "A new rocket, a new launch, and the moon.",
    ),
    "tea": (
        "A cup of tea and a pot for the tea.",
        "The tea in the cup was cold, and so was the pot.",
        "Tea from a new cup, cold tea from the pot.",
    ),
}
HELD_OUT = {
    "space": "A new launch of the rocket, high over the moon.",
    "tea": "The cup for the tea and the pot were new.",
}
SALES = (
    ("1", "22423", "2", "CAKE STAND"),
    ("1", "85123", "1", "TEA CUP"),
    ("2", "22423", "1", "CAKE STAND"),
    ("2", "85123", "3", "TEA CUP"),
    ("3", "999", "2", "LAMP"),
    ("3", "777", "1", "BULB"),
    ("4", "777", "5", "BULB"),
    ("4", "999", "4", "LAMP"),
)


def write_samples(folder: Path) -> None:
    """Write folders and archives of texts, tables of reviews, and ``sales.csv``."""
    rows, new_rows = [], []
    for label, texts in TEXTS.items():
        place = folder / "texts" / label
        place.mkdir(parents=True)
        for number, text in enumerate(texts):
            (place / f"{number}.txt").write_text(text, encoding="utf-8")
            rows.append((f"{label}{number}", str(number + 3), text))
    for label, text in HELD_OUT.items():
        place = folder / "held-out" / label
        place.mkdir(parents=True)
        (place / "0.txt").write_text(text, encoding="utf-8")
        new_rows.append((f"{label}9", "4", text))
    (folder / "python-reference").mkdir()
    for name, text in topics.items():  # as the tutorial does
        (folder / "python-reference" / f"{name}.txt").write_text(text, encoding="utf-8")
    with tarfile.open(folder / "news.tar.gz", "w:gz") as archive:
        archive.add(folder / "texts", arcname="news")
    _write_table(folder / "reviews.csv", ("id", "stars", "review"), rows)
    _write_table(folder / "new-reviews.csv", ("id", "stars", "review"), new_rows)
    _write_table(folder / "sales.csv", ("order", "article", "pieces", "description"), SALES)


def _write_table(path: Path, header: tuple[str, ...], rows: object) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(header)
        writer.writerows(rows)

"""Three collections of texts with known classes, divided into training and test documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from experiments.datasets.files import read_files
from experiments.datasets.reuters import read_stories, select_stories

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

__all__ = ["LABELLED", "Part", "newsgroups_parts", "reuters_parts", "review_parts"]

Part = tuple[list[str], list[str]]
"""Texts and their classes."""


def newsgroups_parts(data: Path) -> tuple[Part, Part]:
    """Read the messages of Twenty Newsgroups, divided by date."""

    def part(name: str) -> Part:
        files = read_files(
            data / "20newsgroups" / "20news-bydate.tar.gz",
            is_wanted=lambda path: f"bydate-{name}" in path and path.rpartition("/")[2].isdecimal(),
            description="messages in folders of groups",
        )
        texts = [file.data.decode("latin-1") for file in files]
        return texts, [file.name.split("/")[-2] for file in files]

    return part("train"), part("test")


def reuters_parts(data: Path) -> tuple[Part, Part]:
    """Read the stories of Reuters-21578 with exactly one of ten labels (ModApte split)."""
    stories = select_stories(read_stories(data / "reuters21578" / "reuters21578.tar.gz"), "only")

    def part(name: str) -> Part:
        found = [(story.text, label) for story, label in stories if story.part == name]
        return [text for text, _ in found], [label for _, label in found]

    return part("train"), part("test")


def review_parts(data: Path) -> tuple[Part, Part]:
    """Read a tenth of the positive and negative reviews of each part of IMDB."""
    files = read_files(
        data / "imdb" / "aclImdb_text.tar.xz",
        is_wanted=lambda path: any(f"/{label}/" in path for label in ("pos", "neg")),
        description="reviews in folders of classes",
    )

    def part(name: str) -> Part:
        mine = [file for file in files if f"/{name}/" in file.name][::10]
        texts = [file.data.decode("utf-8") for file in mine]
        return texts, [file.name.split("/")[-2] for file in mine]

    return part("train"), part("test")


LABELLED: dict[str, Callable[[Path], tuple[Part, Part]]] = {
    "Reuters": reuters_parts,
    "Twenty Newsgroups": newsgroups_parts,
    "IMDB": review_parts,
}

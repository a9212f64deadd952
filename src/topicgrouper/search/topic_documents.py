"""The documents in which a topic is strongest, with passages, as a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from topicgrouper.search.snippets import snippet
from topicgrouper.search.text_words import TextWords
from topicgrouper.tables.shown import printable, times
from topicgrouper.tables.table import Table, column, computed
from topicgrouper.tree.queries.document_strength import strongest_documents

if TYPE_CHECKING:
    from topicgrouper.model.model import Model
    from topicgrouper.search.snippets import Snippet

__all__ = ["TopicDocument", "topic_documents"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TopicDocument:
    """A document that contains a topic."""

    row: int = column(about="Its row in the training counts.")
    id: str = column(about="Its id; its row number if the model has no ids.")
    label: str | None = column(about="Its label, if the model has labels.", own=True)
    relative_share: float = column(
        "times average",
        "How many times as much of the topic it has as the whole collection, after as many average "
        "words were added as the median document has. Documents are ranked by it.",
        show=times,
    )
    share: float = column("share", "The topic's share of its words.", show=".0%")
    frequency: int | float = column("occurrences", "Occurrences of the topic's words in it.")
    length: int | float = column("length", "Occurrences of all words of the model in it.")
    strength: float = column(about="The topic's share of it after average words were added.")
    passage: Snippet | None

    @computed(about="The passage with most words of the topic, if the model has its texts.")
    def snippet(self) -> str | None:
        """Return the text of the passage."""
        return None if self.passage is None else self.passage.text

    @computed(about="Start and end of each word of the topic in the passage.", kind="nested")
    def spans(self) -> list[list[int]] | None:
        """Return the places of the topic's words."""
        return None if self.passage is None else [list(span) for span in self.passage.spans]

    @computed("document", in_files=False, show=str)
    def document(self) -> str:
        """Return the id and the label."""
        name = printable(self.id, limit=60)
        return name if self.label is None else f"{name}  [{printable(self.label)}]"


def topic_documents(
    model: Model, node: int, *, k: int = 10, length: int = 240
) -> Table[TopicDocument]:
    """Return the k documents in which a topic is strongest, with passages of at most a length."""
    has_texts = model.texts is not None and length > 0
    finder: Any = TextWords(model) if has_texts else None
    rows = [
        TopicDocument(
            row=strong.row,
            id=model.document_id(strong.row),
            label=None if model.labels is None else model.labels[strong.row],
            relative_share=strong.relative_share,
            share=strong.share,
            frequency=strong.frequency,
            length=strong.length,
            strength=strong.strength,
            passage=(
                snippet(model, strong.row, node, length=length, finder=finder)
                if has_texts
                else None
            ),
        )
        for strong in strongest_documents(model.tree, node, k=k)
    ]
    return Table.of(rows, TopicDocument)

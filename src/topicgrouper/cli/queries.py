"""Words that users type as a query: the argument, and what is not known of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from topicgrouper.cli.nouns import nouns_of

if TYPE_CHECKING:
    from topicgrouper.model.model import Model
    from topicgrouper.search.query_words import QueryWords

__all__ = ["QueryArgument", "tell_unknown"]

QueryArgument = Annotated[
    list[str],
    typer.Argument(
        metavar="WORD",
        help="Words, as one text in quotes or separately; for baskets, one item per argument.",
    ),
]


def tell_unknown(model: Model, query: QueryWords) -> None:
    """Report the words of a query that the model does not know."""
    if not query.unknown:
        return
    from topicgrouper.cli.console import tell  # noqa: PLC0415
    from topicgrouper.search.word_lookup import similar_words  # noqa: PLC0415
    from topicgrouper.tree.representation import printable  # noqa: PLC0415

    words = nouns_of(model).words
    listed = ", ".join(repr(printable(word, limit=80)) for word in query.unknown)
    hint = similar_words(model, query.unknown[0])
    tell(f"Ignored {words} that the model does not know: {listed}{hint}.")

"""``topicgrouper search``: the documents that are about a query."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import JsonOption, ModelArgument, load
from topicgrouper.cli.nouns import nouns_of
from topicgrouper.cli.passages import highlighted
from topicgrouper.cli.queries import QueryArgument, tell_unknown
from topicgrouper.cli.reading import JobsOption  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.topic_records import node_records
from topicgrouper.cli.topic_tables import shown_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.model.model import Model
    from topicgrouper.search.document_search import SearchHit
    from topicgrouper.search.snippets import Snippet

__all__ = ["EXAMPLES", "search"]

EXAMPLES = examples(
    'topicgrouper search news.tg "space shuttle"',
    'topicgrouper search news.tg "space shuttle" -k 3 --length 400',
    'topicgrouper search news.tg "space shuttle" --by tree --json',
    'topicgrouper search sales.tg "RED RETROSPOT CAKE STAND" 22423',
)

_TOPIC_WORDS = 5


def search(
    model: ModelArgument,
    query: QueryArgument,
    *,
    k: Annotated[
        int,
        typer.Option(
            "-k", "--documents", "--top", metavar="K", min=1, help="Number of documents to show."
        ),
    ] = 10,
    by: Annotated[
        Literal["both", "tree", "bm25"],
        typer.Option("--by", help="Rank by shared words (bm25), by topics (tree), or by both."),
    ] = "both",
    length: Annotated[
        int,
        typer.Option(
            "--length",
            metavar="L",
            min=0,
            help="Maximum length of a passage in characters; 0 for none.",
        ),
    ] = 240,
    as_json: JsonOption = False,
    jobs: JobsOption = -1,
) -> None:
    """Find the documents that are about a query, and show why.

    Shared words count by BM25. The tree also scores words that a document lacks: each counts by how
    much of its topic the document has, or of a larger topic. Scores are in standard
    deviations above the average document; with --by both, those of words and topics are added.

    Below each document are the words of the query that it contains, those that it lacks but that
    other words of it lead one to expect, and those that it just lacks. If the model has its texts
    (fit --keep-texts), the passage with most words of the query is shown. To widen a query, see
    "topicgrouper expand".
    """
    loaded = load(model, texts=length > 0)
    from topicgrouper.cli.console import working  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.search.document_search import DocumentSearch  # noqa: PLC0415

    with working("Searching"):
        with user_errors():
            searching = DocumentSearch(loaded, n_jobs=jobs)
            words = searching.query(query)
        found = searching.find(words, k=k, by=by)
        passages = [searching.snippet(each.row, words, length=length) for each in found]
    pairs = list(zip(found, passages, strict=True))
    if as_json:
        from topicgrouper.cli.console import print_json  # noqa: PLC0415

        shown = loaded.shown.vocabulary
        print_json(
            {
                "words": [shown[word] for word in words.words],
                "unknown": list(words.unknown),
                "documents": [_record(loaded, each, passage) for each, passage in pairs],
            }
        )
        return
    tell_unknown(loaded, words)
    _print(loaded, words.words, pairs)


def _record(model: Model, found: SearchHit, passage: Snippet | None) -> dict[str, Any]:
    return {
        "row": found.row,
        "id": model.document_id(found.row),
        "label": None if model.labels is None else model.labels[found.row],
        "score": found.score,
        "matches": [
            {
                "word": model.shown.vocabulary[match.word],
                "occurrences": match.n_occurrences,
                "lift": match.lift,
                "topic": None if match.n_occurrences else _topic(model, match.node),
            }
            for match in found.matches
        ],
        "snippet": None if passage is None else passage.text,
        "spans": None if passage is None else [list(span) for span in passage.spans],
    }


def _topic(model: Model, node: int) -> dict[str, Any]:
    tree = model.shown
    (record,) = node_records(tree, [tree.topic(node=node)], _TOPIC_WORDS, against="sibling")
    return record


def _print(
    model: Model, words: Sequence[int], pairs: Sequence[tuple[SearchHit, Snippet | None]]
) -> None:
    from topicgrouper.cli.console import results  # noqa: PLC0415
    from topicgrouper.tree.representation import printable  # noqa: PLC0415

    console = results()
    if not pairs:
        console.print(f"No {nouns_of(model).documents} match this query.")
        return
    for found, passage in pairs:
        name = printable(model.document_id(found.row), limit=80)
        if model.labels is not None:
            name += f"  [{printable(model.labels[found.row])}]"
        console.print(f"{found.score:6.2f}  {name}", soft_wrap=True)
        console.print(f"        {_why(model, found, words)}", soft_wrap=True)
        if passage is not None:
            for line in highlighted(console, passage).wrap(console, console.width - 8):
                console.print("       ", line)


def _why(model: Model, found: SearchHit, words: Sequence[int]) -> str:
    """Return "space 3×; launch expected from orbit, flight (topic 217); lacks moon"."""
    names = model.shown.vocabulary
    parts = []
    for match in found.matches:
        word = _name(names[match.word])
        if match.n_occurrences:
            parts.append(f"{word} {match.n_occurrences}×")
        else:
            near = ", ".join(_name(names[leaf]) for leaf in match.words[:_TOPIC_WORDS])
            topic = model.tree.topic(node=match.node)
            name = "" if topic.name is None else f" {shown_name(topic.name)}"
            parts.append(f"{word} expected from {near} (topic {topic.n}{name})")
    explained = {match.word for match in found.matches}
    missing = [_name(names[word]) for word in words if word not in explained]
    return "; ".join([*parts, f"lacks {', '.join(missing)}"] if missing else parts)


def _name(word: str) -> str:
    from topicgrouper.tree.representation import printable  # noqa: PLC0415

    return printable(word, limit=60)

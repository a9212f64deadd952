"""``topicgrouper search``: documents about a query."""

from __future__ import annotations

from typing import Annotated

import typer

from topicgrouper.cli.console import print_notice, print_result, user_errors, working
from topicgrouper.cli.destinations import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.models import ModelArgument, load, nouns_of
from topicgrouper.cli.options import option
from topicgrouper.cli.topic_tables import length_option, print_passage
from topicgrouper.common.short_repr import count_phrase

EXAMPLES = (
    'topicgrouper search news.tg "space shuttle"',
    'topicgrouper search news.tg "space shuttle" -k 3 --length 400',
    'topicgrouper search news.tg "space shuttle" --json',
    'topicgrouper search sales.tg "RED RETROSPOT CAKE STAND" 22423 -o found.csv',
)


def search(
    model: ModelArgument,
    query: Annotated[
        list[str],
        typer.Argument(
            metavar="WORD",
            help="Words, as one text in quotes or separately; for baskets, one item per argument.",
        ),
    ],
    *,
    k: int = option("Number of documents to show.", "K", "-k", default=10, min=1),
    length: int = length_option(),
    out: TableOptions,
) -> None:
    """Find documents about a query, and show why they match.

    Words that a document shares with the query are scored by BM25, which also uses words that are
    typical of its own ten best documents (feedback). The tree, or the forest if the model has one,
    also scores words that the document lacks, by how much of their topic, or of a larger one, the
    document has. The two scores are added, each in standard deviations above the average document.

    Each document is listed with the query words that it contains, those that it lacks but its other
    words make likely, and those that it simply lacks. If the model has texts (fit --keep-texts),
    the passage with the most words of the query is shown. To widen a query, see "topicgrouper
    complete".
    """
    out.check()
    loaded = load(model, texts=length > 0)
    with working("Searching"), user_errors():
        found = loaded.search(query, k, length=length)
    if not out.is_for_people:
        document = {"words": found.words, "unknown": found.unknown, "documents": found}
        out.deliver(found, document=document)
        return
    if found.remark:
        print_notice(found.remark)
    nouns = nouns_of(loaded)
    if not found:
        print_result(f"No {nouns.documents} match this query.")
    else:
        number = count_phrase(len(found), nouns.document)
        print_result(
            f"{number}, best match first. Score: sum of two, by words and by topics, each in "
            f"standard deviations above the average {nouns.document}."
        )
    for hit in found:
        print_result(f"{hit.score:6.2f}  {hit.document}", f"        {hit.why}")
        print_passage(hit.passage, indent=8)

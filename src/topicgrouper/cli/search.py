"""``topicgrouper search``: documents about a query."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from topicgrouper.arrays.short_repr import counted
from topicgrouper.cli.console import say, tell
from topicgrouper.cli.destinations import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.documents import length_option, print_passage
from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.models import ModelArgument, load, nouns_of
from topicgrouper.cli.options import option
from topicgrouper.cli.progress import working
from topicgrouper.cli.reading import jobs_option

EXAMPLES = (
    'topicgrouper search news.tg "space shuttle"',
    'topicgrouper search news.tg "space shuttle" -k 3 --length 400',
    'topicgrouper search news.tg "space shuttle" --by tree --json',
    'topicgrouper search sales.tg "RED RETROSPOT CAKE STAND" 22423 -o found.csv',
)

_SCORES = {
    "both": "sum of two, by words and by topics, each in standard deviations",
    "tree": "by topics, in standard deviations",
    "bm25": "by words, in standard deviations",
}


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
    by: Literal["both", "tree", "bm25"] = option(
        "Rank by shared words (bm25), by topics (tree), or by both.", default="both"
    ),
    length: int = length_option(),
    out: TableOptions,
    jobs: int = jobs_option(),
) -> None:
    """Find documents about a query, and show why they match.

    Words that a document shares with the query are scored by BM25. The tree, or the forest if the
    model has one, also scores words that the document lacks, by how much of their topic, or of a
    larger one, the document has. Scores are in standard deviations above the average document. With
    --by both, the two are added, and BM25 also uses words that are typical of its own ten best
    documents (feedback).

    Each document is listed with the query words that it contains, those that it lacks but its other
    words make likely, and those that it simply lacks. If the model has texts (fit --keep-texts),
    the passage with the most words of the query is shown. To widen a query, see "topicgrouper
    complete".
    """
    out.check()
    loaded = load(model, texts=length > 0)
    with working("Searching"), user_errors():
        found = loaded.search(query, k, by=by, length=length, n_jobs=jobs)
    if not out.is_for_people:
        document = {"words": found.words, "unknown": found.unknown, "documents": found}
        out.deliver(found, document=document)
        return
    if found.remark:
        tell(found.remark)
    if not found:
        say(f"No {nouns_of(loaded).documents} match this query.")
    else:
        nouns, rank = nouns_of(loaded), _SCORES[by]
        number = counted(len(found), nouns.document, nouns.documents)
        say(f"{number}, best match first. Score: {rank} above the average {nouns.document}.")
    for hit in found:
        say(f"{hit.score:6.2f}  {hit.document}", f"        {hit.why}")
        print_passage(hit.passage, indent=8)

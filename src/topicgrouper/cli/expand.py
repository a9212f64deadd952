"""``topicgrouper expand``: the words that belong to a query."""

from __future__ import annotations

from typing import Annotated

import typer

from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.expected_words import print_expected
from topicgrouper.cli.models import JsonOption, ModelArgument, load
from topicgrouper.cli.queries import QueryArgument, tell_unknown
from topicgrouper.cli.views import CutOptions  # noqa: TC001 - typer evaluates annotations

__all__ = ["EXAMPLES", "expand"]

EXAMPLES = examples(
    'topicgrouper expand news.tg "space shuttle"',
    "topicgrouper expand news.tg gun control -k 20 --json",
)


def expand(
    model: ModelArgument,
    query: QueryArgument,
    *,
    k: Annotated[
        int, typer.Option("-k", "--words", metavar="K", min=1, help="Number of words to show.")
    ] = 10,
    cut: CutOptions,
    as_json: JsonOption = False,
) -> None:
    """Show the words that the tree expects beside those of a query.

    All are at least twice as probable beside the query as in an average document. Those that are
    both probable and typical come first (by p·log lift), with their topic in the view (-n).
    """
    loaded = load(model)
    from topicgrouper.prediction.expansion import expand_query  # noqa: PLC0415
    from topicgrouper.search.query_words import query_words  # noqa: PLC0415

    with user_errors():
        words = query_words(loaded, query)
        found = expand_query(loaded.fitted_document_model, words.counts, k)
    tell_unknown(loaded, words)
    print_expected(loaded, found, cut.cut_of(loaded), as_json=as_json)

"""``topicgrouper refine``: a view whose words have moved to the topics where they fit best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import JsonOption, ModelArgument, load
from topicgrouper.cli.nouns import nouns_of
from topicgrouper.cli.reading import JobsOption  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.topic_records import FrequentOption, WordsOption, view_records
from topicgrouper.cli.topic_tables import general_line, print_topics
from topicgrouper.cli.views import CutOptions, refined

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.cli.nouns import Nouns
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.moves import Refinement

__all__ = ["EXAMPLES", "refine"]

EXAMPLES = examples(
    "topicgrouper refine news.tg -n 40",
    "topicgrouper refine news.tg -n 40 --moves 100",
    "topicgrouper refine news.tg -n 20 --split 37,52",
    "topicgrouper refine news.tg -n 40 --words 0 --json > refined.json",
)


def refine(  # noqa: PLR0913 - a command has as many arguments as options
    model: ModelArgument,
    *,
    cut: CutOptions,
    words: WordsOption = 10,
    frequent: FrequentOption = False,
    moves: Annotated[
        int, typer.Option("--moves", metavar="K", min=0, help="Number of moved words to show.")
    ] = 20,
    passes: Annotated[
        int,
        typer.Option(
            "--passes", metavar="N", min=1, help="Maximum number of passes over all words."
        ),
    ] = 100,
    jobs: JobsOption = -1,
    as_json: JsonOption = False,
) -> None:
    """Show topics after moving words to where they fit best.

    The tree joins topics and never splits them again. Once the topics are chosen, many words fit
    better in another one: they move, one at a time, until no single move makes the documents more
    likely. A topic keeps its number, whatever words come and go. The words that moved are listed
    with the topics they came from and went to; the gain is the log-likelihood that would be lost if
    only that word went back. The model itself is not changed.

    The topics are those of "topics --refine --general": most distinctive first, general ones last.
    """
    loaded = load(model)
    view = refined(cut.cut_of(loaded), jobs=jobs, max_passes=passes)
    records = view_records(view, words, frequent=frequent)
    how = view.refinement
    assert how is not None  # noqa: S101 - for the type checker
    if as_json:
        from topicgrouper.cli.console import print_json  # noqa: PLC0415 - rich is slow to import

        print_json(_record(view, how, records))
    else:
        kind = "most frequent" if frequent else "most distinctive"
        _print(view, how, records, nouns=nouns_of(loaded), kind=kind)
        _print_moves(view, how, records, n_moves=moves, kind=kind)


def _record(view: FlatView, how: Refinement, records: Sequence[dict[str, Any]]) -> dict[str, Any]:

    def described(node: int) -> dict[str, Any]:
        return {"id": node, "n": view.tree.n_of(node=node), "name": view.tree.topic(node=node).name}

    return {
        "n": view.n,
        "log_likelihood": view.log_likelihood,
        "tree_log_likelihood": how.start.log_likelihood,
        "converged": how.converged,
        "passes": [
            {"number": each.number, "moves": each.moves, "gain": each.gain} for each in how.passes
        ],
        "topics": records,
        "moves": [
            {
                "id": move.index,
                "word": move.word,
                "from": described(move.source),
                "to": described(move.target),
                "gain": move.gain,
            }
            for move in how.moves
        ],
    }


def _print(
    view: FlatView,
    how: Refinement,
    records: Sequence[dict[str, Any]],
    *,
    nouns: Nouns,
    kind: str,
) -> None:
    from topicgrouper.cli.console import results  # noqa: PLC0415

    console = results()
    ending = "" if how.converged else "; more passes would move more words"
    console.print(
        f"{view.n:,} topics; {len(how.moves):,} of {view.tree.n_words:,} {nouns.words} moved in "
        f"{len(how.passes):,} passes, which raised the log-likelihood by {how.gain:,.1f}{ending}",
        soft_wrap=True,
    )
    distinctive = [record for record in records if not record["general"]]
    general = [record for record in records if record["general"]]
    print_topics(console, distinctive, nouns=nouns, kind=kind)
    if general:
        console.print(f"{general_line(general, nouns=nouns)}:", soft_wrap=True)
        print_topics(console, general, nouns=nouns, kind=kind)


def _print_moves(
    view: FlatView,
    how: Refinement,
    records: Sequence[dict[str, Any]],
    *,
    n_moves: int,
    kind: str,
) -> None:
    from topicgrouper.cli.console import print_table, readable, results  # noqa: PLC0415
    from topicgrouper.tree.node_names import name_of  # noqa: PLC0415

    if not (n_moves and how.moves):
        return
    console = results()
    words = {record["id"]: record["words"] for record in records}
    rows = [
        (
            f"{move.gain:,.1f}",
            readable([name_of(view.tree, move.source)]),
            readable([name_of(view.tree, move.target)]),
            readable([move.word], limit=60) + ": " + readable(words[move.target][:6]),
        )
        for move in how.moves[:n_moves]
    ]
    shown = "all" if len(rows) == len(how.moves) else "largest gains first"
    console.print(f"Words that moved ({shown})")
    columns = ("gain", "from", "to", f"word: {kind} words of its new topic")
    print_table(console, columns, rows, one_line=True)

"""``topicgrouper refine``: one flat view of a saved model, with words moved where they fit best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli import reading  # noqa: TC001 - typer evaluates the annotations
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import JsonOption, ModelArgument, load, resolve_n
from topicgrouper.cli.topics import WordsOption, topic_record
from topicgrouper.cli.view_steps import refined

if TYPE_CHECKING:
    from topicgrouper.refinement import RefinedView

__all__ = ["EXAMPLES", "refine"]

EXAMPLES = examples(
    "topicgrouper refine news.tg -n 40",
    "topicgrouper refine news.tg -n 40 --moves 100",
    "topicgrouper refine news.tg -n 40 --words 0 --json > refined.json",
)


def refine(
    model: ModelArgument,
    *,
    n: Annotated[
        int | None,
        typer.Option(
            "-n",
            "--topics",
            metavar="N",
            help="Number of topics (left out: a suggestion from 20 to 200).",
        ),
    ] = None,
    words: WordsOption = 10,
    moves: Annotated[
        int, typer.Option("--moves", metavar="K", min=0, help="How many moved words to show.")
    ] = 20,
    passes: Annotated[
        int, typer.Option("--passes", metavar="N", min=1, help="Most passes over all words.")
    ] = 100,
    jobs: reading.JobsOption = -1,
    as_json: JsonOption = False,
) -> None:
    """Show topics after words have moved where they fit best.

    The tree joins topics and never parts them again. Once the number of topics is chosen, many
    words fit better in another topic: they move, one at a time, until no single move makes the
    documents more likely. A topic keeps its number, whatever words come and go. The words that
    moved are listed with where they came from; the gain is what would be lost if the word alone
    went back. The model itself stays as it is.
    """
    tree = load(model).shown
    n = resolve_n(tree, n, low=20, high=200, option="-n")
    view = refined(tree, n, jobs=jobs, max_passes=passes)
    if as_json:
        from topicgrouper.cli.console import print_json  # noqa: PLC0415 - rich is slow to import

        print_json(_record(view, words))
    else:
        _print(view, n_words=words, n_moves=moves)


def _record(view: RefinedView, n_words: int) -> dict[str, Any]:
    number_of = view.tree.n_of
    return {
        "n": view.n,
        "log_likelihood": view.log_likelihood,
        "tree_log_likelihood": view.tree_log_likelihood,
        "converged": view.converged,
        "passes": [
            {"number": each.number, "moves": each.moves, "gain": each.gain} for each in view.passes
        ],
        "topics": [topic_record(topic, n_words) for topic in view.topics],
        "moves": [
            {
                "id": move.index,
                "word": move.word,
                "from": {"id": move.source, "n": number_of(move.source)},
                "to": {"id": move.target, "n": number_of(move.target)},
                "gain": move.gain,
            }
            for move in view.moves
        ],
    }


def _print(view: RefinedView, *, n_words: int, n_moves: int) -> None:
    from topicgrouper.cli.console import amount, print_table, readable, results  # noqa: PLC0415

    console = results()
    gain = view.log_likelihood - view.tree_log_likelihood
    ending = "" if view.converged else "; more passes would move more"
    console.print(
        f"{view.n:,} topics; {len(view.moves):,} of {view.tree.n_words:,} words moved in "
        f"{len(view.passes):,} passes, the log-likelihood rose by {gain:,.1f}{ending}",
        soft_wrap=True,
    )
    rows = [
        (
            f"{topic.n:,}",
            amount(topic.frequency),
            f"{topic.size:,}",
            readable(topic.top_words(n_words or topic.size)),
        )
        for topic in view.topics
    ]
    print_table(console, ("topic", "occurrences", "words", "most frequent words"), rows)
    if n_moves and view.moves:
        _print_moves(view, n_moves)


def _print_moves(view: RefinedView, n_moves: int) -> None:
    from topicgrouper.cli.console import print_table, readable, results  # noqa: PLC0415

    console = results()
    topics = {topic.id: topic for topic in view.topics}
    rows = [
        (
            f"{move.gain:,.1f}",
            f"{view.tree.n_of(move.source):,}",
            f"{view.tree.n_of(move.target):,}",
            readable([move.word], limit=60) + ": " + readable(topics[move.target].top_words(6)),
        )
        for move in view.moves[:n_moves]
    ]
    shown = "all" if len(rows) == len(view.moves) else "the largest gains"
    console.print(f"Words that moved ({shown})")
    columns = ("gain", "from", "to", "word: most frequent words of its new topic")
    print_table(console, columns, rows, one_line=True)

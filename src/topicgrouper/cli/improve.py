"""``topicgrouper improve``: a better tree, soft topics and further trees for a saved model.

``fit`` takes the same steps once it has saved the greedy tree.
"""

from __future__ import annotations

import shlex
import time
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Any

from topicgrouper.cli.console import (
    UserError,
    explain,
    print_json,
    print_notice,
    print_result,
    steps_shown,
    user_errors,
    working,
)
from topicgrouper.cli.destinations import load_to_improve, size_of
from topicgrouper.cli.models import ModelArgument, check_counts, nouns_of, smallest_topics
from topicgrouper.cli.options import flag, jobs_option, memory_option, option, output_option
from topicgrouper.cli.report import (
    good_numbers,
    kind_of,
    what_regrowing_did,
    what_softening_did,
    what_was_added,
)
from topicgrouper.cli.topic_tables import print_not_carried
from topicgrouper.common.short_repr import count_phrase
from topicgrouper.storage import is_plain_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from topicgrouper import Model, TopicTree
    from topicgrouper.naming import CarriedNames


EXAMPLES = (
    "topicgrouper improve news.tg  # a regrown tree",
    "topicgrouper improve news.tg --trees 5  # a forest, to predict and search better",
    "topicgrouper improve news.tg --trees 1  # back to a single tree",
    "topicgrouper improve news.tg --soft 40 -o soft.tg",
)

MIN_REGROWN = 8
"""A tree with fewer words, or groups of them, has no levels to improve."""


@dataclass(frozen=True, kw_only=True)
class Improvements:
    """How to improve a tree, and what to add to it."""

    soft: int | None = option(
        "Find N soft topics, which share words; see --soft of other commands.", "N", min=1
    )
    trees: int | None = option(
        "Fit a forest of N trees, such as 5, for better results of search, complete and documents "
        "--unusual; the topics do not change. 1 is a single tree.",
        "N",
        min=1,
        max=1000,
    )
    jobs: int = jobs_option()
    memory_limit: str | None = memory_option()
    regrow: bool | None = None  # each command has an option of its own


@dataclass(frozen=True, kw_only=True)
class ImproveOptions(Improvements):
    """The improvements, and how to make them."""

    regrow: bool = flag("Improve the tree (default if no other improvement is chosen).")


def improve(
    model: ModelArgument,
    *,
    wanted: ImproveOptions,
    output: Path | None = output_option(  # noqa: B008 - a declaration
        "Where to save the model (default: in place of MODEL)."
    ),
    as_json: bool = flag("Print JSON.", "--json"),
) -> None:
    """Regrow the tree of a saved model, or add soft topics or trees.

    The result is the same as with the options of "fit", on every run and with any number of
    threads. Each improvement replaces what the model had of its kind; nothing else changes.

    --regrow: "fit" does this by default; use it for models of "fit --no-regrow", and of fits that
    were interrupted while regrowing. A regrown tree stays as it is, unless the model was updated
    since: it then gets a new structure, fitted to all documents. Topics get new numbers. Each name
    and note goes to the topic of the new tree that shares most with the old one, as with "match
    --names"; names that find no topic are listed. Soft topics of the old tree are removed.

    --soft: in a view of the tree, each word belongs to one topic. Softening refines the view, then
    assigns each occurrence of a word to the topic that suits its document: "bank" beside "loan" to
    one, beside "river" to another. A soft topic keeps the number of the topic it started from.
    Other commands show the soft topics with --soft.

    --trees: each further tree is fitted to half of the documents, and predictions are the mean over
    all trees. search, complete and documents --unusual use them, and topics and explore show the
    support of a topic: the number of the other trees that have it. The topics do not change.
    """
    old, path = load_to_improve(model, output)
    if wanted.soft is None and wanted.trees is None:
        wanted = replace(wanted, regrow=True)
    check_counts(old, model, what="improving it")

    def keep(done: Improved, before: Model) -> Improved:
        new, carried = done.model, done.carried
        with working(f"Saving {path.name}"), user_errors():
            is_regrown = new.tree is not before.tree
            if path == model:
                carried = new.save(path, over=before) or carried
            elif is_regrown:
                carried = new.carry_names(before)
            if is_regrown and carried is not None:
                new = new.with_topic_names(carried)
            if path != model:
                new.save(path)
        return replace(done, model=new, carried=carried)

    done = improved(Improved(model=old), wanted, path=path, keep=keep)
    if done.model is old and path != model:
        done = keep(done, old)
    if as_json:
        print_json(_record(old, done, path))
        return
    _print(old, done, wanted, path)
    if not is_plain_file(path):
        print_result(f"Wrote the model to {path}.")
    elif done.model is not old or path != model:
        what = "a copy" if done.model is old else "the model"
        print_result(f"Saved {what} as {path}{size_of(path)}.")
    if wanted.soft is not None and is_plain_file(path):
        print_result(f"Next: topicgrouper topics {shlex.quote(str(path))} --soft")


@dataclass(frozen=True, slots=True, kw_only=True)
class Improved:
    """A model, the seconds that each improvement took, and what there is to say about them."""

    model: Model
    is_saved: bool = False
    seconds: Mapping[str, float] = field(default_factory=dict)
    carried: CarriedNames | None = None
    why_greedy: str = ""


def improved(
    done: Improved, wanted: Improvements, *, path: Path, keep: Callable[[Improved, Model], Improved]
) -> Improved:
    """Improve a model in steps; keep it after each that changes it."""
    steps: list[tuple[Callable[[Improved, Improvements], Improved], str, str]] = []
    if wanted.regrow is not False:
        steps.append((_regrow, "regrowing its tree", "--regrow"))
    if wanted.soft is not None:
        steps.append((_soften, "soft topics", f"--soft {wanted.soft}"))
    if wanted.trees is not None and max(wanted.trees, done.model.n_trees) > 1:
        steps.append((_forest, "a forest", f"--trees {wanted.trees}"))
    for place, (step, what, _) in enumerate(steps):
        options = " ".join(option for _, _, option in steps[place:])
        with _told_what_is_saved(done, path, without=what, options=options):
            before, started = done.model, time.perf_counter()
            done = step(done, wanted)
            took = time.perf_counter() - started
            done = replace(done, seconds={**done.seconds, step.__name__[1:]: took})
            if done.model is not before:
                done = replace(keep(done, before), is_saved=is_plain_file(path))
    return done


@contextmanager
def _told_what_is_saved(
    done: Improved, path: Path, *, without: str, options: str
) -> Iterator[None]:
    """Print that a model is saved without an improvement that failed or was interrupted."""
    saved = f"the model as {path} without {without}"
    try:
        yield
    except KeyboardInterrupt:
        if done.is_saved:
            again = f"topicgrouper improve {shlex.quote(str(path))} {options}"
            print_notice(f"Saved {saved}. To continue: {again}")
        raise
    except (UserError, ValueError) as error:
        raise UserError(
            f"saved {saved}: {explain(error)}" if done.is_saved else explain(error)
        ) from error


def _regrow(done: Improved, wanted: Improvements) -> Improved:
    """Improve the tree, and its document model with it; if that cannot be done, say why."""
    model, problem = done.model, ""
    if not model.tree.has_counts:
        problem = "the training counts are too large to keep in the model"
    elif not _is_regrown(model.tree) and model.tree.max_topics >= MIN_REGROWN:
        try:
            with steps_shown("Regrowing the tree") as show:
                model = model.with_topic_names({}).regrow(
                    n_jobs=wanted.jobs, memory_limit=wanted.memory_limit, progress=show
                )
        except MemoryError as error:
            problem = explain(error).rstrip(".")
    if problem:
        problem += "; keep fewer words with --max-words or --min-frequency"
        if wanted.regrow:
            raise UserError(f"cannot regrow the tree: {problem}")
    if model.tree.digest() == done.model.tree.digest():
        return replace(done, why_greedy=problem or _why_greedy(model.tree))
    return replace(done, model=model)


def _is_regrown(tree: TopicTree) -> bool:
    return bool(tree.regrown_at) and tree.is_numbered_afresh


def _why_greedy(tree: TopicTree) -> str:
    """Return why regrowing leaves a tree as it is."""
    if _is_regrown(tree):
        return "it is already regrown"
    if tree.max_topics < MIN_REGROWN:
        return f"a tree of at most {count_phrase(tree.max_topics, 'topic')} is too small"
    return "no word fits better in another topic"


def _soften(done: Improved, wanted: Improvements) -> Improved:
    """Refine and soften T(n)."""
    n, tree = wanted.soft, done.model.tree
    if n is not None and n > tree.max_topics:
        most = f"{tree.max_topics:,}, the number of {smallest_topics(tree)}"
        raise UserError(f"--soft must be at most {most} of the model, got {n:,}")
    with steps_shown("Refining") as show:
        model = done.model.soften(n, n_jobs=wanted.jobs, progress=show)
    return replace(done, model=model)


def _forest(done: Improved, wanted: Improvements) -> Improved:
    """Fit further trees, or remove those there are."""
    if not done.model.tree.has_counts:
        raise UserError("the training counts, which a forest needs, are too large to keep")
    with steps_shown("Fitting trees") as show:
        model = done.model.with_forest(
            wanted.trees or 1, n_jobs=wanted.jobs, memory_limit=wanted.memory_limit, progress=show
        )
    return replace(done, model=model)


def _record(old: Model, done: Improved, path: Path) -> dict[str, Any]:
    model, soft = done.model, done.model.soft
    return {
        "model": str(path),
        "tree": kind_of(model.tree),
        "regrown_at": list(model.tree.regrown_at),
        "changed": model is not old,
        "names": [] if done.carried is None else done.carried.topics,
        "soft": None if soft is None else soft.n_topics,
        "soft_before": None if old.soft is None else old.soft.n_topics,
        "trees": model.n_trees,
        "trees_before": old.n_trees,
        **{f"seconds_{step}": round(took, 3) for step, took in done.seconds.items()},
    }


def _print(old: Model, done: Improved, wanted: Improvements, path: Path) -> None:
    model, quoted = done.model, shlex.quote(str(path))
    if done.carried is not None:
        did = what_regrowing_did(model.tree)
        print_result(f"Regrown in {done.seconds['regrow']:.1f} seconds: {did}.")
        table = done.carried.topics
        others = [each for each in table if not each.carried]
        if table:
            n_carried = len(table) - len(others)
            print_result(f"Carried over {n_carried:,} of {count_phrase(len(table), 'name')}.")
        if others:
            print_not_carried(table, others)
    elif wanted.regrow:
        print_result(f"The tree stays as it is: {done.why_greedy}.")
    if wanted.soft is not None and model.soft is not None:
        instead = ""
        if old.soft is not None:
            instead = f" They replace the model's {count_phrase(old.soft.n_topics, 'soft topic')}."
        nouns, n_shared = nouns_of(model), len(model.shared_words())
        shared = f"{count_phrase(n_shared, nouns.word)} in several of them."
        print_result(f"{what_softening_did(model.soft, done.seconds['soften'])}: {shared}{instead}")
    elif old.soft is not None and model.soft is None:
        n = old.soft.n_topics
        print_result(
            f"Removed the {count_phrase(n, 'soft topic')} of the old tree; "
            f'"topicgrouper improve {quoted} --soft {n}" finds new ones.'
        )
    if wanted.trees is not None:
        added = "The model has one tree."
        if model.n_trees > 1:
            added = what_was_added(model, seconds=done.seconds["forest"])
        print_result(added)
    if done.carried is not None:
        print_result(f"{good_numbers(model.tree.suggest_n())}.")

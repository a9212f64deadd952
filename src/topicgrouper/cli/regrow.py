"""``topicgrouper regrow``: a better tree for a model that is saved already."""

from __future__ import annotations

import shlex
import time
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING

from topicgrouper.cli.console import print_json, results, say
from topicgrouper.cli.curve import good_numbers
from topicgrouper.cli.destinations import load_to_improve, size_of
from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.fit import why_greedy
from topicgrouper.cli.match import LEAST_SHARED, print_not_carried
from topicgrouper.cli.models import ModelArgument, check_counts
from topicgrouper.cli.options import flag, option, output_option
from topicgrouper.cli.progress import steps_shown, working
from topicgrouper.cli.reading import jobs_option
from topicgrouper.cli.report import kind_of, what_regrowing_did
from topicgrouper.cli.topic_tables import counted

if TYPE_CHECKING:
    from topicgrouper import Model
    from topicgrouper.naming import CarriedNames

EXAMPLES = (
    "topicgrouper regrow news.tg",
    "topicgrouper regrow news.tg -o regrown.tg",
)


def regrow(
    model: ModelArgument,
    *,
    output: Path | None = output_option(  # noqa: B008 - a declaration
        "Where to save the model (default: in place of MODEL)."
    ),
    jobs: int = jobs_option(),
    memory_limit: str | None = option(
        "Memory for joins, such as 2GB (default: half of the free memory).", "SIZE"
    ),
    as_json: bool = flag("Print JSON.", "--json"),
) -> None:
    """Improve the tree of a saved model.

    "fit" does this by default; use "regrow" for models of "fit --no-regrow", of fits that were
    interrupted while regrowing, and of development versions. The result is the same on every run
    and with any number of threads. A regrown tree stays as it is, unless the model was updated
    since: it then gets a new structure, fitted to all documents.

    Topics get new numbers. Each name and note goes to the topic of the new tree that shares most
    with the old one, as with "match --names"; names that find no topic are listed. Soft topics
    belong to the old tree and are removed. Nothing else in the model changes.
    """
    old, path = load_to_improve(model, output)
    started = time.perf_counter()
    new, carried = old, None
    if not old.tree.regrown_at or not old.tree.is_numbered_afresh:
        check_counts(old, model, what="regrowing")
        with steps_shown("Regrowing the tree") as show, user_errors():
            new = old.with_topic_names({}).regrow(
                n_jobs=jobs, memory_limit=memory_limit, progress=show
            )
    seconds = time.perf_counter() - started
    is_better = new.tree.digest() != old.tree.digest()
    with working(f"Saving {path.name}"), user_errors():
        if not is_better:
            if path != model:
                old.save(path)
        elif path == model:  # together with what others have saved in the file meanwhile
            carried = new.save_regrown(path, old=old)
        else:
            carried = new.carry_names(old)
            new.with_topic_names(carried).save(path)
    if as_json:
        record = {
            "model": str(path),
            "tree": kind_of(new.tree),
            "regrown_at": list(new.tree.regrown_at),
            "changed": is_better,
            "seconds": round(seconds, 3),
            "names": [] if carried is None else carried.topics,
            "soft_removed": old.soft.n_topics if is_better and old.soft is not None else None,
        }
        print_json(record, beside=path)
    elif carried is not None:
        _print(old, new, carried, path, seconds=seconds)
    else:
        is_regrown = old.tree.regrown_at and old.tree.is_numbered_afresh
        why = "it is already regrown" if is_regrown else why_greedy(old.tree)
        copied = "" if path == model else f" Saved a copy as {path}{size_of(path)}."
        say(f"The tree of {model} stays as it is: {why}.{copied}", beside=path)


def _print(old: Model, new: Model, carried: CarriedNames, path: Path, *, seconds: float) -> None:
    say(f"Regrown in {seconds:.1f} seconds: {what_regrowing_did(new.tree)}.", beside=path)
    table = carried.topics
    if table:
        others = [each for each in table if not each.carried]
        n_carried = len(table) - len(others)
        say(f"Carried over {n_carried:,} of {counted(len(table), 'name')}.", beside=path)
        if others:
            print_not_carried(results(beside=path), table, others, least=LEAST_SHARED)
    quoted = shlex.quote(str(path))
    if old.soft is not None:
        n = old.soft.n_topics
        say(
            f"Removed the {counted(n, 'soft topic')} of the old tree; "
            f'"topicgrouper soften {quoted} -n {n}" finds new ones.',
            beside=path,
        )
    say(f"{good_numbers(new.tree.suggest_n())}.", beside=path)
    say(f"Saved the model as {path}{size_of(path)}.", beside=path)

"""``topicgrouper fit``: from documents, tables and baskets to a model."""

from __future__ import annotations

import errno
import logging
import os
import shlex
import tempfile
import time
import warnings
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from topicgrouper.cli.console import tell
from topicgrouper.cli.destinations import (
    check_model_destination,
    check_space_for_corpus,
    check_space_for_input,
)
from topicgrouper.cli.errors import UserError, explain, user_errors, wrong
from topicgrouper.cli.fit_options import (  # noqa: TC001 - typer evaluates annotations
    ClusterRequest,
    FitReadingOptions,
    RunOptions,
    WordOptions,
)
from topicgrouper.cli.models import check_counts, smallest_topics
from topicgrouper.cli.options import flag, output_option
from topicgrouper.cli.progress import steps_shown, working
from topicgrouper.cli.reading import InputArgument, is_standard_input, read, reading_errors
from topicgrouper.cli.report import FitReport, print_report
from topicgrouper.cli.topic_tables import counted
from topicgrouper.storage import is_plain_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from topicgrouper import Model, TopicTree
    from topicgrouper.corpus import Reading, ReadOptions
    from topicgrouper.fitting import Checkpoint

EXAMPLES = (
    "topicgrouper fit texts/ -o texts.tg  # a folder of texts",
    "topicgrouper fit reviews.csv --text review -o reviews.tg  # a column of a table",
    "topicgrouper fit book.txt --split-texts paragraph -o book.tg  # each paragraph is a document",
    "topicgrouper fit - --format jsonl -o posts.tg < posts.jsonl  # standard input",
    "topicgrouper fit news.tar.gz --encoding latin-1 --stem --keep-texts -o news.tg",
    "topicgrouper fit texts/ --phrases -o texts.tg  # 'new york' is one word",
    "topicgrouper fit sales.csv --basket order --item article -o sales.tg  # baskets",
    "topicgrouper fit posts.csv --text body --columns author,date -o posts.tg  # to compare groups",
    "topicgrouper fit texts/ --together synonyms.csv -o texts.tg  # words that share a topic",
    "topicgrouper fit docword.kos.txt.gz -o kos.tg  # counts, with words in vocab.kos.txt",
    "topicgrouper fit texts/ --no-regrow -o texts.tg  # the tree of the paper, in less time",
    "topicgrouper fit texts/ --soften 40 -o texts.tg  # with 40 soft topics",
    "topicgrouper fit texts/ --trees 5 -o texts.tg  # a forest, to predict and search better",
    "topicgrouper fit 'data/*.parquet' --text body --distributed -o all.tg  # with Dask",
)

MIN_REGROWN = 8
"""A tree with fewer words, or groups of them, has no levels to improve."""


def fit(
    source: InputArgument,
    *,
    output: Path = output_option(  # noqa: B008 - a declaration
        "Where to save the model.", default=..., rich_help_panel="Output"
    ),
    as_json: bool = flag("Print JSON instead of a table.", "--json", rich_help_panel="Output"),
    reading: FitReadingOptions,
    words: WordOptions,
    how: RunOptions,
    cluster: ClusterRequest,
) -> None:
    """Read documents and find their topics.

    INPUT is a folder of texts, web pages, e-mail, PDF, Word or OpenDocument files (its subfolders
    are labels), an archive of such a folder (.tar.gz, .zip), a mailbox, a text file with one
    document per line, a table (.csv, .tsv, .json, .jsonl, .parquet, .xlsx) or a folder of tables,
    baskets (a table with --basket and --item, or one basket per line), or counts (UCI bag of words,
    lda-c, Matrix Market, NumPy and SciPy archives). Files may be compressed (.gz, .xz, .bz2, .zip).
    With -, documents come from standard input, one per line unless --format says otherwise.

    You need not choose a number of topics: the model holds them all, and the other commands show
    them. Collections too large for one machine can be fitted on a cluster; the model is identical.

    The greedy tree is saved first, then regrown and saved again. If you press Ctrl-C meanwhile,
    "topicgrouper regrow" continues from there. If the tree cannot be regrown, the report says why.
    """
    from topicgrouper.corpus import ReadOptions  # noqa: PLC0415 - needs NumPy

    check_model_destination(output, source)
    groups = words.groups(on_cluster=cluster.is_made)
    text = words.text_options()
    with user_errors():
        options = ReadOptions(text=text, n_jobs=how.jobs, **reading.given())
    if cluster.is_made and is_standard_input(source):
        raise UserError("standard input cannot be shared by the workers; give files or a pattern")
    title = "standard input" if is_standard_input(source) else str(source)
    wanted = {"min_frequency": words.min_frequency, "max_words": words.max_words}
    checkpoint = _checkpoint_file(output, how, on_cluster=cluster.is_made)
    with _joins_kept(checkpoint, resume=how.resume) as joins:
        settings: dict[str, Any] = {**wanted, "memory_limit": how.memory_limit, "checkpoint": joins}
        settings["regrow"] = False  # that is done when the model is saved
        started = time.perf_counter()
        if cluster.is_made:
            model, read_at = _fit_on_cluster(source, reading.format, options, cluster, settings)
            remarks = model.source.report.sentences()  # type: ignore[union-attr]
        else:
            if not is_standard_input(source):
                check_space_for_input(output, source, options)
            found = read(source, format=reading.format, options=options)
            read_at = time.perf_counter()
            _refuse_unfit(found, title)
            check_space_for_corpus(output, found.corpus)
            remarks = found.sentences()
            if groups is not None:
                try:
                    settings["together"], more = found.find_groups(groups, **wanted)
                except ValueError as error:
                    raise UserError(f"--together: {error}") from error
                remarks += more
            with user_errors():
                # Now: the fit takes much memory, and nobody else has the counts of rare words.
                found = found.keep_words(**wanted)
            settings.update(min_frequency=found.source.min_frequency, n_jobs=how.jobs)
            model = fit_reading(found, **settings)
        report = FitReport(
            title=title,
            model=model,
            path=output,
            remarks=remarks,
            seconds_read=read_at - started,
            seconds_fit=time.perf_counter() - read_at,
        )
        is_file = is_plain_file(output)
        if not is_file:  # a pipe can be written only once
            report = _improved(report, how)
        # joins in a checkpoint are not lost anyway
        report.model.save(output) if joins else _save(report.model, output)
    print_report(_improved(report, how) if is_file else report, as_json=as_json)


def fit_reading(reading: Reading, **settings: Any) -> Model:
    """Fit a model under a progress bar."""
    from topicgrouper import Model  # noqa: PLC0415 - needs NumPy

    with steps_shown("Joining topics") as show, user_errors(), _long_fits_told():
        return Model.fit(reading, progress=show, **settings)


def _refuse_unfit(found: Reading, title: str) -> None:
    """Refuse documents in which no topics can be found."""
    unfit = found.why_unfit()
    if unfit is not None:
        others = replace(found.report, n_empty=0, n_duplicates=0, doubts=()).sentences()
        problems = " ".join([f"{unfit[0].lower()}{unfit[1:]}", *others])
        raise UserError(f"{title}: {problems}")


def _checkpoint_file(output: Path, how: RunOptions, *, on_cluster: bool) -> Path | None:
    if how.checkpoint is not None or not (on_cluster or how.resume):
        return how.checkpoint
    if is_plain_file(output):
        return output.with_name(f"{output.name}.checkpoint")
    if how.resume:
        message = f"{output} is not a regular file; name a checkpoint with --checkpoint"
        raise wrong("--resume", message)
    return None


def _fit_on_cluster(
    source: Path,
    format: str | None,  # noqa: A002 - named after the option
    options: ReadOptions,
    cluster: ClusterRequest,
    settings: dict[str, Any],
) -> tuple[Model, float]:
    """Fit a model on a cluster; return it, and when the words were counted."""
    from topicgrouper import Model  # noqa: PLC0415 - needs NumPy
    from topicgrouper.distributed import ClusterError, ClusterOptions  # noqa: PLC0415

    jobs = options.n_jobs or -1
    workers = ClusterOptions(n_workers=None if jobs < 0 else jobs, client=cluster.scheduler)
    counted_at = time.perf_counter()
    with steps_shown("Counting words") as show, reading_errors(), _log_told():

        def told(share: float, note: str) -> None:
            nonlocal counted_at
            if not note.startswith("Joining"):
                counted_at = time.perf_counter()
            show(share, note)

        settings.update(format=format, options=options, cluster=workers, progress=told)
        try:
            return Model.fit(str(source), **settings), counted_at
        except ClusterError as error:
            raise UserError(explain(error)) from error


@contextmanager
def _log_told() -> Iterator[None]:
    """Show what the package logs, such as the address of the dashboard, as plain lines."""
    logger, handler = logging.getLogger("topicgrouper"), logging.Handler()
    handler.emit = lambda record: tell(record.getMessage())  # type: ignore[method-assign]
    level = logger.level
    logger.setLevel(logging.INFO)
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)


@contextmanager
def _joins_kept(path: Path | None, *, resume: bool) -> Iterator[Checkpoint | None]:
    """Open the checkpoint of a fit, if any, and remove it once the model is saved."""
    from topicgrouper.fitting import Checkpoint  # noqa: PLC0415

    if path is None:
        yield None
        return
    with user_errors():
        checkpoint = Checkpoint(path, resume=resume)
    before = _version(path)
    try:
        yield checkpoint
    except (KeyboardInterrupt, OSError, MemoryError) as error:
        # a full disk is noticed here when the model is saved; a missing input has made no joins
        has_joins = _version(path) not in (None, before)
        if has_joins or (resume and isinstance(error, KeyboardInterrupt)):
            tell(f"The joins so far are saved in {path}; run the same command with --resume.")
        raise
    path.unlink(missing_ok=True)


def _version(path: Path) -> tuple[int, int] | None:
    """Return a value that changes whenever a file is written; None if it does not exist."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns


@contextmanager
def _long_fits_told() -> Iterator[None]:
    """Show the warning about a long fit as a plain line, before the fit and not after it."""
    from topicgrouper.fitting import LongFitWarning  # noqa: PLC0415

    usual = warnings.showwarning

    def show(message: Warning | str, category: type[Warning], *place: Any, **more: Any) -> None:
        if issubclass(category, LongFitWarning):
            tell(f"{message} (Use --max-words to keep fewer words, or stop the fit with Ctrl-C.)")
        else:
            usual(message, category, *place, **more)

    with warnings.catch_warnings():
        warnings.simplefilter("always", LongFitWarning)
        warnings.showwarning = show
        yield


def _improved(report: FitReport, how: RunOptions) -> FitReport:
    """Improve a model that was just fitted, as asked, and save it after each step."""
    path = report.path
    quoted = shlex.quote(str(path))
    steps: list[tuple[str, str, Callable[[FitReport, RunOptions], FitReport]]] = []
    if how.regrow is not False:
        steps.append(("regrowing its tree", f"regrow {quoted}", _regrown))
    if how.soften is not None:
        steps.append(("soft topics", f"soften {quoted} -n {how.soften}", _softened))
    if how.trees is not None and how.trees > 1:
        steps.append(("a forest", f"forest {quoted} --trees {how.trees}", _forested))
    for what, command, step in steps:
        with _saved_without(what, path, command):
            before, report = report.model, step(report, how)
            if report.model is not before and is_plain_file(path):
                _save(report.model, path)
    return report


def _regrown(report: FitReport, how: RunOptions) -> FitReport:
    """Improve the tree, and its document model with it; if that cannot be done, say why."""
    model, problem, seconds = report.model, "", 0.0
    if not model.tree.has_counts:
        problem = "the training counts are too large to keep in the model"
    elif model.tree.max_topics >= MIN_REGROWN:
        started = time.perf_counter()
        try:
            with steps_shown("Regrowing the tree") as show:
                model = model.regrow(n_jobs=how.jobs, memory_limit=how.memory_limit, progress=show)
        except MemoryError as error:
            problem = explain(error).rstrip(".")
        seconds = time.perf_counter() - started
    if problem:
        problem += "; keep fewer words with --max-words or --min-frequency"
        if how.regrow:
            raise UserError(f"cannot regrow the tree: {problem}")
    if not model.tree.regrown_at:
        remark = f"The tree is greedy, not regrown: {problem or why_greedy(model.tree)}."
        report = replace(report, remarks=(*report.remarks, remark))
    return replace(report, model=model, seconds_regrow=seconds)


def why_greedy(tree: TopicTree) -> str:
    """Return why regrowing has left a tree as it was."""
    if tree.max_topics < MIN_REGROWN:
        return f"a tree of at most {counted(tree.max_topics, 'topic')} is too small"
    return "no word fits better in another topic"


def _softened(report: FitReport, how: RunOptions) -> FitReport:
    """Refine and soften T(n)."""
    n, tree = how.soften, report.model.tree
    started = time.perf_counter()
    if n is not None and n > tree.max_topics:
        most = f"{tree.max_topics:,}, the number of {smallest_topics(tree)}"
        raise UserError(f"--soften must be at most {most} of the model, got {n:,}")
    with steps_shown("Refining") as show:
        model = report.model.soften(n, n_jobs=how.jobs, progress=show)
    return replace(report, model=model, seconds_soften=time.perf_counter() - started)


def _forested(report: FitReport, how: RunOptions) -> FitReport:
    """Fit further trees."""
    started = time.perf_counter()
    check_counts(report.model, report.path, what="a forest")
    with steps_shown("Fitting trees") as show:
        model = report.model.with_forest(
            how.trees or 1, n_jobs=how.jobs, memory_limit=how.memory_limit, progress=show
        )
    return replace(report, model=model, seconds_forest=time.perf_counter() - started)


@contextmanager
def _saved_without(what: str, path: Path, command: str) -> Iterator[None]:
    """Tell that a model is saved without an addition that failed or was interrupted."""
    try:
        yield
    except KeyboardInterrupt:
        if is_plain_file(path):
            tell(f"Saved the model as {path} without {what}. To continue: topicgrouper {command}")
        raise
    except (UserError, ValueError) as error:
        saved = f"saved the model as {path} without {what}: " if is_plain_file(path) else ""
        raise UserError(f"{saved}{explain(error)}") from error


def _save(model: Model, output: Path) -> None:
    """Save a model; if that fails, save it in the folder of temporary files, as fits are long."""
    try:
        with working(f"Saving {output.name}"):
            model.save(output)
    except OSError as error:
        if not is_plain_file(output) or error.errno in (errno.EINTR, errno.EPIPE):
            raise
        try:
            elsewhere = Path(tempfile.mkdtemp(prefix="topicgrouper-"), output.name)
            try:
                model.save(elsewhere)
            except OSError:
                os.rmdir(elsewhere.parent)  # noqa: PTH106 - nothing is left in it
                raise
        except OSError:
            raise error from None
        message = f"{explain(error)}. The model is not lost: it is saved as {elsewhere}"
        raise UserError(message) from error

"""``topicgrouper fit``: from documents, tables and baskets to a model."""

from __future__ import annotations

import errno
import logging
import os
import tempfile
import time
import warnings
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from topicgrouper.cli.console import (
    UserError,
    explain,
    print_notice,
    steps_shown,
    usage_error,
    user_errors,
    working,
)
from topicgrouper.cli.destinations import check_destination, check_model_destination
from topicgrouper.cli.improve import Improved, Improvements, improved
from topicgrouper.cli.options import flag, option, output_option
from topicgrouper.cli.reading import (
    FitReadingOptions,
    InputArgument,
    WordOptions,
    is_standard_input,
    read,
    reading_errors,
)
from topicgrouper.cli.report import FitReport, print_report
from topicgrouper.storage import is_plain_file

if TYPE_CHECKING:
    from collections.abc import Iterator

    from topicgrouper import Model
    from topicgrouper.corpus import Reading, ReadOptions
    from topicgrouper.fitting import Checkpoint

EXAMPLES = (
    "topicgrouper fit texts/ -o texts.tg  # a folder of texts",
    "topicgrouper fit reviews.csv --text review -o reviews.tg  # a column of a table",
    "topicgrouper fit papers.csv --text title --text abstract -o papers.tg  # one text of two",
    "topicgrouper fit book.txt --split-texts paragraph -o book.tg  # each paragraph is a document",
    "topicgrouper fit - --format jsonl -o posts.tg < posts.jsonl  # standard input",
    "topicgrouper fit news.tar.gz --encoding latin-1 --stem porter --keep-texts -o news.tg",
    "topicgrouper fit texts/ --phrases -o texts.tg  # 'new york' is one word",
    "topicgrouper fit sales.csv --basket order --item article -o sales.tg  # baskets",
    "topicgrouper fit posts.csv --text body --columns author,date -o posts.tg  # to compare groups",
    "topicgrouper fit texts/ --together synonyms.csv -o texts.tg  # words that share a topic",
    "topicgrouper fit docword.kos.txt.gz -o kos.tg  # counts, with words in vocab.kos.txt",
    "topicgrouper fit texts/ --no-regrow -o texts.tg  # the tree of the paper, in less time",
    "topicgrouper fit texts/ --soft 40 -o texts.tg  # with 40 soft topics",
    "topicgrouper fit texts/ --trees 5 -o texts.tg  # a forest, to predict and search better",
    "topicgrouper fit 'data/*.parquet' --text body --distributed -o all.tg  # with Dask",
)


@dataclass(frozen=True, kw_only=True)
class RunOptions(Improvements):
    """How to run the fit."""

    HELP_GROUP: ClassVar[str] = "Fit"

    regrow: bool | None = option(
        "Improve the tree after the fit (default): views of up to about 1,000 topics then fit the "
        "documents better. Takes one to two times as long as the fit, and up to 3.6 times where "
        "documents are short. --no-regrow keeps the greedy tree of the paper.",
        None,
        "--regrow/--no-regrow",
    )
    checkpoint: Path | None = option(  # noqa: RUF009 - a declaration
        "File for the joins so far, from which --resume continues (default with --distributed or "
        "--resume: the output file with .checkpoint appended).",
        "PATH",
    )
    resume: bool = flag("Resume a fit that was interrupted.")


@dataclass(frozen=True, kw_only=True)
class ClusterRequest:
    """Whether to fit with Dask, and where."""

    HELP_GROUP: ClassVar[str] = "Cluster"

    distributed: bool = flag(
        "Fit in several processes with Dask. INPUT may be a pattern, such as 'data/*.parquet'."
    )
    scheduler: str | None = option(
        "Fit on a Dask cluster that you trust, such as tcp://host:8786.", "ADDRESS"
    )

    @property
    def is_made(self) -> bool:
        """Whether to fit with Dask."""
        return self.distributed or self.scheduler is not None


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
    lda-c, Matrix Market). Files may be compressed (.gz, .xz, .bz2, .zip).
    With -, documents come from standard input, one per line unless --format says otherwise.

    You need not choose a number of topics: the model holds them all, and the other commands show
    them. Collections too large for one machine can be fitted on a cluster; the model is identical.

    The greedy tree is saved first, then regrown and saved again. If you press Ctrl-C meanwhile,
    "topicgrouper improve" continues from there. If the tree cannot be regrown, the report says why.
    """
    from topicgrouper.corpus import ReadOptions  # noqa: PLC0415 - needs NumPy

    check_model_destination(output)
    checkpoint = _checkpoint_file(output, how, on_cluster=cluster.is_made)
    groups = words.groups(on_cluster=cluster.is_made)
    text = words.text_options()
    with user_errors():
        options = ReadOptions(text=text, n_jobs=how.jobs, **reading.given())
    if cluster.is_made and is_standard_input(source):
        raise UserError("standard input cannot be shared by the workers; give files or a pattern")
    title = "standard input" if is_standard_input(source) else str(source)
    wanted = {"min_frequency": words.min_frequency, "max_words": words.max_words}
    with _joins_kept(checkpoint, resume=how.resume) as joins:
        settings: dict[str, Any] = {**wanted, "memory_limit": how.memory_limit, "checkpoint": joins}
        settings["regrow"] = False  # that is done when the model is saved
        started = time.perf_counter()
        if cluster.is_made:
            settings.update(format=reading.format, options=options)
            model, read_at = _fit_on_cluster(source, cluster, **settings)
            remarks = model.source.report.sentences()  # type: ignore[union-attr]
        else:
            found = read(source, format=reading.format, options=options)
            read_at = time.perf_counter()
            _refuse_unfit(found, title)
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
            model, _ = fit_model(found, **settings)
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
        save = report.model.save if joins else partial(_save, report.model)
        save(output, topics=not is_file)  # those of an improved tree are found later
    print_report(_improved(report, how) if is_file else report, as_json=as_json)


def fit_model(source: Any, *, steps: str = "Joining topics", **given: Any) -> tuple[Model, float]:
    """Fit a model under a progress bar; return it, and when its words were counted."""
    from topicgrouper import Model  # noqa: PLC0415 - needs NumPy

    counted_at = time.perf_counter()
    with steps_shown(steps) as show, user_errors(), reading_errors(), _warnings_told():

        def told(share: float, note: str) -> None:
            nonlocal counted_at
            if not note.startswith("Joining"):
                counted_at = time.perf_counter()
            show(share, note)

        return Model.fit(source, progress=told, **given), counted_at


def _refuse_unfit(found: Reading, title: str) -> None:
    """Refuse documents in which no topics can be found."""
    unfit = found.why_unfit()
    if unfit is not None:
        others = replace(found.report, n_empty=0, n_duplicates=0, doubts=()).sentences()
        problems = " ".join([f"{unfit[0].lower()}{unfit[1:]}", *others])
        raise UserError(f"{title}: {problems}")


def _checkpoint_file(output: Path, how: RunOptions, *, on_cluster: bool) -> Path | None:
    if how.checkpoint is not None:
        # as on disks where case does not matter
        if len({os.path.realpath(one).casefold() for one in (how.checkpoint, output)}) == 1:
            raise usage_error("--checkpoint", "the model is saved there; name another file")
        check_destination(how.checkpoint, kind="checkpoint")
    if how.checkpoint is not None or not (on_cluster or how.resume):
        return how.checkpoint
    if is_plain_file(output):
        return output.with_name(f"{output.name}.checkpoint")
    if how.resume:
        message = f"{output} is not a regular file; name a checkpoint with --checkpoint"
        raise usage_error("--resume", message)
    return None


def _fit_on_cluster(
    source: Path, cluster: ClusterRequest, *, options: ReadOptions, **settings: Any
) -> tuple[Model, float]:
    """Fit a model on a cluster, as `fit_model` does here."""
    from topicgrouper.distributed import ClusterError, ClusterOptions  # noqa: PLC0415

    jobs = options.n_jobs or -1
    workers = ClusterOptions(n_workers=None if jobs < 0 else jobs, client=cluster.scheduler)
    settings.update(options=options, cluster=workers, steps="Counting words")
    try:
        with _log_told():
            return fit_model(str(source), **settings)
    except ClusterError as error:
        raise UserError(explain(error)) from error


@contextmanager
def _log_told() -> Iterator[None]:
    """Show what the package logs, such as the address of the dashboard, as plain lines."""
    logger, handler = logging.getLogger("topicgrouper"), logging.Handler()
    handler.emit = lambda record: print_notice(record.getMessage())  # type: ignore[method-assign]
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
            print_notice(
                f"The joins so far are saved in {path}; run the same command with --resume."
            )
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
def _warnings_told() -> Iterator[None]:
    """Show warnings as plain lines, that about a long fit before the fit and not after it."""
    from topicgrouper.fitting.fit import LongFitWarning  # noqa: PLC0415

    def show(message: Warning | str, category: type[Warning], *_place: Any, **_more: Any) -> None:
        hint = " (Use --max-words to keep fewer words, or stop the fit with Ctrl-C.)"
        print_notice(f"{message}{hint if issubclass(category, LongFitWarning) else ''}")

    with warnings.catch_warnings():
        warnings.simplefilter("always", LongFitWarning)
        warnings.showwarning = show
        yield


def _improved(report: FitReport, how: RunOptions) -> FitReport:
    """Improve a model that was just fitted, as asked, and save it after each step."""

    def keep(done: Improved, _: Model) -> Improved:
        if is_plain_file(report.path):
            _save(done.model, report.path)
        return done

    fitted = Improved(model=report.model, is_saved=is_plain_file(report.path))
    done = improved(fitted, how, path=report.path, keep=keep)
    if done.model is report.model and fitted.is_saved:
        _save(done.model, report.path)
    remarks = report.remarks
    if done.why_greedy:
        remarks = (*remarks, f"The tree is greedy, not regrown: {done.why_greedy}.")
    return replace(report, model=done.model, seconds_improve=done.seconds, remarks=remarks)


def _save(model: Model, output: Path, *, topics: bool = True) -> None:
    """Save a model; if that fails, save it in the folder of temporary files, as fits are long."""
    try:
        with working(f"Saving {output.name}"):
            model.save(output, topics=topics)
    except OSError as error:
        if not is_plain_file(output) or error.errno in (errno.EINTR, errno.EPIPE):
            raise
        try:
            elsewhere = Path(tempfile.mkdtemp(prefix="topicgrouper-"), output.name)
            try:
                model.save(elsewhere, topics=topics)
            except OSError:
                os.rmdir(elsewhere.parent)  # noqa: PTH106 - nothing is left in it
                raise
        except OSError:
            raise error from None
        message = f"{explain(error)}. The model is not lost: it is saved as {elsewhere}"
        raise UserError(message) from error

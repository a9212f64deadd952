"""``topicgrouper fit``: from documents, tables and baskets to a model."""

from __future__ import annotations

import time
import warnings
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli import fit_options, reading
from topicgrouper.cli.destinations import check_destination, is_plain
from topicgrouper.cli.errors import UserError, user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.fit_distributed import ClusterRequest, fit_on_cluster
from topicgrouper.cli.fit_soften import with_soft_topics
from topicgrouper.cli.models import JsonOption  # noqa: TC001 - typer evaluates the annotations
from topicgrouper.cli.report import FitReport, print_report, report_record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from topicgrouper.collection import Model
    from topicgrouper.corpus import Corpus, ReadOptions
    from topicgrouper.fitting.checkpoint import Checkpoint

__all__ = ["EXAMPLES", "fit", "fit_corpus"]

EXAMPLES = examples(
    "topicgrouper fit texts/ -o texts.tg  # a folder of texts",
    "topicgrouper fit reviews.csv --text review -o reviews.tg  # a column of a table",
    "topicgrouper fit news.tar.gz --encoding latin-1 --stem --keep-texts -o news.tg",
    "topicgrouper fit sales.csv --basket order --item article -o sales.tg  # baskets",
    "topicgrouper fit docword.kos.txt.gz -o kos.tg  # counts and vocab.kos.txt",
    "topicgrouper fit texts/ --soften 40 -o texts.tg  # and 40 topics that share words",
    "topicgrouper fit 'data/*.parquet' --text body --distributed -o all.tg  # with Dask",
)


def fit(  # noqa: PLR0913 - a command has as many arguments as options
    source: reading.InputArgument,
    *,
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="PATH", help="Where to save the model.")
    ],
    format: reading.FormatOption = None,  # noqa: A002 - named after the option
    encoding: reading.EncodingOption = None,
    stem: fit_options.StemOption = None,
    stop_words: fit_options.StopWordsOption = None,
    min_length: fit_options.MinLengthOption = None,
    numbers: fit_options.NumbersOption = False,
    keep_case: fit_options.KeepCaseOption = False,
    min_frequency: fit_options.MinFrequencyOption = None,
    max_words: fit_options.MaxWordsOption = None,
    text: reading.TextOption = None,
    id_: reading.IdOption = None,
    label: reading.LabelOption = None,
    basket: reading.BasketOption = None,
    item: reading.ItemOption = None,
    quantity: reading.QuantityOption = None,
    item_name: fit_options.ItemNameOption = None,
    delimiter: reading.DelimiterOption = None,
    vocabulary: reading.VocabularyOption = None,
    keep_texts: fit_options.KeepTextsOption = False,
    soften: fit_options.SoftenOption = None,
    jobs: reading.JobsOption = -1,
    memory_limit: fit_options.MemoryLimitOption = None,
    checkpoint: fit_options.CheckpointOption = None,
    resume: fit_options.ResumeOption = False,
    distributed: fit_options.DistributedOption = False,
    scheduler: fit_options.SchedulerOption = None,
    as_json: JsonOption = False,
) -> None:
    """Read documents and find their topics.

    INPUT is a folder of text files (its subfolders are labels), an archive of such a folder
    (.tar.gz, .zip), a text file with one document a line, a table (.csv, .tsv, .jsonl, .parquet),
    baskets (a table with --basket and --item, or one basket a line), or counts (UCI bag of words,
    lda-c, Matrix Market, NumPy and SciPy archives); each may be packed (.gz, .xz, .bz2, .zip).

    The fit needs no number of topics: the model holds them all. Look at it with the other
    commands. What one machine does not carry can be fitted on a cluster, to the same model.
    """
    check_destination(output)
    _check_memory_limit(memory_limit)
    words = {
        "stemmer": stem,
        "stop_words": stop_words,
        "min_length": min_length,
        "lowercase": False if keep_case else None,
        "alphabetic": False if numbers else None,
    }
    columns = {
        "text_column": text,
        "id_column": id_,
        "label_column": label,
        "basket": basket,
        "item": item,
        "quantity": quantity,
        "item_name": item_name,
    }
    files = {"encoding": encoding, "delimiter": delimiter, "vocabulary": vocabulary}
    options = _read_options(words, {**columns, **files, "keep_texts": keep_texts, "n_jobs": jobs})
    limits = {"min_frequency": min_frequency, "max_words": max_words}
    on_cluster = distributed or scheduler is not None
    if checkpoint is None and (on_cluster or resume):
        checkpoint = _usual_checkpoint(output, resume=resume)
    settings: dict[str, Any] = {**limits, "n_jobs": jobs, "memory_limit": memory_limit}
    with joins_kept(checkpoint, resume=resume) as joins:
        settings["checkpoint"] = joins
        if on_cluster:
            request = ClusterRequest(str(source), format, options, scheduler)
            report = fit_on_cluster(request, output=output, **settings)
        else:
            format_ = reading.resolve_format(source, format)
            report = _fit_file(source, format_, options=options, output=output, settings=settings)
        if soften is None or is_plain(output):  # into a pipe nothing can be saved twice
            _save(report)
    if soften is not None:
        report = with_soft_topics(report, soften, jobs=jobs)
        _save(report)
    from topicgrouper.cli.console import print_json  # noqa: PLC0415 - rich is slow to import

    if as_json:
        print_json(report_record(report), beside=output)
    else:
        print_report(report)


def _usual_checkpoint(output: Path, *, resume: bool) -> Path | None:
    if is_plain(output):
        return output.with_name(f"{output.name}.checkpoint")
    if resume:
        message = f"{output} has no checkpoint beside it; name the file with --checkpoint"
        raise typer.BadParameter(message, param_hint="--resume")
    return None


def _save(report: FitReport) -> None:
    from topicgrouper.collection import save_model  # noqa: PLC0415 - --help must not wait for NumPy

    save_model(report.model, report.path)


def _read_options(words: dict[str, Any], given: dict[str, Any]) -> ReadOptions:
    from topicgrouper.corpus import ReadOptions, TextOptions  # noqa: PLC0415

    chosen = {name: value for name, value in words.items() if value is not None}
    if "stop_words" in chosen:
        chosen["stop_words"] = _stop_words(chosen["stop_words"])
    with user_errors():
        text = TextOptions(**chosen)
    return reading.options_with(ReadOptions(text=text), given)


def _fit_file(
    path: Path,
    format: str,  # noqa: A002 - named after the option
    *,
    options: ReadOptions,
    output: Path,
    settings: dict[str, Any],
) -> FitReport:
    from topicgrouper.collection import Source  # noqa: PLC0415

    started = time.perf_counter()
    found = reading.read(path, format=format, options=options)
    read = time.perf_counter()
    if not found.corpus.n_tokens:
        reasons = " ".join(found.report.sentences())
        message = f"{path}: there is no word in these documents. {reasons}".rstrip()
        raise UserError(f"{message} Check how they are read (--min-length, --text, --quantity, …).")
    source = Source(
        name=path.resolve().name,
        format=format,
        options=options,
        n_empty=found.report.n_empty,
        n_skipped=found.report.n_skipped,
    )
    model = fit_corpus(found.corpus, source=source, **settings)
    fitted = time.perf_counter()
    return FitReport(
        title=str(path),
        corpus=found.corpus,
        model=model,
        path=output,
        remarks=found.report.sentences(),
        seconds_read=read - started,
        seconds_fit=fitted - read,
    )


@contextmanager
def joins_kept(path: Path | None, *, resume: bool) -> Iterator[Checkpoint | None]:
    """Return the checkpoint of a fit; it is removed once the model is saved.

    Parameters
    ----------
    path : Path or None
        Its file, or nothing.
    resume : bool
        Whether to go on from it.
    """
    from topicgrouper.cli.console import tell  # noqa: PLC0415
    from topicgrouper.fitting.checkpoint import Checkpoint  # noqa: PLC0415

    if path is None:
        yield None
        return
    with user_errors():
        checkpoint = Checkpoint(path, resume=resume)
    before = _version(path)
    try:
        yield checkpoint
    except (KeyboardInterrupt, OSError, MemoryError) as error:
        # A full disk is told here when the model is saved; a missing input has made no joins.
        has_joins = _version(path) not in (None, before)
        if has_joins or (resume and isinstance(error, KeyboardInterrupt)):
            tell(f"The joins so far are in {path}: the same command with --resume goes on.")
        raise
    path.unlink(missing_ok=True)


def _version(path: Path) -> tuple[int, int] | None:
    """Return what differs once a file has been written anew; nothing if there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns


def fit_corpus(corpus: Corpus, **settings: Any) -> Model:
    """Fit a model under a progress bar.

    Parameters
    ----------
    corpus : Corpus
        The documents.
    settings
        Those of `topicgrouper.collection.fit_model`.
    """
    from topicgrouper.cli.console import progress_bar  # noqa: PLC0415
    from topicgrouper.collection import fit_model  # noqa: PLC0415

    with progress_bar() as bar:
        task = bar.add_task("Joining topics", total=1.0)

        def show(topics_left: int, fraction: float) -> None:
            bar.update(
                task, completed=fraction, description=f"Joining topics, {topics_left:,} left"
            )

        with user_errors(), _long_fits_told():
            return fit_model(corpus, progress=show, **settings)


@contextmanager
def _long_fits_told() -> Iterator[None]:
    """Show the warning about a long fit as a plain line, at once and not after the fit."""
    from topicgrouper import LongFitWarning  # noqa: PLC0415
    from topicgrouper.cli.console import tell  # noqa: PLC0415

    usual = warnings.showwarning

    def show(message: Warning | str, category: type[Warning], *place: Any, **more: Any) -> None:
        if issubclass(category, LongFitWarning):
            tell(f"{message} (--max-words keeps the most frequent words, Ctrl-C ends the fit)")
        else:
            usual(message, category, *place, **more)

    with warnings.catch_warnings():
        warnings.simplefilter("always", LongFitWarning)
        warnings.showwarning = show
        yield


def _check_memory_limit(limit: str | None) -> None:
    """Refuse a size that is none before minutes of reading, not after."""
    from topicgrouper.kernel.memory import memory_limit_bytes  # noqa: PLC0415

    try:
        memory_limit_bytes(limit)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--memory-limit") from None


def _stop_words(name: str) -> str | list[str]:
    """Read a list of stop words, or pass on the name of a list."""
    path = Path(name)
    if name == "english" or not path.is_file():
        if name != "english":
            message = f"--stop-words: {name!r} is neither english nor a file with one word per line"
            raise UserError(message)
        return name
    try:
        return path.read_text(encoding="utf-8").split()
    except UnicodeDecodeError:
        message = (
            f"--stop-words: {name} is not a text in UTF-8; save it as UTF-8, one word per line"
        )
        raise UserError(message) from None

"""``topicgrouper fit``: from documents, tables and baskets to a model."""

from __future__ import annotations

import math
import time
from dataclasses import replace
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.destinations import check_model_destination, is_plain
from topicgrouper.cli.errors import UserError
from topicgrouper.cli.examples import examples
from topicgrouper.cli.fit_distributed import ClusterRequest, fit_on_cluster
from topicgrouper.cli.fit_options import (  # noqa: TC001 - typer evaluates annotations
    FitReadingOptions,
    RunOptions,
    SoftenOption,
    WordOptions,
)
from topicgrouper.cli.fit_regrow import with_regrown_tree
from topicgrouper.cli.fit_soften import with_soft_topics
from topicgrouper.cli.fit_steps import fit_corpus, joins_kept
from topicgrouper.cli.fit_together import TogetherOption, groups_in, read_together
from topicgrouper.cli.model_saving import (
    check_space_for_corpus,
    check_space_for_input,
    save_fitted,
)
from topicgrouper.cli.models import JsonOption  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.reading import (
    InputArgument,
    JobsOption,
    as_options,
    options_with,
    read,
    resolve_format,
)
from topicgrouper.cli.report import FitReport, print_report, report_record
from topicgrouper.cli.standard_input import input_file, is_standard_input

if TYPE_CHECKING:
    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.options import ReadOptions

__all__ = ["EXAMPLES", "fit"]

_PHRASES_SHOWN = 5

EXAMPLES = examples(
    "topicgrouper fit texts/ -o texts.tg  # a folder of texts",
    "topicgrouper fit reviews.csv --text review -o reviews.tg  # a column of a table",
    "topicgrouper fit book.txt --split paragraph -o book.tg  # each paragraph is a document",
    "topicgrouper fit - --format jsonl -o posts.tg < posts.jsonl  # standard input",
    "topicgrouper fit news.tar.gz --encoding latin-1 --stem --keep-texts -o news.tg",
    "topicgrouper fit texts/ --phrases -o texts.tg  # 'new york' is one word",
    "topicgrouper fit sales.csv --basket order --item article -o sales.tg  # baskets",
    "topicgrouper fit posts.csv --text body --columns author,date -o posts.tg  # to compare groups",
    "topicgrouper fit texts/ --together synonyms.csv -o texts.tg  # words that share a topic",
    "topicgrouper fit docword.kos.txt.gz -o kos.tg  # counts, with words in vocab.kos.txt",
    "topicgrouper fit texts/ --regrow -o texts.tg  # a better tree, in more time",
    "topicgrouper fit texts/ --soften 40 -o texts.tg  # with 40 soft topics",
    "topicgrouper fit 'data/*.parquet' --text body --distributed -o all.tg  # with Dask",
)


def fit(  # noqa: PLR0913 - a command has as many arguments as options
    source: InputArgument,
    *,
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="PATH", help="Where to save the model.")
    ],
    reading: FitReadingOptions,
    words: WordOptions,
    together: TogetherOption = None,
    soften: SoftenOption = None,
    jobs: JobsOption = -1,
    how: RunOptions,
    as_json: JsonOption = False,
) -> None:
    """Read documents and find their topics.

    INPUT is a folder of texts, web pages, e-mail, PDF, Word or OpenDocument files (its subfolders
    are labels), an archive of such a folder (.tar.gz, .zip), a mailbox, a text file with one
    document per line, a table (.csv, .tsv, .json, .jsonl, .parquet, .xlsx) or a folder of tables,
    baskets (a table with --basket and --item, or one basket per
    line), or counts (UCI bag of words, lda-c, Matrix Market, NumPy and SciPy archives). Files may
    be compressed (.gz, .xz, .bz2, .zip). With -, documents come from standard input, one per line
    unless --format says otherwise.

    No number of topics is needed: the model holds them all. Explore it with the other commands.
    Collections too large for one machine can be fitted on a cluster; the model is identical.
    """
    check_model_destination(output, source)
    groups = read_together(together, on_cluster=how.on_cluster)
    given = {
        **reading.given(jobs=jobs),
        "item_name": words.item_name,
        "columns": words.columns,
        "keep_texts": words.keep_texts,
        "drop_duplicates": words.drop_duplicates,
    }
    options = _read_options(words, given)
    settings: dict[str, Any] = {
        "min_frequency": words.min_frequency,
        "max_words": words.max_words,
        "n_jobs": jobs,
        "memory_limit": how.memory_limit,
    }
    with joins_kept(_checkpoint_file(output, how), resume=how.resume) as joins:
        settings["checkpoint"] = joins
        if how.on_cluster:
            if is_standard_input(source):
                message = "standard input cannot be shared by the workers; give files or a pattern"
                raise UserError(message)
            request = ClusterRequest(str(source), reading.format, options, how.scheduler)
            report = fit_on_cluster(request, output=output, **settings)
        else:
            settings["together"] = groups
            with input_file(source) as (file, shown):
                check_space_for_input(output, file, options)
                format_ = resolve_format(file, reading.format, is_copy=file != source)
                report = _fit_file(
                    file, shown, format_, options=options, output=output, settings=settings
                )
        if not (how.regrow or soften is not None) or is_plain(output):
            # A pipe can be written only once; joins in a checkpoint are not lost anyway.
            report.model.save(output) if joins else save_fitted(report.model, output)
    if how.regrow:
        report = with_regrown_tree(report, jobs=jobs, memory_limit=how.memory_limit)
        if soften is None or is_plain(output):
            save_fitted(report.model, output)
    if soften is not None:
        report = with_soft_topics(report, soften, jobs=jobs)
        save_fitted(report.model, output)
    from topicgrouper.cli.console import print_json  # noqa: PLC0415 - rich is slow to import

    if as_json:
        print_json(report_record(report), beside=output)
    else:
        print_report(report)


def _checkpoint_file(output: Path, how: RunOptions) -> Path | None:
    if how.checkpoint is not None or not (how.on_cluster or how.resume):
        return how.checkpoint
    if is_plain(output):
        return output.with_name(f"{output.name}.checkpoint")
    if how.resume:
        message = f"{output} has no checkpoint beside it; give its file with --checkpoint"
        raise typer.BadParameter(message, param_hint="--resume")
    return None


def _read_options(words: WordOptions, given: dict[str, Any]) -> ReadOptions:
    from topicgrouper.corpus.readers.options import ReadOptions  # noqa: PLC0415 - needs NumPy

    return options_with(ReadOptions(text=words.text_options()), given)


def _fit_file(
    path: Path,
    shown: str,
    format: str,  # noqa: A002 - named after the option
    *,
    options: ReadOptions,
    output: Path,
    settings: dict[str, Any],
) -> FitReport:
    from topicgrouper.corpus.doubts import why_unfit  # noqa: PLC0415
    from topicgrouper.corpus.source import Source  # noqa: PLC0415

    started = time.perf_counter()
    found = read(path, format=format, options=options, shown=shown)
    finished = time.perf_counter()
    unfit = _why_no_words(options) if not found.corpus.n_tokens else why_unfit(found.corpus)
    if unfit is not None:
        problems = " ".join(replace(found.report, n_empty=0, n_duplicates=0, doubts=()).sentences())
        unfit = unfit[0].lower() + unfit[1:]
        raise UserError(as_options(f"{shown}: {unfit} {problems}".rstrip()))
    text = options.text.with_phrases(found.corpus.phrases)
    source = Source(
        name=path.resolve().name,
        format=format,
        options=replace(options, text=text),
        n_empty=found.report.n_empty,
        n_skipped=found.report.n_skipped,
    )
    remarks = (
        *map(as_options, found.report.sentences()),
        *_phrases_found(options, found.corpus),
    )
    check_space_for_corpus(output, found.corpus)
    if settings["together"] is not None:
        groups, more = groups_in(
            found.corpus, settings["together"], source=source, settings=settings
        )
        settings, remarks = {**settings, "together": groups}, (*remarks, *more)
    model = fit_corpus(found.corpus, source=source, **settings)
    return FitReport(
        title=shown,
        corpus=found.corpus,
        model=model,
        path=output,
        remarks=remarks,
        seconds_read=finished - started,
        seconds_fit=time.perf_counter() - finished,
    )


def _phrases_found(options: ReadOptions, corpus: Corpus) -> tuple[str, ...]:
    """Return a sentence about phrases, if they were asked for."""
    if not options.text.phrases:
        return ()
    if not corpus.phrases:
        return ("Found no phrases: no neighbouring words occur together often enough.",)
    from topicgrouper.tree.representation import printable  # noqa: PLC0415 - needs NumPy

    phrases = corpus.phrases
    examples = ", ".join(map(printable, _distinctive_phrases(corpus)[:_PHRASES_SHOWN]))
    such = f"phrases, such as {examples}" if len(phrases) > 1 else f"phrase: {examples}"
    return (f"Found {len(phrases):,} {such}.",)


def _distinctive_phrases(corpus: Corpus) -> list[str]:
    """Return phrases, first those that are frequent and whose words seldom occur alone.

    The most frequent ones would be pairs of function words, such as *have been*.
    """
    counts: dict[str, int]
    counts = dict(zip(corpus.vocabulary, corpus.frequencies.tolist(), strict=True))
    names = dict(zip(corpus.vocabulary, corpus.display_words, strict=True))

    def weight(phrase: str) -> float:
        alone = max(counts.get(word, 0) for word in phrase.split(" "))
        return math.log(counts[phrase]) * counts[phrase] / (counts[phrase] + alone)

    found = [phrase for phrase in corpus.phrases if phrase in counts]
    return [names[phrase] for phrase in sorted(found, key=lambda phrase: (-weight(phrase), phrase))]


def _why_no_words(options: ReadOptions) -> str:
    if options.text.token_pattern is not None:
        advice = "check --token-pattern; without --keep-case, it is applied in lower case"
    elif options.is_for_baskets:
        advice = "check --item and --quantity"
    else:
        advice = (
            "check what is read (--text, --format) and what is a word (--min-length, --numbers)"
        )
    return f"its documents contain no words; {advice}."

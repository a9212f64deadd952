"""``topicgrouper transform``: the topics of documents as a table."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated

import typer

from topicgrouper.cli import reading
from topicgrouper.cli.destinations import check_destination, size_of
from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import (
    ModelArgument,
    check_exclusive,
    load,
    resolve_n,
)
from topicgrouper.cli.view_steps import RefineOption, SoftOption, checked_soft, refined

if TYPE_CHECKING:
    from topicgrouper.collection import DocumentTopics

__all__ = ["EXAMPLES", "transform"]

EXAMPLES = examples(
    "topicgrouper transform news.tg new-texts/ -n 40 -o topics.parquet",
    "topicgrouper transform reviews.tg more.csv -n 40 --proportions -o topics.csv",
    "topicgrouper transform reviews.tg other.csv --text comment -o topics.npz",
    "topicgrouper transform news.tg new-texts/ --soft -o topics.parquet",
)


def transform(  # noqa: PLR0913 - a command has as many arguments as options
    model: ModelArgument,
    source: reading.InputArgument,
    *,
    output: Annotated[
        Path,
        typer.Option(
            "-o", "--output", metavar="PATH", help="Where to write: .parquet, .csv or .npz."
        ),
    ],
    n: Annotated[
        int | None,
        typer.Option(
            "-n",
            "--topics",
            metavar="N",
            help="Number of topics (left out: a suggestion from 20 to 200).",
        ),
    ] = None,
    proportions: Annotated[
        bool,
        typer.Option("--proportions", help="Write shares of the document instead of counts."),
    ] = False,
    refine: RefineOption = False,
    soft: SoftOption = False,
    format: reading.FormatOption = None,  # noqa: A002 - named after the option
    encoding: reading.EncodingOption = None,
    text: reading.TextOption = None,
    id_: reading.IdOption = None,
    label: reading.LabelOption = None,
    basket: reading.BasketOption = None,
    item: reading.ItemOption = None,
    quantity: reading.QuantityOption = None,
    delimiter: reading.DelimiterOption = None,
    vocabulary: reading.VocabularyOption = None,
    jobs: reading.JobsOption = -1,
) -> None:
    """Write a table of the topics of documents, old or new.

    Documents are read as those of the fit were: the model knows the encoding, the columns and how
    texts became words. An option given here replaces what the model knows (--label '' takes a
    column back). Words that the model does not know count for no topic.

    The table has the columns document, label (if there are labels) and topic_37 for the topic with
    the number 37; a topic of one word is called by the word. In .npz files the matrix is sparse
    (scipy.sparse.load_npz), with document_ids, labels and topic_names beside it. Of soft topics
    the table has the probability in each document.
    """
    check_destination(output)
    from topicgrouper.collection import (  # noqa: PLC0415
        soft_transform_corpus,
        transform_corpus,
        write_document_topics,
    )
    from topicgrouper.collection.document_tables import table_writer  # noqa: PLC0415

    check_exclusive(refine=refine, soft=soft)
    check_exclusive(proportions=proportions, soft=soft)
    with user_errors():
        table_writer(output)
    loaded = load(model, soft=soft)
    if soft:
        n = checked_soft(loaded, n, path=model).n_topics
    n = resolve_n(loaded.tree, n, low=20, high=200, option="-n")
    given = {
        "encoding": encoding,
        "text_column": text,
        "id_column": id_,
        "label_column": label,
        "basket": basket,
        "item": item,
        "quantity": quantity,
        "delimiter": delimiter,
        "vocabulary": vocabulary,
        "n_jobs": jobs,
    }
    found = reading.read_as_model(source, loaded, format=format, given=given)
    if soft:
        table = soft_transform_corpus(loaded, found.corpus, n_jobs=jobs)
    else:
        view = refined(loaded.tree, n, jobs=jobs) if refine else n
        table = transform_corpus(loaded, found.corpus, view, proportions=proportions)
    with user_errors():
        write_document_topics(table, output)
    _report(table, output, found.report.sentences())


def _report(table: DocumentTopics, path: Path, remarks: tuple[str, ...]) -> None:
    from topicgrouper.cli.console import results  # noqa: PLC0415

    console = results(beside=path)
    n_documents, n_topics = table.values.shape
    size = size_of(path)
    lines = [f"{n_documents:,} documents × {n_topics:,} topics are written to {path}{size}."]
    if table.n_unknown:
        share = table.n_unknown / table.n_tokens
        lines.append(
            f"Of {table.n_tokens:,} word occurrences the model does not know {table.n_unknown:,} "
            f"({share:.1%})."
        )
    for line in [*lines, *remarks]:
        console.print(line, soft_wrap=True)

"""``topicgrouper transform``: the topics of documents as a table."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import Literal

from topicgrouper.cli.console import print_result, user_errors, working
from topicgrouper.cli.destinations import check_destination, size_of
from topicgrouper.cli.models import (
    ModelArgument,
    SoftViewOptions,
    load,
    nouns_of,
)
from topicgrouper.cli.options import option, output_option
from topicgrouper.cli.reading import InputArgument, ReadingOptions, read_as_model

EXAMPLES = (
    "topicgrouper transform news.tg new-texts/ -n 40 -o topics.parquet",
    "topicgrouper transform news.tg new-texts/ -n 20 --split 37,52 -o topics.parquet",
    "topicgrouper transform reviews.tg more.csv -n 40 --values shares -o topics.csv",
    "topicgrouper transform reviews.tg other.csv --text comment -o topics.npz",
    "topicgrouper transform news.tg new-texts/ --soft -o topics.parquet",
)


def transform(
    model: ModelArgument,
    source: InputArgument,
    *,
    output: Path = output_option(  # noqa: B008 - a declaration
        "Output file: .parquet, .csv, .tsv, .json, .xlsx or .npz.", default=...
    ),
    view: SoftViewOptions,
    values: Literal["weights", "counts", "shares", "relative"] = option(
        "What to write: weights (what a document is about), counts or shares of its words per "
        "topic, or shares relative to the average document.",
        default="weights",
    ),
    reading: ReadingOptions,
) -> None:
    """Write a table of documents and their topics.

    Documents are read like those of the fit: the model knows the encoding, the columns and how
    texts became words. Options given here take precedence (--label '' unsets a column). Unknown
    words count for no topic.

    The columns are id, title and label (if there are any), main_topic (its number),
    main_topic_name, main_topic_words and one per topic, such as topic_37. The main topic is what
    the document is about: not the largest topic, which usually consists of function words, but the
    one of its strong topics in which all words of the document are most probable. A topic is strong
    in a document if it has a large share of it and a high focus. Documents without known words have
    no main topic. In .npz files the matrix is sparse (scipy.sparse.load_npz), with document_ids,
    labels, main_topics and topic_names beside it.

    Weights say how much a document is about each of at most five topics. They add up to 1, and that
    of the main topic is the largest. --values counts writes how many words of a document belong to
    each topic, and --values shares their share of its known words; for soft topics, these are
    expected numbers and probabilities. With --values relative, 1 is the average and 3 is three
    times as much; short documents are drawn towards 1, as a few words prove little. The weights of
    soft topics are their shares times their focus.

    If topics have names, the columns keep their numbers; "topicgrouper names" lists the names. In
    .npz files, topic_titles has them.
    """
    check_destination(output, source, reading.vocabulary)
    from topicgrouper.model import DocumentTopics  # noqa: PLC0415 - needs NumPy

    with user_errors():
        DocumentTopics.ending_of(output)
    loaded = load(model, needs_soft=view.soft)
    chosen = view.topics_of(loaded)
    found = read_as_model(source, loaded, reading)

    with working("Finding topics", "Writing the table") as step, user_errors():
        table = loaded.transform(found.corpus, chosen, values=values)
        step()
        table.write(output)
    nouns = nouns_of(loaded)
    n_documents, n_topics = table.values.shape
    size = f"{n_documents:,} {nouns.documents} × {n_topics:,} topics"
    lines = [f"Wrote {size} to {output}{size_of(output)}."]
    if table.n_unknown:
        share = table.n_unknown / table.n_tokens
        lines.append(
            f"The model does not know {table.n_unknown:,} of {table.n_tokens:,} {nouns.word} "
            f"occurrences ({share:.1%})."
        )
        if table.n_unknown == table.n_tokens:
            advice = "check the input; items are known by their codes, not their names"
            if nouns.word != "item":
                advice = "check the input, and whether the model is of similar texts"
            lines.append(f"No {nouns.word} has a topic: {advice}.")
    print_result(*lines, *found.report.sentences())

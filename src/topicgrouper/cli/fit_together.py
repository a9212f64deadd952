"""``fit --together``: groups of words that must share a topic, from a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.errors import UserError, user_errors
from topicgrouper.cli.topic_tables import counted

if TYPE_CHECKING:
    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.source import Source

__all__ = ["TogetherOption", "groups_in", "read_together"]

TogetherOption = Annotated[
    Path | None,
    typer.Option(
        "--together",
        metavar="FILE",
        help=(
            "Words that must share a topic: a CSV file with one group per line (car,auto), or "
            "with the columns word,group."
        ),
    ),
]


def read_together(path: Path | None, *, on_cluster: bool) -> list[list[str]] | None:
    """Read the file of groups, if there is one, before anything that takes longer.

    Parameters
    ----------
    path : Path or None
        The file.
    on_cluster : bool
        Whether the fit runs on a cluster, which does not know groups.
    """
    if path is None:
        return None
    if on_cluster:
        message = "cannot be combined with --distributed or --scheduler; fit on one machine"
        raise typer.BadParameter(message, param_hint="--together")
    from topicgrouper.corpus.group_file import read_groups  # noqa: PLC0415 - needs NumPy

    with user_errors():
        return read_groups(path)


def groups_in(
    corpus: Corpus, groups: list[list[str]], *, source: Source, settings: dict[str, Any]
) -> tuple[list[list[str]], tuple[str, ...]]:
    """Return groups of the words to be fitted, and sentences about what was found and skipped.

    Parameters
    ----------
    corpus : Corpus
        The documents.
    groups : list of list of str
        The groups of the file.
    source : Source
        How the documents were read.
    settings : dict
        The ``min_frequency`` and ``max_words`` of the fit.
    """
    from topicgrouper.corpus.word_filter import default_min_frequency  # noqa: PLC0415 - needs NumPy
    from topicgrouper.corpus.word_groups import count_groups  # noqa: PLC0415
    from topicgrouper.fitting.together import named_words  # noqa: PLC0415

    kept = corpus.filter(
        min_frequency=settings["min_frequency"] or default_min_frequency(corpus.n_tokens),
        max_words=settings["max_words"],
    )
    found = count_groups(
        groups,
        kept.vocabulary,
        names=None if kept.names is None else kept.display_words,
        options=None if source.is_of_baskets else source.options.text,
    )
    if kept.n_words and not found.groups:
        some = named_words([word for group in groups for word in group])
        message = f"--together: no group has two words that are kept of these documents: {some}"
        raise UserError(f"{message}; check their spelling")
    noun = "item" if source.is_of_baskets else "word"
    n_words = counted(sum(map(len, found.groups)), noun)
    remarks = [f"{counted(len(found.groups), 'group')} of {noun}s that stay together: {n_words}."]
    if found.unknown:
        remarks.append(
            f"Ignored {counted(len(found.unknown), noun)} of groups, as too rare or not in the "
            f"documents: {named_words(found.unknown)}."
        )
    if found.single:
        named = named_words([" = ".join(group) for group in found.single])
        remarks.append(
            f"Ignored {counted(len(found.single), 'group')} with just one {noun} left: {named}."
        )
    words = kept.vocabulary
    return [[words[place] for place in group] for group in found.groups], tuple(remarks)

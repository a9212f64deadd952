"""A collection that the workers of a cluster have counted, and whose documents stay there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scipy.sparse import vstack

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.word_filter import check_words, default_min_frequency
from topicgrouper.distributed.clusters import results_of, wait_for
from topicgrouper.distributed.part_sums import (
    ChosenWords,
    WordPlan,
    add_sums,
    bring_into_columns,
    choose_words,
    sums_of,
    totals_of,
)
from topicgrouper.distributed.shard_placement import TaskBlock

if TYPE_CHECKING:
    from collections.abc import Sequence

    from distributed import Client, Future

    from topicgrouper.arrays.progress import Progress
    from topicgrouper.corpus.readers.report import ReadReport
    from topicgrouper.corpus.text_options import TextOptions
    from topicgrouper.distributed.part_sums import PartSums, PartTotals
    from topicgrouper.distributed.sources import PartTask

__all__ = ["CountedCollection", "CountedParts", "count_parts"]

# One task adds up the sums of this many parts: few messages, and no worker holds all of them.
_FAN_IN = 8


@dataclass(frozen=True)
class CountedParts:
    """All parts, each in the columns of its own words."""

    futures: list[Future]  # futures of `topicgrouper.distributed.sources.CountedPart`
    names: list[str]  # the name of each part, for messages
    sums: PartSums  # the sums of all parts

    def with_words(
        self,
        client: Client,
        *,
        text: TextOptions,
        min_frequency: int | None,
        max_words: int | None,
        keeps_documents: bool,
    ) -> CountedCollection:
        """Choose the words, and bring all parts into their columns."""
        if min_frequency is None:
            min_frequency = default_min_frequency(self.sums.n_tokens)
        words = choose_words(self.sums, text=text, min_frequency=min_frequency, max_words=max_words)
        check_words(
            n_tokens=self.sums.n_tokens,
            n_words=len(words.vocabulary),
            min_frequency=min_frequency,
            text=text,
        )
        plan = WordPlan(words.columns, len(words.vocabulary), keeps_documents)
        # A task, not scattered data: Dask can run it again if its worker is lost.
        shared = client.submit(_identity, plan, pure=False)
        moved = [
            client.submit(bring_into_columns, part, shared, pure=False) for part in self.futures
        ]
        totals = [client.submit(totals_of, part, pure=False) for part in moved]
        return CountedCollection(
            words=words,
            parts=moved,
            totals=results_of(totals, client=client, names=self.names),
            report=self.sums.report,
            min_frequency=min_frequency,
        )


@dataclass(frozen=True)
class CountedCollection:
    """All parts in common columns."""

    words: ChosenWords  # the words of the columns
    # Futures of the counts: of a `Corpus` if ids are kept, of sparse matrices otherwise.
    parts: list[Future]
    totals: list[PartTotals]  # the totals of each part
    report: ReadReport  # what was found while reading
    min_frequency: int  # how often a word must occur at least

    @property
    def blocks(self) -> list[TaskBlock]:
        """The parts that are not empty."""
        return [
            TaskBlock(part, total.n_nonzeros)
            for part, total in zip(self.parts, self.totals, strict=True)
            if total.n_nonzeros
        ]

    def gather(self, client: Client) -> Corpus:
        """Fetch all documents, in the order of the parts."""
        corpora = [client.gather(part) for part in self.parts]
        labels = None
        if all(corpus.labels is not None for corpus in corpora if corpus.n_documents):
            labels = _joined(corpora, "labels")
        return Corpus(
            vstack([corpus.counts for corpus in corpora], format="csr"),
            self.words.vocabulary,
            document_ids=_joined(corpora, "document_ids"),
            labels=labels,
            texts=_joined(corpora, "texts"),
            names=self.words.names,
            document_columns=_joined_columns(corpora),
        )


def count_parts(
    tasks: Sequence[PartTask], *, client: Client, progress: Progress | None
) -> CountedParts:
    """Count all parts, and add up their sums."""
    names = [task.name for task in tasks]
    futures = [task.start(client) for task in tasks]
    sums = [client.submit(sums_of, part, pure=False) for part in futures]

    def report(share: float) -> None:
        if progress is not None:
            progress(share, "Counting words")

    wait_for(sums, client=client, names=names, report=report)
    while len(sums) > 1:
        groups = [sums[first : first + _FAN_IN] for first in range(0, len(sums), _FAN_IN)]
        sums = [client.submit(add_sums, *group, pure=False) for group in groups]
    (all_sums,) = results_of(sums, client=client, names=["all parts"])
    return CountedParts(futures, names, all_sums)


def _joined(corpora: Sequence[Corpus], name: str) -> list[str] | None:
    """Concatenate ids, labels or texts; return ``None`` if a part has none."""
    columns = [getattr(corpus, name) for corpus in corpora if corpus.n_documents]
    if not columns or any(column is None for column in columns):
        return None
    return [value for column in columns for value in column]


def _joined_columns(corpora: Sequence[Corpus]) -> dict[str, list[str]]:
    """Concatenate the columns, which are the same in all parts with documents."""
    columns: dict[str, list[str]] = {}
    for corpus in corpora:
        for name, values in corpus.document_columns.items():
            columns.setdefault(name, []).extend(values)
    return columns


def _identity(value: Any) -> Any:
    return value

"""A collection counted by the workers of a cluster, its documents staying with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scipy.sparse import vstack

from topicgrouper.collection.fit import check_words, default_min_frequency
from topicgrouper.corpus.corpus import Corpus
from topicgrouper.distributed import parts as part_functions
from topicgrouper.distributed.blocks import TaskBlock
from topicgrouper.distributed.progress import Step
from topicgrouper.distributed.waiting import results_of, wait_for
from topicgrouper.distributed.word_plan import ChosenWords, choose_words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from distributed import Client, Future

    from topicgrouper.corpus.readers.report import ReadReport
    from topicgrouper.corpus.text_options import TextOptions
    from topicgrouper.distributed.parts import PartSums, PartTotals
    from topicgrouper.distributed.sources import PartTask

__all__ = ["CountedCollection", "CountedParts", "count_parts"]

# Sums of so many parts are added up by one task: few messages, and no worker holds them all.
_FAN_IN = 8


@dataclass(frozen=True)
class CountedParts:
    """All parts, each in the columns of its own words.

    Attributes
    ----------
    futures : list of Future
        Of `topicgrouper.distributed.parts.CountedPart`.
    names : list of str
        What each part is called.
    sums : PartSums
        What is known of all together.
    """

    futures: list[Future]
    names: list[str]
    sums: PartSums

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
        )
        plan = part_functions.WordPlan(words.columns, len(words.vocabulary), keeps_documents)
        # A task and no scattered data, so that Dask can make it again if its worker is lost.
        shared = client.submit(_identity, plan, pure=False)
        moved = [
            client.submit(part_functions.bring_into_columns, part, shared, pure=False)
            for part in self.futures
        ]
        totals = [client.submit(part_functions.totals_of, part, pure=False) for part in moved]
        return CountedCollection(
            words=words,
            parts=moved,
            totals=results_of(totals, client=client, names=self.names),
            report=self.sums.report,
            min_frequency=min_frequency,
        )


@dataclass(frozen=True)
class CountedCollection:
    """All parts in common columns.

    Attributes
    ----------
    words : ChosenWords
        The words of the columns.
    parts : list of Future
        Futures of the counts: of a `Corpus` where ids are kept, of sparse matrices otherwise.
    totals : list of PartTotals
        What is known of each part.
    report : ReadReport
        What was found while reading.
    min_frequency : int
        How often a word had to occur.
    """

    words: ChosenWords
    parts: list[Future]
    totals: list[PartTotals]
    report: ReadReport
    min_frequency: int

    @property
    def blocks(self) -> list[TaskBlock]:
        """The parts that hold anything; one of them if none does."""
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
        )


def count_parts(
    tasks: Sequence[PartTask], *, client: Client, progress: Callable[[Step], object] | None
) -> CountedParts:
    """Count all parts, and add up what is known of them."""
    names = [task.name for task in tasks]
    futures = [task.start(client) for task in tasks]
    sums = [client.submit(part_functions.sums_of, part, pure=False) for part in futures]

    def told(share: float) -> None:
        if progress is not None:
            progress(Step("counting", share))

    wait_for(sums, client=client, names=names, told=told)
    while len(sums) > 1:
        groups = [sums[first : first + _FAN_IN] for first in range(0, len(sums), _FAN_IN)]
        sums = [client.submit(part_functions.add_sums, *group, pure=False) for group in groups]
    (all_sums,) = results_of(sums, client=client, names=["all parts"])
    return CountedParts(futures, names, all_sums)


def _joined(corpora: Sequence[Corpus], name: str) -> list[str] | None:
    """Put ids, labels or texts one after the other; nothing if there are none."""
    columns = [getattr(corpus, name) for corpus in corpora if corpus.n_documents]
    if not columns or any(column is None for column in columns):
        return None
    return [value for column in columns for value in column]


def _identity(value: Any) -> Any:
    return value

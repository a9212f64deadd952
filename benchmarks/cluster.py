"""Compare the cost of a fit on a cluster and on one machine, and the trees of reduced data.

Everything runs on this machine. The workers are processes that share its processors, so the table
shows the overhead of a cluster, not the gain of more machines.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import distributed
import numpy as np
import psutil
from sklearn.metrics import adjusted_rand_score, normalized_mutual_info_score

from benchmarks import data, machine
from topicgrouper import fit_tree
from topicgrouper.distributed import ClusterOptions, fit
from topicgrouper.distributed import fit_tree as fit_tree_on_cluster
from topicgrouper.distributed.cluster_shards import ClusterShards

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from scipy.sparse import csr_array

    from topicgrouper import TopicTree

_TOPICS = 100


@dataclass
class Cost:
    """The cost of a fit.

    Attributes
    ----------
    seconds : float
        Wall time.
    driver, workers : float
        Processor time of this process, and of the worker processes together. Unlike wall time it
        hardly depends on what else the machine does.
    exchanges : Exchanges or None
        ``None`` for a fit in this process.
    is_same : bool
        Whether the tree equals that of the fit on one machine.
    """

    name: str
    seconds: float
    driver: float
    workers: float = 0.0
    exchanges: Exchanges | None = None
    is_same: bool = True


@dataclass
class Exchanges:
    """Number, size and duration of the exchanges of the last fit."""

    number: int = 0
    bytes: int = 0
    seconds: float = 0.0


class WatchedShards(ClusterShards):
    """Shards whose exchanges are counted and timed."""

    last = Exchanges()

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        type(self).last = Exchanges()
        super().__init__(*arguments, **settings)

    def _ask(self, name: str, *arguments: Any, rows: int = 0) -> list[Any]:
        start = time.perf_counter()
        answers = super()._ask(name, *arguments, rows=rows)
        self.last.seconds += time.perf_counter() - start
        self.last.number += 1
        self.last.bytes += sum(part.nbytes for answer in answers if answer for part in answer)
        return answers


def measure(counts: csr_array[Any], *, workers: Sequence[int], repeat: int) -> Iterable[Cost]:
    """Yield the cost on one machine, then on clusters, each the best of several fits."""
    cost, tree = _best(partial(fit_tree, counts), repeat)
    cost.name = "one machine"
    yield cost
    for number in workers:
        with (
            distributed.LocalCluster(
                n_workers=number, threads_per_worker=1, dashboard_address=":0"
            ) as cluster,
            distributed.Client(cluster, direct_to_workers=True) as client,
        ):
            options = ClusterOptions(client=client, partitions=number)
            run = partial(fit_tree_on_cluster, counts, cluster=options)
            cost, found = _best(run, repeat)
            cost.name = f"{number} workers"
            cost.exchanges = WatchedShards.last
            cost.is_same = found == tree
            yield cost


def _best(run: Callable[[], TopicTree], repeat: int) -> tuple[Cost, TopicTree]:
    costs = []
    for _ in range(repeat):
        processes = psutil.Process().children(recursive=True)
        start, driver, workers = time.perf_counter(), time.process_time(), _seconds_of(processes)
        tree = run()
        cost = Cost(
            "",
            time.perf_counter() - start,
            time.process_time() - driver,
            _seconds_of(processes) - workers,
        )
        costs.append(cost)
    return min(costs, key=lambda cost: cost.seconds), tree


def _seconds_of(processes: Sequence[psutil.Process]) -> float:
    return sum(sum(process.cpu_times()[:2]) for process in processes)


def print_costs(sets: Sequence[data.DataSet], *, workers: Sequence[int], repeat: int) -> None:
    """Print the table of costs."""
    print(
        "| data | documents | words | fit | s | driver CPU s | workers CPU s | exchanges "
        "| per join | ms each | MB | same tree |"
    )
    print("| --- | ---: | ---: | --- |" + " ---: |" * 7 + " --- |")
    for data_set in sets:
        counts = data_set.load()
        documents, words = counts.shape
        for cost in measure(counts, workers=workers, repeat=repeat):
            cells = [""] * 5
            if cost.exchanges is not None:
                number = cost.exchanges.number
                cells = [
                    f"{cost.workers:.1f}",
                    f"{number:,}",
                    f"{number / (words - 1):.2f}",
                    f"{1000 * cost.exchanges.seconds / number:.2f}",
                    f"{cost.exchanges.bytes / 1e6:.0f}",
                ]
            print(
                f"| {data_set.name} | {documents:,} | {words:,} | {cost.name} | "
                f"{cost.seconds:.1f} | {cost.driver:.1f} | {' | '.join(cells)} | "
                f"{'yes' if cost.is_same else 'NO'} |",
                flush=True,
            )


def print_effects(data_set: data.DataSet) -> None:
    """Print how well T(100) of fewer words or documents agrees with that of all."""
    counts = data_set.load()
    whole = np.arange(counts.shape[1])
    full = fit_tree(counts, [str(word) for word in whole])
    print("| data | kept | words | documents | of words: Rand | NMI | of occurrences: NMI |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: |")
    rng = np.random.default_rng(0)
    for share in (2, 4, 8):
        frequencies = np.asarray(counts.sum(axis=0)).ravel()
        words = np.sort(np.argsort(-frequencies, kind="stable")[: counts.shape[1] // share])
        _print_effect(data_set.name, f"1/{share} of the words", full, counts[:, words], words)
        rows = np.sort(rng.choice(counts.shape[0], counts.shape[0] // share, replace=False))
        _print_effect(data_set.name, f"1/{share} of the documents", full, counts[rows], whole)


def _print_effect(
    name: str, kept: str, full: TopicTree, counts: csr_array[Any], words: Any
) -> None:
    tree = fit_tree(counts, [str(word) for word in words])
    common = [int(word) for word in tree.vocabulary]
    n = min(_TOPICS, tree.n_words // 2)
    own, other = tree.view(n).labels, full.view(n).labels[common]
    print(
        f"| {name} | {kept} | {tree.n_words:,} | {counts.shape[0]:,} | "
        f"{adjusted_rand_score(other, own):.2f} | {normalized_mutual_info_score(other, own):.2f} | "
        f"{_weighted_information(other, own, full.word_frequencies[common]):.2f} |",
        flush=True,
    )


def _weighted_information(left: Any, right: Any, weights: Any) -> float:
    """Return the normalised mutual information of two labellings of weighted words."""
    rows, columns = (np.unique(labels, return_inverse=True)[1] for labels in (left, right))
    joint = np.zeros((rows.max() + 1, columns.max() + 1))
    np.add.at(joint, (rows, columns), weights / weights.sum())
    information = _entropy(joint.sum(axis=1)) + _entropy(joint.sum(axis=0)) - _entropy(joint)
    return float(2 * information / (_entropy(joint.sum(axis=1)) + _entropy(joint.sum(axis=0))))


def _entropy(shares: Any) -> float:
    filled = shares[shares > 0]
    return float(-(filled * np.log(filled)).sum())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="made-up counts; a check only")
    parser.add_argument(
        "--data",
        nargs="+",
        default=["kos", "newsgroups"],
        help="data sets (default: kos newsgroups)",
    )
    parser.add_argument(
        "--workers",
        nargs="+",
        type=int,
        default=[1, 2, 4],
        help="worker processes (default: 1 2 4)",
    )
    parser.add_argument("--repeat", type=int, default=2, help="best of N fits (default: 2)")
    parser.add_argument(
        "--effects", action="store_true", help="compare trees of fewer words and documents"
    )
    chosen = parser.parse_args()
    known = {data_set.name: data_set for data_set in (data.QUICK if chosen.quick else data.REAL)}
    names = list(known) if chosen.quick else chosen.data
    sets = [known[name] for name in names]
    print(", ".join(f"{what}: {value}" for what, value in machine.describe_machine().items()))
    vars(fit)["ClusterShards"] = WatchedShards
    if chosen.effects:
        for data_set in sets:
            print_effects(data_set)
    else:
        print_costs(sets, workers=chosen.workers, repeat=chosen.repeat)


if __name__ == "__main__":
    main()

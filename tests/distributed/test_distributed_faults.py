"""Workers that die leave no trace in the tree; a lost cluster leaves its joins in a checkpoint."""

import os
import signal
import subprocess
import sys

import dask
import dask.dataframe
import distributed
import pandas as pd
import pytest

from tests.count_samples import zipf_counts
from topicgrouper import fit_tree
from topicgrouper.corpus import count_texts
from topicgrouper.distributed import (
    ClusterError,
    ClusterOptions,
    cluster_shards,
    clusters,
)
from topicgrouper.distributed import fit_tree as fit_tree_on_cluster
from topicgrouper.distributed.cluster_shards import ClusterShards
from topicgrouper.fitting.checkpoint import Checkpoint
from topicgrouper.model import Model

pytestmark = pytest.mark.slow

COUNTS = zipf_counts(60, 150, length=30, seed=2)
TEXTS = [f"word{chr(97 + i % 7)} word{chr(97 + i % 5)} thing{chr(97 + i % 3)}" for i in range(40)]


def kill_at(monkeypatch, *, question, times, kill):
    """Let something happen right before some of the times a question is asked."""
    usual = ClusterShards._ask
    asked = []

    def ask(self, name, *arguments, **settings):
        if name == question:
            asked.append(name)
            if len(asked) in times:
                kill(self)
        return usual(self, name, *arguments, **settings)

    monkeypatch.setattr(ClusterShards, "_ask", ask)


def process_killer(client):
    """Return a function that kills the process of the first worker that holds a shard."""
    killed = []

    def kill(shards):
        address = shards.addresses[0]
        killed.append(client.run(os.getpid, workers=[address])[address])
        os.kill(killed[-1], signal.SIGKILL)

    return kill, killed


def test_workers_killed_in_the_middle_of_a_fit(mortal_client, monkeypatch):
    kill, killed = process_killer(mortal_client)
    kill_at(monkeypatch, question="first_rows", times={2}, kill=kill)
    kill_at(monkeypatch, question="join", times={60, 61}, kill=kill)
    tree = fit_tree_on_cluster(COUNTS, cluster=ClusterOptions(client=mortal_client, partitions=3))
    assert len(set(killed)) == 3
    assert tree == fit_tree(COUNTS)


def test_a_worker_killed_in_the_middle_of_counting_and_one_later(
    mortal_client, monkeypatch, tmp_path
):
    marker = tmp_path / "killed"

    def deadly(part):
        if TEXTS[25] in set(part.text) and not marker.exists():
            marker.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return part

    # The shard lost later is made again from its source: its texts are read and counted again.
    kill, _ = process_killer(mortal_client)
    kill_at(monkeypatch, question="join", times={4}, kill=kill)
    frame = pd.DataFrame({"text": TEXTS})
    parts = dask.dataframe.from_pandas(frame, npartitions=6).map_partitions(deadly, meta=frame)
    found = Model.fit(parts, cluster=ClusterOptions(client=mortal_client))
    assert marker.exists()
    assert "Lost and replaced 1 workers." in found.source.report.notes
    assert found.tree == Model.fit(count_texts(TEXTS)).tree


def test_a_fault_of_the_program_is_no_loss(client, monkeypatch):
    def fail(self):
        raise ValueError("a fault")

    kill_at(monkeypatch, question="join", times={3}, kill=fail)
    with pytest.raises(ValueError, match="a fault"):
        fit_tree_on_cluster(COUNTS, cluster=ClusterOptions(client=client))


def shard_breaker(client, answer):
    """Return a function that replaces the next join of the first worker, and say whom it broke."""
    broken = []

    def break_shard(dask_worker):
        class Broken:
            def join(self, kept, moved):
                return answer(*usual.join(kept, moved))

        for holder in dask_worker.state.actors.values():
            usual, holder._shard = holder._shard, Broken()

    def break_first(shards):
        broken.append(shards.addresses[0])
        client.run(break_shard, workers=[broken[-1]])

    return break_first, broken


def raising(error):
    def answer(*rows):
        raise error

    return answer


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (MemoryError("std::bad_alloc"), "ran out of memory"),
        (ValueError("slot out of range"), "failed: ValueError: slot out of range"),
    ],
    ids=["memory", "fault"],
)
def test_what_goes_wrong_in_a_worker_is_told_with_its_name(
    client, monkeypatch, tmp_path, error, message
):
    path = tmp_path / "joins"
    break_first, broken = shard_breaker(client, raising(error))
    with monkeypatch.context() as patch:
        kill_at(patch, question="join", times={50}, kill=break_first)
        with pytest.raises(
            ClusterError, match=f"^Worker .* {message}.*joins: resume the fit"
        ) as caught:
            fit_tree_on_cluster(COUNTS, cluster=ClusterOptions(client=client, checkpoint=path))
    assert broken[0] in str(caught.value)
    assert isinstance(caught.value, MemoryError) == isinstance(error, MemoryError)
    assert len(broken) == 1  # nobody was asked in its place
    assert fit_tree(COUNTS, checkpoint=Checkpoint(path, resume=True)) == fit_tree(COUNTS)


def test_memory_that_does_not_suffice_to_make_a_shard(client, monkeypatch):
    def no_room(*parts):
        raise MemoryError("Unable to allocate 9 TiB")

    monkeypatch.setattr(cluster_shards, "ShardHolder", no_room)
    with pytest.raises(MemoryError, match=r"^Worker tcp://.* ran out of memory"):
        fit_tree_on_cluster(COUNTS, cluster=ClusterOptions(client=client))


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (lambda ends, slots, sums: (ends, slots + 150, sums), r"slot \d+ is out of range .*"),
        (lambda ends, slots, sums: (-ends, slots, sums), "row ends are not in order"),
        (lambda ends, slots, sums: (0 * ends, slots, sums), r"the last row ends at 0, .*"),
        (lambda ends, slots, sums: (ends, slots, 0 * sums), "sum out of range .*"),
        (lambda ends, slots, sums: None, ".*"),
    ],
    ids=["slot", "end", "entries", "sum", "nothing"],
)
def test_an_answer_that_cannot_be_right_ends_the_fit(client, monkeypatch, answer, message):
    break_first, broken = shard_breaker(client, answer)
    kill_at(monkeypatch, question="join", times={50}, kill=break_first)
    with pytest.raises(ClusterError, match=rf"^Worker tcp://.* sent an invalid answer: {message}"):
        fit_tree_on_cluster(COUNTS, cluster=ClusterOptions(client=client))
    assert len(broken) == 1


@pytest.mark.parametrize("direct", [True, False])
def test_a_shard_that_a_living_worker_has_dropped_is_made_again(client, monkeypatch, direct):
    asked = []

    def drop(shards):
        asked.append(shards)
        client.run(lambda dask_worker: dask_worker.state.actors.clear())

    monkeypatch.setattr(client, "direct_to_workers", direct)
    kill_at(monkeypatch, question="join", times={50}, kill=drop)
    assert fit_tree_on_cluster(COUNTS, cluster=ClusterOptions(client=client)) == fit_tree(COUNTS)
    assert asked[0].losses == 2


def test_a_lost_fit_goes_on_from_its_checkpoint_anywhere(client, monkeypatch, tmp_path):
    path = tmp_path / "joins"

    def interrupt(shards):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        kill_at(patch, question="join", times={50}, kill=interrupt)
        cluster = ClusterOptions(client=client, checkpoint=path)
        with pytest.raises(KeyboardInterrupt):
            fit_tree_on_cluster(COUNTS, cluster=cluster)
    on_one_machine = fit_tree(COUNTS, checkpoint=Checkpoint(path, resume=True))
    assert on_one_machine == fit_tree(COUNTS)
    with monkeypatch.context() as patch:
        kill_at(patch, question="join", times={1}, kill=interrupt)  # nothing is left to do
        joins = Checkpoint(path, resume=True)
        cluster = ClusterOptions(client=client, checkpoint=joins, partitions=5)
        assert fit_tree_on_cluster(COUNTS, cluster=cluster) == on_one_machine


def start(*arguments):
    """Start a program of Dask."""
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


@pytest.fixture
def remote_cluster(tmp_path):
    """Provide the address of a scheduler with a worker, and the processes of both."""
    file = tmp_path / "scheduler.json"
    place = ("--scheduler-file", str(file))
    scheduler = start("scheduler", "--port", "0", "--no-dashboard", *place)
    worker = start("worker", "--no-nanny", "--no-dashboard", "--nthreads", "1", *place)
    try:
        with distributed.Client(
            scheduler_file=str(file), timeout=60, set_as_default=False
        ) as found:
            found.wait_for_workers(1, timeout=60)
            address = found.scheduler.address
        yield address, scheduler, worker
    finally:
        for process in (worker, scheduler):
            process.kill()
            process.wait()


def test_a_scheduler_that_goes_away(remote_cluster, monkeypatch, tmp_path):
    address, scheduler, worker = remote_cluster
    path = tmp_path / "joins"

    def kill(shards):
        scheduler.kill()
        # The worker ends without its scheduler, but until it notices it could answer all the rest.
        for process in (scheduler, worker):
            process.wait(timeout=60)
        monkeypatch.setattr(clusters, "_SECONDS_TO_ANSWER", 1.0)  # it never will

    kill_at(monkeypatch, question="join", times={40}, kill=kill)
    with pytest.raises(ClusterError, match=r"The joins so far are in .*joins: resume the fit"):
        fit_tree_on_cluster(COUNTS, cluster=ClusterOptions(client=address, checkpoint=path))
    assert fit_tree(COUNTS, checkpoint=Checkpoint(path, resume=True)) == fit_tree(COUNTS)


def test_no_scheduler_is_a_clear_error(monkeypatch):
    monkeypatch.setitem(
        __import__("dask").config.config["distributed"]["comm"]["timeouts"], "connect", "1s"
    )
    with pytest.raises(ClusterError, match="There is no scheduler at tcp://127"):
        fit_tree_on_cluster(COUNTS, cluster=ClusterOptions(client="tcp://127.0.0.1:1"))

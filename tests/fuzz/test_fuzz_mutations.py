"""Mutations change inputs, never fail, and get past the outer layers of formats."""

from __future__ import annotations

import gzip
import io
import tarfile
import zipfile
from random import Random

import numpy as np
import pytest

from tests.fuzz.doors import all_doors
from tests.fuzz.mutations.arrays import load_npy, mutate_npy, npy
from tests.fuzz.mutations.packed import mutating_packed
from tests.fuzz.mutations.plain import LARGEST, mutate_bytes
from tests.fuzz.mutations.tars import mutate_tar, tar_member
from tests.fuzz.mutations.topic_archives import mutate_topic_archive
from tests.fuzz.mutations.zips import Member, mutating_zips, pack_zip
from tests.fuzz.samples import saved, tree
from topicgrouper.storage.archive_file import read_contents
from topicgrouper.storage.archive_format import ArchiveError


def mutants(mutate, data, *, n=200):
    return [mutate(data, Random(number), [data]) for number in range(n)]


def share(inputs, is_so):
    return sum(map(is_so, inputs)) / len(inputs)


@pytest.mark.parametrize("name", all_doors())
def test_mutations_depend_on_the_seed_alone(name):
    door = all_doors()[name]
    seeds = door.seeds()
    first, second = (
        [door.mutate(seeds[i % len(seeds)], Random(i), seeds) for i in range(30)] for _ in range(2)
    )
    assert first == second
    assert len(set(first)) > 15
    # also of what was mutated before, and of anything else
    for number, data in enumerate([*first, b"", b"\0", bytes(1000)]):
        assert isinstance(door.mutate(data, Random(number), first), bytes)


def test_any_bytes():
    found = mutants(mutate_bytes, b"id,text\n1,some words\n")
    assert len(set(found)) > 150
    assert max(map(len, found)) <= 4 * LARGEST
    assert any(b"2147483648" in data for data in mutants(mutate_bytes, b"1 2 3", n=2000))


def is_sound_zip(data):
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return archive.testzip() is None
    except Exception:
        return False


def test_zip_archives_stay_whole():
    members = [Member("a.txt", b"some words"), Member("b/c.txt", b"more", deflate=True)]
    data = pack_zip(members)
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == {
            member.name: member.data for member in members
        }
    mutate = mutating_zips(lambda name, data, rng, others: data + b"!")
    assert share(mutants(mutate, data), is_sound_zip) > 0.6


def test_arrays_stay_arrays():
    array = np.arange(12).reshape(3, 4)
    for order in (array, np.asfortranarray(array), np.array(["a", "bc"]), np.array(b"csr")):
        np.testing.assert_array_equal(load_npy(npy(order)), order)
    found = mutants(mutate_npy, npy(array))
    assert 0.5 < share(found, lambda data: load_npy(data) is not None) < 1.0


def test_archives_of_the_package_keep_a_true_manifest(tmp_path):
    path = tmp_path / "x.tg"

    def is_read(data):
        path.write_bytes(data)
        try:
            return "tree" in read_contents(path)["sections"]
        except ArchiveError:
            return False

    assert is_read(saved(tree().save))
    assert share(mutants(mutate_topic_archive, saved(tree().save)), is_read) > 0.5


def test_tar_archives_keep_their_checksums():
    data = tar_member(b"a.txt", b"some words") + tar_member(b"b.txt", b"more") + bytes(1024)

    def is_read(data):
        try:
            with tarfile.open(fileobj=io.BytesIO(data), mode="r:") as archive:
                return archive.next() is not None
        except Exception:
            return False

    assert is_read(data)
    assert share(mutants(mutate_tar, data, n=60), is_read) > 0.3


def test_what_is_packed_is_changed_inside():
    mutate = mutating_packed(lambda data, rng, others: data + b"!")
    found = mutants(mutate, gzip.compress(b"words", mtime=0))

    def is_changed(data):
        return data.startswith(b"\x1f\x8b") and gzip.decompress(data).startswith(b"words!")

    packed = [data for data in found if data.startswith(b"\x1f\x8b") and data[-1:] == b"\0"]
    assert any(map(is_changed, packed))
    assert {data[:2] for data in found} >= {b"\x1f\x8b", b"\xfd7", b"BZ"}

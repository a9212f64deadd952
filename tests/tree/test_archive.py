import zipfile

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.make_fixture import PATH, WORDS, fixture_tree
from tests.tree.tree_samples import change_section, changed_tree, sample_tree, tree_of, trees
from topicgrouper.storage.archive_file import write_sections
from topicgrouper.storage.archive_format import Section
from topicgrouper.storage.string_table import decode_strings, encode_strings
from topicgrouper.tree import ArchiveError, TopicTree
from topicgrouper.tree.archive import read_section, save_tree


@given(tree=trees())
def test_everything_comes_back(tmp_path_factory, tree):
    path = tmp_path_factory.mktemp("archive") / "tree.tg"
    tree.save(path)
    loaded = TopicTree.load(path)
    assert loaded == tree
    assert loaded.digest() == tree.digest()
    assert not loaded.children.flags.writeable
    assert not loaded.counts.indices.flags.writeable


@given(words=st.lists(st.text(st.characters(exclude_categories=())), min_size=1, unique=True))
def test_any_words_come_back(tmp_path_factory, words):
    path = tmp_path_factory.mktemp("archive") / "tree.tg"
    joins = [(0, 1), *((i, len(words) + i - 2) for i in range(2, len(words)))][: len(words) - 1]
    tree_of(np.ones((1, len(words)), dtype=int), joins, vocabulary=words).save(path)
    assert TopicTree.load(path).vocabulary == tuple(words)


def test_counts_are_left_out_by_choice(tmp_path):
    tree = sample_tree(7, columns=np.arange(7) * 2, n_columns=20)
    tree.save(tmp_path / "tree.tg", counts=False)
    loaded = TopicTree.load(tmp_path / "tree.tg")
    assert loaded.counts is None
    assert loaded != tree
    assert loaded.digest() == tree.digest()
    assert (loaded.columns.tolist(), loaded.n_columns) == (tree.columns.tolist(), 20)


def test_columns_are_bounded_by_what_the_words_justify(tmp_path, monkeypatch):
    path = tmp_path / "tree.tg"
    wide = sample_tree(7, columns=np.arange(7), n_columns=2**24)
    wide.save(path)
    assert TopicTree.load(path) == wide
    monkeypatch.setattr("topicgrouper.tree.archive._HARMLESS_COLUMNS", 700)
    with pytest.raises(ArchiveError, match=r"7 words in a file may have at most 700 columns"):
        TopicTree.load(path)
    with pytest.raises(ValueError, match="without columns that never occur"):
        wide.save(tmp_path / "not saved.tg")
    just = sample_tree(7, columns=np.arange(7), n_columns=700)
    just.save(path)
    assert TopicTree.load(path) == just


def test_weights_come_back_to_the_last_bit(tmp_path):
    tree = sample_tree(7, weights=True)
    tree.save(tmp_path / "tree.tg")
    loaded = TopicTree.load(tmp_path / "tree.tg")
    assert loaded.frequencies.dtype == np.float64
    assert loaded.counts.data.tolist() == tree.counts.data.tolist()
    assert loaded.base_log_likelihood == tree.base_log_likelihood


def test_a_corpus_of_empty_documents_is_no_problem(tmp_path):
    counts = np.zeros((50, 2), dtype=int)
    counts[7] = 3
    tree = tree_of(counts[counts.sum(axis=1) > 0], [(0, 1)])
    full = TopicTree(
        tree.children,
        tree.gains,
        tree.word_frequencies,
        tree.vocabulary,
        base_log_likelihood=tree.base_log_likelihood,
        counts=type(tree.counts)(counts),
    )
    full.save(tmp_path / "tree.tg")
    assert TopicTree.load(tmp_path / "tree.tg") == full


def test_equal_trees_give_equal_files(tmp_path, monkeypatch):
    sample_tree(7).save(tmp_path / "first.tg")
    monkeypatch.setattr("time.time", lambda: 2_000_000_000.0)
    sample_tree(7).save(tmp_path / "second.tg")
    assert (tmp_path / "first.tg").read_bytes() == (tmp_path / "second.tg").read_bytes()


def test_further_sections_stand_beside_the_tree(tmp_path):
    path = tmp_path / "tree.tg"
    text, ends = encode_strings(["one text", "another\ntext"])
    texts = Section({"text": text, "ends": ends}, {"language": "en"})
    save_tree(sample_tree(7), path, extra={"remarks": texts})
    assert TopicTree.load(path) == sample_tree(7)
    section = read_section(path, "remarks")
    assert section.meta == {"language": "en"}
    decoded = decode_strings(section.arrays["text"], ends=section.arrays["ends"])
    assert decoded == ("one text", "another\ntext")
    assert read_section(path, "notes") is None


@pytest.mark.parametrize("name", ["tree", "counts", "names"])
def test_the_trees_own_sections_cannot_be_replaced(tmp_path, name):
    with pytest.raises(ValueError, match="choose another name"):
        save_tree(sample_tree(7), tmp_path / "tree.tg", extra={name: Section({})})


def test_an_archive_without_a_tree_is_an_error(tmp_path):
    write_sections(tmp_path / "x.tg", {"texts": Section({"a": np.arange(3)})})
    with pytest.raises(ArchiveError, match="contains no tree"):
        TopicTree.load(tmp_path / "x.tg")


def test_the_file_of_the_first_version_is_read_for_ever():
    tree = TopicTree.load(PATH)
    assert tree == fixture_tree()
    assert tree.vocabulary == tuple(WORDS)
    assert tree.children.tolist() == [[0, 1], [2, 3], [4, 6], [5, 7]]
    assert tree.gains.tolist() == [-0.5, -1.25, -3.0, -17.75]
    assert tree.frequencies.tolist() == [5, 3, 301, 5, 6, 8, 306, 312, 320]
    assert tree.base_log_likelihood == -31.0625
    assert tree.columns.tolist() == [0, 1, 3, 4, 7]
    assert tree.n_columns == 9
    assert tree.counts.toarray().tolist() == [
        [3, 1, 0, 0, 0],
        [2, 2, 0, 0, 1],
        [0, 0, 0, 0, 0],
        [0, 0, 300, 4, 0],
        [0, 0, 1, 1, 5],
    ]


def test_the_format_has_not_moved_without_a_new_version(tmp_path):
    fixture_tree().save(tmp_path / "now.tg")
    with zipfile.ZipFile(PATH) as then, zipfile.ZipFile(tmp_path / "now.tg") as now:
        names = [name for name in now.namelist() if name.endswith(".npy")]
        assert names == [name for name in then.namelist() if name.startswith(("tree/", "counts/"))]
        for name in names:
            assert now.read(name) == then.read(name)


def test_the_arrays_are_ordinary_npy_files():
    with zipfile.ZipFile(PATH) as archive, archive.open("tree/children.npy") as file:
        children = np.lib.format.read_array(file, allow_pickle=False)
    assert children.tolist() == fixture_tree().children.tolist()


def test_levels_of_a_regrown_tree_are_kept(tmp_path):
    tree = changed_tree(sample_tree(9), regrown_at=(2, 5))
    tree.save(tmp_path / "tree.tg")
    assert TopicTree.load(tmp_path / "tree.tg") == tree
    assert TopicTree.load(tmp_path / "tree.tg").regrown_at == (2, 5)
    assert tree != sample_tree(9)


@pytest.mark.parametrize(
    "levels",
    [
        np.array([5, 2]),
        np.array([1]),
        np.array([9]),
        np.array([[2]]),
        np.array([2.5]),
    ],
    ids=["falling", "one topic", "all words", "a table", "fractions"],
)
def test_levels_that_cannot_be_are_refused(tmp_path, levels):
    path = tmp_path / "tree.tg"
    tree = changed_tree(sample_tree(9), regrown_at=(2, 5))
    tree.save(path)
    change_section(path, "tree", arrays={"regrown_at": levels})
    with pytest.raises(ArchiveError, match="regrown_at"):
        TopicTree.load(path)


@pytest.mark.parametrize("former", ["x", "0" * 63, 5, True])
def test_former_trees_that_cannot_be_are_refused(tmp_path, former):
    path = tmp_path / "tree.tg"
    sample_tree(9).save(path)
    change_section(path, "tree", meta={"grown_from": former})
    with pytest.raises(ArchiveError, match=r"grown_from|ancestors"):
        TopicTree.load(path)

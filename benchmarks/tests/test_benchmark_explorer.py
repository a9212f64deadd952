import numpy as np
import pytest

from benchmarks import chromium
from benchmarks.explorer import PageTimes, describe, made_up_tree


def test_made_up_trees_are_trees_of_real_shape():
    tree = made_up_tree(2_000)
    assert tree.n_words == 2_000
    depths = [tree.depth(node=word) for word in range(tree.n_words)]
    assert 10 < np.mean(depths) < 25
    assert tree == made_up_tree(2_000)
    assert tree != made_up_tree(2_000, seed=1)


def test_the_table_has_a_row_for_each_page():
    times = PageTimes(25_000, 1_030_000, 0.123, 540.4, [1.0, 2.0, 9.0], [10.0, 30.0, 20.0])
    *_, row = describe([times]).split("\n")
    assert row == "| 25,000 | 1.03 MB | 0.12 s | 540 ms | 2 ms | 9 ms | 20 ms | 30 ms |"


def test_chromium_is_the_one_that_is_named(monkeypatch, tmp_path):
    program = tmp_path / "browser"
    program.touch(mode=0o755)
    monkeypatch.setenv("TOPICGROUPER_CHROMIUM", str(program))
    assert chromium.find_chromium() == str(program)
    monkeypatch.setenv("TOPICGROUPER_CHROMIUM", str(tmp_path / "missing"))
    assert chromium.find_chromium() is None
    monkeypatch.delenv("TOPICGROUPER_CHROMIUM")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.find_chromium() is None
    program.rename(tmp_path / "chromium")
    assert chromium.find_chromium() == str(tmp_path / "chromium")


def test_without_chromium_there_is_a_word_about_it(monkeypatch):
    pytest.importorskip("playwright")
    monkeypatch.setenv("TOPICGROUPER_CHROMIUM", "no-such-browser")
    with (
        pytest.raises(FileNotFoundError, match="install it, or name it in TOPICGROUPER_CHROMIUM"),
        chromium.chromium(),
    ):
        pass

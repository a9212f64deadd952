"""The mind maps: as deep as they may be large."""

from xml.etree import ElementTree as ET

from experiments import mind_map
from experiments.tests.wordy_data import run_quick
from tests.count_samples import sparse_zipf_counts
from topicgrouper import fit_tree


def test_a_map_of_each_data_set_with_five_words_a_node(tmp_path):
    folder = run_quick(mind_map.main, tmp_path)
    maps = sorted(folder.glob("*.mm"))
    assert [path.stem for path in maps] == ["mind_map_ap_sample", "mind_map_twenty_news_groups"]
    for path in maps:
        root = ET.parse(path).getroot().find("node")
        assert root.get("TEXT").startswith("(1) ")
        assert root.get("TEXT").count(", ") == mind_map.WORDS - 1


def test_one_more_level_would_be_too_large():
    tree = fit_tree(sparse_zipf_counts(40, 60, length=20, seed=1))
    whole, deepest = mind_map.largest_map(tree, limit=10**9)
    assert whole.count(b"<node") == tree.n_nodes
    for limit in (2_000, 5_000, 9_000):
        found, depth = mind_map.largest_map(tree, limit=limit)
        assert len(found) <= limit
        assert depth < deepest
        longer, more = mind_map.largest_map(tree, limit=limit * 10)
        assert more > depth
        assert len(longer) > limit

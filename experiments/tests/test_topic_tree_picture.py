"""The picture of the top of the tree."""

import pytest

from experiments import topic_tree
from experiments.laboratory.data_sets import INSPECTED
from experiments.laboratory.dendrogram import dendrogram_figure
from experiments.laboratory.results import Results
from experiments.tests.wordy_data import run_quick
from tests.count_samples import sparse_zipf_counts
from topicgrouper import fit_tree


def test_pictures_and_numbers_of_each_data_set(tmp_path):
    folder = run_quick(topic_tree.main, tmp_path)
    for name in ("ap_sample", "twenty_news_groups"):
        for kind in ("topic_tree", "dendrogram"):
            assert (folder / f"{kind}_{name}.svg").stat().st_size > 1_000
            assert (folder / f"{kind}_{name}.png").stat().st_size > 1_000
    rows = list(Results(folder / "topic_tree.csv", topic_tree.NodeRow))
    assert {row.data_set for row in rows} == set(INSPECTED)
    for name in INSPECTED:
        levels = [row.level for row in rows if row.data_set == name]
        assert levels.count(0) == 1
        assert max(levels) == topic_tree.QUICK_DEPTH
    assert all(0 <= row.words_of_larger_part <= topic_tree.WORDS for row in rows)
    lines = (folder / "topic_tree_levels.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2 + 2 * len(INSPECTED)
    assert all(line.count("|") == topic_tree.QUICK_DEPTH + 3 for line in lines)


def test_a_dendrogram_names_the_topics_and_has_joins_where_their_loss_is():
    tree = fit_tree(sparse_zipf_counts(40, 60, length=20, seed=1))
    (axes,) = dendrogram_figure(tree, 6, k=3).axes
    joins = {int(text.get_text()): text for text in axes.texts if text.get_text().isdecimal()}
    assert sorted(joins) == list(range(1, 6))
    for n, text in joins.items():
        assert text.xy[0] == pytest.approx(tree.log_likelihood(6) - tree.log_likelihood(n))
    topics = [text for text in axes.texts if not text.get_text().isdecimal()]
    assert sorted(text.get_text() for text in topics) == sorted(
        f"({topic.number}) {', '.join(topic.top_words(3))}" for topic in tree.view(6)
    )
    assert sorted(text.xy[1] for text in topics) == list(range(6))


def test_nodes_stand_midway_between_their_parts_and_none_on_another():
    tree = fit_tree(sparse_zipf_counts(40, 60, length=20, seed=1))
    places = topic_tree.node_places(tree, 5)
    assert len({(place.level, place.row) for place in places.values()}) == len(places)
    ends = []
    for node, place in places.items():
        assert place.level == tree.depth(node=node) <= 5
        parts = [places[part].row for part in tree.children_of(node=node) if part in places]
        if parts:
            assert place.row == sum(parts) / 2
        else:
            ends.append(place.row)
    assert sorted(ends) == list(range(len(ends)))

import copy
import json
import pickle
from dataclasses import replace

import numpy as np
import pytest

from tests.growing_samples import OLD, SUBJECTS, texts_of
from topicgrouper import ArchiveError, Model
from topicgrouper.model import Changes
from topicgrouper.storage.archive_file import read_sections, write_sections
from topicgrouper.storage.archive_format import Section

NEW = ("animals", "drinks", "space", "tools")


@pytest.fixture(scope="module")
def old():
    return Model.fit(texts_of(*OLD))


@pytest.fixture(scope="module")
def new(old):
    """Return an update with a subject that is new, and without the one of music."""
    return old.update(texts_of(*NEW, first=30, others=NEW[:3]), compare=True)


def words_of(model, number):
    """Return the counted words of the topic with a number."""
    node = model.tree.numbers.tolist().index(number)
    return {model.tree.vocabulary[word] for word in model.tree.words_of(node=node)}


def test_every_topic_down_to_the_finest_level_has_a_record(new):
    known = {each.topic for each in new.changes.topics}
    for n in range(1, new.tree.regrown_at[-1] + 1):
        numbers = {topic.number for topic in new.view(n)}
        assert numbers <= known
        assert {row.topic for row in new.changes.table(new.view(n))} == numbers


def test_words_that_came_and_left_are_those_that_differ(old, new):
    before = set(old.tree.numbers.tolist())
    for each in new.changes.topics:
        assert (each.is_new or each.is_joined) == (each.topic not in before)
        if each.is_new or each.is_joined:
            continue
        came = words_of(new, each.topic) - words_of(old, each.topic)
        left = words_of(old, each.topic) - words_of(new, each.topic)
        assert (each.n_came, each.n_left) == (len(came), len(left))
        assert len(each.came) == min(10, len(came))
        assert set(each.came) <= came
        assert set(each.left) <= left


def test_shares_are_those_of_the_same_words_in_older_and_newer_documents(old, new):
    n_before, counts = old.n_documents, new.tree.counts
    for each in new.changes.topics:
        node = new.tree.numbers.tolist().index(each.topic)
        sums = counts[:, new.tree.words_of(node=node)].sum(axis=1)
        totals = counts.sum(axis=1)
        assert each.old_share == pytest.approx(sums[:n_before].sum() / totals[:n_before].sum())
        assert each.new_share == pytest.approx(sums[n_before:].sum() / totals[n_before:].sum())


def test_what_is_new_comes_first_and_says_where_it_is(old, new):
    table = new.changes.table(new.view(8))
    assert [row.is_new for row in table] == sorted((row.is_new for row in table), reverse=True)
    changes = [row.change for row in table if not row.is_new]
    assert changes == sorted(changes, reverse=True)
    olds = {each.topic for each in new.changes.topics} & set(old.tree.numbers.tolist())
    fresh = [row for row in table if row.is_new]
    assert fresh
    for row in fresh:
        assert row.within is None or (row.within in olds and row.within != 1)
        assert row.words
    assert all(row.within is None for row in table if not row.is_new)


def test_a_topic_that_joins_old_ones_with_new_ones_is_not_new(old, new):
    before = set(old.tree.numbers.tolist())
    rows = {each.topic: each for each in new.changes.topics}
    joined = [each for each in new.changes.topics if each.is_joined]
    assert joined
    for each in joined:
        node = new.tree.numbers.tolist().index(each.topic)
        parts = new.tree.numbers[list(new.tree.children_of(node=node))].tolist()
        assert any(part in before or rows[part].is_joined for part in parts)
        fresh = [words_of(new, part) for part in parts if rows[part].is_new]
        assert set().union(*fresh) >= set(each.came) or any(rows[part].is_joined for part in parts)
        assert each.left == ()


def test_a_topic_that_hardly_occurs_says_so(new):
    music = set(SUBJECTS["music"].split())
    rare = [each for each in new.changes.topics if each.hardly_occurs]
    assert rare
    assert all(each.new_share <= each.old_share / 10 for each in rare)
    assert any(words_of(new, each.topic) <= music for each in rare)


def test_the_share_of_documents_with_another_main_topic(old, new):
    assert set(new.changes.moved) == {*new.tree.regrown_at, new.tree.suggest_n().n}
    for n, share in new.changes.moved.items():
        was, now = (
            np.array([topic.number for topic in model.view(n)])[model.view(n).predict()]
            for model in (old, new)
        )
        assert share == pytest.approx((was != now[: len(was)]).mean())


def test_how_far_it_is_behind_is_measured_by_a_regrown_tree(new):
    fresh = new.regrow().tree
    lags = [1 - fresh.log_likelihood(n) / new.tree.log_likelihood(n) for n in new.tree.regrown_at]
    assert new.changes.likelihood_lag == pytest.approx(max(0, *lags))


def test_without_a_comparison_nothing_is_regrown(old, new, monkeypatch):
    monkeypatch.delattr("topicgrouper.model.update.regrow")
    monkeypatch.delattr("topicgrouper.model.update.moved_documents")
    changes = old.update(texts_of(*NEW, first=30, others=NEW[:3])).changes
    assert changes.likelihood_lag is None
    assert (
        replace(changes, likelihood_lag=new.changes.likelihood_lag, moved=new.changes.moved)
        == new.changes
    )
    assert Changes.from_dict(json.loads(json.dumps(changes.to_dict()))) == changes


def test_changes_come_back_from_a_file(new, tmp_path):
    new.save(tmp_path / "new.tg")
    loaded = Model.load(tmp_path / "new.tg", counts=False)
    assert loaded.changes == new.changes
    assert Changes.from_dict(json.loads(json.dumps(new.changes.to_dict()))) == new.changes
    assert "n_added=48" in repr(new.changes)


def test_they_can_be_copied_and_pickled_but_not_changed(new):
    for again in (copy.deepcopy(new), pickle.loads(pickle.dumps(new))):
        assert again.changes == new.changes
    with pytest.raises(TypeError):
        new.changes.moved[2] = 0.5


def test_changes_of_another_tree_are_refused(old, new):
    with pytest.raises(ValueError, match="the changes belong to another tree"):
        replace(old, changes=new.changes)


@pytest.mark.parametrize(
    "change",
    [
        {"n_added": -1},
        {"n_added": "many"},
        {"n_counted_again": 0.5},
        {"behind": float("nan")},
        {"moved": {"twelve": 0.1}},
        {"moved": {"12": 2.0}},
        {"moved": {"-5": 0.5}},
        {"moved": []},
        {"known_ids": "abc"},
        {"lost_names": [1]},
        {"topics": [{}]},
        {"topics": [{"topic": 10**30}]},
        {"topics": 5},
    ],
    ids=repr,
)
def test_a_file_with_changes_that_make_no_sense_is_refused(new, tmp_path, change):
    path = tmp_path / "new.tg"
    new.save(path)
    values = json.dumps({**new.changes.to_dict(), **change}).encode()
    section = Section({"json": np.frombuffer(values, dtype=np.uint8)})
    write_sections(path, {**read_sections(path), "changes": section})
    with pytest.raises(ArchiveError, match="cannot read what its last update changed"):
        Model.load(path)


def test_a_file_whose_changes_are_not_an_object_is_refused(new, tmp_path):
    path = tmp_path / "new.tg"
    new.save(path)
    for text in (b"[]", b"{}", b"null", b"{", b"\xff"):
        section = Section({"json": np.frombuffer(text, dtype=np.uint8)})
        write_sections(path, {**read_sections(path), "changes": section})
        with pytest.raises(ArchiveError):
            Model.load(path)


def test_parts_of_topics_that_were_there_are_not_new():
    # So many words that some kept topics are divided before others are joined.
    rng = np.random.default_rng(1)
    groups = [[f"q{group}{word}" for word in "abcdefghijklmnopqrstuvwxy"] for group in "abcdefgh"]
    texts = [" ".join(rng.choice(groups[place % 8], 12)) for place in range(450)]
    model = Model.fit(texts[:300], min_frequency=1).update(texts[300:])
    assert model.changes.n_new_words == 0
    assert not [each.topic for each in model.changes.topics if each.is_new]
    shown = {row.topic for row in model.changes.table(model.view(50))}
    assert shown < {topic.number for topic in model.view(50)}  # but for what is below

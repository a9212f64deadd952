from __future__ import annotations

import json
import re
import zipfile
from dataclasses import asdict, fields, replace
from pathlib import Path

import numpy as np
import pytest

from tests.limited_process import on_linux, run_limited
from topicgrouper import ArchiveError, TopicName, TopicTree, fit_tree, refine, soften
from topicgrouper.mixtures.archive import soft_section
from topicgrouper.model import Model
from topicgrouper.prediction import fit_documents
from topicgrouper.prediction.archive import document_sections
from topicgrouper.record.archive import columns_section
from topicgrouper.storage.archive_format import Section
from topicgrouper.tree.archive import constructor_arguments, read_section, save_tree
from topicgrouper.tree.main_topics import MainTopics
from topicgrouper.tree.topic_summary import TopicSummary


def test_everything_comes_back(model, tmp_path):
    model.save(tmp_path / "some.tg")
    again = Model.load(tmp_path / "some.tg")
    assert again.tree == model.tree
    for part in ("display_words", "document_ids", "labels", "texts", "source"):
        assert getattr(again, part) == getattr(model, part), part
        assert getattr(again, part) is not None


def test_equal_models_make_equal_files(model, tmp_path):
    for name in ("one.tg", "two.tg"):
        model.save(tmp_path / name)
    assert (tmp_path / "one.tg").read_bytes() == (tmp_path / "two.tg").read_bytes()


def test_a_tree_alone_is_a_model_too(model, tmp_path):
    model.tree.save(tmp_path / "tree.tg")
    again = Model.load(tmp_path / "tree.tg")
    assert again.tree == model.tree
    assert (
        again.source
        is again.display_words
        is again.document_ids
        is again.labels
        is again.texts
        is None
    )
    again.save(tmp_path / "again.tg", topics=False)
    assert (tmp_path / "again.tg").read_bytes() == (tmp_path / "tree.tg").read_bytes()


def test_parts_that_are_not_asked_for_are_not_read(model, tmp_path):
    path = tmp_path / "some.tg"
    fitted = replace(model, document_model=fit_documents(model.tree))
    fitted.save(path)
    some = Model.load(path, texts=False, counts=False, document_model=False)
    assert some.texts is some.document_model is some.tree.counts is None
    assert some.n_documents == len(some.document_ids) == model.n_documents
    assert some.topic_names == model.topic_names
    assert Model.peek(path)["nonzeros"] == model.tree.counts.nnz


@pytest.mark.parametrize("parts", [{}, {"labels": True}])
def test_without_ids_the_counts_tell_how_many_documents_there_are(model, tmp_path, parts):
    labels = ("x",) * model.n_documents if parts else None
    Model(model.tree, labels=labels).save(tmp_path / "some.tg")
    some = Model.load(tmp_path / "some.tg", counts=False)
    assert some.n_documents == model.n_documents
    assert some.labels == labels


def test_a_damaged_part_matters_only_where_it_is_read(model, tmp_path):
    path = tmp_path / "some.tg"
    model.save(path)
    with zipfile.ZipFile(path) as archive:
        member = archive.getinfo("counts/data.npy")
    data = bytearray(path.read_bytes())
    start = member.header_offset + 30 + len(member.filename)
    data[start : start + member.compress_size] = bytes(member.compress_size)
    path.write_bytes(data)
    assert Model.load(path, counts=False).document_ids == model.document_ids
    with pytest.raises(ArchiveError, match=f"cannot read '{re.escape(str(path))}': "):
        Model.load(path)


def test_texts_need_be_neither_written_nor_read(model, tmp_path):
    model.save(tmp_path / "with.tg")
    assert Model.load(tmp_path / "with.tg", texts=False).texts is None
    model.save(tmp_path / "without.tg", texts=False)
    assert read_section(tmp_path / "without.tg", "texts") is None
    assert Model.load(tmp_path / "without.tg").texts is None
    assert Model.load(tmp_path / "without.tg").labels == model.labels


def test_odd_texts_come_back_as_they_were(model, tmp_path):
    odd = ("", "\x00", "\ud800 half a character", "line\nbreak", "ä" * 1000)
    Model(model.tree, document_ids=odd, texts=odd).save(tmp_path / "odd.tg")
    again = Model.load(tmp_path / "odd.tg")
    assert again.document_ids == again.texts == odd


@pytest.mark.parametrize(
    ("name", "arrays"),
    [
        ("source", {"json": np.frombuffer(b"{}", dtype=np.uint8)}),
        ("source", {"json": np.frombuffer(b"{", dtype=np.uint8)}),
        ("source", {"json": np.frombuffer(b"[1]", dtype=np.uint8)}),
        ("source", {}),
        ("words", {"names_text": np.zeros(1, np.uint8), "names_ends": np.ones(1, np.int64)}),
        ("words", {"names_text": np.zeros(1, np.uint8)}),
        ("documents", {"ids_text": np.zeros(0, np.uint8), "ids_ends": np.zeros(2, np.int64)}),
        ("texts", {"texts_text": np.zeros(3, np.uint8), "texts_ends": np.zeros(5, np.int64)}),
    ],
)
def test_sections_that_make_no_sense_are_refused(model, tmp_path, name, arrays):
    path = tmp_path / "hostile.tg"
    save_tree(model.tree, path, extra={name: Section(arrays)})
    with pytest.raises(ArchiveError, match=r"hostile\.tg"):
        Model.load(path)


def test_a_file_that_is_there_survives_a_failure(model, tmp_path, monkeypatch):
    path = tmp_path / "some.tg"
    model.save(path)
    before = path.read_bytes()

    def failing(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("topicgrouper.storage.archive_file._is_refused", failing)
    with pytest.raises(KeyboardInterrupt):
        Model(model.tree).save(path)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["some.tg"]


def _shown(model, **options):
    return [asdict(row) for row in model.topics(**options)]


def test_what_tables_show_of_the_suggested_topics_needs_no_counts(model, tmp_path, monkeypatch):
    model.save(tmp_path / "some.tg")
    n = model.tree.suggest_n().n
    for parts in ({}, {"counts": False, "documents": False}):
        loaded = Model.load(tmp_path / "some.tg", **parts)
        with monkeypatch.context() as patch:
            patch.setattr(MainTopics, "of", None)
            assert _shown(loaded) == _shown(model)
            assert _shown(loaded, k=3) == _shown(model, k=3)
            np.testing.assert_array_equal(loaded.predict(), model.predict())
            assert loaded.view().keywords() == model.view().keywords()
            for node in loaded.view().nodes.tolist():
                words = loaded.tree.topic(node=node).keywords(2)
                assert words == model.tree.topic(node=node).keywords(2)
    assert loaded.document_ids is loaded.labels is None
    assert not loaded.view(n + 1).has_documents
    with pytest.raises(ValueError, match="no training counts"):
        loaded.view(n + 1).predict()
    with pytest.raises(ValueError, match="no training counts"):
        loaded.predict(["rocket"])


def test_a_file_without_topics_stays_as_it_is(model, tmp_path):
    path = tmp_path / "old.tg"
    model.save(path, topics=False)
    before = path.read_bytes()
    assert read_section(path, "topics") is None
    loaded = Model.load(path)
    assert _shown(loaded) == _shown(model)
    assert path.read_bytes() == before
    assert Model.load(path, counts=False).topics()[0].documents is None


def test_topics_are_found_again_for_another_tree(model, tmp_path):
    path = tmp_path / "some.tg"
    model.save(path)
    old = Model.load(path)
    new = old.update(["rocket orbit launch tea"])
    new.save(path, over=old)
    without = Model.load(path, counts=False, documents=False)
    assert _shown(without) == _shown(Model.load(path)) == _shown(new)
    Model.update_names(path, lambda _: {"2": TopicName("two")})
    assert _shown(Model.load(path, counts=False)) == _shown(Model.load(path))
    section = read_section(path, "topics")
    save_tree(new.tree, path, extra={"topics": Section(section.arrays, {"version": 2})})
    assert Model.load(path).tree.summaries == {}


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("main", lambda main: main + 100),
        ("main", lambda main: main - 2),
        ("main", lambda main: main[1:]),
        ("main", lambda main: main.astype(float)),
        ("focus", lambda focus: focus - 10),
        ("focus", lambda focus: focus * np.nan),
        ("coherence", lambda coherence: coherence + 5),
        ("coherence", lambda coherence: coherence[1:]),
        ("warnings", lambda warnings: warnings + 4),
        ("warnings", lambda warnings: warnings - 1),
        ("words", lambda words: words - 1),
        ("words", lambda words: words + 10_000),
        ("words", lambda words: words[1:]),
        ("limits", lambda ends: ends[::-1]),
        ("limits", lambda ends: ends - ends[0] - 1),
        ("limits", None),
    ],
)
def test_topics_that_make_no_sense_are_refused(model, tmp_path, name, change):
    section = TopicSummary.of(model.tree).section()
    arrays = dict(section.arrays)
    if change is None:
        del arrays[name]
    else:
        arrays[name] = change(arrays[name])
    path = tmp_path / "hostile.tg"
    save_tree(model.tree, path, extra={"topics": Section(arrays, section.meta)})
    with pytest.raises(ArchiveError, match=r"hostile\.tg.*topics"):
        Model.load(path)
    assert TopicTree.load(path) == model.tree


@pytest.fixture
def softened(model):
    return replace(model, soft=soften(refine(model.tree.view(3))))


def test_soft_topics_come_back_as_they_were(softened, tmp_path):
    softened.save(tmp_path / "soft.tg")
    soft, again = softened.soft, Model.load(tmp_path / "soft.tg").soft
    assert again.tree == softened.tree
    for part in fields(soft):
        if part.name != "tree":
            np.testing.assert_array_equal(getattr(again, part.name), getattr(soft, part.name))
    words = again.tree.counts.toarray()
    np.testing.assert_array_equal(again.transform(words), soft.transform(words))
    assert Model.load(tmp_path / "soft.tg", soft=False).soft is None
    assert TopicTree.load(tmp_path / "soft.tg") == softened.tree


def test_columns_that_never_occur_are_not_stored_but_come_back(tmp_path):
    counts = np.array([[3, 0, 1, 0], [2, 0, 0, 1], [0, 0, 2, 4]])
    tree = fit_tree(counts)
    Model(tree, soft=soften(tree.view(2))).save(tmp_path / "gaps.tg")
    again = Model.load(tmp_path / "gaps.tg").soft
    np.testing.assert_array_equal(again.topic_words, soften(tree.view(2)).topic_words)
    assert read_section(tmp_path / "gaps.tg", "soft").arrays["topic_words"].shape == (2, 3)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("nodes", lambda nodes: nodes - 1),
        ("nodes", lambda nodes: nodes[:2]),
        ("nodes", lambda nodes: nodes[:0]),
        ("topic_words", lambda words: words[:, 1:]),
        ("topic_words", lambda words: words * 2),
        ("topic_prior", lambda prior: -prior),
        ("word_topic_counts", lambda counts: counts.T),
        ("word_topic_counts", lambda counts: counts - counts.max() / 2),
        ("word_topic_counts", lambda counts: counts * 0),
        ("word_topic_counts", lambda counts: counts * 0 + 1e308),
        ("training_document_topics", lambda shares: shares - 0.5),
        ("word_topic_counts", lambda counts: counts * np.nan),
        ("training_document_topics", lambda shares: shares[1:]),
        ("training_document_topics", lambda shares: shares * 0 + 1e300),
        ("progress", lambda progress: progress[:, None]),
        ("progress", None),
    ],
)
def test_soft_topics_that_make_no_sense_are_refused(softened, tmp_path, name, change):
    section = soft_section(softened.soft)
    arrays = dict(section.arrays)
    if change is None:
        del arrays[name]
    else:
        arrays[name] = change(arrays[name])
    path = tmp_path / "hostile.tg"
    save_tree(softened.tree, path, extra={"soft": Section(arrays, section.meta)})
    with pytest.raises(ArchiveError, match=r"hostile\.tg"):
        Model.load(path)
    assert Model.load(path, soft=False).tree == softened.tree


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"beta": "much"}, "beta must be a number of at least 0, got 'much'"),
        ({"n_rounds": 1.5}, "n_rounds must be a whole number from 0 to "),
        ({"n_rounds": -1}, "n_rounds must be a whole number from 0 to "),
        ({"n_rounds": 2**63}, "n_rounds must be a whole number from 0 to "),
        ({"beta": -0.5}, "beta must be a number of at least 0"),
        ({"converged": None}, "converged must be true or false"),
    ],
)
def test_numbers_of_soft_topics_are_checked(softened, tmp_path, change, message):
    section = soft_section(softened.soft)
    path = tmp_path / "hostile.tg"
    extra = {"soft": Section(section.arrays, {**section.meta, **change})}
    save_tree(softened.tree, path, extra=extra)
    with pytest.raises(ArchiveError, match=rf"hostile\.tg.*{message}"):
        Model.load(path)


@pytest.mark.parametrize("beta", ["NaN", "Infinity", "1e999"])
def test_a_smoothing_that_is_not_finite_is_refused(softened, tmp_path, monkeypatch, beta):
    section = soft_section(softened.soft)
    path = tmp_path / "hostile.tg"
    dumps = json.dumps

    def dump(value, **options):  # as other programs write it
        return dumps(value, **options).replace(dumps(section.meta["beta"]), beta)

    monkeypatch.setattr("topicgrouper.storage.archive_file.json.dumps", dump)
    save_tree(softened.tree, path, extra={"soft": section})
    with pytest.raises(ArchiveError, match=r"hostile\.tg.*beta must be a number"):
        Model.load(path)


def test_soft_topics_of_columns_that_never_occur_are_bounded(softened, tmp_path, monkeypatch):
    section, path = soft_section(softened.soft), tmp_path / "hostile.tg"
    wide = TopicTree(**{**constructor_arguments(softened.tree), "n_columns": 2_000})
    n_bytes = softened.soft.n_topics * 2_000 * 8
    soft_of_wide = soften(wide.view(softened.soft.n_topics))
    monkeypatch.setattr("topicgrouper.mixtures.archive._HARMLESS_BYTES", n_bytes)
    save_tree(wide, path, extra={"soft": section})
    assert Model.load(path).soft.topic_words.nbytes == n_bytes
    # however many numbers there are elsewhere
    progress = Section({**section.arrays, "progress": np.zeros(100_000)}, section.meta)
    save_tree(wide, path, extra={"soft": progress})
    monkeypatch.setattr("topicgrouper.mixtures.archive._HARMLESS_BYTES", n_bytes - 1)
    with pytest.raises(ArchiveError, match=r"of which 14 occur, would need [\d,]+ bytes"):
        Model.load(path)
    with pytest.raises(ValueError, match="of which 14 occur"):
        soft_section(soft_of_wide)


@pytest.mark.parametrize("value", [b"[],", b'"ab",'])
def test_import_settings_of_many_values_are_refused_unread(model, tmp_path, monkeypatch, value):
    path = tmp_path / "hostile.tg"
    text = b'{"a":[' + value * 2_000_000 + b"1]}"
    extra = {"source": Section({"json": np.frombuffer(text, np.uint8)})}
    save_tree(model.tree, path, extra=extra)
    monkeypatch.setattr("topicgrouper.record.archive.json", None)
    with pytest.raises(ArchiveError, match="more than 2,000,000 values"):
        Model.load(path)


def test_names_of_topics_come_back(model, tmp_path):
    named = model.with_topic_names({"2": "Flight", model.display_tree.vocabulary[0]: "A word"})
    named.save(tmp_path / "named.tg")
    again = Model.load(tmp_path / "named.tg")
    assert again.tree.topic_names == again.display_tree.topic_names == named.tree.topic_names
    assert len(again.tree.topic_names) == 2
    assert {topic.name for topic in again.view(2)} == {"Flight", None}
    assert not model.tree.topic_names


def test_columns_of_documents_come_back(model, tmp_path):
    columns = {"date": ("2011", "", "2011", "x,y", "\ud800"), "": ("",) * 5, "名": ("a",) * 5}
    del columns[""]
    replace(model, document_columns=columns).save(tmp_path / "columns.tg")
    again = Model.load(tmp_path / "columns.tg")
    assert again.document_columns == columns
    assert again.document_columns["date"][0] is again.document_columns["date"][2]
    assert again.column_names == ("label", "date", "名")
    assert again.column("date") == columns["date"]
    assert again.column("label") == model.labels
    with pytest.raises(ValueError, match="no column 'author'; choose one of 'label', 'date', '名'"):
        again.column("author")


@pytest.mark.parametrize(
    ("array", "values"),
    [
        ("places_0", np.array([0, 1, 0, 1, 2], np.uint8)),
        ("places_0", np.array([0, 1, 0, 1, -1])),
        ("places_0", np.array([[0, 1, 0, 1, 0]], np.uint8)),
        ("places_0", np.array([0, 1, 0, 1], np.uint8)),
        ("values_0_ends", np.array([4, 4], np.int64)),
        ("values_0_text", np.zeros(0, np.uint8)),
        ("names_ends", np.array([2, 4], np.int64)),
        ("names_text", np.array([255] * 4, np.uint8)),
    ],
)
def test_columns_that_make_no_sense_are_refused(model, tmp_path, array, values):
    path = tmp_path / "hostile.tg"
    arrays = columns_section({"date": ["2011", "2012", "2011", "2012", "2011"]}).arrays
    save_tree(model.tree, path, extra={"columns": Section({**arrays, array: values})})
    with pytest.raises(ArchiveError, match=r"hostile\.tg"):
        Model.load(path)


def test_a_column_of_more_documents_than_there_are_is_refused_unread(model, tmp_path):
    path = tmp_path / "hostile.tg"
    arrays = dict(columns_section({"date": ["2011", "2012", "2011", "2012", "2011"]}).arrays)
    save_tree(
        model.tree, path, extra={"columns": Section({**arrays, "places_0": np.zeros(6, "u1")})}
    )
    with pytest.raises(ArchiveError, match=r"places_0 must have the shape \(5,\)"):
        Model.load(path)


def test_two_columns_of_one_name_and_a_column_without_values_are_refused(model, tmp_path):
    path = tmp_path / "hostile.tg"
    two = columns_section({"a": ["x"] * 5, "b": ["x"] * 5}).arrays
    two["names_text"] = np.frombuffer(b"aa", np.uint8)
    none = columns_section({"a": ["x"] * 5}).arrays
    none |= {"values_0_text": np.zeros(0, np.uint8), "values_0_ends": np.zeros(0, np.int64)}
    for arrays in (two, none):
        save_tree(model.tree, path, extra={"columns": Section(arrays)})
        with pytest.raises(ArchiveError, match=r"hostile\.tg"):
            Model.load(path)


def test_a_model_of_too_many_columns_is_not_saved(model, tmp_path):
    n_documents = len(model.document_ids)
    columns = {f"column {number}": ("",) * n_documents for number in range(5000)}
    with pytest.raises(ValueError, match="keep fewer document columns"):
        replace(model, document_columns=columns).save(tmp_path / "wide.tg")
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def saved(model, tmp_path):
    """Return the file of a model with everything a model can have."""
    soft = soften(model.tree.view(3))
    documents = fit_documents(model.tree, model.tree.counts)
    full = replace(
        model,
        soft=soft,
        document_model=documents,
        texts=tuple(f"text {row}" for row in range(model.n_documents)),
        document_columns={"year": tuple(str(2000 + row) for row in range(model.n_documents))},
    )
    path = tmp_path / "full.tg"
    full.save(path)
    return path


def test_names_are_changed_and_everything_else_is_kept(saved):
    before = Model.load(saved)
    returned = Model.update_names(saved, lambda names: {**names, 2: TopicName("Things", "of all")})
    after = Model.load(saved)
    assert after.tree.topic_names == returned.tree.topic_names == {2: TopicName("Things", "of all")}
    assert after.tree == before.tree
    assert after.texts == before.texts
    assert after.document_ids == before.document_ids
    assert after.display_words == before.display_words
    assert after.document_columns == before.document_columns
    assert after.source == before.source
    assert np.array_equal(after.soft.topic_words, before.soft.topic_words)
    assert after.document_model is not None


def test_the_change_sees_what_the_file_has_now(saved):
    Model.update_names(saved, lambda names: {**names, 3: TopicName("one")})
    Model.update_names(saved, lambda names: {**names, 2: TopicName("two")})
    assert [name.name for name in Model.load(saved).tree.topic_names.values()] == ["two", "one"]


def test_a_failed_change_leaves_the_file_alone(saved):
    content = saved.read_bytes()

    def fail(names):
        raise RuntimeError

    with pytest.raises(RuntimeError):
        Model.update_names(saved, fail)
    with pytest.raises(ValueError, match="there is no topic 10000"):
        Model.update_names(saved, lambda names: {10_000: TopicName("none")})
    assert saved.read_bytes() == content


def test_nothing_is_written_if_nothing_changes(saved):
    before = saved.stat()
    Model.update_names(saved, dict)
    assert saved.stat().st_ino == before.st_ino
    assert saved.stat().st_mtime_ns == before.st_mtime_ns


def test_a_file_that_holds_another_tree_by_now_is_refused(saved):
    model = Model.load(saved)
    Model.update_names(saved, dict, digest=model.tree.digest())
    with pytest.raises(ValueError, match="now holds another tree"):
        Model.update_names(saved, dict, digest="0" * 64)


def test_a_stream_is_refused():
    with pytest.raises(ValueError, match="not a regular file"):
        Model.update_names("/dev/stdin", dict)


def test_sections_that_this_version_does_not_know_are_kept(model, tmp_path):
    path = tmp_path / "newer.tg"
    save_tree(model.tree, path, extra={"mine": Section({"numbers": np.arange(3)})})
    Model.update_names(path, lambda names: {2: TopicName("one")})
    assert read_section(path, "mine").arrays["numbers"].tolist() == [0, 1, 2]
    assert len(Model.load(path).tree.topic_names) == 1


def test_the_file_is_the_one_that_save_would_write(saved, tmp_path):
    before = saved.read_bytes()
    named = Model.update_names(saved, lambda names: {2: TopicName("one")})
    named.save(tmp_path / "again.tg")
    assert (tmp_path / "again.tg").read_bytes() == saved.read_bytes()
    Model.update_names(saved, lambda names: {})
    assert saved.read_bytes() == before


def test_a_loaded_model_has_the_same_numbers(model, tmp_path):
    model.save(tmp_path / "model.tg")
    loaded = Model.load(tmp_path / "model.tg")
    assert loaded.document_model.means.tobytes() == model.document_model.means.tobytes()
    assert (
        loaded.document_model.concentrations.tobytes()
        == model.document_model.concentrations.tobytes()
    )
    assert loaded.document_model.tree is loaded.tree


def test_files_without_one_open_and_get_one(model, tmp_path):
    model.tree.save(tmp_path / "tree.tg")
    loaded = Model.load(tmp_path / "tree.tg")
    assert loaded.document_model is None
    fitted = loaded.fitted_document_model
    assert np.array_equal(fitted.means, model.document_model.means)
    assert loaded.fitted_document_model is fitted
    assert model.fitted_document_model is model.document_model


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            lambda arrays, meta: meta.update(version=2),
            "a newer version wrote; upgrade topicgrouper",
        ),
        (lambda arrays, _: arrays.update(means=np.array([0.5])), r"the shape \(13,\)"),
        (
            lambda arrays, _: arrays.update(means=arrays["means"].astype(np.float32)),
            "the type <f8, got .* <f4",
        ),
        (
            lambda arrays, _: arrays.update(concentrations=-arrays["concentrations"]),
            "section 'document_model' .* numbers of at least 0",
        ),
    ],
)
def test_document_models_that_make_no_sense_are_refused(model, tmp_path, change, message):
    section = document_sections(model.document_model)[0]
    arrays, meta = dict(section.arrays), dict(section.meta)
    change(arrays, meta)
    path = tmp_path / "hostile.tg"
    save_tree(model.tree, path, extra={"document_model": Section(arrays, meta)})
    with pytest.raises(ArchiveError, match=rf"hostile\.tg.*{message}"):
        Model.load(path)


def test_a_forest_comes_back(model, tmp_path):
    path = tmp_path / "forest.tg"
    forest = model.with_forest(4)
    forest.save(path)
    again = Model.load(path)
    assert again.n_trees == forest.n_trees == 4
    assert again.document_model.tree is again.tree
    counts = model.tree.counts
    ask = forest.document_model.log_probability
    assert again.document_model.log_probability(counts).tolist() == ask(counts).tolist()
    assert Model.peek(path)["trees"] == 4
    assert Model.load(path, document_model=False).n_trees == 1
    assert "a forest of 4 trees" in repr(again)


def test_a_forest_is_saved_in_the_file_and_removed_again(model, tmp_path):
    path = tmp_path / "model.tg"
    model.save(path)
    before = path.read_bytes()
    Model.update_names(path, lambda names: {**names, model.tree.n_nodes - 1: "all"})
    model.with_forest(3).save(path, over=model)
    saved = Model.load(path)
    assert saved.n_trees == 3
    assert "all" in {name.name for name in saved.topic_names.values()}
    Model.update_names(path, lambda _: model.topic_names)
    model.save(path, over=saved)
    assert path.read_bytes() == before


def test_only_a_forest_is_read_if_that_is_wanted(model, tmp_path):
    for n_trees in (1, 2):
        path = tmp_path / f"{n_trees}.tg"
        model.with_forest(n_trees).save(path)
        found = Model.load(path, document_model="forest")
        assert found.n_trees == n_trees
        assert (found.document_model is None) == (n_trees == 1)


def test_what_differs_is_saved_over_the_model_in_the_file_and_the_rest_stays(model, tmp_path):
    path = tmp_path / "model.tg"
    model.soften(2).save(path)
    labels = tuple("x" for _ in range(model.n_documents))
    replace(model, labels=labels).save(path, over=model)
    found = Model.load(path)
    assert found.labels == labels
    assert found.texts == model.texts
    assert found.soft.n_topics == 2


def test_a_regrown_tree_has_as_many_trees_in_its_forest(noisy_forest):
    regrown = noisy_forest.regrow()
    assert regrown.tree != noisy_forest.tree
    assert regrown.n_trees == 3
    assert all(model.tree.n_words == 40 for model in regrown.document_model.models)


@pytest.fixture
def noisy_forest():
    counts = np.random.default_rng(1).poisson(0.5, (50, 40))
    return Model(fit_tree(counts)).with_forest(3)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda arrays, meta: meta.update(version=2), "its forest has version 2"),
        (
            lambda arrays, _: arrays.update(means=arrays["means"][1:]),
            r"the shape \(2, 13\)",
        ),
        (
            lambda arrays, _: arrays.update(children=arrays["children"][:, 1:]),
            r"the shape \(2, 13, 2\)",
        ),
        (lambda arrays, _: arrays.update(children=0 * arrays["children"]), "two different nodes"),
        (
            lambda arrays, _: arrays.update(concentrations=-arrays["means"]),
            "of at least 0",
        ),
        (
            lambda arrays, _: arrays.update(
                {name: np.repeat(each, 500, axis=0) for name, each in arrays.items()}
            ),
            "at most 999 trees, got 1,000",
        ),
    ],
)
def test_forests_that_make_no_sense_are_refused(model, tmp_path, change, message):
    sections = dict(
        zip(
            ("document_model", "forest"),
            document_sections(model.with_forest(3).document_model),
            strict=True,
        )
    )
    arrays, meta = dict(sections["forest"].arrays), dict(sections["forest"].meta)
    change(arrays, meta)
    path = tmp_path / "hostile.tg"
    save_tree(model.tree, path, extra={**sections, "forest": Section(arrays, meta)})
    with pytest.raises(ArchiveError, match=message):
        Model.load(path)


def test_a_document_model_of_another_tree_is_refused(model):
    other = model.tree.with_vocabulary([f"w{i}" for i in range(model.tree.n_words)])
    with pytest.raises(ValueError, match="another tree"):
        Model(other, document_model=model.document_model)


def test_documents_longer_than_the_model_allows_cost_the_document_model_alone(corpus, monkeypatch):
    monkeypatch.setattr("topicgrouper.prediction.fit.MAX_LENGTH", 3)
    assert Model.fit(corpus).document_model is None


# -- models' files in which single numbers are not as they were ------------------------------------


@pytest.mark.slow
@on_linux
def test_tampered_archives_crash_nothing():
    program = Path(__file__).with_name("tampered_archives.py")
    result = run_limited(program, "400")
    assert result.returncode == 0, result.stderr[-3000:]

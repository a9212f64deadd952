import io
import itertools
from dataclasses import replace

import numpy as np
import polars as pl
import pytest

from tests.growing_samples import OLD, SUBJECTS, texts_of
from tests.stored_gains import assert_gains_are_those_of_the_counts
from topicgrouper import Model, TopicName, TopicTree
from topicgrouper.corpus import Corpus, ReadError, ReadOptions, TextOptions, count_texts


@pytest.fixture(scope="module")
def old():
    """Return a model of four subjects, with names."""
    model = Model.fit(texts_of(*OLD), options=ReadOptions(keep_texts=True))
    return model.with_topic_names({"4": TopicName("Four", "a note"), "1": "All"})


def table_of(texts, first=0):
    """Return texts as a table with ids, labels and another column."""
    return pl.DataFrame(
        {
            "key": [f"d{first + place}" for place in range(len(texts))],
            "body": texts,
            "class": [f"c{place % 2}" for place in range(len(texts))],
            "day": [f"2024-01-{1 + place % 28:02}" for place in range(len(texts))],
        }
    )


TABLE = ReadOptions(
    text_column="body", id_column="key", label_column="class", columns="day", keep_texts=True
)

IDS = ReadOptions(text_column="body", id_column="key")


def test_topics_keep_their_numbers_names_and_notes(old):
    new = old.update(texts_of(*OLD, n=3, first=40))
    assert new.n_documents == old.n_documents + 12
    assert new.texts == (*old.texts, *texts_of(*OLD, n=3, first=40))
    assert set(new.topic_names.values()) == set(old.topic_names.values())
    assert new.tree.topic(node=new.tree.node_of(4)).name == "Four"
    for n in old.tree.regrown_at:
        kept = {topic.number for topic in old.view(n)} & set(new.tree.numbers.tolist())
        assert len(kept) >= n - 1  # one may be empty by now
    assert new.document_model.tree == new.tree


def test_positions_go_on(old, tmp_path):
    assert old.update(["cat dog"]).document_ids[-2:] == ("47", "48")
    lines = tmp_path / "old.txt"
    lines.write_text("\n".join(texts_of(*OLD)), encoding="utf-8")
    model = Model.fit(lines)
    lines.write_text("cat dog\n\ntea cup\n", encoding="utf-8")
    assert model.update(lines).document_ids[-4:] == ("48", "49", "50", "51")
    frame = table_of(texts_of(*OLD)).select("body")
    rows = Model.fit(frame, options=ReadOptions(text_column="body"))
    assert rows.update(frame[:2]).document_ids[-3:] == ("48", "49", "50")
    pieces = ReadOptions(text_column="body", split="sentence")
    split = Model.fit(frame, options=pieces).update(pl.DataFrame({"body": ["A cat. A dog."]}))
    assert split.document_ids[-3:] == ("48#1", "49#1", "49#2")


def test_baskets_are_known_by_their_numbers_and_lines_of_baskets_go_on(tmp_path):
    rows = [f"{n},{word}" for n, text in enumerate(texts_of(*OLD)) for word in text.split()]
    table = tmp_path / "sales.csv"
    table.write_text("\n".join(["order,article", *rows]), encoding="utf-8")
    model = Model.fit(table, options=ReadOptions(basket="order", item="article"))
    table.write_text("order,article\n3,cat\n99,cat\n99,dog\n", encoding="utf-8")
    new = model.update(table)
    assert new.document_ids == (*model.document_ids, "99")
    assert new.source.report.known_ids == ("3",)
    wide = tmp_path / "sales.basket"
    wide.write_text("\n".join(",".join(text.split()) for text in texts_of(*OLD)), encoding="utf-8")
    lines = Model.fit(wide)
    wide.write_text("cat,dog\ncat,emu\n", encoding="utf-8")
    assert lines.update(wide).document_ids[-3:] == ("48", "49", "50")


def test_known_ids_are_left_out_or_replaced():
    model = Model.fit(table_of(texts_of(*OLD)), options=TABLE)
    more = table_of(["cat zebra", "wolf tea"], first=47)
    new = model.update(more)
    assert new.source.report.known_ids == new.changes.known_ids == ("d47",)
    assert (new.changes.n_before, new.changes.n_added, new.changes.n_known) == (48, 1, 1)
    assert new.document_ids[-2:] == ("d47", "d48")
    assert new.texts[-2:] == (model.texts[47], "wolf tea")
    other = model.update(more, replace=True)
    assert (other.changes.n_before, other.changes.n_added, other.changes.n_replaced) == (47, 2, 1)
    assert other.document_ids == new.document_ids
    assert other.texts[-2:] == ("cat zebra", "wolf tea")
    assert other.labels[-2:] == ("c0", "c1")
    assert other.document_columns["day"][-2:] == ("2024-01-01", "2024-01-02")


@pytest.mark.parametrize("keep_texts", [True, False])
def test_duplicates_are_dropped_as_in_the_fit(tmp_path, keep_texts):
    texts = [*dict.fromkeys(texts_of(*OLD)), "cat gnu zebra"]
    options = replace(TABLE, drop_duplicates=True, keep_texts=keep_texts)
    model = Model.fit(table_of([*texts, texts[0]]), options=options)
    assert model.n_documents == len(texts)
    model.save(tmp_path / "model.tg")
    # In another order, words are another text, but the same counts.
    more = [texts[3], "cat dog", "zebra cat gnu", f" {texts[5]} ", "cat dog", "", ""]
    for each in (model, Model.load(tmp_path / "model.tg", texts=True)):
        new = each.update(table_of(more, first=100))
        left = ["d101", *(["d102"] if keep_texts else []), "d105", "d106"]
        assert list(new.document_ids[len(texts) :]) == left
        n_dropped = len(more) - len(left)
        assert new.source.report.n_dropped == n_dropped
        said = new.source.report.sentences()
        assert f"Dropped {n_dropped} exact duplicates of other documents." in said
        assert any("The model has no texts" in each for each in said) != keep_texts
        # What replaces a document stays, and what is only read is read as it is.
        corrected = each.update(table_of([texts[3]]), replace=True)
        assert corrected.changes.n_replaced == corrected.changes.n_added == 1
        assert each.read(table_of([texts[3]] * 2)).corpus.n_documents == 2
        same = each.update(table_of([texts[3]], first=100))
        assert same.tree is each.tree
        assert (same.changes.n_added, same.changes.n_known) == (0, 0)
    kept = Model.fit(table_of(texts), options=TABLE)
    assert kept.update(table_of([texts[3]], first=100)).changes.n_added == 1


def test_nothing_new_is_the_same_model(tmp_path):
    table = table_of(texts_of(*OLD))
    model = Model.fit(table, options=TABLE)
    same = model.update(table[:5])
    assert same.tree is model.tree
    assert (same.changes.n_before, same.changes.n_added, same.changes.n_known) == (48, 0, 5)
    known = ("d0", "d1", "d2", "d3", "d4")
    assert same.source.report.known_ids == same.changes.known_ids == known
    for name, each in (("old", model), ("same", replace(same, changes=None))):
        each.save(tmp_path / name)
    assert (tmp_path / "old").read_bytes() == (tmp_path / "same").read_bytes()


def test_nothing_new_is_not_what_the_last_update_changed():
    table = table_of(texts_of(*OLD))
    new = Model.fit(table, options=TABLE).update(table_of(["cat dog"], first=48))
    assert new.changes.n_added == 1
    assert new.update(table[:5]).changes.n_added == 0


def test_ids_that_occur_more_than_once_are_told():
    model = Model.fit(table_of(texts_of(*OLD)), options=TABLE)
    more = table_of(["cat dog", "cat emu"], first=48)
    new = model.update(pl.concat([more, more, table_of(["tea"], first=60)]))
    told = "2 ids occur more than once among the new documents ('d48', 'd49'); all are kept."
    assert told in new.source.report.sentences()
    assert new.n_documents == 53


def test_empty_documents_that_are_left_out_do_not_count():
    model = Model.fit(table_of([*texts_of(*OLD), ""]), options=TABLE)
    assert model.source.n_empty == 1
    new = model.update(table_of(["", "cat dog", ""], first=48))
    assert (new.source.n_empty, new.source.report.n_empty) == (2, 1)


def test_an_update_that_leaves_no_known_word_is_refused():
    model = Model.fit(table_of(["cat dog", "dog cat emu"]), options=TABLE)
    with pytest.raises(ValueError, match="none of the words of the model would occur any more"):
        model.update(table_of(["tea cup", "milk tea"]), replace=True)


def test_a_group_of_which_one_word_is_left_is_a_word():
    texts = [*texts_of(*OLD), "gnu tea tea cup"]
    model = Model.fit(table_of(texts), options=TABLE, together=[["gnu", "cup"]])
    new = model.update(table_of(["tea tea cup"], first=len(texts) - 1), replace=True)
    assert new.tree.max_topics == new.tree.n_words == model.tree.max_topics
    assert_gains_are_those_of_the_counts(new.tree)


def test_a_word_that_vanishes_leaves_the_model():
    model = Model.fit(table_of([*texts_of(*OLD), "unique unique cat"]), options=TABLE)
    new = model.update(table_of(["cat dog"], first=48), replace=True)
    assert "unique" in model.tree.vocabulary
    assert "unique" not in new.tree.vocabulary
    assert any("unique" in each.left for each in new.changes.topics)


def test_rare_words_are_counted_again_in_kept_texts():
    first, more = [*texts_of(*OLD), "cat kiwi"], ["dog kiwi", "cat newt newt", "cat rarely"]
    kept, without = (
        Model.fit(first, min_frequency=2, options=ReadOptions(keep_texts=keep)).update(more)
        for keep in (True, False)
    )
    assert "rarely" not in kept.tree.vocabulary
    assert (kept.changes.n_new_words, kept.changes.n_counted_again) == (2, 1)
    assert (without.changes.n_new_words, without.changes.n_counted_again) == (1, None)
    assert kept.tree.topic("kiwi").frequency == 2
    assert "kiwi" not in without.tree.vocabulary


def test_the_number_of_words_stays_bounded():
    model = Model.fit(texts_of(*OLD), max_words=42)
    assert model.tree.n_words == 42
    assert model.update(["newt newt newt cat"] * 3).tree.n_words == 42


def test_display_words_of_known_words_stay():
    stems = ReadOptions(text=TextOptions(stemmer="porter"))
    model = Model.fit([*texts_of(*OLD), "launches launched launched"], options=stems)
    new = model.update(["running runs running", "launches " * 9])
    shown = dict(zip(new.tree.vocabulary, new.display_words, strict=True))
    before = dict(zip(model.tree.vocabulary, model.display_words, strict=True))
    assert {word: shown[word] for word in before} == before
    assert shown["run"] == "running"


def test_a_display_word_that_is_taken_gets_its_word(tmp_path):
    table = pl.DataFrame(
        {"order": [1, 1, 2], "code": ["a", "b", "a"], "title": ["Tea", "Cup", "Tea"]}
    )
    options = ReadOptions(basket="order", item="code", item_name="title")
    model = Model.fit(table, options=options, min_frequency=1)
    new = model.update(pl.DataFrame({"order": [7], "code": ["c"], "title": ["Tea"]}))
    assert sorted(new.display_words) == ["Cup", "Tea", "Tea (c)"]


def test_documents_need_the_texts_and_ids_of_those_of_the_model():
    table = table_of(texts_of(*OLD))
    model = Model.fit(table, options=TABLE)
    more = table_of(["cat dog"], first=99)
    for lacking in ("key", "body"):
        message = f"no column '{lacking}'; new documents need the same columns"
        with pytest.raises(ReadError, match=message):
            model.update(more.drop(lacking))
    with pytest.raises(ReadError, match=r"has no texts, .*; pass a data frame or a Corpus with te"):
        model.update(count_texts(["cat dog"]))


def test_what_only_describes_documents_may_be_missing(tmp_path):
    model = Model.fit(table_of(texts_of(*OLD)), options=replace(TABLE, keep_texts=False))
    bare = table_of(["cat dog"], first=99).drop("day", "class")
    path, lines = tmp_path / "bare.csv", tmp_path / "lines.txt"
    bare.write_csv(path)
    lines.write_text("cat dog\n", encoding="utf-8")
    for source in (bare, path, lines, ["cat dog"], count_texts(["cat dog"])):
        new = model.update(source)
        assert new.labels == (*model.labels, "")
        assert new.document_columns["day"] == (*model.document_columns["day"], "")
        note = "The new documents have no labels and no column 'day'; left empty."
        assert note in new.source.report.notes
    for source in (bare, path):
        reading = model.read(source)
        assert reading.corpus.labels is None
        told = "There is no column 'class', so the documents have no labels."
        assert reading.report.notes == [told]
        with pytest.raises(ReadError, match="no column 'kind'"):
            model.read(source, label_column="kind")
    assert model.update(bare.with_columns(pl.lit("c9").alias("class"))).labels[-1] == "c9"


def test_baskets_may_lack_labels_and_names():
    table = pl.DataFrame(
        {"order": [1, 1, 2], "code": ["a", "b", "a"], "title": ["Tea", "Cup", "Tea"]}
    ).with_columns(pl.lit("UK").alias("country"))
    names = {"item_name": "title", "label_column": "country"}
    options = ReadOptions(basket="order", item="code", **names)
    model = Model.fit(table, options=options, min_frequency=1)
    new = model.update(pl.DataFrame({"order": [7, 7], "code": ["a", "c"]}))
    assert new.labels[-1] == ""
    assert sorted(new.display_words) == ["Cup", "Tea", "c"]
    assert "The new baskets have no labels; left empty." in new.source.report.notes


def folder_of(texts, path, *subfolders):
    """Write texts to files in subfolders, by turns."""
    for number, text in enumerate(texts):
        folder = path / subfolders[number % len(subfolders)]
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{path.name}{number}.txt").write_text(text, encoding="utf-8")
    return path


def test_folders_are_labels_also_if_there_is_but_one(tmp_path):
    model = Model.fit(folder_of(texts_of(*OLD), tmp_path / "old", "a", "b"))
    new = model.update(folder_of(["cat dog", "cat emu"], tmp_path / "new", "c"))
    assert new.labels == (*model.labels, "c", "c")
    assert model.update(folder_of(["cat dog"], tmp_path / "flat", ".")).labels[-1] == ""


def test_how_files_are_known_is_told(tmp_path):
    model = Model.fit(folder_of(texts_of(*OLD), tmp_path / "may" / "news", "."))
    told = "Files are known by their paths within the folder;"
    new = model.update(folder_of(["a cat", "a dog"], tmp_path / "june" / "news", "."))
    assert new.changes.n_known == 2
    assert told in " ".join(new.source.report.sentences())
    other = model.update(folder_of(["a cat", "a dog"], tmp_path / "june" / "more", "."))
    assert told not in " ".join(other.source.report.sentences())


def test_labels_that_the_model_does_not_have_are_told(tmp_path):
    model = Model.fit(folder_of(texts_of(*OLD), tmp_path / "old", "."))
    new = model.update(folder_of(["cat dog", "cat emu"], tmp_path / "new", "a", "b"))
    assert new.labels is None
    assert "Ignored the labels" in " ".join(new.source.report.sentences())


@pytest.mark.parametrize(
    ("first", "second"), list(itertools.permutations(("txt", "basket", "mtx"), 2))
)
def test_documents_of_another_kind_are_refused(tmp_path, first, second):
    kinds = {"txt": "texts", "basket": "baskets", "mtx": "counts"}
    counted = count_texts(texts_of(*OLD))
    entries = counted.counts.tocoo()
    size = f"{counted.n_documents} {counted.n_words} {entries.nnz}"
    triples = [
        f"{d + 1} {w + 1} {c}" for d, w, c in zip(*entries.coords, entries.data, strict=True)
    ]
    contents = {
        "txt": texts_of(*OLD),
        "basket": [",".join(text.split()) for text in texts_of(*OLD)],
        "mtx": ["%%MatrixMarket matrix coordinate integer general", size, *triples],
    }
    for ending in (first, second):
        (tmp_path / f"data.{ending}").write_text("\n".join(contents[ending]), encoding="utf-8")
    words = tmp_path / "words.txt"
    words.write_text("\n".join(counted.vocabulary), encoding="utf-8")
    paths = {"vocabulary": words}
    options = ReadOptions(**(paths if first == "mtx" else {}))
    model = Model.fit(tmp_path / f"data.{first}", options=options)
    given = {"format": "lines"} if second == "txt" else {}
    message = f"{second} holds {kinds[second]}, but the model was fitted to {kinds[first]}"
    with pytest.raises(ReadError, match=message):
        model.update(tmp_path / f"data.{second}", vocabulary=words, trusted=True, **given)
    again = model.update(tmp_path / f"data.{first}", vocabulary=words)
    assert again.n_documents == 2 * model.n_documents


def test_the_corpus_of_a_reading_is_added_like_the_reading(tmp_path):
    path, lines = tmp_path / "more.csv", tmp_path / "lines.txt"
    more = table_of(["cat dog", "tea cup. cat"], first=99)
    more.with_columns(key=pl.Series(["1", "2"])).write_csv(path)
    lines.write_text("cat dog\n\ntea cup\n", encoding="utf-8")
    table = Model.fit(table_of(texts_of(*OLD)), options=TABLE)
    rows = Model.fit(table_of(texts_of(*OLD)), options=ReadOptions(text_column="body"))
    for model, source, how in (
        (table, path, {"keep_texts": True}),
        (rows, more, {}),
        (rows, more, {"split": "sentence"}),
        (rows, lines, {}),
        (rows, ["cat dog", "tea cup"], {}),
    ):
        reading = model.read(source, **how)
        one, other = model.update(reading), model.update(reading.corpus)
        assert other.document_ids == one.document_ids
        assert other.tree == one.tree
        assert other.changes.n_added == one.changes.n_added > 1
    assert table.update(table.read(path, keep_texts=True).corpus).document_ids[-2:] == ("1", "2")


def test_ids_that_counted_texts_were_given_are_ids():
    model = Model.fit(count_texts(texts_of(*OLD), ids=[f"{n}" for n in range(100, 148)]))
    more = count_texts(["cat dog", "tea cup"], ids=["147", "200"])
    assert model.update(more).document_ids[-1] == "200"
    assert model.update(more, replace=True).changes.n_replaced == 1


def test_a_corpus_of_another_kind_is_refused():
    orders = pl.DataFrame({"order": [1, 1, 2, 2], "code": ["a", "b", "a", "c"]})
    options = ReadOptions(basket="order", item="code")
    baskets = Model.fit(orders, options=options, min_frequency=1)
    texts = Model.fit(texts_of(*OLD))
    with pytest.raises(ReadError, match="holds texts, but the model was fitted to baskets"):
        baskets.update(count_texts(["cat dog"]))
    with pytest.raises(ReadError, match="holds baskets, but the model was fitted to texts"):
        texts.update(baskets.read(orders).corpus)


def without_source(corpus):
    return Corpus(corpus.counts, corpus.vocabulary)


def test_a_model_without_a_source_takes_a_corpus_alone():
    corpus = without_source(count_texts(texts_of(*OLD)))
    model = Model.fit(corpus, min_frequency=1)
    with pytest.raises(ValueError, match="does not record how its documents were read"):
        model.update(["cat dog"])
    rarest = int(corpus.frequencies.min())
    new = model.update(count_texts(["cat newt"] * rarest + ["cat", "rarely"]))
    assert new.document_ids[-1] == str(48 + rarest + 1)
    assert set(new.tree.vocabulary) - set(corpus.vocabulary) == {"newt"}
    own = model.update(Corpus([[1, 1]], ["cat", "dog"], document_ids=["own"]))
    assert own.document_ids[-1] == "own"


@pytest.mark.parametrize("limits", [{"max_words": 20}, {"min_frequency": 12}], ids=str)
def test_a_model_without_a_source_takes_no_words_that_it_may_have_dropped(tmp_path, limits):
    model = Model.fit(without_source(count_texts(texts_of(*OLD))), **limits)
    model.save(tmp_path / "old.tg")
    for old in (model, Model.load(tmp_path / "old.tg")):
        new = old.update(count_texts([*texts_of(*OLD, n=2), "newt"]))
        assert new.n_documents == 57
        assert set(new.tree.vocabulary) == set(model.tree.vocabulary)


def test_a_model_without_counts_is_refused(old, tmp_path):
    old.tree.save(tmp_path / "bare.tg", counts=False)
    bare = Model(TopicTree.load(tmp_path / "bare.tg"), source=old.source)
    with pytest.raises(ValueError, match=r"no training counts.*refit all documents"):
        bare.update(["cat dog"])


def test_soft_topics_are_found_again(old):
    new = old.soften(4).update(texts_of(*OLD, n=2, first=30))
    assert new.soft.n_topics == 4
    assert new.soft.training_document_topics.shape[0] == new.n_documents
    assert new.changes is not None


def test_there_are_no_more_soft_topics_than_words():
    model = Model.fit(table_of(texts_of(*OLD)), options=TABLE).soften(4)
    new = model.update(table_of(["cat dog", "dog emu"] * 24), replace=True)
    assert new.soft.n_topics == new.tree.max_topics == 3


def test_a_table_without_a_name_is_read_like_that_of_the_model(tmp_path):
    path, more = tmp_path / "old.csv", table_of(["cat dog", "cat emu"], first=48).write_csv()
    table_of(texts_of(*OLD)).write_csv(path)
    model = Model.fit(path, options=TABLE)
    assert model.update(io.BytesIO(more.encode())).document_ids[-1] == "d49"


def test_texts_go_on_from_a_table_with_ids():
    frame = table_of(texts_of(*OLD)).with_columns(key=pl.int_range(48).cast(pl.String))
    model = Model.fit(frame.select("key", "body"), options=IDS)
    assert model.update(["cat dog"]).document_ids[-1] == "48"


def test_documents_without_ids_cannot_replace_others():
    old = Model.fit(texts_of(*OLD))
    for source in (["cat dog"], count_texts(["cat dog"])):
        with pytest.raises(
            ReadError, match=r"^replace: these documents have no ids, so they cannot"
        ):
            old.update(source, replace=True)
    table = Model.fit(table_of(texts_of(*OLD)).select("key", "body"), options=IDS)
    with pytest.raises(ReadError, match="give a table with the column 'key', like that of the mod"):
        table.update(["cat dog"], replace=True)


def test_neither_the_order_of_new_documents_nor_threads_matter(old):
    more = texts_of(*OLD, "tools", n=4, first=30)
    trees = [
        old.update(given, n_jobs=jobs).tree
        for given, jobs in ((more, 1), (more[::-1], 1), (more, 2), (more, 4))
    ]
    assert len({tree.digest() for tree in trees}) == 1
    assert all(tree.numbers.tolist() == trees[0].numbers.tolist() for tree in trees)


def test_what_is_new_is_together_and_updates_can_follow_each_other(old):
    new = old
    for first in (30, 40, 50):
        new = new.update(texts_of("tools", n=4, first=first))
    tools = set(SUBJECTS["tools"].split())
    together = [tools & set(topic.words) for topic in new.view(6)]
    assert max(map(len, together)) > len(tools) / 2
    assert set(new.topic_names.values()) == set(old.topic_names.values())
    assert new.changes.n_before == 56
    assert len(set(new.document_ids)) == 60


def test_an_interrupted_update_changes_nothing(old, tmp_path):
    path = tmp_path / "old.tg"
    old.save(path)
    before = path.read_bytes()
    stages = []

    def stop(_, note):
        stages.append(note)
        if note.startswith("Moving words"):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Model.load(path).update(texts_of(*OLD, n=2, first=30), progress=stop)
    assert stages[-1].startswith("Moving words")
    assert path.read_bytes() == before


def test_a_regrown_model_has_new_numbers_and_no_changes(old):
    new = old.update(texts_of("tools", first=30))
    fresh = new.regrow()
    assert fresh.tree != new.tree
    assert fresh.tree.is_numbered_afresh
    assert fresh.changes is None


def test_names_that_others_save_meanwhile_stay(old, tmp_path):
    path = tmp_path / "old.tg"
    old.save(path)
    new = old.update(texts_of("tools", first=30))
    number = int(old.tree.numbers[old.tree.node_of(2)])
    Model.update_names(path, lambda names: {**names, 2: TopicName("Two")})
    new.save(path, over=old)
    saved = Model.load(path)
    assert saved.tree == new.tree
    assert saved.changes == new.changes
    names = {number: each.name for number, each in saved.topic_names.items()}
    assert names[number] == "Two"
    assert set(names.values()) == {"Two", "Four", "All"}
    with pytest.raises(ValueError, match="now holds another tree"):
        new.save(path, over=old)


def test_a_name_given_meanwhile_to_a_topic_that_vanishes_is_told(tmp_path):
    path = tmp_path / "old.tg"
    model = Model.fit(table_of([*texts_of(*OLD), "unique unique cat"]), options=TABLE)
    model.save(path)
    new = model.update(table_of(["cat dog"], first=48), replace=True)
    Model.update_names(path, lambda _: {model.tree.topic("unique").number: TopicName("Gone")})
    new.save(path, over=model)
    assert Model.load(path).changes.lost_names == ("Gone",)


@pytest.mark.parametrize("part", ["texts", "soft"])
def test_what_the_old_model_was_loaded_without_is_not_lost(tmp_path, part):
    path = tmp_path / "old.tg"
    Model.fit(table_of(texts_of(*OLD)), options=TABLE).soften(3).save(path)
    before, old = path.read_bytes(), Model.load(path, **{part: False})
    new = old.update(table_of(["cat dog"], first=48))
    with pytest.raises(ValueError, match=rf"has {part} .*; load the whole model, and update it"):
        new.save(path, over=old)
    assert path.read_bytes() == before


def test_soft_topics_that_others_save_meanwhile_are_not_lost(old, tmp_path):
    path = tmp_path / "old.tg"
    soft = old.soften(3)
    soft.save(path)
    new = soft.update(texts_of("tools", first=30))
    old.soften(4).save(path, over=old)
    with pytest.raises(ValueError, match=r"has soft topics that .*update it again"):
        new.save(path, over=soft)
    soft.save(path, over=old)
    new.save(path, over=soft)
    assert Model.load(path).soft.n_topics == 3


def test_only_an_update_is_saved_as_one(old, tmp_path):
    path = tmp_path / "old.tg"
    old.save(path)
    with pytest.raises(ValueError, match="was not made from old"):
        Model.fit(texts_of(*OLD[:2])).save(path, over=old)
    old.update(["cat dog"]).update(["cat emu"]).save(path, over=old)
    assert Model.load(path).n_documents == 50


def test_the_file_of_an_update_is_the_one_that_save_would_write(old, tmp_path):
    new = old.soften(3).update(texts_of("tools", first=30))
    in_place, other = tmp_path / "old.tg", tmp_path / "new.tg"
    old.save(in_place)
    new.save(in_place, over=old)
    new.save(other)
    assert in_place.read_bytes() == other.read_bytes()


def test_counts_of_the_old_documents_stay(old):
    new = old.update(texts_of("tools", first=30))
    places = [new.tree.index_of(word) for word in old.tree.vocabulary]
    kept = new.tree.counts[: old.n_documents][:, places]
    assert np.array_equal(kept.toarray(), old.tree.counts.toarray())

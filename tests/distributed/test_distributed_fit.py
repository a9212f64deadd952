"""The fit on a cluster of processes gives the tree of one machine, bit for bit."""

import json
import time
from dataclasses import replace

import dask.dataframe
import numpy as np
import pandas as pd
import pytest

from tests.count_samples import zeros_and_ones, zipf_counts
from topicgrouper import fit_tree
from topicgrouper.corpus import (
    ReadError,
    ReadOptions,
    Source,
    TextOptions,
    count_texts,
    read_corpus,
)
from topicgrouper.distributed import ClusterOptions
from topicgrouper.distributed import fit_tree as fit_tree_on_cluster
from topicgrouper.model import Model

pytestmark = pytest.mark.slow

TEXTS = [
    "The rocket was launched into an orbit round the moon.",
    "",
    "The launch of the rocket was late; the orbit of the moon is high.",
    "A new rocket, a new launch, and the moon.",
    "A cup of tea and a pot for the tea.",
    "The tea in the cup was cold, and so was the pot.",
    "Tea from a new cup, cold tea from the pot.",
]


def framed(texts, *, partitions):
    return dask.dataframe.from_pandas(pd.DataFrame({"body": texts}), npartitions=partitions)


def write_lines(path, texts):
    path.write_text("".join(json.dumps({"body": text}) + "\n" for text in texts), encoding="utf-8")


@pytest.mark.parametrize("partitions", [1, 2, 7])
def test_counts_give_the_same_tree_for_any_number_of_partitions(client, partitions):
    counts = zipf_counts(60, 120, length=30, seed=2)
    tree = fit_tree_on_cluster(counts, cluster=ClusterOptions(client=client, partitions=partitions))
    assert tree == fit_tree(counts)


def test_ties_real_weights_and_empty_columns_are_as_on_one_machine(client):
    ties = zeros_and_ones(40, 90, share=0.08, seed=1)
    weights = ties * np.sqrt(np.arange(1, 91))
    weights[:, [3, 50]] = 0
    for counts in (ties, weights):
        assert fit_tree_on_cluster(counts, cluster=ClusterOptions(client=client)) == fit_tree(
            counts
        )


def test_uneven_and_empty_partitions_do_not_matter(client):
    counts = zipf_counts(30, 60, length=30, seed=4)
    counts[3:25] = 0
    counts[0, counts.sum(axis=0) == 0] = 1
    cluster = ClusterOptions(partitions=50)  # more than documents
    assert fit_tree_on_cluster(counts, cluster=replace(cluster, client=client)) == fit_tree(counts)


def test_kos(client, kos):
    tree = fit_tree_on_cluster(kos, cluster=ClusterOptions(client=client, partitions=3))
    assert tree == fit_tree(kos)


def test_a_file_gives_the_same_model_file(client, tmp_path):
    path = tmp_path / "texts.jsonl"
    write_lines(path, TEXTS)
    options = ReadOptions(text_column="body", text=TextOptions(stemmer="porter"), keep_texts=True)
    about = Source(name="texts.jsonl", format="jsonl", options=options, n_empty=1)
    expected = Model.fit(read_corpus(path, options=options).corpus.with_source(about))
    found = Model.fit(str(path), options=options, cluster=ClusterOptions(client=client))
    expected.save(tmp_path / "expected.tg")
    found.save(tmp_path / "found.tg")
    assert (tmp_path / "found.tg").read_bytes() == (tmp_path / "expected.tg").read_bytes()


def test_several_files_are_one_collection(client, tmp_path):
    write_lines(tmp_path / "all.jsonl", TEXTS)
    write_lines(tmp_path / "part-1.jsonl", TEXTS[:1])
    write_lines(tmp_path / "part-2.jsonl", TEXTS[1:6])
    (tmp_path / "part-3.jsonl").write_text("", encoding="utf-8")
    write_lines(tmp_path / "part-4.jsonl", TEXTS[6:])
    options = ReadOptions(text_column="body")
    expected = Model.fit(read_corpus(tmp_path / "all.jsonl", options=options).corpus)
    found = Model.fit(
        tmp_path / "part-*.jsonl", options=options, cluster=ClusterOptions(client=client)
    )
    assert found.tree == expected.tree
    assert found.source.report.n_documents == 7
    assert found.source.report.n_empty == 1
    assert found.document_ids[:2] == ("part-1.jsonl:1", "part-2.jsonl:1")


def test_stems_stop_words_and_limits_are_those_of_all_parts(client, tmp_path):
    texts = ["cats cat dog dogs dogs"] * 3 + ["cats mouse mice the the"] * 4 + ["cat bird"]
    for number, text in enumerate(texts):
        write_lines(tmp_path / f"{number}.jsonl", [text])
    text = TextOptions(stemmer="porter", stop_words="english")
    expected = Model.fit(count_texts(texts, text), min_frequency=2, max_words=3)
    options = ReadOptions(text_column="body", text=text)
    found = Model.fit(
        tmp_path / "*.jsonl",
        options=options,
        min_frequency=2,
        max_words=3,
        cluster=ClusterOptions(client=client),
    )
    assert found.tree == expected.tree
    assert found.display_words == expected.display_words
    assert found.source.report.n_words == count_texts(texts, text).n_words


def test_a_data_frame(client):
    days = [f"2011-05-{day}" for day in range(11, 18)]
    frame = pd.DataFrame({"body": TEXTS, "group": ["space"] * 4 + ["tea"] * 3, "day": days})
    options = ReadOptions(text_column="body", label_column="group", columns=("day",))
    found = Model.fit(
        dask.dataframe.from_pandas(frame, npartitions=3),
        options=options,
        cluster=ClusterOptions(client=client),
    )
    expected = Model.fit(count_texts(TEXTS))
    assert found.tree == expected.tree
    assert found.labels == ("space",) * 4 + ("tea",) * 3
    assert dict(found.document_columns) == {"day": tuple(days)}


def test_some_of_the_tables_have_titles(client, tmp_path):
    frame = pd.DataFrame({"title": [f"Title {place}" for place in range(7)], "text": TEXTS})
    frame.to_csv(tmp_path / "1.csv", index=False)
    frame[["text"]].to_csv(tmp_path / "2.csv", index=False)
    found = Model.fit(tmp_path / "*.csv", cluster=ClusterOptions(client=client))
    assert found.titles == (*(f"Title {place}" for place in range(7)), *[""] * 7)
    assert found.source.options.title_column == "title"
    assert found.column_names == ()


def test_partitions_may_be_empty(client):
    frame = pd.DataFrame({"body": TEXTS, "nr": range(7)})
    parts = dask.dataframe.from_pandas(frame, npartitions=7)
    options = ReadOptions(text_column="body", id_column="nr", columns=("nr",))
    found = Model.fit(parts[parts.nr != 4], options=options, cluster=ClusterOptions(client=client))
    assert found.tree == Model.fit(count_texts(TEXTS[:4] + TEXTS[5:])).tree
    assert found.document_ids == ("0", "1", "2", "3", "5", "6")
    assert found.document_columns["nr"] == ("0", "1", "2", "3", "5", "6")


def test_counts_need_not_be_kept(client):
    frame = framed(TEXTS, partitions=2)
    cluster = ClusterOptions(client=client, keep_counts=False)
    with pytest.warns(UserWarning, match="the tree is greedy: .* or pass regrow=False") as told:
        found = Model.fit(frame, cluster=cluster)
    assert told[0].filename == __file__
    Model.fit(frame, cluster=cluster, regrow=False)  # without a warning
    expected = Model.fit(count_texts(TEXTS), regrow=False).tree
    assert found.tree.counts is None
    assert found.document_ids is None
    assert found.tree.digest() == expected.digest()
    assert found.tree.base_log_likelihood == expected.base_log_likelihood


def test_workers_keep_nothing_of_a_fit(client):
    def n_actors(dask_worker):
        return len(dask_worker.state.actors)

    fit_tree_on_cluster(zipf_counts(20, 20, length=15), cluster=ClusterOptions(client=client))
    for _ in range(100):
        if not any(client.run(n_actors).values()):
            return
        time.sleep(0.05)
    pytest.fail("a worker holds a shard")


def test_progress_tells_the_stages(client):
    steps = []
    frame = framed(TEXTS, partitions=2)
    how = ClusterOptions(client=client)
    Model.fit(frame, cluster=how, regrow=False, progress=lambda *step: steps.append(step))
    assert steps[0][1] == "Counting words"
    assert steps[1:3] == [(1.0, "Counting words"), (0.0, "Distributing the counts")]
    assert steps[-1] == (1.0, "Joining topics, 1 left")


def test_a_malformed_file_among_good_ones_is_named(client, tmp_path):
    for name in ("a.jsonl", "c.jsonl"):
        write_lines(tmp_path / name, TEXTS)
    (tmp_path / "b.jsonl").write_text('{"body": "fine"\n[1, 2]\n', encoding="utf-8")
    options = ReadOptions(text_column="body")
    with pytest.raises(ReadError, match=r"b\.jsonl, line 1: ") as caught:
        Model.fit(tmp_path / "*.jsonl", options=options, cluster=ClusterOptions(client=client))
    assert caught.value.path.endswith("b.jsonl")
    assert caught.value.line == 1


def test_malformed_lines_are_told_with_file_and_line(client, tmp_path):
    write_lines(tmp_path / "a.jsonl", TEXTS)
    good = json.dumps({"body": "a cup of tea"})
    (tmp_path / "b.jsonl").write_text(f"{good}\nbroken\n{good}\n", encoding="utf-8")
    options = ReadOptions(text_column="body")
    found = Model.fit(tmp_path / "*.jsonl", options=options, cluster=ClusterOptions(client=client))
    (problem,) = found.source.report.problems
    assert problem.path.endswith("b.jsonl")
    assert problem.line == 2
    assert found.source.report.n_skipped == 1


@pytest.mark.parametrize(
    ("source", "options", "message"),
    [
        ("nothing-*.jsonl", ReadOptions(), "no file matches it as a pattern"),
        (["a.csv"], ReadOptions(basket="order", item="article"), "not counted on a cluster"),
        ("counts.mtx", ReadOptions(), "not read on a cluster"),
        (
            "a.csv",
            ReadOptions(vocabulary="words.txt"),
            "vocabulary: does not apply",
        ),
        ("a.csv", ReadOptions(drop_duplicates=True), "duplicates are not dropped on a cluster"),
    ],
)
def test_what_cannot_be_read_is_refused_before_any_work(
    tmp_path, monkeypatch, source, options, message
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.csv").write_text("text\nhello\n", encoding="utf-8")
    (tmp_path / "counts.mtx").write_bytes(b"")
    with pytest.raises(ReadError, match=message):
        Model.fit(source, options=options, cluster=ClusterOptions(client="tcp://never.asked:1"))


def test_other_sources_are_refused():
    with pytest.raises(TypeError, match=r"topicgrouper\.distributed\.fit_tree"):
        Model.fit(np.eye(3), cluster=ClusterOptions())


def test_no_word_is_an_error(client):
    with pytest.raises(ValueError, match="contain no words"):
        Model.fit(framed(["1 2", ""], partitions=2), cluster=ClusterOptions(client=client))
    nothing = framed(["a"], partitions=1)
    with pytest.raises(ReadError, match="there is no document"):
        Model.fit(nothing[nothing.body != "a"], cluster=ClusterOptions(client=client))


@pytest.mark.parametrize("segmentation", ["auto", "pairs"])
def test_scripts_without_blanks_are_counted_as_on_one_machine(client, segmentation):
    texts = ["我们学习自然语言", "自然语言很有趣", "plain text", "学习很有趣"]
    options = ReadOptions(text=TextOptions(segmentation=segmentation))
    frame = framed(texts, partitions=2)
    fit = Model.fit(frame, options=options, cluster=ClusterOptions(client=client))
    assert set(fit.tree.vocabulary) == set(count_texts(texts, options.text).vocabulary)
    assert fit.source.report.n_unspaced == 3
    assert fit.source.report.n_in_pairs == 0
    assert fit.source.options.text == options.text.resolved()

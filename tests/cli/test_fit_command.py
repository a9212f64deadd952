"""``topicgrouper fit``."""

import json
import os
import re
import shlex
import signal
import sys
import warnings

import numpy as np
import pytest

from tests.cli.command_process import run_command as run_process
from tests.command_runner import run_command
from topicgrouper import fit_documents, fit_tree, refine, regrow, soften
from topicgrouper.corpus import FORMATS, ReadOptions, TextOptions, read_corpus
from topicgrouper.fitting.fit import LongFitWarning
from topicgrouper.model import Model


def test_a_folder_of_texts_becomes_a_model(invoke, texts, tmp_path):
    path = tmp_path / "model.tg"
    result = invoke("fit", texts, "-o", path, "--no-regrow")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    model = Model.load(path)
    corpus = read_corpus(texts).corpus
    assert model.tree == fit_tree(corpus.counts, corpus.vocabulary)
    assert model.document_ids == corpus.document_ids
    assert model.labels == corpus.labels == ("space",) * 3 + ("tea",) * 2
    assert model.texts is None
    assert (model.source.name, model.source.format) == ("texts", "folder")


def test_the_end_tells_sizes_topics_and_what_to_do_next(invoke, texts, tmp_path):
    path = tmp_path / "my model.tg"
    result = invoke("fit", texts, "-o", path, "--min-frequency", "2")
    out = result.stdout
    assert "5 documents" in out
    assert "Dropped " in out
    assert "that occur only once" in out
    assert " topics. Documents: those that are mostly about the topic." in out
    commands = [line.strip() for line in out.splitlines() if line.startswith("    topicgrouper")]
    assert len(commands) >= 4
    for command in commands:
        assert f"'{path}'" in command
        name, _, *rest = command.removeprefix("topicgrouper ").partition(f"'{path}'")
        arguments = shlex.split(rest[0]) if rest else []
        assert invoke(name.strip(), path, *arguments).exit_code == 0, command


def test_text_options_reach_the_reader_and_the_model(invoke, texts, tmp_path):
    words = tmp_path / "words.txt"
    words.write_text("the and\nfor\n", encoding="utf-8")
    path = tmp_path / "model.tg"
    options = ("--stem", "english", "--stop-words", words, "--min-length", 4)
    more = ("--numbers", "--keep-case", "--max-words", 5, "--min-frequency", 1)
    assert invoke("fit", texts, "-o", path, *options, *more).exit_code == 0
    source = Model.load(path).source
    assert source.options.text == TextOptions(
        stemmer="english",
        stop_words=["and", "for", "the"],
        min_length=4,
        alphabetic=False,
        lowercase=False,
    )
    assert (source.min_frequency, source.max_words) == (1, 5)
    assert Model.load(path).tree.n_words == 5


@pytest.mark.parametrize(
    ("arguments", "stemmer", "stop_words"),
    [
        (["--stem", "german"], "german", None),
        (["--stem", "porter", "--stop-words", "english"], "porter", "english"),
        (["--language", "en"], "english", None),
        (["--language", "en", "--stem", "none"], None, None),
        (["--stem", "de"], "german", None),
        ([], None, None),
    ],
)
def test_stemmers_and_lists_have_names(invoke, texts, tmp_path, arguments, stemmer, stop_words):
    path = tmp_path / "model.tg"
    assert invoke("fit", texts, "-o", path, *arguments).exit_code == 0
    text = Model.load(path).source.options.text
    assert (text.stemmer, text.stop_words) == (stemmer, stop_words)


def test_rules_of_words_are_kept_and_used_for_other_documents(invoke, tmp_path):
    table = tmp_path / "tweets.csv"
    rows = ["#tea with @ann 😀", "#tea, again 😀", "@bob likes C# ❤️", "@bob and C# ❤"]
    table.write_text("text\n" + "\n".join(f'"{row}"' for row in rows) + "\n", encoding="utf-8")
    path = tmp_path / "tweets.tg"
    options = ("--hashtags", "--emoji", "--min-frequency", 1, "--keep-texts")
    assert invoke("fit", table, "-o", path, *options).exit_code == 0
    assert {"#tea", "@ann", "@bob", "😀", "❤"} < set(Model.load(path).tree.vocabulary)
    assert "hashtags True, emoji True" in invoke("info", path).stdout
    found = invoke("search", path, "#TEA", "❤️")
    assert found.exit_code == 0, found.stderr
    assert invoke("documents", path, "#tea").stdout.count("#tea") >= 2
    pattern = ("--token-pattern", r"[#@]\w+", "--min-frequency", 1)
    assert invoke("fit", table, "-o", path, *pattern).exit_code == 0
    assert set(Model.load(path).tree.vocabulary) == {"#tea", "@ann", "@bob"}
    assert r"token pattern [#@]\w+" in invoke("info", path).stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["--token-pattern", "a+", "--numbers"],
            "--numbers does not apply with --token-pattern",
        ),
        (
            ["--token-pattern", "a+", "--phrases"],
            "--phrases cannot be combined with --token-pattern",
        ),
    ],
)
def test_a_token_pattern_replaces_options(invoke, texts, tmp_path, arguments, message):
    result = invoke("fit", texts, "-o", tmp_path / "model.tg", *arguments)
    assert result.exit_code != 0
    assert re.search(message, " ".join(result.stderr.split()))


def test_phrases_are_words_of_the_model_for_every_command(invoke, tmp_path):
    folder = tmp_path / "texts"
    folder.mkdir()
    texts = [
        "New York is large.",
        "A flight to New York",
        "a new, large plane",
        "the plane, the flight",
    ]
    for number in range(40):
        (folder / f"{number}.txt").write_text(texts[number % 4], encoding="utf-8")
    path = tmp_path / "model.tg"
    result = invoke("fit", folder, "--phrases", "--keep-texts", "-o", path)
    assert result.exit_code == 0, result.output
    assert "Found 1 phrase: new york." in result.stdout
    model = Model.load(path)
    assert model.source.options.text.phrases == ("new york",)
    assert "phrases new york" in invoke("info", path).stdout
    assert "new york" in invoke("word", path, "New York").stdout
    assert "New York" in invoke("search", path, "new york").stdout
    assert "20" in invoke("documents", path, "word:new york", "--json").stdout
    # The training documents are counted as they were.
    counts = tmp_path / "counts.csv"
    assert invoke("transform", path, folder, "-n", 3, "-o", counts).exit_code == 0
    new = read_corpus(folder, options=ReadOptions(text=model.source.options.text)).corpus
    assert (new.with_words_of(model.tree.vocabulary).counts != model.tree.counts).nnz == 0


def test_no_phrases_are_told_and_none_are_found_on_a_cluster(invoke, texts, tmp_path, monkeypatch):
    path = tmp_path / "model.tg"
    monkeypatch.setattr("distributed.LocalCluster", None)  # nothing is started in vain
    assert "Found no phrases" in invoke("fit", texts, "--phrases", "-o", path).stdout
    result = invoke("fit", texts, "--phrases", "--distributed", "-o", path)
    assert result.exit_code != 0
    assert "phrases cannot be counted on a cluster" in result.stderr


def test_baskets_are_told_as_baskets_and_shown_by_name(invoke, shop):
    path, table = shop
    model = Model.load(path)
    assert set(model.display_words) == {"CAKE STAND", "TEA CUP", "LAMP", "BULB"}
    assert "22423" in model.tree.vocabulary
    assert model.labels == ("UK", "DE", "UK", "UK")
    result = invoke("fit", table, "--basket", "order", "--item", "article", "-o", path)
    assert "4 baskets, 4 distinct items" in result.stdout


def test_a_table_of_texts_with_ids_and_labels(invoke, tmp_path):
    table = tmp_path / "reviews.csv"
    table.write_text("key;stars;review\na;5;good tea\nb;1;bad cup\n", encoding="latin-1")
    path = tmp_path / "reviews.tg"
    columns = ("--text", "review", "--id", "key", "--label", "stars", "--encoding", "latin-1")
    assert invoke("fit", table, *columns, "--delimiter", ";", "-o", path).exit_code == 0
    model = Model.load(path)
    assert (model.document_ids, model.labels) == (("a", "b"), ("5", "1"))
    assert model.source.options == ReadOptions(
        encoding="latin-1",
        text=TextOptions(stemmer=None),
        text_column="review",
        id_column="key",
        label_column="stars",
        delimiter=";",
    )


def test_a_matrix_with_its_words_apart(invoke, tmp_path):
    (tmp_path / "docword.some.txt").write_text("2\n2\n3\n1 1 4\n1 2 1\n2 2 3\n", encoding="ascii")
    words = tmp_path / "words.txt"
    words.write_text("cat\ndog\n", encoding="ascii")
    path = tmp_path / "some.tg"
    result = invoke("fit", tmp_path / "docword.some.txt", "--vocabulary", words, "-o", path)
    assert result.exit_code == 0, result.output
    assert Model.load(path).tree.vocabulary == ("cat", "dog")


def test_json_holds_the_same(invoke, texts, tmp_path):
    path = tmp_path / "model.tg"
    record = json.loads(invoke("fit", texts, "-o", path, "--json").stdout)
    model = Model.load(path)
    assert record["model"] == str(path)
    assert record["documents"] == 5
    assert record["words"] == record["words_read"] == model.tree.n_words
    assert record["occurrences"] == model.tree.frequencies[-1]
    suggestion = model.tree.suggest_n()
    assert record["n"] == record["suggestion"] == suggestion.n == len(record["topics"])
    assert record["others"] == list(suggestion.others)
    assert record["topics"] == json.loads(invoke("topics", path, "--json").stdout)


def test_the_report_shows_the_largest_topics_one_number_and_what_to_do_next(
    invoke, texts, tmp_path
):
    path = tmp_path / "model.tg"
    printed = invoke("fit", texts, "-o", path).stdout
    tree = Model.load(path).display_tree
    suggestion = tree.suggest_n()
    records = json.loads(invoke("topics", path, "-k", 8, "--json").stdout)
    largest = [record for record in records if record["documents"]]
    assert f"{suggestion.n} topics. Documents: those that are mostly about the topic." in printed
    shown = [line.split() for line in printed.splitlines()]
    for record in largest:
        share = f"{record['document_share']:.1%}"
        row = [str(record["topic"]), str(record["documents"]), share, *record["words"]]
        assert row in shown
    assert ("no document's main topic" in printed) == (len(largest) < len(records))
    assert f"\n{suggestion.n} topics are a good start" in printed
    assert f"    topicgrouper topics {path} -n {suggestion.n}\n" in printed
    assert f"    topicgrouper word {path} {largest[0]['words'][0]}\n" in printed


def test_a_long_fit_is_told_as_one_line_at_once(invoke, texts, tmp_path, monkeypatch):
    told = []

    def slow(counts, vocabulary, **settings):
        warnings.warn("This fit takes some 3 hours.", LongFitWarning, stacklevel=2)
        told.append(True)
        raise ValueError("enough")

    monkeypatch.setattr("topicgrouper.model.fit.fit_tree", slow)
    result = invoke("fit", texts, "-o", tmp_path / "model.tg")
    assert told
    first, second = result.stderr.splitlines()
    assert first.startswith("This fit takes some 3 hours. (Use --max-words")
    assert second == "Error: enough"


@pytest.mark.parametrize(
    ("arguments", "code", "problem"),
    [
        (["texts"], 2, "-o"),
        (["texts", "-o", "model.tg", "--format", "word"], 1, "lda-c"),
        (["texts", "-o", "model.tg", "--text", "review"], 2, "--text"),
        (["texts", "-o", "model.tg", "--min-frequency", "0"], 2, "--min-frequency"),
        (["texts", "-o", "model.tg", "--jobs", "0"], 2, "--jobs"),
        (["texts", "-o", "model.tg", "--memory-limit", "much"], 2, "--memory-limit"),
        (["unknown.xyz", "-o", "model.tg"], 1, "unknown.xyz"),
    ],
)
def test_mistakes_are_told_in_one_line(
    invoke, texts, tmp_path, monkeypatch, arguments, code, problem
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "unknown.xyz").write_text("what?", encoding="utf-8")
    result = invoke("fit", *arguments)
    assert result.exit_code == code, result.output
    assert problem in result.stderr
    assert result.stdout == ""
    assert code == 2 or len(result.stderr.splitlines()) == 1
    assert not list(tmp_path.glob("*.tg"))


def test_the_help_names_every_format(invoke):
    text = " ".join(invoke("fit", "--help").stdout.split()).replace("- ", "-")  # wrapped names
    listed = re.search(r"detected from its content and name\): (.*?) or (\S+)\.", text)
    assert [*listed[1].split(", "), listed[2]] == list(FORMATS)


def test_soft_topics_are_saved_beside_the_tree(invoke, texts, tmp_path):
    path = tmp_path / "model.tg"
    result = invoke("fit", texts, "-o", path, "--soft", 3)
    assert result.exit_code == 0, result.output
    assert "Refined and softened 3 topics in" in result.stdout
    assert f"topics {path} --soft" in result.stdout
    model = Model.load(path)
    expected = soften(refine(model.tree.view(3)))
    assert model.soft.nodes.tolist() == expected.nodes.tolist()
    assert (model.soft.topic_words == expected.topic_words).all()
    record = json.loads(invoke("fit", texts, "-o", path, "--soft", 2, "--json").stdout)
    assert record["softened"] == 2
    assert record["seconds_soften"] > 0
    assert record["seconds_else"] > 0
    assert json.loads(invoke("fit", texts, "-o", path, "--json").stdout)["softened"] is None
    assert Model.load(path).soft is None


def test_what_cannot_be_softened_is_told_and_the_tree_is_saved(
    invoke, texts, tmp_path, monkeypatch
):
    def refusing(*_, **__):
        raise ValueError("the tree holds no counts")

    path = tmp_path / "model.tg"
    result = invoke("fit", texts, "-o", path, "--soft", 1000)
    assert result.exit_code == 1
    assert "without soft topics: --soft must be at most" in result.stderr
    assert Model.load(path).soft is None
    monkeypatch.setattr(Model, "soften", refusing)
    result = invoke("fit", texts, "-o", path, "--soft", 2)
    assert result.exit_code == 1
    assert "without soft topics: the tree holds no counts" in result.stderr
    assert Model.load(path).tree.n_words > 2
    assert invoke("fit", texts, "-o", path, "--soft", 0).exit_code == 2


def test_a_regrown_tree_is_the_default_and_saved_with_its_document_model(invoke, wordy, tmp_path):
    path = tmp_path / "regrown.tg"
    for option in ([], ["--regrow"]):
        result = invoke("fit", wordy, "-o", path, *option)
        assert result.exit_code == 0, result.output
        model = Model.load(path)
        assert model.tree.regrown_at == (2, 4, 9)
        assert "to improve the views of 2, 4, 9 topics" in " ".join(result.stdout.split())
        assert re.search(r"fitting [\d.]+, regrowing [\d.]+, starting up", result.stdout)
        assert model.tree == regrow(fit_tree(model.tree.counts, model.tree.vocabulary))
        expected = fit_documents(model.tree)
        np.testing.assert_array_equal(model.document_model.means, expected.means)


def test_the_greedy_tree_is_fitted_on_request(invoke, wordy, tmp_path):
    path = tmp_path / "greedy.tg"
    result = invoke("fit", wordy, "-o", path, "--no-regrow")
    assert "egrow" not in result.stdout
    tree = Model.load(path).tree
    assert tree.regrown_at == ()
    assert tree == fit_tree(tree.counts, tree.vocabulary)
    record = json.loads(invoke("fit", wordy, "-o", path, "--no-regrow", "--json").stdout)
    assert (record["tree"], record["regrown_at"], record["seconds_regrow"]) == ("greedy", [], 0)
    assert record["remarks"] == []
    record = json.loads(invoke("fit", wordy, "-o", path, "--json").stdout)
    assert (record["tree"], record["regrown_at"]) == ("regrown", [2, 4, 9])
    assert record["seconds_regrow"] > 0


@pytest.mark.parametrize("option", [[], ["--regrow"]])
def test_a_tree_that_cannot_be_improved_is_saved_with_a_remark(
    invoke, tmp_path, option, monkeypatch
):
    table, path = tmp_path / "lines.txt", tmp_path / "model.tg"
    table.write_text("cat dog\ndog cat\ntea cup\n", encoding="ascii")
    result = invoke("fit", table, "-o", path, *option)
    assert result.exit_code == 0
    assert (
        "The tree is greedy, not regrown: a tree of at most 4 topics is too small." in result.stdout
    )
    assert Model.load(path).tree.regrown_at == ()
    table.write_text("ant bee cow dog\nemu fox gnu hen\n" * 2, encoding="ascii")
    result = invoke("fit", table, "-o", path, *option)
    assert "not regrown: no word fits better in another topic." in result.stdout
    assert "trying to regrow" in result.stdout
    assert Model.load(path).document_model is not None


def test_without_memory_the_greedy_tree_stays_unless_the_other_was_asked_for(
    invoke, wordy, tmp_path, monkeypatch
):
    def failing(*_, **__):
        raise MemoryError

    monkeypatch.setattr(Model, "regrow", failing)
    path = tmp_path / "model.tg"
    result = invoke("fit", wordy, "-o", path)
    assert result.exit_code == 0
    remark = "The tree is greedy, not regrown: Out of memory; keep fewer words with --max-words"
    assert remark in " ".join(result.stdout.split())
    path.unlink()
    result = invoke("fit", wordy, "-o", path, "--regrow")
    assert result.exit_code == 1
    assert "without regrowing its tree: cannot regrow the tree: Out of memory" in result.stderr
    assert Model.load(path).document_model is not None


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize("place", ["regrowing", "saving"])
def test_interrupted_while_it_regrows_it_leaves_the_greedy_model(wordy, tmp_path, place):
    path = tmp_path / "my model.tg"
    code = {
        "regrowing": """
import topicgrouper.fitting
room = sys.modules['topicgrouper.fitting.regrow']
usual = room.regrow_topics
def slow(*arrays, progress, **settings):
    def report(*_):
        send()
        wait()
    return usual(*arrays, progress=report, **settings)
room.regrow_topics = slow
""",
        "saving": """
from topicgrouper import Model
usual = Model.save
def save(model, path, **parts):
    if model.tree.regrown_at:
        send()
        wait()
    usual(model, path, **parts)
Model.save = save
""",
    }[place]
    result = run_process(code, signal.SIGINT, "fit", wordy, "-o", path)
    assert result.returncode == 130
    assert "Interrupted." in result.stderr
    said = " ".join(result.stderr.split())
    assert f"Saved the model as {path} without regrowing its tree." in said
    assert f"To continue: topicgrouper improve '{path}' --regrow" in said
    assert "mostly about the topic" not in result.stdout
    model = Model.load(path)
    assert model.tree == fit_tree(model.tree.counts, model.tree.vocabulary)
    assert model.document_model is not None
    assert {file.name for file in tmp_path.iterdir()} == {"my model.tg", "wordy"}
    other = tmp_path / "whole.tg"
    assert run_command("fit", wordy, "-o", other).exit_code == 0
    assert run_command("improve", path).exit_code == 0
    assert path.read_bytes() == other.read_bytes()


def test_texts_are_split_and_duplicates_dropped_on_request(invoke, tmp_path):
    book, path, table = (tmp_path / name for name in ("book.txt", "book.tg", "topics.csv"))
    book.write_text(
        "Cats and\ndogs.\n\nDogs or mice.\n\nCats and\ndogs.\n\nMice!\n", encoding="utf-8"
    )
    result = invoke("fit", book, "--split-texts", "paragraph", "-o", path)
    assert "1 of 4 documents is an exact duplicate of others; to drop" in result.stdout
    assert "\n2 topics. Documents: " in result.stdout
    result = invoke("fit", book, "--split-texts", "paragraph", "--drop-duplicates", "-o", path)
    assert result.exit_code == 0, result.output
    assert "Split 1 text into 4 documents." in result.stdout
    assert "Dropped 1 exact duplicate of other documents." in result.stdout
    model = Model.load(path)
    assert model.document_ids == ("1", "2", "4")
    assert model.source.options.split == "paragraph"
    # Other documents are split in the same way, but all of them are counted.
    result = invoke("transform", path, book, "-o", table)
    assert len(table.read_text(encoding="utf-8").splitlines()) == 5
    assert "duplicate" not in result.stdout
    invoke("transform", path, book, "--split-texts", "whole", "-o", table)
    assert len(table.read_text(encoding="utf-8").splitlines()) == 2


def test_utf8_texts_of_a_folder_stay_what_they_are(invoke, tmp_path):
    folder = tmp_path / "desk"
    folder.mkdir()
    for name, encoding in {"a": "utf-8", "b": "utf-8", "c": "latin-1"}.items():
        (folder / f"{name}.txt").write_bytes(f"Gärtner gießen {name * 3}".encode(encoding))
    path = tmp_path / "desk.tg"
    result = invoke("fit", folder, "-o", path, "--encoding", "latin-1")
    assert "2 files were detected as UTF-8; the others were read as latin-1." in result.stdout
    assert set(Model.load(path).tree.vocabulary) == {"gärtner", "gießen", "aaa", "bbb", "ccc"}


def test_a_text_in_paragraphs_is_noticed(invoke, tmp_path):
    book = tmp_path / "book.txt"
    book.write_text("a cat sat\non a mat\n\nthe dog\nran\n\n" * 5, encoding="utf-8")
    result = invoke("fit", book, "-o", tmp_path / "m.tg")
    assert "10 of 30 lines are blank; if they separate paragraphs, set split=" in result.stdout
    result = invoke("fit", book, "-o", tmp_path / "m.tg", "--split-texts", "line")
    assert "are blank; for" not in result.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--text", "body"], "--text: does not apply to the format lines; if it is a table, set"),
        (["--basket", "x", "--format", "csv", "--language", "de"], "value for --language: does"),
        (["--stop-words", "deutsh"], "did you mean deutsch? Or name a file with one word per"),
    ],
)
def test_only_what_was_given_is_named(invoke, tmp_path, arguments, message):
    texts = tmp_path / "texts.txt"
    texts.write_text("the cat\nthe dog\n", encoding="utf-8")
    result = invoke("fit", texts, "-o", tmp_path / "m.tg", *arguments)
    assert result.exit_code != 0
    assert message in " ".join(result.stderr.split())


def test_the_command_for_groups_that_is_shown_works(invoke, tmp_path):
    table = tmp_path / "t.csv"
    rows = [
        f"the cat {word},{'ab'[number % 2]},2024-0{1 + number % 3}-11,n{number}"
        for number, word in enumerate("abcdef" * 9)
    ]
    table.write_text("text,author,date,code\n" + "\n".join(rows), encoding="utf-8")
    path = tmp_path / "t.tg"
    for columns in ("author,date", "date", "date,author"):
        result = invoke("fit", table, "-o", path, "--columns", columns, "--min-length", 1)
        line = next(line for line in result.stdout.splitlines() if " groups " in line)
        assert invoke(*shlex.split(line)[1:]).exit_code == 0, line
        assert ("--column" in line) == ("," in columns)
    ids = invoke("fit", table, "-o", path, "--columns", "code", "--min-length", 1)
    assert "topicgrouper groups" not in ids.stdout
    result = invoke("groups", path)
    assert "no column of the model can be compared ('code')" in result.stderr
    invoke("fit", table, "-o", path, "--columns", "code,author", "--min-length", 1)
    assert "(column 'author')" in invoke("groups", path).stdout


def test_a_word_of_many_letters_does_not_fill_the_screen(invoke, tmp_path):
    path = tmp_path / "texts.txt"
    path.write_text(f"{'x' * 5_000} rocket\ntea cup {'x' * 5_000}\n", encoding="utf-8")
    result = invoke("fit", path, "-o", tmp_path / "x.tg", "--min-frequency", 1)
    assert result.exit_code == 0, result.output
    assert f"{'x' * 29}…" in result.stdout
    assert max(map(len, result.stdout.splitlines())) < 1_000
    assert "topicgrouper topics" in result.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such names")
def test_names_of_files_cannot_steer_the_terminal(invoke, tmp_path):
    folder = tmp_path / "b\x1b[31m\u202ead"
    folder.mkdir()
    (folder / "a.txt").write_text("cats drink tea", encoding="utf-8")
    (folder / "c.txt").write_text("cats like milk", encoding="utf-8")
    (folder / "b\x9b.txt").write_bytes(b"dogs \xff\xfe drink tea")
    model = tmp_path / "model\x1b]0;title\x07.tg"
    result = invoke("fit", folder, "-o", model)
    assert result.exit_code == 0, result.output
    assert "b\\x1b[31m\\u202ead: 2 documents" in result.stdout
    assert "Skipped 1 of 3 files" in result.stdout
    assert "b\\x9b.txt" in result.stdout
    missing = invoke("topics", tmp_path / "no\x1b[2J.tg")
    assert "no\\x1b[2J.tg" in missing.stderr
    names = invoke("names", model)
    assert "model\\x1b]0;title" in names.stdout
    for output in (result.output, missing.output, names.output):
        assert not set(output) & set("\x1b\x9b\u202e\x07")


@pytest.mark.parametrize("options", [(), ("--no-regrow",), ("--soft", 2)])
def test_the_file_says_what_is_shown_of_the_topics(invoke, wordy, tmp_path, options):
    path = tmp_path / "wordy.tg"
    assert invoke("fit", wordy, "-o", path, *options).exit_code == 0
    shown = invoke("topics", path, "--details").stdout
    model = Model.load(path, counts=False, documents=False)
    assert model.view().has_documents
    Model.load(path).save(tmp_path / "without.tg", topics=False)
    assert not Model.load(tmp_path / "without.tg", counts=False).view().has_documents
    assert invoke("topics", tmp_path / "without.tg", "--details").stdout == shown
    assert invoke("improve", tmp_path / "without.tg", "--trees", 2).exit_code == 0
    assert Model.load(tmp_path / "without.tg", counts=False).view().has_documents

"""Changes to names; names out to files and back, and what others make of them."""

from dataclasses import replace

import pytest

from topicgrouper import Model, TopicName
from topicgrouper.naming import NameChange

HOSTILE = ("=1+1", "'=1+1", "'quoted'", "<b>&</b>", 'a,b;"c"', "-x", "名前 שם")
TWO = {1: TopicName("Elections", "a; note"), 2: TopicName("Ökonomie")}


@pytest.fixture
def read(model, tmp_path):
    """Return a function that reads a file with some content, and returns names by number."""

    def names(content, named=model):
        path = tmp_path / "given"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        found = named.with_topic_names(named.read_names(path)).topic_names
        return dict(found)

    return names


@pytest.mark.parametrize("ending", ["csv", "tsv", "json"])
def test_names_come_back_as_they_were(model, tmp_path, ending):
    numbers = range(1, len(HOSTILE) + 1)
    notes = ("", "one\ntwo", "=x", '"', "a;b", "", "'-")
    given = {n: TopicName(*each) for n, *each in zip(numbers, HOSTILE, notes, strict=True)}
    named = model.with_topic_names({**given, int(model.tree.numbers[0]): TopicName("a word")})
    named.named_topics().write(tmp_path / f"names.{ending}")
    assert model.read_names(tmp_path / f"names.{ending}")({}) == named.topic_names


def test_every_topic_can_be_named_by_what_the_file_calls_it(model, tmp_path):
    shop = replace(
        model, display_words=(*map(str, range(model.tree.n_words - 2)), "word:x", "=A, B")
    )
    named = shop.with_topic_names({n: f"number {n}" for n in shop.tree.numbers.tolist()})
    named.named_topics().write(tmp_path / "names.csv")
    assert shop.read_names(tmp_path / "names.csv")({}) == named.topic_names


@pytest.mark.parametrize(
    "content",
    [
        "topic,name,note,tree\n1,Elections,a; note,MARK\n2,Ökonomie,,MARK\n",
        'topic;name;note;tree\n1;Elections;"a; note";MARK\n2;Ökonomie;;MARK\n',
        "topic\tname\tnote\ttree\n1\tElections\ta; note\tMARK\n2\tÖkonomie\t\tMARK\n",
        " Topic ,NAME,words,Note,tree\r\n1,Elections,x,a; note,MARK\r\n2,Ökonomie,y,,",
        "sep=;\ntopic;name;note\n1;Elections;a; note\n2;Ökonomie\n".replace("a; note", '"a; note"'),
        '"SEP=;"\ntopic;name;note\n1;Elections;"a; note"\n2;Ökonomie\n',
    ],
)
def test_separators_case_and_order_of_columns_do_not_matter(read, model, content):
    content = content.replace("MARK", model.tree.digest()[:16])
    assert read(content) == TWO
    assert read(b"\xef\xbb\xbf" + content.encode()) == TWO
    assert read(content.encode("utf-16")) == TWO


def test_apostrophes_in_front_of_formulas_go_and_others_stay(read):
    found = read("topic,name\n1,'-x\n2,'quoted'\n'3,'tis\n".replace("'3", "3"))
    assert [name.name for name in found.values()] == ["-x", "'quoted'", "'tis"]


@pytest.mark.parametrize(
    "content",
    [
        '{"topic": "1", "name": "A"}\n{"topic": 2, "name": "B", "confidence": [0.5]}\n',
        '[{"topic": "1", "name": "A"},\n{"topic": 2, "name": "B"}]',
        '```json\n{"topic": "1", "name": "A"}\n{"topic": 2, "name": "B"},\n```\n',
        '{\n  "topic": "1",\n  "name": "A",\n  "note": null\n}\n{"topic": 2, "name": "B"}',
    ],
)
def test_answers_are_read_one_per_line_or_in_a_list(read, content):
    assert read(content) == {1: TopicName("A"), 2: TopicName("B")}


@pytest.mark.parametrize("dots", ["…", "..."])
def test_a_repeated_template_is_no_answer(read, dots):
    assert read(f'{{"topic": "1", "name": "{dots}", "note": " {dots} "}}') == {}
    assert read(f"topic,name,note\n1,{dots},{dots}\n2,A{dots},\n") == {2: TopicName(f"A{dots}")}


def test_what_is_not_in_the_file_stays(read, model):
    named = model.with_topic_names(
        {"1": TopicName("All", "kept"), "2": TopicName("Half", "kept"), "3": "Third"}
    )
    assert read("topic,name\n1,Everything\n3,\n", named) == {
        1: TopicName("Everything", "kept"),  # no column of notes
        2: TopicName("Half", "kept"),
        3: TopicName("Third"),
    }
    found = read("topic,name,note\n1,Everything,\n", named)
    assert found[1] == TopicName("Everything")  # an empty cell is no note


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ('{"topic": "1", "name": "A"}\n\n{"topic": "2", "name": }', "line 3: it is not JSON"),
        ('{"topic": "1"\n', "line 2: it is not JSON"),
        ('\n{"name": "A"}', 'line 2: it has no "topic"'),
        ('{"topic": "1", "name": ["A"]}', 'line 1: "name" must be a text'),
        ('{"topic": true, "name": "A"}', 'line 1: "topic" must be a text'),
        ("[1, 2]", "line 1: it is not an object"),
        ('{"topic": "1", "name": ' + "[" * 100_000, "line 1: it is not JSON: too deep"),
        ("topic,name\n,A\n", "line 2: it has no topic"),
        ("topic,name\n1\n", "line 2: it has fewer cells"),
        ("topic,name,name\n1,A,B\n", "line 1: there are two columns 'name'"),
        ('topic,name\n1,A\n2,"B\n', "line 3: invalid quotes"),
        ('topic,name,note\n1,a,"two\nlines"\n\n,,\n99999,b,\n', "line 6: there is no topic 99999"),
        ("topic,name\nxyzzyx,A", "line 2: the model does not know 'xyzzyx'"),
        ("topic,name\n1,A\n2,B\n 1 ,C", "line 4: topic 1 is also in line 2"),
        ("topic,name\nrocket,A\nRockets,B", "line 3: topic Rockets is also in line 2"),
        ('topic,name\n1,"two\nlines"', "line 2: .*control character"),
        ("topic,name\n1," + "x" * 10_000, "line 2: .*at most 200 characters, got 10,000"),
        ("topic,name\n1,a\u202eb", "line 2: .*right-to-left override"),
        ("topic,name\n1,A\n2,\x07", "line 3: "),
        ("topic,name,note\n1,,important\n", "line 2: a note needs a name"),
        ("topic,name\n1,Ökonomie\n".encode("cp1252"), "line 2: it is not UTF-8; save it as"),
        (b"\xff\xfe\x00", "line 1: it is not UTF-8"),
        ("Here are the names:\n\n[1]", "line 3 looks like JSON; delete everything before it"),
        ('Here they are\n\n```json\n[{"topic": "1"}]', "line 4 looks like JSON; delete everything"),
        *(
            (content, "a table whose first line has the columns topic and name")
            for content in ("", "37,Elections\n", "number,name\n1,A\n", "\0\0")
        ),
    ],
)
def test_wrong_lines_are_named_and_nothing_is_read(read, content, message):
    with pytest.raises(ValueError, match=f"given: .*{message}"):
        read(content)


def test_only_the_first_problems_are_listed(read):
    with pytest.raises(ValueError, match=r"line 6: .*; and more") as error:
        read("topic,name\n" + "0,A\n" * 1000)
    assert "line 7" not in str(error.value)


def test_names_of_another_tree_are_refused_with_the_way_out(read, model):
    assert len(read(f"topic,name,tree\n1,A,{model.tree.digest()[:16]}\n2,B,\n")) == 2
    with pytest.raises(ValueError, match=r"to another tree; .*topicgrouper match OLD NEW --names"):
        read("topic,name,tree\n1,A,0123456789abcdef\n")


def test_huge_files_are_not_read(read, monkeypatch):
    monkeypatch.setattr("topicgrouper.naming.name_files._MAX_BYTES", 10)
    with pytest.raises(ValueError, match="larger than 10 bytes"):
        read("topic,name\n")


OLD = {1: TopicName("One", "note"), 2: TopicName("Two")}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (NameChange(), OLD),
        (NameChange({1: "New"}), {1: TopicName("New", "note"), 2: TopicName("Two")}),
        (NameChange({1: " "}), {2: TopicName("Two")}),
        (NameChange({3: "Three"}, clear=True), {3: TopicName("Three")}),
        (NameChange(notes={2: "why"}), {1: OLD[1], 2: TopicName("Two", "why")}),
        (
            NameChange({3: "Three"}, {3: "why", 1: ""}),
            {1: TopicName("One"), 2: OLD[2], 3: TopicName("Three", "why")},
        ),
    ],
)
def test_what_is_not_named_stays(change, expected):
    assert change(OLD) == expected


def test_a_note_needs_a_name():
    for change in (NameChange(notes={3: "why"}), NameChange({1: ""}, {1: "why"})):
        with pytest.raises(ValueError, match="a note needs a name"):
            change(OLD)


def test_models_take_changes(model):
    named = model.with_topic_names({"2": TopicName("Half", "note")})
    again = named.with_topic_names(NameChange({2: "Other"}))
    assert again.topic_names == {2: TopicName("Other", "note")}


def test_names_of_a_model_are_for_its_updates_too(tmp_path):
    texts = ["tea cup", "cup of tea", "cat dog", "dog, cat"]
    old = Model.fit(texts).with_topic_names({"2": "Drinks"})
    old.named_topics(2).write(tmp_path / "names.csv")
    once = old.update(["tea and milk", "milk, tea, cup"])
    twice = once.update(["fish, fish and cat"])
    for model in (once, twice):
        change = model.read_names(tmp_path / "names.csv")
        assert change.names == {2: "Drinks"}
    twice.named_topics(2).write(tmp_path / "names.csv")
    for model in (old, once, Model.fit(["tea and milk", "milk, tea, cup"])):
        with pytest.raises(ValueError, match="belong to another tree"):
            model.read_names(tmp_path / "names.csv")

"""Files of names: what spreadsheets and language models make of them."""

import csv

import pytest

from topicgrouper.naming import name_entries
from topicgrouper.naming.name_entries import NameEntry, NameProblem, read_name_entries

TWO = [
    NameEntry(2, "37", "Elections", "a; note", "ab"),
    NameEntry(3, "1,234", "Ökonomie", "", "ab"),
]


@pytest.fixture(autouse=True)
def _usual_cells():
    """Limit cells as Python does by itself; the readers of tables raise the limit for good."""
    limit = csv.field_size_limit(131_072)
    yield
    csv.field_size_limit(limit)


def entries(tmp_path, content):
    path = tmp_path / "names"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return list(read_name_entries(path))


@pytest.mark.parametrize(
    "content",
    [
        'topic,name,note,tree\n37,Elections,a; note,ab\n"1,234",Ökonomie,,ab\n',
        'topic;name;note;tree\n37;Elections;"a; note";ab\n1,234;Ökonomie;;ab\n',
        "topic\tname\tnote\ttree\n37\tElections\ta; note\tab\n1,234\tÖkonomie\t\tab\n",
        ' Topic ,NAME,words,Note,tree\r\n37,Elections,x,a; note,ab\r\n"1,234",Ökonomie,y,,ab',
    ],
)
def test_separators_case_and_order_of_columns_do_not_matter(tmp_path, content):
    assert entries(tmp_path, content) == TWO
    assert entries(tmp_path, b"\xef\xbb\xbf" + content.encode()) == TWO
    assert entries(tmp_path, content.encode("utf-16")) == TWO


@pytest.mark.parametrize("first", ["sep=;", '"sep=;"', "SEP=;"])
def test_a_line_that_names_the_separator_is_not_the_header(tmp_path, first):
    found = entries(tmp_path, f"{first}\ntopic;name\n37;Elections\n")
    assert found == [NameEntry(3, "37", "Elections")]


def test_lines_are_those_of_the_file_whatever_the_cells_hold(tmp_path):
    found = entries(tmp_path, 'topic,name,note\n1,a,"two\nlines"\n\n,,\n2,b,\n')
    assert [(each.line, each.note) for each in found] == [(2, "two\nlines"), (6, "")]


def test_apostrophes_in_front_of_formulas_go_and_others_stay(tmp_path):
    found = entries(tmp_path, "topic,name\n'=1+1,'-x\n'tis,'quoted'\n")
    assert [(each.topic, each.name) for each in found] == [("=1+1", "-x"), ("'tis", "'quoted'")]


@pytest.mark.parametrize(
    "content",
    [
        '{"topic": "37", "name": "A"}\n{"topic": 12, "name": "B", "confidence": [0.5]}\n',
        '[{"topic": "37", "name": "A"},\n{"topic": 12, "name": "B"}]',
        '```json\n{"topic": "37", "name": "A"}\n{"topic": 12, "name": "B"},\n```\n',
        '{\n  "topic": "37",\n  "name": "A",\n  "note": null\n}\n{"topic": 12, "name": "B"}',
    ],
)
def test_answers_are_read_one_per_line_or_in_a_list(tmp_path, content):
    found = entries(tmp_path, content)
    assert [(each.topic, each.name, each.note) for each in found] == [
        ("37", "A", None),
        ("12", "B", None),
    ]


@pytest.mark.parametrize(
    ("content", "line", "message"),
    [
        ('{"topic": "1", "name": "A"}\n\n{"topic": "2", "name": }', 3, "not JSON"),
        ('{"topic": "1"\n', 2, "not JSON"),
        ('\n{"name": "A"}', 2, 'no "topic"'),
        ('{"topic": "1", "name": ["A"]}', 1, '"name" must be a text'),
        ('{"topic": true, "name": "A"}', 1, '"topic" must be a text'),
        ("[1, 2]", 1, "not an object"),
        ('{"topic": "1", "name": ' + "[" * 100_000, 1, "too deep"),
        ("topic,name\n,A\n", 2, "has no topic"),
        ("topic,name\n1\n", 2, "fewer cells"),
        ("topic,name,name\n1,A,B\n", 1, "two columns 'name'"),
        ("topic,name\n1," + "x" * 200_000, 2, "not CSV"),
    ],
)
def test_problems_are_found_with_their_line(tmp_path, content, line, message):
    problem = next(each for each in entries(tmp_path, content) if isinstance(each, NameProblem))
    assert str(problem).startswith(f"line {line}: ")
    assert message in str(problem)


@pytest.mark.parametrize("content", ["", "37,Elections\n", "number,name\n1,A\n", "\0\0"])
def test_a_table_needs_topics_and_names(tmp_path, content):
    with pytest.raises(ValueError, match="a table whose first line has the columns topic and name"):
        entries(tmp_path, content)


@pytest.mark.parametrize("answer", ['{"topic": "1", "name": "A"}', '```json\n[{"topic": "1"}]'])
def test_prose_before_answers_is_named_as_such(tmp_path, answer):
    line = 4 if answer.startswith("`") else 3
    with pytest.raises(ValueError, match=f"line {line} looks like JSON; delete what is before it"):
        entries(tmp_path, f"Here are the names, as you asked:\n\n{answer}\n")


@pytest.mark.parametrize("dots", ["…", "..."])
def test_a_repeated_template_is_no_answer(tmp_path, dots):
    found = entries(tmp_path, f'{{"topic": "1", "name": "{dots}", "note": " {dots} "}}')
    assert found == [NameEntry(1, "1", "", "")]
    found = entries(tmp_path, f"topic,name,note\n1,{dots},{dots}\n2,A{dots},\n")
    assert found == [NameEntry(2, "1", "", ""), NameEntry(3, "2", f"A{dots}", "")]


def test_other_encodings_are_refused_with_the_line(tmp_path):
    with pytest.raises(ValueError, match="line 2: it is not UTF-8; save it as"):
        entries(tmp_path, "topic,name\n1,Ökonomie\n".encode("cp1252"))
    with pytest.raises(ValueError, match="not UTF-8"):
        entries(tmp_path, b"\xff\xfe\x00")


def test_huge_files_are_not_read(tmp_path, monkeypatch):
    monkeypatch.setattr(name_entries, "MAX_BYTES", 10)
    with pytest.raises(ValueError, match="larger than 10 bytes"):
        entries(tmp_path, "topic,name\n")

"""Reuters-21578: the ModApte split, its labels and its texts."""

import pytest

from experiments.datasets.reuters import (
    Story,
    frequent_labels,
    load_reuters,
    read_stories,
    select_stories,
)


def sgml(number, *, labels=(), text="<TITLE>T</TITLE>", split="TRAIN", topics="YES"):
    listed = "".join(f"<D>{label}</D>" for label in labels)
    return (
        f'<REUTERS TOPICS="{topics}" LEWISSPLIT="{split}" CGISPLIT="TRAINING-SET" '
        f'OLDID="9" NEWID="{number}">\n<DATE>26-FEB-1987</DATE>\n<TOPICS>{listed}</TOPICS>\n'
        f"<PLACES><D>usa</D></PLACES>\n<UNKNOWN>&#5;ignored</UNKNOWN>\n"
        f"<TEXT>&#2;\n{text}&#3;</TEXT>\n</REUTERS>\n"
    )


@pytest.fixture
def write(tmp_path):
    def write(*stories, name="reut2-000.sgm"):
        path = tmp_path / name
        document_type = '<!DOCTYPE lewis SYSTEM "lewis.dtd">\n'
        path.write_text(document_type + "".join(stories), encoding="latin-1")
        return path

    return write


def test_the_split_is_modapte(write):
    path = write(
        sgml(1, split="TRAIN"),
        sgml(2, split="TEST"),
        sgml(3, split="NOT-USED"),
        sgml(4, split="TRAIN", topics="NO"),
        sgml(5, split="TEST", topics="BYPASS"),
    )
    stories = read_stories(path)
    assert [(story.id, story.part) for story in stories] == [("1", "train"), ("2", "test")]


def test_the_text_is_title_and_body_with_entities_decoded(write):
    text = "<TITLE>A &lt;B> C</TITLE>\n<DATELINE> WHERE - </DATELINE><BODY>D &amp; E &#3;</BODY>"
    (story,) = read_stories(write(sgml(1, text=text)))
    assert story.text == "A <B> C\nD & E  "


def test_a_story_without_title_and_body_is_its_whole_text(write):
    (story,) = read_stories(write(sgml(1, text="******<x>plain words")))
    assert story.text.split() == ["******", "plain", "words"]


def story(labels, part="train"):
    return Story(id="1", part=part, labels=tuple(labels), text="")


def test_the_most_frequent_labels_are_those_of_training_stories():
    stories = [
        story("ab"),
        story("ac"),
        story("bc"),
        story("a"),
        story("d" * 9),
        story("z", "test"),
    ]
    stories += [story("z", "test")] * 5
    assert frequent_labels(stories, n_labels=3) == ("a", "b", "c")


@pytest.mark.parametrize(
    ("reading", "expected"),
    [
        ("only", ["a", "b"]),
        ("one", ["a", "b", "a"]),
        ("any", ["a", "b", "a", "a", "b"]),
    ],
)
def test_three_readings_of_one_label(reading, expected):
    # The two most frequent labels are a (in 4 stories) and b (in 3).
    stories = [story("a"), story("b"), story("xa"), story("ba"), story("bb"), story("x"), story("")]
    stories.append(story("y", "test"))
    labels = [label for _, label in select_stories(stories, reading, n_labels=2)]
    assert sorted(labels) == sorted(expected)


def test_stems_occur_three_times_in_the_training_part(write):
    def body(words):
        return f"<TITLE>{words}</TITLE>"

    path = write(
        sgml(1, labels=["earn"], text=body("profits q4 q4 twice twice 4q 4q 4q x x x")),
        sgml(2, labels=["earn"], text=body("profit profitable q4")),
        sgml(3, labels=["acq"], text=body("alone")),
        sgml(4, labels=["acq"], split="TEST", text=body("profit twice twice")),
        sgml(5, labels=["acq"], split="TEST", text=body("twice alone alone")),
    )
    split = load_reuters(path)
    assert split.train.vocabulary == split.test.vocabulary == ("profit", "q4")
    assert split.train.document_ids == ("1", "2")
    assert split.train.counts.toarray().tolist() == [[1, 2], [2, 1]]
    assert split.train.labels == ("earn", "earn")
    # Of story 5 nothing is left.
    assert (split.test.document_ids, split.test.labels) == (("4",), ("acq",))


def test_the_counts_of_the_three_readings(data_directory):
    stories = read_stories(data_directory / "reuters21578" / "reuters21578.tar.gz")
    parts = [story.part for story in stories]
    assert (parts.count("train"), parts.count("test")) == (9_603, 3_299)
    assert frequent_labels(stories) == (
        "earn", "acq", "money-fx", "grain", "crude", "trade", "interest", "wheat", "ship", "corn",
    )  # fmt: skip
    counts = {}
    for reading in ("only", "one", "any"):
        chosen = [story.part for story, _ in select_stories(stories, reading)]
        counts[reading] = (chosen.count("train"), chosen.count("test"))
    # The paper has 7,142 and 2,513, which none of them gives.
    assert counts == {"only": (5_485, 2_189), "one": (5_870, 2_331), "any": (6_490, 2_545)}


def test_the_counts_are_those_on_record(data_directory, recorded, counts_of):
    split = load_reuters(data_directory / "reuters21578")
    assert counts_of(split) == recorded["Reuters 21578"]
    # No story has wheat or corn as its only label.
    assert len(set(split.train.labels)) == 8

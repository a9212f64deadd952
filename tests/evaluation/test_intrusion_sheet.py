import csv

import pytest

from topicgrouper.evaluation import TopicIntrusion, TopicQuestion, WordIntrusion, WordQuestion

WORDS = WordIntrusion(
    questions=(
        WordQuestion(topic=0, words=("sun", 'ta\nx, "new"', "sky"), place=1),
        WordQuestion(topic=2, words=("=1+1", "rain", "wind"), place=0),
    ),
    left_out=(1,),
)
TOPICS = TopicIntrusion(
    questions=(
        TopicQuestion(
            document="d7",
            text="Sun and sky.",
            topics=(4, 0),
            words=(("tax", "law"), ("sun", "sky")),
            place=0,
        ),
    )
)


def rows_of(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def test_word_sheet_and_key(tmp_path):
    WORDS.write_csv(tmp_path / "sheet.csv", key=tmp_path / "key.csv")
    assert rows_of(tmp_path / "sheet.csv") == [
        ["question", "word 1", "word 2", "word 3", "intruder"],
        ["1", "sun", 'ta\nx, "new"', "sky", ""],
        ["2", "=1+1", "rain", "wind", ""],
    ]
    assert rows_of(tmp_path / "key.csv") == [
        ["question", "topic", "intruder", "place"],
        ["1", "0", 'ta\nx, "new"', "2"],
        ["2", "2", "=1+1", "1"],
    ]


def test_topic_sheet_and_key(tmp_path):
    TOPICS.write_csv(tmp_path / "sheet.csv", key=tmp_path / "key.csv")
    assert rows_of(tmp_path / "sheet.csv") == [
        ["question", "document", "text", "topic 1", "topic 2", "intruder"],
        ["1", "d7", "Sun and sky.", "tax, law", "sun, sky", ""],
    ]
    assert rows_of(tmp_path / "key.csv") == [
        ["question", "document", "intruder", "place"],
        ["1", "d7", "4", "1"],
    ]


@pytest.mark.parametrize("sheet", [WORDS, TOPICS])
def test_sheet_and_key_must_not_be_one_file(tmp_path, sheet):
    path = tmp_path / "both.csv"
    with pytest.raises(ValueError, match="different files"):
        sheet.write_csv(path, key=tmp_path / "." / "both.csv")
    assert not path.exists()


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path):
    sheet = tmp_path / "sheet.csv"
    sheet.write_text("old", encoding="utf-8")
    with pytest.raises(FileNotFoundError):
        WORDS.write_csv(sheet, key=tmp_path / "finite" / "key.csv")
    assert sheet.read_text(encoding="utf-8") == "old"


def test_no_questions_are_a_head_only(tmp_path):
    WordIntrusion((), (0,)).write_csv(tmp_path / "sheet.csv", key=tmp_path / "key.csv")
    assert rows_of(tmp_path / "sheet.csv") == [["question", "intruder"]]

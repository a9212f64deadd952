from topicgrouper.export.labels import described, listed, node_label


def test_a_label_has_the_number_and_the_words():
    assert node_label(37, ["rocket", "moon"]) == "(37) rocket, moon"


def test_a_name_comes_before_the_words():
    assert node_label(37, ["rocket", "moon"], name="Space") == "(37) Space: rocket, moon"
    assert described(["rocket", "moon"], name="Space", separator=" ") == "Space: rocket moon"
    assert described([], name="Space") == "Space"


def test_words_are_cut_but_names_are_not():
    assert listed(["x" * 41]) == "x" * 39 + "…"
    assert described([], name="x" * 200) == "x" * 200


def test_unprintable_characters_are_spelled_out():
    assert node_label(2, ["\x1b[31m"], name="zero\u200bwidth") == r"(2) zero\u200bwidth: \x1b[31m"

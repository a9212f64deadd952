"""What commands print: results, JSON and messages."""

from topicgrouper.cli.console import print_json, results, tell


def test_what_is_no_terminal_is_neither_wrapped_nor_coloured(capsys):
    results().print("word " * 1000)
    assert capsys.readouterr().out == "word " * 1000 + "\n"


def test_json_has_no_word_for_infinity_and_keeps_letters(capsys):
    print_json({"ratio": [float("inf"), 1.5], "word": "ärger", "half": "\ud800"})
    out = capsys.readouterr().out
    assert '"ratio": [\n    null,\n    1.5\n  ]' in out
    assert "ärger" in out


def test_what_is_told_stays_on_one_line(capsys):
    tell("first\nsecond")
    assert capsys.readouterr().err == "first second\n"

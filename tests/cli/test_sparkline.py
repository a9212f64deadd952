from topicgrouper.cli.sparkline import sparkline


def test_from_zero_to_the_largest():
    assert sparkline([0, 1, 2, 4, 8]) == "▁▂▃▅█"


def test_gaps_and_nothing():
    assert sparkline([None, 0, None]) == " ▁ "
    assert sparkline([]) == ""


def test_ascii():
    assert sparkline([0, 4, 8], unicode=False).isascii()

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.cli.plot import Plot, draw

positive = st.floats(1e-300, 1e300)


def test_a_falling_line_goes_from_corner_to_corner():
    points = [(10**k, 10 ** (4 - k)) for k in range(5)]
    title, first, *_, last, axis, marks, ticks = draw(
        Plot(points, [1, 10_000], "Title"), width=20, height=5, ascii_only=True
    )
    assert title == "Title"
    assert first == "10,000 |*"
    assert last == "     1 |" + " " * 19 + "*"
    assert axis == "       +" + "-" * 20
    assert marks == " " * 8 + "^" + " " * 18 + "^"
    assert ticks == "        1    10   100 10,000"


def test_braille_holds_eight_points_a_character():
    lines = draw(Plot([(1, 1), (10, 10)], [], ""), width=10, height=2)
    assert lines[1] == "10 │" + " " * 9 + "⠈"
    assert lines[2] == " 1 │⡀"


@given(
    points=st.lists(st.tuples(positive, positive), max_size=50),
    width=st.integers(-5, 100),
    height=st.integers(-5, 20),
    ascii_only=st.booleans(),
)
def test_any_points_fit_any_size(points, width, height, ascii_only):
    marks = [x for x, _ in points[:3]]
    lines = draw(Plot(points, marks, "t"), width=width, height=height, ascii_only=ascii_only)
    if points:
        assert len(lines) == max(height, 2) + 3 + bool(marks)
        margin = lines[1].index("|" if ascii_only else "│") + 1
        assert max(map(len, lines)) <= margin + max(width, 10)


@pytest.mark.parametrize("value", [0.0, -1.0, math.inf, math.nan])
def test_what_has_no_place_on_the_axes_is_left_out(value):
    assert draw(Plot([(1, value), (value, 1)], [], "t"), width=10, height=2) == [
        "t",
        "(no points)",
    ]

"""The frame of the live page on the start page."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def extension():
    pytest.importorskip("sphinx.errors", reason="needs the extra docs")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / "docs" / "_extensions")
        import live_page  # noqa: PLC0415 - found through the line above

        yield live_page
        sys.modules.pop("live_page", None)


def test_the_title_is_that_of_the_page(extension):
    assert extension.title_of("<head>\n<title>A &amp; B</title>") == "A & B"
    with pytest.raises(ValueError, match="must have a title, got '<head>'"):
        extension.title_of("<head>")


def test_a_frame_has_a_title_and_loads_late(extension):
    html = extension.frame('A & "B"')
    assert 'title="The explorer: A &amp; &quot;B&quot;"' in html
    assert 'src="live.html#view=groups&amp;by=year"' in html
    assert 'loading="lazy"' in html
    assert '<a href="live.html">' in html


def test_both_pictures_are_there(extension):
    for picture in (extension.PICTURE, extension.DARK_PICTURE):
        assert (ROOT / "docs" / picture).is_file()
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    assert index.count(f"({extension.PICTURE})") == 1

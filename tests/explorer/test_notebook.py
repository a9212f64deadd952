from html import unescape

import pytest

from topicgrouper import Model, refine
from topicgrouper.explorer import NotebookPage


def test_a_tree_and_a_model_show_themselves(static, model):
    assert isinstance(Model(model.tree).explore(), NotebookPage)
    assert "<title>Cups</title>" in Model(model.tree).explore(title="Cups").html
    page = model.explore(height=400)
    assert "<title>texts</title>" in page.html
    assert "space" in page.html
    assert repr(page) == "NotebookPage(height=400, n_documents=5)"


def test_the_frame_holds_the_page_and_cannot_reach_the_notebook(static, model):
    page = model.explore(height=400)
    shown = page._repr_html_()
    assert 'sandbox="allow-scripts allow-downloads"' in shown
    assert 'height="400"' in shown
    start = shown.index('srcdoc="') + len('srcdoc="')
    end = shown.index('"', start)
    assert unescape(shown[start:end]) == page.html
    assert shown[end:] == '"></iframe>'


def test_documents_are_left_out_beyond_the_limit(static, model):
    assert "Launching rockets" in model.explore().html
    assert '"documents":null' in model.explore(document_limit=0).html


def test_refined_views_are_shown_if_given(static, model):
    assert '"refined":[]' in Model(model.tree).explore().html
    assert (
        '"refined":[{"n":3,' in Model(model.tree).explore(views=[refine(model.tree.view(3))]).html
    )
    # a view in the counted words will do for a page in words as people know them
    assert '"refined":[{"n":3,' in model.explore(views=[refine(model.tree.view(3))]).html


def test_the_page_can_be_saved(static, model, tmp_path):
    page = model.explore()
    page.save(tmp_path / "page.html")
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == page.html


@pytest.mark.parametrize("options", [{"height": 0}, {"document_limit": -1}])
def test_sizes_that_are_none_are_refused(model, options):
    with pytest.raises(ValueError, match="must be at least"):
        model.explore(**options)

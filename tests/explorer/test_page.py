import base64
import hashlib
import json
import re
from html import unescape
from html.parser import HTMLParser

import pytest

from topicgrouper import Model, fit_tree
from topicgrouper.explorer import NotebookPage

HOSTILE = [
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "]]>",
    "\u2028\u2029",
    "\ud800",
    "\ud83d\ude00",
    "\x00\x1b",
    "&lt;",
    '"\\',
]


class Elements(HTMLParser):
    """The elements of a page and the texts in its scripts and styles."""

    def __init__(self, page):
        super().__init__()
        self.elements, self.texts = [], []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data):
        tag, attributes = self.elements[-1] if self.elements else ("", {})
        if data.strip() and tag in ("script", "style", "title"):
            self.texts.append((attributes.get("type", tag), data))


def hash_of(text):
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def policy_of(page):
    (policy,) = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', page)
    return policy


def test_the_page_holds_everything_and_names_no_other_file(static, model):
    parsed = Elements(model.explore().html)
    texts = dict(parsed.texts)
    assert texts["style"] == "p { color: red }\nb { color: blue }\n"
    assert "const one = 1;" in texts["module"]
    assert "const { one } = module_js_one;" in texts["module"]
    assert json.loads(texts["application/json"])["vocabulary"] == list(
        model.display_tree.vocabulary
    )
    assert texts["title"] == "texts"
    for tag, attributes in parsed.elements:
        assert tag != "link"
        assert not {"src", "href"} & attributes.keys()


def test_the_policy_allows_exactly_what_stands_in_the_page(static, model):
    page = model.explore().html
    parsed = Elements(page)
    texts = dict(parsed.texts)
    # it comes before anything that it governs
    assert [tag for tag, _ in parsed.elements[:4]] == ["html", "head", "meta", "meta"]
    assert policy_of(page) == (
        f"default-src 'none'; script-src 'sha256-{hash_of(texts['module'])}'; "
        f"style-src 'sha256-{hash_of(texts['style'])}'; img-src data:; connect-src 'none'; "
        "base-uri 'none'; form-action 'none'"
    )


def test_only_a_page_with_a_server_may_ask_it(static, asking, model):
    assert "connect-src 'self'" in policy_of(asking(model).get("/"))


def test_hostile_words_stay_data(static):
    tree = fit_tree([range(1, len(HOSTILE) + 1)], HOSTILE)
    page = Model(tree).explore(title="<b>&\"'</title><script>").html
    parsed = Elements(page)
    assert [tag for tag, _ in parsed.elements].count("script") == 2
    texts = dict(parsed.texts)
    assert json.loads(texts["application/json"])["vocabulary"] == json.loads(json.dumps(HOSTILE))
    assert page.encode("utf-8")
    assert "<title>&lt;b&gt;&amp;&quot;&#x27;&lt;/title&gt;&lt;script&gt;</title>" in page


def test_a_title_from_the_name_of_any_file_can_be_written(static, model):
    page = model.explore(title="caf\udce9.csv").html
    assert "<title>caf?.csv</title>" in page
    assert page.encode("utf-8")


# --  ----------------------------------------------------------------------------------------------


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


def test_the_page_opens_on_the_view_given(static, model):
    assert '"startN":3,' in Model(model.tree).explore(views=[model.tree.view(3)]).html
    # a view in the counted words will do for a page in words as people know them
    assert '"startN":3,' in model.explore(views=[model.tree.view(3)]).html


def test_the_page_can_be_saved(static, model, tmp_path):
    page = model.explore()
    page.save(tmp_path / "page.html")
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == page.html


@pytest.mark.parametrize("options", [{"height": 0}, {"document_limit": -1}])
def test_sizes_that_are_none_are_refused(model, options):
    with pytest.raises(ValueError, match="must be at least"):
        model.explore(**options)

import base64
import hashlib
import json
import re
from html.parser import HTMLParser

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from topicgrouper import fit_tree
from topicgrouper.explorer.page import json_for_html, policy_of, render_page
from topicgrouper.explorer.page_documents import documents_from_server
from topicgrouper.explorer.payload import make_payload
from topicgrouper.model import Model

HOSTILE = [
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "]]>",
    "\u2028\u2029",
    "\ud800",
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


def test_the_page_holds_everything_and_names_no_other_file(static, model):
    payload = make_payload(model)
    parsed = Elements(render_page(payload))
    texts = dict(parsed.texts)
    assert texts["style"] == "p { color: red }\nb { color: blue }\n"
    assert "const one = 1;" in texts["module"]
    assert "const { one } = module_js_one;" in texts["module"]
    assert json.loads(texts["application/json"]) == payload
    assert texts["title"] == "texts"
    for tag, attributes in parsed.elements:
        assert tag != "link"
        assert not {"src", "href"} & attributes.keys()


def test_the_policy_allows_exactly_what_stands_in_the_page(static, model):
    page = render_page(make_payload(model))
    parsed = Elements(page)
    texts = dict(parsed.texts)
    # it comes before anything that it governs
    assert [tag for tag, _ in parsed.elements[:4]] == ["html", "head", "meta", "meta"]
    assert policy_of(page) == (
        f"default-src 'none'; script-src 'sha256-{hash_of(texts['module'])}'; "
        f"style-src 'sha256-{hash_of(texts['style'])}'; img-src data:; connect-src 'none'; "
        "base-uri 'none'; form-action 'none'"
    )


def test_only_a_page_with_a_server_may_ask_it(static, model):
    page = render_page(make_payload(model, documents=documents_from_server(model)))
    assert "connect-src 'self'" in policy_of(page)


def test_hostile_words_stay_data(static):
    tree = fit_tree([range(1, len(HOSTILE) + 1)], HOSTILE)
    page = render_page(make_payload(Model(tree), title="<b>&\"'</title><script>"))
    parsed = Elements(page)
    assert [tag for tag, _ in parsed.elements].count("script") == 2
    texts = dict(parsed.texts)
    assert json.loads(texts["application/json"])["vocabulary"] == HOSTILE
    assert page.encode("utf-8")
    assert "<title>&lt;b&gt;&amp;&quot;&#x27;&lt;/title&gt;&lt;script&gt;</title>" in page


def test_a_title_from_the_name_of_any_file_can_be_written(static, model):
    page = render_page(make_payload(model, title="caf\udce9.csv"))
    assert "<title>caf?.csv</title>" in page
    assert page.encode("utf-8")


@given(st.recursive(st.text(st.characters()), lambda inner: st.lists(inner, max_size=3)))
@example("\ud83d\ude00")  # JSON makes one character of two surrogates
def test_json_in_a_page_comes_back_and_ends_no_element(value):
    text = json_for_html(value)
    assert json.loads(text) == json.loads(json.dumps(value))
    assert not re.search("[<\u2028\u2029\ud800-\udfff]", text)


@pytest.mark.parametrize("value", [float("nan"), [float("inf")]])
def test_what_json_lacks_is_refused(value):
    with pytest.raises(ValueError, match="not JSON compliant"):
        json_for_html(value)


@pytest.mark.parametrize(
    ("path", "text"),
    [("js/one.js", "export const one = '</script>';\n"), ("css/a.css", "/* </STYLE */\n")],
)
def test_files_that_would_end_their_element_are_refused(static, model, path, text):
    static[path] = text
    with pytest.raises(ValueError, match="contains the end of an element"):
        render_page(make_payload(model))


def test_what_json_cannot_hold_is_refused(static, model):
    with pytest.raises(ValueError, match="not JSON compliant"):
        render_page({**make_payload(model), "tokens": float("nan")})

import base64
import hashlib
import json
import re
from html.parser import HTMLParser

from topicgrouper import Model, fit_tree

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
    assert json.loads(texts["application/json"])["vocabulary"] == list(model.shown.vocabulary)
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

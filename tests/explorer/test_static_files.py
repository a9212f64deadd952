"""The files of the page: complete, in the forms that can be put together, and as the docs say."""

import re
from dataclasses import replace
from html import unescape
from importlib.resources import files
from pathlib import Path

import pytest

from tests.page_payload import payload_of

STATIC = files("topicgrouper.explorer").joinpath("static")
DOCS = Path(__file__).parents[2] / "docs"


def names_in(folder):
    return sorted(file.name for file in STATIC.joinpath(folder).iterdir())


def static_text(path):
    return STATIC.joinpath(path).read_text(encoding="utf-8")


def plain(markup):
    """Give the words of some HTML or Markdown."""
    text = unescape(re.sub(r"<[^>]+>", " ", markup)).replace("’", "'")
    return " ".join(text.split())


def test_every_file_is_part_of_the_page(model):
    page = model.explore().html
    for name in names_in("js"):
        assert f"\n// js/{name}\n" in page, f"no module imports {name}"
    for name in names_in("css"):
        assert f'href="css/{name}"' in static_text("index.html")
        assert static_text(f"css/{name}") in page


@pytest.mark.parametrize(
    "pattern",
    [
        r"\binnerHTML\b|\bouterHTML\b|insertAdjacentHTML|document\.write|DOMParser",  # markup
        r"\beval\(|new Function\b|setTimeout\(\s*[\"']",  # text that runs
        r"https?://|//cdn|@import(?! {)|url\((?!data:)",  # other places
    ],
)
def test_nothing_turns_data_into_markup_or_leaves_the_page(pattern):
    for folder in ("js", "css"):
        for name in names_in(folder):
            assert not re.search(pattern, static_text(f"{folder}/{name}")), f"{folder}/{name}"


IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([\w-]+)\.js";$', re.MULTILINE)
EXPORT = re.compile(r"^export (?:async function|function|class|const) ([\w$]+)\b", re.MULTILINE)


def test_modules_have_only_the_forms_that_can_be_put_together():
    texts = {name.removesuffix(".js"): static_text(f"js/{name}") for name in names_in("js")}
    exports = {name: set(EXPORT.findall(text)) for name, text in texts.items()}
    assert len({re.sub(r"\W", "_", name) for name in texts}) == len(texts)
    for name, text in texts.items():
        for names, other in IMPORT.findall(text):
            assert set(names.replace(",", " ").split()) <= exports[other], f"{name} from {other}"
        rest = EXPORT.sub("", IMPORT.sub("", text))
        assert not re.search(r"^(?:import|export)\b", rest, re.MULTILINE), name


def test_no_file_ends_the_element_that_it_stands_in():
    for folder in ("js", "css"):
        for name in names_in(folder):
            text = static_text(f"{folder}/{name}")
            assert not re.search(r"</(?:script|style)|<!--", text, re.IGNORECASE), name


def test_the_template_has_no_inline_style_or_handler():
    template = static_text("index.html")
    assert not re.search(r"\sstyle=|\son\w+=|<style|javascript:", template)
    assert not re.search(r'(?:src|href)="(?!css/|js/|#|data:)', template)


def test_the_docs_list_the_keys_of_the_help():
    template = static_text("index.html")
    keys = re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", template, re.DOTALL)
    page = (DOCS / "guides" / "explorer.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (<kbd>.*?) \| (.*?) \|$", page, re.MULTILINE)
    assert [(plain(key), plain(does)) for key, does in rows] == [
        (plain(key), plain(does)) for key, does in keys
    ]
    assert keys


def keys_in(value):
    """Yield the keys of objects at any depth."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from keys_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from keys_in(inner)


def test_the_docs_name_every_field_of_the_payload(model):
    page = (DOCS / "reference" / "page-format.md").read_text(encoding="utf-8")
    full = replace(
        model.with_topic_names({2: "Tea"}).soften(2),
        document_columns={"date": ("2011-01-01", "2011-02-01", "2012-03-05", "2012-03-06", "")},
        texts=(*model.texts[:-1], "tea\u00adpot"),  # a soft hyphen
    )
    payload = payload_of(full)
    some = payload_of(full, document_limit=0)["groups"]
    found = {*keys_in(payload), *keys_in(some)}
    assert {"spans", "soft", "gaps", "surprise"} <= found
    for field in found - {"type", "data"}:
        assert re.search(rf"[`.]{field}\b", page), field

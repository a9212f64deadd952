"""HTML becomes text, quickly and whatever it looks like."""

from __future__ import annotations

import time
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.steps import count_steps
from topicgrouper.corpus.readers.decoding import EncodingError
from topicgrouper.corpus.readers.html_text import declared_encoding, html_text, without_markup


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("<p>inf<b>orm</b>ation</p>", "information"),
        ("one<br>two<p>three<td>four<td>five", "one two three four five"),
        ("<script>if (a < b) x = '</p>'</script >seen", "seen"),
        ("<style>p { }</STYLE>seen<noscript>turn on scripts</noscript>", "seen"),
        ("a<!-- b --> c <!-- d", "a c"),
        ("<a title='x > y' href=\"1 > 2\">link</a> text", "link text"),
        ("1 < 2 and a <3", "1 < 2 and a <3"),
        ("<!DOCTYPE html><?php x ?><![CDATA[kept", "kept"),
        ("&lt;b&gt; &eacute;&#8364; &amp; AT&T", "<b> é€ & AT&T"),
        ('it\'s <i class="it\'s">a "quote"</i> <b don\'t>here</b>', 'it\'s a "quote" here'),
        ("<svg><text>drawn</text></svg><SCRIPT>never ends", ""),
        ("a<script/>b</script>c", "a c"),
        ("<scripture>verse</scripture>", "verse"),
        ("a\0b", "a b"),
        (
            '<title>T</title><script src="a.js"/><p>All</p><script>x</script> the text',
            "T All the text",
        ),
        ('a<style media="x"/>b<noscript/>c<iframe src="x"/>d', "a b c d"),
        ('<p>a</p><object data="x"/><svg/><math/><p>b</p><svg><text>drawn</text></svg>', "a b"),
        ("<svg><svg><g/></svg>drawn<svg/>drawn</svg>seen", "seen"),
        ("a<object><object>b</object>c", "a c"),
        ("a<noscript>b<iframe>c<template>d</svg>e", "a b c d e"),
        ("<svg><style>x</svg></style>drawn</svg>seen<!-- <svg> -->too", "seen too"),
        (
            "<ruby>東<rp>(</rp><rt>とう</rt><rp>)</rp>京<rt><b>きょう</b></ruby>へ<p>行<rt/>く",
            "東京へ 行く",
        ),
        ("<ruby>東<rt>とう<p>next", "東 next"),
        (f"a&#{'1' * 5000};b &#{'0' * 5000}99;", "a\ufffdb c"),
        (f"&#{'0' * 5000};&#x{'0' * 5000}64;&#x{'f' * 5000}; &#1114112;", "\ufffdd\ufffd \ufffd"),
    ],
)
def test_what_is_seen_of_a_page(page, words):
    assert " ".join(without_markup(page).split()) == words


def test_title_and_paragraphs_are_kept_apart():
    page = "<html><head><title>Pets</title></head><body><h1>Cats</h1><p>They\n sleep.<p>Dogs"
    assert without_markup(page) == "Pets\n\nCats\n\nThey\nsleep.\n\nDogs"


def test_quotations_are_left_out_on_request_at_any_depth():
    page = "mine<blockquote>a<blockquote>b</blockquote>c</blockquote>too</blockquote> end"
    assert without_markup(page, quoted=False).split() == ["mine", "too", "end"]
    assert without_markup("x<blockquote>never ends", quoted=False) == "x"


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (b"<meta charset=koi8-r>", "koi8-r"),
        (b"<meta charset=kz-1048>", "kz1048"),
        (b"<meta charset=pt154>", "ptcp154"),
        (b"<meta charset=hp-roman8>", "hp-roman8"),
        (b"<meta charset=palmos>", "palmos"),
        (b"<META HTTP-EQUIV=Content-Type CONTENT='text/html; charset=iso-8859-1'>", "cp1252"),
        (b'<?xml version="1.0" encoding="Shift_JIS"?>', "shift_jis"),
        (b"\xef\xbb\xbf<meta charset=latin-1>", "utf-8"),
        ("\ufeff<p>".encode("utf-16-le"), "utf-16"),
        (b"<meta charset=utf-16>", None),
        (b"<meta charset=nonsense>", None),
        (b"<meta charset=hex>", None),
        (b"<meta charset=punycode>", None),
        (b"<meta charset=idna>", None),
        (b"<meta charset=unicode_escape>", None),
        (b"<p>charset=utf-8", None),
    ],
)
def test_pages_declare_their_encoding(data, encoding):
    assert declared_encoding(data) == encoding


def page_text(data, **options):
    ((text, _),) = html_text(data, **options)
    return text


def test_the_encoding_of_a_page_takes_precedence():
    page = "<meta charset=windows-1251><p>привет".encode("cp1251")
    assert page_text(page, encoding="utf-8") == "привет"
    assert page_text("<p>é".encode("latin-1"), encoding="latin-1") == "é"
    with pytest.raises(EncodingError, match=r"byte 0xE9 .*such as latin-1"):
        page_text("<p>é".encode("latin-1"), encoding="utf-8")


def test_the_encoding_that_is_given_helps_with_pages_that_declare_a_wrong_one():
    page = "<meta charset=utf-8><p>caf\xe9".encode("latin-1")
    assert page_text(page, encoding="latin-1") == "café"
    with pytest.raises(EncodingError, match=r"such as latin-1"):
        page_text(page, encoding="utf-8")
    page = "<meta charset=latin-1><p>привет".encode("koi8-r")
    assert page_text(page, encoding="koi8-r") == "привет"
    page = "<meta charset=latin-1><p>Ámbar".encode()  # 0x81 is nothing in Windows' Latin 1
    assert page_text(page, encoding="utf-8") == "Ámbar"
    page = "<meta charset=utf-8><p>café".encode()  # among others in Latin 1
    assert page_text(page, encoding="latin-1") == "café"


class _Oracle(HTMLParser):
    """The standard library's parser: slower, and right about where tags end."""

    def __init__(self):
        super().__init__()
        self.words = []

    def handle_data(self, data):
        self.words += data.split()


_TAGS = st.sampled_from(["<p>", "</p>", "<br/>", "<div class='a b'>", '<td width="3">', "</DIV >"])
_WORDS = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=6)


@given(st.lists(st.tuples(_TAGS, _WORDS), max_size=30))
def test_as_the_parser_of_the_standard_library(pieces):
    page = "".join(f"{tag}{word}" for tag, word in pieces)
    oracle = _Oracle()
    oracle.feed(page)
    oracle.close()
    assert without_markup(page).split() == oracle.words


@pytest.mark.parametrize(
    "piece",
    [
        *("<script>", "<!--", "<a '", '<a ="', "<", "<a ", "&", "<![CDATA[", "<blockquote>", "</"),
        *("<svg>", "<svg/>", "<svg ='", "</svg>", "<svg></svg>", "<template><object/>"),
        *("<script/>", "<noscript>", "<noscript/>", "<iframe><noscript>"),
        *("<rt>", "<rt ", "<rt /", "<rt/>"),
    ],
)
def test_hostile_pages_take_no_longer_than_others(piece):
    page = piece * (2**17 // len(piece))
    before = time.process_time()  # of this process alone, whatever else runs
    assert "word" in without_markup(f"word<p>{page}", quoted=False)
    assert time.process_time() - before < 10  # a hundredth of a second; minutes in quadratic time


@pytest.mark.parametrize(
    ("start", "end"),
    [
        *(("<svg>", "</svg>"), ("<svg><math>", "</math></svg>"), ("<svg>", "<math></math>")),
        *(("<svg><rt>", "<rb></svg>"), ("<blockquote>", "</blockquote>"), ("<rt>", "<svg></svg>")),
    ],
)
def test_what_is_opened_and_ended_takes_work_in_proportion(start, end):
    def work(n_times):
        page = start * n_times + end * n_times
        return count_steps(lambda: without_markup(page, quoted=False))

    assert work(1000) < 2.5 * work(500)

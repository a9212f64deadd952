"""Elements, attributes and entities of files that are nearly SGML."""

import pytest

from experiments.datasets.sgml import decode_entities, elements, without_tags
from topicgrouper.corpus import ReadError


def found(text, name="DOC"):
    return list(elements(text, name, path="file.sgm"))


def test_elements_come_in_order_with_their_lines():
    first, second = found("<root>\n<DOC>a <b>c</b></DOC>\n\n<doc\n>d\n</doc></root>")
    assert (first.content, first.line, first.content_line) == ("a <b>c</b>", 2, 2)
    assert (second.content, second.line, second.content_line) == ("d\n", 4, 5)


def test_a_longer_name_is_another_element():
    assert found("<DOCNO>1</DOCNO><DOC.A>2</DOC.A>") == []


def test_attributes_may_be_quoted_or_not():
    (element,) = found("<DOC NEWID=\"12\" split='A b' Topics=YES>x</DOC>")
    assert element.attributes == {"NEWID": "12", "SPLIT": "A b", "TOPICS": "YES"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("\n<DOC>\na", "file.sgm, line 2: <DOC> is never closed"),
        ("\n<DOC>\n<DOC></DOC>", "file.sgm, line 2: <DOC> is never closed"),
        ("\n\n</DOC>", "file.sgm, line 3: </DOC> without <DOC>"),
    ],
)
def test_unpaired_tags_are_told_with_their_line(text, message):
    with pytest.raises(ReadError, match=message):
        found(text)


@pytest.mark.parametrize(
    ("text", "decoded"),
    [
        ("&lt;IBM> AT&amp;T &quot;x&apos;", "<IBM> AT&T \"x'"),
        ("&amp;lt;", "&lt;"),
        ("R & D, AT&T, &unknown; &ltd", "R & D, AT&T, &unknown; &ltd"),
        ("a&#2;b&#127;c&#x9F;d", "a b c d"),
        ("&#252;&#xFC;", "üü"),
        ("&#55296;&#1114112;&#xFFFFFF;", "   "),
    ],
)
def test_entities_are_decoded_once_and_stray_ampersands_stay(text, decoded):
    assert decode_entities(text) == decoded


def test_tags_part_words():
    assert without_tags("a<P>b</P >c < d <3") == "a b c < d <3"

"""The list of formats in the guide is that of the registry."""

from tests.docs.test_pages import ROOT
from topicgrouper.corpus import FORMATS
from topicgrouper.corpus.readers.fence_program import find_reader
from topicgrouper.storage.extras import EXTRAS


def format_table():
    rows = ["| format | ending | what it is | extra |", "| --- | --- | --- | --- |"]
    for format_ in FORMATS.values():
        endings = ", ".join(f"`{ending}`" for ending in format_.endings)
        extra = f"`{EXTRAS[format_.extra][1]}`" if format_.extra else ""
        rows.append(f"| `{format_.name}` | {endings} | {format_.summary} | {extra} |")
    return "\n".join(rows) + "\n"


def test_the_guide_lists_every_format():
    assert format_table() in (ROOT / "docs/guides/files.md").read_text(encoding="utf-8")


def test_every_format_has_a_reader():
    for format_ in FORMATS.values():
        assert callable(find_reader(format_.reader_name)), format_.name

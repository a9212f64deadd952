"""The lists of formats in the guides are those of the registries."""

import re

from tests.docs.test_pages import ROOT
from topicgrouper.common.checks import EXTRAS
from topicgrouper.corpus import FORMATS
from topicgrouper.corpus.readers.sandbox_program import find_reader
from topicgrouper.export import exporting


def format_table():
    rows = ["| format | ending | what it is | extra |", "| --- | --- | --- | --- |"]
    for format_ in FORMATS.values():
        endings = ", ".join(f"`{ending}`" for ending in format_.endings)
        extra = f"`{EXTRAS[format_.extra][1]}`" if format_.extra else ""
        rows.append(f"| `{format_.name}` | {endings} | {format_.summary} | {extra} |")
    return "\n".join(rows) + "\n"


def test_the_guide_lists_every_format():
    assert format_table() in (ROOT / "docs/guides/files.md").read_text(encoding="utf-8")


def test_the_guide_lists_every_export_with_its_endings_and_options():
    page = (ROOT / "docs/guides/export.md").read_text(encoding="utf-8")
    start = page.index("| format | extension |")
    listed = {}
    for row in page[start : page.index("\n\n", start)].splitlines()[2:]:
        names, endings, _, options = (re.findall(r"`(.+?)`", cell) for cell in row.split("|")[1:-1])
        listed |= dict.fromkeys(names, (set(endings), set(options)))
    # Prose after the table says which formats take a byte order mark.
    declared = {
        name: (set(each.suffixes), set(each.options) - {"bom"})
        for name, each in exporting.FORMATS.items()
    }
    assert listed.keys() == declared.keys()
    for name, (endings, options) in declared.items():
        assert endings <= listed[name][0], name
        assert options == listed[name][1], name


def test_every_format_has_a_reader():
    for format_ in FORMATS.values():
        assert callable(find_reader(format_.reader_name)), format_.name

"""The README on PyPI has no link that works in the repository only."""

import re
import tomllib
from pathlib import Path

import pytest

from tools.pypi_readme import absolute_links, dynamic_metadata

ROOT = Path(__file__).parents[2]
REPOSITORY = "https://example.org/owner/name"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("see [a](docs/a.md)", f"see [a]({REPOSITORY}/blob/v1.2.0/docs/a.md)"),
        ("[b](docs/a.md#part)", f"[b]({REPOSITORY}/blob/v1.2.0/docs/a.md#part)"),
        ("![c\nd](docs/c.webp)", f"![c\nd]({REPOSITORY}/raw/v1.2.0/docs/c.webp)"),
        (
            "[![c](docs/c.webp)](docs/a.md)",
            f"[![c]({REPOSITORY}/raw/v1.2.0/docs/c.webp)]({REPOSITORY}/blob/v1.2.0/docs/a.md)",
        ),
        ("[e](https://example.org)", "[e](https://example.org)"),
        ("[f](#part) and [g](mailto:a@example.org)", "[f](#part) and [g](mailto:a@example.org)"),
    ],
)
def test_relative_links_become_absolute(text, expected):
    assert absolute_links(text, repository=REPOSITORY, version="1.2.0") == expected


def test_the_readme_is_told_to_the_build(monkeypatch):
    monkeypatch.chdir(ROOT)
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    field = dynamic_metadata({}, {**project, "version": "1.2.0"})["readme"]
    assert field["content-type"] == "text/markdown"
    targets = re.findall(r"\]\(([^)]+)\)", field["text"])
    assert len(targets) > 20
    assert [target for target in targets if not target.startswith("https://")] == []
    assert "src=" not in field["text"]
    assert "href=" not in field["text"]


def test_settings_are_refused():
    with pytest.raises(ValueError, match="takes no settings, got field"):
        dynamic_metadata({"field": "readme"}, {})

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOST = "https://host.example/project"


@pytest.fixture(scope="module")
def with_site_links():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / "docs" / "_extensions")
        from repository_links import with_site_links  # noqa: PLC0415 - found through the line above

        yield with_site_links
        sys.modules.pop("repository_links", None)


@pytest.mark.parametrize(
    ("written_in", "link", "on_the_site"),
    [
        ("docs/guides/text.md", "[Files](files.md#mail)", "[Files](files.md#mail)"),
        ("docs/guides/text.md", "[log](../../CHANGELOG.md)", "[log](../project/changelog.md)"),
        ("docs/guides/text.md", "[top](#words)", "[top](#words)"),
        ("docs/guides/text.md", "[out](https://a.example/b)", "[out](https://a.example/b)"),
        (
            "docs/explanation/paper.md",
            "[counts](../../experiments/results/flat_view.csv)",
            f"[counts]({HOST}/blob/main/experiments/results/flat_view.csv)",
        ),
        (
            "docs/explanation/paper.md",
            "![curve](../../experiments/results/heaps_law.svg)",
            "![curve](../../experiments/results/heaps_law.svg)",
        ),
    ],
)
def test_links_lead_to_the_site_or_to_the_host(with_site_links, written_in, link, on_the_site):
    page = Path(written_in)
    assert with_site_links(link, page, written_in=page, repository=HOST) == on_the_site


def test_links_of_an_included_file_start_from_where_it_stands(with_site_links):
    shown = with_site_links(
        "[how](docs/explanation/reliability.md) [code](src/topicgrouper/__init__.py)",
        Path("docs/project/security.md"),
        written_in=Path("SECURITY.md"),
        repository=HOST,
    )
    code = f"{HOST}/blob/main/src/topicgrouper/__init__.py"
    assert shown == f"[how](../explanation/reliability.md) [code]({code})"

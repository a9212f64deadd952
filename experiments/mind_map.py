"""The tree as a mind map for FreeMind, as in the paper's figure "Mind Map Diagram".

The paper shows that of its AP extract; here are the free sample of AP articles and Twenty News
Groups. A node has the five most frequent words of its topic, and nodes below level six are closed
when the map is opened. The whole tree of 10,000 words is a map of 4 MB: the maps go down as many
levels as fit into 300 kB.
"""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from experiments.laboratory.data_sets import INSPECTED, prepared
from experiments.laboratory.options import options, report
from topicgrouper.export import export
from topicgrouper.storage.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper import TopicTree

LARGEST = 300_000
WORDS = 5


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the maps."""
    chosen = options(__doc__, arguments)
    chosen.results.mkdir(parents=True, exist_ok=True)
    for data in prepared(INSPECTED, chosen):
        mind_map, depth = largest_map(data.tree, limit=LARGEST)
        path = chosen.results / f"mind_map_{data.file_name}.mm"
        with atomic_write(path) as file:
            file.write(mind_map)
        report(f"{path.name}: {depth} levels below the root, {len(mind_map):,} bytes")


def largest_map(tree: TopicTree, *, limit: int) -> tuple[bytes, int]:
    """Return the mind map of as many levels as fit into so many bytes, and how many these are."""
    deepest = max(tree.depth(node=word) for word in range(tree.n_words))
    fitting, depth = _map(tree, 1), 1
    while depth < deepest:
        deeper = _map(tree, depth + 1)
        if len(deeper) > limit:
            break
        fitting, depth = deeper, depth + 1
    return fitting, depth


def _map(tree: TopicTree, depth: int) -> bytes:
    file = BytesIO()
    export(tree, file, format="freemind", depth=depth, k=WORDS, frequent=True)
    return file.getvalue()


if __name__ == "__main__":
    main()

"""Write the archive that every later version must be able to read.

Run once for each version of the format; what it wrote stays as it is for ever. ::

    python -m tests.tree.make_fixture
"""

from __future__ import annotations

from pathlib import Path

from scipy.sparse import csr_array

from topicgrouper.storage.archive_format import Section
from topicgrouper.storage.string_table import encode_strings
from topicgrouper.tree import TopicTree
from topicgrouper.tree.archive import save_tree

PATH = Path(__file__).parent / "fixtures" / "v1.tg"

WORDS = ["barul", "cömet", "dask\nled", "epp\0", "fin\ud800g"]


def fixture_tree():
    """The tree that the fixture holds."""
    counts = [[3, 1, 0, 0, 0], [2, 2, 0, 0, 1], [0, 0, 0, 0, 0], [0, 0, 300, 4, 0], [0, 0, 1, 1, 5]]
    return TopicTree(
        [(0, 1), (2, 3), (4, 6), (5, 7)],
        [-0.5, -1.25, -3.0, -17.75],
        [5, 3, 301, 5, 6],
        WORDS,
        base_log_likelihood=-31.0625,
        columns=[0, 1, 3, 4, 7],
        n_columns=9,
        counts=csr_array(counts),
    )


def main():
    """Write the fixture."""
    text, ends = encode_strings(["a section of the future"])
    future = Section({"text": text, "ends": ends}, {"language": "en"})
    save_tree(fixture_tree(), PATH, extra={"future": future})


if __name__ == "__main__":
    main()

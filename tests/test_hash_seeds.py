"""Trees do not depend on the order of sets of strings, which Python shuffles from run to run."""

import os
import subprocess
import sys

from topicgrouper import fit_tree
from topicgrouper.corpus import count_texts

TEXTS = [
    "The rocket was launched into orbit, and the orbit is high.",
    "Rockets are launched; a rocket in orbit is launched once.",
    "A cup of tea, cups of teas and a pot for the tea.",
    "The tea in the cup was cold, and the pot was cold.",
]


def digest():
    counted = count_texts(TEXTS)
    return fit_tree(counted.counts, vocabulary=counted.vocabulary).digest()


def test_another_order_of_sets_gives_the_same_tree():
    program = "from tests.test_hash_seeds import digest; print(digest())"
    other = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    found = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": other},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == digest()

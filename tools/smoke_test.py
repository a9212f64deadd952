"""Try an installed topicgrouper: python smoke_test.py.

It needs nothing but the package and what the package depends on, and runs wherever wheels are
tested: a tree must be the same on every system, a page must be complete, the estimators must pass
scikit-learn's checks, and the commands must work. Any failure ends it with a traceback.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import warnings
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from sklearn.utils.estimator_checks import check_estimator

import topicgrouper
from topicgrouper import DocumentTopicGrouper, SoftTopicGrouper, TopicGrouper, fit_tree

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

# By the factor of the counts: the joins of small numbers and of numbers that need 64 bits.
DIGESTS = {
    1: "6449cbace216de1d",
    2**32: "f5a468aaa47bf096",
}


def fixed_counts() -> NDArray[np.int64]:
    """Return the counts of 240 documents and 180 words, made by whole-number arithmetic.

    Words belong to 12 topics and documents to two topics each; the rest is sparse noise. Many
    pairs of words tie.
    """
    document, word = np.indices((240, 180), dtype=np.int64)
    topic = word % 12
    is_about = (topic == document % 12) | (topic == document * 5 % 7)
    noise = (document * document + word * 37 + document * word * 11) % 101 == 0
    return np.where(is_about, (document * 7 + word * 13) % 5, noise)


def digest_of(factor: int, *, n_jobs: int) -> str:
    """Return a digest of the tree of the fixed counts times a factor, to the last bit."""
    tree = fit_tree(fixed_counts() * factor, n_jobs=n_jobs)
    hasher = hashlib.sha256(tree.children.astype("<i8").tobytes())
    hasher.update(tree.gains.astype("<f8").tobytes())
    return hasher.hexdigest()[:16]


class WholeSoftTopics(SoftTopicGrouper):
    """Tagged so that scikit-learn's checks use whole numbers, as models of occurrences need."""

    def __sklearn_tags__(self) -> Any:
        """Return the tags."""
        tags = super().__sklearn_tags__()
        tags.input_tags.categorical = True
        return tags


class WholeDocumentTopics(DocumentTopicGrouper):
    """As above."""

    def __sklearn_tags__(self) -> Any:
        """Return the tags."""
        tags = super().__sklearn_tags__()
        tags.input_tags.categorical = True
        return tags


def check_version() -> str:
    """Compare the version of the module, the metadata and the command."""
    version = metadata.version("topicgrouper")
    assert topicgrouper.__version__ == version
    assert run_command("--version").strip() == f"topicgrouper {version}"
    return version


def check_digests() -> str:
    """Fit fixed counts, with one thread and with two."""
    for factor, expected in DIGESTS.items():
        for n_jobs in (1, 2):
            found = digest_of(factor, n_jobs=n_jobs)
            assert found == expected, f"counts times {factor}: {found}, not {expected}"
    return ", ".join(DIGESTS.values())


def check_estimators() -> str:
    """Run scikit-learn's checks on all estimators of counts."""
    estimators = [
        TopicGrouper(),
        TopicGrouper(n_topics=2, refine=True),
        WholeSoftTopics(n_topics=2),
        WholeDocumentTopics(n_topics=2),
    ]
    n_checks = 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # few columns, and checks that do not apply
        for estimator in estimators:
            n_checks += len(check_estimator(estimator))
    return f"{n_checks} checks"


def check_commands() -> str:
    """Find the topics of Python's docstrings, and write their page."""
    with tempfile.TemporaryDirectory() as folder:
        model, page = Path(folder, "demo.tg"), Path(folder, "demo.html")
        shown = run_command("demo", "-o", str(model))
        assert "topics are a good start" in shown, shown
        assert "socket" in run_command("topics", str(model), "-n", "50")
        run_command("explore", str(model), "-o", str(page))
        text = page.read_text(encoding="utf-8")
        assert text.startswith("<!doctype html>"), text[:100]
        assert not re.search(r"<(script|link|img)[^>]*(src|href)=.(https?:)?//", text)
        return f"page of {page.stat().st_size:,} bytes"


def run_command(*arguments: str) -> str:
    """Run the installed command and return what it prints."""
    program = shutil.which("topicgrouper", path=sysconfig.get_path("scripts"))
    assert program, "the command topicgrouper is not installed"
    done = subprocess.run([program, *arguments], capture_output=True, check=False)
    output = done.stdout.decode(errors="replace")
    assert done.returncode == 0, output + done.stderr.decode(errors="replace")
    return output


CHECKS: dict[str, Callable[[], str]] = {
    "version": check_version,
    "tree digests": check_digests,
    "estimators": check_estimators,
    "demo and explorer": check_commands,
}


def main() -> None:
    """Run all checks and say what each has found."""
    print(f"Python {sys.version.split()[0]}, {sysconfig.get_platform()}: {topicgrouper.__file__}")
    for name, check in CHECKS.items():
        started = time.perf_counter()
        found = check()
        print(f"{name}: {found} ({time.perf_counter() - started:.1f} s)", flush=True)


if __name__ == "__main__":
    main()

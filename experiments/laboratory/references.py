"""Documents in which the coherence of topics is measured.

Topics that were fitted to documents are coherent in them to some degree by construction. Documents
of another source, counted in the same way, tell what is left where nothing was fitted: the stories
of Reuters' ModApte split and, if they are there, the film reviews of IMDB.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from experiments.datasets.files import read_files
from experiments.datasets.reuters import read_stories
from experiments.datasets.stems import count_stems
from topicgrouper.corpus.readers.read import count_texts
from topicgrouper.corpus.text_options import TextOptions

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from experiments.laboratory.data_sets import PreparedData
    from topicgrouper.corpus import Corpus

__all__ = ["references"]


def references(data: PreparedData, folder: Path) -> Iterator[tuple[str, Corpus]]:
    """Return kinds of documents: training, test and, for news, those of other sources.

    Parameters
    ----------
    data : PreparedData
        The data set that the topics were fitted to.
    folder : Path
        The folder of all data sets.
    """
    yield "training", data.train
    yield "test", data.test
    if data.name in _COUNTED:
        for name, read in FOREIGN.items():
            texts = read(folder)
            if texts:
                yield name, _COUNTED[data.name](texts)


def _stories(folder: Path) -> list[str]:
    return [story.text for story in read_stories(folder / "reuters21578")]


def _reviews(folder: Path) -> list[str]:
    path = folder / "imdb"
    if not path.exists():
        return []
    files = read_files(path, is_wanted=lambda name: name.endswith(".txt"), description="reviews")
    return [file.data.decode("utf-8").replace("<br />", " ") for file in files]


def _words(texts: list[str]) -> Corpus:
    return count_texts(texts, TextOptions(alphabetic=True), ids=_ids(texts))


def _stems(texts: list[str]) -> Corpus:
    return count_stems(texts, ids=_ids(texts))


def _ids(texts: list[str]) -> list[str]:
    return [str(number) for number in range(len(texts))]


FOREIGN: dict[str, Callable[[Path], list[str]]] = {"Reuters": _stories, "IMDB": _reviews}
"""The sources, and what reads their texts; none if they are not there."""
_COUNTED: dict[str, Callable[[list[str]], Corpus]] = {
    "AP sample": _words,
    "Twenty News Groups": _stems,
}
"""How the words of the data sets were counted."""

"""Documents in which the coherence of topics is measured.

Topics that were fitted to documents are coherent in them to some degree by construction. The
stories of Reuters, counted as the documents of the other collection were, tell what is left where
nothing was fitted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from experiments.datasets.reuters import read_stories
from experiments.datasets.stems import count_stems
from topicgrouper.corpus.counting import count_texts
from topicgrouper.corpus.text_options import TextOptions

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from experiments.laboratory.data_sets import PreparedData
    from topicgrouper.corpus import Corpus

__all__ = ["foreign_documents", "references"]

_WORDS = {"AP sample"}
_STEMS = {"Twenty News Groups"}


def references(data: PreparedData, folder: Path) -> Iterator[tuple[str, Corpus]]:
    """Return kinds of documents: training, test and, where there are any, of another source.

    Parameters
    ----------
    data : PreparedData
        The data set that the topics were fitted to.
    folder : Path
        The folder of all data sets.
    """
    yield "training", data.train
    yield "test", data.test
    foreign = foreign_documents(data.name, folder)
    if foreign is not None:
        yield "Reuters", foreign


def foreign_documents(data_set: str, folder: Path) -> Corpus | None:
    """Return the stories of Reuters' ModApte split with words like those of a data set.

    Parameters
    ----------
    data_set : str
        Its name; the words of the AP sample are not stemmed, those of Twenty News Groups are.
    folder : Path
        The folder of all data sets.

    Returns
    -------
    Corpus or None
        None for data sets that have no words in common with Reuters, and for Reuters.
    """
    if data_set not in _WORDS | _STEMS:
        return None
    stories = read_stories(folder / "reuters21578")
    texts, ids = [story.text for story in stories], [story.id for story in stories]
    if data_set in _STEMS:
        return count_stems(texts, ids=ids)
    return count_texts(texts, TextOptions(alphabetic=True), ids=ids)

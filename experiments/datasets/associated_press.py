"""Articles of the Associated Press: the TREC collection as the paper prepares it, and a sample.

The paper's collection is not free. If you have it, read it with `load_associated_press`; otherwise
the sample that comes with lda-c, read with `load_associated_press_sample`, stands in for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from experiments.datasets.bags import read_bag
from experiments.datasets.files import find_file, read_files
from experiments.datasets.hold_out import hold_out
from experiments.datasets.sgml import decode_entities, elements, without_tags
from experiments.datasets.stems import count_stems
from topicgrouper.corpus.readers.counts import read_lda_c
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    import os

    from experiments.datasets.files import SourceFile
    from experiments.datasets.sgml import Element
    from experiments.datasets.splits import Split
    from topicgrouper.corpus.corpus import Corpus

__all__ = [
    "load_associated_press",
    "load_associated_press_sample",
    "read_associated_press",
    "read_associated_press_sample",
]

_MIN_FREQUENCY = 5


def load_associated_press(path: str | os.PathLike[str], *, seed: int = 0) -> Split:
    """Read the articles, hold out a tenth of them and drop stems with fewer than 5 occurrences.

    Rare stems are dropped twice, as in the paper: those of the whole set before the split, then
    those of the training part. Articles without any stem left are dropped.

    Parameters
    ----------
    path : path-like
        See `read_associated_press`.
    seed : int, default=0
        The seed of the random split.

    Returns
    -------
    Split
        Training and test articles.

    Notes
    -----
    The paper has 25,047 stems, 17,989 training articles and 260 words per article from a subset of
    20,000 articles that it does not name. They could not be compared: the collection is not free.
    """
    frequent = read_associated_press(path).filter(min_frequency=_MIN_FREQUENCY)
    return hold_out(frequent, test_share=0.1, seed=seed, min_frequency=_MIN_FREQUENCY)


def read_associated_press(path: str | os.PathLike[str]) -> Corpus:
    """Read all articles of files in TREC's format.

    A document is a DOC element and its id the DOCNO; its text is that of its HEAD and TEXT
    elements. Words are Porter stems of at least three letters, without English stop words.

    Parameters
    ----------
    path : path-like
        A file, a folder of files or an archive, packed or not, in ISO-8859-1. A root element around
        the articles is optional, and ampersands need not be escaped.

    Returns
    -------
    Corpus
        One document per article.

    Raises
    ------
    ReadError
        If a file does not have this format; the message names the line.

    References
    ----------
    D. Harman and M. Liberman, "TIPSTER Complete", Linguistic Data Consortium, LDC93T3A, 1993.
    """
    ids: list[str] = []
    texts: list[str] = []
    files = read_files(path, is_wanted=_may_be_articles, description="files of articles")
    for file in files:
        n_before = len(ids)
        for article in elements(file.data.decode("latin-1"), "DOC", path=file.place):
            ids.append(_number(article, file))
            texts.append(_text(article, file))
        if len(ids) == n_before:
            message = "it holds no DOC elements; move files without articles elsewhere"
            raise ReadError(message, path=file.place)
    return count_stems(texts, ids=ids)


def load_associated_press_sample(path: str | os.PathLike[str], *, seed: int = 0) -> Split:
    """Read the sample, hold out a tenth and drop words with fewer than 5 training occurrences.

    Parameters
    ----------
    path : path-like
        See `read_associated_press_sample`.
    seed : int, default=0
        The seed of the random split.

    Returns
    -------
    Split
        Training and test articles.

    Notes
    -----
    The training part, with seed 0: 10,239 words, 2,021 articles, 392,954 tokens. The paper does not
    use this sample.
    """
    corpus = read_associated_press_sample(path)
    return hold_out(corpus, test_share=0.1, seed=seed, min_frequency=_MIN_FREQUENCY)


def read_associated_press_sample(path: str | os.PathLike[str]) -> Corpus:
    """Read the 2,246 articles that come with lda-c, already counted and without stop words.

    Parameters
    ----------
    path : path-like
        The file ``ap.dat``, with ``vocab.txt`` beside it, or the folder that holds both; packed or
        not.

    Returns
    -------
    Corpus
        One document per article.

    Raises
    ------
    ReadError
        If a file does not have this format; the message names the line.

    References
    ----------
    D. M. Blei, A. Y. Ng and M. I. Jordan, "Latent Dirichlet Allocation", Journal of Machine
    Learning Research 3, 2003.
    """
    file = find_file(path, is_wanted=lambda name: name == "ap.dat", description="ap.dat")
    return read_bag(file, read_lda_c)


def _may_be_articles(name: str) -> bool:
    # The collection's own notes are beside its files.
    return not name.rpartition("/")[2].lower().startswith("readme")


def _number(article: Element, file: SourceFile) -> str:
    found = list(_inside(article, "DOCNO", file))
    if len(found) != 1 or not found[0].content.strip():
        message = f"the DOC element has {len(found) or 'no'} DOCNO elements; it needs one"
        raise ReadError(message, path=file.place, line=article.line)
    return found[0].content.strip()


def _text(article: Element, file: SourceFile) -> str:
    parts = [*_inside(article, "HEAD", file), *_inside(article, "TEXT", file)]
    return decode_entities(without_tags("\n".join(part.content for part in parts)))


def _inside(article: Element, name: str, file: SourceFile) -> list[Element]:
    found = elements(article.content, name, path=file.place, first_line=article.content_line)
    return list(found)

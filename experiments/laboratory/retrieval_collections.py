"""Collections that ranking is measured on: counted documents, counted queries, what is relevant."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from experiments.datasets.smart import FileNames, TestCollection, read_test_collection
from topicgrouper.corpus import TextOptions, count_texts
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy.typing as npt

    from experiments.laboratory.options import Options
    from topicgrouper.corpus import Corpus

__all__ = [
    "COLLECTIONS",
    "TEXT_OPTIONS",
    "RetrievalCollection",
    "counted",
    "read_collection",
    "read_known_collections",
]

TEXT_OPTIONS = TextOptions(stemmer="porter", stop_words="english")
"""How all collections become words."""
FOLDER = "retrieval"
COLLECTIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "Cranfield": (
        "cran.tar.xz",
        {"names": FileNames(".all.1400", ".qry", "cranqrel"), "queries_by_position": True},
    ),
    "MED": ("med.tar.xz", {}),
    "CISI": ("cisi.tar.xz", {}),
    "CACM": ("cacm.tar.xz", {"names": FileNames("cacm.all", "query.text", "qrels.text")}),
}
"""The archive of each collection and how its files differ from MED's."""


@dataclass(frozen=True, eq=False)
class RetrievalCollection:
    """A collection with its queries.

    Attributes
    ----------
    name : str
        Of the collection.
    documents : Corpus
        All documents, including empty ones, with every word.
    queries : Corpus
        The queries with a relevant document, in the columns of the documents. A query without any
        known word is an empty row.
    relevant : ndarray of bool of shape (queries, documents)
        What is relevant.
    n_unjudged : int
        Queries left out because no document is relevant to them.
    n_unknown : int
        Judgements left out because the query or the document does not exist.
    """

    name: str
    documents: Corpus
    queries: Corpus
    relevant: npt.NDArray[np.bool_]
    n_unjudged: int
    n_unknown: int

    def __str__(self) -> str:
        """Return the sizes, and what was left out."""
        n_wordless = int((np.diff(self.queries.counts.indptr) == 0).sum())
        parts = [
            f"{self.documents.n_documents:,} documents",
            f"{self.documents.n_words:,} words",
            f"{self.queries.n_documents:,} queries",
            f"{self.relevant.sum():,} relevant pairs",
        ]
        if self.n_unjudged:
            parts.append(f"left out {self.n_unjudged:,} queries without relevant documents")
        if self.n_unknown:
            parts.append(f"left out {self.n_unknown:,} judgements of unknown queries or documents")
        if n_wordless:
            parts.append(f"{n_wordless:,} queries without a known word")
        return f"{self.name}: {', '.join(parts)}"


def read_collection(folder: Path) -> RetrievalCollection:
    """Read any folder with NAME.ALL, NAME.QRY and NAME.REL in the form of MED's files.

    Parameters
    ----------
    folder : Path
        The folder; its name becomes that of the collection.
    """
    texts = read_test_collection(folder)
    return _counted_or_error(Path(folder).resolve().name, texts, folder)


def read_known_collections(options: Options) -> Iterator[RetrievalCollection]:
    """Read the four classic collections from the folder ``retrieval`` of the data sets.

    Parameters
    ----------
    options : Options
        Tell the folder, and which collections if not all.
    """
    unknown = set(options.only) - set(COLLECTIONS)
    if unknown:
        choices = ", ".join(COLLECTIONS)
        raise ValueError(f"unknown collection {unknown.pop()!r}; choose from {choices}")
    for name, (archive, differences) in COLLECTIONS.items():
        if not options.only or name in options.only:
            path = options.data / FOLDER / archive
            yield _counted_or_error(name, read_test_collection(path, **differences), path)


def counted(name: str, texts: TestCollection) -> RetrievalCollection:
    """Count the words of a collection, and leave out what cannot be measured.

    Parameters
    ----------
    name : str
        Of the collection.
    texts : TestCollection
        Documents, queries and judgements.

    Raises
    ------
    ValueError
        If the documents have no words, or no judgement names a query and a document that exist.
    """
    documents = count_texts(texts.documents.values(), TEXT_OPTIONS, ids=texts.documents)
    queries = count_texts(texts.queries.values(), TEXT_OPTIONS, ids=texts.queries)
    if documents.n_words == 0:
        raise ValueError("the documents have no words of at least 3 letters; check their .W fields")
    rows = {id_: row for row, id_ in enumerate(texts.queries)}
    columns = {id_: column for column, id_ in enumerate(texts.documents)}
    known = [pair for pair in texts.judgements if pair[0] in rows and pair[1] in columns]
    if not known:
        raise ValueError(
            "no judgement names a query and a document that exist; check the ids after .I and the "
            "order of the columns (query, 0, document, grade)"
        )
    relevant = np.zeros((len(rows), len(columns)), dtype=np.bool_)
    for query, document in known:
        relevant[rows[query], columns[document]] = True
    is_judged = relevant.any(axis=1)
    return RetrievalCollection(
        name=name,
        documents=documents,
        queries=queries.select(is_judged).with_words_of(documents.vocabulary),
        relevant=relevant[is_judged],
        n_unjudged=int((~is_judged).sum()),
        n_unknown=len(texts.judgements) - len(known),
    )


def _counted_or_error(name: str, texts: TestCollection, path: Path) -> RetrievalCollection:
    try:
        return counted(name, texts)
    except ValueError as error:
        raise ReadError(str(error), path=path) from None

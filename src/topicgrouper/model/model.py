"""Models: records with a method for each question, defined where its answer is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from topicgrouper.common.lazy_methods import ClassMethod, LazyModule
from topicgrouper.record import archive
from topicgrouper.record.record import Record

if TYPE_CHECKING:
    from topicgrouper.evaluation import comparison as evaluations
    from topicgrouper.explorer import page, server
    from topicgrouper.export import document_topics, exporting
    from topicgrouper.groups import comparison as group_comparison
    from topicgrouper.model import fit as fits
    from topicgrouper.model import improve
    from topicgrouper.model import save as saves
    from topicgrouper.model import update as updates
    from topicgrouper.naming import matching, name_files, prompts
    from topicgrouper.naming import named_topics as name_tables
    from topicgrouper.record import reading
    from topicgrouper.search import completion, query, word_report
    from topicgrouper.search import documents as search_documents
else:  # imported when a method is called: a command that shows topics needs few of them
    evaluations = LazyModule("evaluation.comparison")
    page = LazyModule("explorer.page")
    server = LazyModule("explorer.server")
    document_topics = LazyModule("export.document_topics")
    exporting = LazyModule("export.exporting")
    group_comparison = LazyModule("groups.comparison")
    fits = LazyModule("model.fit")
    improve = LazyModule("model.improve")
    saves = LazyModule("model.save")
    updates = LazyModule("model.update")
    matching = LazyModule("naming.matching")
    name_files = LazyModule("naming.name_files")
    name_tables = LazyModule("naming.named_topics")
    prompts = LazyModule("naming.prompts")
    reading = LazyModule("record.reading")
    completion = LazyModule("search.completion")
    search_documents = LazyModule("search.documents")
    query = LazyModule("search.query")
    word_report = LazyModule("search.word_report")


@dataclass(frozen=True, eq=False, repr=False)
class Model(Record):
    """A tree with display words, documents and import settings.

    Make one with `Model.fit` or `Model.load`. Its data are a `Record`, which its methods take.

    Parameters
    ----------
    tree : TopicTree
        The tree. Its words are in their counted form, such as stems or item codes.
    display_words : tuple of str, optional
        One unique display word per word of the tree (default: the words of the tree).
    document_ids : tuple of str, optional
        The ids of the documents, in the order of the training counts.
    labels : tuple of str, optional
        One label per document.
    texts : tuple of str, optional
        The texts of the documents.
    source : Source, optional
        How the documents were read.
    soft : SoftTopics, optional
        Soft topics of one view (`topicgrouper.soften`).
    document_model : DocumentModel, optional
        The tree, or several trees, as a model of documents (`topicgrouper.fit_documents`).
    document_columns : mapping of str to tuple of str, optional
        Further columns of the documents: one text per document in each, empty if unknown.
    changes : Changes, optional
        What the last `update` changed.

    Raises
    ------
    ValueError
        If the numbers of words or documents do not match, or the soft topics, the document model or
        the changes belong to another tree.

    See Also
    --------
    TopicTree : The tree alone.
    fit_tree : Fit a tree to counts.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import ReadOptions
    >>> texts = ["a cat, a dog", "dog or cat", "a cup of tea", "tea in a cup"]
    >>> model = Model.fit(texts, options=ReadOptions(keep_texts=True))
    >>> [topic.words for topic in model.view(2)]
    [('cat', 'dog'), ('cup', 'tea')]
    >>> model.save("small.tg")
    >>> Model.load("small.tg").texts[2]
    'a cup of tea'
    """

    fit = ClassMethod(fits.fit)
    from_estimator = ClassMethod(fits.from_estimator)
    load = ClassMethod(archive.load)
    peek = staticmethod(archive.peek)
    save = saves.save
    update = updates.update
    update_names = ClassMethod(archive.update_names)

    refine = improve.refined
    regrow = improve.with_regrown_tree
    soften = improve.with_soft_topics
    with_forest = improve.with_forest

    find_topic = query.find_topic
    word = word_report.word
    document = search_documents.document
    documents = search_documents.documents
    search = search_documents.search
    surprise = search_documents.surprise
    complete = completion.complete
    complete_documents = completion.complete_documents

    read = reading.read
    transform = document_topics.transform
    predict = document_topics.predict
    groups = group_comparison.compare_groups
    evaluate = evaluations.evaluate

    named_topics = name_tables.named_topics
    read_names = name_files.read_names
    naming_prompts = prompts.naming_prompts
    carry_names = name_tables.carry_names
    match = matching.match

    export = exporting.export
    explore = page.explore
    serve = server.serve

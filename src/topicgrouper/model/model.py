"""Models: records with a method for each question, defined where its answer is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.common.lazy_methods import ClassMethod, LazyModule
from topicgrouper.record import archive
from topicgrouper.record.record import Record

if TYPE_CHECKING:
    from topicgrouper.evaluation import comparison as evaluation
    from topicgrouper.explorer import page, server
    from topicgrouper.export import document_topics, exporting
    from topicgrouper.groups import comparison
    from topicgrouper.model import fit as fitting
    from topicgrouper.model import improve
    from topicgrouper.model import save as saving
    from topicgrouper.model import update as updating
    from topicgrouper.naming import matching, name_files, prompts
    from topicgrouper.naming import named_topics as names
    from topicgrouper.record import reading
    from topicgrouper.search import completion, query, word_report
    from topicgrouper.search import documents as found
else:  # imported when a method is called: a command that shows topics needs few of them
    evaluation = LazyModule("evaluation.comparison")
    page = LazyModule("explorer.page")
    server = LazyModule("explorer.server")
    document_topics = LazyModule("export.document_topics")
    exporting = LazyModule("export.exporting")
    comparison = LazyModule("groups.comparison")
    fitting = LazyModule("model.fit")
    improve = LazyModule("model.improve")
    saving = LazyModule("model.save")
    updating = LazyModule("model.update")
    matching = LazyModule("naming.matching")
    name_files = LazyModule("naming.name_files")
    names = LazyModule("naming.named_topics")
    prompts = LazyModule("naming.prompts")
    reading = LazyModule("record.reading")
    completion = LazyModule("search.completion")
    found = LazyModule("search.documents")
    query = LazyModule("search.query")
    word_report = LazyModule("search.word_report")


class Model(Record):
    """A tree with display words, documents and import settings.

    Make one with `Model.fit` or `Model.load`.

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

    fit = ClassMethod(fitting.fit)
    from_estimator = ClassMethod(fitting.from_estimator)
    load = ClassMethod(archive.load)
    peek = staticmethod(archive.model_contents)
    save = saving.save
    update = updating.update
    update_names = ClassMethod(archive.update_names)

    refine = improve.refined
    regrow = improve.with_regrown_tree
    soften = improve.with_soft_topics
    with_forest = improve.with_forest

    find_topic = query.find_topic
    word = word_report.word
    document = found.document
    documents = found.documents
    search = found.search
    surprise = found.surprise
    complete = completion.complete
    complete_documents = completion.complete_documents

    read = reading.read
    transform = document_topics.transform
    predict = document_topics.predict
    groups = comparison.compare_groups
    evaluate = evaluation.evaluate

    named_topics = names.named_topics
    read_names = name_files.read_names
    naming_prompts = prompts.naming_prompts
    carry_names = names.carry_names
    match = matching.match

    export = exporting.export
    explore = page.explore
    serve = server.serve

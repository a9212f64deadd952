"""The estimator for texts."""

from __future__ import annotations

import warnings
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Literal

from sklearn.utils import InputTags

from topicgrouper.common.short_repr import named_words
from topicgrouper.corpus.counting import TextCounter
from topicgrouper.corpus.readers.read import count_texts
from topicgrouper.corpus.suitability import (
    UnfitDocumentsWarning,
    default_min_frequency,
    doubts_about,
)
from topicgrouper.corpus.text_options import TextOptions
from topicgrouper.corpus.word_groups import count_groups
from topicgrouper.estimators.topic_grouper import TopicGrouper
from topicgrouper.fitting.group_joins import checked_groups

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from topicgrouper.kernel.memory import Algorithm
    from topicgrouper.tree.topic_view import TopicValues


class TextTopicGrouper(TopicGrouper):
    """Topic model of raw texts: a `TopicGrouper` that counts words first.

    Words are counted as by `topicgrouper.corpus.count_texts`. The defaults, and therefore the words
    and the tree, are those of the command ``topicgrouper fit``. Stop words need not be removed:
    they gather in topics of no document. `transform`, `predict` and `perplexity` are those of
    `TopicGrouper`. There is no `score`: that of `TopicGrouper` rises with the number of topics, so
    a search over `n_topics` needs another score (`scoring=`), such as that of a classifier.

    Parameters
    ----------
    n_topics : int or None, default=None
        Number of topics of the view (default: the number that the tree suggests, see
        `TopicTree.suggest_n`).
    regrow : bool, default=True
        Improve the tree after the fit, which takes one to two times as long, or longer where
        documents are short: views of up to about a thousand topics fit better and stay nested, see
        `topicgrouper.regrow`. False keeps the greedy tree of `TopicGrouper` and of the paper.
    together : sequence of sequences of str or None, default=None
        Groups of words that must share a topic. Words may be given in any form that is counted as
        one of them.
    refine, algorithm, n_jobs, memory_limit, memory, values, sparse_output, verbose : optional
        As in `TopicGrouper`. Threads count words, too.
    lowercase, min_length, alphabetic, stemmer, stop_words, segmentation : optional
        Options of `topicgrouper.corpus.TextOptions`.
    phrases, language, token_pattern, tokenizer, hashtags, emoji : optional
        More of them. Phrases are found in the training documents. Define a tokenizer in a module if
        the estimator is to be pickled or used in several processes.
    min_frequency : int or None, default=None
        Drop words with fewer occurrences in the training documents (default: 5; 2 in collections of
        fewer than 100,000 words, 1 in those of fewer than 1,000).
    max_words : int or None, default=None
        Keep at most this many words, the most frequent ones.

    Attributes
    ----------
    vocabulary_ : tuple of str
        The counted words; stems, if there is a stemmer.
    phrases_ : tuple of str
        The phrases counted as one word.
    text_options_ : TextOptions
        How texts become words, with the phrases found and, after a fit to texts in scripts without
        spaces, the segmentation used.
    min_frequency_ : int
        The minimum frequency of words in `fit`, and of new words in `update`.
    tree_ : TopicTree
        The tree, with display words.
    view_ : FlatView
        The topics, see `TopicGrouper`.
    n_topics_, topic_nodes_, labels_, components_, children_ : various
        As in `TopicGrouper`; labels and components are those of the words of `vocabulary_`.

    See Also
    --------
    TopicGrouper : The same for counts.
    topicgrouper.corpus.TextOptions : The options for texts.

    Examples
    --------
    >>> from topicgrouper import TextTopicGrouper
    >>> documents = ["The cat sees the dog.", "A dog, a cat!", "Red wine", "Wine, red as wine"]
    >>> model = TextTopicGrouper(n_topics=3).fit(documents)
    >>> [topic.top_words(2) for topic in model.view_]
    [('wine', 'red'), ('cat', 'dog'), ('the', 'sees')]
    >>> model.predict(["Which dog drinks red wine?", "A cat and a dog"])
    array([0, 1])
    """

    vocabulary_: tuple[str, ...]
    phrases_: tuple[str, ...]
    text_options_: TextOptions
    min_frequency_: int

    def __init__(  # noqa: PLR0913 - scikit-learn's form: parameters live in the constructor
        self,
        n_topics: int | None = None,
        *,
        refine: bool = False,
        regrow: bool = True,
        together: Sequence[Collection[str]] | None = None,
        algorithm: Algorithm = "auto",
        n_jobs: int | None = None,
        memory_limit: int | str | None = None,
        memory: Any = None,
        values: TopicValues = "weights",
        sparse_output: bool = False,
        verbose: bool = False,
        lowercase: bool = True,
        min_length: int = 3,
        alphabetic: bool = True,
        stemmer: str | None = "auto",
        stop_words: str | Collection[str] | None = None,
        segmentation: Literal["auto", "dictionary", "pairs"] = "auto",
        phrases: bool | Sequence[str] = False,
        language: str | None = None,
        token_pattern: str | None = None,
        tokenizer: Callable[[str], Iterable[str]] | None = None,
        hashtags: bool = False,
        emoji: bool = False,
        min_frequency: int | None = None,
        max_words: int | None = None,
    ) -> None:
        super().__init__(
            n_topics,
            refine=refine,
            regrow=regrow,
            together=together,
            algorithm=algorithm,
            n_jobs=n_jobs,
            memory_limit=memory_limit,
            memory=memory,
            values=values,
            sparse_output=sparse_output,
            verbose=verbose,
        )
        self.lowercase = lowercase
        self.min_length = min_length
        self.alphabetic = alphabetic
        self.stemmer = stemmer
        self.stop_words = stop_words
        self.segmentation = segmentation
        self.phrases = phrases
        self.language = language
        self.token_pattern = token_pattern
        self.tokenizer = tokenizer
        self.hashtags = hashtags
        self.emoji = emoji
        self.min_frequency = min_frequency
        self.max_words = max_words

    def __sklearn_tags__(self) -> Any:
        """Tell scikit-learn that texts are expected, not matrices."""
        tags = super().__sklearn_tags__()
        tags.input_tags = InputTags(two_d_array=False, string=True)
        tags.transformer_tags.preserves_dtype = []
        return tags

    @property
    def score(self) -> Any:
        """Not available, because it would choose the largest number of topics."""
        raise AttributeError(
            "TextTopicGrouper has no score. To search over n_topics, pass scoring= or end the "
            "pipeline with a classifier; tree_.suggest_n() suggests numbers of topics."
        )

    def _training_counts(self, X: Iterable[str]) -> tuple[Any, Sequence[str]]:
        names = [field.name for field in fields(TextOptions)]
        options = TextOptions(**{name: getattr(self, name) for name in names})
        counter = TextCounter(options, n_jobs=self.n_jobs).add(X)
        if counter.n_unspaced:
            options = counter.options
        counted = counter.finish()
        if not counted.n_documents:
            raise ValueError("No documents were passed.")
        for doubt in doubts_about(counted):
            warnings.warn(doubt, UnfitDocumentsWarning, stacklevel=4)
        least = self.min_frequency
        if least is None:
            least = default_min_frequency(counted.n_tokens)
        corpus = counted.filter(min_frequency=least, max_words=self.max_words)
        if corpus.n_words == 0:
            raise ValueError(
                "No word is left of these documents. Check the texts and the token pattern, or "
                "lower min_length or min_frequency."
            )
        self.text_options_ = options.with_phrases(counted.phrases)
        self.phrases_ = counted.phrases
        self.min_frequency_ = least
        self.vocabulary_ = corpus.vocabulary
        return corpus.counts, corpus.display_words

    def _new_counts(self, X: Iterable[str]) -> tuple[Any, Sequence[str], dict[str, Any]]:
        counter = TextCounter(self.text_options_, n_jobs=self.n_jobs).add(X)
        counted, known = counter.finish(), self.vocabulary_
        least = getattr(self, "min_frequency_", 1)  # older versions did not keep it
        new = counted.filter(min_frequency=least, remove=known)
        if self.max_words is not None:
            room = self.max_words - len(known)
            new = new.filter(max_words=room) if room > 0 else new.filter(keep=())
        vocabulary = (*known, *new.vocabulary)
        words = (*self.tree_.vocabulary, *new.display_words)
        options = counter.options if counter.n_unspaced else self.text_options_
        attributes = {"vocabulary_": vocabulary, "text_options_": options}
        return counted.with_words_of(vocabulary).counts, words, attributes

    def _together(self, words: Sequence[str] | None) -> Any:
        if self.together is None or words is None:
            return None
        written = checked_groups(self.together)
        found = count_groups(written, self.vocabulary_, names=words, options=self.text_options_)
        if found.unknown:
            raise ValueError(
                f"These words of together are not counted: {named_words(found.unknown)}. Check "
                "their spelling and the text options, or remove them."
            )
        if found.single:
            raise ValueError(
                f"The words ({named_words(found.single[0])}) of together are counted as one word. "
                "Remove the group."
            )
        return [[words[place] for place in group] for group in found.groups]

    def _document_counts(self, X: Iterable[str]) -> Any:
        counted = count_texts(X, self.text_options_, n_jobs=self.n_jobs)
        return counted.with_words_of(self.vocabulary_).counts

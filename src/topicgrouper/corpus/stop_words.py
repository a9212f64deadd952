"""Stop words: a small list of English function words, and those of other languages."""

from __future__ import annotations

from topicgrouper.corpus.languages import LANGUAGES

__all__ = ["ENGLISH", "stop_words_of"]

_FUNCTION_WORDS = """
a an the this that these those such same other another each every either neither both all any some
no none one once
i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself
she her hers herself it its itself they them their theirs themselves who whom whose which what
whatever whoever someone something anyone anything everyone everything nobody nothing
am is are was were be been being have has had having do does did doing done will would shall
should can could may might must ought
ain aren couldn didn doesn don hadn hasn haven isn mightn mustn needn shan shouldn wasn weren won
wouldn cannot ll ve re
and or but nor so yet if unless because since as while until although though whereas whether than
of in on at by for with without within about against between among into onto through throughout
during before after above below under over up down out off from to toward towards upon across
along around behind beside besides beyond near per via
not only just also too very quite rather even ever never again further then there here when where
why how however therefore thus hence else more most much many few less least several enough own
now already still almost always often sometimes
"""

ENGLISH = frozenset(_FUNCTION_WORDS.split())
"""Pronouns, articles, auxiliaries, prepositions, conjunctions and the like, in lower case.

Includes the fragments that remain when words are split at an apostrophe, as in *don't*.
"""


def stop_words_of(language: str) -> frozenset[str]:
    """Return the stop words of a language.

    Parameters
    ----------
    language : str
        One of `topicgrouper.corpus.languages.LANGUAGES`.

    Returns
    -------
    frozenset of str
        `ENGLISH`, or the list of ``stopwordsiso``. Its English list is not used: it has 1,298
        words, among them *computer*, *information* and *system*.

    Raises
    ------
    ValueError
        If there is no list for this language.
    """
    if language == "english":
        return ENGLISH
    import stopwordsiso  # noqa: PLC0415 - reads a file of all languages

    words = stopwordsiso.stopwords(LANGUAGES[language])
    if not words:
        msg = f"there are no stop words for {language}; pass your own"
        raise ValueError(msg)
    # An expression of several words is not a word to drop, and nor are its parts: most entries of
    # the Vietnamese list are such expressions.
    return frozenset(word for word in words if len(word.split()) == 1)

"""Languages: their names and letter case, stemmers and stop words."""

from __future__ import annotations

import difflib
import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.corpus.text_options import TextOptions


def _table(text: str) -> dict[str, str]:
    return dict(pair.split("=") for pair in text.split())


# The ISO 639-1 codes of the languages that have a stemmer, stop words, or rules of their own, by
# the name that Snowball has for them, if it has a stemmer.
LANGUAGES = _table("""
afrikaans=af arabic=ar armenian=hy azerbaijani=az basque=eu bengali=bn breton=br bulgarian=bg
burmese=my catalan=ca chinese=zh croatian=hr czech=cs danish=da dutch=nl english=en esperanto=eo
estonian=et finnish=fi french=fr galician=gl german=de greek=el gujarati=gu hausa=ha hebrew=he
hindi=hi hungarian=hu indonesian=id irish=ga italian=it japanese=ja khmer=km korean=ko kurdish=ku
lao=lo latin=la latvian=lv lithuanian=lt malay=ms marathi=mr nepali=ne norwegian=no persian=fa
polish=pl portuguese=pt romanian=ro russian=ru serbian=sr sesotho=st slovak=sk slovenian=sl
somali=so spanish=es swahili=sw swedish=sv tagalog=tl tamil=ta thai=th turkish=tr ukrainian=uk
urdu=ur vietnamese=vi yiddish=yi yoruba=yo zulu=zu
""")

_OTHER_NAMES = _table("""
bokmål=norwegian català=catalan dansk=danish deutsch=german español=spanish euskara=basque
français=french italiano=italian latviešu=latvian lietuvių=lithuanian magyar=hungarian
nederlands=dutch norsk=norwegian polski=polish português=portuguese română=romanian suomi=finnish
svenska=swedish türkçe=turkish čeština=czech ελληνικά=greek русский=russian українська=ukrainian
العربية=arabic हिन्दी=hindi 中文=chinese 日本語=japanese 한국어=korean farsi=persian filipino=tagalog
fil=tagalog iw=hebrew malaysian=malay nb=norwegian nn=norwegian slovene=slovenian sotho=sesotho
""")
_BY_NAME = (
    {name: name for name in LANGUAGES}
    | {code: name for name, code in LANGUAGES.items()}
    | _OTHER_NAMES
)
_REGION = re.compile(r"(?<=^[a-z]{2})[-_]([a-z]{2}|han[st])$")
_WITH_DOTLESS_I = frozenset({"azerbaijani", "turkish"})


def find_language(name: str) -> str:
    """Return the name that a language has here."""
    folded = _REGION.sub("", name.strip().casefold())
    if folded in _BY_NAME:
        return _BY_NAME[folded]
    near = difflib.get_close_matches(folded, _BY_NAME, n=3, cutoff=0.75)
    hint = (
        f"did you mean {' or '.join(near)}?"
        if near
        else "give a code such as de or an English name such as german; omit it for other languages"
    )
    raise ValueError(f"unknown language {name!r}; {hint}")


def lowered(text: str, language: str | None = None) -> str:
    """Return a text in lower case by the rules of its language."""
    return (dotless_lower(text) if has_dotless_i(language) else text).lower()


def lower_case(text: str, language: str | None = None) -> str:
    """Return a text in lower case and in Unicode's NFC."""
    # Composed after lowering, because lowering can itself produce a letter and a separate mark.
    return unicodedata.normalize("NFC", lowered(text, language))


def normal_form(text: str, options: TextOptions) -> str:
    """Return a text in Unicode's NFC, and in lower case unless the options keep capitals."""
    if options.lowercase:
        return lower_case(text, options.language)
    return unicodedata.normalize("NFC", text)


def has_dotless_i(language: str | None) -> bool:
    """Return whether a language writes i without a dot, whose capital is I."""
    return language in _WITH_DOTLESS_I


def dotless_lower(text: str) -> str:
    """Return a text with each I and İ in lower case, as in Turkish; all else stays.

    An I with a separate dot is an İ.
    """
    return text.replace("I\u0307", "i").replace("I", "ı").replace("İ", "i")


def known_stemmers() -> tuple[str, ...]:
    """Return the names of the stemmers."""
    import Stemmer  # noqa: PLC0415 - imported only for stemming

    return tuple(sorted(Stemmer.algorithms()))


def stemmer_of(language: str) -> str | None:
    """Return the stemmer of a language, or ``None`` if Snowball has none."""
    return language if language in known_stemmers() else None


def find_stemmer(name: str) -> str:
    """Return the stemmer that a user means."""
    if name in known_stemmers():
        return name
    try:
        found = stemmer_of(find_language(name))
    except ValueError:
        found = None
    if found is None:
        raise ValueError(f"Unknown stemmer {name!r}; choose one of {', '.join(known_stemmers())}.")
    return found


def stem_words(words: Sequence[str], stemmer: str) -> list[str]:
    """Stem words in lower case; hashtags and mentions are names and stay as they are."""
    import Stemmer  # noqa: PLC0415 - imported only for stemming

    stem = Stemmer.Stemmer(stemmer).stemWord
    # A stem should not be empty; if one is, the word itself is used.
    return [word if word[0] in "#@" else stem(word) or word for word in words]


# Pronouns, articles, auxiliaries, prepositions, conjunctions and the like, with the fragments that
# remain when words are split at an apostrophe, as in "don't".
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


def stop_words_of(language: str) -> frozenset[str]:
    """Return the stop words of a language."""
    if language == "english":
        return ENGLISH
    import stopwordsiso  # noqa: PLC0415 - reads a file of all languages

    words = stopwordsiso.stopwords(LANGUAGES[language])
    if not words:
        raise ValueError(f"no stop words are available for {language}; pass your own")
    # An expression of several words is not a word to drop, and nor are its parts: most entries of
    # the Vietnamese list are such expressions.
    return frozenset(word for word in words if len(word.split()) == 1)

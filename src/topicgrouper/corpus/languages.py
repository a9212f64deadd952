"""Languages by name: their letter case, and where their stemmer and stop words are found."""

from __future__ import annotations

import difflib
import re
import unicodedata

__all__ = ["LANGUAGES", "dotless_lower", "find_language", "has_dotless_i", "lower_case"]

LANGUAGES = {
    "afrikaans": "af",
    "arabic": "ar",
    "armenian": "hy",
    "azerbaijani": "az",
    "basque": "eu",
    "bengali": "bn",
    "breton": "br",
    "bulgarian": "bg",
    "burmese": "my",
    "catalan": "ca",
    "chinese": "zh",
    "croatian": "hr",
    "czech": "cs",
    "danish": "da",
    "dutch": "nl",
    "english": "en",
    "esperanto": "eo",
    "estonian": "et",
    "finnish": "fi",
    "french": "fr",
    "galician": "gl",
    "german": "de",
    "greek": "el",
    "gujarati": "gu",
    "hausa": "ha",
    "hebrew": "he",
    "hindi": "hi",
    "hungarian": "hu",
    "indonesian": "id",
    "irish": "ga",
    "italian": "it",
    "japanese": "ja",
    "khmer": "km",
    "korean": "ko",
    "kurdish": "ku",
    "lao": "lo",
    "latin": "la",
    "latvian": "lv",
    "lithuanian": "lt",
    "malay": "ms",
    "marathi": "mr",
    "nepali": "ne",
    "norwegian": "no",
    "persian": "fa",
    "polish": "pl",
    "portuguese": "pt",
    "romanian": "ro",
    "russian": "ru",
    "serbian": "sr",
    "sesotho": "st",
    "slovak": "sk",
    "slovenian": "sl",
    "somali": "so",
    "spanish": "es",
    "swahili": "sw",
    "swedish": "sv",
    "tagalog": "tl",
    "tamil": "ta",
    "thai": "th",
    "turkish": "tr",
    "ukrainian": "uk",
    "urdu": "ur",
    "vietnamese": "vi",
    "yiddish": "yi",
    "yoruba": "yo",
    "zulu": "zu",
}
"""The ISO 639-1 codes of the languages that have a stemmer, stop words, or rules of their own.

The names are those of Snowball where it has a stemmer.
"""

_OTHER_NAMES = {
    "bokmål": "norwegian",
    "català": "catalan",
    "dansk": "danish",
    "deutsch": "german",
    "español": "spanish",
    "euskara": "basque",
    "français": "french",
    "italiano": "italian",
    "latviešu": "latvian",
    "lietuvių": "lithuanian",
    "magyar": "hungarian",
    "nederlands": "dutch",
    "norsk": "norwegian",
    "polski": "polish",
    "português": "portuguese",
    "română": "romanian",
    "suomi": "finnish",
    "svenska": "swedish",
    "türkçe": "turkish",
    "čeština": "czech",
    "ελληνικά": "greek",
    "русский": "russian",
    "українська": "ukrainian",
    "العربية": "arabic",
    "हिन्दी": "hindi",
    "中文": "chinese",
    "日本語": "japanese",
    "한국어": "korean",
    "farsi": "persian",
    "filipino": "tagalog",
    "fil": "tagalog",
    "iw": "hebrew",
    "malaysian": "malay",
    "nb": "norwegian",
    "nn": "norwegian",
    "slovene": "slovenian",
    "sotho": "sesotho",
}
_BY_NAME = (
    {name: name for name in LANGUAGES}
    | {code: name for name, code in LANGUAGES.items()}
    | _OTHER_NAMES
)
_REGION = re.compile(r"(?<=^[a-z]{2})[-_]([a-z]{2}|han[st])$")
_WITH_DOTLESS_I = frozenset({"azerbaijani", "turkish"})


def find_language(name: str) -> str:
    """Return the name that a language has here.

    Parameters
    ----------
    name : str
        Its English name or its ISO 639-1 code, in any case: ``"German"``, ``"de"``, ``"de-AT"``.
        Many languages are also known by their own name.

    Returns
    -------
    str
        One of `LANGUAGES`.

    Raises
    ------
    ValueError
        If it is unknown; the message suggests similar names.

    Examples
    --------
    >>> find_language("DE")
    'german'
    """
    folded = _REGION.sub("", name.strip().casefold())
    if folded in _BY_NAME:
        return _BY_NAME[folded]
    near = difflib.get_close_matches(folded, _BY_NAME, n=3, cutoff=0.75)
    hint = (
        f"did you mean {' or '.join(near)}?"
        if near
        else "give a code such as de or an English name such as german. Languages without a "
        "stemmer and stop words need no option"
    )
    raise ValueError(f"unknown language {name!r}; {hint}")


def lower_case(text: str, language: str | None = None) -> str:
    """Return a text in lower case and in Unicode's NFC, by the rules of its language.

    Parameters
    ----------
    text : str
        The text.
    language : str, optional
        One of `LANGUAGES`. In Turkish and Azerbaijani, I is the capital of ı, and İ that of i;
        elsewhere the rules of Unicode, as in `str.lower`, suit all languages.

    Returns
    -------
    str
        The text in lower case.

    Examples
    --------
    >>> lower_case("ISPARTA, İzmir", "turkish")
    'ısparta, izmir'
    """
    if has_dotless_i(language):
        text = dotless_lower(text)
    # Composed after lowering, because lowering can itself produce a letter and a separate mark.
    return unicodedata.normalize("NFC", text.lower())


def has_dotless_i(language: str | None) -> bool:
    """Return whether a language writes i without a dot, whose capital is I."""
    return language in _WITH_DOTLESS_I


def dotless_lower(text: str) -> str:
    """Return a text with each I and İ in lower case, as in Turkish; all else stays.

    An I with a separate dot is an İ.

    Parameters
    ----------
    text : str
        The text.

    Returns
    -------
    str
        The text without I and İ.
    """
    return text.replace("I\u0307", "i").replace("I", "ı").replace("İ", "i")

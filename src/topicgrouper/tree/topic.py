"""Topics: the nodes of a tree, original or refined, with their numbers and names.

Every node has a unique number, which stays when the tree grows (`TopicTree.numbers`). A joined
topic is called by its number, ``"37"``, and a leaf by its word, ``"rocket"``. A word that looks
like a number is written ``"word:1984"``; this form works for any word. Users may also give the name
that a person gave to a topic, which comes before a word of the same spelling, or a `Topic`.

A name that a person gives, perhaps with a note, belongs to a node of a tree and is shown wherever
that node is: in every cut that has it as a topic, in refined and soft topics that started from it,
in exports and on the page. Names are text from anybody, so everything that could break a line, a
table or the direction of writing is refused.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import index as as_index
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias

import numpy as np

from topicgrouper.common.frozen import ReadOnlyMapping
from topicgrouper.storage.archive_format import Section
from topicgrouper.storage.string_table import decode_strings, encode_strings
from topicgrouper.tables.shown import printable
from topicgrouper.tree.checks import checked_node

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper.tree.keywords import ShowsWords
    from topicgrouper.tree.topic_tree import TopicTree


@dataclass(frozen=True, slots=True, eq=False)
class Topic:
    """A topic of a tree or a view.

    Topics are equal if they have the same id, number, frequency and words, whatever their names.

    Attributes
    ----------
    id : int
        The node id: the index of the word for a single word, ``n_words + i`` for join ``i``.
    number : int
        The topic's number in tables, commands and pages. It is unique within the tree and stays
        when the tree grows, so use it to join tables. In a new tree, it is `n` for a joined topic;
        single words have the numbers after those.
    n : int
        The paper's number: the largest ``n`` for which T(n) has this topic. It is 1 for the root
        and the number of words for a single word.
    frequency : int or float
        Occurrences f(t) of all words of the topic: an integer for counts, a float for weights.
    size : int
        Number of words.
    name : str or None
        The topic's name; see `TopicTree.with_topic_names`.

    See Also
    --------
    TopicTree.topic : A topic of a tree.
    FlatView : A sequence of topics.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> topic = fit_tree(counts, ["cat", "dog", "tea", "milk"]).topic(2)
    >>> topic
    Topic(id=5, number=2, frequency=12, size=2, name=None)
    >>> topic.words, topic.keywords(1)
    (('tea', 'milk'), ('tea',))
    """

    id: int
    number: int
    n: int = field(repr=False)
    frequency: int | float
    size: int
    _of: ShowsWords = field(repr=False)
    name: str | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """All words by falling frequency; equally frequent ones in the order of the vocabulary."""
        return self._of.node_words.words(self.id)

    def top_words(self, k: int = 10) -> tuple[str, ...]:
        """Return the `k` most frequent words."""
        return self._of.shown_words([self.id], k, frequent=True)[self.id]

    def keywords(self, k: int = 10) -> tuple[str, ...]:
        """Return the words that describe the topic's documents, clearest first.

        They may be words of other topics. Words are ranked by how clearly more of the documents
        whose main topic this is contain them than of the others (by G²). If there are too few, the
        topic's own most frequent words follow; without training counts, there are only these.

        Parameters
        ----------
        k : int, default=10
            Maximum number of words.

        Returns
        -------
        tuple of str

        Raises
        ------
        ValueError
            If `k` is below 1.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> counts = [[5, 3, 2, 0, 0], [5, 1, 2, 0, 0], [6, 0, 0, 2, 3], [5, 0, 0, 4, 2]]
        >>> topic = fit_tree(counts, ["the", "cat", "dog", "tea", "milk"]).topic(2)
        >>> topic.top_words(2), topic.keywords(2)
        (('the', 'cat'), ('cat', 'dog'))
        """
        return self._of.shown_words([self.id], k)[self.id]

    def __eq__(self, other: object) -> bool:
        """Compare ids, numbers, frequencies and words."""
        if not isinstance(other, Topic):
            return NotImplemented
        return self._key() == other._key() and (
            self._of.node_words is other._of.node_words or self.words == other.words
        )

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(self._key())

    def _key(self) -> tuple[int, int, int | float, int]:
        return self.id, self.number, self.frequency, self.size


def topic_at(tree: TopicTree, node: int, frequency: float, of: ShowsWords) -> Topic:
    """Return the topic of a node, with the words that the tree or a view has there."""
    given = tree.names_by_node.get(node)
    return Topic(
        node,
        int(tree.numbers[node]),
        tree.n_of(node=node),
        frequency,
        of.node_words.size(node),
        of,
        None if given is None else given.name,
    )


TopicReference: TypeAlias = SupportsIndex | str | Topic
"""A topic as users give it: see `TopicTree.node_of`."""

PREFIX = "word:"
NAME_PREFIX = "name:"
"""The mark of a name that a person gave to a topic."""

_MOST_NUMBERS = 5
_LONGEST_SHOWN = 80

MAX_NAME_LENGTH = 200
MAX_NOTE_LENGTH = 5_000

_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of the text around them, and so may hide or reorder it."""

_INVISIBLE = frozenset({"Cf", "Mn", "Me", "Zs"})
"""Categories of characters that show nothing on their own."""

_REFUSED = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Categories of characters that are no part of a line: controls, halves of pairs, line breaks."""


@dataclass(frozen=True, slots=True)
class TopicName:
    """The name of a topic.

    Parameters
    ----------
    name : str
        One line of text, at most 200 characters. Spaces around it are dropped.
    note : str, default=""
        A note of any number of lines, at most 5,000 characters.

    Raises
    ------
    TypeError
        If the name or the note is not a string.
    ValueError
        If the name is empty, or the name or the note is too long or contains forbidden characters.

    See Also
    --------
    TopicTree.with_topic_names, Model.with_topic_names : Give names to topics.

    Examples
    --------
    >>> from topicgrouper import TopicName, fit_tree
    >>> name = TopicName("Drinks", note="hot ones only")
    >>> tree = fit_tree([[3, 2, 0], [1, 2, 0], [0, 0, 2]], ["tea", "cup", "cat"])
    >>> tree.with_topic_names({"2": name}).view(2)[0].name
    'Drinks'
    """

    name: str
    note: str = ""

    def __post_init__(self) -> None:
        """Check the texts."""
        name = _checked("name", self.name, limit=MAX_NAME_LENGTH)
        if all(unicodedata.category(char) in _INVISIBLE for char in name):
            raise ValueError("the name of a topic is empty; give a text, or omit the topic")
        note = self.note
        if isinstance(note, str):
            note = note.replace("\r\n", "\n")
        note = _checked("note", note, limit=MAX_NOTE_LENGTH, allowed="\n\t")
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "note", note)


GivenNames: TypeAlias = (
    Mapping[int, TopicName | str]
    | Mapping[str, TopicName | str]
    | Mapping[int | str, TopicName | str]
)
"""Names by number, or by what commands call a topic (``"37"``, ``"word:1984"``)."""


def given_names(tree: TopicTree, names: GivenNames) -> dict[int, TopicName]:
    """Return names by number; an error if there is no such topic, or it gets two names."""
    found: dict[int, TopicName] = {}
    for topic, name in names.items():
        number = int(tree.numbers[find_node(tree, topic)])
        if number in found:
            raise ValueError(f"topic {topic} is named twice; give it one name")
        found[number] = name if isinstance(name, TopicName) else TopicName(name)
    return found


def checked_topic_names(
    names: Mapping[int, Any], nodes: Mapping[int, int]
) -> tuple[Mapping[int, TopicName], Mapping[int, TopicName]]:
    """Return names by number and by node, read-only and in rising order."""
    for number, name in names.items():
        if not isinstance(name, TopicName):
            raise TypeError(f"topic_names must hold TopicName objects, got {type(name).__name__}")
        if number not in nodes:
            raise ValueError(f"there is no topic {number}; numbers go up to {max(nodes)}")
    by_node = {nodes[number]: name for number, name in names.items()}
    return ReadOnlyMapping(dict(sorted(names.items()))), ReadOnlyMapping(
        dict(sorted(by_node.items()))
    )


def names_section(names: Mapping[int, TopicName]) -> Section:
    """Return names as a section of an archive."""
    text, ends = encode_strings([name.name for name in names.values()])
    notes, note_ends = encode_strings([name.note for name in names.values()])
    return Section(
        {
            "nodes": np.array(list(names), dtype=np.int64),
            "names_text": text,
            "names_ends": ends,
            "notes_text": notes,
            "notes_ends": note_ends,
        }
    )


def names_of_section(section: Section) -> dict[int, TopicName]:
    """Return the names in a section, by node id; an error if they are not valid."""
    arrays = section.arrays
    names, notes = (
        decode_strings(arrays[f"{part}_text"], ends=arrays[f"{part}_ends"])
        for part in ("names", "notes")
    )
    return dict(zip(arrays["nodes"].tolist(), map(TopicName, names, notes), strict=True))


def _checked(what: str, text: Any, *, limit: int, allowed: str = "") -> str:
    """Return a text without spaces around it, as a Python string."""
    if not isinstance(text, str):
        raise TypeError(f"a topic's {what} must be a text, got {type(text).__name__}")
    stripped = str(text).strip()
    if len(stripped) > limit:
        raise ValueError(
            f"a topic's {what} must have at most {limit:,} characters, got {len(stripped):,}; "
            "shorten it"
        )
    for char in stripped:
        is_refused = unicodedata.category(char) in _REFUSED or char in _BIDI
        if is_refused and char not in allowed:
            code = f"U+{ord(char):04X}"
            meaning = unicodedata.name(char, "a control character").lower()
            shown = stripped[:40].encode("unicode_escape").decode("ascii")
            raise ValueError(f"the {what} '{shown}' contains {meaning} ({code}); remove it")
    return stripped


def number_in(name: str) -> int | None:
    """Return the number in a name, or None if it names a word.

    Spaces around it and commas between thousands, as in tables, are allowed.
    """
    digits = name.strip().replace(",", "")
    # int() takes the digits of any script, but raises an error for thousands of them
    return int(digits) if digits.isdecimal() and len(digits) <= 18 else None


def word_in(name: str) -> str:
    """Return the word in a name that is not a number."""
    return name.removeprefix(PREFIX)


def chosen_node(tree: TopicTree, topic: TopicReference | None, node: SupportsIndex | None) -> int:
    """Return the node given either by a topic or by a node id."""
    if node is not None and topic is None:
        return checked_node(node, n_nodes=tree.n_nodes)
    if topic is None or node is not None:
        raise TypeError("give a topic, or a node id as node=, but not both")
    return find_node(tree, topic)


def find_node(
    tree: TopicTree,
    topic: TopicReference,
    *,
    index_of: Callable[[str], int | None] | None = None,
    find: Callable[[str], int] | None = None,
) -> int:
    """Return the node of a topic; see `TopicTree.node_of`.

    What finds words may know more of their forms than the tree: `index_of` returns None for unknown
    words, and `find` raises an error that explains why.
    """
    if isinstance(topic, Topic):
        return checked_node(topic.id, n_nodes=tree.n_nodes)
    if not isinstance(topic, str):
        return _numbered_node(tree, as_index(topic))
    number = number_in(topic)
    if number is not None:
        return _numbered_node(tree, number, text=topic.strip(), index_of=index_of)
    name = topic.removeprefix(NAME_PREFIX)
    if name != topic and tree.index_of(topic) is None:
        return _named_node(tree, name)
    word = word_in(topic)
    if word == topic and named_like(tree, topic):
        return _named_node(tree, topic)
    leaf = (index_of or tree.index_of)(word)
    return (find or tree.find)(word) if leaf is None else leaf


def named_like(tree: TopicTree, name: str) -> list[int]:
    """Return the nodes with a name, ignoring its case."""
    wanted = name.strip().casefold()
    return [node for node, given in tree.names_by_node.items() if given.name.casefold() == wanted]


def _numbered_node(
    tree: TopicTree,
    number: int,
    *,
    text: str = "",
    index_of: Callable[[str], int | None] | None = None,
) -> int:
    node = tree.nodes_by_number.get(number)
    if node is None:
        is_word = (index_of or tree.index_of)(text) is not None
        hint = f"; for the word, write {PREFIX}{text}" if is_word else ""
        raise ValueError(f"there is no topic {number}; numbers go up to {tree.numbers.max()}{hint}")
    return node


def _named_node(tree: TopicTree, name: str) -> int:
    nodes = named_like(tree, name)
    shown = printable(name.strip(), limit=_LONGEST_SHOWN)
    if not nodes:
        raise KeyError(f"no topic is named {shown!r}; list the names with topicgrouper names")
    if len(nodes) > 1:
        numbers = ", ".join(tree.reference(node=node) for node in nodes[:_MOST_NUMBERS])
        msg = f"{len(nodes):,} topics are named {shown!r}; give the number instead ({numbers})"
        raise KeyError(msg)
    return nodes[0]

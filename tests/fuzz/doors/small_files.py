"""What commands read beside collections and models: lists of words, names, dates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.fuzz.door import Door
from tests.fuzz.doors.tables import DELIMITED
from tests.fuzz.doors.text_files import mutate_text
from tests.fuzz.mutations.plain import NUMBERS, with_tokens
from tests.fuzz.samples import model
from topicgrouper.cli.console import UserError
from topicgrouper.cli.reading import _named_stop_words
from topicgrouper.corpus import TextOptions, read_groups
from topicgrouper.corpus.dates import parse_dates, periods
from topicgrouper.corpus.word_groups import count_groups
from topicgrouper.search.query import node_meant

if TYPE_CHECKING:
    from collections.abc import Hashable
    from pathlib import Path

    from tests.fuzz.door import Run

__all__ = ["DOORS"]


def _words_to_leave_out(folder: Path) -> Run:
    path = folder / "words.txt"

    def run(data: bytes) -> Hashable:
        path.write_bytes(data)
        return min(len(TextOptions(stop_words=_named_stop_words(str(path))).stop_set()), 5)

    return run


def _groups(folder: Path) -> Run:
    path = folder / "groups.csv"

    def run(data: bytes) -> Hashable:
        path.write_bytes(data)
        groups = read_groups(path)
        assert all(len(set(group)) > 1 for group in groups), "at least two words"
        words = [word for group in groups for word in group]
        assert len(set(words)) == len(words), "no word in two groups"
        found = count_groups(groups, ["car", "tea"], options=TextOptions(stemmer="porter"))
        return min(len(groups), 5), len(found.groups), len(found.single)

    return run


def _names(folder: Path) -> Run:
    models = [model(), model(is_soft=True)]

    def run(data: bytes) -> Hashable:
        name = data[1:].decode("utf-8", "surrogatepass")
        return node_meant(models[(data or b"\0")[0] % len(models)], name) % 3

    return run


def _name_file(folder: Path) -> Run:
    path = folder / "names.csv"
    one = model()

    def run(data: bytes) -> Hashable:
        path.write_bytes(data)
        change = one.read_names(path)
        assert set(one.with_topic_names(change).topic_names) == set(change.names)
        return min(len(change.names), 3)

    return run


def _dates(folder: Path) -> Run:
    def run(data: bytes) -> Hashable:
        values = data.decode("utf-8", "surrogatepass").split("|")
        found = parse_dates(values)
        assert len(found.days) == len(values)
        assert found.n_dates == int((found.days == found.days).sum()), "NaT differs from itself"
        cut = periods(found, ("day", "week", "month", "quarter", "year")[len(data) % 5])
        assert len(cut.labels) > cut.codes.max() >= 0
        assert len(cut.labels) == len(set(cut.labels))
        return found.order, min(found.n_unreadable, 3), cut.n_inexact > 0, len(values) % 3

    return run


DOORS = [
    Door(
        "stop-words",
        errors=(UserError,),
        prepare=_words_to_leave_out,
        seeds=lambda: ["the\nand don't\r\n\nÄrger naïve\n".encode()],
        mutate=mutate_text,
    ),
    Door(
        "word-groups",
        errors=(ValueError,),
        prepare=_groups,
        seeds=lambda: [
            b"car,auto\ntea,cup,pot\n",
            '\ufeff"rice, white",naïve\r\n\r\nCars,Teas,,\r\n'.encode(),
            b'word,group\ncar,v\n"a, b",d\nauto,v\ntea,d\n',
        ],
        mutate=DELIMITED,
    ),
    Door(
        "topic-name",
        errors=(KeyError, ValueError),
        prepare=_names,
        seeds=lambda: [b"\0rocket", b"\0" + b"3", b"\1word:tea", b"\0Launching", "\0café".encode()],
        mutate=with_tokens(b"word:", b"-", b" ", b"\0", *(n for n in NUMBERS)),
    ),
    Door(
        "topic-names",
        errors=(ValueError,),
        prepare=_name_file,
        seeds=lambda: [
            b'topic,name,note,words,tree\n2,Drinks,"a\nnote",x,\nrocket,\'=1+1,,,\n',
            '\ufeffsep=;\r\ntopic;name\r\n2;Größe\r\n"1,0";\r\n'.encode(),
            "topic\tname\n2\tA\n".encode("utf-16"),
            b'```json\n[{"topic": "2", "name": "A", "note": null}, {"topic": 3, "name": "B"}]\n```',
            b'{"topic": "word:tea", "name": "A", "x": [1, {}]}\n{"topic": "3"}\n',
        ],
        mutate=DELIMITED,
    ),
    Door(
        "dates",
        errors=(ValueError,),
        prepare=_dates,
        seeds=lambda: [
            b"2011-05-01|2011-05-01T10:20:00.5+02:00||2011-06|2011-Q2|2011-W18|2011|20110501",
            b"13/5/2011|1/5/2011 10:20 pm|1.5.11|Sun, 01 May 2011 10:20:00 +0000 (UTC)|May 1, 2011",
            b"1304245200|978300760|1304245200123",
        ],
        mutate=with_tokens(b"|", b"/", b".", b"-", b":", b"T", b"Z", b" ", b"W", b"Q", *NUMBERS),
    ),
]

"""Compiled part of topicgrouper. Arguments are not checked here."""

from collections.abc import Callable, Sequence
from typing import Annotated, overload

import numpy
from numpy.typing import NDArray

LENGTH_SHIFT: int = 21

KIND_SHIFT: int = 24

LETTER: int = 1

NUMBER: int = 2

LINE: int = 4

MARK: int = 8

UNSPACED: int = 16

EMOJI: int = 32

DELICATE: int = 2147483648

def notable_characters(
    documents: list[str | bytes],
    characters: Annotated[
        NDArray[numpy.uint32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
) -> list[int]: ...
def word_places(
    document: str | bytes,
    characters: Annotated[
        NDArray[numpy.uint32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    alphabetic: bool,
    min_length: int,
    pairs: bool,
    hashtags: bool,
    emoji: bool,
) -> tuple[NDArray[numpy.int64], NDArray[numpy.int64], NDArray[numpy.uint8]]: ...

class WordCounter:
    def __init__(
        self,
        *,
        threads: int,
        lowercase: bool,
        alphabetic: bool,
        min_length: int,
        pairs: bool,
        in_order: bool = False,
        hashtags: bool = False,
        emoji: bool = False,
        ready: bool = False,
    ) -> None: ...
    def add(
        self,
        documents: list[str | bytes],
        characters: Annotated[
            NDArray[numpy.uint32], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
    ) -> None: ...
    def merge(self) -> list[str]: ...
    def frequencies(self) -> NDArray[numpy.int64]: ...
    def find_phrases(
        self,
        column_of: Annotated[
            NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        least: int,
    ) -> list[tuple[int, ...]]: ...
    def join_phrases(
        self,
        column_of: Annotated[
            NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        phrases: Annotated[
            NDArray[numpy.int32], dict(shape=(None, 3), order="C", device="cpu", writable=False)
        ],
        with_forms: bool,
    ) -> list[tuple[int, tuple[int, ...], int]]: ...
    def take_rows(
        self,
        column_of: Annotated[
            NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
    ) -> tuple[NDArray[numpy.int64], NDArray[numpy.int32], NDArray[numpy.int32]]: ...

LARGEST_TOTAL: int = 1125899906842624

def fixed_point_shift(total: int) -> int: ...
def fixed_point_g(
    values: Annotated[
        NDArray[numpy.uint64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    shift: int,
) -> NDArray[numpy.int64]: ...
@overload
def fit_counts(
    row_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    columns: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    counts: Annotated[
        NDArray[numpy.uint32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    words: int,
    known: Annotated[
        NDArray[numpy.int64], dict(shape=(None, 2), order="C", device="cpu", writable=False)
    ],
    threads: int,
    most_kept_sums: int,
    most_joins: int,
    progress: Callable[[int, float], object] | None,
    joined: Callable[[NDArray[numpy.int64], NDArray[numpy.int64]], object] | None,
) -> tuple[NDArray[numpy.int64], NDArray[numpy.int64], int, dict[str, int]]: ...
@overload
def fit_counts(
    row_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    columns: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    counts: Annotated[
        NDArray[numpy.uint64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    words: int,
    known: Annotated[
        NDArray[numpy.int64], dict(shape=(None, 2), order="C", device="cpu", writable=False)
    ],
    threads: int,
    most_kept_sums: int,
    most_joins: int,
    progress: Callable[[int, float], object] | None,
    joined: Callable[[NDArray[numpy.int64], NDArray[numpy.int64]], object] | None,
) -> tuple[NDArray[numpy.int64], NDArray[numpy.int64], int, dict[str, int]]: ...
@overload
def fit_groups(
    row_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    columns: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    counts: Annotated[
        NDArray[numpy.uint32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    groups: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    threads: int,
    most_kept_sums: int,
) -> tuple[NDArray[numpy.int64], NDArray[numpy.float64]]: ...
@overload
def fit_groups(
    row_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    columns: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    counts: Annotated[
        NDArray[numpy.uint64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    groups: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    threads: int,
    most_kept_sums: int,
) -> tuple[NDArray[numpy.int64], NDArray[numpy.float64]]: ...
def first_slots(
    frequencies: Annotated[
        NDArray[numpy.uint64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    known: Annotated[
        NDArray[numpy.int64], dict(shape=(None, 2), order="C", device="cpu", writable=False)
    ],
) -> NDArray[numpy.uint32]: ...
def fit_shards(
    shards: object,
    frequencies: Annotated[
        NDArray[numpy.uint64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    known: Annotated[
        NDArray[numpy.int64], dict(shape=(None, 2), order="C", device="cpu", writable=False)
    ],
    most_joins: int,
    progress: Callable[[int, float], object] | None,
    joined: Callable[[NDArray[numpy.int64], NDArray[numpy.int64]], object] | None,
) -> tuple[NDArray[numpy.int64], NDArray[numpy.int64], int, dict[str, int]]: ...

class Shard:
    @overload
    def __init__(
        self,
        row_starts: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        columns: Annotated[
            NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        counts: Annotated[
            NDArray[numpy.uint32], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        *,
        slot_of_column: Annotated[
            NDArray[numpy.uint32], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        slots: int,
        total: int,
        threads: int,
        most_kept_sums: int,
    ) -> None: ...
    @overload
    def __init__(
        self,
        row_starts: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        columns: Annotated[
            NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        counts: Annotated[
            NDArray[numpy.uint64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        *,
        slot_of_column: Annotated[
            NDArray[numpy.uint32], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        slots: int,
        total: int,
        threads: int,
        most_kept_sums: int,
    ) -> None: ...
    def first_rows(
        self, first: int, last: int
    ) -> tuple[NDArray[numpy.int64], NDArray[numpy.uint32], NDArray[numpy.int64]]: ...
    def rows(
        self,
        slots: Annotated[
            NDArray[numpy.uint32], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
    ) -> tuple[NDArray[numpy.int64], NDArray[numpy.uint32], NDArray[numpy.int64]]: ...
    def join(
        self, kept: int, moved: int
    ) -> tuple[NDArray[numpy.int64], NDArray[numpy.uint32], NDArray[numpy.int64]]: ...
    def renumber(
        self,
        slot_of_old: Annotated[
            NDArray[numpy.uint32], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        slots: int,
    ) -> None: ...
    def evaluations(self) -> int: ...

def check_rows(
    ends: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    slots_of_entries: Annotated[
        NDArray[numpy.uint32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    sums: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    rows: int,
    slots: int,
) -> None: ...
def fit_joins(
    column_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    documents: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    counts: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    n_documents: int,
    children: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    most_spread: float,
    threads: int,
) -> tuple[NDArray[numpy.float64], NDArray[numpy.float64]]: ...
def join_log_likelihoods(
    column_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    documents: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    counts: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    n_documents: int,
    children: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    means: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    spreads: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    threads: int,
) -> NDArray[numpy.float64]: ...
def document_log_probabilities(
    children: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    shares: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    spreads: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    row_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    positions: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    sums: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    threads: int,
) -> NDArray[numpy.float64]: ...
def next_word_probabilities(
    children: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    shares: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    spreads: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    row_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    positions: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    sums: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    columns: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    n_columns: int,
    threads: int,
) -> NDArray[numpy.float64]: ...
def top_next_words(
    children: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    shares: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    spreads: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    row_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    positions: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    sums: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    words: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    best: int,
    exclude_seen: bool,
    threads: int,
) -> tuple[NDArray[numpy.int32], NDArray[numpy.float64]]: ...
def words_given_documents(
    children: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    shares: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    spreads: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    row_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    positions: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    sums: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    words: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    threads: int,
) -> tuple[NDArray[numpy.float64], NDArray[numpy.int64]]: ...
def words_given_others(
    children: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    shares: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    spreads: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    row_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    positions: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    sums: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    threads: int,
) -> tuple[NDArray[numpy.float64], NDArray[numpy.int64]]: ...
def forest_log_probabilities(
    parents: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    shares: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    spreads: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    n_trees: int,
    row_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    words: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    counts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    threads: int,
) -> NDArray[numpy.float64]: ...
def log_probability_curve(
    *,
    training_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    training_documents: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    training_counts: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    training_lengths: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    test_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    test_documents: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    test_counts: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    test_lengths: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    frequencies: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    children: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    alphas: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
) -> tuple[NDArray[numpy.float64], NDArray[numpy.float64]]: ...

class NarrowCvb0:
    def __init__(
        self,
        starts: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        columns: Annotated[
            NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        counts: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        *,
        words: int,
        alpha: Annotated[
            NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        beta: float,
        share_starts: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        share_topics: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        shares: Annotated[
            NDArray[numpy.float32], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        groups: int,
        threads: int,
    ) -> None: ...
    def round(self, cut_off: float) -> float: ...
    def set_priors(
        self,
        alpha: Annotated[
            NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        beta: float,
    ) -> None: ...
    def totals(self) -> NDArray[numpy.float64]: ...
    def copy_counts(
        self,
        document_topics: Annotated[
            NDArray[numpy.float64], dict(shape=(None, None), order="C", device="cpu")
        ],
        word_topics: Annotated[
            NDArray[numpy.float64], dict(shape=(None, None), order="C", device="cpu")
        ],
    ) -> None: ...
    def draw_tails(
        self, number: int
    ) -> tuple[NDArray[numpy.int64], NDArray[numpy.int64], NDArray[numpy.int64]]: ...
    def shares(
        self,
    ) -> tuple[
        NDArray[numpy.int64], NDArray[numpy.int64], NDArray[numpy.int64], NDArray[numpy.float64]
    ]: ...

class WideCvb0:
    def __init__(
        self,
        starts: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        columns: Annotated[
            NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        counts: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        *,
        words: int,
        alpha: Annotated[
            NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        beta: float,
        share_starts: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        share_topics: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        shares: Annotated[
            NDArray[numpy.float32], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        groups: int,
        threads: int,
    ) -> None: ...
    def round(self, cut_off: float) -> float: ...
    def set_priors(
        self,
        alpha: Annotated[
            NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
        beta: float,
    ) -> None: ...
    def totals(self) -> NDArray[numpy.float64]: ...
    def copy_counts(
        self,
        document_topics: Annotated[
            NDArray[numpy.float64], dict(shape=(None, None), order="C", device="cpu")
        ],
        word_topics: Annotated[
            NDArray[numpy.float64], dict(shape=(None, None), order="C", device="cpu")
        ],
    ) -> None: ...
    def draw_tails(
        self, number: int
    ) -> tuple[NDArray[numpy.int64], NDArray[numpy.int64], NDArray[numpy.int64]]: ...
    def shares(
        self,
    ) -> tuple[
        NDArray[numpy.int64], NDArray[numpy.int64], NDArray[numpy.int64], NDArray[numpy.float64]
    ]: ...

@overload
def refine_words(
    column_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    documents: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    counts: Annotated[
        NDArray[numpy.uint32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    n_documents: int,
    topics: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    n_topics: int,
    most_passes: int,
    threads: int,
    progress: Callable[[int, float], object] | None,
) -> tuple[NDArray[numpy.uint32], int, int, int, bool]: ...
@overload
def refine_words(
    column_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    documents: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    counts: Annotated[
        NDArray[numpy.uint64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    n_documents: int,
    topics: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    n_topics: int,
    most_passes: int,
    threads: int,
    progress: Callable[[int, float], object] | None,
) -> tuple[NDArray[numpy.uint32], int, int, int, bool]: ...
@overload
def regrow_topics(
    column_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    documents: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    counts: Annotated[
        NDArray[numpy.uint32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    n_documents: int,
    topics: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    children: Sequence[int],
    levels: Sequence[int],
    passes: int,
    cost_of_leaving: float,
    threads: int,
    progress: Callable[[int, float], object] | None,
) -> tuple[NDArray[numpy.uint32], NDArray[numpy.int64], NDArray[numpy.int64], int]: ...
@overload
def regrow_topics(
    column_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    documents: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    counts: Annotated[
        NDArray[numpy.uint64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    n_documents: int,
    topics: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    children: Sequence[int],
    levels: Sequence[int],
    passes: int,
    cost_of_leaving: float,
    threads: int,
    progress: Callable[[int, float], object] | None,
) -> tuple[NDArray[numpy.uint32], NDArray[numpy.int64], NDArray[numpy.int64], int]: ...
@overload
def smooth_topics(
    column_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    documents: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    counts: Annotated[
        NDArray[numpy.uint32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    n_documents: int,
    n_topics: int,
    threads: int,
    progress: Callable[[int, float], object] | None,
) -> NDArray[numpy.int32]: ...
@overload
def smooth_topics(
    column_starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    documents: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    counts: Annotated[
        NDArray[numpy.uint64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    n_documents: int,
    n_topics: int,
    threads: int,
    progress: Callable[[int, float], object] | None,
) -> NDArray[numpy.int32]: ...

TOPICS_AT_ONCE: int = 16

TOTALS_OF_ONE: float = 1073741824.0

def change_totals(
    starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    words: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    values: Annotated[
        NDArray[numpy.float32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    factors: Annotated[
        NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    before: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    now: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    totals: Annotated[NDArray[numpy.int64], dict(shape=(None, None), order="C", device="cpu")],
) -> None: ...
def rank_topics(
    starts: Annotated[
        NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    words: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    values: Annotated[
        NDArray[numpy.float32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    weights: Annotated[
        NDArray[numpy.float32],
        dict(shape=(None, None, None), order="C", device="cpu", writable=False),
    ],
    added: Annotated[
        NDArray[numpy.float32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    *,
    first: int,
    topics: Annotated[NDArray[numpy.int64], dict(shape=(None, None), order="C", device="cpu")],
    scores: Annotated[NDArray[numpy.float32], dict(shape=(None, None), order="C", device="cpu")],
    threads: int,
) -> None: ...

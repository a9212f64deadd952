from collections.abc import Callable
from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

# words

KIND_SHIFT: int
LENGTH_SHIFT: int
LETTER: int
NUMBER: int
LINE: int
MARK: int
UNSPACED: int
EMOJI: int
DELICATE: int

def notable_characters(
    documents: list[str | bytes], characters: NDArray[np.uint32]
) -> list[int]: ...

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
    def add(self, documents: list[str | bytes], characters: NDArray[np.uint32]) -> None: ...
    def merge(self) -> list[str]: ...
    def frequencies(self) -> NDArray[np.int64]: ...
    def find_phrases(self, column_of: NDArray[np.int32], least: int) -> list[tuple[int, ...]]: ...
    def join_phrases(
        self, column_of: NDArray[np.int32], phrases: NDArray[np.int32], with_forms: bool
    ) -> list[tuple[int, tuple[int, ...], int]]: ...
    def take_rows(
        self, column_of: NDArray[np.int32]
    ) -> tuple[NDArray[np.int64], NDArray[np.int32], NDArray[np.int32]]: ...

# kernel

LARGEST_TOTAL: int

_SparseRows = tuple[NDArray[np.int64], NDArray[np.uint32], NDArray[np.int64]]
_Joined = Callable[[NDArray[np.int64], NDArray[np.int64]], object]

def fixed_point_shift(total: int) -> int: ...
def fixed_point_g(values: NDArray[np.uint64], shift: int) -> NDArray[np.int64]: ...
def fit_counts(
    row_starts: NDArray[np.int64],
    columns: NDArray[np.int32],
    counts: NDArray[np.uint32] | NDArray[np.uint64],
    *,
    words: int,
    known: NDArray[np.int64],
    threads: int,
    most_kept_sums: int,
    most_joins: int,
    progress: Callable[[int, float], object] | None,
    joined: _Joined | None,
) -> tuple[NDArray[np.int64], NDArray[np.int64], int, dict[str, int]]: ...
def first_slots(
    frequencies: NDArray[np.uint64], *, known: NDArray[np.int64]
) -> NDArray[np.uint32]: ...
def fit_shards(
    shards: Any,
    frequencies: NDArray[np.uint64],
    *,
    known: NDArray[np.int64],
    most_joins: int,
    progress: Callable[[int, float], object] | None,
    joined: _Joined | None,
) -> tuple[NDArray[np.int64], NDArray[np.int64], int, dict[str, int]]: ...
def check_rows(
    ends: NDArray[np.int64],
    slots_of_entries: NDArray[np.uint32],
    sums: NDArray[np.int64],
    *,
    rows: int,
    slots: int,
) -> None: ...

class Shard:
    def __init__(
        self,
        row_starts: NDArray[np.int64],
        columns: NDArray[np.int32],
        counts: NDArray[np.uint32] | NDArray[np.uint64],
        *,
        slot_of_column: NDArray[np.uint32],
        slots: int,
        total: int,
        threads: int,
        most_kept_sums: int,
    ) -> None: ...
    def first_rows(self, first: int, last: int) -> _SparseRows: ...
    def rows(self, slots: NDArray[np.uint32]) -> _SparseRows: ...
    def join(self, kept: int, moved: int) -> _SparseRows: ...
    def renumber(self, slot_of_old: NDArray[np.uint32], slots: int) -> None: ...
    def evaluations(self) -> int: ...

# documents

def fit_joins(
    column_starts: NDArray[np.int64],
    documents: NDArray[np.int32],
    counts: NDArray[np.int32],
    *,
    n_documents: int,
    children: NDArray[np.int64],
    most_spread: float,
    threads: int,
) -> tuple[NDArray[np.float64], NDArray[np.float64]]: ...
def join_log_likelihoods(
    column_starts: NDArray[np.int64],
    documents: NDArray[np.int32],
    counts: NDArray[np.int32],
    *,
    n_documents: int,
    children: NDArray[np.int64],
    means: NDArray[np.float64],
    spreads: NDArray[np.float64],
    threads: int,
) -> NDArray[np.float64]: ...
def document_log_probabilities(
    children: NDArray[np.int64],
    starts: NDArray[np.int64],
    shares: NDArray[np.float64],
    spreads: NDArray[np.float64],
    row_starts: NDArray[np.int64],
    positions: NDArray[np.int32],
    sums: NDArray[np.int64],
    *,
    threads: int,
) -> NDArray[np.float64]: ...
def next_word_probabilities(
    children: NDArray[np.int64],
    starts: NDArray[np.int64],
    shares: NDArray[np.float64],
    spreads: NDArray[np.float64],
    row_starts: NDArray[np.int64],
    positions: NDArray[np.int32],
    sums: NDArray[np.int64],
    *,
    columns: NDArray[np.int64],
    n_columns: int,
    threads: int,
) -> NDArray[np.float64]: ...
def top_next_words(
    children: NDArray[np.int64],
    starts: NDArray[np.int64],
    shares: NDArray[np.float64],
    spreads: NDArray[np.float64],
    row_starts: NDArray[np.int64],
    positions: NDArray[np.int32],
    sums: NDArray[np.int64],
    *,
    words: NDArray[np.int64],
    best: int,
    exclude_seen: bool,
    threads: int,
) -> tuple[NDArray[np.int32], NDArray[np.float64]]: ...
def words_given_documents(
    children: NDArray[np.int64],
    starts: NDArray[np.int64],
    shares: NDArray[np.float64],
    spreads: NDArray[np.float64],
    row_starts: NDArray[np.int64],
    positions: NDArray[np.int32],
    sums: NDArray[np.int64],
    *,
    words: NDArray[np.int32],
    threads: int,
) -> tuple[NDArray[np.float64], NDArray[np.int64]]: ...
def words_given_others(
    children: NDArray[np.int64],
    starts: NDArray[np.int64],
    shares: NDArray[np.float64],
    spreads: NDArray[np.float64],
    row_starts: NDArray[np.int64],
    positions: NDArray[np.int32],
    sums: NDArray[np.int64],
    *,
    threads: int,
) -> tuple[NDArray[np.float64], NDArray[np.int64]]: ...

# likelihood

def left_to_right_estimates(
    row_starts: NDArray[np.int64],
    words: NDArray[np.int32],
    counts: NDArray[np.int64],
    word_topics: NDArray[np.float64],
    prior: NDArray[np.float64],
    *,
    chains: int,
    sweeps: int,
    seed: int,
    threads: int,
) -> tuple[NDArray[np.float64], NDArray[np.float64]]: ...
def annealed_estimates(
    row_starts: NDArray[np.int64],
    words: NDArray[np.int32],
    counts: NDArray[np.int64],
    word_topics: NDArray[np.float64],
    prior: NDArray[np.float64],
    *,
    chains: int,
    steps: int,
    seed: int,
    threads: int,
    progress: Callable[[float], object] | None,
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]: ...
def gibbs_shares(
    row_starts: NDArray[np.int64],
    words: NDArray[np.int32],
    counts: NDArray[np.int64],
    word_topics: NDArray[np.float64],
    prior: NDArray[np.float64],
    *,
    burn_in: int,
    sweeps: int,
    seed: int,
    threads: int,
) -> NDArray[np.float64]: ...
def log_probability_curve(
    *,
    training_starts: NDArray[np.int64],
    training_documents: NDArray[np.int32],
    training_counts: NDArray[np.int32],
    training_lengths: NDArray[np.int64],
    test_starts: NDArray[np.int64],
    test_documents: NDArray[np.int32],
    test_counts: NDArray[np.int32],
    test_lengths: NDArray[np.int64],
    frequencies: NDArray[np.float64],
    children: NDArray[np.int64],
    alphas: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64]]: ...

# mixtures

class _LdaSampler:
    def __init__(
        self,
        starts: NDArray[np.int64],
        columns: NDArray[np.int32],
        counts: NDArray[np.int64],
        *,
        words: int,
        alpha: NDArray[np.float64],
        beta: NDArray[np.float64],
        beta_sums: NDArray[np.float64],
        word_topics: NDArray[np.int64],
        groups: int,
        seed: int,
        threads: int,
    ) -> None: ...
    def sweep(self, iteration: int) -> None: ...
    def set_alpha(self, alpha: NDArray[np.float64]) -> None: ...
    def set_beta(self, beta: float) -> None: ...
    def add_sample(
        self,
        scale: NDArray[np.float64],
        topic_words: NDArray[np.float64],
        document_topics: NDArray[np.float64],
    ) -> None: ...
    def word_order(self) -> NDArray[np.int64]: ...
    def totals(self) -> NDArray[np.int64]: ...
    def document_tails(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]: ...
    def word_tails(self) -> NDArray[np.int64]: ...
    def word_log_products(self) -> float: ...
    def assignments(
        self,
    ) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]: ...
    def conditional(self, token: int) -> NDArray[np.float64]: ...

class NarrowLdaSampler(_LdaSampler): ...
class WideLdaSampler(_LdaSampler): ...

class _Cvb0:
    def __init__(
        self,
        starts: NDArray[np.int64],
        columns: NDArray[np.int32],
        counts: NDArray[np.int64],
        *,
        words: int,
        alpha: NDArray[np.float64],
        beta: NDArray[np.float64],
        beta_sums: NDArray[np.float64],
        share_starts: NDArray[np.int64],
        share_topics: NDArray[np.int64],
        shares: NDArray[np.float32],
        groups: int,
        threads: int,
    ) -> None: ...
    def round(self, cut_off: float) -> float: ...
    def set_alpha(self, alpha: NDArray[np.float64]) -> None: ...
    def set_beta(self, beta: float) -> None: ...
    def totals(self) -> NDArray[np.float64]: ...
    def copy_counts(
        self, document_topics: NDArray[np.float64], word_topics: NDArray[np.float64]
    ) -> None: ...
    def draw_tails(
        self, number: int
    ) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]: ...
    def shares(
        self,
    ) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64], NDArray[np.float64]]: ...

class NarrowCvb0(_Cvb0): ...
class WideCvb0(_Cvb0): ...

# refinement

class _Refinement(TypedDict):
    move_passes: NDArray[np.int64]
    move_words: NDArray[np.int64]
    move_sources: NDArray[np.int64]
    move_targets: NDArray[np.int64]
    move_gains: NDArray[np.int64]
    topics: NDArray[np.uint32]
    losses: NDArray[np.int64]
    passes: int
    converged: bool
    shift: int

def refine_words(
    column_starts: NDArray[np.int64],
    documents: NDArray[np.int32],
    counts: NDArray[np.uint32] | NDArray[np.uint64],
    *,
    n_documents: int,
    topics: NDArray[np.int32],
    homes: NDArray[np.int32],
    keepers: NDArray[np.int32],
    parents_of_topics: NDArray[np.int32],
    parents_of_words: NDArray[np.int32],
    above: list[NDArray[np.int32]],
    most_passes: int,
    most_sums: int,
    threads: int,
    progress: Callable[[int, float], object] | None,
) -> _Refinement: ...
def rank_telling(
    column_starts: NDArray[np.int64],
    documents: NDArray[np.int32],
    counts: NDArray[np.uint32] | NDArray[np.float64],
    lengths: NDArray[np.uint32] | NDArray[np.float64],
    *,
    words: NDArray[np.int64],
    starts: NDArray[np.int64],
    sizes: NDArray[np.int64],
    other_starts: NDArray[np.int64],
    other_sizes: NDArray[np.int64],
    best: int,
    threads: int,
) -> NDArray[np.int32]: ...

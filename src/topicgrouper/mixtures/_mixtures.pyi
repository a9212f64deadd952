import numpy as np
from numpy.typing import NDArray

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
    def set_beta(self, beta: float) -> None: ...
    def totals(self) -> NDArray[np.float64]: ...
    def copy_counts(
        self, document_topics: NDArray[np.float64], word_topics: NDArray[np.float64]
    ) -> None: ...
    def draw_tail(self, number: int) -> NDArray[np.int64]: ...
    def shares(
        self,
    ) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64], NDArray[np.float64]]: ...

class NarrowCvb0(_Cvb0): ...
class WideCvb0(_Cvb0): ...

def plsi_steps(
    starts: NDArray[np.int64],
    columns: NDArray[np.int32],
    counts: NDArray[np.int64],
    *,
    document_topics: NDArray[np.float64],
    word_topics: NDArray[np.float64],
    iterations: int,
    tolerance: float,
    threads: int,
) -> NDArray[np.float64]: ...
def plsi_fold_in(
    starts: NDArray[np.int64],
    columns: NDArray[np.int32],
    counts: NDArray[np.int64],
    *,
    word_topics: NDArray[np.float64],
    document_topics: NDArray[np.float64],
    iterations: int,
    tolerance: float,
    threads: int,
) -> None: ...

import numpy as np
from numpy.typing import NDArray

KIND_SHIFT: int
LETTER: int
NUMBER: int
LINE: int
MARK: int
DELICATE: int

def delicate_ones(documents: list[str | bytes], characters: NDArray[np.uint32]) -> list[int]: ...

class WordCounter:
    def __init__(
        self, *, threads: int, lowercase: bool, alphabetic: bool, min_length: int
    ) -> None: ...
    def add(self, documents: list[str | bytes], characters: NDArray[np.uint32]) -> None: ...
    def merge(self) -> list[str]: ...
    def frequencies(self) -> NDArray[np.int64]: ...
    def take_rows(
        self, column_of: NDArray[np.int32]
    ) -> tuple[NDArray[np.int64], NDArray[np.int32], NDArray[np.int32]]: ...

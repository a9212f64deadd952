"""The data sets of the paper, prepared as it describes, and files of baskets.

Each loader takes the path of the original files, which are not part of the repository, and returns
the training and the test part that the paper's experiments start from. The functions named
``read_…`` return all documents before the split. The page on data sets in the documentation
compares the resulting numbers with the paper's.
"""

from experiments.datasets.associated_press import (
    load_associated_press,
    load_associated_press_sample,
    read_associated_press,
    read_associated_press_sample,
)
from experiments.datasets.baskets import (
    load_baskets,
    load_groceries,
    read_baskets,
    read_groceries,
)
from experiments.datasets.nips import load_nips, read_nips
from experiments.datasets.online_retail import load_online_retail, read_online_retail
from experiments.datasets.reuters import load_reuters
from experiments.datasets.ta_feng import load_ta_feng, read_ta_feng
from experiments.datasets.twenty_newsgroups import (
    load_twenty_newsgroups,
    read_twenty_newsgroups,
)

__all__ = [
    "load_associated_press",
    "load_associated_press_sample",
    "load_baskets",
    "load_groceries",
    "load_nips",
    "load_online_retail",
    "load_reuters",
    "load_ta_feng",
    "load_twenty_newsgroups",
    "read_associated_press",
    "read_associated_press_sample",
    "read_baskets",
    "read_groceries",
    "read_nips",
    "read_online_retail",
    "read_ta_feng",
    "read_twenty_newsgroups",
]

"""Tests of the package, a folder per room.

Every process of a run imports this first. BLAS gets one thread: arrays of tests are small, and
waking another thread for two numbers takes longer than adding them up.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

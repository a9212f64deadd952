"""The trees of fixed counts, as digests that every system must reproduce.

``python -m tests.digests`` needs the package and nothing else. See ``reference.json``.
"""

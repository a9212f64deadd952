"""Other topic models beside this package: quality of topics, stability, time, settings.

`python -m benchmarks.peers --help` says what can be chosen; README.md in the folder above says what
is measured.
"""

"""What every other package needs, whatever it does: arrays, checks, progress, texts safe to show.

Arrays are read-only, in canonical rows and checked before use. Checked are also arguments, numbers
of threads and optional packages.
"""

"""Readers: a module per format, chosen by content and name of the file or explicitly.

Lines of texts are read by ``documents.py``, whose rules other formats share.

Texts are streamed in batches and counted as they arrive, so they may be larger than the memory.
Formats of counts are parsed by NumPy; only where something is wrong, a second, slow pass over the
block finds the exact line.
"""

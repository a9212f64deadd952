"""The command line: a client of the public Python API, and the only place that prints."""

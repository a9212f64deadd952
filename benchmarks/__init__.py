"""Benchmarks of speed and memory, compared with the alternatives."""

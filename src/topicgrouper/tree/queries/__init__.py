"""Queries on trees: near words, telling words, strong documents, outlines, paths."""

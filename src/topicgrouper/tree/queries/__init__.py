"""Queries on trees: near words, distinctive words, strong documents, outlines, paths."""

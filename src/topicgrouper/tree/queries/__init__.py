"""Questions to a tree: near words, telling words, strong documents, outlines, paths."""

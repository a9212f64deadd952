"""Topics as a tree: exact agglomerative topic modelling without hyper-parameters."""

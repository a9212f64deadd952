"""How probable documents are under given topics: samplers, and closed forms along a tree."""

"""Arrays as every room uses them: read-only, in canonical rows, and checked before use."""

"""Arrays as every other package uses them: read-only, in canonical rows, checked before use."""

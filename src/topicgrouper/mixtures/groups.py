"""Division of a corpus into groups that threads can process in parallel."""

__all__ = ["groups_for"]

# Numbers of groups and the smallest numbers of tokens for which they are used. More groups keep
# more threads busy, at a small cost per group; smaller corpora are one group, processed exactly.
_GROUPS_FROM_TOKENS = ((16, 8_000_000), (8, 800_000), (4, 200_000), (2, 50_000))


def groups_for(tokens: int) -> int:
    """Return the number of groups of documents, and of groups of words."""
    return next((groups for groups, minimum in _GROUPS_FROM_TOKENS if tokens >= minimum), 1)

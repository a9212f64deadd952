"""How a corpus is cut up, so that threads do not get into each other's way."""

__all__ = ["groups_for"]

# Documents and words are cut into so many groups from so many tokens on. More groups keep more
# threads busy, and cost a little more for each; a corpus below the first is worked on exactly.
_GROUPS_FROM_TOKENS = ((16, 8_000_000), (8, 800_000), (4, 200_000), (2, 50_000))


def groups_for(tokens: int) -> int:
    """Return the number of groups of documents, which is also that of groups of words."""
    return next((groups for groups, least in _GROUPS_FROM_TOKENS if tokens >= least), 1)

"""Topics that share words: the softening of a view."""

from topicgrouper.common.lazy_names import lazy_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from topicgrouper.mixtures.soft_topics import SoftTopics
    from topicgrouper.mixtures.softening import soften

__all__ = ["SoftTopics", "soften"]

_HOMES = {"soft_topics": ("SoftTopics",), "softening": ("soften",)}

__getattr__, __dir__ = lazy_names(__name__, _HOMES)

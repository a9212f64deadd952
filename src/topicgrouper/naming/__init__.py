"""Names of topics: given, in files, in prompts, and carried from one model to another."""

from topicgrouper.common.lazy_names import lazy_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from topicgrouper.naming.matching import TopicMatches
    from topicgrouper.naming.name_files import NameChange
    from topicgrouper.naming.named_topics import CarriedNames

__all__ = ["CarriedNames", "NameChange", "TopicMatches"]

_HOMES = {
    "matching": ("TopicMatches",),
    "name_files": ("NameChange",),
    "named_topics": ("CarriedNames",),
}

__getattr__, __dir__ = lazy_names(__name__, _HOMES)

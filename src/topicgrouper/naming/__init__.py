"""Names of topics: given, in files, in prompts, and carried from one model to another."""

from topicgrouper.arrays.lazy_names import lazy_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from topicgrouper.naming.carrying import CarriedNames
    from topicgrouper.naming.matching import TopicMatches
    from topicgrouper.naming.name_files import NameChange

__all__ = ["CarriedNames", "NameChange", "TopicMatches"]

_HOMES = {
    "carrying": ("CarriedNames",),
    "matching": ("TopicMatches",),
    "name_files": ("NameChange",),
}

__getattr__, __dir__ = lazy_names(__name__, _HOMES)

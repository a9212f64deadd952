"""What a model file is made of: sections of arrays in an archive, written in full or not at all."""

from topicgrouper.storage.archive_format import ArchiveError
from topicgrouper.storage.atomic_file import is_plain_file

__all__ = ["ArchiveError", "is_plain_file"]

"""What a model file is made of: sections of arrays in an archive, written in full or not at all."""

from topicgrouper.storage.archive_format import ArchiveError
from topicgrouper.storage.atomic_file import is_plain_file
from topicgrouper.storage.byte_sizes import format_bytes

__all__ = ["ArchiveError", "format_bytes", "is_plain_file"]

"""What a model file is made of: sections of arrays in an archive, written in full or not at all."""

from topicgrouper.storage.archive_format import ArchiveError
from topicgrouper.storage.byte_sizes import format_bytes
from topicgrouper.storage.special_file import is_plain_file

__all__ = ["ArchiveError", "format_bytes", "is_plain_file"]

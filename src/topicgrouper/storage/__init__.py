"""Model files: sections of arrays in an archive, written completely or not at all."""

from topicgrouper.storage.archive_format import ArchiveError
from topicgrouper.storage.atomic_file import check_replaceable, is_plain_file

__all__ = ["ArchiveError", "check_replaceable", "is_plain_file"]

"""What a model file is made of: sections of arrays in an archive, written in full or not at all."""

from topicgrouper.storage.archive_format import ArchiveError, Section

__all__ = ["ArchiveError", "Section"]

"""Read zip files that anybody may have written.

Nothing in a file is believed before it is checked. Members are refused that no ordinary writer of
arrays produces, reading stops where a member must end, and nothing is extracted to the disk. What
is wrong is raised as a `DamageError`; callers turn it into an error of their own that names the
file, with `reporting_damage`.
"""

from __future__ import annotations

import contextlib
import errno
import lzma
import struct
import zipfile
import zlib
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["DamageError", "checked_members", "read_to_end", "reporting_damage"]

_CHUNK_BYTES = 2**20

# Everything that the standard library and NumPy raise on bytes that make no sense.
_DAMAGE = (
    ArithmeticError,
    EOFError,
    LookupError,
    NotImplementedError,
    RuntimeError,
    TypeError,
    ValueError,
    lzma.LZMAError,
    struct.error,
    zipfile.BadZipFile,
    zlib.error,
)


class DamageError(ValueError):
    """A file is damaged or must not be trusted; the message says why and what to do."""


@contextlib.contextmanager
def reporting_damage(
    refusal: Callable[[str], Exception], *, passing: type[Exception]
) -> Iterator[None]:
    """Turn whatever unreadable bytes lead to into one kind of error.

    Faults of the disk and of the system stay what they are.
    """
    try:
        yield
    except passing:
        raise
    except DamageError as error:
        raise refusal(str(error)) from error.__cause__
    except (*_DAMAGE, OSError) as error:
        if isinstance(error, OSError) and error.errno not in (None, errno.EINVAL):
            raise
        reason = str(error) or type(error).__name__
        message = f"it is damaged or incomplete ({reason}); copy it again from the original"
        raise refusal(message) from error


def checked_members(archive: zipfile.ZipFile, *, n_file_bytes: int) -> dict[str, zipfile.ZipInfo]:
    """Return the members of a zip file by name."""
    infos = archive.infolist()
    members = {info.orig_filename: info for info in infos}
    if len(members) != len(infos):
        raise DamageError("it holds two files of the same name; do not trust it")
    for name, info in members.items():
        if info.flag_bits & 1:
            raise DamageError(f"{name[:60]!r} in it is encrypted; save it without a password")
        if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise DamageError(
                f"{name[:60]!r} in it has an unsupported compression method; use deflate"
            )
    if sum(info.compress_size for info in infos) > n_file_bytes:
        raise DamageError("the files in it overlap; do not trust it")
    return members


def read_to_end(stream: BinaryIO, n_bytes: int) -> bytearray:
    """Read the last bytes of a stream; memory grows with what is really there."""
    data = bytearray()
    while len(data) < n_bytes:
        chunk = stream.read(min(_CHUNK_BYTES, n_bytes - len(data)))
        if not chunk:
            raise DamageError(
                f"it declares {n_bytes:,} bytes of data but holds {len(data):,}; "
                "copy it again from the original"
            )
        data += chunk
    if stream.read(1):
        raise DamageError(
            f"it holds more than the {n_bytes:,} bytes of data that it declares; do not trust it"
        )
    return data

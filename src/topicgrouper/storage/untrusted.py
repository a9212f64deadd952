"""Read zip files, and arrays of a declared form, that anybody may have written.

Nothing in a file is believed before it is checked. Members are refused that no ordinary writer of
arrays produces, reading stops where a member must end, and nothing is extracted to the disk. What
is wrong is raised as a `DamageError`; callers turn it into an error of their own that names the
file, with `reporting_damage`.

Headers of arrays are compared and never evaluated, nothing is unpickled, and no more memory is
allocated than the file really holds, whatever it declares.
"""

from __future__ import annotations

import contextlib
import errno
import lzma
import math
import struct
import zipfile
import zlib
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import numpy.typing as npt

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
    refusal: Callable[[str], Exception], *, passing: type[Exception], part: str = "the file"
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
        message = f"{part} is damaged or incomplete ({reason}); copy it again from the original"
        raise refusal(message) from error


def checked_members(archive: zipfile.ZipFile, *, n_file_bytes: int) -> dict[str, zipfile.ZipInfo]:
    """Return the members of a zip file by name."""
    infos = archive.infolist()
    members = {info.orig_filename: info for info in infos}
    if len(members) != len(infos):
        raise DamageError("the archive contains two files of the same name; do not trust it")
    for name, info in members.items():
        if info.flag_bits & 1:
            raise DamageError(f"{name[:60]!r} is encrypted; save the archive without a password")
        if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise DamageError(f"{name[:60]!r} has an unsupported compression method; use deflate")
    if sum(info.compress_size for info in infos) > n_file_bytes:
        raise DamageError("files in the archive overlap; do not trust it")
    return members


def read_to_end(stream: BinaryIO, n_bytes: int) -> bytearray:
    """Read the last bytes of a stream; memory grows with what is really there."""
    data = bytearray()
    while len(data) < n_bytes:
        chunk = stream.read(min(_CHUNK_BYTES, n_bytes - len(data)))
        if not chunk:
            raise DamageError(
                f"the file declares {n_bytes:,} bytes of data but has {len(data):,}; "
                "copy it again from the original"
            )
        data += chunk
    if stream.read(1):
        raise DamageError(
            f"the file has more than the declared {n_bytes:,} bytes of data; do not trust it"
        )
    return data


_MAX_DIMENSIONS = 8
_MAX_CELLS = 2**48


def read_declared_npy(
    stream: BinaryIO, *, header: bytes, dtype: str, shape: tuple[int, ...]
) -> npt.NDArray[Any]:
    """Read an array whose form is known beforehand."""
    if stream.read(len(header)) != header:
        raise DamageError("an array does not match the manifest; do not trust it")
    kind = np.dtype(dtype)
    data = read_to_end(stream, math.prod(shape) * kind.itemsize)
    array = np.frombuffer(data, kind).astype(kind.newbyteorder("="), copy=False)
    array.flags.writeable = False
    return array.reshape(shape)


def is_plausible_shape(shape: Sequence[int]) -> bool:
    """Return whether an array of this shape can exist."""
    # A 0 among the sizes makes an array empty, but NumPy multiplies the others all the same.
    n_cells = math.prod(max(size, 1) for size in shape)
    return len(shape) <= _MAX_DIMENSIONS and n_cells <= _MAX_CELLS

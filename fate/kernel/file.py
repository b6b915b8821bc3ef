"""Reading a file of unknown origin: whatever it is, there is an end to it."""

from __future__ import annotations

from pathlib import Path


class Unreadable(ValueError):
    """No text of bearable length. The message names the file and says why."""


def read(path: Path, most: int) -> str:
    """A file's text, of at most so many bytes. Raises Unreadable."""
    try:
        with path.open("rb") as file:  # its size is not asked for: a device or a pipe has none
            data = file.read(most + 1)
        if len(data) > most:
            raise Unreadable(f"{path}: longer than {most} bytes")
        return data.decode("utf-8")
    except OSError as error:
        raise Unreadable(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise Unreadable(f"{path}: cannot be read: {error}") from None

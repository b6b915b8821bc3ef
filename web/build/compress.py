"""Brotli and gzip copies beside each file, for hosts that serve them and for honest numbers on the wire."""

import gzip
import hashlib
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import brotli

from web.build.environment import WORK

PACKED_ALREADY = {".woff2", ".png", ".br", ".gz"}
BEST = 11
"""For a site that is put on a host."""
QUICK = 4
"""For one that is only looked at on this machine: a hundredth of the time."""


def siblings(folder: Path, quality: int) -> int:
    """Write `NAME.br` and `NAME.gz` beside every compressible file; returns the bytes a visitor's first load takes.

    The first load is everything outside `licences/`. Packed bytes are kept by content between builds: the runtime
    alone takes half a minute at the best quality and changes only with its version.
    """
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    with ThreadPoolExecutor() as pool:
        sizes = pool.map(lambda path: _pack(path, quality), files)
    return sum(size for path, size in zip(files, sizes, strict=True) if "licences" not in path.parts)


def _pack(path: Path, quality: int) -> int:
    data = path.read_bytes()
    if path.suffix in PACKED_ALREADY:
        return len(data)
    small = _kept(data, f"br{quality}", lambda raw: brotli.compress(raw, quality=quality, lgwin=24))
    zipped = _kept(data, f"gz{quality}", lambda raw: gzip.compress(raw, min(quality, 9), mtime=0))
    path.with_name(path.name + ".br").write_bytes(small)
    path.with_name(path.name + ".gz").write_bytes(zipped)
    return len(small)


def _kept(data: bytes, kind: str, pack: Callable[[bytes], bytes]) -> bytes:
    kept = WORK / kind / hashlib.sha256(data).hexdigest()[:24]
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=kept.parent, delete=False) as partial:  # another build may pack the same
            partial.write(pack(data))
        Path(partial.name).rename(kept)
    return kept.read_bytes()

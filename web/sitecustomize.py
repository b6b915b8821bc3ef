"""Runs when Python starts in the worker: from then on modules come out of one file, `modules` in the archive.

Looking modules up in the archive itself costs more than running many of them. PyScript, which writes its package's
sources into the working directory, is found here first, too: compiling those costs a fifth of a second.
"""

import marshal
import sys
from importlib.machinery import ModuleSpec
from zipimport import zipimporter

HOME = __file__.rpartition("/")[0]


class Modules:
    """Finds and loads what `web/build/pack.py` has put into one block of bytes.

    It begins with the length of a table in four bytes, and the table, marshalled: where each file begins after it, and
    its length, by the file's name. A module's file is its code, marshalled.
    """

    def __init__(self, block: bytes) -> None:
        begin = 4 + int.from_bytes(block[:4], "little")
        self.table: dict[str, tuple[int, int]] = marshal.loads(block[4:begin])
        self.files = memoryview(block)[begin:]

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        for folder in path or (HOME,):
            stem = f"{folder}/{name.rpartition('.')[2]}"
            for file, is_package in ((f"{stem}/__init__.pyc", True), (f"{stem}.pyc", False)):
                if self.has(file):
                    spec = ModuleSpec(name, self, origin=file, is_package=is_package)
                    spec.has_location = True
                    if is_package:
                        spec.submodule_search_locations = [stem]
                    return spec
        return None

    def create_module(self, spec: ModuleSpec) -> None:
        """As Python does it by itself."""

    def exec_module(self, module: object) -> None:
        exec(marshal.loads(self.get_data(module.__spec__.origin)), module.__dict__)

    def folder(self, path: str) -> "Folder":
        """A folder of the block, as a path hook. Raises ImportError when it is none."""
        inside = f"{path.removeprefix(f'{HOME}/')}/"
        files = [file.removeprefix(inside) for file in self.table if file.startswith(inside)]
        if not files:
            raise ImportError(f"no folder {path}")
        return Folder(files)

    def has(self, file: str) -> bool:
        return file.removeprefix(f"{HOME}/") in self.table

    def get_data(self, file: str) -> bytes:
        """A file's bytes. Raises OSError when there is none of this name."""
        if not self.has(file):
            raise OSError(f"no file {file}")
        begin, length = self.table[file.removeprefix(f"{HOME}/")]
        return bytes(self.files[begin : begin + length])


class Folder:
    """Tells pkgutil which modules lie in a folder: the rules import whatever card, hero and mode there is."""

    def __init__(self, files: list[str]) -> None:
        self.files = files

    def iter_modules(self, prefix: str = "") -> list[tuple[str, bool]]:
        compiled = [file.removesuffix(".pyc").partition("/") for file in self.files if file.endswith(".pyc")]
        return [
            (prefix + name, bool(rest)) for name, _, rest in compiled if name != "__init__" and rest in ("", "__init__")
        ]

    def find_spec(self, name: str, target: object = None) -> None:
        """Nothing: the block has been asked before."""


modules = Modules(zipimporter(HOME).get_data("modules"))
sys.meta_path.insert(0, modules)
sys.path_hooks.insert(0, modules.folder)

"""Runs when Python starts in the worker: takes the `pyscript` package out of the archive, where it is compiled.

PyScript writes the package's sources into the working directory and imports them from there, which costs every start
a fifth of a second of compiling. The archive holds the same modules of the same release.
"""

import sys
from importlib.machinery import ModuleSpec
from zipimport import zipimporter


class Archived:
    """Finds `pyscript` in the archive this module came from; its submodules follow from there."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return zipimporter(__file__.rpartition("/")[0]).find_spec(name) if name == "pyscript" else None


sys.meta_path.insert(0, Archived)

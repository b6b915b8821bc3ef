"""Pack everything Python needs in the browser into one archive, compiled. Runs inside Pyodide (see pack.mjs).

The stock archive holds sources, which every start would compile again. This one holds bytecode (unchecked, so that
nothing is compared with a source that is not there) of the standard-library modules that the game really imports, of
jinja2, markupsafe and pyscript, of `fate` with its data, and of the templates, all without what only readers need
(see lean.py).
Nothing is compressed, because the web server's brotli does better on the whole than deflate on each member. Only what
Python needs to get going are members of the archive; the rest is one of them, a block that web/sitecustomize.py
reads, since looking modules up in an archive costs more than running many of them.
"""

import ast
import hashlib
import importlib
import importlib.util
import json
import marshal
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import source_hash
from pathlib import Path

ROOT, SITE = Path("/repo"), Path("/site")
sys.path[:0] = [str(ROOT), str(SITE)]
from fate.fate2.text import LANGUAGES, catalog  # noqa: E402 - found on the path just set
from web.build.lean import LEFT_OUT, lean  # noqa: E402

OUT = globals().get("OUT", "")  # given by pack.mjs

# What is imported only when something happens, or by code that comes from PyScript and Pyodide at run time.
LAZY = """
    base64 codeop datetime gettext html importlib.resources inspect io json linecache numbers pprint struct
    textwrap token tokenize traceback typing urllib.parse warnings zipfile zlib
    asyncio pyodide pyodide.code pyodide.ffi pyodide.http pyodide.webloop _pyodide._base
    encodings.utf_8 encodings.ascii encodings.latin_1 encodings.idna encodings.utf_16
""".split()  # noqa: SIM905 - a list of words reads better as words
# What Python imports before sitecustomize, which finds the rest.
EARLY = ("_py_warnings", "encodings/__init__", "encodings/aliases", "encodings/utf_8", "importlib/__init__",
         "sitecustomize", "warnings")  # fmt: skip
HEADER = 16  # bytes before the code in a .pyc
PYSCRIPT = "web/node_modules/@pyscript/core/src/stdlib/pyscript"
# The command line stays at home.
UNPACKED = {
    "fate.__main__", "fate.asking", "fate.bench", "fate.cli", "fate.plain", "fate.simulate", "fate.terminal",
    "fate.fate2.expect", "fate.fate2.position", "fate.fate2.scenario", "fate.kernel.file",
}  # fmt: skip


def name_of(file: Path, top: Path) -> str:
    parts = file.relative_to(top).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(source: str) -> set[str]:
    """Every absolute import in a source, those inside functions included."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


def import_everything(sources: dict[str, Path]) -> None:
    """Import the program, what it imports late, and the lazy list; `sys.modules` then tells what is needed."""
    wanted = set(LAZY) | set(sources)
    for path in sources.values():
        wanted |= imports_of(path.read_text(encoding="utf-8"))
    for name in sorted(wanted):
        if name.partition(".")[0] not in {"js", "pyscript", "polyscript"}:  # made by the page at run time
            importlib.import_module(name)


def pyc(source: str, name: str, optimize: int) -> bytes:
    """Bytecode of a source; `optimize` 0 keeps its asserts, 1 drops them."""
    code = compile(lean(name, ast.parse(source)), f"{name}.py", "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(code, source_hash(source.encode()), False))


def library_modules() -> dict[str, str]:
    """Sources of all loaded modules that came out of the stock archive."""
    found = {}
    for name, module in sorted(sys.modules.items()):
        spec = getattr(module, "__spec__", None)
        if spec and spec.origin and ".zip/" in spec.origin and spec.loader:
            is_package = spec.submodule_search_locations is not None
            found[name.replace(".", "/") + ("/__init__" if is_package else "")] = spec.loader.get_source(spec.name)
    return found


def main() -> None:
    fate = {name_of(p, ROOT): p for p in sorted((ROOT / "fate").rglob("*.py"))}
    fate = {name: path for name, path in fate.items() if name not in UNPACKED}
    import_everything(fate)
    members: dict[str, bytes] = {}
    for stem, source in library_modules().items():
        if stem not in LEFT_OUT:
            members[f"{stem}.pyc"] = pyc(source, stem, optimize=1)
    for package in ("jinja2", "markupsafe"):
        for path in sorted((SITE / package).rglob("*.py")):
            stem = path.relative_to(SITE).with_suffix("").as_posix()
            if stem not in LEFT_OUT:
                members[f"{stem}.pyc"] = pyc(path.read_text(encoding="utf-8"), stem, optimize=1)
    for path in sorted((ROOT / PYSCRIPT).glob("*.py")):
        members[f"pyscript/{path.stem}.pyc"] = pyc(path.read_text(encoding="utf-8"), path.stem, optimize=1)
    starter = ROOT / "web" / "sitecustomize.py"
    members["sitecustomize.pyc"] = pyc(starter.read_text(encoding="utf-8"), starter.stem, optimize=0)
    for path in fate.values():
        stem = path.relative_to(ROOT).with_suffix("").as_posix()
        members[f"{stem}.pyc"] = pyc(path.read_text(encoding="utf-8"), stem, optimize=0)  # asserts guard rules
    for path in sorted((ROOT / "fate").rglob("*")):
        if path.suffix in {".csv", ".json"}:
            members[path.relative_to(ROOT).as_posix()] = path.read_bytes()
    for language in LANGUAGES:
        texts = json.dumps(catalog(language), ensure_ascii=False)
        members[f"fate/fate2/text/{language}.json"] = texts.encode()
    members["fate/app/rules.txt"] = rules_digest().encode("ascii")
    members.update(templates())
    archive = {f"{stem}.pyc": members.pop(f"{stem}.pyc") for stem in EARLY}
    archive["modules"] = block(members)
    with zipfile.ZipFile(OUT, "w", zipfile.ZIP_STORED) as out:
        for name, data in archive.items():
            out.writestr(zipfile.ZipInfo(name), data)  # ZipInfo's fixed date keeps the bytes reproducible


def block(members: dict[str, bytes]) -> bytes:
    """Files as one, in the form that sitecustomize reads."""
    table, files = {}, bytearray()
    for name, data in sorted(members.items()):
        content = data[HEADER:] if name.endswith(".pyc") else data
        table[name] = (len(files), len(content))
        files += content
    head = marshal.dumps(table)
    return len(head).to_bytes(4, "little") + head + files


def rules_digest() -> str:
    """Names the rules: kernel and game without their texts. Games of other rules are taken up at a checkpoint."""
    total = hashlib.sha256()
    for folder in ("kernel", "fate2"):
        for path in sorted((ROOT / "fate" / folder).rglob("*")):
            if path.suffix in {".py", ".csv"}:
                total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:12]


def templates() -> dict[str, bytes]:
    """Each template as the module that jinja2's ModuleLoader looks for."""
    from jinja2 import ModuleLoader

    from fate.app.screens import environment

    env = environment("zh")
    compiled = {}
    for name in env.list_templates():
        assert env.loader is not None
        source, filename, _ = env.loader.get_source(env, name)
        code = env.compile(source, name, filename, raw=True, defer_init=True)
        stem = ModuleLoader.get_module_filename(name).removesuffix(".py")
        compiled[f"templates/{stem}.pyc"] = pyc(code, f"templates/{name}", optimize=0)
    return compiled


if __name__ == "pack":
    main()

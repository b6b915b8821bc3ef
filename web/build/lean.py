"""Modules without what a page in a browser cannot use. Runs inside Pyodide.

Importing is most of what Python does until the lobby is there. Once templates are Python modules, nothing calls the
lexer, the parser, the syntax tree and the compiler of jinja2; a page opens no sockets and starts no processes, which
half of asyncio is about; and Pyodide unpacks no wheels here.
"""

import ast

LEFT_OUT = {
    *(
        f"jinja2/{name}"
        for name in (
            "_identifier", "bccache", "compiler", "constants", "ext", "idtracking", "lexer", "meta", "nativetypes",
            "optimizer", "parser", "sandbox", "visitor",
        )
    ),
    *(
        f"asyncio/{name}"
        for name in (
            "base_events", "base_subprocess", "graph", "selector_events", "sslproto", "staggered", "streams",
            "subprocess", "trsock", "unix_events",
        )
    ),
    "selectors", "signal", "socket", "ssl", "_ssl", "subprocess",
    "bz2", "compression/__init__", "compression/_common/__init__", "compression/_common/_streams",
    "compression/zstd/__init__", "compression/zstd/_zstdfile", "lzma",
}  # fmt: skip
"""Modules that are not packed."""
WITHOUT = {"jinja2/environment", "asyncio/__init__", "asyncio/events", "asyncio/runners"}
"""Modules in which names imported from those become None, and what needs them at once is not defined."""
KEPT = {
    "jinja2/__init__": {"Environment", "FileSystemLoader", "ModuleLoader"},
    "jinja2/nodes": {"t", "EvalContext"},
    "asyncio/__init__": {"*"},
}
"""Modules of which only these names are needed."""
LATE = {
    "jinja2/filters": {"random"},
    "jinja2/utils": {"quote_from_bytes"},
    "traceback": {"_colorize"},
    "urllib/parse": {"ipaddress"},
    "pyodide/_package_loader": {"NamedTemporaryFile", "ZipFile"},
}
"""Names that a module imports only when a function needs them."""
ADDED = {"asyncio/__init__": "DefaultEventLoopPolicy = events._BaseDefaultEventLoopPolicy"}
"""Statements that stand in for what is left out."""
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def lean(name: str, tree: ast.Module) -> ast.Module:
    """The syntax tree of module `name` ("jinja2/utils") without what the page does not need."""
    if name in KEPT:
        tree.body = [node for node in tree.body if _names(node) & KEPT[name]]
    if name in WITHOUT:
        _strip(tree, name.rpartition("/")[0])
    if name in LATE:
        _defer(tree, LATE[name])
    if name in ADDED:
        tree.body += ast.parse(ADDED[name]).body
    _bare(tree)
    return ast.fix_missing_locations(tree)


def _names(node: ast.stmt) -> set[str]:
    """What a statement of a module defines."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        return {alias.asname or alias.name for alias in node.names}
    return {node.name} if isinstance(node, ast.ClassDef | ast.FunctionDef) else set()


def _bare(tree: ast.Module) -> None:
    """Drop docstrings and what functions say of their types: nobody looks there. Types of fields stay.

    A data class gets one of a character, or else `dataclasses` would write it one out of its signature, which takes
    longer than all the rest of making the class.
    """
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
        if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(name) for name in node.decorator_list):
            node.body.insert(0, ast.copy_location(ast.Expr(ast.Constant("-")), node.body[0]))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None


def _strip(tree: ast.Module, package: str) -> None:
    """Make None what is imported from a module that is left out; drop methods whose defaults need it."""
    gone: set[str] = set()
    body: list[ast.stmt] = []
    for node in tree.body:
        if _left_out(node, package):
            names = _names(node) - {"*"}
            gone |= names
            targets: list[ast.expr] = [ast.Name(name, ast.Store()) for name in sorted(names)]
            body += [ast.copy_location(ast.Assign(targets, ast.Constant(None)), node)] if targets else []
        else:
            body.append(node)
    tree.body = body
    for found in ast.walk(tree):
        if isinstance(found, ast.ClassDef):
            found.body = [node for node in found.body if not _defaults(node) & gone]


def _left_out(node: ast.stmt, package: str) -> bool:
    if isinstance(node, ast.ImportFrom):
        return bool(node.level) and f"{package}/{node.module}" in LEFT_OUT
    return isinstance(node, ast.Import) and all(alias.name in LEFT_OUT for alias in node.names)


def _defaults(node: ast.stmt) -> set[str]:
    """Names that the default arguments of a function need."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return set()
    values = [*node.args.defaults, *filter(None, node.args.kw_defaults)]
    return {name.id for value in values for name in ast.walk(value) if isinstance(name, ast.Name)}


def _defer(tree: ast.Module, names: set[str]) -> None:
    """Move imports of `names` from the top of the module into the functions that use them."""
    moved = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom) and _names(node) <= names]
    tree.body = [node for node in tree.body if node not in moved]
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            used = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
            function.body[:0] = [node for node in moved if _names(node) & used]

"""Jinja for a page whose templates are compiled already: its reading half stays at home. Runs inside Pyodide.

Importing jinja2 as it is takes half as long as all of the game's own modules. Most of that is the lexer, the parser,
the syntax tree and the compiler, which nothing calls once templates are Python modules.
"""

import ast

LEFT_OUT = {
    f"jinja2/{name}"
    for name in (
        "_identifier", "bccache", "compiler", "constants", "ext", "idtracking", "lexer", "meta", "nativetypes",
        "optimizer", "parser", "sandbox", "visitor",
    )
}  # fmt: skip
"""Modules that are not packed. Names imported from them on the way in become None."""
KEPT = {
    "jinja2/__init__": {"Environment", "FileSystemLoader", "ModuleLoader"},
    "jinja2/nodes": {"t", "EvalContext"},
}
"""Modules of which only these names are needed."""
LATE = {"jinja2/utils": {"quote_from_bytes"}, "urllib/parse": {"ipaddress"}}
"""Names that a module imports only when a function needs them."""


def lean(name: str, tree: ast.Module) -> ast.Module:
    """The syntax tree of module `name` ("jinja2/utils") without what the page does not need."""
    if name in KEPT:
        tree.body = [node for node in tree.body if _names(node) & KEPT[name]]
    if name == "jinja2/environment":
        tree.body = [_without(node) for node in tree.body]
    if name in LATE:
        _defer(tree, LATE[name])
    return ast.fix_missing_locations(tree)


def _names(node: ast.stmt) -> set[str]:
    """What a statement of a module defines."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        return {alias.asname or alias.name for alias in node.names}
    return {node.name} if isinstance(node, ast.ClassDef | ast.FunctionDef) else set()


def _without(node: ast.stmt) -> ast.stmt:
    """An import from a module that is left out, as an assignment of None."""
    if not (isinstance(node, ast.ImportFrom) and node.level and f"jinja2/{node.module}" in LEFT_OUT):
        return node
    targets: list[ast.expr] = [ast.Name(name, ast.Store()) for name in _names(node)]
    return ast.copy_location(ast.Assign(targets, ast.Constant(None)), node)


def _defer(tree: ast.Module, names: set[str]) -> None:
    """Move imports of `names` from the top of the module into the functions that use them."""
    moved = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom) and _names(node) <= names]
    tree.body = [node for node in tree.body if node not in moved]
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            used = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
            function.body[:0] = [node for node in moved if _names(node) & used]

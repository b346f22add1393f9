"""The mutants of a file: every place that can be changed, and the code with the change in it."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import CodeType

from tools.mutants import changes

LONGEST = 100
"""How many letters of the code around a change name a mutant."""
LEFT_OUT = "(left out)"
BLOCKS = ("body", "orelse", "finalbody")

Step = tuple[str, int | None]


@dataclass(frozen=True)
class Mutant:
    """One change. All but the place in the file names it, so that it keeps its name when lines move."""

    file: str
    function: str
    """With its class; empty for what stands outside functions."""
    code: str
    """A digest of the function: another function, another mutant."""
    was: str
    becomes: str
    nth: int
    """Which of several places in the function that read the same."""
    lines: range = field(compare=False)
    """The lines of the statement."""
    where: tuple[Step, ...] = field(compare=False, repr=False)
    """The way through the syntax tree."""
    instead: tuple[ast.AST, ...] = field(compare=False, repr=False)

    @property
    def key(self) -> str:
        return "\t".join([self.file, self.function, self.code, self.was, self.becomes, str(self.nth)])

    @property
    def told(self) -> str:
        """The change as the table of accepted ones has it."""
        return f"{self.was}  ->  {self.becomes}" + (f"  #{self.nth}" if self.nth else "")


def mutants_of(file: Path, root: Path) -> list[Mutant]:
    """All mutants of a file, in the order of its lines."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    name = file.relative_to(root).as_posix()
    seen: dict[str, int] = {}
    found = []
    for mutant in Maker(tree, name).mutants():
        again = seen.get(mutant.key, 0)
        seen[mutant.key] = again + 1
        found.append(replace(mutant, nth=again))
    return found


def mutated(file: Path, mutant: Mutant) -> CodeType:
    """The module with the change in it, compiled."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    put(tree, mutant.where, mutant.instead)
    return compile(ast.fix_missing_locations(tree), str(file), "exec", dont_inherit=True)


def function_in(module: CodeType, name: str) -> Iterator[CodeType]:
    """The code of the functions with a name (class and all) in the code of a module."""
    for constant in module.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == name:
                yield constant
            elif name.startswith(constant.co_qualname + "."):
                yield from function_in(constant, name)


def at(tree: ast.AST, where: tuple[Step, ...]) -> ast.AST:
    for name, number in where:
        tree = getattr(tree, name)
        tree = tree if number is None else tree[number]  # type: ignore[index]
    return tree


def put(tree: ast.AST, where: tuple[Step, ...], instead: tuple[ast.AST, ...]) -> None:
    """Put one node, or several statements one after another, where others stood."""
    holder = at(tree, where[:-1])
    name, number = where[-1]
    old = at(tree, where)
    for node in instead:
        if "lineno" in node._attributes:
            ast.copy_location(node, old)
    if number is None:
        setattr(holder, name, instead[0])
    else:
        getattr(holder, name)[number : number + len(instead)] = instead


class Maker:
    """Walks a syntax tree and finds what can be changed. `where` is the way from the module to a node."""

    def __init__(self, tree: ast.Module, file: str) -> None:
        self.tree = tree
        self.file = file
        self.reasons = reasons_of(tree)

    def mutants(self) -> Iterator[Mutant]:
        yield from self.block(self.tree, (), "body", None, "")

    def block(
        self, holder: ast.AST, where: tuple[Step, ...], name: str, outer: ast.AST | None, inside: str
    ) -> Iterator[Mutant]:
        """The statements of a block. `outer` is the outermost function around it, `inside` its name or a class's."""
        statements: list[ast.stmt] = getattr(holder, name)
        for i, statement in enumerate(statements):
            here = (*where, (name, i))
            if is_declaration(statement):
                continue
            yield from self.statement(statement, here, outer, inside)
            if outer is not None:
                for other in changes.left_out(statement, names_set(outer, statement)):
                    yield self.mutant(statement, here, (other,), outer, inside, ast.unparse(statement), told(other))
                following = statements[i + 1] if i + 1 < len(statements) else None
                if following is not None and changes.depend(statement, following):
                    was = "; ".join(map(ast.unparse, (statement, following)))
                    becomes = "; ".join(map(ast.unparse, (following, statement)))
                    yield self.mutant(statement, here, (following, statement), outer, inside, was, becomes)

    def statement(
        self, statement: ast.stmt, where: tuple[Step, ...], outer: ast.AST | None, inside: str
    ) -> Iterator[Mutant]:
        """The changes within a statement, then those of the blocks in it."""
        if isinstance(statement, ast.ClassDef):
            yield from self.block(statement, where, "body", None, f"{inside}{statement.name}.")
            return
        if isinstance(statement, ast.FunctionDef):
            if outer is None:
                outer, inside = statement, f"{inside}{statement.name}"
            for number, default in parts_of(statement.args.defaults):
                here = (*where, ("args", None), ("defaults", number))
                yield from self.expressions(default, here, statement, where, outer, inside)
            yield from self.block(statement, where, "body", outer, inside)
            return
        for name, value in ast.iter_fields(statement):
            if name in BLOCKS or name in ("annotation", "handlers", "cases", "type_params"):
                continue
            for number, node in parts_of(value):
                yield from self.expressions(node, (*where, (name, number)), statement, where, outer, inside)
        for name, number, test in changes.conditions(statement):
            yield self.change(statement, where, (*where, (name, number)), (test,), outer, inside)
        if isinstance(statement, ast.AugAssign) and not changes.is_textual(statement.value):
            operator = changes.CALCULATED[type(statement.op)]()
            yield self.change(statement, where, (*where, ("op", None)), (operator,), outer, inside)
        if isinstance(statement, ast.Return) and statement.value is not None and isinstance(outer, ast.FunctionDef):
            for other in changes.returned(statement.value, outer.returns):
                yield self.change(statement, where, (*where, ("value", None)), (other,), outer, inside)
        for name in BLOCKS:
            if getattr(statement, name, None):
                yield from self.block(statement, where, name, outer, inside)
        for name in ("handlers", "cases"):
            for number, handler in parts_of(getattr(statement, name, [])):
                yield from self.block(handler, (*where, (name, number)), "body", outer, inside)

    def expressions(
        self,
        node: ast.AST,
        where: tuple[Step, ...],
        statement: ast.stmt,
        at_statement: tuple[Step, ...],
        outer: ast.AST | None,
        inside: str,
    ) -> Iterator[Mutant]:
        """The changes of an expression and of all in it."""
        if isinstance(node, ast.arguments):
            return
        for instead in changes.expressions(node, self.reasons):
            yield self.change(statement, at_statement, where, (instead,), outer, inside)
        for name, number, test in changes.conditions(node):
            yield self.change(statement, at_statement, (*where, (name, number)), (test,), outer, inside)
        for name, value in ast.iter_fields(node):
            for number, inner in parts_of(value):
                if not is_no_rule(node, inner):
                    here = (*where, (name, number))
                    yield from self.expressions(inner, here, statement, at_statement, outer, inside)

    def change(
        self,
        statement: ast.stmt,
        at_statement: tuple[Step, ...],
        where: tuple[Step, ...],
        instead: tuple[ast.AST, ...],
        outer: ast.AST | None,
        inside: str,
    ) -> Mutant:
        """A mutant that is named by the code around its change: the statement, or as much of it as is short enough."""
        old = at(self.tree, where)
        around = self.around(at_statement, where)
        was = told(at(self.tree, around))
        put(self.tree, where, instead)
        becomes = told(at(self.tree, around))
        put(self.tree, where, (old,))
        return self.mutant(statement, where, instead, outer, inside, was, becomes)

    def around(self, statement: tuple[Step, ...], where: tuple[Step, ...]) -> tuple[Step, ...]:
        """The way to the largest piece of code about a place that is not too long, the statement at most."""
        for end in range(len(statement), len(where)):
            node = at(self.tree, where[:end])
            if isinstance(node, ast.stmt | ast.expr) and len(told(node)) <= LONGEST:
                return where[:end]
        inner = [end for end in range(len(statement), len(where) + 1) if is_told(at(self.tree, where[:end]))]
        return where[: inner[-1]]

    def mutant(
        self,
        statement: ast.stmt,
        where: tuple[Step, ...],
        instead: tuple[ast.AST, ...],
        outer: ast.AST | None,
        inside: str,
        was: str,
        becomes: str,
    ) -> Mutant:
        code = digest(outer if outer is not None else statement)
        lines = range(statement.lineno, end_of_head(statement) + 1)
        return Mutant(self.file, inside if outer else "", code, was, becomes, 0, lines, where, instead)


def reasons_of(tree: ast.Module) -> list[str]:
    """The names that a module gives to rules it refuses by; with only one, LEGAL is the other if it knows it."""
    found = []
    for statement in tree.body:
        match statement:
            case ast.AnnAssign(ast.Name(name), _, ast.Call(ast.Name("rule"))):
                found.append(name)
    imported = [alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names]
    return [*found, "LEGAL"] if len(found) == 1 and "LEGAL" in imported else found if len(found) > 1 else []


def is_declaration(statement: ast.stmt) -> bool:
    """Imports, `__slots__`, what only type checkers read, and what is said in words."""
    match statement:
        case ast.Import() | ast.ImportFrom() | ast.Expr(ast.Constant()) | ast.Global() | ast.Nonlocal():
            return True
        case ast.If(ast.Name("TYPE_CHECKING")) | ast.Assign([ast.Name("__slots__")]):
            return True
        case ast.AnnAssign(value=None):
            return True
    return False


def is_no_rule(node: ast.AST, inner: ast.AST) -> bool:
    """What a cast is to, whether `zip` is strict, and the words of a sentence are not changed."""
    match node:
        case ast.Call(ast.Name("cast"), [first, *_]):
            return inner is first
        case ast.keyword("strict"):
            return True
        case ast.JoinedStr(values):
            words = "".join(str(part.value) for part in values if isinstance(part, ast.Constant))
            return isinstance(inner, ast.Constant) and " " in words.strip()
    return False


def parts_of(value: object) -> list[tuple[int | None, ast.AST]]:
    """The nodes in a field, each with its number if there may be several."""
    if isinstance(value, list):
        return [(number, node) for number, node in enumerate(value) if isinstance(node, ast.AST)]
    return [(None, value)] if isinstance(value, ast.AST) else []


def is_told(node: ast.AST) -> bool:
    return isinstance(node, ast.stmt | ast.expr)


def names_set(function: ast.AST, before: ast.stmt) -> set[str]:
    """Names that a function sets, or is given, above a statement."""
    found = {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.lineno < before.lineno:
            found.add(node.id)
    return found


def told(node: ast.AST) -> str:
    """Code as one line; of a statement with a block only its head."""
    if isinstance(node, ast.Pass):
        return LEFT_OUT
    if isinstance(node, ast.If | ast.While):
        return f"{type(node).__name__.lower()} {ast.unparse(node.test)}:"
    if isinstance(node, ast.For):
        return f"for {ast.unparse(node.target)} in {ast.unparse(node.iter)}:"
    if isinstance(node, ast.FunctionDef):
        return f"def {node.name}({ast.unparse(node.args)}):"
    if isinstance(node, ast.With):
        return f"with {', '.join(map(ast.unparse, node.items))}:"
    return ast.unparse(ast.fix_missing_locations(node)).replace("\n", " ")


def end_of_head(statement: ast.stmt) -> int:
    """The last line of a statement, or of what stands before its block."""
    body = getattr(statement, "body", None)
    if isinstance(body, list) and body:
        return max(statement.lineno, int(body[0].lineno) - 1)
    return statement.end_lineno or statement.lineno


def digest(node: ast.AST) -> str:
    """Of the code without what is said in words."""
    plain = ast.unparse(node)
    if isinstance(node, ast.FunctionDef) and ast.get_docstring(node):
        plain = ast.unparse([node.args, *node.body[1:]] if len(node.body) > 1 else node)  # type: ignore[arg-type]
    return hashlib.sha256(plain.encode()).hexdigest()[:8]

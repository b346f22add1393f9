"""What is changed in code: comparisons, numbers, arithmetic, conditions, order, statements, what is returned.

Each function looks at one node of the syntax tree and yields what may stand in its place.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
SWAPPED_BY_COMPARING = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
TEXTUAL = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr, ast.Dict, ast.Set)


def expressions(node: ast.AST, reasons: list[str]) -> Iterator[ast.AST]:
    """What may stand in the place of an expression. `reasons` are the rules that the module refuses by."""
    match node:
        case ast.Compare():
            yield from compared(node)
        case ast.BinOp(left, operator, right) if not (is_textual(left) or is_textual(right)):
            yield ast.BinOp(left, CALCULATED[type(operator)](), right)
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
            for i in range(len(values)):
                rest = values[:i] + values[i + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(operator, rest)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.UnaryOp(ast.USub(), operand) if not isinstance(operand, ast.Constant):
            yield operand
        case ast.IfExp(test, body, orelse) if not negated_elsewhere(test):
            yield ast.IfExp(negated(test), body, orelse)
        case ast.Call(ast.Name("range"), [*most, last], []) if not isinstance(last, ast.Constant):
            yield ast.Call(node.func, [*most, ast.BinOp(last, ast.Sub(), ast.Constant(1))], [])
        case ast.Name(name, ast.Load()) if name in OPPOSITES:
            yield ast.Name(OPPOSITES[name], ast.Load())
        case ast.Name(name, ast.Load()) if name in reasons:
            yield ast.Name((reasons + reasons)[reasons.index(name) + 1], ast.Load())
        case ast.Constant(value):
            yield from (ast.Constant(other) for other in constants(value))


def compared(node: ast.Compare) -> Iterator[ast.AST]:
    for i, operator in enumerate(node.ops):
        other = COMPARED[type(operator)]()
        yield ast.Compare(node.left, [*node.ops[:i], other, *node.ops[i + 1 :]], node.comparators)


def constants(value: object) -> Iterator[bool | int | str]:
    """A number becomes one more or one less, a key another one; a text with blanks is a sentence, not a key."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        if value > 0:
            yield value - 1
    elif isinstance(value, str) and " " not in value.strip() and any(letter.isalnum() for letter in value):
        yield value + "~"


def is_textual(node: ast.expr) -> bool:
    """Whether it is a text or a collection, with which no other arithmetic is possible."""
    return isinstance(node, TEXTUAL) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def negated_elsewhere(test: ast.expr) -> bool:
    """Whether another change already turns a condition into its opposite."""
    if isinstance(test, ast.Compare):
        return len(test.ops) == 1 and isinstance(test.ops[0], SWAPPED_BY_COMPARING)
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


def conditions(node: ast.AST) -> Iterator[tuple[str, int | None, ast.expr]]:
    """The conditions of a node, negated: name and number of the field, and what may stand there."""
    if isinstance(node, ast.If | ast.While | ast.Assert) and not negated_elsewhere(node.test):
        yield "test", None, negated(node.test)
    if isinstance(node, ast.comprehension):
        for i, test in enumerate(node.ifs):
            if not negated_elsewhere(test):
                yield "ifs", i, negated(test)


def returned(value: ast.expr, annotation: ast.expr | None) -> Iterator[ast.expr]:
    """Another answer of the kind that a function says it gives; constants are changed as such."""
    if isinstance(value, ast.Constant) or annotation is None:
        return
    match ast.unparse(annotation).strip("\"'"):
        case "bool":
            if not negated_elsewhere(value):
                yield negated(value)
        case "int" | "i64":
            yield ast.BinOp(value, ast.Add(), ast.Constant(1))
        case "str":
            yield ast.BinOp(value, ast.Add(), ast.Constant("~"))
        case kind if kind.startswith("list[") and not (isinstance(value, ast.List) and not value.elts):
            yield ast.List([], ast.Load())
        case kind if kind.startswith("dict[") and not (isinstance(value, ast.Dict) and not value.keys):
            yield ast.Dict([], [])


def left_out(statement: ast.stmt, assigned: set[str]) -> Iterator[ast.stmt]:
    """Instead of a statement nothing, or the other way to go on in a loop. `assigned` are names that have a value."""
    match statement:
        case ast.Expr(ast.Constant()):
            return
        case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Delete() | ast.Return(None):
            yield ast.Pass()
        case ast.Assign([ast.Name(name)]) if name in assigned:
            yield ast.Pass()
        case ast.Assign([ast.Attribute() | ast.Subscript(), *_]):
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()


def depend(one: ast.stmt, other: ast.stmt) -> bool:
    """Whether the order of two statements might matter: one writes what the other reads or writes, or both call."""
    if not all(isinstance(statement, ast.Expr | ast.Assign | ast.AugAssign) for statement in (one, other)):
        return False
    if any(isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant) for statement in (one, other)):
        return False
    first, second = written(one), written(other)
    if makes_name_for(one, other):
        return False
    return bool(first & (read(other) | second) or second & read(one) or calls(one) & calls(other))


def makes_name_for(one: ast.stmt, other: ast.stmt) -> bool:
    """Whether the second needs a name that only the first makes: to swap them would be no program."""
    made = {target.id for target in targets(one) if isinstance(target, ast.Name)}
    return bool(made & read(other)) and isinstance(one, ast.Assign)


def targets(statement: ast.stmt) -> list[ast.expr]:
    found = statement.targets if isinstance(statement, ast.Assign) else []
    found = [*found, statement.target] if isinstance(statement, ast.AugAssign) else found
    return [part for target in found for part in (target.elts if isinstance(target, ast.Tuple) else [target])]


def written(statement: ast.stmt) -> set[str]:
    """What a statement sets, and what it calls with: a call may change what it is given."""
    return {ast.unparse(target) for target in targets(statement)} | calls(statement)


def read(statement: ast.stmt) -> set[str]:
    value = statement.value if isinstance(statement, ast.Assign | ast.AugAssign | ast.Expr) else None
    nodes = [node for part in (value, *targets(statement)) if part is not None for node in ast.walk(part)]
    found = {ast.unparse(node) for node in nodes if isinstance(node, ast.Name | ast.Attribute | ast.Subscript)}
    return found | {ast.unparse(target) for target in targets(statement) if isinstance(statement, ast.AugAssign)}


def calls(statement: ast.stmt) -> set[str]:
    """The names that calls standing alone, which are there for what they do, are given."""
    if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)):
        return set()
    called = statement.value
    given = [*called.args, *([called.func.value] if isinstance(called.func, ast.Attribute) else [])]
    return {node.id for part in given for node in ast.walk(part) if isinstance(node, ast.Name)}

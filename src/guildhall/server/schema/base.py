"""What messages are made of: the two kinds, texts and numbers with their limits, refusals and sessions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Spec = Annotated[str, Meta(min_length=1, max_length=40, description="a bot, such as journeyman or mcts:300")]
Token = Annotated[str, Meta(min_length=8, max_length=64)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200, description="as in the decision, such as “take wbg”")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Ref = Annotated[str, Meta(max_length=40, description="the client's own mark; it comes back in done or error")]

Status = Literal["waiting", "playing", "finished", "abandoned"]


class Request(Struct, forbid_unknown_fields=True):
    """What a client sends: nothing that is not asked for."""


class Reply(Struct):
    """What the server sends."""


class Problem(Reply):
    """Why something was refused. `rule` is the id of the rule that forbids it, or empty."""

    code: str
    message: str
    rule: str = ""


class TreeProblem(Problem):
    """Why a tree of variations was refused: `node` is the number of the move it is about, 0 if it is about none."""

    node: int = 0


class NewSession(Request):
    name: Name


class Session(Reply):
    """Who this browser is; `name` is null if nobody yet."""

    name: str | None


class Done(Reply):
    """It was done, and there is nothing more to say."""

    done: bool = True

"""What is said of a match: sentences and choices with things called by their names, as the browser says them.

An argument of a sentence is a thing where its name and value together have a name: `card` and `2b4` are `card:2b4`. A
thing is named by the setup (`people/names.py` of the game), else by the text `<game>-<kind>-<id>` or
`<game>-name-<id>`, else it stays as it is. Several things in one are joined by `+`; an argument that counts things
(`goods={"brick": 2}`) is read out as a list of them, each with its number `$n`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from guildhall.core.game import Setup
from guildhall.core.phrase import Phrase, with_count
from guildhall.core.question import Candidate
from guildhall.core.rule import Reason
from guildhall.text.texts import Texts, rule_texts

LETTERS = "abcdef"
"""What the things of an action are in its text; `more` are those beyond its arguments, after a dash."""
PEOPLE = ("other", "from", "to", "owner")


class Speaker:
    """Sentences about one match in one language."""

    def __init__(self, setup: Setup, players: Sequence[str], texts: Texts) -> None:
        self.game = setup.game.meta.name
        self.players = players
        self.texts = texts
        self._names: Mapping[str, Phrase] = setup.names()

    def name(self, thing: str, n: int = 1) -> str:
        """What people call a thing such as `card:2b4`, or so many of it."""
        if "+" in thing:
            return self.texts.listed(self.name(one) for one in thing.split("+"))
        if thing in self._names:
            return self.texts.phrase(with_count(self._names[thing], n))
        kind, _, word = thing.partition(":")
        for key in (f"{self.game}-{kind}-{word}", f"{self.game}-name-{word}"):
            if key in self.texts:
                return self.texts.format(key, {"n": n})
        return word

    def part(self, name: str) -> str:
        """What a part of a view is called, for boards that draw any game."""
        key = f"{self.game}-view-{name}"
        return self.texts.format(key) if key in self.texts else name.replace("_", " ")

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """A prompt or an entry of the log."""
        spoken: dict[str, Any] = {kind: self._argument(kind, value) for kind, value in args.items()}
        if isinstance(args.get("seat"), int):
            spoken["player"] = self.players[args["seat"]]
        for kind in PEOPLE:
            if isinstance(args.get(kind), int) and 0 <= args[kind] < len(self.players):
                spoken[f"{kind}_player"] = self.players[args[kind]]
        return self.texts.format(key, spoken).strip()

    def _argument(self, kind: str, value: Any) -> Any:
        if isinstance(value, str):
            return self.name(f"{kind}:{value}")
        if isinstance(value, list | tuple):
            return self.texts.listed(str(self._argument(kind, one)) for one in value)
        if isinstance(value, dict):
            return self.texts.listed(self.name(f"{kind}:{word}", n) for word, n in value.items())
        return value

    def label(self, candidate: Candidate) -> str:
        """An action as a person would say it."""
        said = self.things(candidate)
        more = said[len(candidate.args) :]
        args = {**dict(zip(LETTERS, said, strict=False)), "more": "".join(f" – {one}" for one in more)}
        return self.texts.format(f"{self.game}-action-{candidate.verb}", args)

    def things(self, candidate: Candidate) -> list[str]:
        """The things an action is about; a place follows what lies there, for the place is what one types."""
        said = [self.name(thing) for thing in candidate.shown.things]
        typed = [word for word in candidate.args if not any(_word(one) == word for one in candidate.shown.things)]
        if said and typed and len(candidate.args) == 1 and candidate.targets:
            said[0] = f"{said[0]} ({typed[0]})"
        return said

    def heading(self, verb: str) -> str:
        """The verb of a list of actions."""
        return self.texts.format(f"{self.game}-action-{verb}", {**dict.fromkeys(LETTERS, ""), "a": "…", "more": ""})

    def why(self, refused: Reason) -> str:
        """A short reason where the game has one, else the rule's text.

        `$n` is needed, `$have` is there, `$what` is what there is too little of.
        """
        needed = refused.needed or 0
        args = {"n": needed, "have": refused.have or 0, "what": self.name(f"short:{refused.case}", needed)}
        for key in (f"{self.game}-why-{refused.rule}-{refused.case}", f"{self.game}-why-{refused.rule}"):
            if key in self.texts:
                return self.texts.format(key, args)
        return rule_texts(self.game, self.texts.language).get(refused.rule, "")


def _word(thing: str) -> str:
    return "".join(one.rpartition(":")[2] for one in thing.split("+"))

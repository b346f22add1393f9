"""`guildhall play`: a match in the terminal, for people at one keyboard and bots."""

from __future__ import annotations

import secrets
from itertools import groupby
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from guildhall.bots import Bot, make_bot
from guildhall.bots.bot import LEVELS
from guildhall.cli.board import draw_board
from guildhall.cli.records import load
from guildhall.core.errors import CannotUndo, GuildhallError, UnknownName
from guildhall.core.question import Question
from guildhall.core.question import candidate as candidate_for
from guildhall.core.rule import Reason
from guildhall.games import game as load_game
from guildhall.games import meta, names
from guildhall.play import Match
from guildhall.play.match import totals
from guildhall.text import Speaker, Texts, rule_texts, texts_for, title

HINT = "master"
"""Who is asked for a hint, as at the server's tables."""
USUAL = "apprentice"
"""Who plays against people where nobody says which bot."""
SHORT_LIST = 3
SHORT_NAME = 24
"""More choices of one kind than the first share a line, if what they are about is said as shortly as the second."""
COMMANDS = "? undo redo hint log board seat save quit"


def play_in_terminal(
    name: str,
    bot: str,
    seats: str,
    options: dict[str, object],
    seed: int | None,
    lang: str,
    pack: Path | None,
    resume: Path | None,
) -> None:
    texts = texts_for(lang)
    if resume is not None:
        match = load(resume, pack)
        kinds = [_kind_of(player) for player in match.seats]
    else:
        if not name:
            raise UnknownName(f"say which game to play: {', '.join(names())}")
        if bot and seats:
            raise GuildhallError("say who sits where by --seats, or who plays all other seats by --bot, not both")
        kinds = [kind.strip() for kind in seats.split(",")] if seats else _usual_seats(name, bot or USUAL)
        setup = load_game(name, pack).setup(len(kinds), options)
        match = Match(setup, secrets.randbits(32) if seed is None else seed, _seat_names(kinds, texts))
    bots = {i: make_bot(kind, match.seed * 31 + i) for i, kind in enumerate(kinds) if kind != "human"}
    TerminalGame(match, bots, texts, Console()).run()


def _kind_of(player: str) -> str:
    """Whether a bot or a person sat there, by the name that `_seat_names` gave: “greedy 2” is a greedy bot."""
    kind = player.split(" ")[0]
    try:
        make_bot(kind)
    except UnknownName:
        return "human"
    return kind


def _usual_seats(name: str, bot: str) -> list[str]:
    return ["human"] + [bot] * (meta(name).default_seats - 1)


def _seat_names(kinds: list[str], texts: Texts) -> list[str]:
    """Bots go by their names; people are numbered if several play."""
    people = kinds.count("human")
    named: list[str] = []
    for kind in kinds:
        if kind == "human":
            player = texts.format("cli-player")
            named.append(player if people == 1 else f"{player} {1 + sum(n.startswith(player) for n in named)}")
        else:
            same = sum(n.split(" ")[0] == kind for n in named)
            named.append(f"{kind} {same + 1}" if same else kind)
    return named


def _shown(player: str, texts: Texts) -> str:
    """What people call a seat of the record: a level for people by its name in their language."""
    kind, _, number = player.partition(" ")
    return f"{texts.format(f'bot-{kind}')} {number}".rstrip() if kind in LEVELS else player


class Quit(Exception):
    """The person at the keyboard wants to stop."""


class TerminalGame:
    """One match at the terminal."""

    def __init__(self, match: Match, bots: dict[int, Bot], texts: Texts, console: Console) -> None:
        self.match = match
        self.bots = bots
        self.texts = texts
        self.console = console
        self.game = match.setup.game.meta.name
        self.names = [_shown(player, texts) for player in match.seats]
        self.speaker = Speaker(match.setup, self.names, texts)
        self.told = 0
        """Log entries that have been shown."""
        self.seat = 0
        """Who was asked last: where several choose at once, it goes on with the same person."""

    def run(self) -> None:
        about = self.match.setup.game.meta
        example = self.match.setup.catalogue.text(0)
        self.say("cli-welcome", game=title(about, self.texts.language), example=example, commands=COMMANDS)
        for level in LEVELS:
            if any(bot.name == level for bot in self.bots.values()):
                name, note = (self.texts.format(key) for key in (f"bot-{level}", f"bot-{level}-note"))
                self.say("cli-rival", name=name, note=note)
        if not about.exact:
            self.say("cli-reconstructed", game=self.game)
        try:
            while not self.match.over:
                self.next_choice()
        except (Quit, KeyboardInterrupt, EOFError):
            self.leave()
            return
        self.show_result()

    def next_choice(self) -> None:
        """A bot that is to act acts; otherwise a person is asked."""
        to_act = self.match.state.to_act()
        for seat in to_act:
            if seat in self.bots:
                player = self.names[seat]
                with self.console.status(self.texts.format("cli-thinking", {"player": player})):
                    action = self.bots[seat].choose(self.match.state, seat)
                self.match.act(seat, action)
                return
        self.ask(self.seat if self.seat in to_act else to_act[0])

    def ask(self, seat: int) -> None:
        question = self.match.question(seat)
        if question is None:
            return
        self.seat = seat
        self.show_board(seat)
        self.show_choices(question)
        before = self.match.number
        while self.match.number == before and not self.match.over:
            line = self.console.input(f"[bold]{self.texts.format('cli-your-choice')}> [/]").strip()
            try:
                again = self.answer(line, seat, question)
            except GuildhallError as error:
                self.console.print(str(error), style="yellow", markup=False)
                continue
            if again:
                return

    def answer(self, line: str, seat: int, question: Question) -> bool:
        """Do what a line asks; true if the choice must be shown again."""
        word, _, rest = line.partition(" ")
        if not line:
            return False
        if line.isdigit() and 1 <= int(line) <= len(question.legal):
            self.match.act(seat, question.legal[int(line) - 1].action)
            return True
        if word in ("quit", "exit"):
            raise Quit
        if word == "?":
            self.explain(rest.strip(), question)
        elif word == "help":
            self.say("cli-help")
        elif word == "log":
            self.show_log(seat)
        elif word == "save":
            self.save(rest.strip())
        elif word == "hint":
            self.hint(seat)
        elif word == "board":
            return True
        elif word == "seat" and rest.isdigit() and 1 <= int(rest) <= len(self.match.seats):
            return self.turn_to(int(rest) - 1)
        elif line in ("undo", "redo", "take back"):
            return self.turn_back(line, seat)
        else:
            self.try_action(line, seat, question)
        return False

    def turn_to(self, seat: int) -> bool:
        """Ask another person who may act now, be it only to change what they chose; true if there was something."""
        if seat in self.bots or not self.match.state.may_act(seat):
            self.say("cli-nothing-to-decide", player=self.names[seat])
            return False
        self.ask(seat)
        return True

    def try_action(self, line: str, seat: int, question: Question) -> None:
        wanted = " ".join(line.split())
        for candidate in question.candidates:
            if candidate.text == wanted:
                if candidate.refused is None:
                    self.match.act(seat, candidate.action)
                else:
                    why = self.speaker.why(candidate.refused)
                    self.say("cli-not-now", text=wanted, why=why, rule=candidate.rule)
                return
        self.say("cli-not-understood", text=line)

    def turn_back(self, line: str, seat: int) -> bool:
        """Undo back to a choice of a person: over one's own and, in between, nobody else's."""
        try:
            if line == "undo":
                self.match.undo(seat)
            elif line == "redo":
                self.match.redo(seat)
            else:
                self.match.take_back(seat)
        except CannotUndo:
            self.say("cli-cannot-undo")
            return False
        self.told = min(self.told, len(self.match.log))
        self.say("cli-redone" if line == "redo" else "cli-undone")
        return True

    # -- showing --

    def say(self, key: str, **args: object) -> None:
        self.console.print(self.texts.format(key, args), highlight=False, markup=False)

    def show_board(self, seat: int) -> None:
        self.show_news(seat)
        turn = self.match.state.turn()
        where = [self.texts.format("cli-round", {"round": turn["round"]})] if "round" in turn else []
        if "phase" in turn:
            where.append(self.texts.format(turn["phase"]))
        where.append(self.texts.format("cli-to-act", {"player": self.names[seat]}))
        self.console.rule(" · ".join(where))
        self.console.print(draw_board(self.match.setup, self.match.state, seat, self.names, self.texts))

    def show_news(self, seat: int) -> None:
        """What has happened since it was last told."""
        for entry in self.match.log[self.told :]:
            said = self.speaker.say(entry.key, entry.seen_by(seat))
            self.console.print(f"  {said}", style="dim", highlight=False, markup=False)
        self.told = len(self.match.log)

    def show_choices(self, question: Question) -> None:
        prompt = self.speaker.say(question.key, question.args)
        self.console.print(Text(prompt, style="bold"))
        few: list[Text] = []
        for verb, group in groupby(enumerate(question.legal, start=1), key=lambda numbered: numbered[1].verb):
            numbered = list(group)
            if len(numbered) > SHORT_LIST and all(len(candidate.args) == 1 for _, candidate in numbered):
                things = [self.speaker.things(candidate)[0] for _, candidate in numbered]
                if max(len(thing) for thing in things) <= SHORT_NAME:
                    self.show_few(few)
                    line = Text(f"{self.speaker.heading(verb)} ")
                    for (number, _), thing in zip(numbered, things, strict=True):
                        line.append(f"  {number}", "cyan").append(f"\u00a0{thing}")
                    self.console.print(line)
                    continue
            for number, candidate in numbered:
                label = self.speaker.label(candidate)
                few.append(Text.assemble((f"{number} ", "cyan"), label))
        self.show_few(few)

    def show_few(self, rows: list[Text]) -> None:
        """Choices side by side, as many as fit; empties the list."""
        if rows:
            self.console.print(Columns(rows, padding=(0, 3)))
        rows.clear()

    def explain(self, wanted: str, question: Question) -> None:
        """The rules of what is on screen: what is not possible and by which rule, or one rule by its id."""
        rules = rule_texts(self.game, self.texts.language)
        if wanted:
            text = rules.get(wanted.upper())
            if text is None:
                self.say("cli-no-rule", rule=wanted)
            else:
                self.console.print(f"{wanted.upper()} {text}", highlight=False, markup=False)
            return
        self.console.print(self.speaker.say(question.key, question.args), markup=False)
        refused: dict[Reason, list[str]] = {}
        for candidate in question.candidates:
            if candidate.refused is not None:
                refused.setdefault(candidate.refused, []).append(self.speaker.label(candidate))
        if refused:
            self.say("cli-why-not")
        for reason, actions in refused.items():
            shown = ", ".join(actions[:8]) + (" …" if len(actions) > 8 else "")
            why = self.speaker.why(reason)
            self.console.print(Text.assemble((f"  {reason.rule} ", "cyan"), why, (f"  [{shown}]", "dim")))

    def show_log(self, seat: int) -> None:
        if not self.match.log:
            self.say("cli-log-empty")
        for entry in self.match.log[-40:]:
            said = self.speaker.say(entry.key, entry.seen_by(seat))
            self.console.print(f"{entry.number + 1:4}  {said}", highlight=False, markup=False)

    def hint(self, seat: int) -> None:
        """The best choices, what they promise and what can be said of them."""
        from guildhall.study.advice import advice, effort_of

        with self.console.status("…"):
            effort = effort_of(HINT, self.match.state)
            found = advice(self.match.state, seat, effort, self.match.seed + self.match.number)
        if not found:
            return
        self.say("cli-hint-title")
        for place, one in enumerate(found, start=1):
            label = self.speaker.label(candidate_for(self.match.state, seat, one.action))
            share, points = round(100 * one.share), round(one.points, 1)
            line = self.texts.format("cli-hint-line", {"action": label, "share": share, "points": points})
            self.console.print(f"  {place}. {line}", highlight=False, markup=False)
            said = " ".join(self.speaker.say(fact.key, fact.args) for fact in one.says)
            if said:
                self.console.print(f"     {said}", style="dim", highlight=False, markup=False)

    def save(self, file: str) -> None:
        if not file:
            self.say("cli-save-how")
            return
        try:
            Path(file).write_text(self.match.export(), encoding="utf-8")
        except OSError as error:
            self.say("cli-cannot-save", file=file, why=error.strerror or str(error))
            return
        self.say("cli-saved", file=file)

    def leave(self) -> None:
        """Nothing is lost on leaving: the record is kept beside where one stands."""
        file = f"guildhall-{self.game}-{self.match.seed}.json"
        self.console.print()
        self.save(file)
        self.say("cli-bye", file=file)

    def show_result(self) -> None:
        outcome = self.match.state.outcome()
        if outcome is None:
            return
        self.show_board(0)
        self.say("cli-result", reason=self.texts.format(f"{self.game}-end-{outcome.reason}"))
        sheet = self.match.state.score_sheet()
        sums = totals(self.match.state)
        rival = [self.texts.format(f"{self.game}-rival")] if len(sums) > len(self.match.seats) else []
        table = Table("", *self.names, *rival)
        for key, points in sheet:
            table.add_row(self.texts.format(key), *(str(value) for value in points))
        table.add_row(self.texts.format("cli-total"), *(f"[bold]{total}[/]" for total in sums))
        self.console.print(table)
        winners = [self.names[seat] for seat in outcome.winners() if seat < len(self.match.seats)]
        if winners:
            key = "cli-winner" if len(winners) == 1 else "cli-shared"
            self.say(key, players=", ".join(winners))

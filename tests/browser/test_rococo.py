"""Rococo in the browser: whole games at a desk, on a tablet and on a phone, alone and with all modules.

Where every seat is in our hands the same match runs in this process: `greedy` says what to do there, and the page is
made to do exactly that by pointing at the board. Against bots people follow what glows. On a tablet fingers press, each
where the thing is seen, and are counted. `make soak-browser` plays the games whole, `make test` their ends.
"""

from __future__ import annotations

import random
import re
import sys
from typing import Any

import pytest
from playwright.sync_api import expect

from guildhall.bots import make_bot
from guildhall.play import new_match
from guildhall.play.match import Match
from tests.browser.conftest import Sit
from tests.browser.guest import MOST, PICKABLE, Guest
from tests.browser.whole import WHOLE, begun

MODULES = {"jewelry_box": "on", "luxury_garments": "on", "festive_garments": "on", "exclusive_tailoring": "on"}
MAKING = ", ".join(
    f"[data-target^='{kind}:'][data-state=legal]"
    for kind in ("guest", "display", "jewel", "exam", "hire", "staff", "hand")
)
PRESSES_A_TURN = 4.5
"""At most so many on the average of a whole game, the choice of the hand with them."""
FOLDS = {"display": 0, "tile": 1, "hire": 2, "jewel": 3, "exam": 3, "task": 3}
"""Which folded panel of a phone holds what."""


def pointed_at(match: Match, text: str, seat: int) -> tuple[str, ...]:
    """What a person points at to choose this: doing nothing and going on are buttons, a card lies in one place only."""
    action = match.setup.catalogue[match.setup.catalogue.number(text)]
    if action.verb == "next":
        return ()
    if action.verb == "depute-card":
        held = match.state.view(seat)["players"][seat]["hand_cards"]
        return (f"{'hand' if action.args[0] in held else 'staff'}:{action.args[0]}",)
    return action.targets


def room_of(target: str) -> str:
    """The room of the palace in which a thing is: a hall, or terrace, statues and kitchen together."""
    found = re.match(r"(?:guest|hall):(\d)|deco:M(\d)", target)
    return (found.group(1) or found.group(2)) if found else "works"


def find(guest: Guest, target: str) -> Any:
    """The thing on the board, after opening its room or panel where the screen is small."""
    found = guest.page.locator(f'[data-target="{target}"]:visible')
    if found.count() == 0:
        kind = target.partition(":")[0]
        if target.startswith("deco:W"):
            kind = "jewel"
        if kind in FOLDS:
            guest.page.locator(".fold > button").nth(FOLDS[kind]).click()
        else:
            if guest.page.locator(".doors").count() == 0:
                guest.page.locator(".overview .hit").first.dispatch_event("click")
            guest.page.locator(f'[data-room="{room_of(target)}"]').click()
        found.first.wait_for()
    return found.first


def choose(guest: Guest, match: Match, text: str, seat: int) -> None:
    """Do this action in the page, as a person would."""
    number = guest.number()
    targets = pointed_at(match, text, seat)
    if not targets:
        guest.page.locator(f'footer [data-choice="{text}"]').dispatch_event("click")
    for target in targets:
        # by dispatch: a thing in a crowded drawing may be covered by its neighbour's glow
        find(guest, target).dispatch_event("click")
    guest.confirms(text, number)


TABLET = {"width": 820, "height": 1180}
SEEN = """(thing) => {
    const box = thing.getBoundingClientRect()
    for (const x of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const y of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const at = [box.left + box.width * x, box.top + box.height * y]
        const top = document.elementFromPoint(...at)
        if (top && (thing.contains(top) || top.closest('[data-target]') === thing)) return at
    }
    return null
}"""
"""Where a finger meets this thing and no other; null: nowhere."""


class Fingers:
    """Chooses by pressing what is on the screen, and counts the presses."""

    def __init__(self) -> None:
        self.presses = 0

    def press(self, guest: Guest, thing: Any) -> None:
        thing.scroll_into_view_if_needed()
        at = thing.evaluate(SEEN)
        assert at is not None, f"no finger reaches {thing}"
        guest.page.mouse.click(*at)
        self.presses += 1

    def choose(self, guest: Guest, match: Match, text: str, seat: int) -> None:
        """Do this action in the page; what is final takes a second press in the same place."""
        number = guest.number()
        targets = pointed_at(match, text, seat)
        for target in targets:
            self.press(guest, guest.page.locator(f'[data-target="{target}"]:visible').first)
        if not targets:
            self.press(guest, guest.page.locator(f'footer [data-choice="{text}"]'))
        guest.page.wait_for_function(
            """n => Number(document.querySelector('.table')?.dataset.ready ?? -1) > n
                || document.querySelector('.table:not([data-ready]), [data-armed=firm]')""",
            arg=number,
        )
        if (armed := guest.page.locator("[data-armed=firm]")).count():
            self.press(guest, armed.first)
        guest.wait_until_after(number)

    def told(self, game: str, turns: int) -> None:
        sys.stdout.write(f"{game}: {self.presses} presses in {turns} turns, {self.presses / turns:.2f} a turn\n")
        assert self.presses / turns < PRESSES_A_TURN


def walk_through_the_scoring(guest: Guest) -> list[int]:
    """All steps of the final scoring; the sums at its end, best first."""
    for _ in range(7):
        guest.page.click("[data-do=walk]")
    return [int(cell) for cell in guest.page.locator(".walk .sum b").all_inner_texts()]


def one_decision(guest: Guest, rng: random.Random) -> None:
    """One decision by what glows; on a phone the room in which it glows is opened first."""
    page = guest.page
    page.wait_for_selector(f"{PICKABLE}, footer [data-choice], .overview .glow, .doors .lit")
    if page.locator(f":is({PICKABLE}):visible, footer [data-choice]").count() == 0:
        page.locator(".doors .lit, .overview .room:has(.glow) .hit").first.dispatch_event("click")
        page.locator(f":is({PICKABLE}):visible").first.wait_for()
    guest.plays_one(rng, MAKING)


def test_two_people_and_two_bots_at_a_desk_and_on_a_phone(sit: Sit) -> None:
    ann, ben = sit("Odette"), sit("Зоя", phone=True, language="uk-UA")
    match, _ = begun("rococo", 4, {"start_player": "first_seat"}, seed=8)
    ben.joins(ann.opens_at(match, ["me", "open", "greedy", "greedy"]))
    people, rng = (ann, ben), random.Random(4)
    for guest in people:
        guest.page.wait_for_selector(".table[data-ready]")
    for decision in range(MOST):
        ann.page.wait_for_function(
            """() => document.querySelector('[data-over]')
                || /[01]/.test(document.querySelector('.table')?.dataset.turn ?? '')"""
        )
        if ann.page.locator("[data-over]").count():
            break
        turn = ann.page.locator(".table").get_attribute("data-turn") or ""
        mover = people[0 if "0" in turn else 1]
        one_decision(mover, rng)
        ann.wait_until_after(mover.number() - 1)
        if decision in (2, 40):
            for guest in people:
                guest.check_the_look()
    for guest in people:
        guest.page.wait_for_selector("[data-over]")
        sums = walk_through_the_scoring(guest)
        assert len(sums) == 4
        assert sums == sorted(sums, reverse=True)
        guest.check_the_look()
        guest.page.click("[data-do=result]")
        guest.page.wait_for_selector(".win-card h1")
        expect(guest.page.locator(".sheet tfoot td")).to_have_text([str(total) for total in sums])
        guest.check_the_look()


HER_VERBS = {"play", "acquire", "tailor", "place", "fund", "next"}


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_alone_against_madame_du_barry(sit: Sit, phone: bool) -> None:
    ann = sit("Odette", phone=phone)
    options = {"jewelry_box": "off" if phone else "on"}
    match, bot = begun("rococo", 1, options, seed=1, shows=HER_VERBS)
    ann.opens_at(match, ["me"])
    shown: list[str] = []

    def look(decision: int, text: str) -> None:
        if text != "next":
            return
        card = ann.page.locator("[data-her-card]").get_attribute("data-her-card")
        assert card == match.state.view(0)["du_barry"]["card"]
        if len(shown) in (0, 4):
            ann.check_the_look()
        shown.append(card)

    verbs = ann.follows(match, choose, bot, look)
    assert verbs >= HER_VERBS
    assert len(shown) >= (28 if WHOLE else 5)
    sums = walk_through_the_scoring(ann)
    outcome = match.state.outcome()
    assert outcome is not None
    her = match.state.view(0)["players"][1]["prestige"]
    assert sums == sorted([outcome.scores[0], her], reverse=True)
    ann.check_the_look()
    ann.page.click("[data-do=result]")
    expect(ann.page.locator(".win-card h1")).to_have_text("You won" if outcome.winners() else "You lost")
    expect(ann.page.locator(".sheet tfoot td")).to_have_text([str(total) for total in sums])
    assert "Madame du Barry" in (ann.page.locator(".race").get_attribute("aria-label") or "")
    ann.check_the_look()


def test_three_seats_with_all_modules(sit: Sit) -> None:
    ann = sit("Odette")
    match, bot = begun("rococo", 3, MODULES, seed=3, bot=2)
    ann.opens_at(match, ["me", "hotseat", "hotseat"])

    def look(decision: int, text: str) -> None:
        if decision in (5, 150):
            ann.check_the_look()

    verbs = ann.follows(match, choose, bot, look)
    assert {"play", "acquire", "tailor", "place", "fund", "keep"} <= verbs
    assert not WHOLE or {"choose", "confirm", "hire"} <= verbs
    outcome = match.state.outcome()
    assert outcome is not None
    assert walk_through_the_scoring(ann) == sorted(outcome.scores, reverse=True)
    ann.check_the_look()


def test_five_seats_with_all_modules_on_a_tablet(sit: Sit) -> None:
    ann, fingers = sit("Odette", viewport=TABLET, has_touch=True), Fingers()
    wanted = {"play", "acquire", "tailor", "place", "fund", "keep", "depute"}
    match, bot = begun("rococo", 5, MODULES, seed=3, bot=2, shows=wanted)
    ann.opens_at(match, ["me", *["hotseat"] * 4])
    height, first = 0.0, match.state.turn_number()

    def look(decision: int, text: str) -> None:
        """Whatever is asked, the hand is there once, and the board is as large as before."""
        nonlocal height
        view = match.state.view(match.state.to_act()[0])
        own = view["players"][match.state.to_act()[0]]["hand_cards"]
        ann.number()
        expect(ann.page.locator('[data-target^="hand:"]')).to_have_count(len(own))
        expect(ann.page.locator('.ownarea [data-target^="hand:"]:visible')).to_have_count(len(own))
        board = ann.page.evaluate("document.querySelector('.palace').getBoundingClientRect().height")
        assert board == (height := height or board)

    verbs = ann.follows(match, fingers.choose, bot, look)
    assert verbs >= wanted
    assert not WHOLE or {"choose", "confirm", "hire"} <= verbs
    fingers.told("five seats", match.state.turn_number() - first)
    ann.page.click("[data-do=result]")
    ann.page.wait_for_selector(".win-card h1")
    expect(ann.page.locator(".sheet tfoot td")).to_have_count(5)
    ann.check_the_look()


def test_alone_on_a_tablet(sit: Sit) -> None:
    ann, fingers = sit("Odette", viewport=TABLET, has_touch=True), Fingers()
    match, bot = begun("rococo", 1, MODULES, seed=5)
    ann.opens_at(match, ["me"])
    first = match.state.turn_number()
    verbs = ann.follows(match, fingers.choose, bot)
    assert {"play", "acquire", "tailor", "fund", "next"} <= verbs
    fingers.told("solo", match.state.turn_number() - first)


def main_action(sit: Sit, card: str = "S-a", **settings: Any) -> Guest:
    """A table of two at which this card has just been played."""
    ann = sit("Odette", **settings)
    ann.opens("rococo", ["me", "greedy"], seed=6, options={"start_player": "first_seat"})
    for one in (card, "S-c", "S-e"):
        number = ann.number()
        ann.target(f"staff:{one}").dispatch_event("click")
        ann.wait_until_after(number)
    ann.page.click('footer [data-choice="confirm"]')
    ann.page.wait_for_selector(f'[data-target="hand:{card}"][data-state=legal]')
    number = ann.number()
    ann.target(f"hand:{card}").dispatch_event("click")
    ann.wait_until_after(number)
    ann.page.wait_for_selector('[data-target="depute"][data-state=legal]')
    return ann


@pytest.mark.rule("ROC-DEPUTE-01", "ROC-DEPUTE-03")
@pytest.mark.parametrize("size", [(1440, 900), (820, 1180), (390, 844), (844, 390)], ids=lambda size: str(size[0]))
def test_deputing_takes_two_presses_in_one_place(sit: Sit, size: tuple[int, int]) -> None:
    ann = main_action(sit, viewport={"width": size[0], "height": size[1]})
    played, depute = ann.page.locator('[data-target="played:S-a"]'), ann.page.locator("[data-action=depute]")
    number = ann.number()

    # pressing the played card is no move
    played.click()
    expect(depute).not_to_have_attribute("data-armed", re.compile(""))
    assert ann.number() == number

    # the button says what it brings; the first press only asks, and Escape takes it back
    assert "+10" in (depute.text_content() or "")
    depute.click()
    expect(depute).to_have_attribute("data-armed", "firm")
    expect(ann.page.locator("footer .ask")).to_contain_text("leaves the game for good")
    ann.page.keyboard.press("Escape")
    expect(depute).not_to_have_attribute("data-armed", re.compile(""))
    assert ann.number() == number

    # no action is gilded by its being there
    expect(ann.page.locator("footer .primary")).to_have_count(0)
    depute.click()
    expect(depute).to_have_attribute("data-armed", "firm")
    depute.click()
    ann.wait_until_after(number)


def test_an_action_lights_what_it_points_at_and_nothing_else(sit: Sit) -> None:
    ann = main_action(sit)
    names = ann.page.locator(".ownarea [data-action] b")
    expect(names).to_have_text(["Favor", "Acquire", "Tailor", "Hire", "Depute", "Fund"])
    fund = ann.page.locator("[data-action=fund]")
    assert "spaces" in (fund.text_content() or "")
    fund.click()
    expect(fund).to_have_attribute("aria-pressed", "true")
    ann.page.wait_for_selector(".table:not([aria-busy])")
    lit = ann.page.eval_on_selector_all("[data-state=legal]", "all => all.map(one => one.dataset.target)")
    assert lit
    assert all(target.startswith("deco:") for target in lit)
    fund.click()
    expect(fund).not_to_have_attribute("aria-pressed", "true")
    expect(ann.target("tile:1-1")).to_have_attribute("data-state", "legal")

    # what cannot be paid says what is short, on its window and in the note
    grey = ann.page.locator('.win:has(.short) [data-target^="display:"]').first
    grey.hover()
    note = ann.page.locator(".why")
    expect(note).to_contain_text("you have")
    expect(note).to_contain_text("ROC-TAILOR")


@pytest.mark.rule("ROC-TAILOR-01", "ROC-HIRE-01")
def test_a_greyed_action_says_why(sit: Sit) -> None:
    ann = main_action(sit, "S-d")
    action = ann.page.locator
    expect(action("[data-action=tailor]")).to_contain_text("An Apprentice does not tailor.")
    expect(action("[data-action=hire]")).to_contain_text("Only a Master hires.")
    expect(action("[data-action=favor]")).to_contain_text("An Apprentice cannot claim it.")
    expect(action("[data-action=tailor]")).to_have_attribute("aria-disabled", "true")


def test_what_is_refused_says_why_and_the_keyboard_plays(sit: Sit) -> None:
    ann = sit("Odette")
    options = {"edition": "classic", "start_player": "first_seat"}
    ann.opens("rococo", ["me", "greedy"], seed=6, options=options)
    ann.page.wait_for_selector(".ro-board[data-edition=classic]")
    for card in ("S-a", "S-d", "S-e"):
        number = ann.number()
        ann.target(f"staff:{card}").focus()
        ann.page.keyboard.press("Enter")
        ann.wait_until_after(number)
    ann.page.click('footer [data-choice="confirm"]')
    ann.target("hand:S-d").wait_for()
    ann.page.wait_for_selector('[data-target="hand:S-d"][data-state=legal]')
    ann.target("hand:S-d").dispatch_event("click")

    # an Apprentice tailors nothing: the windows are grey and name the rule
    ann.page.wait_for_selector('[data-target="display:G6"][data-state=refused]')
    ann.target("display:G6").hover()
    assert "ROC-TAILOR-01" in ann.page.locator(".why").inner_text()
    assert ann.state("tile:1-1") == "legal"
    expect(ann.target("display:G6")).to_have_accessible_name(re.compile("yellow|green|red|blue"))

    # arrow keys walk over the board, U takes back what was done
    ann.target("tile:1-1").focus()
    ann.page.keyboard.press("ArrowRight")
    assert ann.page.evaluate("document.activeElement.dataset.target") == "tile:1-2"
    number = ann.number()
    ann.page.keyboard.press("Enter")
    ann.wait_until_after(number)
    ann.page.wait_for_selector('footer [data-choice="keep"]')
    number = ann.number()
    ann.page.keyboard.press("u")
    ann.wait_until_after(number)
    assert ann.state("tile:1-2") == "legal"


def test_she_goes_on_by_the_key_n(sit: Sit) -> None:
    ann = sit("Odette")
    ann.opens("rococo", ["me"], seed=5)
    match = new_match("rococo", ["Odette"], {}, seed=5)
    bot = make_bot("greedy", 1)
    while "next" not in (texts := [match.setup.catalogue.text(number) for number in match.state.legal(0)]):
        text = match.setup.catalogue.text(bot.choose(match.state, 0))
        ann.rises()
        choose(ann, match, text, 0)
        match.act(0, text)
    assert texts == ["next"]
    number = ann.number()
    ann.page.wait_for_selector("[data-do=next]")
    ann.page.keyboard.press("n")
    ann.wait_until_after(number)


@pytest.mark.rule("ROC-P2-08")
def test_a_confirmed_hand_is_changed_while_the_other_chooses(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben")
    table = ann.opens("rococo", ["me", "open"])
    ben.joins(table)
    again = ann.page.locator("footer [data-change=change]")
    for card in ("S-a", "S-b", "S-c"):
        ann.page.locator(f'[data-target="staff:{card}"]:visible').first.click()
        expect(ann.page.locator(f'[data-target="hand:{card}"]:visible').first).to_be_visible()
    expect(again).to_have_count(0)
    ann.page.click('footer [data-choice="confirm"]')
    expect(ann.page.locator("footer .ask b")).to_contain_text("You have chosen")
    assert not ann.page.title().startswith("●")  # nobody waits for her
    expect(ann.page.locator("footer [data-do=hint]")).to_have_count(0)
    ben.page.locator('[data-target="staff:S-a"]:visible').first.click()
    expect(ben.page.locator('[data-target="hand:S-a"]:visible').first).to_be_visible()
    again.click()
    expect(again).to_have_count(0)
    expect(ann.page.locator("footer .ask b")).to_contain_text("Choose 3 cards")


@pytest.mark.rule("ROC-OPT-07", "ROC-OPT-08")
def test_options_of_the_solo_game_are_explained_and_shown(sit: Sit) -> None:
    ann = sit("Ann")
    ann.page.goto("/open/rococo")
    ann.page.click("[data-preset=solo]")
    ann.page.get_by_text("All options").click()
    ann.page.locator("input[name=du_barry_level][data-value=master]").check()
    ann.page.locator("input[name=jewelry_box][data-value=on]").check()
    expect(ann.page.locator("label", has_text="she tailors and hires the most")).to_be_visible()
    expect(ann.page.locator("label", has_text="Simply the next free task")).to_be_visible()
    ann.opens("rococo", ["me"], options={"du_barry_level": "master"})
    expect(ann.page.locator(".her header")).to_contain_text("Master")

"""The Red Cathedral in the browser: whole games at a desk and on a phone, alone, with Contractors.

Games against bots are played by what glows. Alone there is no bot: the same match runs in this process, `greedy` says
what to do there, and the page is made to do exactly that by pointing at the board. `make soak-browser` plays the games
whole, `make test` their ends.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from guildhall.bots import make_bot
from guildhall.play import new_match
from guildhall.play.match import Match
from tests.browser import clicks
from tests.browser.conftest import Sit
from tests.browser.guest import MOST, Guest
from tests.browser.whole import WHOLE, begun

FEW = 20 if WHOLE else 2
"""More than so many decisions are one's own, among bots."""
TABS = (
    (r"section:", "site"),
    (r"(die|space|influence|exchange):|obtain$", "market"),
    (r"(seat:|workshop:\d)", "boards"),
    (r"(city|token):", "map"),
)
"""Where things are on a small screen; one's own are always there."""
BUILDING = ", ".join(f"[data-target{which}][data-state=legal]" for which in ("^='own:'", "^='section:'", "=obtain"))


def pointed_at(match: Match, text: str, seat: int) -> tuple[str, ...]:
    """What a person points at to choose this."""
    return match.state.shows(seat, match.setup.catalogue.number(text)).targets


def find(guest: Guest, target: str) -> Any:
    """The thing on the board, after turning to its tab and its tower where the screen is small."""
    found = guest.page.locator(f'[data-target="{target}"]:visible')
    if found.count() == 0:
        tab = next(name for shape, name in TABS if re.match(shape, target))
        guest.page.click(f"[data-tab={tab}]")
        if target.startswith("section:") and found.count() == 0:
            guest.page.locator(".skyline button").nth(int(target[8]) - 1).click()
        found.first.wait_for()
    return found.first


def choose(guest: Guest, match: Match, text: str, seat: int = 0) -> None:
    """Do this action in the page, as a person would."""
    assert guest.wait_for_turn()
    number = guest.number()
    targets = pointed_at(match, text, seat)
    if not targets:
        guest.page.click(f'footer [data-choice="{text}"]')
    for target in targets:
        if guest.page.locator(f'footer [data-confirm="{text}"]').count():
            break  # nothing else could be meant
        # by dispatch: a thing in a crowded drawing may be covered by its neighbour's glow
        find(guest, target).dispatch_event("click")
    guest.confirms(text, number)


def play_to_the_end(guest: Guest, seed: int) -> int:
    rng = random.Random(seed)
    for decision in range(MOST):
        if not guest.plays_one(rng, BUILDING if rng.random() < 0.8 else ""):
            return decision
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_three_seats_play_the_base_game(sit: Sit, phone: bool) -> None:
    ann = sit("Anna", phone=phone)
    match, _ = begun("red_cathedral", 3, {"start_player": "1"}, seed=11, left=60)
    ann.opens_at(match, ["me", "greedy", "greedy"])
    ann.wait_for_turn()
    ann.check_the_look()
    assert play_to_the_end(ann, seed=3) > FEW
    ann.check_the_look()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_alone_against_ivan(sit: Sit, phone: bool) -> None:
    ann = sit("Anna", phone=phone)
    match, bot = begun("red_cathedral", 1, seed=4)
    ann.opens_at(match, ["me"])
    verbs = ann.follows(match, choose, bot)
    assert {"claim", "place", "move", "deliver", "next"} <= verbs
    ann.check_the_look()
    if phone:
        ann.page.click("[data-tab=boards]")
    shown = ann.page.locator("[data-place='marker:1']").get_attribute("aria-label")
    outcome = match.state.outcome()
    assert outcome is not None
    assert shown is not None
    assert shown.endswith(f" {outcome.scores[0]}")
    his = sum(points[1] for _, points in match.state.score_sheet())
    ann.page.click("[data-do=result]")
    expect(ann.page.locator(".win-card h1")).to_have_text("You won" if outcome.winners() else "You lost")
    expect(ann.page.locator(".bars .score")).to_have_count(2)
    assert sorted(ann.page.locator(".bars .score").all_inner_texts()) == sorted([str(outcome.scores[0]), str(his)])
    expect(ann.page.locator(".sheet thead")).to_contain_text("Ivan Yakovlev")
    expect(ann.page.locator(".sheet [data-line^=tower-]")).to_have_count(match.state.towers)
    ann.check_the_look()


def test_four_seats_with_contractors(sit: Sit) -> None:
    ann = sit("Anna")
    options = {"contractors": "on", "fourth_guild": "notaries", "start_player": "1"}
    match, _ = begun("red_cathedral", 4, options, seed=4, left=60)
    ann.opens_at(match, ["me", "greedy", "greedy", "greedy"])
    ann.wait_for_turn()
    ann.check_the_look()
    assert play_to_the_end(ann, seed=8) > FEW
    ann.check_the_look()


@pytest.mark.parametrize(("case", "most"), [("four seats", 9), ("solo", 11)])
def test_a_game_by_clicks_on_a_tablet(sit: Sit, case: str, most: int) -> None:
    """With Contractors: nothing lies on another page there, so a turn takes few clicks."""
    ann = sit("Anna", viewport=clicks.TABLET, has_touch=True)
    match, pointing, turns = clicks.play(ann, case, WHOLE)
    assert match.over
    assert pointing.clicks["page"] == 0
    assert sum(pointing.clicks.values()) <= most * (turns if WHOLE else turns + 1), (
        "the first one may have begun before"
    )
    ann.check_the_look()
    ann.page.click("[data-do=result]")
    ann.page.wait_for_selector(".win-card h1")
    ann.check_the_look()


def test_a_move_is_shown_before_it_is_made_and_a_refused_one_says_why(sit: Sit) -> None:
    ann = sit("Anna")
    ann.opens("red_cathedral", ["me", "greedy"], seed=11, options={"start_player": "1"})
    match = new_match("red_cathedral", 2, {"start_player": "1"}, seed=11)
    ann.wait_for_turn()
    moves = match.state.view(0)["market"]["moves"]
    own = [move for move in moves if move["die"] == "red"]
    assert len(own) > 1
    ann.target("die:red").dispatch_event("click")
    for move in own:
        assert ann.state(f"space:{move['space']}") == "legal"
    number, dearest = ann.number(), own[-1]
    ann.target(f"space:{dearest['space']}").dispatch_event("click")
    ann.wait_until_after(number)  # it can be undone, so nothing is to be confirmed
    expect(ann.page.locator("[data-place='die:red'] use")).not_to_have_count(0)
    number = ann.number()
    ann.page.keyboard.press("u")
    ann.wait_until_after(number)

    # a section above a free one cannot be claimed: it stays readable and names the rule
    ann.target("section:1-2").focus()
    assert ann.state("section:1-2") == "refused"
    assert "RC-CLAIM-02" in ann.page.locator(".why").inner_text()

    # by keyboard: the die, then confirm
    blue = next(move for move in moves if move["die"] == "blue")
    number = ann.number()
    ann.target("die:blue").focus()
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector("footer [data-confirm]")
    ann.page.keyboard.press("c")
    ann.wait_until_after(number)
    assert ann.page.locator("[data-target='die:blue']").get_attribute("data-value") == str(
        match.state.view(0)["market"]["dice"]["blue"]["value"]
    )
    assert ann.state("obtain") == "legal"
    assert blue["space"] in range(1, 9)


def test_a_roll_cannot_be_undone_but_what_came_before_it_can(sit: Sit) -> None:
    ann = sit("Anna")
    ann.opens("red_cathedral", ["me", "hotseat"], seed=11, options={"start_player": "1"})
    match = new_match("red_cathedral", 2, {"start_player": "1"}, seed=11)
    text = match.state.view(0)["market"]["moves"][0]["text"]
    choose(ann, match, text)
    match.act(0, text)
    ann.page.wait_for_selector("[data-do=undo]")
    number = ann.number()
    ann.page.keyboard.press("u")
    ann.wait_until_after(number)
    match.undo(0)
    choose(ann, match, text)
    match.act(0, text)
    choose(ann, match, "finish")
    match.act(0, "finish")
    expect(ann.page.locator("[data-do=undo]")).to_have_count(0)
    dice = match.state.view(0)["market"]["dice"]
    for colour, die in dice.items():
        shown = ann.page.locator(f"[data-target='die:{colour}']").get_attribute("data-value")
        assert shown == str(die["value"])


def test_ivan_moves_step_by_step_by_button_and_key(sit: Sit) -> None:
    ann = sit("Anna")
    ann.opens("red_cathedral", ["me"], seed=5)
    match = new_match("red_cathedral", ["Anna"], seed=5)
    bot = make_bot("greedy", 1)
    while match.state.view(0)["pending"] != "ivan":
        text = match.setup.catalogue.text(bot.choose(match.state, 0))
        choose(ann, match, text)
        match.act(0, text)
    card = match.state.view(0)["ivan"]["card"]
    assert ann.page.locator(".ivan li[aria-current=step] b").inner_text().lower() == card
    number = ann.number()
    ann.page.click("[data-ivan-next]")
    ann.wait_until_after(number)
    match.act(0, "next")
    if match.state.view(0)["pending"] == "ivan":
        number = ann.number()
        ann.page.keyboard.press("n")
        ann.wait_until_after(number)
        match.act(0, "next")
    assert ann.prompt() != ""


def claims(ann: Guest, match: Match, *texts: str) -> None:
    for text in texts:
        choose(ann, match, text)
        match.act(0, text)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_tile_is_placed_from_two_equal_sides(sit: Sit, phone: bool) -> None:
    """Price, money left and effect on each; none gilded, none focused first; too dear stays, with the reason."""
    ann = sit("Anna", phone=phone)
    ann.opens("red_cathedral", ["me", "hotseat"], seed=11, options={"start_player": "1"})
    match = new_match("red_cathedral", 2, {"start_player": "1"}, seed=11)
    claims(ann, match, "claim 1-1", "banner inventory")
    side = match.state.view(0)["sides"][0]
    for bench in side["workshop"]:
        price, rubles = bench["cost"], side["rubles"]
        ann.target(f"workshop:own-{bench['space']}").dispatch_event("click")
        menu = ann.page.locator(".pop")
        menu.wait_for()
        expect(menu.locator(".primary")).to_have_count(0)
        assert ann.page.evaluate("document.activeElement.matches('.pop')")
        up, down = menu.locator(".card").all()
        expect(up).to_contain_text(str(price))
        expect(down).to_contain_text("stays closed for the whole game")
        if price > rubles:
            expect(up).to_contain_text(f"{price} rubles needed, you have {rubles}.")
            assert up.get_attribute("aria-disabled") == "true"
        else:
            expect(up).to_contain_text(f"{rubles} → {rubles - price} left" if price else f"still {rubles}")
        boxes = [one.bounding_box() for one in (up, down)]
        assert boxes[0] is not None
        assert boxes[1] is not None
        assert boxes[0]["width"] == pytest.approx(boxes[1]["width"], abs=1)
        for kept in ("[data-region=prompt]", "[data-region=own]"):
            assert not overlap(ann, ".pop", kept)
        if not phone:
            assert not overlap(ann, ".pop", "[data-place='section:1-1']")
        ann.page.keyboard.press("Escape")
        menu.wait_for(state="detached")
    ann.check_the_look()


def overlap(guest: Guest, one: str, other: str) -> bool:
    return bool(
        guest.page.evaluate(
            """([one, other]) => {
                const [a, b] = [one, other].map((what) => document.querySelector(what).getBoundingClientRect())
                return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
            }""",
            [one, other],
        )
    )


def test_named_actions_light_their_own_things_and_say_why_not(sit: Sit) -> None:
    ann = sit("Anna")
    ann.opens("red_cathedral", ["me", "hotseat"], seed=11, options={"start_player": "1", "contractors": "on"})
    ann.wait_for_turn()
    assert ann.prompt() == "Your turn: claim a section, go to the market or hire a contractor."
    act = ann.page.locator
    expect(act("[data-act=claim]")).to_contain_text("4 sections open")
    expect(act("[data-act=build]")).to_contain_text("your Inventory is empty")
    assert act("[data-act=build]").get_attribute("aria-disabled") == "true"
    expect(act("[data-act=hire]")).to_contain_text("4 cities open")
    act("[data-act=claim]").click()
    assert act("[data-act=claim]").get_attribute("aria-pressed") == "true"
    ann.page.wait_for_selector("[data-target='die:white'][data-state=rest]")
    assert ann.state("section:1-1") == "legal"
    act("[data-act=claim]").click()
    ann.page.wait_for_selector("[data-target='die:white'][data-state=legal]")


def test_a_visit_to_the_market_is_named_and_the_roll_is_pressed_twice(sit: Sit) -> None:
    ann = sit("Anna")
    ann.opens("red_cathedral", ["me", "hotseat"], seed=11, options={"start_player": "1"})
    match = new_match("red_cathedral", 2, {"start_player": "1"}, seed=11)
    claims(ann, match, "move red +0")
    obtain = ann.page.locator("[data-act=obtain]")
    for kind, n in match.state.shows(0, match.setup.catalogue.number("obtain")).gain.items():
        expect(obtain).to_contain_text(f"+{n}")
        assert kind.replace("_", " ") in (obtain.get_attribute("title") or "")
    number = ann.number()
    obtain.click()
    ann.wait_until_after(number)
    match.act(0, "obtain")
    expect(obtain).to_contain_text("You have done this with this die already.")
    finish = ann.page.locator("footer [data-choice=finish]")
    assert "primary" not in (finish.get_attribute("class") or "")
    number = ann.number()
    finish.click()
    expect(finish).to_contain_text("Press again")
    expect(ann.page.locator("footer .ask")).to_contain_text("The dice on this space are rolled.")
    assert ann.number() == number
    ann.page.wait_for_selector("[data-armed=firm]")
    finish.click()
    ann.wait_until_after(number)

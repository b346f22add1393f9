"""A game from another package in the browser, on the generic board: a whole match by clicks, on a desk and a phone."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.elsewhere.packages import ROOT, install
from tests.server import guests
from tests.server.guests import Server

GAME = "goofspiel"


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the example installed; the client was built without it."""
    place = install(ROOT / "examples" / GAME, tmp_path_factory.mktemp(GAME))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(guests, "SOURCES", os.pathsep.join([guests.SOURCES, str(place)]))
        running = Server(str(tmp_path_factory.mktemp("browser") / "guildhall.db"), static=str(client), hint="mcts:20")
        yield running
        running.stop()


def test_a_whole_match_by_clicks(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Богдан", phone=True, language="uk-UA")
    table = ann.opens(GAME, ["me", "open", "greedy"], seed=4, options={"cards": 6, "hands": "dealt"})
    ben.joins(table)
    expect(ann.page.locator("footer .ask b")).to_contain_text("Bid a card for")
    expect(ben.page.locator("footer .ask b")).to_contain_text("Поставте карту, приз:")
    for guest in (ann, ben):
        guest.wait_for_turn()
        expect(guest.page.locator("[data-target^='hand:'][data-state=legal]")).to_have_count(6)
        guest.check_the_look()
    expect(ben.page.get_by_text("Призів попереду")).to_be_visible()

    # a card is played by a click, and by keyboard
    ann.page.locator("[data-target^='hand:']").first.click()
    expect(ann.page.get_by_text("Face down", exact=True)).to_be_visible()
    expect(ben.page.get_by_text("Долілиць", exact=True)).to_have_count(0)
    ben.page.locator("[data-target^='hand:']").first.press("Enter")

    rng = random.Random(3)
    while ann.plays_one(rng) and ben.plays_one(rng):
        pass
    for guest in (ann, ben):
        guest.page.wait_for_selector("[data-over]")
        guest.page.click("[data-do=result]")
        guest.page.wait_for_selector(".win-card h1")
        guest.check_the_look()
    expect(ann.page.locator("body")).to_contain_text("All prizes have been bid for.")
    expect(ben.page.locator("body")).to_contain_text("Усі призи розіграно.")


def test_the_hall_and_the_rules_know_it(sit: Sit) -> None:
    ann = sit("Ann", language="fr-FR")
    ann.page.goto("/")
    tile = ann.page.locator(f"[data-tile={GAME}]")
    expect(tile).to_contain_text("Chacun mise une carte en même temps")
    expect(tile).to_contain_text("5–15 min")
    ann.check_the_look()
    ann.page.goto(f"/rules/{GAME}")
    expect(ann.page.locator("#GOP-WIN-01")).to_contain_text("La plus haute carte gagne le prix")
    ann.page.goto(f"/open/{GAME}")
    expect(ann.page.locator("form")).to_contain_text("Une couleur chacun")
    ann.check_the_look()
    ann.page.goto("/rules")
    ann.page.wait_for_url("**/rules/*")

"""How little a page asks for and how little it draws again. Everything is counted, nothing is timed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from guildhall.play import new_match
from tests.browser import test_red_cathedral, test_rococo, test_splendor
from tests.browser.conftest import Sit
from tests.browser.guest import Guest

FEW_FOR_THE_HALL = 15
FEW_FOR_A_TABLE = 28
"""Requests of a first visit, socket and fonts with them: 10 and 24 to 25 as this is written."""
SMALL = 64
"""Nodes and attributes that a small action may change for one who looks on: 33, 1 and 9 as this is written."""

ROCOCO = {**test_rococo.MODULES, "start_player": "first_seat"}
RED_CATHEDRAL = {"contractors": "on", "start_player": "1"}

COUNTED = """() => {
    const size = (node) => 1 + (node.querySelectorAll?.('*').length ?? 0)
    const weigh = (record) => record.type === 'childList'
        ? [...record.addedNodes, ...record.removedNodes].reduce((sum, node) => sum + size(node), 0) : 1
    const idle = (record) => record.type === 'attributes'
        && record.target.getAttribute(record.attributeName) === record.oldValue
    window.changed = 0
    window.idly = []
    window.counting = (records) => {
        for (const record of records) {
            window.changed += weigh(record)
            if (idle(record)) window.idly.push(`${record.attributeName} of ${record.target.dataset.target}`)
        }
    }
    window.observer = new MutationObserver(window.counting)
    window.observer.observe(document.body,
        {subtree: true, childList: true, characterData: true, attributes: true, attributeOldValue: true})
}"""
"""From now on: how much of the page changes, and which attributes are written although they say so already."""
SETTLED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    window.counting(window.observer.takeRecords())
    done([window.changed, window.idly])
})))"""


def asked_for(guest: Guest, address: str, until: str) -> list[str]:
    """All that a first visit fetches; the socket of a table is one of them."""
    addresses: list[str] = []
    guest.page.on("request", lambda request: addresses.append(request.url))
    guest.page.on("websocket", lambda socket: addresses.append(socket.url))
    guest.page.goto(address)
    guest.page.wait_for_selector(until)
    guest.page.wait_for_load_state("networkidle")
    return addresses


def test_the_hall_asks_for_little(sit: Sit) -> None:
    requests = asked_for(sit("Ann"), "/", "[data-do=play-now]")
    assert len(requests) <= FEW_FOR_THE_HALL, requests


@pytest.mark.parametrize(
    ("game", "seats", "options"), [("splendor", 4, {}), ("rococo", 5, ROCOCO), ("red_cathedral", 4, RED_CATHEDRAL)]
)
def test_a_first_table_asks_for_little(sit: Sit, game: str, seats: int, options: dict[str, str]) -> None:
    table = sit("Ann").opens(game, ["me"] + ["hotseat"] * (seats - 1), seed=3, options=options)
    watched = f"/table/{table['summary']['id']}?token={table['links']['watch']}"
    requests = asked_for(sit("Eve"), watched, ".table[data-ready]")
    assert len(requests) <= FEW_FOR_A_TABLE, requests


def takes_three(guest: Guest) -> None:
    test_splendor.take(guest, *test_splendor.TAKEN)


def chooses_a_card(guest: Guest) -> None:
    test_rococo.choose(guest, new_match("rococo", 5, ROCOCO, seed=3), "choose S-b", 0)


def claims_a_section(guest: Guest) -> None:
    test_red_cathedral.choose(guest, new_match("red_cathedral", 4, RED_CATHEDRAL, seed=3), "claim 3-1")


@pytest.mark.parametrize(
    ("game", "seats", "options", "acts"),
    [
        ("splendor", 4, {}, takes_three),
        ("rococo", 5, ROCOCO, chooses_a_card),
        ("red_cathedral", 4, RED_CATHEDRAL, claims_a_section),
    ],
)
def test_a_small_action_changes_little_of_the_page(
    sit: Sit, game: str, seats: int, options: dict[str, str], acts: Callable[[Guest], None]
) -> None:
    ann, eve = sit("Ann"), sit("Eve")
    table = ann.opens(game, ["me"] + ["hotseat"] * (seats - 1), seed=3, options=options)
    eve.page.goto(f"/table/{table['summary']['id']}?token={table['links']['watch']}")
    before = eve.number()
    assert ann.wait_for_turn()
    for guest in (ann, eve):
        guest.page.evaluate(COUNTED)
    acts(ann)
    eve.wait_until_after(before)
    changed, idly = eve.page.evaluate(SETTLED)
    assert 0 < changed <= SMALL
    assert idly == []
    assert ann.page.evaluate(SETTLED)[1] == []

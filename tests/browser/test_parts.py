"""A table opens part by part, and what changes is drawn in its own part. Counted in nodes and layers, never timed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Sit
from tests.browser.guest import Guest
from tests.browser.test_little_work import RED_CATHEDRAL, ROCOCO
from tests.browser.test_splendor import TAKEN, take
from tests.browser.whole import begun

OPENED = """
    window.parts = []
    window.early = 0
    window.lacking = 0
    const drawn = (node) => {
        if (!(node instanceof Element) || !node.isConnected || node.closest('.symbols')) return 0
        return 1 + node.querySelectorAll('*').length - node.querySelectorAll('.symbols *').length
    }
    const lacks = (use) => !document.querySelector(use.getAttribute('href'))
    new MutationObserver((records) => {
        const table = document.querySelector('.table')
        if (!table) return
        const added = records.flatMap((record) => [...record.addedNodes])
        const tops = added.filter((node) => !added.some((other) => other !== node && other.contains(node)))
        const nodes = tops.reduce((sum, node) => sum + drawn(node), 0)
        if (nodes) window.parts.push(nodes)
        const symbols = added.some((node) => node instanceof Element && node.matches('.symbols'))
        if (!symbols) window.lacking = Math.max(window.lacking, [...table.querySelectorAll('use')].filter(lacks).length)
        if (nodes && window.ready) window.early += nodes
        window.ready ||= table.dataset.ready !== undefined
    }).observe(document, {childList: true, subtree: true, attributes: true, attributeFilter: ['data-ready']})
"""
"""
How many nodes come at once while a table opens, symbols of drawings aside, which are only copied; how many after it
called itself ready; how many copies waited for their symbols, so that all of them were made at once.
"""
PLACED = """
    window.first = new Map()
    window.places = (known) => [...document.querySelectorAll('.palace, .layer, .show, .win, .seat')]
        .filter((one) => known === window.first.has(one)).map((one) => [one, one.getBoundingClientRect()])
    new MutationObserver(() => window.places(false).forEach(([one, {x, y}]) => window.first.set(one, {x, y})))
        .observe(document, {childList: true, subtree: true})
"""
"""Where each part of the table stood when it came."""
MOVED = """() => window.places(true)
    .filter(([one, {x, y}]) => Math.hypot(x - window.first.get(one).x, y - window.first.get(one).y) > 2)
    .map(([one]) => one.outerHTML.slice(0, 120))
"""
LOOKS = """
    window.looks = []
    new MutationObserver((records) => {
        const old = records.filter((record) => record.oldValue !== null).map((record) => record.target)
        if (old.length) window.looks.push(new Set(old).size)
    }).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-state'], attributeOldValue: true})
"""
"""How many things change their look at once, those aside that have just come."""
REGIONS = """
    window.drawn = []
    new MutationObserver((records) => {
        const where = records.map((record) => (record.target.parentElement ?? record.target).closest?.('[data-region]'))
        const regions = new Set(where.map((one) => one?.dataset.region).filter((one) => one))
        if (regions.size) window.drawn.push([...regions].sort())
    }).observe(document.querySelector('.table'), {subtree: true, childList: true, characterData: true})
"""
"""Which regions of a table change together."""
LINES = 40
"""More lines than a log has room for."""
FEW = 6
"""So many things change their look in one frame, and so many may breathe."""
BREATHING = """() => [
    document.querySelectorAll('[data-state=legal]').length,
    document.getAnimations().filter((one) => one.animationName === 'breathe').length,
]"""
GUEST = """state => {
    document.querySelector('.palace [data-place="guest:2-1"]').dataset.state = state
}"""
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""After two frames what was changed before has been drawn: two changes in one frame would be none."""


def looks_on(sit: Sit, game: str, seats: int, options: dict[str, str], *scripts: str) -> Guest:
    """Somebody opens the page of a table that stands, with these scripts in it from the start."""
    table = sit("Ann").opens(game, ["me"] + ["hotseat"] * (seats - 1), seed=3, options=options)
    eve = sit("Eve")
    for script in scripts:
        eve.page.add_init_script(script)
    eve.page.goto(f"/table/{table['summary']['id']}?token={table['links']['watch']}")
    eve.number()
    return eve


@pytest.mark.parametrize(
    ("game", "seats", "options", "most"),
    [("splendor", 4, {}, 320), ("rococo", 5, ROCOCO, 180), ("red_cathedral", 4, RED_CATHEDRAL, 400)],
)
def test_a_table_opens_part_by_part(sit: Sit, game: str, seats: int, options: dict[str, str], most: int) -> None:
    eve = looks_on(sit, game, seats, options, OPENED)
    parts, early, lacking = eve.page.evaluate("[window.parts, window.early, window.lacking]")
    assert max(parts) <= most, parts
    assert early == 0, "ready before it was whole"
    assert lacking <= 12, "drawn before its symbols"


def test_what_may_be_pointed_at_comes_a_few_things_a_frame(sit: Sit) -> None:
    ann = sit("Ann", reduced_motion="no-preference")
    ann.page.add_init_script(LOOKS)
    ann.opens("splendor", ["me", "greedy"], seed=3)
    take(ann, *TAKEN)
    ann.wait_for_turn()
    ann.number()
    looks = ann.page.evaluate("window.looks")
    assert sum(looks) > 4 * FEW, "too little to tell"
    assert max(looks) <= FEW, looks


def test_a_new_position_is_drawn_region_by_region(sit: Sit) -> None:
    ann = sit("Ann", reduced_motion="no-preference")
    ann.opens("splendor", ["me", "greedy"], seed=3)
    ann.wait_for_turn()
    ann.number()
    ann.page.evaluate(REGIONS)
    take(ann, *TAKEN)
    ann.wait_for_turn()
    ann.number()
    together = ann.page.evaluate("window.drawn")
    large = [set(regions) & {"board", "seats", "own", "log"} for regions in together]
    assert set().union(*large) == {"board", "seats", "own", "log"}, "too little to tell"
    assert max(len(regions) for regions in large) == 1, together


def test_a_log_has_the_lines_that_are_seen(sit: Sit) -> None:
    ann = sit("Ann")
    match, _ = begun("splendor", 2, seed=3, left=4, whole=False)
    assert match.number > LINES
    ann.opens_at(match, ["me", "hotseat"])
    ann.number()
    lines = ann.page.locator(".log .entry")
    few = lines.count()
    height = ann.page.evaluate("document.querySelector('.log').clientHeight")
    assert few * 27 >= height
    assert few <= height / 27 + 12
    ann.page.evaluate("document.querySelector('.log').scrollTop = 0")
    ann.page.wait_for_function("few => document.querySelectorAll('.log .entry').length > few", arg=few)


@pytest.mark.parametrize(("game", "options", "many"), [("splendor", {}, False), ("red_cathedral", RED_CATHEDRAL, True)])
def test_where_much_glows_nothing_breathes(sit: Sit, game: str, options: dict[str, str], many: bool) -> None:
    ann = sit("Ann", reduced_motion="no-preference")
    ann.opens(game, ["me", "hotseat"], seed=3, options=options)
    ann.wait_for_turn()
    ann.number()
    glowing, breathing = ann.page.evaluate(BREATHING)
    assert (glowing > FEW) == many
    assert breathing == (0 if many else glowing)


def test_nothing_moves_while_a_table_opens(sit: Sit) -> None:
    ann = sit("Ann")
    ann.page.route("**/*.woff2", lambda route: route.abort())  # a font that comes late moves what is written in it
    ann.page.add_init_script(PLACED)
    ann.opens("rococo", ["me"] + ["hotseat"] * 4, seed=3, options=ROCOCO)
    ann.number()
    assert ann.page.evaluate("window.first.size") > 20
    assert ann.page.evaluate(MOVED) == []


def test_what_changes_in_a_hall_is_drawn_in_that_hall(sit: Sit) -> None:
    eve = looks_on(sit, "rococo", 5, ROCOCO)
    session = eve.context.new_cdp_session(eve.page)
    seen: list[list[dict[str, Any]]] = []
    session.on("LayerTree.layerTreeDidChange", lambda said: seen.append(said.get("layers") or []))
    session.send("DOM.enable")
    session.send("LayerTree.enable")

    def layers(state: str) -> dict[str, dict[str, Any]]:
        """The layers of the page after a guest of the Second Hall has got this state; none if no news of it came."""
        before = len(seen)
        eve.page.evaluate(GUEST, state)
        eve.page.evaluate(DRAWN)
        for _ in range(60):
            if len(seen) > before:
                return {layer["layerId"]: layer for layer in seen[-1]}
            eve.page.evaluate(DRAWN)
        return {}

    def drawn_again() -> list[dict[str, Any]]:
        first, then = layers("legal"), layers("rest")
        return [layer for key, layer in then.items() if layer["paintCount"] != first.get(key, layer)["paintCount"]]

    # What is still under way when the table has opened may be drawn beside it, so the fewest of some times count.
    again = min((found for _ in range(12) if (found := drawn_again())), key=len)
    hall = eve.page.evaluate("document.querySelector('.palace').getBoundingClientRect().width * 218 / 940")
    assert len(again) == 1
    assert again[0]["width"] <= hall + 40

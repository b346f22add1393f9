"""The client comes back and stays: installed, without a server, with a line that breaks in the middle of a move."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Sit
from tests.browser.guest import Guest
from tests.browser.test_splendor import TAKEN, take, two_at_a_table
from tests.server.guests import wait_until
from tests.server.push_service import Browser, PushService

KEPT = """id => new Promise(resolve => {
    const asked = indexedDB.open('guildhall', 1)
    asked.onupgradeneeded = () => asked.transaction.abort()
    asked.onerror = () => resolve(false)
    asked.onsuccess = () => {
        const found = asked.result.transaction('matches').objectStore('matches').getKey(id)
        found.onsuccess = () => { asked.result.close(); resolve(found.result === id) }
    }
})"""
"""Whether a match is on the shelf of this device."""


def settles(guest: Guest) -> None:
    """Wait until the service worker has all it needs and serves this page."""
    guest.page.wait_for_function("() => navigator.serviceWorker.controller !== null")


# -- installed -------------------------------------------------------------------------------------------------------


def test_it_can_be_installed(sit: Sit) -> None:
    ann = sit("Ann", service_workers="allow")
    ann.page.goto("/")
    settles(ann)
    chromium = ann.context.new_cdp_session(ann.page)
    manifest = chromium.send("Page.getAppManifest")
    assert manifest["errors"] == []
    errors = chromium.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}, "as are all windows of these tests"
    icons = json.loads(manifest["data"])["icons"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable"}
    for icon in icons:
        wide = ann.page.evaluate(
            """async src => {
                const image = new Image()
                image.src = src
                await image.decode()
                return `${image.naturalWidth}x${image.naturalHeight}`
            }""",
            icon["src"],
        )
        assert icon["sizes"] in ("any", wide), icon["src"]


def test_the_worker_caches_the_build_and_never_the_api(sit: Sit) -> None:
    ann = sit("Ann", service_workers="allow")
    ann.page.goto("/")
    settles(ann)
    ann.call("POST", "/api/session", {"name": "Ann"})
    ann.page.goto("/rules/splendor")
    expect(ann.page.locator("h1")).to_contain_text("Splendor")
    caches = ann.page.evaluate(
        """async () => {
            const found = {}
            for (const name of await caches.keys())
                found[name] = (await (await caches.open(name)).keys()).map(one => new URL(one.url).pathname)
            return found
        }"""
    )
    build = ann.page.evaluate("async () => (await (await fetch('/sw.js')).text()).match(/BUILD = .(\\w+)/)[1]")
    assert list(caches) == [f"guildhall-{build}"]
    (files,) = caches.values()
    assert "/" in files
    assert [path for path in files if path.startswith("/api") or path == "/sw.js"] == []
    assert all(path.startswith(("/assets/", "/icons/")) for path in files if path.count("/") > 1)


# -- without a server ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("look", [{"color_scheme": "dark"}, {"color_scheme": "light"}, {"phone": True}])
def test_without_a_line_it_says_so_and_goes_on_by_itself(sit: Sit, look: dict[str, Any]) -> None:
    ann = sit("Ann", service_workers="allow", **look)
    ann.page.goto("/")
    settles(ann)
    ann.context.set_offline(True)
    for path in ("/", "/open/splendor", "/table/nowhere123"):
        ann.page.goto(path)
        expect(ann.page.locator("h1")).to_have_text("No line to the server")
    ann.check_the_look()
    ann.page.goto("/")
    expect(ann.page.get_by_text("No finished match is kept")).to_be_visible()
    ann.context.set_offline(False)
    expect(ann.page.locator("[data-offline-page]")).to_have_count(0)
    expect(ann.page.get_by_role("heading", name="Splendor")).to_be_visible()


@pytest.mark.parametrize("game", ["splendor", "red_cathedral"])
def test_a_finished_match_can_be_read_without_a_server(sit: Sit, game: str) -> None:
    ann = sit("Ann", service_workers="allow")
    ann.page.goto("/")
    settles(ann)
    table = ann.opens(game, ["me", "greedy"], seed=5)["summary"]["id"]
    ann.call("POST", f"/api/tables/{table}/seats/0", {"change": "substitute", "bot": "greedy"})
    ann.page.wait_for_selector("[data-over]")
    wait_until(lambda: ann.page.evaluate(KEPT, table))
    actions = ann.call("GET", f"/api/tables/{table}")["summary"]["actions"]

    ann.context.set_offline(True)
    ann.page.goto("/")
    match = ann.page.locator(f"[data-match='{table}']")
    expect(match).to_contain_text("Ann")
    ann.check_the_look()
    match.get_by_role("link", name="Replay").click()
    ann.page.wait_for_selector(".table[data-at='0']")
    for at in (1, 2):
        ann.page.keyboard.press("ArrowRight")
        ann.page.wait_for_selector(f".table[data-at='{at}']")
    ann.page.keyboard.press("End")
    ann.page.wait_for_selector(f".table[data-at='{actions}']")
    last = ann.page.evaluate(
        """async id => {
            const database = await new Promise(resolve => {
                const asked = indexedDB.open('guildhall', 1)
                asked.onsuccess = () => resolve(asked.result)
            })
            const match = await new Promise(resolve => {
                const asked = database.transaction('matches').objectStore('matches').get(id)
                asked.onsuccess = () => resolve(asked.result)
            })
            database.close()
            return {steps: match.films[''].steps.length, eyes: Object.keys(match.films).sort(), links: match.info.links}
        }""",
        table,
    )
    assert last == {"steps": actions, "eyes": ["", "0"], "links": {"invite": None, "watch": None, "seats": {}}}
    ann.page.reload()
    ann.page.wait_for_selector(".table[data-at='0']")
    ann.page.goto(f"/result/{table}")
    expect(ann.page.locator("main h1")).to_contain_text("You")

    ann.page.goto("/")
    match.get_by_role("button").click()
    expect(match).to_have_count(0)
    assert not ann.page.evaluate(KEPT, table)


# -- a line that breaks ----------------------------------------------------------------------------------------------


def picks(guest: Guest, *targets: str) -> None:
    """Choose tokens and confirm, whatever comes of it."""
    for target in targets:
        guest.target(target).click()
    guest.page.click("footer [data-confirm]")


CUT = "() => { window.socketsBefore ??= WebSocket; window.WebSocket = class extends EventTarget { close() {} } }"
"""No new line is opened from this page: being offline is played by the browser, and lets new sockets through."""
JOINED = "() => { if (window.socketsBefore) window.WebSocket = window.socketsBefore }"
CUT_AT_MY_TURN = """() => {
    const Before = WebSocket
    window.WebSocket = new Proxy(Before, {
        construct(_, address) {
            const socket = new Before(...address)
            socket.addEventListener('message', (event) => {
                const said = JSON.parse(event.data)
                if (!(said.decisions ?? said.set?.decisions)?.length) return
                window.WebSocket = class extends EventTarget { close() {} }
                socket.close()
            })
            return socket
        },
    })
}"""
"""The line breaks when the page has heard that somebody here is to act, and no other is opened."""


def cuts(guest: Guest) -> None:
    guest.page.evaluate(CUT)
    guest.context.set_offline(True)
    guest.page.wait_for_selector(".table[data-line=lost]")


def joins_again(guest: Guest) -> None:
    """The line is back."""
    guest.page.evaluate(JOINED)
    guest.context.set_offline(False)


def actions(guest: Guest, table: dict[str, Any]) -> int:
    return int(guest.call("GET", f"/api/tables/{table['summary']['id']}/log")["actions"])


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_move_made_while_the_line_is_down_is_made_once_when_it_is_back(sit: Sit, phone: bool) -> None:
    ann, ben, table = two_at_a_table(sit)
    if phone:
        ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.wait_for_turn()
    cuts(ann)
    picks(ann, *TAKEN)
    waiting = ann.page.locator("footer[data-unsent]")
    expect(waiting).to_contain_text("Waiting to be sent")
    expect(waiting).to_contain_text("Your move is kept")
    expect(ann.page.locator("[data-state=legal]"), "one move at a time").to_have_count(0)
    ann.check_the_look()
    assert actions(ben, table) == 0
    joins_again(ann)
    expect(waiting).to_have_count(0)
    ben.wait_for_turn()
    ann.wait_until_after(0)
    assert (ann.number(), ben.number(), actions(ben, table)) == (1, 1, 1)
    assert ann.page.evaluate(f"localStorage['guildhall.move.{table['summary']['id']}']") is None


def test_what_is_picked_stays_while_others_and_the_line_come_and_go(sit: Sit) -> None:
    ann, ben, table = two_at_a_table(sit)
    ann.wait_for_turn()
    ann.number()
    away = ann.page.locator("[data-region=seats] .away")
    ann.target(TAKEN[0]).click()
    ben.page.goto("about:blank")
    expect(away).to_have_count(1)
    assert ann.state(TAKEN[0]) == "picked"
    cuts(ann)
    ann.target(TAKEN[1]).click()
    joins_again(ann)
    ben.page.goto(f"/table/{table['summary']['id']}")
    expect(away).to_have_count(0)
    ann.target(TAKEN[2]).click()
    assert [ann.state(target) for target in TAKEN] == ["picked"] * 3
    ann.page.click("footer [data-confirm]")
    ann.wait_until_after(0)
    ben.wait_for_turn()


def test_a_move_that_waits_outlives_the_page_and_can_be_taken_back(sit: Sit) -> None:
    ann, ben, table = two_at_a_table(sit)
    ann.wait_for_turn()
    cuts(ann)
    picks(ann, *TAKEN)
    ann.page.click("[data-do=take-move-back]")
    ann.wait_for_turn()
    picks(ann, "token:r", "token:k", "token:w")
    expect(ann.page.locator("footer[data-unsent='take wrk']")).to_be_visible()
    ann.page.goto("about:blank")
    assert actions(ben, table) == 0, "neither the one nor the other"
    ann.context.set_offline(False)
    ann.page.goto(f"/table/{table['summary']['id']}")
    ben.wait_for_turn()
    assert actions(ben, table) == 1
    assert ben.number() == 1


def test_a_move_whose_answer_was_lost_is_not_made_twice(sit: Sit) -> None:
    """The line breaks between the server's commit and the answer: nobody here knows whether it was made."""
    ann, ben, table = two_at_a_table(sit)
    sent: list[dict[str, Any]] = []
    broken: list[WebSocketRoute] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def to_server(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "act":
                sent.append(said)
            server.send(message)

        def to_page(message: str | bytes) -> None:
            if sent and not broken:
                broken.append(page)
                page.close(code=3000)
            elif page not in broken:
                page.send(message)

        page.on_message(to_server)
        server.on_message(to_page)

    ann.page.route_web_socket("**/live*", between)
    ann.page.reload()
    ann.wait_for_turn()
    picks(ann, *TAKEN)
    ben.wait_for_turn()
    ann.wait_until_after(0)
    assert len(broken) == 1
    assert [(act["number"], act["action"], act["again"]) for act in sent] == [
        (0, "take wbg", False),
        (0, "take wbg", True),
    ]
    assert (ann.number(), actions(ben, table)) == (1, 1)
    expect(ann.page.locator(".toast.stay")).to_have_count(0)


def test_a_move_is_given_back_with_a_word_if_the_table_has_moved_on(sit: Sit) -> None:
    ann, ben, table = two_at_a_table(sit)
    take(ann, *TAKEN)
    take(ben, *TAKEN)
    ann.wait_for_turn()
    cuts(ann)
    picks(ann, "token:r", "token:k", "token:w")
    expect(ann.page.locator("footer[data-unsent]")).to_be_visible()
    ben.page.click("[data-do=undo]")
    ben.wait_for_turn()
    take(ben, "token:r", "token:k", "token:w")
    joins_again(ann)
    word = ann.page.locator(".toast.stay")
    expect(word).to_contain_text("was not made")
    expect(word).to_contain_text("the table has moved on")
    ann.wait_for_turn()
    assert ann.number() == ben.number() == 4, "two moves, an undo, another one"
    assert actions(ben, table) == 2
    ann.check_the_look()
    word.get_by_role("button").click()
    expect(word).to_have_count(0)
    take(ann, "token:b", "token:g", "token:r")
    assert actions(ben, table) == 3


def test_what_the_clock_has_played_meanwhile_stands(sit: Sit) -> None:
    """Ann's time runs out while her line is down: the bot's move is made, hers is given back.

    The line breaks with the very state in which she is to act: however slow her page is, her move is for that one.
    """
    ann, ben = sit("Ann"), sit("Ben")
    ann.page.add_init_script(f"({CUT_AT_MY_TURN})()")
    table = ann.opens("splendor", ["me", "greedy"], seed=7, clock={"bank": 0, "increment": 5})
    place = f"/table/{table['summary']['id']}"
    ann.page.wait_for_selector(".table[data-line=lost]")
    ann.wait_for_turn()
    number = ann.number()
    picks(ann, *TAKEN)
    expect(ann.page.locator("footer[data-unsent]")).to_be_visible()
    ben.page.goto(f"{place}?token={table['links']['watch']}")
    ben.wait_until_after(number + 1)
    ann.page.close()
    ann.page = ann.context.new_page()
    ann.page.goto(place)
    word = ann.page.locator(".toast.stay")
    expect(word).to_contain_text("was not made")
    expect(word).to_contain_text("the table has moved on")
    assert ann.page.evaluate(f"localStorage['guildhall.move.{table['summary']['id']}']") is None


# -- messages to a device --------------------------------------------------------------------------------------------


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.close()


SUBSCRIBED = """([endpoint, p256dh, auth]) => {
    const bytes = text => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))
    const found = () => localStorage.subscribed ? {
        endpoint,
        options: {applicationServerKey: bytes(localStorage.subscribed).buffer},
        getKey: name => bytes({p256dh, auth}[name]).buffer,
        unsubscribe: async () => delete localStorage.subscribed,
    } : null
    PushManager.prototype.getSubscription = async () => found()
    PushManager.prototype.subscribe = async function ({applicationServerKey}) {
        localStorage.subscribed = applicationServerKey
        return found()
    }
}"""
"""Subscribes at our own push service, as there is none behind this browser."""


def test_a_device_is_told_when_its_person_looks_elsewhere(sit: Sit, service: PushService) -> None:
    ann = sit("Ann", service_workers="allow", permissions=["notifications"])
    browser = Browser(f"{service.url}/to/ann")
    keys = browser.subscription()
    arguments = json.dumps([keys["endpoint"], keys["p256dh"], keys["auth"]])
    ann.context.add_init_script(f"({SUBSCRIBED})({arguments})")
    ben = sit("Ben")
    ann.page.goto("/")
    settles(ann)
    table = ann.opens("splendor", ["me", "open"], seed=7)
    ben.joins(table)
    ann.page.wait_for_selector(".table[data-ready]")
    ann.page.click("[data-do=settings]")
    switch = ann.page.locator("[data-do=push]")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    ann.page.keyboard.press("Escape")
    take(ann, *TAKEN)
    ann.page.goto("/about")
    take(ben, *TAKEN)
    message = service.heard.get(timeout=30)
    said = browser.reads(message)
    assert said == {"table": table["summary"]["id"], "number": 2, "title": "Splendor", "body": "It is your turn."}

    shown = delivers(ann, json.dumps(said))
    assert shown == [{"title": "Splendor", "body": "It is your turn.", "data": f"/table/{said['table']}"}]

    # off again: the server forgets the device
    ann.page.click("[data-do=settings]")
    expect(switch).to_be_checked()
    with ann.page.expect_response("**/api/push/forget"):
        switch.click()
    expect(switch).not_to_be_checked()


def delivers(guest: Guest, data: str) -> list[dict[str, Any]]:
    """Hand a message to the page's service worker as the browser would; the notes that are shown then."""
    chromium = guest.context.new_cdp_session(guest.page)
    found: list[str] = []
    chromium.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    chromium.send("ServiceWorker.enable")
    origin = guest.page.evaluate("navigator.serviceWorker.ready.then(() => location.origin)")
    chromium.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": data})
    notes = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
        .map(({title, body, data}) => ({title, body, data}))"""
    return list(wait_until(lambda: guest.page.evaluate(notes)))


# -- settings --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_device_decides_until_somebody_chooses(sit: Sit, scheme: str) -> None:
    ann = sit("Ann", color_scheme=scheme, reduced_motion="no-preference")
    root = ann.page.locator("html")
    for path in ("/", "/open/splendor", "/open/rococo"):
        ann.page.goto(path)
        expect(root).to_have_attribute("data-theme", scheme)
    expect(root).to_have_attribute("data-motion", "full")
    ann.page.emulate_media(color_scheme="light" if scheme == "dark" else "dark", reduced_motion="reduce")
    expect(root).not_to_have_attribute("data-theme", scheme)
    expect(root).to_have_attribute("data-motion", "none")


@pytest.mark.parametrize("width", [390, 820, 1440])
def test_settings_are_remembered(sit: Sit, width: int) -> None:
    ann = sit("Ann", viewport={"width": width, "height": 900}, color_scheme="dark")
    ann.page.goto("/open/rococo")
    root = ann.page.locator("html")

    def choose(name: str, label: str) -> None:
        ann.page.locator(f"[data-choose={name}] label", has_text=label).click()

    ann.page.click("[data-do=settings]")
    choose("theme", "As the game")
    expect(root).to_have_attribute("data-theme", "light")
    choose("theme", "Light")
    choose("motion", "Calm")
    choose("speed", "Slow")
    ann.page.get_by_label("Sound when it is your turn").click()
    ann.page.locator("[data-do=volume]").fill("35")
    assert ann.axe() == []
    ann.page.keyboard.press("Escape")
    ann.page.reload()
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-motion", "calm")
    ann.page.click("[data-do=settings]")
    expect(ann.page.locator("[data-choose] label.on")).to_have_text(["Light", "Calm", "Slow"])
    expect(ann.page.locator("[data-do=volume]")).to_have_value("35")
    choose("theme", "As the device")
    expect(root).to_have_attribute("data-theme", "dark")
    assert ann.axe() == []
    assert ann.sideways() <= 0


@pytest.mark.parametrize("language", ["en-GB", "uk", "ru", "it", "fr"])
def test_the_settings_fit_in_every_language(sit: Sit, language: str) -> None:
    ann = sit("Ann", phone=True, language=language)
    ann.page.goto("/about")
    ann.page.click("[data-do=settings]")
    ann.page.wait_for_selector("[data-choose] label.on")
    cut = ann.page.evaluate(
        """() => [...document.querySelectorAll('dialog label, dialog legend, dialog .note')]
            .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent.trim())"""
    )
    assert cut == []
    assert ann.sideways() <= 0

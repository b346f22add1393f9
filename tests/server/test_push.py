"""Push messages: who is told, what, by whom, and what never happens on the way."""

from __future__ import annotations

import sqlite3
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from guildhall.server.play.web_push import Device, padded, sealed
from tests.server.guests import HOTSEAT, ME, OPEN, Guest, Live, Server, bot, two_at_a_table, wait_until
from tests.server.push_service import Browser, PushService, claims, data, opened, text


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.close()


def subscribed(guest: Guest, service: PushService, path: str = "/to/ben", **more: str) -> Browser:
    browser = Browser(service.url + path)
    guest.post("/api/push", browser.subscription(**more))
    return browser


# -- the message -----------------------------------------------------------------------------------------------------


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    receiver = data("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    sender = ec.derive_private_key(int.from_bytes(data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    to = Device("", receiver, data("BTBZMqHH6r4Tts7J_aSIgg"))
    body = sealed(b"When I grow up, I want to be a watermelon", to, sender, data("DGv6ra1nlYgDCS1FRnbzlw"))
    assert text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


CURVE = ec.SECP256R1()


def test_each_message_is_sealed_with_keys_of_its_own_and_all_are_as_long() -> None:
    browser = Browser("https://push.example/1")
    to = Device(browser.endpoint, browser.point, browser.auth)
    bodies = [sealed(padded(said), to) for said in (b'{"a":1}', b'{"a":1}', b'{"a":"something longer"}')]
    assert len({body[:86] for body in bodies}) == 3
    assert len({len(body) for body in bodies}) == 1
    assert opened(bodies[2], browser.key, browser.auth).strip() == b'{"a":"something longer"}'


# -- who is told -----------------------------------------------------------------------------------------------------


def test_whose_turn_has_come_is_told_once_and_nothing_hidden(server: Server, service: PushService) -> None:
    ann, ben, table = two_at_a_table(server)
    browser = subscribed(ben.guest, service, language="fr")
    ben.until(bool)
    ben.leaves()
    ann.until(lambda state: not state["seats"][1]["online"])
    number = ann.acts("take wbg")["number"]
    message = service.heard.get(timeout=30)
    said = {"table": table, "number": number, "title": "Splendor", "body": "C’est à vous de jouer."}
    assert browser.reads(message) == said
    assert message.path == "/to/ben"
    key = ben.guest.get("/api/push")["key"]
    claimed = claims(message, key)
    assert claimed["aud"] == service.url
    assert claimed["sub"] == "mailto:nobody@localhost"
    assert time.time() < claimed["exp"] < time.time() + 24 * 3600
    assert message.headers["ttl"] == "86400"
    assert len(message.headers["topic"]) == 32
    assert table not in str(message.headers), "what it is about only the device learns"
    assert message.headers["content-length"] == str(len(message.body))
    assert service.heard.empty()


def test_who_looks_at_the_table_is_not_told_and_who_looks_away_is(server: Server, service: PushService) -> None:
    ann, ben, _ = two_at_a_table(server)
    browser = subscribed(ben.guest, service)
    ben.until(bool)
    ann.acts("take wbg")
    ben.until(lambda state: state["decisions"])
    ben.acts("take wbg")
    ben.does("looking", on=False)
    ann.until(lambda state: state["decisions"])
    number = ann.acts("take rku" if "take rku" in ann.legal() else ann.legal()[0])["number"]
    assert browser.reads(service.heard.get(timeout=30))["number"] == number, "the first one that was sent"
    assert ben.until(lambda state: state["number"] == number)["seats"][1]["online"], "looking away is not going away"


def test_who_was_to_act_already_is_not_told_anew(server: Server, service: PushService) -> None:
    """Both choose a hand at the same time in Rococo: that Ann has chosen hers is no news for Ben."""
    ann, ben, _ = two_at_a_table(server, game="rococo", seed=3)
    subscribed(ben.guest, service)
    subscribed(ann.guest, service, "/to/ann")
    ben.until(bool)
    ben.leaves()
    ann.until(lambda state: not state["seats"][1]["online"])
    while 0 in ann.until(bool)["to_act"]:
        ann.acts(ann.legal()[0])
    ann.does("looking", on=False)
    ben = ben.guest.sits_at(ann.table)
    while 1 in ben.until(bool)["to_act"]:
        ben.acts(ben.legal()[0])
    assert service.heard.get(timeout=30).path == "/to/ann"


def test_a_table_that_begins_tells_who_is_to_act(server: Server, service: PushService) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    browser = subscribed(ann, service)
    info = ann.opens(ME, OPEN)
    ben.joins(info["summary"]["id"], info["links"]["invite"])
    assert browser.reads(service.heard.get(timeout=30))["number"] == 0


def test_a_device_that_is_gone_is_forgotten(server: Server, service: PushService, tmp_path: Path) -> None:
    ann, ben, _ = two_at_a_table(server)
    subscribed(ben.guest, service, "/gone/1")
    ben.until(bool)
    ben.leaves()
    ann.until(lambda state: not state["seats"][1]["online"])
    ann.acts("take wbg")
    assert service.heard.get(timeout=30).path == "/gone/1"
    wait_until(lambda: kept(server, service.url) == [])
    other = subscribed(ben.guest, service, "/to/other")
    ann.does("undo")
    number = ann.acts("take wbr")["number"]
    message = service.heard.get(timeout=30)
    assert (message.path, other.reads(message)["number"]) == ("/to/other", number)


def kept(server: Server, service: str) -> list[str]:
    """The endpoints that the server remembers at a push service."""
    connection = sqlite3.connect(server.settings["database"])
    try:
        found = connection.execute("SELECT endpoint FROM devices ORDER BY id").fetchall()
    finally:
        connection.close()
    return [endpoint for (endpoint,) in found if endpoint.startswith(service)]


def test_devices_are_few_own_and_moved_with_their_browser(server: Server, service: PushService) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    for number in range(12):
        subscribed(ann, service, f"/ann/{number}")
    assert kept(server, service.url) == [f"{service.url}/ann/{number}" for number in range(2, 12)]
    ben.post("/api/push/forget", {"endpoint": f"{service.url}/ann/5"})
    assert len(kept(server, service.url)) == 10, "only one's own"
    ann.post("/api/push/forget", {"endpoint": f"{service.url}/ann/5"})
    assert len(kept(server, service.url)) == 9
    subscribed(ben, service, "/ann/6")
    ann.post("/api/push/forget", {"endpoint": f"{service.url}/ann/6"})
    assert f"{service.url}/ann/6" in kept(server, service.url), "the browser is Ben's now"
    assert server.stranger().refused("POST", "/api/push", Browser("https://push.example/").subscription()) == (
        401,
        "no_session",
    )


# -- what is refused -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def careful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as it is by itself: push messages go to public addresses only."""
    running = Server(str(tmp_path_factory.mktemp("careful") / "guildhall.db"), push="public")
    yield running
    running.stop()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "https://127.0.0.1/1",
        "https://10.0.0.7/1",
        "https://[::1]/1",
        "https://[64:ff9b::7f00:1]/1",
        "https://169.254.169.254/latest",
        "ftp://push.example/1",
        "https://push.example/a b",
    ],
)
def test_only_public_addresses_and_https_are_taken(careful: Server, endpoint: str) -> None:
    guest = careful.guest("Eve")
    assert guest.refused("POST", "/api/push", Browser(endpoint).subscription()) == (422, "bad_option")


def test_a_name_that_leads_home_is_not_called(careful: Server, service: PushService) -> None:
    ann, ben, _ = two_at_a_table(careful)
    home = service.url.replace("http://127.0.0.1", "https://localhost")
    ben.guest.post("/api/push", Browser(home).subscription())
    ben.until(bool)
    ben.leaves()
    ann.until(lambda state: not state["seats"][1]["online"])
    ann.acts("take wbg")
    wait_until(lambda: 'guildhall_pushes_total{result="failed"} 1.0' in careful.stranger().http.get("/metrics").text)
    assert "localhost is not a public address" in careful.complaint() or service.heard.empty()


def test_rubbish_is_no_device(server: Server) -> None:
    guest = server.guest("Eve")
    good = Browser("https://push.example/1").subscription()
    for spoiled in ({"p256dh": "A" * 87}, {"auth": "A" * 23}, {"p256dh": "é" * 87}, {"p256dh": "B" + "_" * 86}):
        assert guest.refused("POST", "/api/push", {**good, **spoiled}) == (422, "bad_option")
    for spoiled in (
        {"language": "de"},
        {"endpoint": ""},
        {"more": 1},
        {"endpoint": "https://push.example/" + "a" * 2000},
    ):
        assert guest.refused("POST", "/api/push", {**good, **spoiled}) == (400, "bad_request")


# -- the key ---------------------------------------------------------------------------------------------------------


def test_the_key_is_made_once_and_kept_beside_the_database(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "guildhall.db"))
    key = server.stranger().get("/api/push")["key"]
    server.stop()
    file = tmp_path / "guildhall.db-push-key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("*push*")] == [file.name], "no draft is left"
    server.start()
    assert server.stranger().get("/api/push")["key"] == key
    server.stop()
    file.write_text("not a key")
    with pytest.raises(AssertionError, match="is no key for push messages"):
        server.start()


def test_a_server_may_send_none(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "guildhall.db"), push="off")
    try:
        guest = server.guest("Ann")
        assert guest.get("/api/push") == {"key": None}
        assert guest.refused("POST", "/api/push", Browser("https://push.example/1").subscription())[1] == "bad_option"
        assert not (tmp_path / "guildhall.db-push-key").exists()
        live: Live = guest.sits_at(guest.opens(ME, HOTSEAT)["summary"]["id"])
        live.acts("take wbg")
        assert guest.opens(ME, bot())["summary"]["status"] == "playing"
    finally:
        server.stop()

"""Webhooks: whose turn it is goes out, and neither a neighbour nor a table feels what guests choose to call."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from guildhall.server.play import calling
from guildhall.server.play.calling import Letter, is_public, post
from tests.server.guests import ME, OPEN, Server, bot, run_apart, two_at_a_table, wait_until
from tests.server.listener import Dripper, Listener


@pytest.fixture
def listener() -> Iterator[Listener]:
    made = Listener()
    yield made
    made.close()


def test_a_webhook_hears_whose_turn_it_is(server: Server, listener: Listener) -> None:
    ann, ben, table = two_at_a_table(server, webhook=f"{listener.url}/turn?room=1")
    first = listener.heard.get(timeout=30)
    assert (first["table"], first["to_act"], first["names"]) == (table, [0], ["Ann"])
    assert first["link"] == f"{server.url}/table/{table}"
    ann.acts("take wbg")
    assert listener.heard.get(timeout=30)["names"] == ["Ben"]
    assert ann.guest.get(f"/api/tables/{table}")["webhook"] == f"{listener.url}/turn?room=1"
    assert ben.guest.get(f"/api/tables/{table}")["webhook"] is None, "only the owner sees it"


def test_a_broken_webhook_harms_nothing(server: Server, listener: Listener) -> None:
    ann, ben, _ = two_at_a_table(server, webhook=f"{listener.url}/broken")
    ann.acts("take wbg")
    ben.until(lambda state: state["decisions"])
    other, _, _ = two_at_a_table(server, webhook="http://127.0.0.1:1/nobody")
    other.acts("take wbg")


# -- addresses --------------------------------------------------------------------------------------------------------

CLOSED = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "0.1.2.3"),
    *("224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1"),
    *("::", "::1", "::127.0.0.1", "::8.8.8.8", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:0:127.0.0.1"),
    *("64:ff9b::127.0.0.1", "64:ff9b::8.8.8.8", "64:ff9b:1::1", "2002:7f00:1::", "2002:808:808::1"),
    *("2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1", "fe80::1", "fec0::1", "fd00::1", "ff02::1", "ff0e::1"),
]
"""Loopback, private, link-local, unspecified, multicast, reserved; mapped, compatible, NAT64, 6to4, Teredo."""
PUBLIC = ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "2001:4860:4860::8888"]


@pytest.mark.parametrize("address", CLOSED)
def test_an_address_that_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_address(address: str) -> None:
    assert is_public(address)


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends webhooks to public addresses only."""
    running = Server(str(tmp_path_factory.mktemp("closed") / "guildhall.db"), webhooks="public")
    yield running
    running.stop()


def test_a_table_with_such_an_address_is_not_opened(closed: Server) -> None:
    ann = closed.guest("Ann")
    for address in CLOSED:
        host = f"[{address}]" if ":" in address else address
        plan = {"game": "splendor", "seats": [ME, OPEN], "webhook": f"http://{host}:9/turn"}
        assert ann.refused("POST", "/api/tables", plan) == (422, "bad_option")


def failed(server: Server) -> int:
    """How many webhooks did not arrive, as the metrics say."""
    text = server.stranger().http.get("/metrics").text
    found = [line for line in text.splitlines() if line.startswith('guildhall_webhooks_total{result="failed"}')]
    return int(float(found[0].split()[1])) if found else 0


@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f.0.0.1", "0177.0.0.1", "0"])
def test_a_name_that_leads_to_a_neighbour_is_not_called(closed: Server, listener: Listener, host: str) -> None:
    before = failed(closed)
    address = f"http://{host}:{listener.server.server_port}/turn"
    two_at_a_table(closed, webhook=address)
    wait_until(lambda: failed(closed) > before)
    assert listener.heard.empty()


# -- calling ----------------------------------------------------------------------------------------------------------


def called(url: str, anywhere: bool = True) -> None:
    with ThreadPoolExecutor(1) as names:
        run_apart(asyncio.wait_for(post(Letter(url, {}, b"{}"), anywhere, names), 30))


def test_webhooks_knock_at_no_neighbours(listener: Listener) -> None:
    with pytest.raises(ValueError, match="not a public address"):
        called(f"{listener.url}/turn", anywhere=False)
    assert listener.heard.empty()
    called(f"{listener.url}/turn")
    assert listener.heard.get(timeout=30) == {}


def test_the_address_that_was_checked_is_called(listener: Listener, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere when asked again is asked once; and one private address among others is too many."""
    asked: list[str] = []

    def look_up(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["8.8.8.8", "127.0.0.1"]

    monkeypatch.setattr(calling, "_look_up", look_up)
    called(f"http://games.example:{listener.server.server_port}/turn")
    assert (asked, listener.heard.get(timeout=30)) == (["games.example"], {})
    with pytest.raises(ValueError, match="not a public address"):
        called(f"http://games.example:{listener.server.server_port}/turn", anywhere=False)
    assert listener.heard.empty()


def test_redirects_are_not_followed(listener: Listener) -> None:
    with pytest.raises(ValueError, match="it answered 307"):
        called(f"{listener.url}/elsewhere")
    assert listener.heard.get(timeout=30) == {}
    assert listener.heard.empty()


# -- patience ---------------------------------------------------------------------------------------------------------


def test_webhooks_that_drip_keep_nobody_waiting(tmp_path: Path, listener: Listener) -> None:
    """Eve's webhooks answer a byte at a time: tables stay open to all, Ann's webhook is sent, and Eve's are ended."""
    server, dripper = Server(str(tmp_path / "guildhall.db"), rooms=1), Dripper()
    try:
        earlier = server.guest("Cid")
        kept = earlier.opens(ME, OPEN)["summary"]["id"]
        eve = server.guest("Eve")
        for _ in range(30):
            eve.opens(ME, bot("random"), webhook=f"{dripper.url}/turn")
        wait_until(lambda: dripper.visitors >= 6)
        assert earlier.get(f"/api/tables/{kept}")["summary"]["id"] == kept, "read back from the disk"
        ann, ben, table = two_at_a_table(server, webhook=f"{listener.url}/turn")
        ann.acts("take wbg")
        ben.until(lambda state: state["decisions"])
        assert ann.guest.get(f"/api/tables/{table}/log")["actions"] == 1
        assert len(eve.get("/api/tables")["tables"]) == 30
        assert listener.heard.get(timeout=30)["names"] == ["Ann"]
        for _ in range(8):
            assert dripper.gone.acquire(timeout=30)
        wait_until(lambda: failed(server) >= 8)
    finally:
        dripper.close()
        server.stop()

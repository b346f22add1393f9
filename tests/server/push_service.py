"""The far end of push messages: a push service on this machine, and browsers that can read what it got."""

from __future__ import annotations

import base64
import json
import queue
import secrets
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Pushed(NamedTuple):
    """A message as the push service got it."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes messages; those to paths that begin with /gone it does not know any more."""

    def __init__(self) -> None:
        self.heard: queue.Queue[Pushed] = queue.Queue()
        heard = self.heard

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                heard.put(Pushed(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(410 if self.path.startswith("/gone") else 201)
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """A browser's subscription: where it gets messages, and the keys to read them."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, **more: Any) -> dict[str, Any]:
        """As it is told to the server."""
        keys = {"p256dh": text(self.point), "auth": text(self.auth)}
        return {"endpoint": self.endpoint, **keys, "language": "en", **more}

    def reads(self, message: Pushed) -> dict[str, Any]:
        """What a message says, by the steps that RFC 8291 and RFC 8188 give the receiver."""
        assert message.headers["content-encoding"] == "aes128gcm"
        found: dict[str, Any] = json.loads(opened(message.body, self.key, self.auth))
        return found


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, record = body[21 : 21 + length], body[21 + length :]
    assert 18 <= len(record) <= size, "one record"
    own = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    first = HKDF(SHA256(), 32, auth, b"WebPush: info\x00" + own + sender).derive(shared)
    content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(first)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(first)
    plain = AESGCM(content).decrypt(nonce, record, None).rstrip(b"\x00")
    assert plain.endswith(b"\x02"), "the last record"
    return plain[:-1]


def claims(message: Pushed, key: str) -> dict[str, Any]:
    """What the sender claims of itself, signed with the key that the browser subscribed with."""
    scheme, _, rest = message.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    said, _, signature = parts["t"].rpartition(".")
    raw = data(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(key))
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public.verify(encode_dss_signature(*numbers), said.encode(), ec.ECDSA(SHA256()))
    head, body = said.split(".")
    assert json.loads(data(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(data(body))
    return found


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def data(raw: str) -> bytes:
    return base64.urlsafe_b64decode(raw + "=" * (-len(raw) % 4))

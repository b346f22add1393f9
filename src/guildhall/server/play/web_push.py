"""A message that only one browser can read, signed so that its push service takes it (RFC 8291, 8188 and 8292).

The key that signs is made once and kept in a file that nobody else may read. Browsers are told its public half when
they subscribe, and their push services take messages of no other; so the file is kept with the database.
"""

from __future__ import annotations

import base64
import contextlib
import hmac
import os
import secrets
import time
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from guildhall.core.errors import GuildhallError
from guildhall.server.store.database import database_url

CURVE = ec.SECP256R1()
RECORD_BYTES = 4096
PADDED_BYTES = 512
"""Every message is filled up to this, so that its length tells nothing."""
PASS_SECONDS = 12 * 3600
"""How long a push service may take a signature for a fresh one; 24 hours at most."""
KEPT_SECONDS = 24 * 3600
"""How long a push service keeps a message for a device that is switched off."""


class Device(NamedTuple):
    """Where a browser gets its messages, and what only it can read them with."""

    endpoint: str
    p256dh: bytes
    """Its public key, a point of the curve."""
    auth: bytes
    """A secret of 16 bytes that it shares with us."""


def device(endpoint: str, p256dh: str, auth: str) -> Device:
    """A device as its browser describes it; ValueError if that is none."""
    found = Device(endpoint, unbase64(p256dh), unbase64(auth))
    if len(found.auth) != 16:
        raise ValueError("the secret of a device has 16 bytes")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, found.p256dh)
    return found


# -- the message -----------------------------------------------------------------------------------------------------


def sealed(
    message: bytes, to: Device, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The message as the body of a request; `own` and `salt` are drawn anew for each."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to.p256dh)
    point = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, to.auth, b"WebPush: info\0" + to.p256dh + point, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def padded(message: bytes) -> bytes:
    """JSON of the usual length: what follows it is blank."""
    return message.ljust(PADDED_BYTES)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# -- who sends it ----------------------------------------------------------------------------------------------------


class Signer:
    """The server as push services know it."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._key = key
        self._contact = contact
        self._secret = key.private_numbers().private_value.to_bytes(32, "big")
        self.public = base64url(point_of(key.public_key()))
        """What a browser subscribes with."""

    def headers(self, endpoint: str, topic: str) -> dict[str, str]:
        """What a push service wants to know of a message; a later one on the same topic takes its place.

        What the topic is the push service does not learn.
        """
        return {
            "Authorization": f"vapid t={self._token(endpoint)}, k={self.public}",
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "high",
            "Topic": base64url(hmac.digest(self._secret, topic.encode(), "sha256"))[:32],
        }

    def _token(self, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}",
            "exp": int(time.time()) + PASS_SECONDS,
            "sub": self._contact,
        }
        said = ".".join(base64url(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"{said}.{base64url(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


# -- the key ---------------------------------------------------------------------------------------------------------


def key_beside(database: str) -> str:
    """The file of the key for a database: beside it, if it is a file itself; else empty."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite" or not url.database or url.database.startswith("file:"):
        return ""
    return f"{url.database}-push-key"


def make_key(path: Path) -> None:
    """Make the key where there is none; an error for people if the one that is there cannot be read."""
    try:
        if not path.exists():
            _write(path)
        read_key(path)
    except OSError as error:
        raise GuildhallError(f"the key for push messages cannot be kept: {error}") from None
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise GuildhallError(
            f"{path} is no key for push messages; mend it, or remove it and a new one is made"
        ) from None


def _write(path: Path) -> None:
    """Whole or not at all, and the first of several that start at once wins."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    pem = ec.generate_private_key(CURVE).private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(pem)
    try:
        with contextlib.suppress(FileExistsError):
            os.link(draft, path)
    finally:
        draft.unlink()


def read_key(path: Path) -> ec.EllipticCurvePrivateKey:
    """The key in a file; ValueError if it is none of ours."""
    key = load_pem_private_key(path.read_bytes(), None)
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != CURVE.name:
        raise ValueError("not a key of this curve")
    return key


# -- bytes as text ---------------------------------------------------------------------------------------------------


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unbase64(text: str) -> bytes:
    """The bytes of a text as browsers write them; ValueError if it is none."""
    if not text.isascii():
        raise ValueError("not base64url")
    return base64.b64decode(text.replace("-", "+").replace("_", "/") + "=" * (-len(text) % 4), validate=True)

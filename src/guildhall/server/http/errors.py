"""Refusals as HTTP answers: `{code, message, rule}` with a fitting status."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from guildhall.core.errors import GuildhallError
from guildhall.server.errors import problem
from guildhall.server.limits import TooMany
from guildhall.server.schema import Problem

STATUS = {
    "bad_request": 400,
    "no_session": 401,
    "forbidden_origin": 403,
    "not_yours": 403,
    "bad_token": 403,
    "play_first": 403,
    "not_found": 404,
    "bad_method": 405,
    "too_large": 413,
    "bad_media": 415,
    "wrong_host": 421,
    "bad_option": 422,
    "bad_position": 422,
    "bad_seats": 422,
    "bad_text": 422,
    "bad_tree": 422,
    "invalid_action": 422,
    "unknown_name": 422,
    "unreadable_record": 422,
    "damaged_record": 422,
    "other_rules": 422,
    "other_components": 422,
    "too_many": 429,
    "bot_tables": 429,
    "trees_full": 429,
    "bug": 500,
    "no_storage": 503,
    "disk_full": 503,
    "busy": 503,
}
"""All other codes are conflicts with what the table has come to: 409."""


class JsonResponse(Response):
    """Anything that msgspec can encode."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def problem_response(found: Problem, headers: dict[str, str] | None = None) -> JsonResponse:
    return JsonResponse(found, STATUS.get(found.code, 409), headers)


def refusal(error: GuildhallError) -> JsonResponse:
    headers = {"retry-after": str(max(1, round(error.wait)))} if isinstance(error, TooMany) else None
    return problem_response(problem(error), headers)

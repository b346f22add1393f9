"""The API does what its OpenAPI document says, tried with generated requests: `make soak-fuzz` tries many more."""

from __future__ import annotations

import os
import re
import sys

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.config import SchemathesisConfig
from schemathesis.generation import GenerationMode
from schemathesis.schemas import BaseSchema

from guildhall.server.http.openapi import document
from tests.server.fuzz import faults
from tests.server.guests import ME, OPEN, Server, bot, wait_until

EXAMPLES = int(os.environ.get("GUILDHALL_EXAMPLES", "10"))
CONFIG = SchemathesisConfig.from_dict(
    {
        # What the game forbids (a seat count, an option) is 422, and who has no right there gets 403 or 404.
        "checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", 401, 403, 404, 409, 422, 429]}},
        # Requests that the schema forbids may also fail earlier, for want of a table or a right.
        "generation": {"mode": "all"},
    }
)
OPERATIONS = [(method, path) for path, methods in document()["paths"].items() for method in methods]


@pytest.fixture(scope="module")
def visitor(server: Server) -> tuple[str, str, list[str]]:
    """An address, somebody's cookie, and tables they sit at: playing, waiting, finished."""
    ann = server.guest("Ann")
    plans = ([ME, bot("random")], [ME, OPEN], [bot("random"), bot("random")])
    tables = [ann.opens(*plan)["summary"]["id"] for plan in plans]
    wait_until(lambda: ann.get(f"/api/tables/{tables[2]}")["summary"]["status"] == "finished")
    return server.url, ann.http.cookies["guildhall_session"], tables


@pytest.fixture(scope="module")
def api(visitor: tuple[str, str, list[str]]) -> BaseSchema:
    """The document, told which tables there are, so that requests get as far as a table."""
    told = document()
    for path in told["paths"].values():
        for operation in path.values():
            for parameter in operation["parameters"]:
                if parameter["name"] == "table":
                    parameter["schema"] = {"enum": visitor[2]}
    return schemathesis.openapi.from_dict(told, config=CONFIG)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_the_api_keeps_its_word(
    api: BaseSchema, visitor: tuple[str, str, list[str]], method: str, path: str, mode: GenerationMode
) -> None:
    url, secret, _ = visitor
    operation = api[path][method.upper()]
    cookies = {} if (method, path) == ("delete", "/api/session") else {"guildhall_session": secret}

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def try_it(case: schemathesis.Case) -> None:
        case.call_and_validate(base_url=url, cookies=cookies)

    try:
        try_it()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, "nothing can be wrong about a request without parameters"


def test_the_document_is_served_and_names_every_type(server: Server) -> None:
    served = httpx.get(f"{server.url}/api/openapi.json").json()
    assert served["openapi"] == "3.1.0"
    assert served["components"]["schemas"]["NewTable"]["additionalProperties"] is False
    assert served["components"]["schemas"]["ClientMessage"]["discriminator"]["propertyName"] == "type"


def test_none_of_this_was_a_fault_of_the_server(server: Server) -> None:
    """Last, for all that came before."""
    text = httpx.get(f"{server.url}/metrics").text
    found = re.findall(r'guildhall_http_requests_total\{method="(\w+)",status="(\d+)"\} (\S+)', text)
    assert [row for row in found if row[1].startswith("5")] == []
    assert faults(server.complaint()) == []
    sys.stdout.write(f"{sum(float(count) for *_, count in found):.0f} requests answered, none by a fault\n")

"""Splendor keeps the contract, with the usual rules and with those of the house."""

from __future__ import annotations

import pytest

from guildhall.conformance import check_setup
from guildhall.games import game


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"small_takes": "on", "target": 10}], ids=["usual", "house"])
def test_the_contract(seats: int, options: dict[str, object]) -> None:
    reports = check_setup(game("splendor").setup(seats, options), range(2), thorough=2)
    assert all(report.reason in ("target", "deadlock") for report in reports)

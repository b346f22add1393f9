"""The benchmark's people: where their tables stand when they begin to be measured."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bench.cases import Case
from bench.clients import BenchTable
from bench.load import Tables


class QuickTable(BenchTable):
    """Where everybody has seen an action at once; the match ends after so many."""

    def __init__(self, index: int, length: int) -> None:
        super().__init__(index, 2)
        self.length = length
        self.seen, self.legal = [0, 0], [["next"], []]

    def act(self) -> None:
        self.number += 1
        self.seen = [self.number] * 2
        self.latencies.append(0.001)
        self.over = self.number == self.length


def scattered(case: Case, count: int, length: int) -> list[BenchTable]:
    nowhere: Any = None
    tables = Tables(nowhere, case)
    tables.all = [QuickTable(index, length) for index in range(count)]
    with ThreadPoolExecutor(1) as apart:  # where a browser was tested, this thread has a loop already
        apart.submit(asyncio.run, tables.scatter()).result()
    return tables.all


def test_tables_are_measured_from_different_places_of_their_matches() -> None:
    case = Case("rococo", 5)
    found = scattered(case, case.span + 2, length=500)
    assert [table.number for table in found] == [*range(case.span), 0, 1]
    assert not any(table.latencies for table in found)


def test_a_match_that_is_over_holds_up_no_other() -> None:
    assert [table.number for table in scattered(Case("trivial", 2), 5, length=2)] == [0, 1, 2, 2, 2]

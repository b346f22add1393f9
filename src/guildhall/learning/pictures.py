"""Pictures of a run as SVG: strength over generations, and expected against actual shares."""

from __future__ import annotations

from typing import Any

from guildhall.learning.gate import Score

SIDE, LEFT, TOP = 420, 60, 50
COLOURS = ("#7a4b2a", "#246", "#385", "#a33", "#848")


def strength(title: str, rows: list[dict[str, Any]]) -> str:
    """What each generation wins against `greedy`, a line for each number of seats, with intervals."""
    parts = _frame(title, "generation", "share of the wins against greedy")
    last = max(1, len(rows) - 1)
    measured = [row for row in rows if row["greedy"]]
    for colour, seats in zip(COLOURS, measured[0]["greedy"], strict=False):
        line = []
        for row in measured:
            score = Score(*row["greedy"][seats])
            x = LEFT + SIDE * row["generation"] / last
            line.append(f"{x:.1f},{_y(score.share):.1f}")
            low, high = score.interval()
            parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{_y(low):.1f}" y2="{_y(high):.1f}" stroke="{colour}"/>')
        parts.append(f'<polyline points="{" ".join(line)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        end = line[-1].partition(",")[2]
        parts.append(f'<text x="{LEFT + SIDE + 8}" y="{end}" fill="{colour}">{seats} seats</text>')
    parts.append(f'<text x="{LEFT + SIDE}" y="{TOP + SIDE + 18}" text-anchor="end">{last}</text>')
    return "\n".join([*parts, "</svg>", ""])


def calibration(title: str, tenths: list[list[float]]) -> str:
    """Expected shares against those really won, in positions that had not been learned from."""
    parts = _frame(title, "expected share", "actual share")
    parts.append(f'<line x1="{LEFT}" y1="{_y(0)}" x2="{LEFT + SIDE}" y2="{_y(1)}" stroke="#ccc"/>')
    whole = sum(count for _, _, count in tenths) or 1
    for expected, actual, count in tenths:
        size = 2 + 16 * (count / whole) ** 0.5
        x = LEFT + SIDE * expected
        parts.append(f'<circle cx="{x:.1f}" cy="{_y(actual):.1f}" r="{size:.1f}" fill="{COLOURS[0]}" opacity="0.8"/>')
    return "\n".join([*parts, "</svg>", ""])


def _y(share: float) -> float:
    return TOP + SIDE * (1 - share)


def _frame(title: str, across: str, up: str) -> list[str]:
    size = f'viewBox="0 0 {LEFT + SIDE + 80} {TOP + SIDE + 40}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="13">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="{LEFT}" y="20" font-weight="bold">{title}</text>',
        f'<text x="{LEFT}" y="40">{up}</text>',
        f'<text x="{LEFT + SIDE / 2}" y="{TOP + SIDE + 34}" text-anchor="middle">{across}</text>',
        f'<rect x="{LEFT}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#888"/>',
    ]
    for tenth in (0, 25, 50, 75, 100):
        y = _y(tenth / 100)
        parts.append(f'<line x1="{LEFT}" x2="{LEFT + SIDE}" y1="{y}" y2="{y}" stroke="#eee"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{tenth} %</text>')
    return parts

"""Reviews of finished matches."""

from __future__ import annotations

from typing import Literal

from guildhall.server.schema.base import Reply
from guildhall.study.reviewed import Review

ReviewStatus = Literal["none", "running", "stopped", "done"]


class ReviewPoint(Reply):
    """What all seats may expect after `number` actions, as far as it has been found: shares of the win, and points."""

    number: int
    shares: list[float]
    points: list[float]


class ReviewInfo(Reply):
    """How far the review of a match is. While it is made, `found` are the points from the one asked for on."""

    status: ReviewStatus
    done: int
    """How many choices have been looked at…"""
    pieces: int
    """…of how many."""
    actions: int
    may_start: bool
    """Whether whoever asks may let it be made, or go on…"""
    may_stop: bool
    """…or stop it."""
    found: list[ReviewPoint]
    review: Review | None

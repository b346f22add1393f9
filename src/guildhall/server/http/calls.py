"""All calls of the API: those of `routes.py`, and those that modules beside it add, each about one thing."""

from guildhall.server.http import analysis, challenge_routes, puzzle_routes, review_routes
from guildhall.server.http.routes import api

__all__ = ["analysis", "api", "challenge_routes", "puzzle_routes", "review_routes"]

"""All calls of the API: each module declares its own, and importing them here puts them together."""

from guildhall.server.http import review_routes
from guildhall.server.http.routes import api

__all__ = ["api", "review_routes"]

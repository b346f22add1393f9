"""Guildhall: a self-hosted table for Euro board games."""

from guildhall._pure import prefer_sources

__version__ = "0.1.0"

prefer_sources()

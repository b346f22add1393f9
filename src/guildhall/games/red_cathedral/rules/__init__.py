"""The rules by topic."""

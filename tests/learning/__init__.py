"""How bots learn."""

"""The rules of Goofspiel: `dealing` lays the table, `bidding` is all that players do."""

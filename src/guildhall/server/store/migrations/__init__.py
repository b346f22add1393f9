"""How the database came to be, step by step. `database.upgrade` runs what is missing when a server starts."""

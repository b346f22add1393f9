"""The store: what is kept, and how it is read and written without blocking play.

Start with `tables.py` (what is kept) and `store.py` (read, write, append); `rows.py` are rows as values, `queries.py`
and `append.py` the SQL, `writer.py` the one writing thread, `bus.py` how workers hear of each other, `database.py`
opens a database and brings it up to date by `migrations/`. `seal.py` says which snapshots are believed, `trouble.py`
what people hear of a database that cannot be used. This package knows neither matches nor HTTP.
"""

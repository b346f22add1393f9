"""HTTP: calls of the API, sessions, the client's files, and what every request must pass.

Start with `routes.py` (every call, as a typed handler) and `app.py` (how they become an application); `operations.py`
reads requests into the handlers' arguments, `openapi.py` writes the document, `guard.py` stands before all of it. This
package may import `play` and `store`; nothing but `run` imports it.
"""

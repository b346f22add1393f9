"""Alembic's entry: runs the migrations on the connection that `database.upgrade` holds."""

from alembic import context

from guildhall.server.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()

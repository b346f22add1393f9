"""Sealed snapshots, what was told about the seats, a question about one, and who was late.

Snapshots without a seal are not believed, and nothing is lost with them: they go.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_table("snapshots")
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_snapshots_table"),
        sa.PrimaryKeyConstraint("table", name="pk_snapshots"),
    )
    op.add_column("tables", sa.Column("proposed", sa.Text()))
    op.add_column("tables", sa.Column("notes", sa.Text()))
    op.add_column("seats", sa.Column("late", sa.Boolean(), nullable=False, server_default=sa.false()))

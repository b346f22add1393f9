"""Trees of variations that people share."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "trees",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("session", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], name="fk_trees_session"),
        sa.PrimaryKeyConstraint("id", name="pk_trees"),
    )
    op.create_index("ix_trees_session_digest", "trees", ["session", "digest"], unique=True)

"""Challenges: the same deal at many tables."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("components", sa.String(64), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("owner", sa.Integer()),
        sa.Column("name", sa.String(40)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["sessions.id"], name="fk_challenges_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
        sa.UniqueConstraint("game", "day", name="uq_challenges_game_day"),
    )
    op.add_column("tables", sa.Column("challenge", sa.String(16)))
    op.create_index("ix_tables_challenge", "tables", ["challenge"])

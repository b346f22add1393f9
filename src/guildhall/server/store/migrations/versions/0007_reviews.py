"""Reviews of finished matches, and what has been found of one that is being made."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("session", sa.Integer(), nullable=True),
        sa.Column("effort", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("pieces", sa.Integer(), nullable=False),
        sa.Column("looks", sa.Text(), nullable=False),
        sa.Column("review", sa.Text(), nullable=True),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_reviews_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], name="fk_reviews_session"),
        sa.PrimaryKeyConstraint("table", name="pk_reviews"),
    )

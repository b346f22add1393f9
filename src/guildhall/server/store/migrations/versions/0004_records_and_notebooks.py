"""Records that were opened, matches that go on from another, and what people write down for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opened", sa.String(64)))
    op.add_column("tables", sa.Column("taken_over", sa.Integer()))
    op.create_table(
        "notebooks",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notebooks_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_notebooks"),
    )

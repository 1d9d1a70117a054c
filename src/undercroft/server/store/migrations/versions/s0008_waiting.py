"""While a table waits: a code that can be said, who is ready, and what is said there."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.String(16)))
    op.create_index("ix_tables_code", "tables", ["code"], unique=True)
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "waiting_words",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", name="fk_waiting_words_table_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_waiting_words"),
    )
    op.create_index("ix_waiting_words_player", "waiting_words", ["player"])

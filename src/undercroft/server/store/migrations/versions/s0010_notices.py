"""How people who are away are told that it is their turn, when they want quiet, and what is to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_ways",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column(
            "player", sa.String(32), sa.ForeignKey("players.id", name="fk_notice_ways_player"), nullable=False
        ),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notice_ways"),
    )
    op.create_index("ix_notice_ways_player", "notice_ways", ["player"])
    op.create_table(
        "quiet_hours",
        sa.Column(
            "player", sa.String(32), sa.ForeignKey("players.id", name="fk_quiet_hours_player"), nullable=False
        ),
        sa.Column("begins", sa.Integer, nullable=False),
        sa.Column("ends", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_quiet_hours"),
    )
    op.create_table(
        "outbox",
        sa.Column(
            "way_id",
            sa.String(32),
            sa.ForeignKey("notice_ways.id", name="fk_outbox_way_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("absence", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("way_id", "table_id", "absence", name="pk_outbox"),
    )
    op.create_index("ix_outbox_state_due", "outbox", ["state", "due"])

"""Campaigns: who takes part, what was decided and booked, and which tables are chapters of one."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("creator", sa.String(32)),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
        sa.ForeignKeyConstraint(["creator"], ["players.id"], name="fk_campaigns_creator"),
    )
    op.create_table(
        "teachers",
        sa.Column("campaign_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("began", sa.String(10), nullable=False),
        sa.Column("player", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("team", sa.String(80), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("campaign_id", "seat", name="pk_teachers"),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["campaigns.id"], name="fk_teachers_campaign_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_teachers_player"),
    )
    op.create_index("ix_teachers_player", "teachers", ["player"])
    op.create_table(
        "campaign_lines",
        sa.Column("campaign_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("chapter", sa.String(40)),
        sa.Column("table_id", sa.String(32)),
        sa.PrimaryKeyConstraint("campaign_id", "seq", name="pk_campaign_lines"),
        sa.UniqueConstraint("table_id", name="uq_campaign_lines_table_id"),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["campaigns.id"], name="fk_campaign_lines_campaign_id", ondelete="CASCADE"
        ),
    )
    op.create_index(
        "ix_campaign_lines_campaign_id_chapter", "campaign_lines", ["campaign_id", "chapter"], unique=True
    )
    op.create_table(
        "chapters",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("campaign_id", sa.String(32), nullable=False),
        sa.Column("chapter", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_chapters"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chapters_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["campaigns.id"], name="fk_chapters_campaign_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_chapters_campaign_id", "chapters", ["campaign_id"])

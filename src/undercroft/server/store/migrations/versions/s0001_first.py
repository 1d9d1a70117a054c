"""The first shape: players, tables, seats, actions, snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40)),
        sa.Column("password", sa.Text),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("login", name="uq_players_login"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("absent", sa.Integer, nullable=False),
        sa.Column("creator", sa.String(32)),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("due", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("rematch_of", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["creator"], ["players.id"], name="fk_tables_creator"),
    )
    op.create_index("ix_tables_status_due", "tables", ["status", "due"])
    op.create_index("ix_tables_status_public_changed", "tables", ["status", "public", "changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("player", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_seats_player"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_table(
        "actions",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(32)),
        sa.Column("token", sa.String(32), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_actions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_actions_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_actions_player", "actions", ["player"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_snapshots"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_snapshots_table_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    for name in ("snapshots", "actions", "seats", "tables", "players"):
        op.drop_table(name)

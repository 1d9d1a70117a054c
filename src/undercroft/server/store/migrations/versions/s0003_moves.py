"""The lines of one kind in the log of a table, so that the move after a line is found without reading on."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_actions_table_id_kind_seq", "actions", ["table_id", "kind", "seq"])

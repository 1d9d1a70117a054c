"""Every seat may bring a deck of its own: its list, as it stands in records."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("deck", sa.Text, nullable=False, server_default=""))

"""When somebody was seen and whether he has left are two facts: once the sign of the time said the second."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("has_left", sa.Boolean, nullable=False, server_default=sa.false()))
    seats = sa.table("seats", sa.column("seen", sa.BigInteger), sa.column("has_left", sa.Boolean))
    op.execute(seats.update().where(seats.c.seen < 0).values(seen=-seats.c.seen, has_left=sa.true()))

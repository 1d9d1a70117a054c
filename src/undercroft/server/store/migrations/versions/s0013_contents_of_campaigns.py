"""A campaign has its content: one that is being played has that of its last game."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

LAST = """
update campaigns set content = coalesce((
    select tables.content from chapters join tables on tables.id = chapters.table_id
    where chapters.campaign_id = campaigns.id order by tables.created desc, tables.id desc limit 1
), '')
"""


def upgrade() -> None:
    op.add_column("campaigns", sa.Column("content", sa.String(64), nullable=False, server_default=""))
    op.execute(sa.text(LAST))

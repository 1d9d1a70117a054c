"""Names as long as they may be: once they were measured before they were normalised, and some grew."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Only SQLite has such names: PostgreSQL refused them, and would refuse a copy."""
    for table, longest in (("players", 24), ("seats", 24), ("tables", 60)):
        op.execute(f"update {table} set name = substr(name, 1, {longest}) where length(name) > {longest}")

"""The store: everything that must survive, in SQLite or PostgreSQL, through the same statements."""

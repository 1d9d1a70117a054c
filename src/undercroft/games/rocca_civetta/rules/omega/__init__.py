"""Omega, an opponent without a seat: his Tome, his phase, tests against him, and the modes he plays in."""

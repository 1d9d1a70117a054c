"""Dungeonology: Rocca Civetta, the expansion: what it adds to the base, module by module."""

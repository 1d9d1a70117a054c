"""Dungeon Drop. Cubes fall on a table and make a dungeon; heroes loot it, alone or in company."""

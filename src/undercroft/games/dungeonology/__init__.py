"""Dungeonology: The Expedition. Scholars study the Faun Dungeon and its Clans without being caught."""

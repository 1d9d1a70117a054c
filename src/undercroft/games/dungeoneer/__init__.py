"""Dungeoneer: heroes race for three quests through a tomb they build, and spend each other's peril on the
way.
"""

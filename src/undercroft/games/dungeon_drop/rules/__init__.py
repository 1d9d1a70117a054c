"""The rules of Dungeon Drop, a chapter a file."""

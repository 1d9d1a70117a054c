"""What is printed on the cubes and cards of Dungeon Drop."""

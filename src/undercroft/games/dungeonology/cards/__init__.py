"""What is printed on the cards, tiles and boards of Dungeonology."""

"""The games, one room each. A game imports the engine and nothing else of ours."""

"""The rules of Dungeoneer, one module per chapter of the catalogue (docs/games/dungeoneer/rules.md)."""

"""The table under every game: decisions, frames, chance, sight, events, records. It knows no game."""

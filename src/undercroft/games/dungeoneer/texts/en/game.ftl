### What is known of the game before a table is made, in English: its name, what it is about, its settings.

game-dungeoneer = Dungeoneer
    .text = Explore the Tomb of the Lich Lord, spend your rivals' Peril against them and your own Glory for yourself. The first hero with three Quests wins, or the last one alive.
setting-round-limit = Round limit
    .text = After so many rounds the game ends, and the hero with the most completed Quests wins; then Life counts, then Glory.

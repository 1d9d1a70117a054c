### What is known of the game before a table is made, in English: its name, what it is about, its settings.

game-dungeoneer = Dungeoneer
    .text = Explore the Tomb of the Lich Lord, spend your rivals' Peril against them and your own Glory for yourself. The first hero with three Quests wins, or the last one alive.
    .origin = The rules that are played here name no author: they are a French summary of the sheet in the box, with answers from the game's mailing list. Rules and the names of several Heroes, rooms and cards are published; all figures, wording and pictures are ours.
setting-round-limit = Round limit
    .text = After so many rounds the game ends, and the hero with the most completed Quests wins; then Life counts, then Glory.
setting-custom-decks = Decks of one’s own
    .text = Every seat brings a deck of at least 50 cards with its own Hero, Quests, Map cards and Adventure cards, and draws only from it.
setting-tournament-map = Tournament map
    .text = The whole dungeon is laid out before the game, one Map card after another; there is no Build phase.
setting-sets = Sets of cards
    .text = How many sets of cards everybody builds a deck from. With 0 any card may be there up to four times.
setting-lists = Closed lists
    .text = Nobody may read the lists of the others before the game is over. Otherwise all are open.

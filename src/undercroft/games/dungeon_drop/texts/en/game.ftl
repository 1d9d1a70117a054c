### What is known of the game before a table is made, in English: its name, what it is about, its settings.

game-dungeon-drop = Dungeon Drop
    .text = Cubes fall onto the table and become a dungeon. Form rooms between Pillars, loot what lies in them and survive the monsters: alone, floor by floor, or in three rounds against others.
    .origin = The rules of the solo game, the kinds of cubes and the damage of monsters are published, as are the names of ten Races and seven Classes. How many cubes there are of each kind, what they are worth, all other names, all wording and pictures are ours.
setting-teamwork = Heroic Teamwork
    .text = Normal game: before a room is formed, each of the others may place a meeple in the Dungeon and scores if it stands in that room.
setting-honour = Rooms that kill
    .text = Normal game: a room may be chosen that cannot be survived; everything in it is then dropped again, and nothing is collected.
setting-floor-limit = Last floor
    .text = Solo mode: the floor after which a hero retires in any case.

### Names and texts of everything printed, in English.
### A message is card- and the content id with hyphens; its value is the printed name. .text is what a cube is good for, the ability of a Race or Class, the bonus of a Quest.
### .the is the name with its article, for cubes. The names of abilities are ability- messages.
### Every language has the same messages and attributes. A .text has about 200 characters at most.

## Cubes

card-pillar = Pillar
    .the = the Pillar
    .text = A corner of rooms. Three Pillars form a room if no other Pillar stands in it. Pillars are never collected.
card-gold = Gold
    .the = the Gold
    .text = A treasure worth 1 point.
card-ruby = Ruby
    .the = the Ruby
    .text = A gem: a treasure worth what your Quest says.
card-sapphire = Sapphire
    .the = the Sapphire
    .text = A gem: a treasure worth what your Quest says.
card-diamond = Diamond
    .the = the Diamond
    .text = A gem: a treasure worth what your Quest says.
card-potion = Potion
    .the = the Potion
    .text = A treasure. Drink it on your turn: one monster leaves your Race card, or one strain goes. It is worth no points.
card-key = Key
    .the = the Key
    .text = A treasure that opens one Chest at the count. A spare Key is worth nothing.
card-chest = Chest
    .the = the Chest
    .text = A treasure. At the count, each Chest that a Key opens is rolled for 1 to 6 points; the others are worth nothing.
card-shield = Magic Shield
    .the = the Magic Shield
    .text = A treasure. Spend it in a loot to stop one monster, which becomes a trophy. Unspent it is worth 2 points.
card-goblin = Goblin
    .the = the Goblin
    .text = A monster that deals 1 damage: looted, it covers 1 heart of your Race card.
card-troll = Troll
    .the = the Troll
    .text = A monster that deals 2 damage. It is worth 1 point at the count.
card-dragon = Dragon
    .the = the Dragon
    .text = The Huge Monster: it deals 8 damage and is worth 8 points. Solo, it also brings a level when the floor is completed.
card-stair = Staircase
    .the = the Staircase
    .text = Solo: the way out. With the Staircase in your room after a loot you may leave the floor. It is never collected.
card-relic = Relic
    .the = the Relic
    .text = Solo: what you look for. Each Relic collected on a completed floor is a fragment on the Relic tracker. It is no treasure and has no weight.

## Races

card-human = Human
    .text = Use the ability of one of your Classes, even a tilted one, and tilt this card instead. Normal game: use the Class ability of any other hero.
card-dwarf = Dwarf
    .text = Slide one Pillar cube up to 40 mm in a straight line to a free spot.
card-high-elf = High Elf
    .text = Draw 2 cubes more than usual, look at all of them, give 2 back to the Box and drop the others.
card-wood-elf = Wood Elf
    .text = The room you form this turn may contain one other Pillar or token; it stays where it is.
card-half-orc = Half-Orc
    .text = Take 1 strain, then flick any one cube. You cannot spend your last life on it.
card-fairy = Fairy
    .text = Flick one to three small cubes that are not Pillars, one after the other, each at no more than half strength.
card-gnome = Gnome
    .text = Choose a point and one to three cubes within 60 mm of it that are not Pillars: drop them again together.
card-automaton = Automaton
    .text = Choose a point in your room (normal game: inside the Dungeon limits): all Gold, Keys and Chests within 80 mm are pulled towards it.
card-boblin = Boblin
    .text = All Goblins in the room you loot this turn deal no damage and stay on the table.
card-eagle-folk = Eagle-folk
    .text = Move to a room of one of your tokens and two other Pillars. Normal game: one corner of your room may be any cube that is no Pillar; that cube is not taken.
card-halfling = Halfling
    .text = At the end of your loot also take one treasure that lies at most 20 mm from the room.
card-dragonkin = Dragonkin
    .text = Discard one Goblin or Troll within 100 mm of your Pawn (normal game: anywhere inside the Dungeon limits). It is not collected.

## Classes

card-warrior = Warrior
    .text = One or two Goblins, or one Troll, of the room you loot become trophies and deal no damage.
card-rogue = Rogue
    .text = Take a lockpick: it counts as one Key at the count. You can have only one.
card-mage = Mage
    .text = Swap the positions of two cubes that are not Pillars.
card-cleric = Cleric
    .text = Remove monsters and strain that cover 1 to 3 hearts in all from your Race card.
card-bard = Bard
    .text = In this loot each Troll deals 1 damage less, and the Dragon 3 less.
card-beastmaster = Beastmaster
    .text = Flick one monster of any size.
card-ranger = Ranger
    .text = Flick any one cube: it goes exactly where you aim.
card-monk = Monk
    .text = Look at the cubes you drew, place one of them on a free spot where you could aim, and drop the others.
card-paladin = Paladin
    .text = Prevent up to 3 damage in this loot, from the strongest monsters first.
card-alchemist = Alchemist
    .text = Put one Gold, gem, Potion, Goblin or Troll from inside the Dungeon limits into the Box; a cube drawn at random takes its place.
card-delver = Delver
    .text = Put one of the three Pillars set aside on a free spot within 120 mm of your Pawn. Normal game: slide one Pillar cube up to 60 mm.
card-scout = Scout
    .text = Move twice in a row; only the second room is looted, and only that one must be survivable. Normal game: Explore after your Loot this turn.

## Abilities

ability-resourceful = Resourceful
ability-stonecunning = Stonecunning
ability-far-sight = Far Sight
ability-hidden-path = Hidden Path
ability-bloodrush = Bloodrush
ability-flutter = Flutter
ability-tinkers-toss = Tinker's Toss
ability-magnetise = Magnetise
ability-distant-cousin = Distant Cousin
ability-flight = Flight
ability-light-fingers = Light Fingers
ability-ember-breath = Ember Breath
ability-cleave = Cleave
ability-picklock = Picklock
ability-blink = Blink
ability-mend = Mend
ability-lullaby = Lullaby
ability-drive = Drive
ability-aimed-shot = Aimed Shot
ability-still-hand = Still Hand
ability-aegis = Aegis
ability-transmute = Transmute
ability-prop = Prop
ability-detour = Detour

## Quests

card-royal-rubies = Royal Rubies
    .text = Bonus: 4 points with at least 4 Rubies.
card-sapphire-song = Sapphire Song
    .text = Bonus: 4 points with at least 4 Sapphires.
card-diamond-debt = Diamond Debt
    .text = Bonus: 4 points with at least 4 Diamonds.
card-balanced-purse = Balanced Purse
    .text = Bonus: 1 point for each set of a Ruby, a Sapphire and a Diamond.
card-gilded-road = Gilded Road
    .text = Bonus: 1 point for each Gold.
card-locksmiths-contract = Locksmith's Contract
    .text = Bonus: 3 points for each Chest you open.
card-bounty-board = Bounty Board
    .text = Bonus: 1 point for each Goblin and Troll and 3 for the Dragon, on your Race card or among your trophies.
card-unscathed-pilgrim = Unscathed Pilgrim
    .text = Bonus: 1 point for each uncovered heart.
card-small-wonders = Small Wonders
    .text = The size of a gem decides what it is worth. There is no bonus.
card-heavy-haul = Heavy Haul
    .text = Bonus: 1 point for each Chest, opened or not.
card-collectors-eye = Collector's Eye
    .text = Bonus: 1 point for each kind of treasure in your stash beyond the third.
card-healers-order = Healer's Order
    .text = Bonus: 3 points for each unspent Potion.
card-shield-bearers-oath = Shield-bearer's Oath
    .text = Bonus: 4 points for each Magic Shield you collected, spent or not.
card-heros-aid = Hero's Aid
    .text = Bonus: 2 points for each meeple of another hero in a room you loot; without Heroic Teamwork, for each loot of a room with at most 2 cubes besides Pillars.
card-treasure-hunt = Treasure Hunt
    .text = Bonus: 5 points if your stash is heavier than that of every other hero.
card-scouts-speciality = Scout's Speciality
    .text = Bonus: 3 points for each round in which you played first.

## Other pieces

token-pillar = Pillar token
    .text = Stands for a corner of your room, solo. The three Pillar cubes it replaced at the entry are set aside.
token-pawn = Pawn
    .text = Your hero in the Dungeon, solo.
token-meeple = meeple
    .text = With Heroic Teamwork: stands in the Dungeon and scores for its owner if the room is formed around it.
token-strain = strain
    .text = Covers a heart without a monster. A Potion or Mend removes it.
token-lockpick = lockpick
    .text = Counts as one Key at the count.
token-relic = Relic marker
    .text = Shows on the tracker how many fragments of the Relic you have, from 0 to 9.

## Words

kind-cube = Cube
kind-race = Race
kind-class = Class
kind-quest = Quest
window-explore = Explore
window-act = Act
window-move = Move
window-loot = Loot
window-copied = as the ability it copies
phase-setup = Set-up
phase-enter = Entry
phase-explore = Explore
phase-act = Act
phase-move = Move
phase-loot = Loot
phase-stairs = Staircase
phase-after = After the floor
phase-end = End of the turn
colour-grey = grey
colour-golden = golden
colour-red = red
colour-blue = blue
colour-white = white
colour-orange = orange
colour-green = green
colour-black = black
colour-pale-blue = pale blue
colour-mid-green = mid green
colour-yellow-green = yellow green
glyph-column = column
glyph-coin = coin
glyph-hexagon = hexagon
glyph-drop = drop
glyph-rhombus = rhombus
glyph-flask = flask
glyph-key = key
glyph-chest = chest
glyph-shield = shield
glyph-fang = fang
glyph-two-fangs = two fangs
glyph-dragon-head = dragon head
glyph-stairs = stairs
glyph-rune = rune

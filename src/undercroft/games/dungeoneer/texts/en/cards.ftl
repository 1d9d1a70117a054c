### Names and texts of the cards, in English.
### A message is card- and the content id with hyphens; its value is the printed name, .text the effect in full.
### Cards without an effect have no .text; heroes have a .category and a .short name, and their power is a message of its own.
### .the is the name with its article, for spaces and Monsters; .to makes a side a direction.
### Every language has the same messages and attributes. A .text has about 200 characters at most.

## Heroes

card-roderik-talus = Roderik Talus
    .short = Roderik
    .category = Human Paladin
card-lorel-alanus = Lorel Alanus
    .short = Lorel
    .category = Elf Sorceress
card-kron-axereaver = Kron Axereaver
    .short = Kron
    .category = Dwarf Avenger
card-fenn-quickfoot = Fenn Quickfoot
    .short = Fenn
    .category = Halfling Rogue
card-raka = Raka
    .short = Raka
    .category = Necro Warrior
card-ozreth-vane = Ozreth Vane
    .short = Ozreth
    .category = Necro Necromancer

## Powers of the heroes

power-heal = Heal
    .text = In your Move phase, pay 1 movement point and 1 Glory to recover 1 Life. You may repeat this as often as you can pay.
power-farstep = Farstep
    .text = Once per turn, in your Move phase, pay 2 Glory to relocate to an orthogonally adjacent Map, through walls and doors. This counts as entering.
power-reckoning = Reckoning
    .text = Once per turn, even in another player's, right after losing a Melee combat, pay 1 Glory and test Melee 7+ without weapons. Success: your opponent takes 1 wound; it earns Glory as usual.
power-nimble-fingers = Nimble Fingers
    .text = Once per turn, even in another player's, after failing a test against a door, a Pit or a Trap card, pay 1 Glory to roll again and keep the second result. Not for tests of rooms or Quests.
power-scourge-the-dead = Scourge the Dead
    .text = Once per turn, even in another player's, before the dice of a combat against an Undead, even one of a Quest, pay 1 Glory to add 2 to your total.
power-command-dead = Command Dead
    .text = Once per turn, in your Move phase, pay 1 movement point and 2 Glory to take the most recently discarded Undead Monster, if any, from the Adventure discard pile into your hand.

## Quests

card-slay-draky = Slay Draky
    .text = In the Inner Sanctum, defeat Draky (Dragon; Melee 4, Magic 3, Life 2). Reward: 2 Glory.
card-free-caedmans-soul = Free Caedman's Soul
    .text = In the Ossuary or the Desecrated Chapel, pay 6 Glory. Reward: recover 1 Life.
card-destroy-the-lich-lord = Destroy the Lich Lord
    .text = In the Crypt of the Lich Lord, defeat the Lich Lord (Undead; Melee 3, Magic 4, Life 2; the Crypt adds 1 to his total). Reward: recover 2 Life.
card-lead-the-maiden-out = Lead the Maiden Out
    .text = Meet the maiden in the Torture Chamber, then lead her to an Entrance Chamber. Reward: 3 Glory.
card-rob-the-treasury = Rob the Treasury
    .text = In the Treasury, pass a Move test 8+. Failure: 1 wound. Reward: 4 Glory.
card-read-the-ashen-codex = Read the Ashen Codex
    .text = In the Library of Ashes or the Inner Sanctum, pass a Magic test 7+. Failure: gain 2 Peril. Reward: draw 2 Adventure cards.
card-shatter-the-alembics = Shatter the Alembics
    .text = In the Alchemist's Laboratory, pass a Melee test 7+. Failure: 1 wound. Reward: 2 Glory.
card-sanctify-the-chapel = Sanctify the Chapel
    .text = In the Desecrated Chapel, pay 6 Glory. Reward: recover 2 Life.
card-claim-the-empty-throne = Claim the Empty Throne
    .text = Enter the Throne of Bones. This completes the Quest at once, without an action. No further reward.
card-slay-the-skeleton-captain = Slay the Skeleton Captain
    .text = In the Barracks, defeat the Skeleton Captain (Undead; Melee 4, Life 2). Reward: 2 Glory.
card-steal-the-war-banner = Steal the War Banner
    .text = Take the war banner in the Barracks, then deliver it in the Armory. Reward: 2 Glory.
card-map-the-portals = Map the Portals
    .text = Be in the Portal Chamber and later, in the same turn or another, in the Library of Ashes. Both stages are automatic. Reward: draw 2 Adventure cards.
card-carry-the-blessed-flame = Carry the Blessed Flame
    .text = Take the blessed flame in the Desecrated Chapel, then deliver it in the Crypt of the Lich Lord. Reward: recover 1 Life.
card-bribe-the-quartermaster = Bribe the Quartermaster
    .text = In the Armory or the Barracks, discard one Treasure from your Inventory. Reward: 3 Glory.
card-break-the-torturer = Break the Torturer
    .text = In the Torture Chamber, defeat the Torturer (Human; Melee 3, Life 2). Reward: 2 Glory.
card-bind-the-whisperer = Bind the Whisperer
    .text = In the Ossuary, defeat the Whisperer (Undead, Spirit; Magic 3, Life 2). Reward: 2 Glory.
card-seal-the-portal = Seal the Portal
    .text = In the Portal Chamber, pass a Level test 5+. Failure: 1 wound. Reward: 2 Glory.
card-assemble-an-arsenal = Assemble an Arsenal
    .text = In the Armory or the Treasury, show at least 2 Treasures in your Inventory. You keep them. Reward: 2 Glory.

## Monsters and things of the Quests

monster-draky = Draky
    .the = Draky
monster-lich-lord = Lich Lord
    .the = the Lich Lord
monster-skeleton-captain = Skeleton Captain
    .the = the Skeleton Captain
monster-torturer = The Torturer
    .the = the Torturer
monster-whisperer = The Whisperer
    .the = the Whisperer
thing-maiden = the maiden
thing-war-banner = the war banner
thing-blessed-flame = the blessed flame

## Rooms

card-entrance-chamber = Entrance Chamber
    .the = the Entrance Chamber
card-barracks = Barracks
    .the = the Barracks
    .text = Every hero here has +1 Melee.
card-inner-sanctum = Inner Sanctum
    .the = the Inner Sanctum
    .text = Every hero here has +1 Magic.
card-crypt-of-the-lich-lord = Crypt of the Lich Lord
    .the = the Crypt of the Lich Lord
    .text = Undead fighting a hero here add 1 to their total, the Lich Lord himself included.
card-ossuary = Ossuary
    .the = the Ossuary
    .text = When you enter in your turn, once per turn: pass a Magic test 6+ or gain 2 Peril.
card-desecrated-chapel = Desecrated Chapel
    .the = the Desecrated Chapel
    .text = Once per turn, in your Move phase, while here: pay 2 Glory to recover 1 Life.
card-library-of-ashes = Library of Ashes
    .the = the Library of Ashes
    .text = Once per turn, in your Move phase, while here: pay 1 Glory to draw 1 Adventure card.
card-armory = Armory
    .the = the Armory
    .text = Treasures you play while here cost 1 Glory less, but at least 1.
card-treasury = Treasury
    .the = the Treasury
    .text = When you enter in your turn, once per turn: pass a Move test 7+ or take 1 wound.
card-torture-chamber = Torture Chamber
    .the = the Torture Chamber
    .text = When you enter in your turn, once per turn: pass a Melee test 6+ or take 1 wound.
card-alchemists-laboratory = Alchemist's Laboratory
    .the = the Alchemist's Laboratory
    .text = Once per turn, in your Move phase, while here: pay 1 movement point and roll a die. 1: take 1 wound; 2–3: nothing; 4–5: gain 2 Glory; 6: recover 1 Life.
card-throne-of-bones = Throne of Bones
    .the = the Throne of Bones
    .text = Issuing a Challenge here costs no movement point. The limit of one Challenge per turn stays.
card-portal-chamber = Portal Chamber
    .the = the Portal Chamber
    .text = Once per turn, in your Move phase, while here: pay 1 movement point to relocate to any other Room in play. This counts as entering.

## Passages

card-crossroads = Crossroads
    .the = the Crossroads
card-narrow-corridor = Narrow Corridor
    .the = the Narrow Corridor
card-steep-stair = Steep Stair
    .the = the Steep Stair
card-forked-tunnel = Forked Tunnel
    .the = the Forked Tunnel
card-split-gallery = Split Gallery
    .the = the Split Gallery
card-rotten-bridge = Rotten Bridge
    .the = the Rotten Bridge
    .text = Pit 6+: when you enter in your turn, pass a Move test 6+ or take 1 wound and end your turn.
card-spiked-crossing = Spiked Crossing
    .the = the Spiked Crossing
    .text = Pit 7+: when you enter in your turn, pass a Move test 7+ or take 1 wound and end your turn.
card-collapsed-bend = Collapsed Bend
    .the = the Collapsed Bend
card-rat-warren = Rat Warren
    .the = the Rat Warren

## Monsters

card-skeleton-warrior = Skeleton Warrior
    .the = the Skeleton Warrior
card-shambling-zombie = Shambling Zombie
    .the = the Shambling Zombie
card-restless-ghost = Restless Ghost
    .the = the Restless Ghost
    .text = The hero's declared weapon gives no bonus.
card-grave-ghoul = Grave Ghoul
    .the = the Grave Ghoul
    .text = On a hit, the victim has 1 movement point less in its next turn; the Move score stays. Several losses add up.
card-crypt-spider = Crypt Spider
    .the = the Crypt Spider
    .text = On a hit, the victim also gains 1 Peril at the end of the Encounter phase.
card-tomb-serpent = Tomb Serpent
    .the = the Tomb Serpent
card-mummy-guardian = Mummy Guardian
    .the = the Mummy Guardian
    .text = The bonus of the hero's declared weapon counts for at most +1.
card-howling-wraith = Howling Wraith
    .the = the Howling Wraith
    .text = On a hit, the victim at once loses 2 Glory, or all of it if there is less.
card-vampire-thrall = Vampire Thrall
    .the = the Vampire Thrall
    .text = On a hit, remove 1 wound token from the Vampire Thrall.
card-bone-golem = Bone Golem
    .the = the Bone Golem
card-death-knight = Death Knight
    .the = the Death Knight
    .text = If its total is higher by 4 or more, its attack inflicts 2 wounds.

## Traps

card-spear-trap = Spear Trap
    .text = Move test 7+. Failure: 1 wound. Success: gain 1 Glory.
card-poison-darts = Poison Darts
    .text = Move test 8+. Failure: 1 wound, and you have 1 movement point less in your next turn. Success: gain 1 Glory.
card-rune-of-pain = Rune of Pain
    .text = Magic test 7+. Failure: 1 wound, and you lose 1 Glory at once. Success: gain 2 Glory.
card-crushing-walls = Crushing Walls
    .text = Melee test 7+. Failure: 2 wounds. Success: gain 2 Glory.
card-soul-mirror = Soul Mirror
    .text = Level test 6+. Failure: 1 wound, and you discard 1 hand card at random. Success: gain 2 Glory and draw 1 Adventure card.
card-falling-portcullis = Falling Portcullis
    .text = Move test 8+. Failure: in the Move phase of your next turn you cannot change space in any way; all else is allowed. Success: gain 1 Glory.

## Banes

card-curse-of-weakness = Curse of Weakness
    .text = Permanent, on one opponent: −1 Melee.
card-curse-of-dullness = Curse of Dullness
    .text = Permanent, on one opponent: −1 Magic.
card-leaden-feet = Leaden Feet
    .text = Permanent, on one opponent: −1 Move. At a free moment of its own Move phase the victim may pay 3 Glory to discard this card.
card-undead-awakening = Undead Awakening
    .text = Temporary, no target: take up to 2 Undead Monsters of your choice from the Adventure discard pile into your hand. Undead you resolve this turn add 1 to their total.
card-slamming-doors = Slamming Doors
    .text = Temporary, on one opponent: in its next turn, the Open Doors of Rooms are Locked Doors 7 for the victim. One opened stays open for that turn. Two of these cards do not add up.
card-shifting-halls = Shifting Halls
    .text = Temporary, no target: swap two Map cards without heroes; each may be turned by 180 degrees. No Map may be stranded and the dungeon may not be closed off.
card-thieving-imp = Thieving Imp
    .text = Temporary, on one opponent with a Treasure: on resolution, choose one Treasure of the victim and discard it.
card-dread-whispers = Dread Whispers
    .text = Temporary, on one opponent with a hand card: the victim discards 2 hand cards at random, or its only one.

## Boons

card-teleport = Teleport
    .text = Temporary, in your Move phase: relocate your hero to any other Map in play. This counts as entering.
card-budge = Budge
    .text = Temporary, in your Move phase: relocate your hero to an orthogonally adjacent Map, through walls and doors. This counts as entering.
card-dodge = Dodge
    .text = Anytime, even after the dice: avoid all wounds and extra effects of one Melee attack against your hero.
card-warding-sigil = Warding Sigil
    .text = Response: avoid all wounds and extra effects of one Magic attack or one Magic Trap against your hero.
card-dispel = Dispel
    .text = Response: cancel a Bane just played that affects your hero. It is discarded and its Peril stays spent.
card-create-darkness = Create Darkness
    .text = Response, as an Encounter against your hero starts to resolve: cancel it. It returns to its player, cannot be used again this turn, and its Peril stays spent.
card-blessings-of-nakari = Blessings of Nakari
    .text = Permanent: +1 Magic.
card-battle-fury = Battle Fury
    .text = Permanent: +1 Melee.
card-swift-feet = Swift Feet
    .text = Permanent: +1 Move.
card-trapwise = Trapwise
    .text = Permanent: +2 to your tests against Trap cards and Pits.
card-second-wind = Second Wind
    .text = Temporary: recover 1 Life. Played in your Move phase, you also gain 1 movement point.
card-lucky-star = Lucky Star
    .text = Anytime: roll one die of your own hero again and keep the second result. Never the die of a Monster.

## Treasures

card-boot-of-ala-hazad = Boot of Ala Hazad
    .text = +1 to your tests against doors and Pits. The first movement point a failed Locked Door would cost you in a turn is not lost.
card-runed-longsword = Runed Longsword
    .text = Declared as your weapon: +2 to your total in a Melee combat.
card-silvered-mace = Silvered Mace
    .text = Declared as your weapon: +1 to your total in a Melee combat, or +3 instead against Undead.
card-staff-of-embers = Staff of Embers
    .text = Declared as your weapon: +2 to your total in a Magic combat.
card-bone-wand = Bone Wand
    .text = 3 charges. Declare it as your weapon and spend a charge before the dice: +3 to your total in this Magic combat.
card-tower-shield = Tower Shield
    .text = +1 to your total in Melee combats you did not start: Encounters and Challenges by others, not Quest fights.
card-robe-of-wards = Robe of Wards
    .text = +1 to your total in Magic combats you did not start (Encounters and Challenges by others, not Quest fights) and to all your Magic tests.
card-potion-of-healing = Potion of Healing
    .text = 1 charge. Anytime, even just before wounds fall: recover 2 Life. It cannot save a hero who has reached 0 Life.
card-elixir-of-life = Elixir of Life
    .text = 1 charge. In your Move phase: gain 1 Life, even above 6.
card-skeleton-key = Skeleton Key
    .text = 3 charges. In your Move phase, spend a charge to open a Locked or Trapped Door of your space without a test. False doors stay shut; going through costs 1 point as usual.
card-amulet-of-grace = Amulet of Grace
    .text = 2 charges. Anytime: spend a charge to prevent 1 wound to your hero. You may spend both against 2 wounds.
card-adventurers-pack = Adventurer's Pack
    .text = Your Treasure limit rises by 2. The Pack takes one of these places itself.
card-lantern-of-truth = Lantern of Truth
    .text = +1 to your tests against Trap cards, doors and Pits.

## Tags

tag-undead = Undead
tag-spirit = Spirit
tag-beast = Beast
tag-construct = Construct
tag-dragon = Dragon
tag-human = Human
tag-weapon = Weapon
tag-armour = Armour
tag-potion = Potion
tag-item = Item

## Kinds of card

kind-monster = Monster
kind-trap = Trap
kind-bane = Bane
kind-boon = Boon
kind-treasure = Treasure
kind-quest = Quest
kind-room = Room
kind-passage = Passage
kind-hero = Hero

## Scores, sides, phases

score-melee = Melee
score-magic = Magic
score-move = Move
score-level = Level
side-n = north
    .to = to the north
side-e = east
    .to = to the east
side-s = south
    .to = to the south
side-w = west
    .to = to the west
phase-reset = Reset
phase-discard = Discard and Draw
phase-encounter = Encounter
phase-build = Build
phase-move = Move

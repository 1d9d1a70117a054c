### Words of the terminal for Dungeoneer, in English. cli-verb-... are words for an action, with commas, that a player may type instead of the notation; several actions may share one.
### Arguments: cli-map-legend has $room and $passage, the corners of their boxes; cli-row-... have $cards, $n and $limit.

## The table

cli-points =
    { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
cli-rooted = The hero cannot change space in this turn.
cli-slammed = In this turn open doors are locked for the hero ({ $n }+).
cli-emboldened = Undead sent in this turn add { $n } to their totals.
cli-progress =
    { $n ->
        [one] 1 step done
       *[other] { $n } steps done
    }
cli-wounds =
    { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
cli-row-quests = Quests: { $cards }.
cli-row-done = Completed: { $cards }.
cli-row-treasures = Treasures { $n }/{ $limit }: { $cards }.
cli-row-boons = Boons { $n }/{ $limit }: { $cards }.
cli-row-banes = Banes: { $cards }.
cli-row-wounded = Wounded Monsters: { $cards }.
cli-row-known = In the hand, as everybody saw: { $cards }.
cli-row-hand = Hand: { $cards }.

## The columns of the heroes

cli-column-level = Lvl
cli-column-life = Life
cli-column-glory = Glory
cli-column-peril = Peril
cli-column-melee = Melee
cli-column-magic = Magic
cli-column-move = Move
cli-column-hand = Hand
cli-column-quests = Quests
cli-column-place = At

## The map

cli-map-pit = Pit{ $n }
cli-map-upright = upright
cli-map-turned = turned
cli-map-more =
    { $n ->
        [one] One more card lies beyond the edge: type map, or map x,y to look there.
       *[other] { $n } more cards lie beyond the edge: type map, or map x,y to look there.
    }
cli-map-legend = { $room } Room, { $passage } Passage. O open door, L6 locked (6+), T6 trapped (6+), o opened. A gap is an opening, a line is a wall; a door against a wall leads nowhere. P Peril, G Glory, @0 hero, ! your Quest, [2] where option 2 leads, Pit6 Pit (6+).

## What can be typed

cli-kind-side = side
cli-kind-score = score
cli-kind-facing = facing

## Examples, and words for what a card may be used for

cli-example-dungeoneer = move north

## Words for actions

cli-verb-play = play
cli-verb-replace = replace
cli-verb-jump = jump, teleport
cli-verb-unlock = unlock
cli-verb-lift = lift, get rid of
cli-verb-bane = bane, curse
cli-verb-attack = attack, send
cli-verb-blame = blame
cli-verb-destroy = destroy
cli-verb-with = with
cli-verb-facing = facing
cli-verb-move = move, go, walk
cli-verb-open = open, try
cli-verb-challenge = challenge
cli-verb-portal = portal
cli-verb-power = power, use power, use my power
cli-verb-farstep = farstep
cli-verb-quest = quest, attempt, fight
cli-verb-offer = offer, sacrifice
cli-verb-complete = complete
cli-verb-style = style
cli-verb-weapon = weapon, fight with
cli-verb-charge = charge
cli-verb-bare = bare, fight without a weapon
cli-verb-start = start, begin

## What each decision is about

cli-dungeoneer-layout-place = The dungeon is laid out before the game, one Map card each in turn, from the deck you were given. A card must be connected. Once you may keep one, unseen, and place it when that deck is empty; no hero is on the map yet.
cli-dungeoneer-layout-kept = The deck you were given is empty: the card you have kept is placed now.
cli-dungeoneer-start-choose = Several Entrance Chambers lie in the dungeon. In turn order each hero begins at one of them and gains its Peril and Glory.
cli-dungeoneer-discard-choose = Your turn begins: exactly one card goes. It may be a hand card, one of your Treasures, or a Quest you do not want; a Quest is replaced at once. Then you draw up to five hand cards.
cli-dungeoneer-encounter-lord = You are the dungeon lord. Banes, Monsters and Traps are paid with the Peril of the hero they strike, Boons with your own Glory. Play Boons and Banes first: once you declare a Monster or a Trap, only more of those may follow.
cli-dungeoneer-encounter-declare = Declare all Monsters and Traps you want to send this turn; their Peril is paid at once. When you stop, they strike one after the other in this order.
cli-dungeoneer-encounter-blame = Your Encounter has inflicted a wound. Name an opponent, the victim or another: that hero gains 1 Peril, which you can spend later.
cli-dungeoneer-bane-recall = The card lets you take Undead Monsters back from the discard pile into your hand, as many as it says. You may also stop earlier.
cli-dungeoneer-bane-destroy = The card discards a Treasure of its victim, and you choose which.
cli-dungeoneer-bane-swap = Two Map cards without heroes change places. No part of the dungeon may be cut off, and it may not be closed while Map cards are left.
cli-dungeoneer-bane-swap-with = Choose the card that changes places with the first one. Only those are offered that leave the dungeon whole and open.
cli-dungeoneer-bane-facing = Both cards may be turned by 180 degrees as they change places. Only legal ways are offered.
cli-dungeoneer-inventory-shed = Your limit of Treasures has sunk. You discard until you keep no more than it allows.
cli-dungeoneer-build-place = The Map card you drew must be connected: a door or opening that meets another. It may be turned by 180 degrees. The numbers in the dotted boxes on the map are the options. Nothing happens yet; a card counts when somebody enters it.
cli-dungeoneer-move-act = Your Move phase: walk, open doors, play Boons and Treasures, use your power or the room, further a Quest, challenge a hero in your space. A space you enter for the first time this turn gives its Peril and Glory. If you do not move at all you gain the Peril of your space. The numbers in brackets on the map show where options lead.
cli-dungeoneer-quest-complete = Several of your Quests would be completed here, but only one at a time: your turn ends with it.
cli-dungeoneer-combat-style = The Monster has several attacks, and you control it. Choose the one the hero will find hardest.
cli-dungeoneer-combat-weapon = One weapon at most counts in a combat. Its bonus is added to your die and your score.
cli-dungeoneer-combat-power = The power of your hero may help before the dice are rolled. It costs what is printed.
cli-dungeoneer-combat-reckon = You have lost this round of Melee. The power of your hero lets you strike back.
cli-dungeoneer-window-response = A card or a challenge is aimed at your hero and nothing has happened yet. This is the moment for Responses.
cli-dungeoneer-window-reroll = The dice lie on the table. Whoever has a card or a power for it may roll the hero's die again.
cli-dungeoneer-window-prevent = The wounds are about to fall. This is the last moment to avoid or prevent them.
cli-dungeoneer-window-check = It is not your turn, but cards that may be used anytime can be used now.

### Everything else a table shows, in English: the game and its settings, sums, scenes, standings, cards in detail, labels.

## The game

game-dungeoneer = Dungeoneer
    .text = Explore the Tomb of the Lich Lord, spend your rivals' Peril against them and your own Glory for yourself. The first hero with three Quests wins, or the last one alive.
setting-round-limit = Round limit
    .text = After so many rounds the game ends, and the hero with the most completed Quests wins; then Life counts, then Glory.

## Sums: what a number comes from, if it is no card

part-die = die
part-hero = { $score }
part-monster = { $score }
part-level = { $score }
part-floor = floor
part-power = power
part-emboldened = { card-undead-awakening }

## Scenes: the combat or test in progress; an attribute is a further line, said when its argument is known

scene-combat =
    { $combat ->
        [challenge] Challenge: { $hero } against { $foe }
        [quest] Quest fight: { $hero } against { $the_foe }
       *[encounter] Encounter: { $hero } against { $the_foe }
    }
    .hero_parts = { $hero }: { $hero_parts }
    .foe_parts = { $foe }: { $foe_parts }
scene-test =
    { $test ->
        [door] Test at a door: { $hero }, { $score } { $threat }+
        [pit] Test at the Pit: { $hero }, { $score } { $threat }+
        [power] Test for a power: { $hero }, { $score } { $threat }+
       *[other] Test for { $card }: { $hero }, { $score } { $threat }+
    }
    .hero_parts = { $hero }: { $hero_parts }
scene-trap = Trap: { $card } against { $hero }

## Endings and standings

ending-third-quest = The third Quest is completed.
ending-last-hero = No other hero is alive.
ending-round-limit = The last round is over.
place-third-quest = { $rank }. { $seat } has completed the third Quest
place-last-hero = { $rank }. { $seat } is the only hero alive
place-round-limit = { $rank }. { $seat } is ahead after the last round (Quests { $quests }, Life { $life }, Glory { $glory })
place-behind = { $rank }. { $seat } is behind (Quests { $quests }, Life { $life }, Glory { $glory })
place-eliminated = { $rank }. { $seat } left the game

## Cards in detail

details-hero = { $rows } (levels 1 to 4). At most { $treasures } Treasures and { $boons } Boons.
details-power = Power: { $power }. { $text }
details-quest = Quest.
details-room = Room: { $cost }. North { $north }, east { $east }, south { $south }, west { $west }.
details-passage = Passage: { $cost }. North { $north }, east { $east }, south { $south }, west { $west }.
details-monster = Monster ({ $tags }): { $attacks }, Life { $life }. Costs { $cost }.
details-trap = Trap. Costs { $cost }.
details-bane = Bane. Costs { $cost }.
details-boon = Boon. Costs { $cost }.
details-treasure = Treasure ({ $tags }). Costs { $cost }.
door-wall = wall
door-opening = opening
door-open = open door
door-locked = locked door { $n }+
door-trapped = trapped door { $n }+

## Amounts

amount-glory = { $n } Glory
amount-peril = { $n } Peril
amount-points =
    { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
amount-nothing = free

## Labels: what the fields of a view are called

label-hero = Hero
label-level = Level
label-life = Life
label-glory = Glory
label-peril = Peril
label-at = Space
label-scores = Scores
label-limits = Limits
label-hand = Hand
label-wounded = Wounded Monsters
label-treasures = Treasures
label-charges = Charges
label-boons = Boons
label-banes = Banes
label-quests = Quests
label-progress = Begun
label-completed = Completed Quests
label-points-lost = Movement points lost next turn
label-rooted = Cannot change space
label-slammed = Open doors locked
label-due-glory = Glory to come
label-due-peril = Peril to come
label-round = Round
label-turn = Turn
label-phase = Phase
label-points = Movement points
label-map = Dungeon
label-opened = Opened doors
label-stage = Being played
label-adventure = Adventure deck
label-discard = Adventure discard pile
label-quest-deck = Quest deck
label-quest-discard = Quest discard pile
label-map-deck = Map deck
label-standings = Standings

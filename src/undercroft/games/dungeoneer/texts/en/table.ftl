### Everything else a table shows, in English: sums, scenes, standings and cards in detail.

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
        [trap] Test against { $card }: { $hero }, { $score } { $threat }+
        [power] Test for a power: { $hero }, { $score } { $threat }+
       *[other] Test for { $card }: { $hero }, { $score } { $threat }+
    }
    .hero_parts = { $hero }: { $hero_parts }
scene-trap = Trap: { $card } against { $hero }
scene-die = { $card }: { $hero } rolled { $die }

## Endings and standings

ending-third-quest = The third Quest is completed.
ending-last-hero = No other hero is alive.
ending-round-limit = The last round is over.
place-third-quest = { $rank }. { $seat } has completed the third Quest
place-last-hero = { $rank }. { $seat } is the only hero alive
place-round-limit = { $rank }. { $seat } is ahead after the last round (Quests { $quests }, Life { $life }, Glory { $glory })
place-behind = { $rank }. { $seat } is behind (Quests { $quests }, Life { $life }, Glory { $glory })
place-eliminated = { $rank }. { $seat } did not survive

## Cards in detail

details-hero = { kind-hero }: { $rows } (levels 1 to 4). At most { $treasures } Treasures and { $boons } Boons.
details-power = Power: { $power }. { $text }
details-quest = { kind-quest }.
details-room = { kind-room }: { $cost }. North { $north }, east { $east }, south { $south }, west { $west }.
details-passage = { kind-passage }: { $cost }. North { $north }, east { $east }, south { $south }, west { $west }.
details-monster = { kind-monster }{ $tags_n ->
        [0] {""}
       *[other] {" "}({ $tags })
    }: { $attacks }, Life { $life }. Costs { $cost }.
details-trap = { kind-trap }. Costs { $cost }.
details-bane = { kind-bane }. Costs { $cost }.
details-boon = { kind-boon }. Costs { $cost }.
details-treasure = { kind-treasure }{ $tags_n ->
        [0] {""}
       *[other] {" "}({ $tags })
    }. Costs { $cost }.
timing-permanent = Permanent
timing-temporary = Temporary
timing-response = Response
timing-anytime = Anytime
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

### The log, in English.
### A message is event- and the kind of the event: a sentence in the present tense about seats by name.
### An attribute named after an argument is the sentence for those who were told it; the others read the message itself.

## Set-up

event-seated = { $at_seat } plays { $race } { $card }.
event-quest-dealt = { $seat } receives a Quest.
    .card = { $seat } receives the Quest { $card }.
event-quest-drawn = { $seat } draws the Quest { $card }.
event-levelled = { $seat } gains a level and the Class { $card }.
event-floor-built = The cubes of floor { $floor } fall from { $height } mm.
event-entered = { $seat } enters the floor between three Pillars; tokens replace them.
event-round-began = Round { $round } begins. Order of turns: { $seats }.
event-turn-began = Round { $round }: { $seat } begins a turn.

## Explore

event-explored =
    { $cubes_n ->
        [0] { $seat } has nothing left to drop.
       *[other] { $seat } drops { $cubes } above { $spot }, from { $height } mm.
    }
event-looked =
    { $n ->
        [one] { $seat } looks at 1 cube from the Box.
       *[other] { $seat } looks at { $n } cubes from the Box.
    }
    .cubes =
        { $n ->
            [one] { $seat } looks at 1 cube from the Box: { $cubes }.
           *[other] { $seat } looks at { $n } cubes from the Box: { $cubes }.
        }
event-gave-back = { $seat } gives a cube back to the Box.
    .cube = { $seat } gives a cube back to the Box: { $cube }.
event-placed = { $seat } places { $the_cube } at { $spot }.

## Abilities and Potions

event-used =
    { $copied ->
        [yes] { $seat } uses { $own_ability } as { $ability } ({ $card }).
       *[no] { $seat } uses { $ability } ({ $card }).
    }
event-strained =
    { $n ->
        [one] { $seat } takes 1 strain.
       *[other] { $seat } takes { $n } strain.
    }
event-lockpicked = { $seat } takes a lockpick.
event-flicked = { $seat } flicks { $the_cube }: direction { $direction }°, strength { $strength }%.
event-slid = { $seat } slides { $the_cube } to { $spot }.
event-propped = { $seat } puts { $the_cube } at { $spot }.
event-pulled = { $seat } pulls { $cubes } towards { $spot }.
event-dropped-again = { $seat } picks up { $cubes } and drops them again above { $spot }, from { $height } mm.
event-swapped = { $seat } swaps { $the_first } and { $the_second }.
event-transmuted = { $seat } puts { $the_cube } into the Box, and { $the_into } takes its place.
event-banished = { $seat } discards { $the_cube }.
event-mended = { $seat } removes { $the_cube } from the Race card.
event-soothed =
    { $cube ->
        [none] { $seat } removes 1 strain.
       *[other] { $seat } drinks a Potion and removes 1 strain.
    }
event-drank = { $seat } drinks a Potion and removes { $the_monster } from the Race card.

## Move and Loot

event-moved = { $seat } moves to another room.
event-looted = { $seat } loots a room: { $cubes }.
event-nothing-looted = { $seat } loots nothing.
event-defeated = { $seat } gains trophies: { $cubes }.
event-wounded =
    { $left ->
        [one] { $seat } takes { $n } damage from { $cubes } and has 1 heart left.
       *[other] { $seat } takes { $n } damage from { $cubes } and has { $left } hearts left.
    }
event-pocketed = { $seat } also takes { $cubes } from beside the room.
event-overreached = { $seat } cannot survive that room. Everything in it is dropped again: { $cubes }.
event-meeple-placed = { $seat } places a meeple at { $spot }.

## The count

event-chests-rolled =
    { $rolls_n ->
        [one] { $seat } opens 1 Chest: { $rolls }.
       *[other] { $seat } opens { $rolls_n } Chests: { $rolls }, { $n } in all.
    }
event-floor-counted = { $seat } scores { $total } points, { $required } required (Gold { $gold }, gems { $gems }, Quest { $quest }, { $keys ->
        [0] Chests { $chests }
       *[other] Chests { $chests }, Keys { $keys }
    }, { $potions ->
        [0] Shields { $shields }
       *[other] Potions { $potions }, Shields { $shields }
    }, { $hearts ->
        [0] monsters { $monsters }
       *[other] monsters { $monsters }, hearts { $hearts }
    }).
event-floor-done =
    { $relics ->
        [0] { $seat } completes floor { $floor } without a Relic: { $tracker } of 9 fragments.
        [one] { $seat } completes floor { $floor } with 1 Relic: { $tracker } of 9 fragments.
       *[other] { $seat } completes floor { $floor } with { $relics } Relics: { $tracker } of 9 fragments.
    }
event-resigned = { $seat } gives up.
event-scored =
    { $points ->
        [one] { $seat } has 1 point, with the Quest { $card }.
       *[other] { $seat } has { $points } points, with the Quest { $card }.
    }
event-game-ended = { $ending }

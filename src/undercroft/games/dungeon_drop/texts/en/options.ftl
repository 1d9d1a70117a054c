### Labels of options, in English.
### A message is option- and the verb: what will be done, what it costs and touches, in a few words and without a full stop. $piece is a single cube as one types it. .called is a room as the page calls it, by what lies there and where it is.

## Dropping and placing

option-height = Drop from { $height } mm
option-drop =
    { $again ->
        [yes] Drop the cubes again ({ $n }) above { $spot }, from { $height } mm
       *[no] Drop the cubes ({ $n }) above { $spot }, from { $height } mm
    }
option-give-back = Give { $the_cube } back to the Box ({ $piece })
option-place = Place { $the_cube } at { $spot } ({ $piece })

## Abilities and Potions

option-use =
    { $copied ->
        [yes] Use { $own_ability } as { $ability } ({ $card })
       *[no] Use { $ability } ({ $card })
    }
option-drink =
    { $n ->
        [one] Drink a Potion: { $the_cube } leaves your Race card and 1 heart is free ({ $piece })
       *[other] Drink a Potion: { $the_cube } leaves your Race card and { $n } hearts are free ({ $piece })
    }
option-soothe =
    { $prompt ->
        [act-mend] Remove 1 strain
       *[other] Drink a Potion: remove 1 strain
    }
option-flick = Flick { $the_cube } ({ $piece }): direction { $direction }°, strength { $strength }%
option-slide = Slide { $the_cube } to { $spot } ({ $piece })
option-prop = Put { $the_cube } at { $spot } ({ $piece })
option-pull = Pull towards { $spot }: { $cubes }
option-point = Pick up around { $spot }: { $cubes } within reach
option-pick = Pick up { $the_cube } ({ $piece })
option-swap = Swap { $the_first } and { $the_second } ({ $piece }, { $other_piece })
option-transmute = Transmute { $the_cube } ({ $piece })
option-banish = Discard { $the_cube } ({ $piece })
option-mend =
    { $n ->
        [one] Remove { $the_cube } from your Race card: 1 heart ({ $piece })
       *[other] Remove { $the_cube } from your Race card: { $n } hearts ({ $piece })
    }

## Rooms

option-room = Room of { $corners }: { $cubes }{ $n ->
        [0] {""}
       *[other] , damage { $n }
    }{ $stair ->
        [yes] , with the Staircase
       *[no] {""}
    }
option-shield = Stop { $the_cube } with a Magic Shield ({ $piece }, damage { $n }; Shields left: { $left })
option-slay = Make { $the_cube } a trophy ({ $piece }, damage { $n })
option-take = Take { $the_cube } too ({ $piece })
option-meeple = Place your meeple at { $spot }

## Floors and turns

option-leave =
    { $chests ->
        [0] Leave the floor: { $points } points, { $required } required, Relics: { $relics }
       *[other] Leave the floor: { $points } points and a roll for each opened Chest ({ $chests }), { $required } required, Relics: { $relics }
    }
option-stay = Stay on this floor and explore on
option-retire = Retire with { $tracker } of 9 fragments of the Relic: { $legacy }
option-descend =
    { $n ->
        [0] Go down to floor { $floor }
        [one] Draw 1 new Class and go down to floor { $floor }
       *[other] Draw { $n } new Classes and go down to floor { $floor }
    }
option-pass = Place no meeple
option-done =
    { $prompt ->
        [act-choose] Go on without an ability
        [act-flick] Flick no more cubes
        [act-pick] Pick up no more cubes
        [act-mend] Remove nothing more
        [loot-ability] Loot without an ability
        [loot-slay] No more trophies
        [loot-shield] Spend no more Shields
        [loot-room] Loot nothing
        [turn-end] End your turn
       *[other] Go on
    }

### Labels of options, in English.
### A message is option- and the verb: what will be done, what it costs and touches, in a few words and without a full stop.

## Discard

option-discard =
    { $from ->
        [quest] Give up the Quest { $card } and draw another
        [treasure] Discard the Treasure { $card }
       *[hand] Discard { $card }
    }
option-shed = Discard { $card }

## Boons and Treasures

option-play = Play { $card } ({ $cost })
option-replace = Play { $card } ({ $cost }) and discard { $old }
option-jump = Play { $card } ({ $cost }): go to { $the_cell }
option-use =
    { $left ->
        [one] Use { $card } (the last charge)
       *[other] Use { $card } (1 of { $left } charges)
    }
option-unlock =
    { $left ->
        [one] Open the { $side } door to { $the_there } with { $card } (the last charge)
       *[other] Open the { $side } door to { $the_there } with { $card } (1 of { $left } charges)
    }
option-lift = Get rid of { $card } ({ $cost })

## Against the others

option-bane =
    { $target ->
        [none] Play { $card }, paid by { $seat } ({ $cost })
       *[opponent] Play { $card } on { $seat } ({ $cost })
    }
option-attack = Attack { $seat } with { $card }: { $score } ({ $cost })
option-trap = Spring { $card } on { $seat } ({ $cost })
option-blame = Give 1 Peril to { $seat }
option-take = Take { $card } into your hand
option-destroy = Discard { $card } of { $seat }

## The dungeon

option-swap = Swap { $the_cell }
option-with = Swap it with { $the_cell }
option-facing =
    { $first_facing ->
        [turned] { $first } turned
       *[upright] { $first } upright
    }, { $second_facing ->
        [turned] { $second } turned
       *[upright] { $second } upright
    }
option-place =
    { $facing ->
        [turned] Place { $card } at { $at_cell }, turned, joined to { $joins }
       *[upright] Place { $card } at { $at_cell }, upright, joined to { $joins }
    }

## Move

option-move =
    { $pit ->
        [0] Move { $side } to { $the_there }
       *[other] Move { $side } to { $the_there } (Pit, { score-move } { $pit }+, { $needs ->
                [1] no roll can fail
                [7] no roll is enough
               *[other] die { $needs }+
            })
    }
option-open =
    { $door ->
        [trapped] Force the { $side } door to { $the_there } (trapped, { $score } { $threat }+, { $needs ->
                [1] no roll can fail
                [7] no roll is enough
               *[other] die { $needs }+
            })
       *[locked] Force the { $side } door to { $the_there } (locked, { $score } { $threat }+, { $needs ->
                [1] no roll can fail
                [7] no roll is enough
               *[other] die { $needs }+
            })
    }
option-challenge = Challenge { $seat }: { $score } ({ $cost })
option-room = Use { $the_card } ({ $cost })
option-portal = Use { $the_card } ({ $cost }): go to { $the_cell }
option-power = Use { $power } ({ $cost })
option-farstep = Use { $power } ({ $cost }): go to { $the_cell }

## Quests

option-quest =
    { $quest ->
        [slay] Fight { $the_foe } for the Quest { $card }
        [test] Attempt the Quest { $card }: { $score } { $threat }+ ({ $needs ->
                [1] no roll can fail
                [7] no roll is enough
               *[other] die { $needs }+
            })
        [pay] Complete the Quest { $card } ({ $cost })
        [carry]
            { $stage ->
                [0] Take { $thing } for the Quest { $card }
               *[other] Deliver { $thing } and complete the Quest { $card }
            }
       *[collect] Complete the Quest { $card } by showing { $treasures } Treasures
    }
option-offer = Discard { $treasure } to complete the Quest { $card }
option-complete = Complete the Quest { $card }

## Combat

option-style = { $score } { $n }
option-weapon =
    { $bonus ->
        [0] Fight with { $card } (no bonus)
       *[other] Fight with { $card } (+{ $bonus })
    }
option-charge =
    { $left ->
        [one] Fight with { $card } (+{ $bonus }, the last charge)
       *[other] Fight with { $card } (+{ $bonus }, 1 of { $left } charges)
    }
option-bare = Fight without a weapon

## Enough

option-pass = Pass
option-done =
    { $prompt ->
        [encounter-lord] End the Encounter phase
        [encounter-declare] Resolve the Encounters
        [bane-recall] Take no more
       *[move-act] End your turn
    }

## Before the game

option-keep = Keep the card for the end
option-start = Begin at { $the_cell }

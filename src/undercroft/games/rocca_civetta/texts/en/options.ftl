### Labels of options, in English.
### A message is option- and the verb: what will be done, what it costs and touches, in a few words and without a full stop.
### Messages of the base come with the questions of this box.

## Research, cards and Skills

option-claim =
    { $points ->
        [one] Claim the Research { $card } (1 point)
       *[other] Claim the Research { $card } ({ $points } points)
    }
option-store = Put { $card } under the Zainetto Card (Bonus Value { $bonus })
option-draw = Take { $card } (Bonus Value { $bonus })
option-under-deck = Put { $card } under the deck
option-pick = Indicate { $the_cube } (Alert Value { $alert })
option-whip = Move { $seat } to { $the_zone }

## Messages of the base with more questions

option-at =
    { $prompt ->
        [card-dissolve] Take the Walls toward { $the_zone } away
        [skill-charge] Charge into { $the_zone }
        [boss-way] By way of { $the_zone }
        [boss-lead] Lead him to { $the_zone }
        [boss-arrival] In { $the_zone }
        [panic-push] Push { $victim } into { $the_zone }
        [card-slip] Slip away to { $the_zone }
       *[main-aim] { $zone }
    }{ $waits_n ->
        [0] {""}
       *[other] {" "}({ $waits })
    }{ $seats_n ->
        [0] {""}
        [one] , where { $seats } is
       *[other] , where { $seats } are
    }
option-cube =
    { $prompt ->
        [card-transmute] Transmute { $the_cube }
        [card-melt] Give up { $the_cube }
        [card-opus] Put { $the_cube } on your Note Board
        [cube-give] Give { $the_cube } to { $taker }
        [cube-drop] Drop { $the_cube }
        [card-steal] Steal { $the_cube } from { $victim }
        [card-gift] Put { $the_cube } into your Zone
       *[card-collect] Collect { $the_cube }
    } ({ $value } points{ $star ->
        [yes] , and a Star goes with it
       *[no] {""}
    })
option-done =
    { $prompt ->
        [study-pick] Indicate no more cubes
        [card-dissolve] Leave the Walls where they are
        [phase-movement] { $points ->
            [0] End the Movement Phase
            [one] End the Movement Phase and lose 1 Speed point
           *[other] End the Movement Phase and lose { $points } Speed points
        }
        [phase-action] { $acted ->
            [0] End your turn without an Action
           *[other] End your turn
        }
        [rest-discard] Discard no more, and draw
        [boss-lead] Leave { $the_boss } here
        [card-slip] Stay where you are
       *[card-gift] Put no more cubes, and Study
    }

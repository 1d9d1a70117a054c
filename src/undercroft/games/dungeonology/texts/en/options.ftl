### Labels of options, in English.
### A message is option- and the verb: what will be done, what it costs and touches, in a few words and without a full stop.

## Set-up and the turn

option-scholar = { $scholar }: { value-students } { $students }, { value-hand } { $hand }, { value-speed } { $speed }, { value-intelligence } { $intelligence }, { value-stamina } { $stamina }; { $skills }
option-explore =
    { $n ->
        [one] Explore: move with 1 Speed point, then take an Action
       *[other] Explore: move with { $n } Speed points, then take an Action
    }
option-rest =
    { $gains_n ->
        [0] Rest: go back to the Starting Zone
       *[other] Rest: go back to the Starting Zone, { $gains }
    }
option-submit =
    { $known ->
        [yes] Submit your Thesis: { $points } points, { $target } needed ({ $total } in the end if it is accepted)
       *[no] Submit your Thesis: { $points } points before the Clan Card you do not know (+{ $bonus } if it is accepted)
    }
option-shed =
    { $penalty ->
        [one] Get rid of { $card } (−1 point)
       *[other] Get rid of { $card } (−{ $penalty } points)
    }
option-blind = Get rid of a face-down Jinx Card, unseen

## Moving

option-walk = Walk { $side } to { $the_zone }{ $waits_n ->
        [0] {""}
       *[other] {" "}({ $waits })
    }{ $seats_n ->
        [0] {""}
        [one] , where { $seats } is
       *[other] , where { $seats } are
    }
option-sneak = Take the Secret Passage to { $the_zone }{ $waits_n ->
        [0] {""}
       *[other] {" "}({ $waits })
    }{ $seats_n ->
        [0] {""}
        [one] , where { $seats } is
       *[other] , where { $seats } are
    }
option-teleport = Action: Teleport to { $the_zone }{ $waits_n ->
        [0] {""}
       *[other] {" "}({ $waits })
    }{ $seats_n ->
        [0] {""}
        [one] , where { $seats } is
       *[other] , where { $seats } are
    }
option-reveal =
    { $wide ->
        [one] Reveal a new Zone of Floor { $floor } and enter it ({ $left ->
                [one] the last tile
               *[other] 1 of { $left } tiles
            })
       *[other] Reveal { $wide } tiles of Floor { $floor }, lay one and enter it ({ $left } tiles left)
    }
option-lay = Lay { $the_zone } { $side }{ $shift ->
        [none] {""}
       *[other] , shifted { $shift }{ $halves ->
            [1] {""}
           *[other] {" "}by { $halves } half tiles
        }
    }, linked with { $joins }{ $shut ->
        [yes] {" "}(its Door stays shut for you)
       *[no] {""}
    }
option-under = Put { $the_zone } under the pile
option-floor =
    { $left ->
        [one] Floor { $floor } (the last tile)
       *[other] Floor { $floor } ({ $left } tiles left)
    }

## Actions and Stealth Tests

option-study = Study here: Alert Value { $alert }, { $most ->
        [one] { $wanted }
       *[other] up to { $most } cubes ({ $wanted })
    }{ $bonus ->
        [0] {""}
       *[other] , Study Bonus { $bonus }
    }{ $waits_n ->
        [0] {""}
       *[other] , { $waits }
    }
option-indicate = Indicate { $wanted } (Alert Value { $alert })
option-add = Lay down { $card } (+{ $bonus }): Stealth Value { $stealth } against { $alert }
option-declare = Declare Stealth Value { $stealth } against Alert Value { $alert }
option-spy = Spy on { $seat } for { $the_cube }: Alert Value { $alert }{ $waits_n ->
        [0] {""}
       *[other] , { $waits }
    }{ $cost_n ->
        [0] {""}
       *[other] {" "}({ $cost })
    }{ $protected ->
        [yes] , Protected
       *[no] {""}
    }{ $room ->
        [yes] {""}
       *[no] , your column is full
    }
option-heist = Spy on { $seat } for { $the_cube }: Alert Value { $alert }{ $waits_n ->
        [0] {""}
       *[other] , { $waits }
    }{ $protected ->
        [yes] , Protected
       *[no] {""}
    }{ $room ->
        [yes] {""}
       *[no] , your column is full
    }
option-bivouac =
    { $gains_n ->
        [0] Bivouac here
       *[other] Bivouac here: { $gains }
    }
option-collect = { $skill } ({ $cost }): Collect { $wanted }

## Cards and Skills

option-aux = Use { $card }: { $effect }
option-rob = Use { $card }: Sacrifice 1 Student, then { $seat } discards a card at random
option-main = Play { $card } ({ $action ->
        [yes] Action;{" "}
       *[no] {""}
    }{ $cost }{ $alternative ->
        [none] {""}
       *[other] {" "}or { $alternative }
    }): { $deed }{ $victim ->
        [none] {""}
       *[other] , from { $victim }
    }{ $payable ->
        [yes] {""}
       *[no] {" "}– you cannot pay, the card is wasted
    }
option-react = React to { $answered } with { $card } ({ $cost }{ $alternative ->
        [none] {""}
       *[other] {" "}or { $alternative }
    }): { $deed }{ $payable ->
        [yes] {""}
       *[no] {" "}– you cannot pay, the card is wasted
    }
option-skill = { $skill } ({ $cost }): { $deed }
option-pay = Pay: { $cost }
option-number =
    { $prompt ->
        [card-tour] Collect { $wanted }
       *[other] { $n ->
            [one] Draw 1 Student
           *[other] Draw { $n } Students
        }
    }
option-discard =
    { $prompt ->
        [card-press] Discard { $card } from the hand of { $victim }
       *[other] Discard { $card } (Bonus Value { $bonus })
    }

## Choices inside an effect

option-target = { $seat }, in { $the_zone } ({ $students ->
        [one] 1 Student
       *[other] { $students } Students
    }, { $cards_n ->
        [one] 1 card
       *[other] { $cards_n } cards
    })
option-at =
    { $prompt ->
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
option-into = Into { $the_zone }
option-cube =
    { $prompt ->
        [cube-give] Give { $the_cube } to { $taker }
        [thesis-cube] Lose { $the_cube }
        [cube-drop] Drop { $the_cube }
        [card-steal] Steal { $the_cube } from { $victim }
        [card-gift] Put { $the_cube } into your Zone
       *[card-collect] Collect { $the_cube }
    } ({ $value } points{ $star ->
        [yes] , and a Star goes with it
       *[no] {""}
    })
option-trap = { $card } in { $the_zone }
option-keep =
    { $cube ->
        [none] Keep your cubes: all of them are Protected
       *[other] Keep your { $cube } cube
    }
option-yield =
    { $taker ->
        [none] Let your { $cube } cube go
       *[other] Let { $taker } have your { $cube } cube
    }
option-avoid =
    { $prompt ->
        [card-objection] Sacrifice 2 Students: { $card } takes effect
       *[stun-avoid] { $students ->
            [one] Sacrifice your last Student instead
           *[other] Sacrifice 1 of your { $students } Students instead
        }
    }
option-suffer =
    { $prompt ->
        [card-objection] Keep your Students: { $card } is cancelled
       *[stun-avoid] Take the Stun Token ({ $stun } of { $stamina } so far)
    }
option-shake =
    { $heroic ->
        [yes] { $victim } Drops a cube of a random colour, and you Collect it
       *[no] { $victim } Drops a cube of a random colour
    }
option-snatch =
    { $n ->
        [0] Take a random card from { $victim }, who has none
        [one] Take the only card of { $victim }
       *[other] Take a random card from { $victim }, out of { $n }
    }

## Enough

option-pass =
    { $prompt ->
        [test-tester] { $passed ->
            [yes] Accept the result: success, { $stealth } against { $alert }
           *[no] Accept the result: failure, { $stealth } against { $alert }
        }
       *[other] Pass
    }
option-done =
    { $prompt ->
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

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
option-peek =
    { $deck ->
        [tricks] { intern-wikiantir }: look at the top card of the Trick deck
        [jinxes] { intern-wikiantir }: look at the top card of the Jinx deck
        [research] { intern-wikiantir }: look at the top card of the Research deck
        [omega] { intern-wikiantir }: look at the top card of the Omega Deck
        [floor_1] { intern-wikiantir }: look at the top tile of Floor I
        [floor_2] { intern-wikiantir }: look at the top tile of Floor II
        [floor_3] { intern-wikiantir }: look at the top tile of Floor III
       *[floor_4] { intern-wikiantir }: look at the top tile of Floor IV
    }
option-wake = { $intern } acts next
option-type = Discard all cards of the type { $type }
option-column = In the column of { $cube } ({ $value } points{ $star ->
        [yes] , and it covers a Star
       *[no] {""}
    })
option-pick-up = Pick up the Egg (1 Speed point): it rouses Mother Basilisk
option-melt = Discard a Hot Water Token: the Iota here is gone ({ $left ->
        [0] none left
       *[other] { $left } left
    })
option-warm = Discard a Hot Water Token: 1 Stun Token less ({ $stun } of { $stamina } so far)
option-pour = Discard a Hot Water Token ({ $left ->
        [0] none left
       *[other] { $left } left
    })
option-crack =
    { $burrow ->
        [yes] Open an Egg (draw 1 Student and Sacrifice 1)
       *[no] Open an Egg (draw 1 Student)
    }
option-bribe = Discard 2 cards
option-clear = Remove the Pillar (discard 2 cards)
option-calm = Free Floor { $floor } of { $n ->
        [one] its Tentacle
       *[other] its { $n } Tentacles
    } (discard 2 cards): 4 points
option-rescue = Sacrifice 2 Students and rescue him: 4 points
option-cook =
    { $n ->
        [0] Put a Student into the Cauldron, the first
       *[other] Put a Student into the Cauldron, where { $n } are
    }

## Messages of the base with more questions

option-submit =
    { $known ->
        [yes] Submit your Thesis: { $points } points, { $target } needed{ $starred ->
            [yes] {""}
           *[no] , and you lack the Star it asks for
        } ({ $total } in the end if it is accepted)
       *[no] Submit your Thesis: { $points } points before the Clan Card you do not know (+{ $bonus } if it is accepted)
    }
option-at =
    { $prompt ->
        [boss-pit] Into { $the_zone }
        [boss-tentacle] Into { $the_zone }
        [zone-narrow] Keep the link to { $the_zone }
        [card-dissolve] Take the Walls toward { $the_zone } away
        [skill-charge] Charge into { $the_zone }
        [boss-goal] Toward { $the_zone }
        [boss-pull] Call { $victim } into { $the_zone }
        [boss-appear] Beside the Scholar, in { $the_zone }
        [panic-home] By way of { $the_zone } toward the Starting Zone
        [panic-boulder] Let the boulder break loose in { $the_zone }
        [panic-roll] Let it roll into { $the_zone }
        [panic-eggs] Into { $the_zone }
        [omega-teleport] Omega jumps to { $the_zone }
        [boss-way] By way of { $the_zone }
        [boss-lead] Lead the Boss to { $the_zone }
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
        [boss-trial] Give up { $the_cube } for a Blessing
        [boss-tribute] Let { $the_cube } go
        [omega-gives] Omega Gives you { $the_cube }
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
        [setup-support] Buy nothing in this round; the points stay yours
        [zone-bucket] Discard no more cards
        [study-pick] Indicate no more cubes
        [card-dissolve] Leave the Walls where they are
        [intern-charm] Let the Encounter happen
        [intern-hide] Let the cube fall
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
        [boss-lead] Leave the Boss here
        [card-slip] Stay where you are
       *[card-gift] Put no more cubes, and Study
    }
option-discard =
    { $prompt ->
        [zone-pillar] Prop the Pillar up with { $card } (Bonus Value { $bonus })
        [zone-bucket] Discard { $card } (Bonus Value { $bonus }) for a Hot Water Token
        [intern-charm] Discard { $card } (Bonus Value { $bonus }): no Encounter
        [intern-hide] Discard { $card } (Bonus Value { $bonus }) and keep the cube
        [student-press] Discard { $card } from the hand of { $victim }
        [card-press] Discard { $card } from the hand of { $victim }
       *[other] Discard { $card } (Bonus Value { $bonus })
    }
option-avoid =
    { $prompt ->
        [boss-scatter] Sacrifice 1 Student and keep your cards
        [boss-silence] Sacrifice 1 Student and go on playing
        [boss-jinx] Sacrifice 2 Students: no Jinx Card
        [card-objection] Sacrifice 2 Students: { $card } takes effect
       *[stun-avoid] { $students ->
            [one] Sacrifice your last Student instead
           *[other] Sacrifice 1 of your { $students } Students instead
        }
    }
option-suffer =
    { $prompt ->
        [zone-pillar] Keep your cards and lose all Speed points
        [boss-trial] Keep your cubes and gain 1 Stun Token
        [boss-bribe] Keep your cards and gain a Stun Token ({ $stun } of { $stamina } so far)
        [boss-cold] Keep the Hot Water and gain a Stun Token ({ $stun } of { $stamina } so far)
        [boss-scatter] { $takers ->
            [0] Keep your Students and discard 1 random card
           *[other] Keep your Students: a random card goes to each opponent outside the Starting Zone ({ $takers })
        }
        [boss-silence] Keep your Students: no Trick Cards until the end of your next turn, except to declare
        [boss-jinx] Take a Jinx Card, face down
        [boss-tribute] Keep the cube and gain 2 Stun Tokens ({ $stun } of { $stamina } so far)
        [panic-cauldron] Gain a Stun Token ({ $stun } of { $stamina } so far)
        [card-objection] Keep your Students: { $card } is cancelled
       *[stun-avoid] Take the Stun Token ({ $stun } of { $stamina } so far)
    }
option-pass =
    { $prompt ->
        [boss-rescue] Leave him to his madness
        [boss-free] Leave the Phi Students with Jukas
        [student-swap] Keep your standard Students
        [student-keep] Let it go to the Bonfire
        [student-evade] Let it happen
        [research-claim] Claim nothing now
        [test-tester] { $passed ->
            [yes] Accept the result: success, { $stealth } against { $alert }
           *[no] Accept the result: failure, { $stealth } against { $alert }
        }
       *[other] Pass
    }

## Floor IV and Familiars

option-engage = Engage { $the_familiar } ({ $cost })
option-beyond = Leave out the leftmost cube and indicate { $wanted } (Alert Value { $alert })

## Omega

option-seize = Omega takes { $the_cube } in { $the_zone }

option-part = Part with { $student }
option-free = Discard 2 cards: a Phi Student is yours

## Student Congregations

option-hold = Sacrifice a standard Student and keep { $the_student }
option-sit = Next comes { $student }
option-enroll = In comes { $student }
option-evade = Sacrifice a Lambda Student: nothing happens to you
option-recruit = Swap a standard Student for { $the_student }
option-bait =
    { $price ->
        [sacrifice] Sacrifice a Student
       *[draw] Draw a Student
    }
option-brew =
    { $brew ->
        [cure] Discard 1 Stun Token
        [student] Take 1 Student from the Reserve
       *[speed] Gain 2 Speed points
    }
option-invoke =
    { $favour ->
        [insight_stealth] Sacrifice a Phi Student: Divination 2 raises the Stealth Value
        [insight_alert] Sacrifice a Phi Student: Divination 2 raises the Alert Value
        [pry] Sacrifice a Phi Student: look at a hand on your Floor and discard 1 card of it
        [cure] Sacrifice a Zeta Student: discard 2 Stun Tokens
        [tonic] Sacrifice a Zeta Student and discard 1 card: draw 2
        [freeze] Sacrifice an Iota Student: whose turn it is loses all Speed points
        [chill] Sacrifice an Iota Student: Alert Value +2
       *[snare] Sacrifice a Lambda Student: place a Trap Token here or in a linked Zone
    }

## Support Points

option-buy =
    { $bonus ->
        [student] 1 more Student
        [trick] 1 more Trick Card
        [phi] 1 Phi Student
        [zeta] 1 Zeta Student
        [iota] 1 Iota Student
        [lambda] 1 Lambda Student
        [intern] 1 of 2 Interns
       *[study] Study Bonus +1 for this game
    } ({ $price } { $points ->
        [one] of your { $points } Support Point)
       *[other] of your { $points } Support Points)
    }
option-hire = Keep { $intern }

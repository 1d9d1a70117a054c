### Everything else a table shows, in English: endings and standings, cards in detail, amounts.

## Endings and standings

ending-last-round = The last round is over.
ending-countdown = The countdown that followed the last Omega Student is over.
ending-no-cubes = No cube is left, and no Zone can be added.
ending-all-submitted = No Scholar is left in the Dungeon.
ending-university-empty = The University is empty but for the Omega Student.
ending-no-cubes-left = No cube is left in the Dungeon.
ending-all-done = No Scholar is left in the Dungeon.
ending-round-limit = The last round that was agreed on is over.
ending-resigned = Nobody is left to play against.
place-thesis = { $rank }. { $seat } has an accepted Thesis: { $total } points (cubes { $cubes }, Clan { $clan }, Thesis { $thesis }, Interns { $interns }, Jinx Cards { $jinxes })
place-score = { $rank }. { $seat } has { $total } points without a Thesis (cubes { $cubes }, Clan { $clan }, Interns { $interns }, Jinx Cards { $jinxes }; Students { $students })
place-no-thesis = { $rank }. { $seat } has no accepted Thesis ({ $total } points)
place-resigned = { $rank }. { $seat } gave up

## Cards in detail

details-scholar = { kind-scholar }, standard and Exalted: { value-students } { $students }, { value-hand } { $hand }, { value-speed } { $speed }, { value-intelligence } { $intelligence }, { value-stamina } { $stamina }. Knowledge Combo: { $wanted }. Skills: { $skills }; Exalted: { $exalted_skills }.
details-skill =
    { $passive ->
        [yes] { kind-skill } of { $scholar } ({ $timing }).
       *[no] { kind-skill } of { $scholar } ({ $timing }), cost: { $cost }.
    }
details-zone =
    { $spaces_n ->
        [0] { kind-zone } of Floor { $floor }, without cubes.
       *[other] { kind-zone } of Floor { $floor }: Alert Value { $alert }, { $spaces }.
    } { $effects_n ->
        [0] {""}
       *[other] Effects: { $effects }.{" "}
    }North: { $north }; east: { $east }; south: { $south }; west: { $west }.
details-trick = { $type } card, Bonus Value { $bonus }. Auxiliary Effect: { $aux } { $timing ->
        [none] No Main Effect.
       *[other] Main Effect ({ $timing }{ $action ->
                [yes] , Action
               *[no] {""}
            }), cost: { $cost }{ $alternative ->
                [none] .
               *[other] , or: { $alternative }.
            }
    }
details-jinx =
    { $penalty ->
        [one] { kind-jinx }: −1 point at the end.
       *[other] { kind-jinx }: −{ $penalty } points at the end.
    }
details-intern =
    { $points ->
        [one] { kind-intern }: +1 point at the end.
       *[other] { kind-intern }: +{ $points } points at the end.
    }
details-clan = { kind-clan }: a Thesis needs { $target } points. For each cube: { $modifiers }.
details-alert = { kind-alert }, about { $minutes } minutes per player: { $students } Students per player and 1 Omega Student at first. Alert Bonus by row: { $bonuses }; new Students per player: { $refills }.
details-panic = { kind-panic }: Alert Modifier +{ $alert }, and { $students } Students per player with 1 Omega Student in the University.
details-boss = { kind-boss }: Alert Value +{ $alert } in the Zone where he is.
details-trap = { kind-trap }.
door-wall = wall
door-open =
    { $n ->
        [one] Passage
       *[other] { $n } Passages
    }
door-militia =
    { $n ->
        [one] Passage with a Militia Door
       *[other] { $n } Passages with Militia Doors
    }
door-worship =
    { $n ->
        [one] Passage with a Worship Door
       *[other] { $n } Passages with Worship Doors
    }
door-militia-worship =
    { $n ->
        [one] Passage with a Militia and Worship Door
       *[other] { $n } Passages with Militia and Worship Doors
    }

## Amounts: what it costs

amount-sacrifice =
    { $n ->
        [one] Sacrifice 1 Student
       *[other] Sacrifice { $n } Students
    }
amount-draw =
    { $n ->
        [one] draw 1 Student
       *[other] draw { $n } Students
    }
amount-draw-any = draw 1 to 3 Students
amount-stun =
    { $n ->
        [one] 1 Stun Token
       *[other] { $n } Stun Tokens
    }
amount-stun-sure = 1 Stun Token that cannot be avoided
amount-discard =
    { $n ->
        [one] discard 1 card
       *[other] discard { $n } cards
    }
amount-discard-magic =
    { $n ->
        [one] discard 1 Magic card
       *[other] discard { $n } Magic cards
    }
amount-discard-subterfuge = discard 1 Subterfuge card
amount-nothing = free

## Amounts: what a Rest brings

amount-recover =
    { $n ->
        [one] discard 1 Stun Token
       *[other] discard { $n } Stun Tokens
    }
amount-unjinx = discard 1 Jinx Card
amount-gather =
    { $n ->
        [one] take 1 Student
       *[other] take { $n } Students
    }
amount-refill =
    { $n ->
        [one] draw 1 Trick Card
       *[other] draw { $n } Trick Cards
    }

## Amounts: cubes

amount-civilization =
    { $n ->
        [one] 1 Civilization cube
       *[other] { $n } Civilization cubes
    }
amount-militia =
    { $n ->
        [one] 1 Militia cube
       *[other] { $n } Militia cubes
    }
amount-worship =
    { $n ->
        [one] 1 Worship cube
       *[other] { $n } Worship cubes
    }
amount-riches =
    { $n ->
        [one] 1 Riches cube
       *[other] { $n } Riches cubes
    }
amount-caste =
    { $n ->
        [one] 1 Caste cube
       *[other] { $n } Caste cubes
    }

## Amounts: what a Zone has in store

amount-traps =
    { $n ->
        [one] a hidden Trap
       *[other] { $n } hidden Traps
    }
amount-stairs = { icon-stairs }
amount-boss = rouses the Boss
amount-ambush = { icon-ambush } { $n }
amount-stop = { icon-stop }
amount-toll = { icon-toll } { $n }
amount-good-luck = { icon-good-luck } { $n }
amount-bad-luck = { icon-bad-luck } { $n }
amount-danger = { icon-danger } { $n }
amount-passage-a = { icon-secret-passage } A
amount-passage-b = { icon-secret-passage } B
amount-bivouac-civilization = { icon-bivouac } ({ cube-civilization })
amount-bivouac-riches = { icon-bivouac } ({ cube-riches })
amount-door-militia = Militia Door, which you open
amount-door-worship = Worship Door, which you open
amount-door-militia-worship = Militia and Worship Door, which you open

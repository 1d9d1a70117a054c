### The log, in English.
### A message is event- and the kind of the event: a sentence in the present tense about seats by name.
### An attribute named after an argument is the sentence for those who were told it; the others read the message itself.

## Cards

event-card-stored =
    { $n ->
        [one] { $seat } puts a card under the Zainetto Card.
       *[other] { $seat } puts a card under the Zainetto Card, where { $n } lie now.
    }
    .card = { $seat } puts { $card } under the Zainetto Card.
event-deck-searched =
    { $n ->
        [one] { $seat } looks at the top card of the Trick deck.
       *[other] { $seat } looks at the top { $n } cards of the Trick deck.
    }
    .cards = { $seat } looks at the top of the Trick deck: { $cards }.
event-card-kept = { $seat } takes one of them.
    .card = { $seat } takes { $card }.
event-card-regained = { $seat } takes { $card } from the discard pile.
event-cube-made = { $seat } puts { $the_cube } from the Reserve on the Note Board.
event-doors-opened = { $seat } ignores Doors until the turn ends.
event-walls-dissolved = { $seat } takes the Walls between { $the_zone } and { $the_other } away.
event-inspired = { $seat } drinks: Studies are easier until the turn ends.

## Research

event-research-opened = Open Research: { $card }.
event-research-completed =
    { $n ->
        [one] { $seat } claims the Research { $card }, worth 1 point.
       *[other] { $seat } claims the Research { $card }, worth { $n } points.
    }

## Interns

event-fooled = { $seat } puts the Fool's Token on { $victim }: no Skills until the next turn of { $seat }.
event-stealth-promised = { $seat } will declare { $n } more this turn.
event-boss-charmed = { $seat } plays a tune, and the Encounter does not happen.
event-cube-hidden = { $seat } hides the cube and keeps it.
event-peeked =
    { $deck ->
        [tricks] { $seat } looks at the top card of the Trick deck.
        [jinxes] { $seat } looks at the top card of the Jinx deck.
        [research] { $seat } looks at the top card of the Research deck.
        [omega] { $seat } looks at the top card of the Omega Deck.
        [floor_1] { $seat } looks at the top tile of Floor I.
        [floor_2] { $seat } looks at the top tile of Floor II.
        [floor_3] { $seat } looks at the top tile of Floor III.
       *[floor_4] { $seat } looks at the top tile of Floor IV.
    }
    .card = { $seat } looks at the top of a deck: { $card }.
event-stun-ignored = { $seat } ignores a Stun Token.

## Boss and Panic

event-bonfire-robbed =
    { $n ->
        [one] 1 Student goes from the Bonfire to the Reserve.
       *[other] { $n } Students go from the Bonfire to the Reserve.
    }
event-silenced = { $seat } can play no Trick Cards until the end of their next turn, except to declare.
event-dulled = The Study Bonus of { $seat } counts 0 until the end of their next turn.
event-cooked =
    { $n ->
        [one] { $seat } puts a Student into the Cauldron, the first.
       *[other] { $seat } puts a Student into the Cauldron, now { $n }.
    }
event-hands-swapped = { $seat } and { $victim } swap hands.
event-boss-sighted = In { $the_zone }, { $the_boss } is Sighted.
event-boss-activated = Now { $the_boss } is Activated.
event-boss-moved = Now { $the_boss } goes to { $the_zone }.
event-boss-met = { $seat } meets { $the_boss }: an Encounter.

## Cubes

event-false-collected = { $seat } takes a False cube in { $the_zone }: it is worth nothing and goes to the Reserve.
event-column-chosen = { $seat } chooses the column of { $cube } for a Universal cube.

## The Brood

event-egg-laid = An Egg lies in { $the_zone }.
event-egg-taken = { $seat } picks up the Egg in { $the_zone }.
event-egg-left = { $seat } leaves the Egg in { $the_zone }.
event-egg-delivered =
    { $n ->
        [one] { $seat } brings an Egg home, the first.
       *[other] { $seat } brings an Egg home, now { $n }.
    }
event-brood-saved = All Eggs are safe: { $the_boss } leaves the Dungeon for good.

## Winter is Coming

event-zone-frozen = An Iota stands in { $the_zone }: it is Frozen.
event-zone-melted = { $seat } melts the ice in { $the_zone } ({ $n } so far).
event-water-used =
    { $n ->
        [0] { $seat } discards a Hot Water Token, the last one.
       *[other] { $seat } discards a Hot Water Token and has { $n } left.
    }
event-water-drawn = { $seat } draws Hot Water and has { $n ->
        [one] 1 token.
       *[other] { $n } tokens.
    }
event-cold-snap = A Cold snap: everybody outside the Starting Zone and the Thermal Bath needs Hot Water.

## Egg Hunting

event-egg-opened = { $seat } opens the Egg in { $the_zone }: { $cube }.
event-egg-hidden = { $the_boss } carries the Egg from { $the_zone } into the Burrow.
event-eggs-gathered =
    { $n ->
        [one] An unopened Egg comes into { $the_zone }.
       *[other] { $n } unopened Eggs come into { $the_zone }.
    }
event-eggs-boxed =
    { $n ->
        [one] Nobody is out there: the Egg that was to come stays in the box.
       *[other] Nobody is out there: the { $n } Eggs that were to come stay in the box.
    }

## Cursed Temple

event-idol-taken = { $seat } takes the Idol out of the Crypt, and the temple wakes.
event-idol-stolen = { $seat } has the Idol of { $victim } now.
event-bridge-laid = The Bridge joins { $the_zone } and { $the_other }.
event-bridge-fell = The Bridge between { $the_zone } and { $the_other } falls, and { $seat } with it.
event-pillar-removed = { $seat } removes the Pillar.
event-pit-moved = The Snake Pit lies in { $the_zone }.
event-boss-rescued = { $seat } brings { $the_boss } to reason: he leaves the dungeon for now.
event-boulder-put = A boulder breaks loose in { $the_zone }.
event-boulder-rolled = The boulder rolls into { $the_zone }.
event-crushed = The boulder throws { $seat } out of the dungeon, without a Thesis.

## Goddess of the Sea

event-sister-acts =
    { $sister ->
        [scilla] The sea is still: Scilla walks.
       *[cariddi] The water rises: Cariddi reaches out of the deep.
    }
event-tentacle-put = A Tentacle comes into { $the_zone }{ $n ->
        [0] . It is the last one: from now on every player draws a Student at the start of the turn.
       *[other] .
    }
event-tentacle-beaten = { $seat } sends the Tentacle in { $the_zone } back.
event-tide-rose = All seven Tentacles are out: { $seat } draws a Student.
event-left-alone = { $seat } has a Blessing, and Scilla passes by.
event-blessed = { $seat } passes the Trial and has a Blessing of Scilla.
event-floor-calmed = { $seat } frees Floor { $floor }: { $n ->
        [one] a Tentacle goes back.
       *[other] { $n } Tentacles go back.
    }
event-lair-moved =
    { $zone ->
        [none] The Lair of Cariddi fits nowhere and goes back to the box.
       *[other] The Lair of Cariddi fits nowhere and goes back to the box. From now on { $the_zone } is the Lair.
    }

## Floor IV and Familiars

event-familiar-engaged = { $seat } engages { $the_familiar }.
event-familiar-released =
    { $zone ->
        [none] { $seat } parts from { $the_familiar }, which goes to the Reserve.
       *[other] { $seat } parts from { $the_familiar }, which stays in { $the_zone }.
    }
event-encounter-averted = { $seat } has the Manticore: this Encounter does not happen.

## Omega

event-reshuffled =
    { $deck ->
        [jinxes] The discarded Jinx Cards are shuffled into a new deck ({ $n }).
        [omega] The discarded Omega Cards are shuffled into a new deck ({ $n }).
       *[tricks] The discarded Trick Cards are shuffled into a new deck ({ $n }).
    }
event-omega-phase = Omega Phase at the end of the turn of { $seat }.
event-omega-card =
    { $why ->
        [sabotage] A Sabotage of Omega is looked for: { $card }.
        [reaction] Omega reacts: { $card }.
       *[phase] Omega draws { $card }.
    }
event-omega-drew =
    { $omegas ->
        [0] { $n ->
            [one] Omega draws 1 Student from the University (Bonfire: { $bonfire }).
           *[other] Omega draws { $n } Students from the University (Bonfire: { $bonfire }).
        }
       *[other] { $n ->
            [one] Omega draws an Omega Student from the University.
           *[other] Omega draws { $n } Students from the University, { $omegas } of them Omega.
        }
    }
event-omega-drew-kinds =
    { $omegas ->
        [0] Omega draws from the University: { $drawn }.
        [one] Omega draws from the University: { $drawn }, with 1 Omega Student.
       *[other] Omega draws from the University: { $drawn }, with { $omegas } Omega Students.
    }
event-omega-revealed = Omega turns up { $the_zone }.
event-omega-found-none = No tile of Floor { $floor } fits: Omega finds no new Zone.
event-omega-entered = Omega goes to { $the_zone }.
event-omega-collected = Omega Collects { $the_cube } in { $the_zone }.
event-omega-eliminated = Omega Eliminates { $the_cube } in { $the_zone }.
event-omega-stole = Omega Steals { $the_cube } from { $victim }.
event-omega-lost = Omega loses { $the_cube } to the Reserve.
event-omega-dropped = Omega Drops { $the_cube } in { $the_zone }.
event-omega-gave = Omega Gives { $seat } { $the_cube }.
event-stolen-from-omega = { $seat } Steals { $the_cube } from the Tome of Secrets.
event-spied-on-omega = { $seat } spies on Omega for { $the_cube }.
event-tome-filled = Space { $n } of the Tome of Secrets is covered.
event-tome-full = The Tome of Secrets is full: { $the_cube } goes to the Reserve.
event-black-star-gained =
    { $n ->
        [one] Omega has a Black Star.
       *[other] Omega has { $n } Black Stars.
    }
event-black-star-lost =
    { $n ->
        [0] Omega has no Black Star any more.
        [one] Omega has only 1 Black Star.
       *[other] Omega has only { $n } Black Stars.
    }
event-sabotaged = Sabotage: { $cards }, the Alert Value rises by { $n }.
event-omega-reacts =
    { $word ->
        [ignore] Omega ignores the effect.
        [discard] Omega asks for a card before the effect.
       *[slip_away] Omega slips away.
    }
event-omega-ignored = What { $card } says is ignored.

## Jukas

event-phi-freed =
    { $n ->
        [0] { $seat } frees a Phi Student; none is left with Jukas.
        [one] { $seat } frees a Phi Student; 1 is left with Jukas.
       *[other] { $seat } frees a Phi Student; { $n } are left with Jukas.
    }
event-phi-lost = { $seat } loses a Phi Student, who is out of the game.

## Student Congregations

event-kinds-drawn =
    { $omegas ->
        [0] { $seat } draws from the University: { $drawn }.
        [one] { $seat } draws from the University: { $drawn }, with 1 Omega Student.
       *[other] { $seat } draws from the University: { $drawn }, with { $omegas } Omega Students.
    }
event-students-seated =
    { $n ->
        [one] 1 Student sits at the Bonfire now.
       *[other] { $n } Students sit at the Bonfire now.
    }
event-student-kept = { $seat } Sacrifices a standard Student and keeps { $the_student }.
event-student-returned = { $seat } loses { $student }.
event-student-swapped = { $seat } swaps a standard Student: now with { $the_student }.
event-toll-taken = { $seat } takes { $the_cube } that { $victim } pays as a Toll.
event-camp-lifted = Camp Z is taken up.
event-student-given = { $seat } hands a Student to { $taker }.
event-student-enrolled = Into the University comes { $student }.
event-student-invoked =
    { $favour ->
        [insight_stealth] { $seat } Sacrifices a Phi Student for a Divination.
        [insight_alert] { $seat } Sacrifices a Phi Student for a Divination against the test.
        [pry] { $seat } Sacrifices a Phi Student to look into a hand.
        [cure] { $seat } Sacrifices a Zeta Student to shake off Stun Tokens.
        [tonic] { $seat } Sacrifices a Zeta Student for new cards.
        [freeze] { $seat } Sacrifices an Iota Student: no Speed points are left.
        [chill] { $seat } Sacrifices an Iota Student: the Alert Value rises by 2.
        [snare] { $seat } Sacrifices a Lambda Student to place a Trap Token.
       *[evade] { $seat } Sacrifices a Lambda Student and gets past unharmed.
    }

## Support Points

event-support-spent =
    { $bonus ->
        [student] { $seat } spends Support Points ({ $n }) on a Student.
        [trick] { $seat } spends Support Points ({ $n }) on a Trick Card.
        [phi] { $seat } spends Support Points ({ $n }) on a Phi Student.
        [zeta] { $seat } spends Support Points ({ $n }) on a Zeta Student.
        [iota] { $seat } spends Support Points ({ $n }) on a Iota Student.
        [lambda] { $seat } spends Support Points ({ $n }) on a Lambda Student.
        [intern] { $seat } spends Support Points ({ $n }) on an Intern.
       *[study] { $seat } spends Support Points ({ $n }): the Study Bonus starts 1 higher.
    }
event-interns-drawn = { $seat } draws Interns: { $interns }.
event-panic-named = The Panic Card of this month: { $card }.
event-student-recruited = { $seat } takes a Student of a Congregation from the Reserve.

### The log, in English.
### A message is event- and the kind of the event: a sentence in the present tense about seats by name.
### An attribute named after an argument is the sentence for those who were told it; the others read the message itself.

## Set-up and turns

event-seated = { $at_seat } plays { $scholar }.
event-first-player = { $seat } has the first turn.
event-boss-chosen = The Boss of this Dungeon: { $boss }.
event-turn-began = Round { $round }: { $seat } begins a turn.
event-must-rest = { $seat } has as many Stun Tokens as Stamina and must Rest.
event-rested = { $seat } Rests in the Starting Zone.
event-camped = { $seat } makes a Bivouac.
event-phase-ended = { $seat } ends the { $phase } Phase.
event-points-gained =
    { $n ->
        [one] { $seat } gains 1 Speed point.
       *[other] { $seat } gains { $n } Speed points.
    }

## Cards

event-drew =
    { $n ->
        [one] { $seat } draws a Trick Card.
       *[other] { $seat } draws { $n } Trick Cards.
    }
    .cards = { $seat } draws { $cards }.
event-reshuffled =
    { $deck ->
        [jinxes] The discarded Jinx Cards are shuffled into a new deck ({ $n }).
       *[tricks] The discarded Trick Cards are shuffled into a new deck ({ $n }).
    }
event-discarded = { $seat } discards { $card }.
event-discarded-at-random = { $seat } discards { $card }, chosen at random.
event-card-taken = { $seat } takes a random Trick Card from { $victim }.
    .card = { $seat } takes { $card } from { $victim }, at random.
event-hand-shown = { $seat } shows all cards in hand: { $cards }.
event-hand-seen = { $seat } looks at the hand of { $victim }.
    .cards = { $seat } looks at the hand of { $victim }: { $cards }.
event-aux-played =
    { $branch ->
        [stealth] { $seat } uses { $card } for the Stealth Value.
        [alert] { $seat } uses { $card } for the Alert Value.
        [rob] { $seat } uses { $card } against { $victim }.
       *[other] { $seat } uses { $card }: { $effect }.
    }
event-main-shown = { $seat } lays { $card } open.
event-main-declared = { $seat } declares { $card }{ $victim ->
        [none] {""}
       *[other] {" "}against { $victim }
    }{ $zone ->
        [none] {""}
       *[other] , to { $the_zone }
    }.
event-main-cancelled = { $card } of { $seat } is cancelled.
event-main-wasted = { $seat } cannot pay for { $card }: the card is wasted.
event-skill-used = { $seat } uses { $skill }.
event-sought =
    { $cards_n ->
        [0] { $seat } finds no Magic card.
       *[other] { $seat } finds { $cards } (other cards revealed: { $n }).
    }
event-intern-gained =
    { $victim ->
        [none] { $seat } gains the Intern { $intern }.
       *[other] { $seat } takes the Intern { $intern } from { $victim }.
    }
event-intern-kept = { $seat } is out of reach and keeps the Intern { $intern }.
event-disguised = { $seat } is disguised: nobody can choose them until their next turn.

## Jinx Cards

event-jinx-taken = { $seat } takes a Jinx Card, face down.
event-jinx-revealed = { $seat } turns up the Jinx Card { $card }.
event-jinx-discarded = { $seat } gets rid of the Jinx Card { $card }.
event-jinx-counted = { $seat } turns up the Jinx Card { $card } for the scoring.

## Students and the Alert

event-students-drawn =
    { $omegas ->
        [0] { $n ->
            [one] { $seat } draws 1 Student from the University (Bonfire: { $bonfire }).
           *[other] { $seat } draws { $n } Students from the University (Bonfire: { $bonfire }).
        }
       *[other] { $n ->
            [one] { $seat } draws an Omega Student from the University.
           *[other] { $seat } draws { $n } Students from the University, { $omegas } of them Omega.
        }
    }
event-students-gained =
    { $n ->
        [one] { $seat } gains 1 Student from the Bonfire.
       *[other] { $seat } gains { $n } Students from the Bonfire.
    }
event-students-taken =
    { $n ->
        [one] { $seat } takes 1 Student from the Reserve.
       *[other] { $seat } takes { $n } Students from the Reserve.
    }
event-student-stolen = { $seat } Steals 1 Student from { $victim }.
event-sacrificed =
    { $n ->
        [one] { $seat } Sacrifices 1 Student.
       *[other] { $seat } Sacrifices { $n } Students.
    }
event-bonfire-cleared =
    { $n ->
        [one] 1 Student flees from the Bonfire.
       *[other] { $n } Students flee from the Bonfire.
    }
event-omega-placed = An Omega Student takes row { $row } of the Alert Card.
event-omega-waits =
    { $n ->
        [one] The Omega Student that { $seat } has drawn waits until the card is resolved.
       *[other] The Omega Students that { $seat } has drawn wait until the card is resolved.
    }
event-omega-returned = The Omega Student goes back into the University.
event-alert-raised = The University is refilled, and the Alert Bonus is +{ $n }.
event-panic-revealed = Maximum Alert begins: { $card }.
event-countdown-began = The Alert Card is full: the game ends when the next turn of { $seat } would begin.
event-last-round-began = The last round begins: the game ends when the turn of { $seat } comes round again.

## Stun, Stars, Knowledge

event-stunned =
    { $n ->
        [one] { $seat } takes a Stun Token, the first.
       *[other] { $seat } takes a Stun Token, now { $n }.
    }
event-stun-lost =
    { $n ->
        [one] { $seat } discards 1 Stun Token.
       *[other] { $seat } discards { $n } Stun Tokens.
    }
event-star-gained =
    { $n ->
        [one] { $seat } gains a Star, the first.
       *[other] { $seat } gains a Star, now { $n }.
    }
event-star-lost =
    { $n ->
        [0] { $seat } loses a Star, the only one.
       *[other] { $seat } loses a Star and has { $n } left.
    }
event-exalted = { $seat } becomes Exalted.
event-calmed = { $seat } is no longer Exalted.
event-knowledge-gained = { $seat } takes the Knowledge Token.
event-clan-seen = { $seat } looks at the Clan Card.
    .card = { $seat } looks at the Clan Card: { $card }.
event-clan-opened = The Clan Card is turned up: { $card }.

## Cubes

event-collected = { $seat } Collects { $the_cube } in { $the_zone }.
event-stolen = { $seat } Steals { $the_cube } from { $victim }.
event-given = { $seat } Gives { $the_cube } to { $taker }.
event-dropped = { $seat } Drops { $the_cube } in { $the_zone }.
event-eliminated = { $seat } loses { $the_cube } to the Reserve.
event-no-room = { $seat } has no room for { $the_cube }: it goes to the Reserve.
event-protected = { $seat } keeps { $the_cube }, which is Protected.
event-cube-placed = { $seat } puts { $the_cube } into { $the_zone }.

## The Dungeon

event-tile-turned = { $seat } turns up { $the_zone }.
event-zone-placed = New in the Dungeon: { $zone }.
event-nothing-fits = No tile of Floor { $floor } fits: { $seat } finds no new Zone.
event-door-shut = A Door keeps { $seat } out of { $the_zone }.
event-kept-out = { $seat } cannot bear the Ambush in { $the_zone } and stays out.
event-entered = { $seat } enters { $the_zone }.
event-zone-filled = The first Scholar is in { $the_zone }: its cubes are laid.
event-teleported = { $seat } uses the Teleport.
event-stopped = { $seat } must stop and loses all Speed points.
event-trap-laid = { $seat } lays a Trap Token in { $the_zone }.
    .card = { $seat } lays { $the_card } in { $the_zone }.
event-trap-sprung = { $seat } springs { $the_card } in { $the_zone }.
event-tunnel-laid = { $seat } puts a Secret Passage X into { $the_zone }.
event-circle-drawn = { $seat } puts a Teleport Token into { $the_zone }.
event-walled = { $seat } walls off { $the_zone } from { $the_other }.

## Stealth Tests

event-studied = { $seat } announces a Study of { $the_zone }.
event-study-impossible = { $seat } can no longer Study here.
event-spotlighted = { $seat } allows only 1 cube in this Study.
event-spied = { $seat } spies on { $victim } for { $the_cube }.
event-indicated = { $seat } indicates { $wanted }.
event-laid-down = { $seat } lays down a card.
    .card = { $seat } lays down { $card }.
event-declared = { $seat } declares Stealth Value { $stealth } against Alert Value { $alert }: { $cards }.
event-luck-revealed =
    { $luck ->
        [good_luck] Good Luck adds { $n } to the Stealth Value: { $cards }.
       *[bad_luck] Bad Luck adds { $n } to the Alert Value: { $cards }.
    }
event-divined =
    { $cards_n ->
        [0] { $seat } finds no card for the Divination.
       *[other] { $seat } gets { $n } from the Divination: { $cards }.
    }
event-test-shifted = Stealth Value { $stealth }, Alert Value { $alert }.
event-test-decided =
    { $test ->
        [espionage] { $passed ->
            [yes] The Espionage of { $seat } succeeds, { $stealth } against { $alert }.
           *[no] The Espionage of { $seat } fails, { $stealth } against { $alert }.
        }
       *[study] { $passed ->
            [yes] The Study of { $seat } succeeds, { $stealth } against { $alert }.
           *[no] The Study of { $seat } fails, { $stealth } against { $alert }.
        }
    }

## Boss and chance

event-boss-sighted = { $the_boss } is Sighted in { $the_zone }.
event-boss-activated = { $the_boss } is Activated.
event-boss-moved = { $the_boss } goes to { $the_zone }.
event-boss-met = { $the_boss } Encounters { $seat }.
event-randomized =
    { $what ->
        [scholar] The Randomizer picks { $seat } ({ $colour }).
        [side] The Randomizer points { $to_side }.
        [passage] The arrow of the Randomizer points { $to_way }.
       *[cube] The Randomizer shows { $cube }.
    }

## The end

event-thesis-submitted = { $seat } submits a Thesis.
event-thesis-accepted = The Thesis of { $seat } is accepted as number { $place }: { $total } points in all, { $bonus } of them for the place.
event-thesis-passed = The Thesis of { $seat } is accepted as number { $place }. What it is worth is counted at the end.
event-thesis-refused =
    { $points ->
        [-1] The Thesis of { $seat } is refused.
       *[other] The Thesis of { $seat } is refused with { $points } points.
    }
event-resigned = { $seat } gives up.
event-game-ended = The game is over. { $ending }
event-scored =
    { $points ->
        [one] { $seat } has { $points } point, place { $rank }.
       *[other] { $seat } has { $points } points, place { $rank }.
    }

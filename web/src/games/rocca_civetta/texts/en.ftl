### What only the drawing of the table with the second box says, in English. Everything else comes from the texts of the game and of the base.

## Stars and Clans

seen-clan-needs = Stars for a Thesis
seen-clan-needs-all = A Thesis fails without: { $stars }
seen-clan-needs-any = A Thesis fails without one of these: { $stars }
seen-clan-needs-count = A Thesis fails with fewer than { $n } Stars
seen-clan-any = { $n } of any kind
seen-clan-and = and
seen-clan-set = +{ $n } points at the end
seen-clan-set-text = At the end { $n } points more with: { $stars }

## What somebody suffers or has for a while

seen-tag-silenced = Silenced
    .text = Plays no Trick Cards until the end of the next own turn, except to declare
seen-tag-dulled = Study Bonus 0
    .text = The Study Bonus counts 0 until the end of the next own turn
seen-tag-tumbling = Acrobat
    .text = Ignores Stop, Toll and Trap Tokens until the turn ends
seen-tag-doorless = Ignores Doors
    .text = Goes through every Door until the turn ends
seen-tag-genius = Intelligence +{ $n }
    .text = { $n } more Intelligence until the turn ends
seen-tag-relief = Alert −{ $n } for cubes
    .text = More cubes raise the Alert Value by { $n } less until the turn ends
seen-tag-promised = Stealth +{ $n }
    .text = { $n } more when the next Stealth Value of this turn is declared

## Research and the Cauldron

seen-research = Research
seen-research-left =
    { $n ->
        [one] 1 card left
       *[other] { $n } cards left
    }
seen-research-none = No Research Card lies open.
seen-goal-research =
    Research: { $n } claimed by you, { $open } open{ $claimable ->
        [0] {""}
       *[other] {" "}({ $claimable } of them you may claim now)
    }
seen-goal-cauldron = Cauldron: { $n } of { $all } Students, then the game ends

## The score and the spotlight

seen-item-research = Research
seen-item-set = Set of Stars
seen-drama-research =
    { $who ->
        [me] { $n ->
            [one] You claim it: 1 point at the end.
           *[other] You claim it: { $n } points at the end.
        }
       *[other] { $n ->
            [one] { $name } claims it: 1 point at the end.
           *[other] { $name } claims it: { $n } points at the end.
        }
    }
seen-drama-fooled = { $name } makes a fool of you.
seen-drama-silenced = Silenced
seen-drama-dulled = Your mind is empty
seen-drama-cauldron =
    { $left ->
        [0] The Cauldron is full: the game ends with this turn.
        [one] One more, and the game ends.
       *[other] { $n } of { $all }: when it is full, the game ends.
    }

## The Brood

seen-tag-carrying = Carries an Egg
    .text = Speed 1 lower, Alert Value 1 higher in own Studies; 2 points when it comes home
seen-tag-delivered =
    { $n ->
        [one] 1 Egg
       *[other] { $n } Eggs
    }
    .text = Eggs brought home, 2 points each; most of them are worth 4 more at the end, shared 2
seen-goal-brood = Eggs: { $mine } brought home by you, { $all } of 7 by all; { $left } beside the Campus. 2 points each, 4 more for most of them
seen-tag-hot-water =
    { $n ->
        [one] 1 Hot Water
       *[other] { $n } Hot Water
    }
    .text = Melts ice or takes a Stun Token away; each token that is kept is worth 1 point
seen-tag-melted = { $n } Iota melted
    .text = Each is worth 3 points
seen-goal-winter = Iota melted by you: { $melted }, 3 points each. Hot Water before you: { $mine }, 1 point each if you keep it. Zones with ice: { $ice }
seen-drama-cold-snap = Cold snap
seen-mode-brood = The Brood
seen-mode-brood-counts = Each Egg brought home is worth 2 points; most of them 4 more at the end, shared 2 each.
seen-mode-brood-ready = Eggs beside the Campus: { $n } of 7; brought home: { $all }.
seen-mode-winter = Winter is Coming
seen-mode-winter-counts = Each Iota that you melt is worth 3 points, each Hot Water Token that you keep 1. A Frozen Zone: Alert +1, and 1 Speed point more to enter.
seen-mode-winter-ready = In the Reserve: { $n } of 6 Iota, { $water } of 12 Hot Water Tokens. The Bonfire has { $spaces } spaces.
seen-goal-hunt = Shells that you have: { $mine }, 2 points each, 3 more for most of them. Eggs to come: { $left }
seen-tag-shells =
    { $n ->
        [one] 1 shell
       *[other] { $n } shells
    }
    .text = Of Eggs that were opened: 2 points each; most of them are worth 3 more at the end, shared 1
seen-mode-hunt = Egg Hunting
seen-mode-hunt-counts = Open an Egg as your Action: three of seven hold a Universal cube, one a Caste cube, three a False one, which rouses Marconiglio. Each shell is worth 2 points, most of them 3 more.
seen-mode-hunt-ready = Eggs to come: { $n } of 7; in Zones: { $lying }; opened: { $opened }.
seen-drama-egg-opened = An Egg is opened
seen-drama-egg-hidden = Into the Burrow
seen-drama-eggs-gathered = All Eggs in one Zone
seen-goal-boulder =
    { $n ->
        [one] The boulder is 1 step from the Starting Zone; when it gets there the game ends
       *[other] The boulder is { $n } steps from the Starting Zone; when it gets there the game ends
    }
seen-goal-eggs = Unopened Eggs: { $n }. With the last one the game ends
seen-goal-temple =
    { $idol ->
        [mine] The Idol is yours: 5 points
        [crypt] The Idol lies in the Crypt: 5 points for whoever has it
       *[other] Somebody else has the Idol: Espionage may steal it
    }. { $rescued ->
        [yes] You have rescued Enrico Giovanni: 4 points
       *[no] His Rescue is worth 4 points
    }
seen-tag-idol = Idol
    .text = 5 points for whoever has it at the end
seen-tag-rescued = Rescue
    .text = Has rescued Enrico Giovanni: 4 points
seen-mode-temple = Cursed Temple
seen-mode-temple-counts = The Idol is worth 5 points: the first success in the Crypt takes it, Espionage moves it. His Rescue is worth 4: a Star, in his Zone, 2 Students. On the Bridge a direction is drawn: on north it falls.
seen-mode-temple-ready =
    { $idol ->
        [crypt] The Idol lies in the Crypt.
       *[taken] The Idol is taken.
    } { $bridge ->
        [none] No Bridge joins Floors III and IV yet.
        [stands] The Bridge joins Floors III and IV.
       *[fell] The Bridge has fallen.
    } { $pillar ->
        [yes] The Pillar stands in the Catacombs.
       *[no] The Pillar is gone.
    }
seen-drama-bridge-fell = The Bridge falls
seen-drama-rescued = A Rescue
seen-goal-sea =
    { $blessed ->
        [yes] You have a Blessing: 6 points
       *[no] Without a Blessing you lose 2 points in the end, with one you gain 6
    }. Tentacles that you have beaten: { $beaten }, 1 point each. Floors that you have freed: { $calmed }, 4 points each. Tentacles that are out: { $out } of 7
seen-tag-blessed = Blessing
    .text = Has a Blessing of Scilla: 6 points
seen-tag-unblessed = No Blessing
    .text = Has no Blessing of Scilla: 2 points less in the end
seen-tag-beaten =
    { $n ->
        [one] 1 Tentacle
       *[other] { $n } Tentacles
    }
    .text = Tentacles beaten: 1 point each
seen-tag-calmed =
    { $n ->
        [one] 1 Floor
       *[other] { $n } Floors
    }
    .text = Floors freed from the Lair: 4 points each
seen-mode-sea = Goddess of the Sea
seen-mode-sea-counts = A Tentacle beaten by a Study or an Espionage in its Zone is worth 1 point, a Floor freed from the Lair for 2 cards 4. A Blessing is worth 6, and without one you lose 2.
seen-mode-sea-ready =
    { $n ->
        [0] All seven Tentacles are out: every player draws a Student at the start of the turn.
       *[other] Tentacles on Cariddi's card: { $n } of 7.
    } { $lair ->
        [none] The Lair has not been found.
       *[found] The Lair is found.
    } Blessings: { $blessed }.
seen-drama-calmed = A Floor is free
seen-drama-lair-moved = The Lair is elsewhere
seen-mode-next = What comes next:
seen-mode-did = What the Boss did last
seen-item-mode = Mode
seen-drama-egg-taken = The mother will come
seen-drama-egg-delivered = An Egg is home
seen-drama-brood-saved = The brood is safe

part-egg = an Egg in hand
part-ice = an Iota in the Zone
part-omega = Omega is here
part-sabotage = Sabotage by Omega

## Options in a few words, beside their labels

token-claim = { $card } +{ $points }
token-store = { $card }
token-draw = { $card } +{ $bonus }
token-under-deck = { $card }
token-pick = { $cube }: { $alert }
token-whip = { $seat }: { $zone }
token-peek =
    { $deck ->
        [tricks] Trick deck
        [jinxes] Jinx deck
        [research] Research
        [omega] Omega Deck
        [floor_1] Floor I
        [floor_2] Floor II
        [floor_3] Floor III
       *[floor_4] Floor IV
    }
token-wake = { $intern }
token-buy =
    { $bonus ->
        [student] 1 Student ({ $price } SP)
        [trick] 1 Trick Card ({ $price } SP)
        [phi] 1 Phi Student ({ $price } SP)
        [zeta] 1 Zeta Student ({ $price } SP)
        [iota] 1 Iota Student ({ $price } SP)
        [lambda] 1 Lambda Student ({ $price } SP)
        [intern] 1 of 2 Interns ({ $price } SP)
       *[study] Study Bonus +1 ({ $price } SP)
    }
token-hire = { $intern }
token-type = { $type }
token-cook = Into the Cauldron
token-column = { $cube }
token-pick-up = Pick up the Egg
token-melt = Melt the ice
token-warm = Stun −1
token-pour = Hot Water
token-crack = Open the Egg
token-clear = Remove the Pillar
token-calm = Free Floor { $floor }: +4
token-rescue = Rescue him: +4
token-bribe = 2 cards
token-pass =
    { $prompt ->
        [research-claim] Not now
        [test-tester] { $passed ->
            [yes] Accept: success
           *[no] Accept: failure
        }
       *[other] Pass
    }
token-done =
    { $prompt ->
        [setup-support] Buy nothing
        [study-pick] No more cubes
        [card-dissolve] Leave the Walls
        [intern-charm] Meet the Boss
        [intern-hide] Let it fall
        [phase-movement] End movement
        [phase-action] End turn
        [rest-discard] Enough
        [boss-lead] Stop here
        [card-slip] Stay
       *[card-gift] Study
    }

## Omega

seen-omega = Omega
seen-omega-where = in { $zone }
seen-omega-did = What Omega did
seen-tome = Tome of Secrets: { $n } of { $spaces } spaces, Black Stars: { $black }
seen-tome-leaves = He leaves the last cube of every Zone, and draws no single Student
seen-tome-more =
    For every card he draws { $n ->
        [one] 1 more Student
       *[other] { $n } more Students
    } than it shows
seen-tome-free = free
seen-omega-deck = Omega Cards in the deck: { $n }
seen-goal-omega = The Tome of Secrets: { $n } of { $spaces } spaces are full; Black Stars: { $black }
seen-place-solo-won = won against Omega
seen-place-solo-lost = lost: Omega has won
seen-place-omega-won = lost against Omega

seen-goal-jukas =
    { $n ->
        [one] 1 Phi Student is with Jukas: he adds 1 to the Alert Value of his Zone. You have { $mine }.
       *[other] { $n } Phi Students are with Jukas: he adds { $n } to the Alert Value of his Zone. You have { $mine }.
    }
seen-bonfire-row = At the Bonfire from the arrow: { $row }; the last one leaves first.
seen-congregations = Student Congregations
seen-drama-phi-freed = A Phi freed
seen-drama-phi-lost = A Phi lost
seen-zone-trappers = Trap Tokens placed by { $seats }

## The figures of the book

seen-figure-deep = A Zone of Floor IV: black and white cubes, and effects that bite.
seen-figure-star-clan = A Clan with a required Star: without it a Thesis fails.
seen-figure-research = A Research Card: its task, and its points.

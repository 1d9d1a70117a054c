### Everything else a table shows, in English: endings and standings, cards in detail, amounts.

## Endings and standings

ending-cauldron-full = The Cauldron is full.
ending-boulder-home = The boulder reaches the Starting Zone.
ending-eggs-opened = No unopened Egg is left.
ending-tome-full = The Tome of Secrets is full.
ending-solo-resigned = The expedition was given up.
ending-solo-won = The Thesis is accepted, and Omega is beaten.
place-solo-won = Won: { $seat } has an accepted Thesis against Omega, worth { $total } points (cubes { $cubes }, Clan { $clan }, Thesis { $thesis }, Interns { $interns }, Research { $research }, mode { $mode }, Jinx Cards { $jinxes }, set of Stars { $set })
place-solo-lost = Lost: { $seat } has no accepted Thesis, and Omega has won ({ $total } points)
place-omega-won = Lost: { $seat } has lost against Omega ({ $total } points)
place-thesis = { $rank }. { $seat } has an accepted Thesis: { $total } points (cubes { $cubes }, Clan { $clan }, Thesis { $thesis }, Interns { $interns }, Research { $research }, mode { $mode }, Jinx Cards { $jinxes }, set of Stars { $set })
place-score = { $rank }. { $seat } has { $total } points without a Thesis (cubes { $cubes }, Clan { $clan }, Interns { $interns }, Research { $research }, mode { $mode }, Jinx Cards { $jinxes }, set of Stars { $set }; Students { $students })

## Cards in detail

details-intern =
    { $loss ->
        [0] { $points ->
            [one] { kind-intern }: +1 point at the end.
           *[other] { kind-intern }: +{ $points } points at the end.
        }
       *[other] { kind-intern }: −{ $loss } points at the end.
    }
details-clan = { kind-clan }: a Thesis needs { $target } points{ $shape ->
        [all] {" "}and { $all_stars }
        [any] {" "}and { $any_stars }
        [count] {" "}and { $n } Stars of any kind
       *[none] {""}
    }. { $modifiers_n ->
        [0] No modifiers.
       *[other] For each cube: { $modifiers }.
    }{ $set_points ->
        [0] {""}
       *[other] {" "}For { $set }: +{ $set_points } points at the end.
    }
details-boss = { kind-boss }: Alert Value +{ $alert } in its Zone.
details-omega-card =
    { $alert ->
        [0] { kind-omega-card }: no Alert Bonus.
       *[other] { kind-omega-card }: Alert Bonus +{ $alert } in the Zone of Omega.
    }
details-research =
    { $points ->
        [one] { kind-research }: +1 point at the end.
       *[other] { kind-research }: +{ $points } points at the end.
    }
details-congregation = { kind-congregation }: 3 Students, each of whom you may Sacrifice for one of its two effects.
details-familiar = { kind-familiar } for { $cost }. It stays with you until you Rest.

## Amounts

amount-free = free
amount-false-information =
    { $n ->
        [one] 1 False cube
       *[other] { $n } False cubes
    }
amount-universal-information =
    { $n ->
        [one] 1 Universal cube
       *[other] { $n } Universal cubes
    }
amount-hecatomb = { icon-hecatomb }
amount-bucket = { icon-bucket }
amount-mandatory-passage = { icon-mandatory-passage }
amount-camp-z = { icon-camp-z }
amount-engage-familiar-yocca = { icon-engage-familiar } ({ card-yocca })
amount-engage-familiar-manticore = { icon-engage-familiar } ({ card-manticore })
door-riches-caste =
    { $n ->
        [one] Passage with a Riches and Caste Door
       *[other] { $n } Passages with Riches and Caste Doors
    }
amount-door-riches-caste = Riches and Caste Door, which you open

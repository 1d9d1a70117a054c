### Tout ce qu’une table montre d’autre, en français : fins et classement, cartes en détail, quantités.

## Fins et classement

ending-cauldron-full = Le Chaudron est plein.
ending-boulder-home = Le rocher atteint la Zone de Départ.
ending-eggs-opened = Il ne reste aucun Œuf non ouvert.
ending-tome-full = Le Tome des Secrets est plein.
ending-solo-resigned = L’expédition a été abandonnée.
ending-solo-won = La Thèse est acceptée, et Omega est battu.
place-solo-won = Gagné : { $seat } a une Thèse acceptée contre Omega, pour { $total } points (cubes { $cubes }, Clan { $clan }, Thèse { $thesis }, Stagiaires { $interns }, Recherche { $research }, mode { $mode }, Cartes de Poisse { $jinxes }, série d’Étoiles { $set })
place-solo-lost = Perdu : { $seat } n’a pas de Thèse acceptée, et Omega a gagné ({ $total } points)
place-omega-won = Perdu : { $seat } a perdu contre Omega ({ $total } points)
place-thesis = { $rank }. { $seat } a une Thèse acceptée : { $total } points (cubes { $cubes }, Clan { $clan }, Thèse { $thesis }, Stagiaires { $interns }, Recherche { $research }, mode { $mode }, Poisse { $jinxes }, série d’Étoiles { $set })
place-score = { $rank }. { $seat } a { $total } points sans Thèse (cubes { $cubes }, Clan { $clan }, Stagiaires { $interns }, Recherche { $research }, mode { $mode }, Poisse { $jinxes }, série d’Étoiles { $set } ; Étudiants { $students })

## Cartes en détail

details-intern =
    { $loss ->
        [0] { $points ->
            [one] { kind-intern } : +{ $points } point à la fin.
           *[other] { kind-intern } : +{ $points } points à la fin.
        }
       *[other] { kind-intern } : −{ $loss } points à la fin.
    }
details-clan = { kind-clan } : une Thèse demande { $target } points{ $shape ->
        [all] {" "}et { $all_stars }
        [any] {" "}et { $any_stars }
        [count] {" "}et { $n } Étoiles quelconques
       *[none] {""}
    }. { $modifiers_n ->
        [0] Aucun modificateur.
       *[other] Pour chaque cube : { $modifiers }.
    }{ $set_points ->
        [0] {""}
       *[other] {" "}Pour { $set } : +{ $set_points } points à la fin.
    }
details-boss = { kind-boss } : Valeur d’Alerte +{ $alert } dans sa Zone.
details-omega-card =
    { $alert ->
        [0] { kind-omega-card } : pas de Bonus d’Alerte.
       *[other] { kind-omega-card } : Bonus d’Alerte +{ $alert } dans la Zone d’Omega.
    }
details-research =
    { $points ->
        [one] { kind-research } : +{ $points } point à la fin.
       *[other] { kind-research } : +{ $points } points à la fin.
    }
details-congregation = { kind-congregation } : 3 Étudiants, que tu peux chacun Sacrifier pour un de ses deux effets.
details-familiar = { kind-familiar } pour { $cost }. Il reste avec toi jusqu’à ton Repos.

## Quantités

amount-free = gratuit
amount-false-information =
    { $n ->
        [one] { $n } cube de Fausse Information
       *[other] { $n } cubes de Fausse Information
    }
amount-universal-information =
    { $n ->
        [one] { $n } cube d’Information Universelle
       *[other] { $n } cubes d’Information Universelle
    }
amount-hecatomb = { icon-hecatomb }
amount-bucket = { icon-bucket }
amount-mandatory-passage = { icon-mandatory-passage }
amount-camp-z = { icon-camp-z }
amount-engage-familiar-yocca = { icon-engage-familiar } ({ card-yocca })
amount-engage-familiar-manticore = { icon-engage-familiar } ({ card-manticore })
door-riches-caste =
    { $n ->
        [one] Passage à Porte Trésor et Caste
       *[other] { $n } Passages à Porte Trésor et Caste
    }
amount-door-riches-caste = Porte Trésor et Caste, que tu ouvres

### Tout le reste de ce que montre une table, en français : fins et classement, cartes en détail, quantités.

## Fins et classement

ending-last-round = La dernière manche est finie.
ending-countdown = Le compte à rebours du dernier Étudiant Omega est fini.
ending-no-cubes = Il ne reste aucun cube, et aucune Zone ne peut être ajoutée.
ending-all-submitted = Il ne reste aucun Doctorant dans le Donjon.
ending-university-empty = Il ne restait que l’Étudiant Omega dans l’Université.
ending-no-cubes-left = Il ne reste aucun cube dans le Donjon.
ending-all-done = Il ne reste aucun Doctorant dans le Donjon.
ending-round-limit = La dernière manche convenue est finie.
ending-resigned = Il ne reste plus d’adversaire.
place-thesis = { $rank }. { $seat } a une Thèse acceptée : { $total } points (cubes { $cubes }, Clan { $clan }, Thèse { $thesis }, Stagiaires { $interns }, Poisse { $jinxes })
place-score = { $rank }. { $seat } a { $total } points sans Thèse (cubes { $cubes }, Clan { $clan }, Stagiaires { $interns }, Poisse { $jinxes } ; Étudiants { $students })
place-no-thesis = { $rank }. { $seat } n’a pas de Thèse acceptée ({ $total } points)
place-resigned = { $rank }. { $seat } a abandonné

## Cartes en détail

details-scholar = { kind-scholar }, face normale et Furieux : { value-students } { $students }, { value-hand } { $hand }, { value-speed } { $speed }, { value-intelligence } { $intelligence }, { value-stamina } { $stamina }. Combo de Savoir : { $wanted }. Compétences : { $skills } ; Furieux : { $exalted_skills }.
details-skill =
    { $passive ->
        [yes] { kind-skill }, { $scholar } ({ $timing }).
       *[no] { kind-skill }, { $scholar } ({ $timing }), coût : { $cost }.
    }
details-zone =
    { $spaces_n ->
        [0] { kind-zone } du Niveau { $floor }, sans cubes.
       *[other] { kind-zone } du Niveau { $floor } : Valeur d’Alerte { $alert }, { $spaces }.
    } { $effects_n ->
        [0] {""}
       *[other] Effets : { $effects }.{" "}
    }Nord : { $north } ; est : { $east } ; sud : { $south } ; ouest : { $west }.
details-trick = { kind-trick } ({ $type }), Valeur Bonus { $bonus }. Effet Secondaire : { $aux } { $timing ->
        [none] Pas d’Effet Principal.
       *[other] Effet Principal ({ $timing }{ $action ->
                [yes] , Action
               *[no] {""}
            }), coût : { $cost }{ $alternative ->
                [none] .
               *[other] , ou : { $alternative }.
            }
    }
details-jinx =
    { $penalty ->
        [one] { kind-jinx } : −{ $penalty } point à la fin.
       *[other] { kind-jinx } : −{ $penalty } points à la fin.
    }
details-intern =
    { $points ->
        [one] { kind-intern } : +{ $points } point à la fin.
       *[other] { kind-intern } : +{ $points } points à la fin.
    }
details-clan = { kind-clan } : une Thèse demande { $target } points. Pour chaque cube : { $modifiers }.
details-alert = { kind-alert }, environ { $minutes } minutes par joueur : d’abord { $students } Étudiants par joueur et 1 Étudiant Omega. Bonus d’Alerte par rangée : { $bonuses } ; nouveaux Étudiants par joueur : { $refills }.
details-panic = { kind-panic } : Modificateur d’Alerte +{ $alert }, et { $students } Étudiants par joueur avec 1 Étudiant Omega dans l’Université.
details-boss = { kind-boss } : Valeur d’Alerte +{ $alert } dans la Zone où il est.
details-trap = { kind-trap }.
door-wall = mur
door-open =
    { $n ->
        [one] Passage
       *[other] { $n } Passages
    }
door-militia =
    { $n ->
        [one] Passage à Porte Guerre
       *[other] { $n } Passages à Porte Guerre
    }
door-worship =
    { $n ->
        [one] Passage à Porte Culte
       *[other] { $n } Passages à Porte Culte
    }
door-militia-worship =
    { $n ->
        [one] Passage à Porte Guerre et Culte
       *[other] { $n } Passages à Porte Guerre et Culte
    }

## Quantités : ce que cela coûte

amount-sacrifice =
    { $n ->
        [one] Sacrifier { $n } Étudiant
       *[other] Sacrifier { $n } Étudiants
    }
amount-draw =
    { $n ->
        [one] piocher { $n } Étudiant
       *[other] piocher { $n } Étudiants
    }
amount-draw-any = piocher 1 à 3 Étudiants
amount-stun =
    { $n ->
        [one] { $n } Jeton Sonné
       *[other] { $n } Jetons Sonné
    }
amount-stun-sure = 1 Jeton Sonné inévitable
amount-discard =
    { $n ->
        [one] défausser { $n } carte
       *[other] défausser { $n } cartes
    }
amount-discard-magic =
    { $n ->
        [one] défausser { $n } carte Magie
       *[other] défausser { $n } cartes Magie
    }
amount-discard-subterfuge = défausser 1 carte Subterfuge
amount-nothing = gratuit

## Quantités : ce qu’apporte un Repos

amount-recover =
    { $n ->
        [one] défausser { $n } Jeton Sonné
       *[other] défausser { $n } Jetons Sonné
    }
amount-unjinx = défausser 1 Carte de Poisse
amount-gather =
    { $n ->
        [one] prendre { $n } Étudiant
       *[other] prendre { $n } Étudiants
    }
amount-refill =
    { $n ->
        [one] piocher { $n } Carte de Ruse
       *[other] piocher { $n } Cartes de Ruse
    }

## Quantités : les cubes

amount-civilization =
    { $n ->
        [one] { $n } cube Civilisation
       *[other] { $n } cubes Civilisation
    }
amount-militia =
    { $n ->
        [one] { $n } cube Guerre
       *[other] { $n } cubes Guerre
    }
amount-worship =
    { $n ->
        [one] { $n } cube Culte
       *[other] { $n } cubes Culte
    }
amount-riches =
    { $n ->
        [one] { $n } cube Trésor
       *[other] { $n } cubes Trésor
    }
amount-caste =
    { $n ->
        [one] { $n } cube Caste
       *[other] { $n } cubes Caste
    }

## Quantités : ce que réserve une Zone

amount-traps =
    { $n ->
        [one] un Piège caché
       *[other] { $n } Pièges cachés
    }
amount-stairs = { icon-stairs }
amount-boss = réveille le Boss
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
amount-door-militia = Porte Guerre, que tu ouvres
amount-door-worship = Porte Culte, que tu ouvres
amount-door-militia-worship = Porte Guerre et Culte, que tu ouvres

### Le journal, en français.
### Un message est event- suivi du genre d’événement : une phrase au présent sur les places, par leur nom.
### Un attribut qui porte le nom d’un argument est la phrase pour qui le connaît ; les autres lisent le message lui-même.

## Mise en place et tours

event-seated = { $at_seat } joue { $scholar }.
event-first-player = { $seat } joue le premier tour.
event-boss-chosen = Le Boss de ce Donjon : { $boss }.
event-turn-began = Manche { $round } : { $seat } commence son tour.
event-must-rest = { $seat } a autant de Jetons Sonné que d’Endurance et doit prendre un Repos.
event-rested = { $seat } prend un Repos dans la Zone de Départ.
event-camped = { $seat } fait un Bivouac.
event-phase-ended = { $seat } termine la Phase { $phase }.
event-points-gained =
    { $n ->
        [one] { $seat } gagne { $n } point de Vitesse.
       *[other] { $seat } gagne { $n } points de Vitesse.
    }

## Cartes

event-drew =
    { $n ->
        [one] { $seat } pioche une Carte de Ruse.
       *[other] { $seat } pioche { $n } Cartes de Ruse.
    }
    .cards = { $seat } pioche { $cards }.
event-reshuffled =
    { $deck ->
        [jinxes] Les Cartes de Poisse défaussées sont mélangées en une nouvelle pioche ({ $n }).
       *[tricks] Les Cartes de Ruse défaussées sont mélangées en une nouvelle pioche ({ $n }).
    }
event-discarded = { $seat } défausse { $card }.
event-discarded-at-random = { $seat } défausse { $card }, au hasard.
event-card-taken = { $seat } prend au hasard une Carte de Ruse à { $victim }.
    .card = { $seat } prend au hasard { $card } à { $victim }.
event-hand-shown = { $seat } montre toute sa main : { $cards }.
event-hand-seen = { $seat } regarde une autre main ({ $victim }).
    .cards = { $seat } regarde une autre main ({ $victim }) : { $cards }.
event-aux-played =
    { $branch ->
        [stealth] { $seat } utilise { $card } pour la Valeur de Discrétion.
        [alert] { $seat } utilise { $card } pour la Valeur d’Alerte.
        [rob] { $seat } utilise { $card } contre { $victim }.
       *[other] { $seat } utilise { $card } : { $effect }.
    }
event-main-shown = { $seat } abat { $card }.
event-main-declared = { $seat } déclare { $card }{ $victim ->
        [none] {""}
       *[other] {" "}contre { $victim }
    }{ $zone ->
        [none] {""}
       *[other] , vers { $the_zone }
    }.
event-main-cancelled = { $seat } voit sa carte annulée : { $card }.
event-main-wasted = { $seat } ne peut pas payer { $card } : la carte est perdue.
event-skill-used = { $seat } utilise { $skill }.
event-sought =
    { $cards_n ->
        [0] { $seat } ne trouve aucune carte Magie.
       *[other] { $seat } trouve { $cards } (autres cartes révélées : { $n }).
    }
event-intern-gained =
    { $victim ->
        [none] { $seat } gagne un Stagiaire : { $intern }.
       *[other] { $seat } prend un Stagiaire à { $victim } : { $intern }.
    }
event-intern-kept = { $seat } est hors d’atteinte et garde son Stagiaire : { $intern }.
event-disguised = { $seat } se déguise : personne ne peut choisir ce Doctorant jusqu’à son prochain tour.

## Cartes de Poisse

event-jinx-taken = { $seat } prend une Carte de Poisse, face cachée.
event-jinx-revealed = { $seat } révèle une Carte de Poisse : { $card }.
event-jinx-discarded = { $seat } se débarrasse d’une Carte de Poisse : { $card }.
event-jinx-counted = { $seat } révèle une Carte de Poisse pour le décompte : { $card }.

## Étudiants et Alerte

event-students-drawn =
    { $omegas ->
        [0] { $n ->
            [one] { $seat } pioche { $n } Étudiant dans l’Université (Feu de camp : { $bonfire }).
           *[other] { $seat } pioche { $n } Étudiants dans l’Université (Feu de camp : { $bonfire }).
        }
       *[other] { $n ->
            [one] { $seat } pioche un Étudiant Omega dans l’Université.
           *[other] { $seat } pioche { $n } Étudiants dans l’Université, dont { $omegas } Omega.
        }
    }
event-students-gained =
    { $n ->
        [one] { $seat } gagne { $n } Étudiant du Feu de camp.
       *[other] { $seat } gagne { $n } Étudiants du Feu de camp.
    }
event-students-taken =
    { $n ->
        [one] { $seat } prend { $n } Étudiant de la Réserve.
       *[other] { $seat } prend { $n } Étudiants de la Réserve.
    }
event-student-stolen = { $seat } Vole 1 Étudiant à { $victim }.
event-sacrificed =
    { $n ->
        [one] { $seat } Sacrifie { $n } Étudiant.
       *[other] { $seat } Sacrifie { $n } Étudiants.
    }
event-bonfire-cleared =
    { $n ->
        [one] { $n } Étudiant fuit le Feu de camp.
       *[other] { $n } Étudiants fuient le Feu de camp.
    }
event-omega-placed = Un Étudiant Omega prend la rangée { $row } de la Carte d’Alerte.
event-omega-waits =
    { $n ->
        [one] { $seat } a pioché un Étudiant Omega, qui attend que la carte soit résolue.
       *[other] { $seat } a pioché des Étudiants Omega, qui attendent que la carte soit résolue.
    }
event-omega-returned = L’Étudiant Omega retourne dans l’Université.
event-alert-raised = L’Université est remplie, et le Bonus d’Alerte est de +{ $n }.
event-panic-revealed = L’Alerte Maximale commence : { $card }.
event-countdown-began = La Carte d’Alerte est pleine : la partie finit quand { $seat } devrait commencer son prochain tour.
event-last-round-began = La dernière manche commence : la partie finit quand ce sera de nouveau à { $seat } de jouer.

## Jetons Sonné, Étoiles, Savoir

event-stunned =
    { $n ->
        [one] { $seat } prend un Jeton Sonné, le premier.
       *[other] { $seat } prend un Jeton Sonné, { $n } à présent.
    }
event-stun-lost =
    { $n ->
        [one] { $seat } défausse { $n } Jeton Sonné.
       *[other] { $seat } défausse { $n } Jetons Sonné.
    }
event-star-gained =
    { $n ->
        [one] { $seat } gagne une Étoile, la première.
       *[other] { $seat } gagne une Étoile, { $n } à présent.
    }
event-star-lost =
    { $n ->
        [0] { $seat } perd une Étoile, la seule.
       *[other] { $seat } perd une Étoile ; il en reste { $n }.
    }
event-exalted = { $seat } retourne sa carte : face Furieux.
event-calmed = { $seat } retourne sa carte : face normale.
event-knowledge-gained = { $seat } prend le Jeton de Savoir.
event-clan-seen = { $seat } regarde la Carte de Clan.
    .card = { $seat } regarde la Carte de Clan : { $card }.
event-clan-opened = La Carte de Clan est révélée : { $card }.

## Cubes

event-collected = { $seat } Collecte { $the_cube } dans { $the_zone }.
event-stolen = { $seat } Vole { $the_cube } à { $victim }.
event-given = { $seat } Donne { $the_cube } à { $taker }.
event-dropped = { $seat } Lâche { $the_cube } dans { $the_zone }.
event-eliminated = { $seat } perd { $the_cube }, qui va dans la Réserve.
event-no-room = { $seat } n’a pas de place pour { $the_cube } : il va dans la Réserve.
event-protected = { $seat } garde { $the_cube }, qui est Protégé.
event-cube-placed = { $seat } place { $the_cube } dans { $the_zone }.

## Le Donjon

event-tile-turned = { $seat } révèle { $the_zone }.
event-zone-placed = Nouveau dans le Donjon : { $zone }.
event-nothing-fits = Aucune tuile du Niveau { $floor } ne convient : { $seat } ne trouve pas de nouvelle Zone.
event-door-shut = Une Porte arrête { $seat } devant { $the_zone }.
event-kept-out = L’Embuscade ({ $zone }) est de trop pour { $seat }, qui reste dehors.
event-entered = { $seat } entre dans { $the_zone }.
event-zone-filled = On entre pour la première fois ({ $zone }) : ses cubes sont posés.
event-teleported = { $seat } utilise le Téléporteur.
event-stopped = { $seat } doit s’arrêter et perd tous ses points de Vitesse.
event-trap-laid = { $seat } pose un Jeton Piège dans { $the_zone }.
    .card = { $seat } pose { $the_card } dans { $the_zone }.
event-trap-sprung = { $seat } déclenche { $the_card } dans { $the_zone }.
event-tunnel-laid = { $seat } place un Passage Secret X dans { $the_zone }.
event-circle-drawn = { $seat } place un Jeton Téléporteur dans { $the_zone }.
event-walled = { $seat } ferme par un Mur le passage entre { $the_zone } et { $the_other }.

## Tests de Discrétion

event-studied = { $seat } annonce une Étude dans { $the_zone }.
event-study-impossible = { $seat } ne peut plus faire l’Étude.
event-spotlighted = { $seat } ne permet que 1 cube dans cette Étude.
event-spied = { $seat } espionne { $victim } pour { $the_cube }.
event-indicated = { $seat } désigne { $wanted }.
event-laid-down = { $seat } pose une carte.
    .card = { $seat } pose { $card }.
event-declared = { $seat } déclare la Valeur de Discrétion { $stealth } contre la Valeur d’Alerte { $alert } : { $cards }.
event-luck-revealed =
    { $luck ->
        [good_luck] Chance ajoute { $n } à la Valeur de Discrétion : { $cards }.
       *[bad_luck] Malchance ajoute { $n } à la Valeur d’Alerte : { $cards }.
    }
event-divined =
    { $cards_n ->
        [0] { $seat } n’a aucune carte pour sa Divination.
       *[other] { $seat } obtient { $n } par sa Divination : { $cards }.
    }
event-test-shifted = Valeur de Discrétion { $stealth }, Valeur d’Alerte { $alert }.
event-test-decided =
    { $test ->
        [espionage] { $passed ->
            [yes] { $seat } réussit son Espionnage, { $stealth } contre { $alert }.
           *[no] { $seat } rate son Espionnage, { $stealth } contre { $alert }.
        }
       *[study] { $passed ->
            [yes] { $seat } réussit son Étude, { $stealth } contre { $alert }.
           *[no] { $seat } rate son Étude, { $stealth } contre { $alert }.
        }
    }

## Boss et hasard

event-boss-sighted = Apparition : { $the_boss } est dans { $the_zone }.
event-boss-activated = Activation : { $the_boss } se met en marche.
event-boss-moved = { $the_boss } entre dans { $the_zone }.
event-boss-met = { $the_boss } Rencontre { $seat }.
event-randomized =
    { $what ->
        [scholar] La carte Aléatoire désigne { $seat } ({ $colour }).
        [side] La carte Aléatoire pointe { $to_side }.
        [passage] La flèche de la carte Aléatoire pointe { $to_way }.
       *[cube] La carte Aléatoire montre : { $cube }.
    }

## La fin

event-thesis-submitted = { $seat } soumet une Thèse.
event-thesis-accepted = La Thèse est acceptée, la numéro { $place } : { $seat } a { $total } points en tout, dont { $bonus } pour la place.
event-thesis-passed = La Thèse est acceptée, la numéro { $place } : { $seat }. Ce qu’elle vaut se compte à la fin.
event-thesis-refused =
    { $points ->
        [-1] { $seat } voit sa Thèse refusée.
       *[other] { $seat } voit sa Thèse refusée, avec { $points } points.
    }
event-resigned = { $seat } abandonne.
event-game-ended = La partie est finie. { $ending }
event-scored =
    { $points ->
        [one] { $seat } a { $points } point, rang { $rank }.
       *[other] { $seat } a { $points } points, rang { $rank }.
    }

### Le journal, en français.
### Un message est event- suivi du genre de l’événement : une phrase au présent sur des places appelées par leur nom.
### Un attribut du nom d’un argument est la phrase pour ceux à qui on l’a dit ; les autres lisent le message lui-même.

## Cartes

event-card-stored =
    { $n ->
        [one] { $seat } met une carte sous la Carte Zainetto.
       *[other] { $seat } met une carte sous la Carte Zainetto, où il y en a maintenant { $n }.
    }
    .card = { $seat } met { $card } sous la Carte Zainetto.
event-deck-searched =
    { $n ->
        [one] { $seat } regarde la première carte de la pioche de Ruse.
       *[other] { $seat } regarde les { $n } premières cartes de la pioche de Ruse.
    }
    .cards = { $seat } regarde le dessus de la pioche de Ruse : { $cards }.
event-card-kept = { $seat } en prend une.
    .card = { $seat } prend { $card }.
event-card-regained = { $seat } prend { $card } dans la défausse.
event-cube-made = { $seat } met { $the_cube } de la Réserve sur son Plateau de Notes.
event-doors-opened = { $seat } ignore les Portes jusqu’à la fin du tour.
event-walls-dissolved = { $seat } retire les Murs entre { $the_zone } et { $the_other }.
event-inspired = { $seat } boit : les Études sont plus faciles jusqu’à la fin du tour.

## Recherche

event-research-opened = Recherche visible : { $card }.
event-research-completed =
    { $n ->
        [one] { $seat } prend la Recherche { $card }, qui vaut { $n } point.
       *[other] { $seat } prend la Recherche { $card }, qui vaut { $n } points.
    }

## Stagiaires

event-fooled = { $seat } place le Jeton du Bouffon sur { $victim } : plus de Compétences jusqu’au prochain tour de qui a le Bouffon ({ $seat }).
event-stealth-promised = { $seat } déclarera { $n } de plus ce tour.
event-boss-charmed = { $seat } joue un air, et la Rencontre n’a pas lieu.
event-cube-hidden = { $seat } cache le cube et le garde.
event-peeked =
    { $deck ->
        [tricks] { $seat } regarde la première carte de la pioche de Ruse.
        [jinxes] { $seat } regarde la première carte de la pioche de Poisse.
        [research] { $seat } regarde la première carte de la pioche de Recherche.
        [omega] { $seat } regarde la première carte de la pioche Omega.
        [floor_1] { $seat } regarde la première tuile du Niveau I.
        [floor_2] { $seat } regarde la première tuile du Niveau II.
        [floor_3] { $seat } regarde la première tuile du Niveau III.
       *[floor_4] { $seat } regarde la première tuile du Niveau IV.
    }
    .card = { $seat } regarde le dessus d’une pioche : { $card }.
event-stun-ignored = { $seat } ignore un Jeton Sonné.

## Boss et Panique

event-bonfire-robbed =
    { $n ->
        [one] { $n } Étudiant passe du Feu de camp à la Réserve.
       *[other] { $n } Étudiants passent du Feu de camp à la Réserve.
    }
event-silenced = { $seat } ne peut plus jouer de Cartes de Ruse jusqu’à la fin de son prochain tour, sauf pour déclarer.
event-dulled = Le Bonus d’Étude compte 0 pour { $seat } jusqu’à la fin de son prochain tour.
event-cooked =
    { $n ->
        [one] { $seat } met un Étudiant dans le Chaudron, le premier.
       *[other] { $seat } met un Étudiant dans le Chaudron, qui en a { $n }.
    }
event-hands-swapped = { $seat } et { $victim } échangent leurs mains.
event-boss-sighted = Apparition : { $the_boss } est dans { $the_zone }.
event-boss-activated = Activation : { $the_boss } se met en marche.
event-boss-moved = Dans { $the_zone } entre { $the_boss }.
event-boss-met = Rencontre : { $the_boss } tombe sur { $seat }.

## Cubes

event-false-collected = { $seat } prend un cube de Fausse Information dans { $the_zone } : il ne vaut rien et va dans la Réserve.
event-column-chosen = { $seat } choisit la colonne { $cube } pour un cube d’Information Universelle.

## La Couvée

event-egg-laid = Un Œuf se trouve dans { $the_zone }.
event-egg-taken = { $seat } ramasse l’Œuf dans { $the_zone }.
event-egg-left = { $seat } laisse l’Œuf dans { $the_zone }.
event-egg-delivered =
    { $n ->
        [one] { $seat } ramène un Œuf, le premier.
       *[other] { $seat } ramène un Œuf, maintenant { $n }.
    }
event-brood-saved = Tous les Œufs sont à l’abri : { $the_boss } quitte le Donjon pour de bon.

## L’hiver vient

event-zone-frozen = Un Iota se tient ici : { $zone } ; la Zone est Gelée.
event-zone-melted = { $seat } fait fondre la glace ici : { $zone } ({ $n } en tout).
event-water-used =
    { $n ->
        [0] { $seat } défausse un Jeton Eau Chaude, le dernier.
       *[other] { $seat } défausse un Jeton Eau Chaude et en garde { $n }.
    }
event-water-drawn = { $seat } puise de l’Eau Chaude et a { $n ->
        [one] 1 jeton.
       *[other] { $n } jetons.
    }
event-cold-snap = Un coup de froid : hors de la Zone de Départ et des Bains thermaux, il faut de l’Eau Chaude.

## Chasse aux Œufs

event-egg-opened = { $seat } ouvre l’Œuf ici : { $zone } ; il contient : { $cube }.
event-egg-hidden = { $the_boss } emporte un Œuf dans le Terrier ; il était ici : { $zone }.
event-eggs-gathered =
    { $n ->
        [one] Un Œuf non ouvert arrive ici : { $zone }.
       *[other] { $n } Œufs non ouverts arrivent ici : { $zone }.
    }
event-eggs-boxed =
    { $n ->
        [one] Personne n’est dehors : l’Œuf qui devait venir reste dans la boîte.
       *[other] Personne n’est dehors : les { $n } Œufs qui devaient venir restent dans la boîte.
    }

## Temple Maudit

event-idol-taken = { $seat } prend l’Idole de la Crypte, et le temple s’éveille.
event-idol-stolen = { $seat } a maintenant l’Idole de { $victim }.
event-bridge-laid = Le Pont relie deux Zones : { $zone } et { $other }.
event-bridge-fell = Le Pont s’effondre sous { $seat } ; il reliait : { $zone } et { $other }.
event-pillar-removed = { $seat } enlève le Pilier.
event-pit-moved = La Fosse aux serpents est ici : { $zone }.
event-boss-rescued = { $seat } ramène { $the_boss } à la raison : il quitte le donjon pour le moment.
event-boulder-put = Un rocher se détache ici : { $zone }.
event-boulder-rolled = Le rocher roule jusqu’ici : { $zone }.
event-crushed = Le rocher jette { $seat } hors du donjon, sans Thèse.

## Déesse de la Mer

event-sister-acts =
    { $sister ->
        [scilla] La mer est calme : Scilla s’avance.
       *[cariddi] L’eau monte : Cariddi sort de l’abîme.
    }
event-tentacle-put = Un Tentacule sort dans { $the_zone }{ $n ->
        [0] . C’est le dernier : désormais chaque joueur pioche un Étudiant au début de son tour.
       *[other] .
    }
event-tentacle-beaten = { $seat } renvoie le Tentacule de cette Zone : { $zone }.
event-tide-rose = Les sept Tentacules sont sortis : { $seat } pioche un Étudiant.
event-left-alone = { $seat } a une Bénédiction, et Scilla passe son chemin.
event-blessed = { $seat } réussit l’Épreuve et a une Bénédiction de Scilla.
event-floor-calmed = { $seat } libère le Niveau { $floor } : { $n ->
        [one] un Tentacule repart.
       *[other] { $n } Tentacules repartent.
    }
event-lair-moved =
    { $zone ->
        [none] L’Antre de Cariddi ne convient nulle part et retourne dans la boîte.
       *[other] L’Antre de Cariddi ne convient nulle part et retourne dans la boîte. Désormais l’Antre est ici : { $zone }.
    }

## Niveau IV et Familiers

event-familiar-engaged = { $seat } adopte { $the_familiar }.
event-familiar-released =
    { $zone ->
        [none] { $seat } quitte { $the_familiar }, qui va dans la Réserve.
       *[other] { $seat } quitte { $the_familiar }, qui reste dans { $the_zone }.
    }
event-encounter-averted = { $seat } a la Manticore : cette Rencontre n’a pas lieu.

## Omega

event-reshuffled =
    { $deck ->
        [jinxes] Les Cartes de Poisse défaussées sont mélangées en une nouvelle pioche ({ $n }).
        [omega] Les Cartes Omega défaussées sont mélangées en une nouvelle pioche ({ $n }).
       *[tricks] Les Cartes de Ruse défaussées sont mélangées en une nouvelle pioche ({ $n }).
    }
event-omega-phase = Phase Omega à la fin du tour de { $seat }.
event-omega-card =
    { $why ->
        [sabotage] Un Sabotage d’Omega est cherché : { $card }.
        [reaction] Omega réagit : { $card }.
       *[phase] Omega pioche { $card }.
    }
event-omega-drew =
    { $omegas ->
        [0] { $n ->
            [one] Omega pioche { $n } Étudiant dans l’Université (Feu de camp : { $bonfire }).
           *[other] Omega pioche { $n } Étudiants dans l’Université (Feu de camp : { $bonfire }).
        }
       *[other] { $n ->
            [one] Omega pioche un Étudiant Omega dans l’Université.
           *[other] Omega pioche { $n } Étudiants dans l’Université, dont { $omegas } Omega.
        }
    }
event-omega-drew-kinds =
    { $omegas ->
        [0] Omega pioche dans l’Université : { $drawn }.
        [one] Omega pioche dans l’Université : { $drawn }, avec { $omegas } Étudiant Omega.
       *[other] Omega pioche dans l’Université : { $drawn }, avec { $omegas } Étudiants Omega.
    }
event-omega-revealed = Omega révèle { $the_zone }.
event-omega-found-none = Aucune tuile du Niveau { $floor } ne convient : Omega ne trouve pas de nouvelle Zone.
event-omega-entered = Omega va dans { $the_zone }.
event-omega-collected = Omega Collecte { $the_cube } dans { $the_zone }.
event-omega-eliminated = Omega Élimine { $the_cube } dans { $the_zone }.
event-omega-stole = Omega Vole { $the_cube } à { $victim }.
event-omega-lost = Omega perd { $the_cube } : Réserve.
event-omega-dropped = Omega Perd { $the_cube } dans { $the_zone }.
event-omega-gave = Omega Donne { $the_cube } à { $seat }.
event-stolen-from-omega = { $seat } Vole { $the_cube } du Tome des Secrets.
event-spied-on-omega = { $seat } espionne Omega pour { $the_cube }.
event-tome-filled = L’emplacement { $n } du Tome des Secrets est couvert.
event-tome-full = Le Tome des Secrets est plein : { $the_cube } va à la Réserve.
event-black-star-gained =
    { $n ->
        [one] Omega a une Étoile Noire.
       *[other] Omega a { $n } Étoiles Noires.
    }
event-black-star-lost =
    { $n ->
        [0] Omega n’a plus d’Étoile Noire.
        [one] Omega n’a plus que 1 Étoile Noire.
       *[other] Omega n’a plus que { $n } Étoiles Noires.
    }
event-sabotaged = Sabotage : { $cards }, la Valeur d’Alerte monte de { $n }.
event-omega-reacts =
    { $word ->
        [ignore] Omega ignore l’effet.
        [discard] Omega exige une carte avant l’effet.
       *[slip_away] Omega s’esquive.
    }
event-omega-ignored = Ce que dit { $card } est ignoré.

## Jukas

event-phi-freed =
    { $n ->
        [0] { $seat } libère un Étudiant Phi ; il n’en reste aucun avec Jukas.
        [one] { $seat } libère un Étudiant Phi ; il en reste 1 avec Jukas.
       *[other] { $seat } libère un Étudiant Phi ; il en reste { $n } avec Jukas.
    }
event-phi-lost = { $seat } perd un Étudiant Phi, qui quitte la partie.

## Confréries étudiantes

event-kinds-drawn =
    { $omegas ->
        [0] { $seat } pioche dans l’Université : { $drawn }.
        [one] { $seat } pioche dans l’Université : { $drawn }, avec { $omegas } Étudiant Omega.
       *[other] { $seat } pioche dans l’Université : { $drawn }, avec { $omegas } Étudiants Omega.
    }
event-students-seated =
    { $n ->
        [one] { $n } Étudiant est maintenant au Feu de camp.
       *[other] { $n } Étudiants sont maintenant au Feu de camp.
    }
event-student-kept = { $seat } Sacrifie un Étudiant standard et garde { $the_student }.
event-student-returned = { $seat } perd { $student }.
event-student-swapped = { $seat } échange un Étudiant standard, et mène maintenant { $the_student }.
event-toll-taken = { $seat } prend { $the_cube } que { $victim } paie au Péage.
event-camp-lifted = Le Camp Z est levé.
event-student-given = { $seat } remet un Étudiant à { $taker }.
event-student-enrolled = À l’Université entre { $student }.
event-student-invoked =
    { $favour ->
        [insight_stealth] { $seat } Sacrifie un Étudiant Phi pour une Divination.
        [insight_alert] { $seat } Sacrifie un Étudiant Phi pour une Divination contre le test.
        [pry] { $seat } Sacrifie un Étudiant Phi pour regarder dans une main.
        [cure] { $seat } Sacrifie un Étudiant Zeta pour se défaire de Jetons Sonné.
        [tonic] { $seat } Sacrifie un Étudiant Zeta pour de nouvelles cartes.
        [freeze] { $seat } Sacrifie un Étudiant Iota : il ne reste aucun point de Vitesse.
        [chill] { $seat } Sacrifie un Étudiant Iota : la Valeur d’Alerte augmente de 2.
        [snare] { $seat } Sacrifie un Étudiant Lambda pour poser un Jeton Piège.
       *[evade] { $seat } Sacrifie un Étudiant Lambda et passe sans dommage.
    }

## Points de Soutien

event-support-spent =
    { $bonus ->
        [student] { $seat } dépense des Points de Soutien ({ $n }) pour un Étudiant.
        [trick] { $seat } dépense des Points de Soutien ({ $n }) pour une Carte de Ruse.
        [phi] { $seat } dépense des Points de Soutien ({ $n }) pour un Étudiant Phi.
        [zeta] { $seat } dépense des Points de Soutien ({ $n }) pour un Étudiant Zeta.
        [iota] { $seat } dépense des Points de Soutien ({ $n }) pour un Étudiant Iota.
        [lambda] { $seat } dépense des Points de Soutien ({ $n }) pour un Étudiant Lambda.
        [intern] { $seat } dépense des Points de Soutien ({ $n }) pour un Stagiaire.
       *[study] { $seat } dépense des Points de Soutien ({ $n }) : son Bonus d’Étude commence 1 plus haut.
    }
event-interns-drawn = { $seat } pioche des Stagiaires : { $interns }.
event-panic-named = La Carte de Panique de ce mois : { $card }.
event-student-recruited = { $seat } prend un Étudiant d’une Confrérie dans la Réserve.

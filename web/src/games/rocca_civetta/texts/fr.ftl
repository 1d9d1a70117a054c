### Ce que seul le dessin de la table avec la seconde boîte dit, en français. Tout le reste vient des textes du jeu et de ceux du jeu de base.

## Étoiles et Clans

seen-clan-needs = Étoiles pour une Thèse
seen-clan-needs-all = Une Thèse échoue sans : { $stars }
seen-clan-needs-any = Une Thèse échoue sans l’une de celles-ci : { $stars }
seen-clan-needs-count = Une Thèse échoue avec moins de { $n } Étoiles
seen-clan-any = { $n } quelconques
seen-clan-and = et
seen-clan-set = +{ $n } points à la fin
seen-clan-set-text = À la fin, { $n } points de plus avec : { $stars }

## Ce que quelqu’un subit ou possède pour un temps

seen-tag-silenced = Sans voix
    .text = Ne joue pas de Cartes de Ruse jusqu’à la fin de son prochain tour, sauf pour déclarer
seen-tag-dulled = Bonus d’Étude 0
    .text = Le Bonus d’Étude compte 0 jusqu’à la fin de son prochain tour
seen-tag-tumbling = Acrobate
    .text = Ignore Stop, Péage et Jetons Piège jusqu’à la fin du tour
seen-tag-doorless = Ignore les Portes
    .text = Les Portes ne l’arrêtent pas jusqu’à la fin du tour
seen-tag-genius = Intelligence +{ $n }
    .text = { $n } d’Intelligence en plus jusqu’à la fin du tour
seen-tag-relief = Alerte −{ $n } pour les cubes
    .text = Plusieurs cubes augmentent la Valeur d’Alerte de { $n } de moins jusqu’à la fin du tour
seen-tag-promised = Discrétion +{ $n }
    .text = { $n } de plus à la prochaine Valeur de Discrétion déclarée ce tour

## Recherche et Chaudron

seen-research = Recherche
seen-research-left =
    { $n ->
        [one] { $n } carte en pioche
       *[other] { $n } cartes en pioche
    }
seen-research-none = Aucune Carte de Recherche n’est visible.
seen-goal-research =
    Recherche : tu en as { $n }, il y en a { $open } sur la table{ $claimable ->
        [0] {""}
       *[other] {" "}(dont { $claimable } que tu peux prendre maintenant)
    }
seen-goal-cauldron = Chaudron : { $n } Étudiants sur { $all }, puis la partie s’arrête

## Le score et les projecteurs

seen-item-research = Recherche
seen-item-set = Série d’Étoiles
seen-drama-research =
    { $who ->
        [me] { $n ->
            [one] Tu la prends : { $n } point à la fin.
           *[other] Tu la prends : { $n } points à la fin.
        }
       *[other] { $n ->
            [one] { $name } la prend : { $n } point à la fin.
           *[other] { $name } la prend : { $n } points à la fin.
        }
    }
seen-drama-fooled = { $name } se moque de toi.
seen-drama-silenced = Sans voix
seen-drama-dulled = La tête vide
seen-drama-cauldron =
    { $left ->
        [0] Le Chaudron est plein : la partie s’arrête avec ce tour.
        [1] Encore un, et la partie s’arrête.
       *[other] { $n } sur { $all } : quand il est plein, la partie s’arrête.
    }

## La Couvée

seen-tag-carrying = Porte un Œuf
    .text = Vitesse diminuée de 1, Valeur d’Alerte augmentée de 1 pendant ses propres Études ; 2 points une fois ramené
seen-tag-delivered =
    { $n ->
        [one] { $n } Œuf
       *[other] { $n } Œufs
    }
    .text = Œufs ramenés, 2 points chacun ; en avoir le plus vaut 4 points de plus à la fin, 2 à égalité
seen-goal-brood = Œufs ramenés par toi : { $mine }, par tous : { $all } sur 7 ; à côté du Campus : { $left }. 2 points chacun, 4 de plus pour qui en a le plus
seen-tag-hot-water =
    { $n ->
        [one] 1 Eau Chaude
       *[other] { $n } Eau Chaude
    }
    .text = Fait fondre la glace ou enlève un Jeton Sonné ; chaque jeton gardé vaut 1 point
seen-tag-melted = { $n } Iota fondus
    .text = Chacun vaut 3 points
seen-goal-winter = Iota que tu as fondus : { $melted }, 3 points chacun. Eau Chaude devant toi : { $mine }, 1 point par jeton que tu gardes. Zones avec de la glace : { $ice }
seen-drama-cold-snap = Coup de froid
seen-mode-brood = La Couvée
seen-mode-brood-counts = Chaque Œuf ramené vaut 2 points ; qui en a le plus en a 4 de plus à la fin, 2 chacun à égalité.
seen-mode-brood-ready = Œufs à côté du Campus : { $n } sur 7 ; ramenés : { $all }.
seen-mode-winter = L’hiver vient
seen-mode-winter-counts = Chaque Iota que tu fais fondre vaut 3 points, chaque Jeton Eau Chaude que tu gardes 1. Une Zone Gelée : Alerte +1, et 1 point de Vitesse de plus pour y entrer.
seen-mode-winter-ready = Dans la Réserve : { $n } Iota sur 6, { $water } Jetons Eau Chaude sur 12. Le Feu de camp a { $spaces } places.
seen-goal-hunt = Tes coquilles : { $mine }, 2 points chacune, 3 de plus pour qui en a le plus. Œufs à venir : { $left }
seen-tag-shells =
    { $n ->
        [one] 1 coquille
       *[other] { $n } coquilles
    }
    .text = D’Œufs ouverts : 2 points chacune ; qui en a le plus en a 3 de plus à la fin, 1 à égalité
seen-mode-hunt = Chasse aux Œufs
seen-mode-hunt-counts = Ouvre un Œuf comme Action : sur sept, trois contiennent un cube Universel, un de Caste, trois un Faux, qui réveille Marconiglio. Chaque coquille vaut 2 points ; qui en a le plus en a 3 de plus.
seen-mode-hunt-ready = Œufs à venir : { $n } sur 7 ; dans des Zones : { $lying } ; ouverts : { $opened }.
seen-drama-egg-opened = Un Œuf est ouvert
seen-drama-egg-hidden = Dans le Terrier
seen-drama-eggs-gathered = Tous les Œufs au même endroit
seen-goal-boulder = Le rocher est à { $n } pas de la Zone de Départ ; quand il y arrive, la partie finit
seen-goal-eggs = Œufs non ouverts : { $n }. Avec le dernier, la partie finit
seen-goal-temple =
    { $idol ->
        [mine] L’Idole est à toi : 5 points
        [crypt] L’Idole est dans la Crypte : 5 points pour qui l’a
       *[other] Quelqu’un d’autre a l’Idole : l’Espionnage peut la voler
    }. { $rescued ->
        [yes] Tu as secouru Enrico Giovanni : 4 points
       *[no] Son Secours vaut 4 points
    }
seen-tag-idol = Idole
    .text = 5 points pour qui l’a à la fin
seen-tag-rescued = Secours
    .text = A secouru Enrico Giovanni : 4 points
seen-mode-temple = Temple Maudit
seen-mode-temple-counts = L’Idole vaut 5 points : la première réussite dans la Crypte la prend, l’Espionnage la fait changer de mains. Son Secours en vaut 4 : 1 Étoile, dans sa Zone, 2 Étudiants. Sur le Pont on pioche une direction : au nord il s’effondre.
seen-mode-temple-ready =
    { $idol ->
        [crypt] L’Idole est dans la Crypte.
       *[taken] L’Idole est prise.
    } { $bridge ->
        [none] Aucun Pont ne relie encore les Niveaux III et IV.
        [stands] Le Pont relie les Niveaux III et IV.
       *[fell] Le Pont s’est effondré.
    } { $pillar ->
        [yes] Le Pilier est dans les Catacombes.
       *[no] Le Pilier n’est plus là.
    }
seen-drama-bridge-fell = Le Pont s’effondre
seen-drama-rescued = Un Secours
seen-goal-sea =
    { $blessed ->
        [yes] Tu as une Bénédiction : 6 points
       *[no] Sans Bénédiction tu perds 2 points à la fin, avec elle tu en gagnes 6
    }. Tentacules que tu as renvoyés : { $beaten }, 1 point chacun. Niveaux que tu as libérés : { $calmed }, 4 points chacun. Tentacules sortis : { $out } sur 7
seen-tag-blessed = Bénédiction
    .text = A une Bénédiction de Scilla : 6 points
seen-tag-unblessed = Sans Bénédiction
    .text = N’a pas de Bénédiction de Scilla : 2 points de moins à la fin
seen-tag-beaten =
    { $n ->
        [one] 1 Tentacule
       *[other] { $n } Tentacules
    }
    .text = Tentacules renvoyés : 1 point chacun
seen-tag-calmed =
    { $n ->
        [one] 1 Niveau
       *[other] { $n } Niveaux
    }
    .text = Niveaux libérés depuis l’Antre : 4 points chacun
seen-mode-sea = Déesse de la Mer
seen-mode-sea-counts = Un Tentacule renvoyé par une Étude ou un Espionnage dans sa Zone vaut 1 point, un Niveau libéré depuis l’Antre pour 2 cartes en vaut 4. Une Bénédiction en vaut 6, et sans elle tu en perds 2.
seen-mode-sea-ready =
    { $n ->
        [0] Les sept Tentacules sont sortis : chaque joueur pioche un Étudiant au début de son tour.
       *[other] Tentacules sur la carte de Cariddi : { $n } sur 7.
    } { $lair ->
        [none] L’Antre n’est pas encore trouvé.
       *[found] L’Antre est trouvé.
    } Bénédictions : { $blessed }.
seen-drama-calmed = Un Niveau est libre
seen-drama-lair-moved = L’Antre est ailleurs
seen-mode-next = Ce qui vient.
seen-mode-did = Ce que le Boss a fait en dernier
seen-item-mode = Mode
seen-drama-egg-taken = La mère va venir
seen-drama-egg-delivered = Un Œuf est à l’abri
seen-drama-brood-saved = La couvée est sauvée

part-egg = un Œuf dans les bras
part-ice = un Iota dans la Zone
part-omega = Omega est là
part-sabotage = Sabotage d’Omega

## Les options en quelques mots, à côté de leur libellé

token-claim = { $card } +{ $points }
token-store = { $card }
token-draw = { $card } +{ $bonus }
token-under-deck = { $card }
token-pick = { $cube } : { $alert }
token-whip = { $seat } : { $zone }
token-peek =
    { $deck ->
        [tricks] Pioche Ruse
        [jinxes] Pioche Poisse
        [research] Recherche
        [omega] Pioche Omega
        [floor_1] Niveau I
        [floor_2] Niveau II
        [floor_3] Niveau III
       *[floor_4] Niveau IV
    }
token-wake = { $intern }
token-buy =
    { $bonus ->
        [student] 1 Étudiant ({ $price } PS)
        [trick] 1 Carte de Ruse ({ $price } PS)
        [phi] 1 Étudiant Phi ({ $price } PS)
        [zeta] 1 Étudiant Zeta ({ $price } PS)
        [iota] 1 Étudiant Iota ({ $price } PS)
        [lambda] 1 Étudiant Lambda ({ $price } PS)
        [intern] 1 Stagiaire sur 2 ({ $price } PS)
       *[study] Bonus d’Étude +1 ({ $price } PS)
    }
token-hire = { $intern }
token-type = { $type }
token-cook = Dans le Chaudron
token-column = { $cube }
token-pick-up = Ramasser l’Œuf
token-melt = Faire fondre la glace
token-warm = Sonné −1
token-pour = Eau Chaude
token-crack = Ouvrir l’Œuf
token-clear = Enlever le Pilier
token-calm = Libérer le Niveau { $floor } : +4
token-rescue = Le secourir : +4
token-bribe = 2 cartes
token-pass =
    { $prompt ->
        [research-claim] Pas maintenant
        [test-tester] { $passed ->
            [yes] Accepter : succès
           *[no] Accepter : échec
        }
       *[other] Passer
    }
token-done =
    { $prompt ->
        [setup-support] Ne rien acheter
        [study-pick] Assez de cubes
        [card-dissolve] Laisser les Murs
        [intern-charm] Rencontrer le Boss
        [intern-hide] Le laisser tomber
        [phase-movement] Fin du mouvement
        [phase-action] Fin du tour
        [rest-discard] Assez
        [boss-lead] Arrêt ici
        [card-slip] Rester
       *[card-gift] Étudier
    }

## Omega

seen-omega = Omega
seen-omega-where = dans { $zone }
seen-omega-did = Ce qu’Omega a fait
seen-tome = Tome des Secrets : { $n } emplacements sur { $spaces }, Étoiles Noires : { $black }
seen-tome-leaves = Il laisse le dernier cube de chaque Zone et ne pioche pas d’Étudiant isolé
seen-tome-more =
    Pour chaque carte il pioche { $n ->
        [one] { $n } Étudiant
       *[other] { $n } Étudiants
    } de plus qu’elle n’en montre
seen-tome-free = libre
seen-omega-deck = Cartes Omega dans la pioche : { $n }
seen-goal-omega = Le Tome des Secrets : { $n } emplacements remplis sur { $spaces } ; Étoiles Noires : { $black }
seen-place-solo-won = victoire contre Omega
seen-place-solo-lost = défaite : Omega a gagné
seen-place-omega-won = défaite contre Omega

seen-goal-jukas =
    { $n ->
        [one] { $n } Étudiant Phi est avec Jukas : il ajoute { $n } à la Valeur d’Alerte de sa Zone. Tu en as { $mine }.
       *[other] { $n } Étudiants Phi sont avec Jukas : il ajoute { $n } à la Valeur d’Alerte de sa Zone. Tu en as { $mine }.
    }
seen-bonfire-row = Au Feu de camp depuis la flèche : { $row } ; le dernier part le premier.
seen-congregations = Confréries étudiantes
seen-drama-phi-freed = Un Phi libéré
seen-drama-phi-lost = Un Phi perdu
seen-zone-trappers = Jetons Piège posés par { $seats }

## Les figures du livre

seen-figure-deep = Une Zone de niveau IV : des cubes noirs et blancs, et des effets qui mordent.
seen-figure-star-clan = Un Clan qui exige une Étoile : sans elle, une Thèse échoue.
seen-figure-research = Une Carte de Recherche : sa tâche, et ses points.

### Libellés des options, en français.
### Un message est option- suivi du verbe : ce qui sera fait, ce que cela coûte et touche, en peu de mots et sans point final.
### Des messages du jeu de base reviennent avec les questions de cette boîte.

## Recherche, cartes et Compétences

option-claim =
    { $points ->
        [one] Prendre la Recherche { $card } ({ $points } point)
       *[other] Prendre la Recherche { $card } ({ $points } points)
    }
option-store = Mettre { $card } sous la Carte Zainetto (Valeur Bonus { $bonus })
option-draw = Prendre { $card } (Valeur Bonus { $bonus })
option-under-deck = Mettre { $card } sous la pioche
option-pick = Désigner { $the_cube } (Valeur d’Alerte { $alert })
option-whip = Déplacer { $seat } vers { $the_zone }
option-peek =
    { $deck ->
        [tricks] { intern-wikiantir } : regarder la première carte de la pioche de Ruse
        [jinxes] { intern-wikiantir } : regarder la première carte de la pioche de Poisse
        [research] { intern-wikiantir } : regarder la première carte de la pioche de Recherche
        [omega] { intern-wikiantir } : regarder la première carte de la pioche Omega
        [floor_1] { intern-wikiantir } : regarder la première tuile du Niveau I
        [floor_2] { intern-wikiantir } : regarder la première tuile du Niveau II
        [floor_3] { intern-wikiantir } : regarder la première tuile du Niveau III
       *[floor_4] { intern-wikiantir } : regarder la première tuile du Niveau IV
    }
option-wake = { $intern } agit maintenant
option-type = Défausser toutes les cartes du type { $type }
option-column = Dans la colonne { $cube } ({ $value } points{ $star ->
        [yes] , et il recouvre une Étoile
       *[no] {""}
    })
option-pick-up = Ramasser l’Œuf (1 point de Vitesse) : cela réveille Maman Basilic
option-melt = Défausser un Jeton Eau Chaude : l’Iota d’ici disparaît ({ $left ->
        [0] il n’en reste aucun
       *[other] il en reste { $left }
    })
option-warm = Défausser un Jeton Eau Chaude : 1 Jeton Sonné de moins ({ $stun } sur { $stamina } pour le moment)
option-pour = Défausser un Jeton Eau Chaude ({ $left ->
        [0] il n’en reste aucun
       *[other] il en reste { $left }
    })
option-crack =
    { $burrow ->
        [yes] Ouvrir un Œuf (piocher 1 Étudiant et en Sacrifier 1)
       *[no] Ouvrir un Œuf (piocher 1 Étudiant)
    }
option-bribe = Défausser 2 cartes
option-clear = Enlever le Pilier (défausser 2 cartes)
option-calm = Libérer le Niveau { $floor } ({ $n ->
        [one] 1 Tentacule
       *[other] { $n } Tentacules
    }, défausser 2 cartes) : 4 points
option-rescue = Sacrifier 2 Étudiants et le secourir : 4 points
option-cook =
    { $n ->
        [0] Mettre un Étudiant dans le Chaudron, le premier
       *[other] Mettre un Étudiant dans le Chaudron, qui en a { $n }
    }

## Messages du jeu de base avec plus de questions

option-submit =
    { $known ->
        [yes] Soumettre ta Thèse : { $points } points, il en faut { $target }{ $starred ->
            [yes] {""}
           *[no] , et il te manque l’Étoile exigée
        } ({ $total } à la fin si elle est acceptée)
       *[no] Soumettre ta Thèse : { $points } points avant la Carte de Clan que tu ne connais pas (+{ $bonus } si elle est acceptée)
    }
option-at =
    { $prompt ->
        [boss-pit] Dans { $the_zone }
        [boss-tentacle] Dans { $the_zone }
        [zone-narrow] Garder le lien avec { $the_zone }
        [card-dissolve] Retirer les Murs vers { $the_zone }
        [skill-charge] Charger dans { $the_zone }
        [boss-goal] Vers { $the_zone }
        [boss-pull] Appeler { $victim } dans { $the_zone }
        [boss-appear] À côté du Doctorant, dans { $the_zone }
        [panic-home] Par { $the_zone } vers la Zone de Départ
        [panic-boulder] Détacher le rocher dans { $the_zone }
        [panic-roll] Le faire rouler dans { $the_zone }
        [panic-eggs] Dans { $the_zone }
        [omega-teleport] Omega saute dans { $the_zone }
        [boss-way] Par { $the_zone }
        [boss-lead] L’emmener vers { $the_zone }
        [boss-arrival] Dans { $the_zone }
        [panic-push] Pousser { $victim } vers { $the_zone }
        [card-slip] Filer vers { $the_zone }
       *[main-aim] { $zone }
    }{ $waits_n ->
        [0] {""}
       *[other] {" "}({ $waits })
    }{ $seats_n ->
        [0] {""}
        [one] , où se trouve { $seats }
       *[other] , où se trouvent { $seats }
    }
option-cube =
    { $prompt ->
        [card-transmute] Transmuter { $the_cube }
        [card-melt] Céder { $the_cube }
        [card-opus] Mettre { $the_cube } sur ton Plateau de Notes
        [boss-trial] Donner { $the_cube } pour une Bénédiction
        [boss-tribute] Laisser partir { $the_cube }
        [omega-gives] Omega te Donne { $the_cube }
        [cube-give] Donner { $the_cube } à { $taker }
        [cube-drop] Lâcher { $the_cube }
        [card-steal] Voler { $the_cube } à { $victim }
        [card-gift] Placer { $the_cube } dans ta Zone
       *[card-collect] Collecter { $the_cube }
    } ({ $value } points{ $star ->
        [yes] , et une Étoile part avec
       *[no] {""}
    })
option-done =
    { $prompt ->
        [setup-support] Ne rien acheter à ce tour ; les points te restent
        [zone-bucket] Ne plus défausser de cartes
        [study-pick] Ne plus désigner de cubes
        [card-dissolve] Laisser les Murs en place
        [intern-charm] Laisser venir la Rencontre
        [intern-hide] Laisser tomber le cube
        [phase-movement] { $points ->
            [0] Terminer la Phase de Mouvement
            [one] Terminer la Phase de Mouvement et perdre { $points } point de Vitesse
           *[other] Terminer la Phase de Mouvement et perdre { $points } points de Vitesse
        }
        [phase-action] { $acted ->
            [0] Terminer ton tour sans Action
           *[other] Terminer ton tour
        }
        [rest-discard] Ne plus défausser, et piocher
        [boss-lead] Laisser le Boss ici
        [card-slip] Rester sur place
       *[card-gift] Ne plus placer de cubes, et faire l’Étude
    }
option-discard =
    { $prompt ->
        [zone-pillar] Étayer le Pilier avec { $card } (Valeur Bonus { $bonus })
        [zone-bucket] Défausser { $card } (Valeur Bonus { $bonus }) pour un Jeton Eau Chaude
        [intern-charm] Défausser { $card } (Valeur Bonus { $bonus }) : pas de Rencontre
        [intern-hide] Défausser { $card } (Valeur Bonus { $bonus }) et garder le cube
        [student-press] Défausser { $card } ({ $victim })
        [card-press] Défausser { $card } ({ $victim })
       *[other] Défausser { $card } (Valeur Bonus { $bonus })
    }
option-avoid =
    { $prompt ->
        [boss-scatter] Sacrifier 1 Étudiant et garder tes cartes
        [boss-silence] Sacrifier 1 Étudiant et continuer à jouer
        [boss-jinx] Sacrifier 2 Étudiants : pas de Carte de Poisse
        [card-objection] Sacrifier 2 Étudiants : { $card } a son effet
       *[stun-avoid] { $students ->
            [one] Sacrifier plutôt ton dernier Étudiant
           *[other] Sacrifier plutôt 1 de tes { $students } Étudiants
        }
    }
option-suffer =
    { $prompt ->
        [zone-pillar] Garder tes cartes et perdre tous tes points de Vitesse
        [boss-trial] Garder tes cubes et gagner 1 Jeton Sonné
        [boss-bribe] Garder tes cartes et gagner un Jeton Sonné ({ $stun } sur { $stamina } pour le moment)
        [boss-cold] Garder l’Eau Chaude et gagner un Jeton Sonné ({ $stun } sur { $stamina } pour le moment)
        [boss-scatter] { $takers ->
            [0] Garder tes Étudiants et défausser 1 carte au hasard
           *[other] Garder tes Étudiants : une carte au hasard va à chaque adversaire hors de la Zone de Départ ({ $takers })
        }
        [boss-silence] Garder tes Étudiants : pas de Cartes de Ruse jusqu’à la fin de ton prochain tour, sauf pour déclarer
        [boss-jinx] Prendre une Carte de Poisse, face cachée
        [boss-tribute] Garder le cube et gagner 2 Jetons Sonné ({ $stun } sur { $stamina } pour le moment)
        [panic-cauldron] Gagner un Jeton Sonné ({ $stun } sur { $stamina } pour le moment)
        [card-objection] Garder tes Étudiants : { $card } est sans effet
       *[stun-avoid] Prendre le Jeton Sonné ({ $stun } sur { $stamina } jusqu’ici)
    }
option-pass =
    { $prompt ->
        [boss-rescue] Le laisser à sa folie
        [boss-free] Laisser les Étudiants Phi à Jukas
        [student-swap] Garder tes Étudiants standard
        [student-keep] Le laisser aller au Feu de camp
        [student-evade] Laisser faire
        [research-claim] Ne rien prendre maintenant
        [test-tester] { $passed ->
            [yes] Accepter le résultat : succès, { $stealth } contre { $alert }
           *[no] Accepter le résultat : échec, { $stealth } contre { $alert }
        }
       *[other] Passer
    }

## Niveau IV et Familiers

option-engage = Adopter { $the_familiar } ({ $cost })
option-beyond = Laisser le cube le plus à gauche et désigner { $wanted } (Valeur d’Alerte { $alert })

## Omega

option-seize = Omega prend { $the_cube } dans { $the_zone }

option-part = Te défaire de cet Étudiant : { $student }
option-free = Défausser 2 cartes : un Étudiant Phi est à toi

## Confréries étudiantes

option-hold = Sacrifier un Étudiant standard et garder { $the_student }
option-sit = Ensuite, { $student }
option-enroll = Faire entrer { $student }
option-evade = Sacrifier un Étudiant Lambda : rien ne t’arrive
option-recruit = Échanger un Étudiant standard contre { $the_student }
option-bait =
    { $price ->
        [sacrifice] Sacrifier un Étudiant
       *[draw] Piocher un Étudiant
    }
option-brew =
    { $brew ->
        [cure] Défausser 1 Jeton Sonné
        [student] Prendre 1 Étudiant dans la Réserve
       *[speed] Gagner 2 points de Vitesse
    }
option-invoke =
    { $favour ->
        [insight_stealth] Sacrifier un Étudiant Phi : Divination 2 augmente la Valeur de Discrétion
        [insight_alert] Sacrifier un Étudiant Phi : Divination 2 augmente la Valeur d’Alerte
        [pry] Sacrifier un Étudiant Phi : regarder une main à ton Niveau et en défausser 1 carte
        [cure] Sacrifier un Étudiant Zeta : défausser 2 Jetons Sonné
        [tonic] Sacrifier un Étudiant Zeta et défausser 1 carte : en piocher 2
        [freeze] Sacrifier un Étudiant Iota : qui joue ce tour perd tous ses points de Vitesse
        [chill] Sacrifier un Étudiant Iota : Valeur d’Alerte +2
       *[snare] Sacrifier un Étudiant Lambda : poser un Jeton Piège ici ou dans une Zone liée
    }

## Points de Soutien

option-buy =
    { $bonus ->
        [student] 1 Étudiant de plus
        [trick] 1 Carte de Ruse de plus
        [phi] 1 Étudiant Phi
        [zeta] 1 Étudiant Zeta
        [iota] 1 Étudiant Iota
        [lambda] 1 Étudiant Lambda
        [intern] 1 Stagiaire sur 2
       *[study] Bonus d’Étude +1 pour cette partie
    } ({ $price } { $points ->
        [one] de ton { $points } Point de Soutien)
       *[other] de tes { $points } Points de Soutien)
    }
option-hire = Garder { $intern }

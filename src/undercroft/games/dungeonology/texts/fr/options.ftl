### Libellés des options, en français.
### Un message est option- suivi du verbe : ce qui sera fait, son coût et ce qu’il touche, en quelques mots, à l’infinitif et sans point final.

## Mise en place et tour

option-scholar = { $scholar } : { value-students } { $students }, { value-hand } { $hand }, { value-speed } { $speed }, { value-intelligence } { $intelligence }, { value-stamina } { $stamina } ; { $skills }
option-explore =
    { $n ->
        [one] Exploration : avancer avec { $n } point de Vitesse, puis faire une Action
       *[other] Exploration : avancer avec { $n } points de Vitesse, puis faire une Action
    }
option-rest =
    { $gains_n ->
        [0] Repos : revenir dans la Zone de Départ
       *[other] Repos : revenir dans la Zone de Départ, { $gains }
    }
option-submit =
    { $known ->
        [yes] Soumettre ta Thèse : { $points } points, il en faut { $target } ({ $total } à la fin si elle est acceptée)
       *[no] Soumettre ta Thèse : { $points } points avant la Carte de Clan que tu ne connais pas (+{ $bonus } si elle est acceptée)
    }
option-shed =
    { $penalty ->
        [one] Se débarrasser de cette Poisse : { $card } (−{ $penalty } point)
       *[other] Se débarrasser de cette Poisse : { $card } (−{ $penalty } points)
    }
option-blind = Se débarrasser d’une Carte de Poisse face cachée, sans la voir

## Se déplacer

option-walk = Aller { $to_side } vers { $the_zone }{ $waits_n ->
        [0] {""}
       *[other] {" "}({ $waits })
    }{ $seats_n ->
        [0] {""}
        [one] , où se trouve { $seats }
       *[other] , où se trouvent { $seats }
    }
option-sneak = Prendre le Passage Secret vers { $the_zone }{ $waits_n ->
        [0] {""}
       *[other] {" "}({ $waits })
    }{ $seats_n ->
        [0] {""}
        [one] , où se trouve { $seats }
       *[other] , où se trouvent { $seats }
    }
option-teleport = Action : Téléportation vers { $the_zone }{ $waits_n ->
        [0] {""}
       *[other] {" "}({ $waits })
    }{ $seats_n ->
        [0] {""}
        [one] , où se trouve { $seats }
       *[other] , où se trouvent { $seats }
    }
option-reveal =
    { $wide ->
        [one] Révéler une nouvelle Zone du Niveau { $floor } et y entrer ({ $left ->
                [one] dernière tuile
               *[other] 1 tuile sur { $left }
            })
       *[other] Révéler { $wide } tuiles du Niveau { $floor }, en poser une et y entrer (il reste { $left } tuiles)
    }
option-lay = Poser { $the_zone } { $to_side }{ $shift ->
        [none] {""}
       *[other] , décalage { $shift }{ $halves ->
            [1] {""}
           *[other] {" "}de { $halves } demi-tuiles
        }
    }, en lien avec { $joins }{ $shut ->
        [yes] {" "}(sa Porte te reste fermée)
       *[no] {""}
    }
option-under = Sous la pile : { $zone }
option-floor =
    { $left ->
        [one] Niveau { $floor } (dernière tuile)
       *[other] Niveau { $floor } (il reste { $left } tuiles)
    }

## Actions et Tests de Discrétion

option-study = Étude ici : Valeur d’Alerte { $alert }, { $most ->
        [one] { $wanted }
       *[other] jusqu’à { $most } cubes ({ $wanted })
    }{ $bonus ->
        [0] {""}
       *[other] , Bonus d’Étude { $bonus }
    }{ $waits_n ->
        [0] {""}
       *[other] , { $waits }
    }
option-indicate = Désigner { $wanted } (Valeur d’Alerte { $alert })
option-add = Poser { $card } (+{ $bonus }) : Valeur de Discrétion { $stealth } contre { $alert }
option-declare = Déclarer la Valeur de Discrétion { $stealth } contre la Valeur d’Alerte { $alert }
option-spy = Espionner { $seat } pour { $the_cube } : Valeur d’Alerte { $alert }{ $waits_n ->
        [0] {""}
       *[other] , { $waits }
    }{ $cost_n ->
        [0] {""}
       *[other] {" "}({ $cost })
    }{ $protected ->
        [yes] , Protégé
       *[no] {""}
    }{ $room ->
        [yes] {""}
       *[no] , ta colonne est pleine
    }
option-heist = Espionner { $seat } pour { $the_cube } : Valeur d’Alerte { $alert }{ $waits_n ->
        [0] {""}
       *[other] , { $waits }
    }{ $protected ->
        [yes] , Protégé
       *[no] {""}
    }{ $room ->
        [yes] {""}
       *[no] , ta colonne est pleine
    }
option-bivouac =
    { $gains_n ->
        [0] Bivouac ici
       *[other] Bivouac ici : { $gains }
    }
option-collect = { $skill } ({ $cost }) : Collecter { $wanted }

## Cartes et Compétences

option-aux = Utiliser { $card } : { $effect }
option-rob = Utiliser { $card } : Sacrifier 1 Étudiant, puis { $seat } défausse une carte au hasard
option-main = Jouer { $card } ({ $action ->
        [yes] Action ;{" "}
       *[no] {""}
    }{ $cost }{ $alternative ->
        [none] {""}
       *[other] {" "}ou { $alternative }
    }) : { $deed }{ $victim ->
        [none] {""}
       *[other] , pris à { $victim }
    }{ $payable ->
        [yes] {""}
       *[no] {" "}– tu ne peux pas payer, la carte est perdue
    }
option-react = Réagir à { $answered } avec { $card } ({ $cost }{ $alternative ->
        [none] {""}
       *[other] {" "}ou { $alternative }
    }) : { $deed }{ $payable ->
        [yes] {""}
       *[no] {" "}– tu ne peux pas payer, la carte est perdue
    }
option-skill = { $skill } ({ $cost }) : { $deed }
option-pay = Payer : { $cost }
option-number =
    { $prompt ->
        [card-tour] Collecter { $wanted }
       *[other] { $n ->
            [one] Piocher { $n } Étudiant
           *[other] Piocher { $n } Étudiants
        }
    }
option-discard =
    { $prompt ->
        [card-press] Défausser { $card } ({ $victim })
       *[other] Défausser { $card } (Valeur Bonus { $bonus })
    }

## Choix dans un effet

option-target = { $seat }, dans { $the_zone } ({ $students ->
        [one] { $students } Étudiant
       *[other] { $students } Étudiants
    }, { $cards_n ->
        [one] { $cards_n } carte
       *[other] { $cards_n } cartes
    })
option-at =
    { $prompt ->
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
option-into = Dans { $the_zone }
option-cube =
    { $prompt ->
        [cube-give] Donner { $the_cube } à { $taker }
        [thesis-cube] Perdre { $the_cube }
        [cube-drop] Lâcher { $the_cube }
        [card-steal] Voler { $the_cube } à { $victim }
        [card-gift] Placer { $the_cube } dans ta Zone
       *[card-collect] Collecter { $the_cube }
    } ({ $value } points{ $star ->
        [yes] , et une Étoile part avec
       *[no] {""}
    })
option-trap = { $card } dans { $the_zone }
option-keep =
    { $cube ->
        [none] Garder tes cubes : tous sont Protégés
       *[other] Garder ton cube { $cube }
    }
option-yield =
    { $taker ->
        [none] Laisser partir ton cube { $cube }
       *[other] Laisser ton cube { $cube } à { $taker }
    }
option-avoid =
    { $prompt ->
        [card-objection] Sacrifier 2 Étudiants : { $card } a son effet
       *[stun-avoid] { $students ->
            [one] Sacrifier plutôt ton dernier Étudiant
           *[other] Sacrifier plutôt 1 de tes { $students } Étudiants
        }
    }
option-suffer =
    { $prompt ->
        [card-objection] Garder tes Étudiants : { $card } est sans effet
       *[stun-avoid] Prendre le Jeton Sonné ({ $stun } sur { $stamina } jusqu’ici)
    }
option-shake =
    { $heroic ->
        [yes] { $victim } Lâche un cube d’une couleur tirée au sort, et tu le Collectes
       *[no] { $victim } Lâche un cube d’une couleur tirée au sort
    }
option-snatch =
    { $n ->
        [0] Prendre une carte au hasard à { $victim }, qui n’en a pas
        [one] Prendre sa seule carte à { $victim }
       *[other] Prendre une carte au hasard à { $victim }, parmi { $n }
    }

## Assez

option-pass =
    { $prompt ->
        [test-tester] { $passed ->
            [yes] Accepter le résultat : succès, { $stealth } contre { $alert }
           *[no] Accepter le résultat : échec, { $stealth } contre { $alert }
        }
       *[other] Passer
    }
option-done =
    { $prompt ->
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
        [boss-lead] Laisser { $the_boss } ici
        [card-slip] Rester sur place
       *[card-gift] Ne plus placer de cubes, et faire l’Étude
    }

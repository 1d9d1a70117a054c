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

## Messages du jeu de base avec plus de questions

option-at =
    { $prompt ->
        [card-dissolve] Retirer les Murs vers { $the_zone }
        [skill-charge] Charger dans { $the_zone }
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
        [card-melt] Donner { $the_cube }
        [card-opus] Mettre { $the_cube } sur ton Plateau de Notes
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
        [study-pick] Ne plus désigner de cubes
        [card-dissolve] Laisser les Murs en place
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

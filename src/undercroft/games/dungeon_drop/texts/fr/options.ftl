### Libellés des choix, en français.
### Un message est option- suivi du verbe : ce qui sera fait, ce que cela coûte et touche, en quelques mots et sans point final. $piece est un cube précis, tel qu’on l’écrit. .called est une salle comme la page l’appelle, par ce qui s’y trouve et par sa place.

## Lâcher et poser

option-height = Lâcher de { $height } mm
option-drop =
    { $again ->
        [yes] Relâcher les cubes ({ $n }) au-dessus du point { $spot }, de { $height } mm
       *[no] Lâcher les cubes ({ $n }) au-dessus du point { $spot }, de { $height } mm
    }
option-give-back = Rendre { $the_cube } à la boîte ({ $piece })
option-place = Poser { $the_cube } au point { $spot } ({ $piece })

## Aptitudes et Potions

option-use =
    { $copied ->
        [yes] Utiliser { $own_ability } comme { $ability } ({ $card })
       *[no] Utiliser { $ability } ({ $card })
    }
option-drink =
    { $n ->
        [one] Boire une Potion : { $the_cube } quitte ta carte Race et libère { $n } cœur ({ $piece })
       *[other] Boire une Potion : { $the_cube } quitte ta carte Race et libère { $n } cœurs ({ $piece })
    }
option-soothe =
    { $prompt ->
        [act-mend] Retirer 1 fatigue
       *[other] Boire une Potion : retirer 1 fatigue
    }
option-flick = Pichenette sur { $the_cube } ({ $piece }) : direction { $direction }°, force { $strength } %
option-slide = Faire glisser { $the_cube } au point { $spot } ({ $piece })
option-prop = Poser { $the_cube } au point { $spot } ({ $piece })
option-pull = Attirer vers le point { $spot } : { $cubes }
option-point = Ramasser autour du point { $spot } : { $cubes } à portée
option-pick = Ramasser { $the_cube } ({ $piece })
option-swap = Échanger { $the_first } et { $the_second } ({ $piece }, { $other_piece })
option-transmute = Transmuter { $the_cube } ({ $piece })
option-banish = Défausser { $the_cube } ({ $piece })
option-mend =
    { $n ->
        [one] Retirer { $the_cube } de ta carte Race : { $n } cœur ({ $piece })
       *[other] Retirer { $the_cube } de ta carte Race : { $n } cœurs ({ $piece })
    }

## Salles

option-room = Salle { $corners } : { $cubes }{ $n ->
        [0] {""}
       *[other] , dégâts { $n }
    }{ $stair ->
        [yes] , avec l’Escalier
       *[no] {""}
    }
option-shield = Arrêter { $the_cube } avec un Bouclier Magique ({ $piece }, dégâts { $n } ; Boucliers restants : { $left })
option-slay = Prendre { $the_cube } comme trophée ({ $piece }, dégâts { $n })
option-take = Prendre aussi { $the_cube } ({ $piece })
option-meeple = Poser ton meeple au point { $spot }

## Étages et tours

option-leave =
    { $chests ->
        [0] Quitter l’étage : { $points } points, { $required } requis, Reliques : { $relics }
       *[other] Quitter l’étage : { $points } points et un lancer par Coffre ouvert ({ $chests }), { $required } requis, Reliques : { $relics }
    }
option-stay = Rester à cet étage et continuer l’exploration
option-retire = Prendre ta retraite (fragments de Relique : { $tracker } sur 9) : { $legacy }
option-descend =
    { $n ->
        [0] Descendre à l’étage { $floor }
        [one] Piocher { $n } nouvelle Classe et descendre à l’étage { $floor }
       *[other] Piocher { $n } nouvelles Classes et descendre à l’étage { $floor }
    }
option-pass = Ne pas poser de meeple
option-done =
    { $prompt ->
        [act-choose] Continuer sans Aptitude
        [act-flick] Plus de Pichenette
        [act-pick] Ne plus ramasser de cubes
        [act-mend] Ne plus rien retirer
        [loot-ability] Piller sans Aptitude
        [loot-slay] Plus de trophée
        [loot-shield] Ne plus dépenser de Boucliers
        [loot-room] Ne rien piller
        [turn-end] Terminer ton tour
       *[other] Continuer
    }

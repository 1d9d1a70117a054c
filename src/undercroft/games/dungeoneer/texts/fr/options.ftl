### Libellés des options, en français.
### Un message est option- suivi du verbe : ce qui sera fait, son coût et ce qu’il touche, en quelques mots, à l’infinitif et sans point final.

## Défausse

option-discard =
    { $from ->
        [quest] Abandonner la Quête « { $card } » et en piocher une autre
        [treasure] Défausser le Trésor { $card }
       *[hand] Défausser { $card }
    }
option-shed = Défausser { $card }

## Faveurs et Trésors

option-play = Jouer { $card } ({ $cost })
option-replace = Jouer { $card } ({ $cost }) et défausser { $old }
option-jump = Jouer { $card } ({ $cost }) : aller vers { $the_cell }
option-use =
    { $left ->
        [one] Utiliser { $card } (dernière charge)
       *[other] Utiliser { $card } (1 charge sur { $left })
    }
option-unlock =
    { $left ->
        [one] Ouvrir la porte { $side } vers { $the_there } avec { $card } (dernière charge)
       *[other] Ouvrir la porte { $side } vers { $the_there } avec { $card } (1 charge sur { $left })
    }
option-lift = Se débarrasser du Fléau { $card } ({ $cost })

## Contre les autres

option-bane =
    { $target ->
        [none] Jouer le Fléau { $card }, payé par { $seat } ({ $cost })
       *[opponent] Jouer le Fléau { $card } sur { $seat } ({ $cost })
    }
option-attack = Attaquer { $seat } avec { $card } : { $score } ({ $cost })
option-trap = Déclencher { $card } contre { $seat } ({ $cost })
option-blame = Donner 1 Péril à { $seat }
option-take = Prendre { $card } en main
option-destroy = Défausser { $card } ({ $seat })

## Le donjon

option-swap = Échanger { $the_cell }
option-with = L’échanger avec { $the_cell }
option-facing =
    { $first_facing ->
        [turned] { $first } (carte tournée)
       *[upright] { $first } (position normale)
    }, { $second_facing ->
        [turned] { $second } (carte tournée)
       *[upright] { $second } (position normale)
    }
option-place =
    { $facing ->
        [turned] Placer { $card } en { $at_cell }, carte tournée, communiquant avec { $joins }
       *[upright] Placer { $card } en { $at_cell }, en position normale, communiquant avec { $joins }
    }

## Mouvement

option-move =
    { $pit ->
        [0] Aller { $to_side } vers { $the_there }
       *[other] Aller { $to_side } vers { $the_there } (Fosse, { score-move } { $pit }+, { $needs ->
                [1] aucun jet ne peut échouer
                [7] aucun jet ne suffit
               *[other] dé { $needs }+
            })
    }
option-open =
    { $door ->
        [trapped] Forcer la porte { $side } vers { $the_there } (piégée, { $score } { $threat }+, { $needs ->
                [1] aucun jet ne peut échouer
                [7] aucun jet ne suffit
               *[other] dé { $needs }+
            })
       *[locked] Forcer la porte { $side } vers { $the_there } (verrouillée, { $score } { $threat }+, { $needs ->
                [1] aucun jet ne peut échouer
                [7] aucun jet ne suffit
               *[other] dé { $needs }+
            })
    }
option-challenge = Défier { $seat } : { $score } ({ $cost })
option-room = Utiliser { $the_card } ({ $cost })
option-portal = Utiliser { $the_card } ({ $cost }) : aller vers { $the_cell }
option-power = Utiliser { $power } ({ $cost })
option-farstep = Utiliser { $power } ({ $cost }) : aller vers { $the_cell }

## Quêtes

option-quest =
    { $quest ->
        [slay] Combattre { $the_foe } pour la Quête « { $card } »
        [test] Tenter la Quête « { $card } » : { $score } { $threat }+ ({ $needs ->
                [1] aucun jet ne peut échouer
                [7] aucun jet ne suffit
               *[other] dé { $needs }+
            })
        [pay] Accomplir la Quête « { $card } » ({ $cost })
        [carry]
            { $stage ->
                [0] Prendre { $thing } pour la Quête « { $card } »
               *[other] Remettre { $thing } et accomplir la Quête « { $card } »
            }
       *[collect] Accomplir la Quête « { $card } » en montrant { $treasures } Trésors
    }
option-offer = Défausser { $treasure } pour accomplir la Quête « { $card } »
option-complete = Accomplir la Quête « { $card } »

## Combat

option-style = { $score } { $n }
option-weapon =
    { $bonus ->
        [0] Combattre avec { $card } (sans bonus)
       *[other] Combattre avec { $card } (+{ $bonus })
    }
option-charge =
    { $left ->
        [one] Combattre avec { $card } (+{ $bonus }, dernière charge)
       *[other] Combattre avec { $card } (+{ $bonus }, 1 charge sur { $left })
    }
option-bare = Combattre sans arme

## Assez

option-pass = Passer
option-done =
    { $prompt ->
        [encounter-lord] Terminer la phase de Rencontre
        [encounter-declare] Résoudre les Rencontres
        [bane-recall] Ne plus rien prendre
       *[move-act] Terminer le tour
    }

## Avant la partie

option-keep = Garder la carte pour la fin
option-start = Commencer ici : { $the_cell }

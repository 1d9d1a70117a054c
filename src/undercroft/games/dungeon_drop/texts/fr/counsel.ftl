### Pourquoi quelqu’un qui connaît le jeu ferait cela, en français : les raisons d’un conseil.
### Un message est la clé que donnent les règles empiriques : une phrase adressée à la personne qui joue, à côté de l’option.

## Salles

counsel-room =
    Cette salle rapporte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $n ->
        [0] {" "}et ne te coûte aucun cœur
        [one] {" "}pour { $n } cœur
       *[other] {" "}pour { $n } cœurs
    }{ $eased ->
        [yes]  ; avec Boucliers et Aptitudes, ce pourrait être { $least ->
            [0] aucun
           *[other] { $least }
        }
       *[no] {""}
    }.
counsel-room-relic =
    Une Relique se trouve dans cette salle{ $n ->
        [0] , et cela ne te coûte aucun cœur
        [one] , pour { $n } cœur
       *[other] , pour { $n } cœurs
    }{ $eased ->
        [yes]  ; avec Boucliers et Aptitudes, ce pourrait être { $least ->
            [0] aucun
           *[other] { $least }
        }
       *[no] {""}
    }.
counsel-room-stair =
    L’Escalier est dans cette salle, et tes points suffisent très probablement{ $n ->
        [0] {""}
        [one]  ; cela te coûte { $n } cœur
       *[other]  ; cela te coûte { $n } cœurs
    }{ $eased ->
        [yes] , et avec Boucliers et Aptitudes, ce pourrait être { $least ->
            [0] aucun
           *[other] { $least }
        }
       *[no] {""}
    }.
counsel-room-last =
    La boîte est vide et l’Escalier est dans cette salle : c’est ta dernière chance de partir{ $n ->
        [0] {""}
        [one] , pour { $n } cœur
       *[other] , pour { $n } cœurs
    }{ $eased ->
        [yes]  ; avec Boucliers et Aptitudes, ce pourrait être { $least ->
            [0] aucun
           *[other] { $least }
        }
       *[no] {""}
    }.
counsel-room-enough = Avec ce qui se trouve dans cette salle, tes points suffisent très probablement pour partir.
counsel-room-way-out =
    { $enough ->
        [yes] Tes points suffisent très probablement, et
       *[no]
            { $n ->
                [0] Il ne reste aucun tour après celui-ci, et
                [one] Il ne reste que { $n } tour après celui-ci, et
               *[other] Il reste { $n } tours après celui-ci, et
            }
    }{ $here ->
        [yes] {" "}l’Escalier est dans cette salle.
       *[no] {" "}cette salle est plus près de l’Escalier.
    }
counsel-room-near-relic =
    { $next ->
        [yes] De cette salle, tu peux ensuite aller jusqu’à une Relique.
       *[no] Cette salle est plus près d’une Relique.
    }
counsel-room-beyond = De cette salle, tu peux ensuite aller dans une salle avec { $cubes }.
counsel-room-open = De cette salle, tu peux aller plus loin ; de celle qui rapporte le plus, tu ne le pourrais pas.
counsel-room-things = Ce qui se trouve dans cette salle peut encore te servir : { $cubes }.
counsel-room-safe =
    { $n ->
        [0] Cette salle ne te coûte aucun cœur.
        [one] Cette salle ne te coûte que { $n } cœur.
       *[other] Cette salle ne te coûte que { $n } cœurs.
    }
counsel-room-best = Tout compte fait, aucune salle à ta portée ne vaut mieux.
counsel-room-deadly = Ses monstres ne te laisseraient aucun cœur si rien ne t’aide d’abord.
counsel-no-other-way = Sans cela, il ne reste aucune salle à laquelle tu survivrais.

## Lâcher des cubes

counsel-height = Ce qui tombe de moins haut s’éparpille moins : tu sais mieux où seront les salles.
counsel-aim-room = Lâchés bas au-dessus de ce point, la plupart des cubes finissent dans la salle que tu voudras piller, ou tout près.
counsel-aim-away = La boîte contient à présent plus de mal que de bien : que cela tombe loin de la salle que tu veux piller.
counsel-aim-stair = L’Escalier est hors de toute salle : il faut qu’un Pilier tombe au-delà.
counsel-give-back = Parmi les cubes que tu as piochés, c’est celui qui te rapporterait le moins.
counsel-place = C’est le meilleur cube que tu as pioché, et ici il se trouve dans la salle que tu veux piller.

## Aptitudes

counsel-use =
    { $points ->
        [one] Cela te fait gagner environ { $points } point.
       *[other] Cela te fait gagner environ { $points } points.
    }
counsel-use-astray = Elle peut ramener ce qu’aucune salle n’atteint : { $the_cube }.
counsel-better-room = Ensuite, une meilleure salle est à ta portée.
counsel-use-look = Tu vois les cubes avant leur chute, et tu peux en tirer le meilleur parti.
counsel-use-rooms = Cela ouvre des salles que personne d’autre ne peut piller, et tu peux encore choisir n’importe quelle autre.
counsel-use-live = Sans elle, tu ne survivrais pas à cette salle.
counsel-use-fight =
    { $n ->
        [one] Elle t’épargne { $n } cœur dans cette salle.
       *[other] Elle t’épargne { $n } cœurs dans cette salle.
    }
counsel-no-ability =
    { $later ->
        [yes] Aucune Aptitude ne rapporte assez maintenant : garde-la pour un meilleur moment.
       *[no] Aucune Aptitude ne rapporte assez maintenant.
    }
counsel-no-potion =
    { $later ->
        [yes] Une Potion te rapporte trop peu maintenant : garde-la pour un meilleur moment.
       *[no] Une Potion ne te rapporte plus rien.
    }
counsel-touch =
    { $points ->
        [one] Ensuite, la meilleure salle vaut environ { $points } point de plus.
       *[other] Ensuite, la meilleure salle vaut environ { $points } points de plus.
    }
counsel-touch-best = Aucune autre façon de le faire ne te rapporte plus.
counsel-no-more = Continuer ne te rapporterait rien.
counsel-astray = Aucune salle n’atteint ce qui se trouve là : { $the_cube }.
counsel-mend =
    { $n ->
        [one] Cela te rend { $n } cœur.
       *[other] Cela te rend { $n } cœurs.
    }

## Pillage

counsel-drink =
    { $n ->
        [one] La Potion te rend { $n } cœur, et c’est le moment.
       *[other] La Potion te rend { $n } cœurs, et c’est le moment.
    }
counsel-slay =
    { $n ->
        [one] Aucun ne frappe plus fort : il te coûterait { $n } cœur.
       *[other] Aucun ne frappe plus fort : il te coûterait { $n } cœurs.
    }
counsel-shield =
    { $n ->
        [one] Le Bouclier t’épargne { $n } cœur.
       *[other] Le Bouclier t’épargne { $n } cœurs.
    }
counsel-shield-keep = Tu peux supporter ces blessures : non dépensé, le Bouclier rapporte des points, ou il arrêtera pire.
counsel-take = De ce que tu peux atteindre, c’est ce qui te rapporte le plus.

## L’Escalier, et entre les étages

counsel-leave =
    { $chests ->
        [0] { $points } points suffisent pour les { $required } qu’il te faut, et aucune Relique ne vaut le chemin.
       *[other] { $points } points et le contenu des Coffres suffisent très probablement pour les { $required } qu’il te faut.
    }
counsel-leave-last = La boîte est presque vide : pars avant de te perdre. Tu as { $points } des { $required } points qu’il te faut.
counsel-stay-relic =
    { $n ->
        [one] Tes points suffisent très probablement, et il reste { $n } tour pour aller chercher une Relique.
       *[other] Tes points suffisent très probablement, et il reste { $n } tours pour aller chercher une Relique.
    }
counsel-stay-points =
    { $chests ->
        [0] Tu as { $points } des { $required } points qu’il te faut.
       *[other] Tu as { $points } des { $required } points qu’il te faut, et les Coffres pourraient ne pas suffire.
    }
counsel-descend = Trop peu de points ne te coûte aucune de tes Reliques : l’étage suivant vaut le risque.
counsel-retire = Ce que tu as ne peut plus être perdu.

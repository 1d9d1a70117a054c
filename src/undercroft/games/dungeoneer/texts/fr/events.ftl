### Le journal, en français.
### Un message est event- suivi du genre d’événement : une phrase au présent, qui nomme les places.
### Un attribut du nom d’un argument est la phrase pour qui l’a appris ; les autres lisent le message lui-même.

## Mise en place et tours

event-rolled-for-first = Dés pour le premier tour : { $rolls }.
event-dealt = { $at_seat } joue { $hero }. Quêtes : { $quests }.
event-turn-began = Manche { $round } : { $seat } commence son tour.
event-move-began =
    { $points ->
        [0] { $seat } n’a aucun point de Mouvement.
        [one] { $seat } a 1 point de Mouvement.
       *[other] { $seat } a { $points } points de Mouvement.
    }
event-stayed =
    { $n ->
        [0] { $seat } n’a pas bougé.
        [one] { $seat } n’a pas bougé et gagne 1 Péril.
       *[other] { $seat } n’a pas bougé et gagne { $n } Périls.
    }

## Cartes

event-drew =
    { $n ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $n } cartes.
    }
    .cards = { $seat } pioche { $cards }.
event-reshuffled =
    { $deck ->
        [quest] La défausse Quête est mélangée et forme une nouvelle pioche ({ $n }).
       *[adventure] La défausse Aventure est mélangée et forme une nouvelle pioche ({ $n }).
    }
event-discarded = { $seat } défausse { $card }.
event-discarded-at-random = { $seat } défausse au hasard { $card }.
event-played = { $seat } joue { $card }.
event-charge-spent =
    { $left ->
        [0] { $seat } dépense une charge ({ $card }, c’était la dernière).
        [one] { $seat } dépense une charge ({ $card }, il en reste 1).
       *[other] { $seat } dépense une charge ({ $card }, il en reste { $left }).
    }
event-power-used = { $seat } utilise { $power }.
event-returned = { $seat } reprend en main { $the_card }.
event-laid-open =
    { $wounds ->
        [one] { $seat } pose devant soi { $the_card } avec 1 blessure.
       *[other] { $seat } pose devant soi { $the_card } avec { $wounds } blessures.
    }
event-recalled = { $seat } reprend { $the_card } dans la défausse.
event-cancelled = Le Fléau { $card } est annulé.
event-bounced = La Rencontre { $card } revient à qui l’a jouée.

## Gloire et Péril

event-glory-gained =
    { $n ->
        [one] { $seat } gagne { $n } Gloire.
       *[other] { $seat } gagne { $n } Gloires.
    }
event-glory-lost =
    { $n ->
        [0] { $seat } n’a pas de Gloire à perdre.
        [one] { $seat } perd { $n } Gloire.
       *[other] { $seat } perd { $n } Gloires.
    }
event-glory-paid =
    { $n ->
        [one] { $seat } paie { $n } Gloire.
       *[other] { $seat } paie { $n } Gloires.
    }
event-peril-gained =
    { $n ->
        [one] { $seat } gagne { $n } Péril.
       *[other] { $seat } gagne { $n } Périls.
    }
event-peril-paid =
    { $n ->
        [one] { $n } Péril dépensé contre { $seat }.
       *[other] { $n } Périls dépensés contre { $seat }.
    }

## Rencontres et Fléaux

event-encounter-declared =
    { $score ->
        [none] { $seat } envoie { $the_card } contre { $victim }.
       *[other] { $seat } envoie { $the_card } contre { $victim } ({ $score }).
    }
event-trap-sprung = { $seat } déclenche { $card } contre { $victim }.
event-trap-cleared = Le Piège est défaussé : { $card }.
event-bane-announced = { $seat } joue le Fléau { $card }, payé par { $victim }.
event-bane-laid = Le Fléau { $card } reste sur { $seat }.
event-emboldened = Les Monstres « { $tag } » joués par { $seat } ajoutent { $n } à leur total pendant ce tour.
event-rooted = { $seat } ne pourra pas changer d’espace à son prochain tour.
event-doors-slammed = À son prochain tour, les portes ouvertes sont verrouillées pour { $seat } ({ $threat }+).
event-points-lost-next =
    { $n ->
        [one] { $seat } aura 1 point de Mouvement de moins à son prochain tour.
       *[other] { $seat } aura { $n } points de Mouvement de moins à son prochain tour.
    }

## Combat

event-combat-began =
    { $combat ->
        [challenge] { $hero } défie { $foe } ({ $score }).
        [quest] { $hero } attaque { $the_foe } ({ $score }).
       *[encounter] { $hero } affronte { $the_foe } ({ $score }).
    }
event-weapon-declared = { $seat } combat avec { $card }.
event-dice-rolled = { $hero } fait { $hero_die }, l’autre camp { $foe_die }.
event-combat-compared =
    { $won ->
        [hero] { $hero } : { $hero_parts } ; { $foe } : { $foe_parts }. { $hero } remporte l’échange.
        [foe] { $hero } : { $hero_parts } ; { $foe } : { $foe_parts }. { $foe } remporte l’échange.
       *[nobody] { $hero } : { $hero_parts } ; { $foe } : { $foe_parts }. Égalité : personne n’est blessé.
    }
event-avoided = { $seat } évite les blessures et tous les autres effets.
event-prevented =
    { $n ->
        [one] { $seat } prévient { $n } blessure.
       *[other] { $seat } prévient { $n } blessures.
    }
event-wounded =
    { $n ->
        [one] { $seat } subit { $n } blessure (Vie { $life }).
       *[other] { $seat } subit { $n } blessures (Vie { $life }).
    }
event-recovered =
    { $n ->
        [one] { $seat } récupère { $n } Vie (Vie { $life }).
       *[other] { $seat } récupère { $n } Vies (Vie { $life }).
    }
event-life-gained =
    { $n ->
        [one] { $seat } gagne { $n } Vie (Vie { $life }).
       *[other] { $seat } gagne { $n } Vies (Vie { $life }).
    }
event-monster-wounded =
    { $n ->
        [one] { $n } blessure pour { $the_foe } ({ $wounds } en tout).
       *[other] { $n } blessures pour { $the_foe } ({ $wounds } en tout).
    }
event-monster-healed =
    { $n ->
        [one] { $n } blessure de moins pour { $the_card }.
       *[other] { $n } blessures de moins pour { $the_card }.
    }
event-defeated = Le Monstre { $card } est vaincu et défaussé.

## Tests

event-die-rolled = { $seat } fait { $die }.
event-die-rerolled = { $seat } relance : { $die }.
event-tested =
    { $test ->
        [door] { $seat } fait un test de { $score } { $threat }+ à une porte
        [pit] { $seat } fait un test de { $score } { $threat }+ à la Fosse
        [trap] { $seat } fait un test de { $score } { $threat }+ contre { $card }
        [power] { $seat } fait un test de { $score } { $threat }+
       *[other] { $seat } fait un test de { $score } { $threat }+ pour { $card }
    } : { $parts }. { $passed ->
        [yes] Réussite.
       *[no] Échec.
    }

## Le donjon

event-map-drawn = { $seat } pioche le Plan { $card }.
event-map-put-under = Le Plan { $card } ne trouve aucune place et passe sous la pioche.
event-map-placed =
    { $turned ->
        [yes] { $seat } place { $the_card } en { $at_cell }, carte tournée.
       *[no] { $seat } place { $the_card } en { $at_cell }.
    }
event-swapped = { $seat } échange { $the_first }, maintenant en { $at_first_cell }{ $first_turned ->
        [yes] , carte tournée
       *[no] {""}
    }, et { $the_second }, maintenant en { $at_second_cell }{ $second_turned ->
        [yes] , carte tournée.
       *[no] .
    }
event-moved = { $seat } entre dans { $the_cell }.
event-relocated = { $seat } apparaît dans { $the_cell }.
event-fell = { $seat } tombe dans la Fosse, et son tour prend fin.
event-door-opened = { $seat } ouvre la porte entre { $the_cell } et { $the_to }.
event-point-lost = { $seat } perd 1 point de Mouvement.
event-point-spared = { $seat } garde son point de Mouvement grâce à { $card }.
event-points-gained =
    { $n ->
        [one] { $seat } gagne { $n } point de Mouvement.
       *[other] { $seat } gagne { $n } points de Mouvement.
    }
event-room-used = { $seat } utilise { $the_card }.

## Quêtes

event-quest-discarded = { $seat } abandonne la Quête « { $card } ».
event-quest-drawn = { $seat } pioche la Quête « { $card } ».
event-quest-attempted = { $seat } tente la Quête « { $card } ».
event-quest-advanced = { $seat } a fait la première étape de la Quête « { $card } ».
event-thing-taken = { $seat } prend { $thing } pour la Quête « { $card } ».
event-quest-completed = { $seat } accomplit la Quête « { $card } » et passe au niveau { $level }.

## La fin

event-eliminated =
    { $cards_n ->
        [0] { $seat } sort de la partie.
       *[other] { $seat } sort de la partie. Cartes défaussées : { $cards }.
    }
event-resigned = { $seat } abandonne.
event-won =
    { $seats_n ->
        [one] { $seats } gagne ! { $how }
       *[other] { $seats } gagnent ensemble ! { $how }
    }

## Avant la partie

event-layout-drawn = { $seat } pioche un Plan.
    .card = { $seat } pioche { $the_card }.
event-layout-put-under = Le Plan { $card }, pioché par { $seat }, ne trouve aucune place et passe sous la pioche.
event-layout-kept = { $seat } garde un Plan pour la fin.
event-layout-skipped = { $seat } n’a aucun Plan qui trouve une place.
event-layout-out = Le Plan { $card }, que { $seat } gardait, ne trouve aucune place et sort de la partie.
event-started = { $seat } commence ici : { $the_cell }.

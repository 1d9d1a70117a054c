### Le journal, en français.
### Un message est event- suivi du genre d’événement : une phrase au présent sur les places, par leur nom.
### Un attribut qui porte le nom d’un argument est la phrase pour qui le connaît ; les autres lisent le message lui-même.

## Mise en place

event-seated = { $at_seat } joue { $race } { $card }.
event-quest-dealt = { $seat } reçoit une Quête.
    .card = { $seat } reçoit la Quête { $card }.
event-quest-drawn = { $seat } pioche la Quête { $card }.
event-levelled = { $seat } gagne un niveau et la Classe { $card }.
event-floor-built = Les cubes de l’étage { $floor } tombent de { $height } mm.
event-entered = { $seat } entre à l’étage entre trois Piliers ; des jetons les remplacent.
event-round-began = La manche { $round } commence. Ordre du tour : { $seats }.
event-turn-began = Manche { $round } : { $seat } commence son tour.

## Exploration

event-explored =
    { $cubes_n ->
        [0] { $seat } n’a plus rien à lâcher.
       *[other] { $seat } lâche { $cubes } au-dessus du point { $spot }, de { $height } mm.
    }
event-looked =
    { $n ->
        [one] { $seat } regarde { $n } cube de la boîte.
       *[other] { $seat } regarde { $n } cubes de la boîte.
    }
    .cubes =
        { $n ->
            [one] { $seat } regarde { $n } cube de la boîte : { $cubes }.
           *[other] { $seat } regarde { $n } cubes de la boîte : { $cubes }.
        }
event-gave-back = { $seat } rend un cube à la boîte.
    .cube = { $seat } rend un cube à la boîte : { $cube }.
event-placed = { $seat } pose { $the_cube } au point { $spot }.

## Aptitudes et Potions

event-used =
    { $copied ->
        [yes] { $seat } utilise { $own_ability } comme { $ability } ({ $card }).
       *[no] { $seat } utilise { $ability } ({ $card }).
    }
event-strained =
    { $n ->
        [one] { $seat } prend { $n } fatigue.
       *[other] { $seat } prend { $n } fatigues.
    }
event-lockpicked = { $seat } prend un crochet.
event-flicked = { $seat } donne une Pichenette ({ $cube }) : direction { $direction }°, force { $strength } %.
event-slid = { $seat } fait glisser { $the_cube } au point { $spot }.
event-propped = { $seat } pose { $the_cube } au point { $spot }.
event-pulled = { $seat } attire { $cubes } vers le point { $spot }.
event-dropped-again = { $seat } ramasse { $cubes } et relâche le tout au-dessus du point { $spot }, de { $height } mm.
event-swapped = { $seat } échange { $the_first } et { $the_second }.
event-transmuted = { $seat } remet { $the_cube } dans la boîte, et { $the_into } prend sa place.
event-banished = { $seat } défausse { $the_cube }.
event-mended = { $seat } retire { $the_cube } de sa carte Race.
event-soothed =
    { $cube ->
        [none] { $seat } retire 1 fatigue.
       *[other] { $seat } boit une Potion et retire 1 fatigue.
    }
event-drank = { $seat } boit une Potion et retire { $the_monster } de sa carte Race.

## Déplacement et Pillage

event-moved = { $seat } va dans une autre salle.
event-looted = { $seat } pille une salle : { $cubes }.
event-nothing-looted = { $seat } ne pille rien.
event-defeated = { $seat } gagne des trophées : { $cubes }.
event-wounded =
    { $left ->
        [one] { $seat } subit des dégâts, { $n } en tout ({ $cubes }), et garde { $left } cœur.
       *[other] { $seat } subit des dégâts, { $n } en tout ({ $cubes }), et garde { $left } cœurs.
    }
event-pocketed = { $seat } prend aussi { $cubes } à côté de la salle.
event-overreached = { $seat } ne peut pas survivre à cette salle. Tout ce qui s’y trouve est relâché : { $cubes }.
event-meeple-placed = { $seat } pose un meeple au point { $spot }.

## Le décompte

event-chests-rolled =
    { $rolls_n ->
        [one] { $seat } ouvre 1 Coffre : { $rolls }.
       *[other] { $seat } ouvre { $rolls_n } Coffres : { $rolls }, soit { $n }.
    }
event-floor-counted = { $seat } marque { $total } points, { $required } requis (Or { $gold }, gemmes { $gems }, Quête { $quest }, { $keys ->
        [0] Coffres { $chests }
       *[other] Coffres { $chests }, Clés { $keys }
    }, { $potions ->
        [0] Boucliers { $shields }
       *[other] Potions { $potions }, Boucliers { $shields }
    }, { $hearts ->
        [0] Monstres { $monsters }
       *[other] Monstres { $monsters }, cœurs { $hearts }
    }).
event-floor-done =
    { $relics ->
        [0] { $seat } complète l’étage { $floor } sans Relique (fragments : { $tracker } sur 9).
        [one] { $seat } complète l’étage { $floor } avec { $relics } Relique (fragments : { $tracker } sur 9).
       *[other] { $seat } complète l’étage { $floor } avec { $relics } Reliques (fragments : { $tracker } sur 9).
    }
event-resigned = { $seat } abandonne.
event-scored =
    { $points ->
        [one] { $seat } a { $points } point, avec la Quête { $card }.
       *[other] { $seat } a { $points } points, avec la Quête { $card }.
    }
event-game-ended = { $ending }

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

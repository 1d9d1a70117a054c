### El registro, en español.
### Un mensaje es event- y la clase del suceso: una frase en presente sobre asientos llamados por su nombre.
### Un atributo con el nombre de un argumento es la frase para quienes lo saben; los demás leen el mensaje mismo.

## Cartas

event-card-stored =
    { $n ->
        [one] { $seat } pone una carta bajo la Carta Zainetto.
       *[other] { $seat } pone una carta bajo la Carta Zainetto, donde ya hay { $n }.
    }
    .card = { $seat } pone { $card } bajo la Carta Zainetto.
event-deck-searched =
    { $n ->
        [one] { $seat } mira la primera carta del mazo de Artimañas.
       *[other] { $seat } mira las { $n } primeras cartas del mazo de Artimañas.
    }
    .cards = { $seat } mira lo de arriba del mazo de Artimañas: { $cards }.
event-card-kept = { $seat } toma una de ellas.
    .card = { $seat } toma { $card }.
event-card-regained = { $seat } toma { $card } del descarte.
event-cube-made = { $seat } pone { $the_cube } de la Reserva en su Tablero de Notas.
event-doors-opened = { $seat } ignora las Puertas hasta el final del turno.
event-walls-dissolved = { $seat } quita los Muros entre { $the_zone } y { $the_other }.
event-inspired = { $seat } bebe: los Estudios son más fáciles hasta el final del turno.

## Investigación

event-research-opened = Investigación a la vista: { $card }.
event-research-completed =
    { $n ->
        [one] { $seat } reclama la Investigación { $card }, que vale 1 punto.
       *[other] { $seat } reclama la Investigación { $card }, que vale { $n } puntos.
    }

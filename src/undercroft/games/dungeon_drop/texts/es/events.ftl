### El registro, en español.
### Un mensaje es event- y la clase de suceso: una frase en presente sobre los asientos, por su nombre.
### Un atributo con el nombre de un argumento es la frase para quien lo conoce; los demás leen el mensaje mismo.

## Preparación

event-seated = { $at_seat } juega con { $race } { $card }.
event-quest-dealt = { $seat } recibe una Misión.
    .card = { $seat } recibe la Misión { $card }.
event-quest-drawn = { $seat } saca la Misión { $card }.
event-levelled = { $seat } gana un nivel y la Clase { $card }.
event-floor-built = Los cubos del piso { $floor } caen desde { $height } mm.
event-entered = { $seat } entra en el piso entre tres Pilares; unas fichas los sustituyen.
event-round-began = Empieza la ronda { $round }. Orden de turno: { $seats }.
event-turn-began = Ronda { $round }: { $seat } empieza su turno.

## Exploración

event-explored =
    { $cubes_n ->
        [0] { $seat } ya no tiene nada que soltar.
       *[other] { $seat } suelta { $cubes } sobre { $spot }, desde { $height } mm.
    }
event-looked =
    { $n ->
        [one] { $seat } mira 1 cubo de la Caja.
       *[other] { $seat } mira { $n } cubos de la Caja.
    }
    .cubes =
        { $n ->
            [one] { $seat } mira 1 cubo de la Caja: { $cubes }.
           *[other] { $seat } mira { $n } cubos de la Caja: { $cubes }.
        }
event-gave-back = { $seat } devuelve un cubo a la Caja.
    .cube = { $seat } devuelve un cubo a la Caja: { $cube }.
event-placed = { $seat } coloca { $the_cube } en { $spot }.

## Aptitudes y Pociones

event-used =
    { $copied ->
        [yes] { $seat } usa { $own_ability } como { $ability } ({ $card }).
       *[no] { $seat } usa { $ability } ({ $card }).
    }
event-strained =
    { $n ->
        [one] { $seat } toma 1 fatiga.
       *[other] { $seat } toma { $n } fatigas.
    }
event-lockpicked = { $seat } toma una ganzúa.
event-flicked = { $seat } da un capirotazo ({ $cube }): dirección { $direction }°, fuerza { $strength } %.
event-slid = { $seat } desliza { $the_cube } a { $spot }.
event-propped = { $seat } pone { $the_cube } en { $spot }.
event-pulled = { $seat } atrae { $cubes } hacia { $spot }.
event-dropped-again = { $seat } levanta { $cubes } y lo vuelve a soltar todo sobre { $spot }, desde { $height } mm.
event-swapped = { $seat } intercambia { $the_first } y { $the_second }.
event-transmuted = { $seat } pone { $the_cube } en la Caja, y { $the_into } ocupa su lugar.
event-banished = { $seat } descarta { $the_cube }.
event-mended = { $seat } retira { $the_cube } de su carta de Raza.
event-soothed =
    { $cube ->
        [none] { $seat } retira 1 fatiga.
       *[other] { $seat } bebe una Poción y retira 1 fatiga.
    }
event-drank = { $seat } bebe una Poción y retira { $the_monster } de su carta de Raza.

## Movimiento y Saqueo

event-moved = { $seat } va a otra sala.
event-looted = { $seat } saquea una sala: { $cubes }.
event-nothing-looted = { $seat } no saquea nada.
event-defeated = { $seat } gana trofeos: { $cubes }.
event-wounded =
    { $left ->
        [one] { $seat } sufre { $n } de daño ({ $cubes }) y conserva 1 corazón.
       *[other] { $seat } sufre { $n } de daño ({ $cubes }) y conserva { $left } corazones.
    }
event-pocketed = { $seat } toma también { $cubes } junto a la sala.
event-overreached = { $seat } no puede sobrevivir a esa sala. Todo lo que hay en ella se vuelve a soltar: { $cubes }.
event-meeple-placed = { $seat } coloca un meeple en { $spot }.

## El recuento

event-chests-rolled =
    { $rolls_n ->
        [one] { $seat } abre 1 Cofre: { $rolls }.
       *[other] { $seat } abre { $rolls_n } Cofres: { $rolls }, { $n } en total.
    }
event-floor-counted = { $seat } consigue { $total } puntos, se requieren { $required } (Oro { $gold }, gemas { $gems }, Misión { $quest }, { $keys ->
        [0] Cofres { $chests }
       *[other] Cofres { $chests }, Llaves { $keys }
    }, { $potions ->
        [0] Escudos { $shields }
       *[other] Pociones { $potions }, Escudos { $shields }
    }, { $hearts ->
        [0] monstruos { $monsters }
       *[other] monstruos { $monsters }, corazones { $hearts }
    }).
event-floor-done =
    { $relics ->
        [0] { $seat } completa el piso { $floor } sin Reliquia: { $tracker } de 9 fragmentos.
        [one] { $seat } completa el piso { $floor } con 1 Reliquia: { $tracker } de 9 fragmentos.
       *[other] { $seat } completa el piso { $floor } con { $relics } Reliquias: { $tracker } de 9 fragmentos.
    }
event-resigned = { $seat } abandona.
event-scored =
    { $points ->
        [one] { $seat } tiene 1 punto, con la Misión { $card }.
       *[other] { $seat } tiene { $points } puntos, con la Misión { $card }.
    }
event-game-ended = { $ending }

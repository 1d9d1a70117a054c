### Lo ocurrido, en español.
### Un mensaje es event- y el tipo de suceso: una frase en presente que nombra los asientos.
### Un atributo con el nombre de un argumento es la frase para quienes lo saben; los demás leen el propio mensaje.

## Preparación y turnos

event-rolled-for-first = Dados por el primer turno: { $rolls }.
event-dealt = { $at_seat } juega con { $hero }. Misiones: { $quests }.
event-turn-began = Ronda { $round }: { $seat } empieza su turno.
event-move-began =
    { $points ->
        [0] { $seat } no tiene puntos de movimiento.
        [one] { $seat } tiene 1 punto de movimiento.
       *[other] { $seat } tiene { $points } puntos de movimiento.
    }
event-stayed =
    { $n ->
        [0] { $seat } no se ha movido.
       *[other] { $seat } no se ha movido y gana { $n } de Peligro.
    }

## Cartas

event-drew =
    { $n ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $n } cartas.
    }
    .cards = { $seat } roba { $cards }.
event-reshuffled =
    { $deck ->
        [quest] El descarte de Misión se baraja y forma un mazo nuevo ({ $n }).
       *[adventure] El descarte de Aventura se baraja y forma un mazo nuevo ({ $n }).
    }
event-discarded = { $seat } descarta { $card }.
event-discarded-at-random = { $seat } descarta al azar { $card }.
event-played = { $seat } juega { $card }.
event-charge-spent =
    { $left ->
        [0] { $seat } gasta la última carga de { $card }.
        [one] { $seat } gasta una carga de { $card } (queda 1).
       *[other] { $seat } gasta una carga de { $card } (quedan { $left }).
    }
event-power-used = { $seat } usa { $power }.
event-returned = { $seat } devuelve a su mano { $the_card }.
event-laid-open =
    { $wounds ->
        [one] { $seat } deja ante sí { $the_card } con 1 herida.
       *[other] { $seat } deja ante sí { $the_card } con { $wounds } heridas.
    }
event-recalled = { $seat } toma { $the_card } del descarte.
event-cancelled = El Azote { $card } queda anulado.
event-bounced = El Encuentro { $card } vuelve a quien lo jugó.

## Gloria y Peligro

event-glory-gained = { $seat } gana { $n } de Gloria.
event-glory-lost =
    { $n ->
        [0] { $seat } no tiene Gloria que perder.
       *[other] { $seat } pierde { $n } de Gloria.
    }
event-glory-paid = { $seat } paga { $n } de Gloria.
event-peril-gained = { $seat } gana { $n } de Peligro.
event-peril-paid =
    { $n ->
        [one] Se gasta { $n } de Peligro de { $seat }.
       *[other] Se gastan { $n } de Peligro de { $seat }.
    }

## Encuentros y Azotes

event-encounter-declared =
    { $score ->
        [none] { $seat } envía { $the_card } contra { $victim }.
       *[other] { $seat } envía { $the_card } contra { $victim } ({ $score }).
    }
event-trap-sprung = { $seat } activa { $card } contra { $victim }.
event-trap-cleared = La Trampa se descarta: { $card }.
event-bane-announced = { $seat } juega el Azote { $card }, pagado por { $victim }.
event-bane-laid = El Azote { $card } queda sobre { $seat }.
event-emboldened = Los Monstruos «{ $tag }» de { $seat } suman { $n } a su total este turno.
event-rooted = { $seat } no podrá cambiar de espacio en su próximo turno.
event-doors-slammed = En su próximo turno, las puertas abiertas están cerradas para { $seat } ({ $threat }+).
event-points-lost-next =
    { $n ->
        [one] { $seat } tendrá 1 punto de movimiento menos en su próximo turno.
       *[other] { $seat } tendrá { $n } puntos de movimiento menos en su próximo turno.
    }

## Combate

event-combat-began =
    { $combat ->
        [challenge] { $hero } desafía a { $foe } ({ $score }).
        [quest] { $hero } lucha contra { $the_foe } ({ $score }).
       *[encounter] { $hero } lucha contra { $the_foe } ({ $score }).
    }
event-weapon-declared = { $seat } lucha con { $card }.
event-dice-rolled = { $hero } saca { $hero_die }, el otro bando { $foe_die }.
event-combat-compared =
    { $won ->
        [hero] { $hero }: { $hero_parts }; { $foe }: { $foe_parts }. { $hero } gana el asalto.
        [foe] { $hero }: { $hero_parts }; { $foe }: { $foe_parts }. { $foe } gana el asalto.
       *[nobody] { $hero }: { $hero_parts }; { $foe }: { $foe_parts }. Empate: nadie sufre heridas.
    }
event-avoided = { $seat } evita las heridas y todos los demás efectos.
event-prevented =
    { $n ->
        [one] { $seat } previene 1 herida.
       *[other] { $seat } previene { $n } heridas.
    }
event-wounded =
    { $n ->
        [one] { $seat } sufre 1 herida (Vida { $life }).
       *[other] { $seat } sufre { $n } heridas (Vida { $life }).
    }
event-recovered =
    { $n ->
        [one] { $seat } recupera 1 Vida (Vida { $life }).
       *[other] { $seat } recupera { $n } Vidas (Vida { $life }).
    }
event-life-gained =
    { $n ->
        [one] { $seat } gana 1 Vida (Vida { $life }).
       *[other] { $seat } gana { $n } Vidas (Vida { $life }).
    }
event-monster-wounded =
    { $n ->
        [one] 1 herida para { $the_foe } ({ $wounds } en total).
       *[other] { $n } heridas para { $the_foe } ({ $wounds } en total).
    }
event-monster-healed =
    { $n ->
        [one] 1 herida menos para { $the_card }.
       *[other] { $n } heridas menos para { $the_card }.
    }
event-defeated = El Monstruo { $card } cae y se descarta.

## Pruebas

event-die-rolled = { $seat } saca { $die }.
event-die-rerolled = { $seat } repite la tirada: { $die }.
event-tested =
    { $test ->
        [door] { $seat } hace una prueba de { $score } { $threat }+ ante una puerta
        [pit] { $seat } hace una prueba de { $score } { $threat }+ ante el Foso
        [trap] { $seat } hace una prueba de { $score } { $threat }+ contra { $card }
        [power] { $seat } hace una prueba de { $score } { $threat }+
       *[other] { $seat } hace una prueba de { $score } { $threat }+ por { $card }
    }: { $parts }. { $passed ->
        [yes] Éxito.
       *[no] Fallo.
    }

## La mazmorra

event-map-drawn = { $seat } roba el Mapa { $card }.
event-map-put-under = El Mapa { $card } no cabe en ningún sitio y va bajo el mazo.
event-map-placed =
    { $turned ->
        [yes] { $seat } coloca { $the_card } en { $at_cell }, carta girada.
       *[no] { $seat } coloca { $the_card } en { $at_cell }.
    }
event-swapped = { $seat } intercambia { $the_first }, ahora en { $at_first_cell }{ $first_turned ->
        [yes] , carta girada
       *[no] {""}
    }, y { $the_second }, ahora en { $at_second_cell }{ $second_turned ->
        [yes] , carta girada.
       *[no] .
    }
event-moved = { $seat } entra en { $the_cell }.
event-relocated = { $seat } aparece en { $the_cell }.
event-fell = { $seat } cae en el Foso, y su turno termina.
event-door-opened = { $seat } abre la puerta entre { $the_cell } y { $the_to }.
event-point-lost = { $seat } pierde 1 punto de movimiento.
event-point-spared = { $seat } conserva su punto de movimiento gracias a { $card }.
event-points-gained =
    { $n ->
        [one] { $seat } gana 1 punto de movimiento.
       *[other] { $seat } gana { $n } puntos de movimiento.
    }
event-room-used = { $seat } usa { $the_card }.

## Misiones

event-quest-discarded = { $seat } renuncia a la Misión «{ $card }».
event-quest-drawn = { $seat } roba la Misión «{ $card }».
event-quest-attempted = { $seat } intenta la Misión «{ $card }».
event-quest-advanced = { $seat } ha hecho la primera parte de la Misión «{ $card }».
event-thing-taken = { $seat } recoge para la Misión «{ $card }»: { $thing }.
event-quest-completed = { $seat } cumple la Misión «{ $card }» y sube al nivel { $level }.

## El final

event-eliminated =
    { $cards_n ->
        [0] { $seat } sale de la partida.
       *[other] { $seat } sale de la partida. Cartas descartadas: { $cards }.
    }
event-resigned = { $seat } abandona.
event-won =
    { $seats_n ->
        [one] ¡Gana { $seats }! { $how }
       *[other] ¡Ganan a la vez { $seats }! { $how }
    }

## Antes de la partida

event-layout-drawn = { $seat } roba un Mapa.
    .card = { $seat } roba { $the_card }.
event-layout-put-under = El Mapa { $card }, que ha robado { $seat }, no cabe en ningún sitio y va bajo el mazo.
event-layout-kept = { $seat } guarda un Mapa para el final.
event-layout-skipped = { $seat } no tiene ningún Mapa que quepa en algún sitio.
event-layout-out = El Mapa { $card }, que guardaba { $seat }, no cabe en ningún sitio y queda fuera de la partida.
event-started = { $seat } empieza en { $the_cell }.

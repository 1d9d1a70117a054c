### Lo ocurrido, en español.
### Un mensaje es event- y el tipo de suceso: una frase en presente que nombra los asientos.
### Un atributo con el nombre de un argumento es la frase para quienes lo saben; los demás leen el propio mensaje.

## Preparación y turnos

event-seated = { $at_seat } juega con { $scholar }.
event-first-player = { $seat } tiene el primer turno.
event-boss-chosen = El Jefe de esta Mazmorra: { $boss }.
event-turn-began = Ronda { $round }: { $seat } empieza su turno.
event-must-rest = { $seat } tiene tantas Fichas de Aturdimiento como Resistencia y debe hacer un Descanso.
event-rested = { $seat } hace un Descanso en la Zona Inicial.
event-camped = { $seat } hace un Campamento.
event-phase-ended = { $seat } termina su Fase de { $phase }.
event-points-gained =
    { $n ->
        [one] { $seat } gana 1 punto de Velocidad.
       *[other] { $seat } gana { $n } puntos de Velocidad.
    }

## Cartas

event-drew =
    { $n ->
        [one] { $seat } saca una Carta de Artimaña.
       *[other] { $seat } saca { $n } Cartas de Artimaña.
    }
    .cards = { $seat } saca { $cards }.
event-reshuffled =
    { $deck ->
        [jinxes] Las Cartas de Maldición descartadas se barajan y forman un mazo nuevo ({ $n }).
       *[tricks] Las Cartas de Artimaña descartadas se barajan y forman un mazo nuevo ({ $n }).
    }
event-discarded = { $seat } descarta { $card }.
event-discarded-at-random = { $seat } descarta al azar { $card }.
event-card-taken = { $seat } toma al azar una Carta de Artimaña de { $victim }.
    .card = { $seat } toma al azar { $card } de { $victim }.
event-hand-shown = { $seat } muestra toda su mano: { $cards }.
event-hand-seen = { $seat } mira la mano de { $victim }.
    .cards = { $seat } mira la mano de { $victim }: { $cards }.
event-aux-played =
    { $branch ->
        [stealth] { $seat } usa { $card } para el Valor de Sigilo.
        [alert] { $seat } usa { $card } para el Valor de Alerta.
        [rob] { $seat } usa { $card } contra { $victim }.
       *[other] { $seat } usa { $card }: { $effect }.
    }
event-main-shown = { $seat } muestra { $card }.
event-main-declared = { $seat } declara { $card }{ $victim ->
        [none] {""}
       *[other] {" "}contra { $victim }
    }{ $zone ->
        [none] {""}
       *[other] , hacia { $the_zone }
    }.
event-main-cancelled = La carta de { $seat } queda anulada: { $card }.
event-main-wasted = { $seat } no puede pagar { $card }: la carta se pierde.
event-skill-used = { $seat } usa { $skill }.
event-sought =
    { $cards_n ->
        [0] { $seat } no encuentra ninguna carta de Magia.
       *[other] { $seat } encuentra { $cards } (otras cartas reveladas: { $n }).
    }
event-intern-gained =
    { $victim ->
        [none] { $seat } gana un Becario: { $intern }.
       *[other] { $seat } toma un Becario de { $victim }: { $intern }.
    }
event-intern-kept = { $seat } está fuera de alcance y conserva su Becario: { $intern }.
event-disguised = { $seat } se disfraza: nadie puede elegir a este Doctorando hasta su próximo turno.

## Cartas de Maldición

event-jinx-taken = { $seat } toma una Carta de Maldición, boca abajo.
event-jinx-revealed = { $seat } revela una Carta de Maldición: { $card }.
event-jinx-discarded = { $seat } se libra de una Carta de Maldición: { $card }.
event-jinx-counted = { $seat } revela una Carta de Maldición para el recuento: { $card }.

## Estudiantes y Alerta

event-students-drawn =
    { $omegas ->
        [0] { $n ->
            [one] { $seat } saca 1 Estudiante de la Universidad (Hoguera: { $bonfire }).
           *[other] { $seat } saca { $n } Estudiantes de la Universidad (Hoguera: { $bonfire }).
        }
       *[other] { $n ->
            [one] { $seat } saca un Estudiante Omega de la Universidad.
           *[other] { $seat } saca { $n } Estudiantes de la Universidad, { $omegas } de ellos Omega.
        }
    }
event-students-gained =
    { $n ->
        [one] { $seat } gana 1 Estudiante de la Hoguera.
       *[other] { $seat } gana { $n } Estudiantes de la Hoguera.
    }
event-students-taken =
    { $n ->
        [one] { $seat } toma 1 Estudiante de la Reserva.
       *[other] { $seat } toma { $n } Estudiantes de la Reserva.
    }
event-student-stolen = { $seat } Roba 1 Estudiante a { $victim }.
event-sacrificed =
    { $n ->
        [one] { $seat } Sacrifica 1 Estudiante.
       *[other] { $seat } Sacrifica { $n } Estudiantes.
    }
event-bonfire-cleared =
    { $n ->
        [one] 1 Estudiante huye de la Hoguera.
       *[other] { $n } Estudiantes huyen de la Hoguera.
    }
event-omega-placed = Un Estudiante Omega ocupa la fila { $row } de la Carta de Alerta.
event-omega-waits =
    { $n ->
        [one] El Estudiante Omega que ha sacado { $seat } espera a que se resuelva la carta.
       *[other] Los Estudiantes Omega que ha sacado { $seat } esperan a que se resuelva la carta.
    }
event-omega-returned = El Estudiante Omega vuelve a la Universidad.
event-alert-raised = La Universidad se rellena, y la Penalización de Estudio es de +{ $n }.
event-panic-revealed = Empieza la Alerta Máxima: { $card }.
event-countdown-began = La Carta de Alerta está llena: la partida termina cuando empezaría el próximo turno de { $seat }.
event-last-round-began = Empieza la última ronda: la partida termina cuando vuelva a tocarle a { $seat }.

## Aturdimiento, Estrellas, Conocimiento

event-stunned =
    { $n ->
        [one] { $seat } toma una Ficha de Aturdimiento, la primera.
       *[other] { $seat } toma una Ficha de Aturdimiento, ya { $n }.
    }
event-stun-lost =
    { $n ->
        [one] { $seat } descarta 1 Ficha de Aturdimiento.
       *[other] { $seat } descarta { $n } Fichas de Aturdimiento.
    }
event-star-gained =
    { $n ->
        [one] { $seat } gana una Estrella, la primera.
       *[other] { $seat } gana una Estrella, ya { $n }.
    }
event-star-lost =
    { $n ->
        [0] { $seat } pierde una Estrella, la única.
        [one] { $seat } pierde una Estrella; le queda 1.
       *[other] { $seat } pierde una Estrella; le quedan { $n }.
    }
event-exalted = { $seat } da la vuelta a su carta: cara Exaltada.
event-calmed = { $seat } da la vuelta a su carta: cara normal.
event-knowledge-gained = { $seat } toma la Ficha de Conocimiento.
event-clan-seen = { $seat } mira la Carta de Clan.
    .card = { $seat } mira la Carta de Clan: { $card }.
event-clan-opened = Se revela la Carta de Clan: { $card }.

## Cubos

event-collected = { $seat } Obtiene { $the_cube } en { $the_zone }.
event-stolen = { $seat } Roba { $the_cube } a { $victim }.
event-given = { $seat } Entrega { $the_cube } a { $taker }.
event-dropped = { $seat } Suelta { $the_cube } en { $the_zone }.
event-eliminated = { $seat } pierde { $the_cube }, que va a la Reserva.
event-no-room = { $seat } no tiene sitio para { $the_cube }: va a la Reserva.
event-protected = { $seat } conserva { $the_cube }, que está Protegido.
event-cube-placed = { $seat } pone { $the_cube } en { $the_zone }.

## La Mazmorra

event-tile-turned = { $seat } revela { $the_zone }.
event-zone-placed = Nuevo en la Mazmorra: { $zone }.
event-nothing-fits = Ninguna loseta del Piso { $floor } encaja: { $seat } no encuentra una Zona nueva.
event-door-shut = Una Puerta detiene a { $seat } ante { $the_zone }.
event-kept-out = { $seat } no puede con la Emboscada en { $the_zone } y se queda fuera.
event-entered = { $seat } entra en { $the_zone }.
event-zone-filled = Entra el primer Investigador en { $the_zone }: se colocan sus cubos.
event-teleported = { $seat } usa el Teletransporte.
event-stopped = { $seat } debe detenerse y pierde todos sus puntos de Velocidad.
event-trap-laid = { $seat } pone una Ficha de Trampa en { $the_zone }.
    .card = { $seat } pone { $the_card } en { $the_zone }.
event-trap-sprung = { $seat } activa { $the_card } en { $the_zone }.
event-tunnel-laid = { $seat } pone un Pasaje Secreto X en { $the_zone }.
event-circle-drawn = { $seat } pone una Ficha de Teletransporte en { $the_zone }.
event-walled = { $seat } cierra con un Muro el paso entre { $the_zone } y { $the_other }.

## Pruebas de Sigilo

event-studied = { $seat } anuncia un Estudio en { $the_zone }.
event-study-impossible = { $seat } ya no puede hacer el Estudio.
event-spotlighted = { $seat } solo permite 1 cubo en este Estudio.
event-spied = { $seat } espía a { $victim } por { $the_cube }.
event-indicated = { $seat } señala { $wanted }.
event-laid-down = { $seat } pone una carta.
    .card = { $seat } pone { $card }.
event-declared = { $seat } declara el Valor de Sigilo { $stealth } contra el Valor de Alerta { $alert }: { $cards }.
event-luck-revealed =
    { $luck ->
        [good_luck] Buena Suerte suma { $n } al Valor de Sigilo: { $cards }.
       *[bad_luck] Mala Suerte suma { $n } al Valor de Alerta: { $cards }.
    }
event-divined =
    { $cards_n ->
        [0] { $seat } no tiene cartas para su Adivinación.
       *[other] { $seat } consigue { $n } con su Adivinación: { $cards }.
    }
event-test-shifted = Valor de Sigilo { $stealth }, Valor de Alerta { $alert }.
event-test-decided =
    { $test ->
        [espionage] { $passed ->
            [yes] El Espionaje de { $seat } tiene éxito, { $stealth } contra { $alert }.
           *[no] El Espionaje de { $seat } fracasa, { $stealth } contra { $alert }.
        }
       *[study] { $passed ->
            [yes] El Estudio de { $seat } tiene éxito, { $stealth } contra { $alert }.
           *[no] El Estudio de { $seat } fracasa, { $stealth } contra { $alert }.
        }
    }

## Jefe y azar

event-boss-sighted = Avistamiento: { $the_boss } está en { $the_zone }.
event-boss-activated = Activación: { $the_boss } se pone en marcha.
event-boss-moved = { $the_boss } entra en { $the_zone }.
event-boss-met = { $the_boss } se Encuentra con { $seat }.
event-randomized =
    { $what ->
        [scholar] La carta de Suerte señala a { $seat } ({ $colour }).
        [side] La carta de Suerte apunta { $to_side }.
        [passage] La flecha de la carta de Suerte apunta { $to_way }.
       *[cube] La carta de Suerte muestra: { $cube }.
    }

## El final

event-thesis-submitted = { $seat } presenta una Tesis.
event-thesis-accepted = La Tesis de { $seat } se acepta, la número { $place }: { $total } puntos en total, { $bonus } de ellos por el puesto.
event-thesis-passed = La Tesis de { $seat } se acepta, la número { $place }. Lo que vale se cuenta al final.
event-thesis-refused =
    { $points ->
        [-1] La Tesis de { $seat } se rechaza.
       *[other] La Tesis de { $seat } se rechaza con { $points } puntos.
    }
event-resigned = { $seat } abandona.
event-game-ended = La partida ha terminado. { $ending }
event-scored =
    { $points ->
        [one] { $seat } tiene { $points } punto, puesto { $rank }.
       *[other] { $seat } tiene { $points } puntos, puesto { $rank }.
    }

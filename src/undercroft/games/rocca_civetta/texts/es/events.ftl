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

## Becarios

event-fooled = { $seat } pone la Ficha del Bufón sobre { $victim }: sin Habilidades hasta el próximo turno de { $seat }.
event-stealth-promised = { $seat } declarará { $n } más este turno.
event-boss-charmed = { $seat } toca una tonada, y el Encuentro no ocurre.
event-cube-hidden = { $seat } esconde el cubo y lo conserva.
event-peeked =
    { $deck ->
        [tricks] { $seat } mira la primera carta del mazo de Artimañas.
        [jinxes] { $seat } mira la primera carta del mazo de Maldiciones.
        [research] { $seat } mira la primera carta del mazo de Investigación.
        [omega] { $seat } mira la primera carta del mazo de Omega.
        [floor_1] { $seat } mira la primera loseta del Piso I.
        [floor_2] { $seat } mira la primera loseta del Piso II.
        [floor_3] { $seat } mira la primera loseta del Piso III.
       *[floor_4] { $seat } mira la primera loseta del Piso IV.
    }
    .card = { $seat } mira lo de arriba de un mazo: { $card }.
event-stun-ignored = { $seat } ignora una Ficha de Aturdimiento.

## Jefe y Pánico

event-bonfire-robbed =
    { $n ->
        [one] 1 Estudiante pasa de la Hoguera a la Reserva.
       *[other] { $n } Estudiantes pasan de la Hoguera a la Reserva.
    }
event-silenced = { $seat } no puede jugar Cartas de Artimaña hasta el final de su próximo turno, salvo para declarar.
event-dulled = La Mejora de Estudio de { $seat } cuenta 0 hasta el final de su próximo turno.
event-cooked =
    { $n ->
        [one] { $seat } pone un Estudiante en el Caldero, el primero.
       *[other] { $seat } pone un Estudiante en el Caldero, que ya tiene { $n }.
    }
event-hands-swapped = { $seat } y { $victim } cambian de mano.
event-boss-sighted = Avistamiento: { $the_boss } está en { $the_zone }.
event-boss-activated = Activación: { $the_boss } se pone en marcha.
event-boss-moved = En { $the_zone } entra { $the_boss }.
event-boss-met = { $seat } se Encuentra con { $the_boss }.

## Cubos

event-false-collected = { $seat } toma un cubo de Información falsa en { $the_zone }: no vale nada y va a la Reserva.
event-column-chosen = { $seat } elige la columna de { $cube } para un cubo de Información universal.

## La nidada

event-egg-laid = Hay un Huevo en { $the_zone }.
event-egg-taken = { $seat } recoge el Huevo en { $the_zone }.
event-egg-left = { $seat } deja el Huevo en { $the_zone }.
event-egg-delivered =
    { $n ->
        [one] { $seat } lleva un Huevo a casa, el primero.
       *[other] { $seat } lleva un Huevo a casa, ya { $n }.
    }
event-brood-saved = Todos los Huevos están a salvo: { $the_boss } deja la Mazmorra para siempre.

## Llega el invierno

event-zone-frozen = Hay un Iota en { $the_zone }: está Helada.
event-zone-melted = { $seat } derrite el hielo en { $the_zone } ({ $n } hasta ahora).
event-water-used =
    { $n ->
        [0] { $seat } descarta una Ficha de Agua caliente, la última.
       *[other] { $seat } descarta una Ficha de Agua caliente y conserva { $n }.
    }
event-water-drawn = { $seat } saca Agua caliente y tiene { $n ->
        [one] 1 ficha.
       *[other] { $n } fichas.
    }
event-cold-snap = Una ola de frío: fuera de la Zona Inicial y del Baño termal hace falta Agua caliente.

## Caza de huevos

event-egg-opened = { $seat } abre el Huevo en { $the_zone }: { $cube }.
event-egg-hidden = { $the_boss } se lleva a la Madriguera el Huevo que estaba en { $the_zone }.
event-eggs-gathered =
    { $n ->
        [one] Un Huevo sin abrir está ahora en { $the_zone }.
       *[other] { $n } Huevos sin abrir están ahora en { $the_zone }.
    }
event-eggs-boxed =
    { $n ->
        [one] No hay nadie fuera: el Huevo que iba a venir se queda en la caja.
       *[other] No hay nadie fuera: los { $n } Huevos que iban a venir se quedan en la caja.
    }

## Templo maldito

event-idol-taken = { $seat } se lleva el Ídolo de la Cripta, y el templo despierta.
event-idol-stolen = { $seat } tiene ahora el Ídolo de { $victim }.
event-bridge-laid = El Puente une dos Zonas: { $the_zone } y { $the_other }.
event-bridge-fell = Se hunde el Puente entre { $the_zone } y { $the_other }, y { $seat } con él.
event-pillar-removed = { $seat } quita el Pilar.
event-pit-moved = El Foso de serpientes está en { $the_zone }.
event-boss-rescued = { $seat } hace entrar en razón a { $the_boss }, que por ahora deja la mazmorra.
event-boulder-put = Una roca se desprende en { $the_zone }.
event-boulder-rolled = La roca rueda hasta { $the_zone }.
event-crushed = La roca saca a { $seat } de la mazmorra, sin Tesis.

## Diosa del mar

event-sister-acts =
    { $sister ->
        [scilla] El mar está en calma: Scilla avanza.
       *[cariddi] El agua sube: Cariddi sale de lo hondo.
    }
event-tentacle-put = Sale un Tentáculo en { $the_zone }{ $n ->
        [0] . Es el último: desde ahora cada jugador roba un Estudiante al comienzo de su turno.
       *[other] .
    }
event-tentacle-beaten = { $seat } devuelve el Tentáculo de esta Zona: { $zone }.
event-tide-rose = Los siete Tentáculos están fuera: { $seat } roba un Estudiante.
event-left-alone = { $seat } tiene una Bendición, y Scilla pasa de largo.
event-blessed = { $seat } supera la Prueba y tiene una Bendición de Scilla.
event-floor-calmed = { $seat } libera el Piso { $floor }: { $n ->
        [one] vuelve un Tentáculo.
       *[other] vuelven { $n } Tentáculos.
    }
event-lair-moved =
    { $zone ->
        [none] La Guarida de Cariddi no encaja en ningún sitio y vuelve a la caja.
       *[other] La Guarida de Cariddi no encaja en ningún sitio y vuelve a la caja. Desde ahora la Guarida está aquí: { $zone }.
    }

## Piso IV y Familiares

event-familiar-engaged = { $seat } contrata a { $the_familiar }.
event-familiar-released =
    { $zone ->
        [none] { $seat } deja a { $the_familiar }, que va a la Reserva.
       *[other] { $seat } deja a { $the_familiar }, que se queda en { $the_zone }.
    }
event-encounter-averted = { $seat } tiene la Mantícora: este Encuentro no ocurre.

## Omega

event-reshuffled =
    { $deck ->
        [jinxes] Las Cartas de Maldición descartadas se barajan y forman un mazo nuevo ({ $n }).
        [omega] Las Cartas Omega descartadas se barajan y forman un mazo nuevo ({ $n }).
       *[tricks] Las Cartas de Artimaña descartadas se barajan y forman un mazo nuevo ({ $n }).
    }
event-omega-phase = Fase Omega al final del turno de { $seat }.
event-omega-card =
    { $why ->
        [sabotage] Se busca un Sabotaje de Omega: { $card }.
        [reaction] Omega reacciona: { $card }.
       *[phase] Omega saca { $card }.
    }
event-omega-drew =
    { $omegas ->
        [0] { $n ->
            [one] Omega saca 1 Estudiante de la Universidad (Hoguera: { $bonfire }).
           *[other] Omega saca { $n } Estudiantes de la Universidad (Hoguera: { $bonfire }).
        }
       *[other] { $n ->
            [one] Omega saca un Estudiante Omega de la Universidad.
           *[other] Omega saca { $n } Estudiantes de la Universidad, { $omegas } de ellos Omega.
        }
    }
event-omega-drew-kinds =
    { $omegas ->
        [0] Omega saca de la Universidad: { $drawn }.
        [one] Omega saca de la Universidad: { $drawn }, con 1 Estudiante Omega.
       *[other] Omega saca de la Universidad: { $drawn }, con { $omegas } Estudiantes Omega.
    }
event-omega-revealed = Omega revela { $the_zone }.
event-omega-found-none = Ninguna loseta del Piso { $floor } encaja: Omega no encuentra una Zona nueva.
event-omega-entered = Omega entra en { $the_zone }.
event-omega-collected = Omega Obtiene { $the_cube } en { $the_zone }.
event-omega-eliminated = Omega Elimina { $the_cube } en { $the_zone }.
event-omega-stole = Omega Roba { $the_cube } a { $victim }.
event-omega-lost = Omega pierde { $the_cube }: va a la Reserva.
event-omega-dropped = Omega Suelta { $the_cube } en { $the_zone }.
event-omega-gave = Omega Entrega { $the_cube } a { $seat }.
event-stolen-from-omega = { $seat } Roba { $the_cube } del Tomo de los Secretos.
event-spied-on-omega = { $seat } espía a Omega por { $the_cube }.
event-tome-filled = La ranura { $n } del Tomo de los Secretos queda cubierta.
event-tome-full = El Tomo de los Secretos está lleno: { $the_cube } va a la Reserva.
event-black-star-gained =
    { $n ->
        [one] Omega tiene una Estrella negra.
       *[other] Omega tiene { $n } Estrellas negras.
    }
event-black-star-lost =
    { $n ->
        [0] Omega ya no tiene ninguna Estrella negra.
        [one] A Omega solo le queda 1 Estrella negra.
       *[other] A Omega solo le quedan { $n } Estrellas negras.
    }
event-sabotaged = Sabotaje: { $cards }, el Valor de Alerta sube { $n }.
event-omega-reacts =
    { $word ->
        [ignore] Omega ignora el efecto.
        [discard] Omega exige una carta antes del efecto.
       *[slip_away] Omega se escabulle.
    }
event-omega-ignored = Lo que dice { $card } se ignora.

## Jukas

event-phi-freed =
    { $n ->
        [0] { $seat } libera a un Estudiante Phi; no queda ninguno con Jukas.
        [one] { $seat } libera a un Estudiante Phi; queda 1 con Jukas.
       *[other] { $seat } libera a un Estudiante Phi; quedan { $n } con Jukas.
    }
event-phi-lost = { $seat } pierde a un Estudiante Phi, que sale de la partida.

## Congregaciones estudiantiles

event-kinds-drawn =
    { $omegas ->
        [0] { $seat } saca de la Universidad: { $drawn }.
        [one] { $seat } saca de la Universidad: { $drawn }, con 1 Estudiante Omega.
       *[other] { $seat } saca de la Universidad: { $drawn }, con { $omegas } Estudiantes Omega.
    }
event-students-seated =
    { $n ->
        [one] Ahora hay 1 Estudiante en la Hoguera.
       *[other] Ahora hay { $n } Estudiantes en la Hoguera.
    }
event-student-kept = { $seat } Sacrifica un Estudiante estándar y se queda con { $the_student }.
event-student-returned = { $seat } pierde { $student }.
event-student-swapped = { $seat } cambia un Estudiante estándar: ahora va con { $the_student }.
event-toll-taken = { $seat } toma { $the_cube } que { $victim } paga como Peaje.
event-camp-lifted = Se levanta el Campamento Z.
event-student-given = { $seat } entrega un Estudiante a { $taker }.
event-student-enrolled = En la Universidad entra { $student }.
event-student-invoked =
    { $favour ->
        [insight_stealth] { $seat } Sacrifica un Estudiante Phi para una Adivinación.
        [insight_alert] { $seat } Sacrifica un Estudiante Phi para una Adivinación contra la prueba.
        [pry] { $seat } Sacrifica un Estudiante Phi para mirar una mano.
        [cure] { $seat } Sacrifica un Estudiante Zeta para librarse de Fichas de Aturdimiento.
        [tonic] { $seat } Sacrifica un Estudiante Zeta por cartas nuevas.
        [freeze] { $seat } Sacrifica un Estudiante Iota: no queda ningún punto de Velocidad.
        [chill] { $seat } Sacrifica un Estudiante Iota: el Valor de Alerta sube 2.
        [snare] { $seat } Sacrifica un Estudiante Lambda para poner una Ficha de Trampa.
       *[evade] { $seat } Sacrifica un Estudiante Lambda y pasa sin daño.
    }

## Puntos de apoyo

event-support-spent =
    { $bonus ->
        [student] { $seat } gasta Puntos de apoyo ({ $n }) en un Estudiante.
        [trick] { $seat } gasta Puntos de apoyo ({ $n }) en una Carta de Artimaña.
        [phi] { $seat } gasta Puntos de apoyo ({ $n }) en un Estudiante Phi.
        [zeta] { $seat } gasta Puntos de apoyo ({ $n }) en un Estudiante Zeta.
        [iota] { $seat } gasta Puntos de apoyo ({ $n }) en un Estudiante Iota.
        [lambda] { $seat } gasta Puntos de apoyo ({ $n }) en un Estudiante Lambda.
        [intern] { $seat } gasta Puntos de apoyo ({ $n }) en un Becario.
       *[study] { $seat } gasta Puntos de apoyo ({ $n }): su Mejora de Estudio empieza 1 más alta.
    }
event-interns-drawn = { $seat } saca Becarios: { $interns }.
event-panic-named = La Carta de Pánico de este mes: { $card }.
event-student-recruited = { $seat } toma un Estudiante de una Congregación de la Reserva.

### Lo que se pregunta, en español.
### Un mensaje es prompt- y el nombre de la pregunta con guiones: un imperativo para el asiento que decide. Su atributo .other se dirige a los demás.

## Preparación y turno

prompt-setup-scholar = Elige tu Doctorando.
    .other = { $seat } elige un Doctorando.
prompt-turn-activity =
    { $stars ->
        [0] Elige tu Actividad: Exploración o Descanso. Una Tesis pide 2 Estrellas, y no tienes ninguna.
        [one] Elige tu Actividad: Exploración o Descanso. Una Tesis pide 2 Estrellas, y tienes 1.
       *[other] Elige tu Actividad: Exploración, Descanso o Tesis.
    }
    .other =
        { $stars ->
            [0] { $seat } elige entre Exploración y Descanso.
            [one] { $seat } elige entre Exploración y Descanso.
           *[other] { $seat } elige entre Exploración, Descanso y Tesis.
        }
prompt-turn-thesis = Estás en la Zona Inicial en Alerta Máxima: presenta ahora tu Tesis o sigue jugando.
    .other = { $seat } decide si presenta una Tesis.
prompt-thesis-cube = Tu Tesis se rechaza: elige cuál de tus cubos más valiosos pierdes.
    .other = { $seat } elige el cubo que cuesta la Tesis.
prompt-rest-jinx = Elige la Carta de Maldición de la que te libras.
    .other = { $seat } elige de qué Carta de Maldición librarse.
prompt-rest-discard = Descarta las Cartas de Artimaña que quieras y saca hasta tu Valor de Mano.
    .other = { $seat } decide qué Cartas de Artimaña descartar antes de sacar.

## Moverse

prompt-phase-movement =
    { $points ->
        [0] Juega cartas o termina la Fase de Movimiento: no te quedan puntos de Velocidad.
        [one] Avanza, juega cartas o termina la Fase de Movimiento: te queda 1 punto de Velocidad.
       *[other] Avanza, juega cartas o termina la Fase de Movimiento: te quedan { $points } puntos de Velocidad.
    }
    .other =
        { $points ->
            [0] { $seat } decide qué hacer, sin puntos de Velocidad.
            [one] { $seat } decide qué hacer con 1 punto de Velocidad.
           *[other] { $seat } decide qué hacer con { $points } puntos de Velocidad.
        }
prompt-zone-lay = Elige dónde se coloca la nueva Zona.
    .other = { $seat } decide dónde se coloca la nueva Zona.
prompt-zone-under = Elige la loseta que va ahora debajo de la pila.
    .other = { $seat } pone losetas debajo de la pila.
prompt-stairs-floor = Elige el Piso al que lleva la Escalera.
    .other = { $seat } decide a qué Piso lleva la Escalera.

## Acciones y Pruebas de Sigilo

prompt-phase-action =
    { $left ->
        [0] Tu Acción está hecha: juega cartas, o termina tu turno.
        [one] Haz tu Acción, juega cartas, o termina tu turno.
       *[other] Haz una Acción (te quedan { $left }), juega cartas, o termina tu turno.
    }
    .other =
        { $left ->
            [0] { $seat } decide qué hacer después de su Acción.
           *[other] { $seat } elige una Acción.
        }
prompt-study-indicate = Elige cuántos cubos quieres en { $the_zone }; cada cubo de más aumenta el Valor de Alerta.
    .other = { $seat } decide cuántos cubos señalar en { $the_zone }.
prompt-test-declare = Pon Cartas de Artimaña por su Valor de Mejora y declara: el Valor de Alerta es { $alert }.
    .other = { $seat } pone Cartas de Artimaña contra el Valor de Alerta { $alert }.
prompt-test-at-once = Has declarado { $stealth } contra el Valor de Alerta { $alert }: juega una carta que diga «justo después de declarar», o pasa.
    .other = { $seat } decide si juega una carta justo después de declarar.
prompt-test-opponent = { $tester } tiene { $stealth } de Sigilo contra { $alert } de Alerta: ayuda, estorba o pasa.
    .other = { $seat } decide si cambia la Prueba de Sigilo de { $tester } ({ $stealth } contra { $alert }).
prompt-test-target = { $tester } te espía con { $stealth } contra el Valor de Alerta { $alert }: defiende tu cubo de { $cube } o pasa.
    .other = { $seat } decide cómo responder al Espionaje de { $tester } ({ $stealth } contra { $alert }).
prompt-test-tester = Tienes { $stealth } de Sigilo contra { $alert } de Alerta: juega cartas, o acepta el resultado.
    .other = { $seat } tiene la última palabra en la Prueba de Sigilo ({ $stealth } contra { $alert }).

## Momentos para jugar

prompt-window-instant = Juega un Instantáneo en el turno de { $turn }, o pasa.
    .other = { $seat } decide si juega un Instantáneo en el turno de { $turn }.
prompt-window-turn-start = Empieza el turno de { $turn }: juega una carta que lo permita, o pasa.
    .other = { $seat } decide si juega una carta al empezar el turno de { $turn }.
prompt-window-announced = { $tester } anuncia un Estudio: juega una carta que lo permita, o pasa.
    .other = { $seat } decide si juega una carta sobre el Estudio anunciado de { $tester }.
prompt-window-reaction = { $player } declara { $card }: reacciona, o deja que ocurra.
    .other = { $seat } decide si reacciona a { $card }.

## Cartas de Artimaña

prompt-aux-discard = Elige la Carta de Artimaña que descartas.
    .other = { $seat } elige una Carta de Artimaña para descartarla.
prompt-aux-treat = Elige quién saca 2 Cartas de Artimaña.
    .other = { $seat } elige quién saca 2 Cartas de Artimaña.
prompt-aux-tax = Elige quién descarta 1 Carta de Artimaña al azar.
    .other = { $seat } elige quién descarta 1 Carta de Artimaña al azar.
prompt-main-aim = Elige un objetivo para { $card }.
    .other = { $seat } elige un objetivo para { $card }.
prompt-main-price = Elige cómo pagas { $card }.
    .other = { $seat } elige cómo pagar { $card }.
prompt-main-number = Elige cuántos Estudiantes sacas para { $card }.
    .other = { $seat } elige cuántos Estudiantes sacar para { $card }.
prompt-main-discard = Descarta una Carta de Artimaña para pagar { $card }.
    .other = { $seat } descarta una Carta de Artimaña para pagar { $card }.
prompt-card-trap = Elige una Ficha de Trampa y la Zona donde la pones.
    .other = { $seat } pone una Ficha de Trampa.
prompt-card-slip = Ve a una Zona conectada, o quédate.
    .other = { $seat } decide si se escabulle.
prompt-card-steal = Elige el cubo que Robas.
    .other = { $seat } elige el cubo que Roba.
prompt-card-heist = Elige a quién espías, y por qué cubo.
    .other = { $seat } elige a quién espiar.
prompt-card-gift = Elige un cubo para ponerlo en tu Zona, o detente.
    .other = { $seat } pone cubos en la Zona.
prompt-card-objection = Sacrifica 2 Estudiantes, o tu carta queda anulada.
    .other = { $seat } decide si salva la carta con 2 Estudiantes.
prompt-card-collect = Elige el cubo que Obtienes.
    .other = { $seat } elige el cubo que Obtiene.
prompt-card-press = Elige la carta que se descarta de la mano de { $turn }.
    .other = { $seat } elige una carta de la mano de { $turn }.
prompt-card-tour = Elige cuántos cubos Obtienes.
    .other = { $seat } elige cuántos cubos Obtiene.

## Habilidades

prompt-skill-target = Elige a quién golpeas.
    .other = { $seat } elige a quién golpear.
prompt-skill-butt = Elige lo que hace tu Cabezazo.
    .other = { $seat } decide lo que hace el Cabezazo.
prompt-skill-discard = Descarta una Carta de Artimaña para pagar tu Habilidad.
    .other = { $seat } descarta una Carta de Artimaña por una Habilidad.

## Aturdimiento y cubos

prompt-stun-avoid =
    { $students ->
        [one] Vas a ganar una Ficha de Aturdimiento ({ $stun } de { $stamina } hasta ahora): tómala, o Sacrifica tu último Estudiante.
       *[other] Vas a ganar una Ficha de Aturdimiento ({ $stun } de { $stamina } hasta ahora): tómala, o Sacrifica 1 de tus { $students } Estudiantes.
    }
    .other = { $seat } elige entre una Ficha de Aturdimiento y un Estudiante.
prompt-cube-protect = Vas a perder un cubo Protegido: consérvalo, o déjalo ir.
    .other = { $seat } decide si conserva un cubo Protegido.
prompt-cube-give = Elige el cubo que Entregas.
    .other = { $seat } elige el cubo que Entrega.
prompt-cube-drop = Elige el cubo que Sueltas.
    .other = { $seat } elige el cubo que Suelta.
prompt-cube-land = No hay ninguna ranura libre aquí: elige la Zona conectada donde cae el cubo.
    .other = { $seat } elige dónde cae el cubo.

## Jefe y Pánico

prompt-boss-target = Elige al Doctorando que persigue { $the_boss }.
    .other = { $seat } elige al Doctorando que persigue { $the_boss }.
prompt-boss-way = Elige el camino que toma { $the_boss }.
    .other = { $seat } elige el camino que toma { $the_boss }.
prompt-boss-lead = Lleva al Jefe ({ $boss }) a una Zona conectada, o déjalo aquí.
    .other = { $seat } se lleva al Jefe ({ $boss }).
prompt-boss-arrival = Elige dónde aparece { $the_boss }.
    .other = { $seat } elige dónde aparece { $the_boss }.
prompt-panic-push = Elige a qué Zona empuja la estampida a este Doctorando.
    .other = { $seat } decide a qué Zona empuja la estampida a un Doctorando.

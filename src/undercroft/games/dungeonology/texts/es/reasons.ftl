### Por qué no se puede hacer algo, en español.
### Un mensaje es reason- y la clave con guiones: una frase que explica, dirigida al jugador. El código de la regla lo añade quien la muestra;
### también es un argumento, $rule, cuando una clave sirve a varias reglas.

## La mesa

reason-table-over = La partida ha terminado.
reason-table-not-you = Ahora decide { $seat }, no tú.
reason-resign-gone = Tu Doctorando ya ha dejado la partida.

## Ahora no: el momento en que se preguntaría

reason-moment-turn = Eso se elige una sola vez, al empezar tu turno.
reason-moment-exploring = Solo es posible en la Fase de Movimiento o en la Fase de Acción de tu turno.
reason-moment-action-phase = Es una Acción: solo se hace en la Fase de Acción de tu turno.
reason-moment-playing = Las cartas y Habilidades solo se juegan cuando se te pregunta por ellas.
reason-moment-reaction = Una Reacción solo se juega cuando un oponente acaba de declarar un Efecto Principal.
reason-moment-effect = Eso solo se elige cuando una regla o un efecto te lo pide.
reason-moment-first = Antes va otra cosa: responde a lo que se te pregunta.
reason-moment-test = Eso debe esperar: hay una Prueba de Sigilo en curso.
reason-choice-not-among = Eso no está entre las elecciones que tienes aquí.

## Actividades y Acciones

reason-explore-spent = Tienes tantas Fichas de Aturdimiento como Resistencia: haz un Descanso o presenta tu Tesis.
reason-submit-stars =
    { $n ->
        [0] Una Tesis pide { $needed } Estrellas, y no tienes ninguna.
       *[other] Una Tesis pide { $needed } Estrellas, y tienes { $n }.
    }
reason-action-phase = Las Acciones se hacen en la Fase de Acción, después de la Fase de Movimiento.
reason-action-used = Ya has hecho tu Acción este turno.
reason-action-same-kind = Tu Acción adicional debe ser de otra clase que la primera.

## Moverse

reason-move-no-points =
    { $rule ->
        [DGY-MOVE-07] No tienes puntos de Velocidad: los de tu carta solo cuentan en la Fase de Movimiento.
       *[other] No te quedan puntos de Velocidad.
    }
reason-move-here = Ya estás en { $the_zone }.
reason-move-not-placed = No se puede entrar ({ $zone }): no es otra Zona de la Mazmorra.
reason-move-not-adjacent = Esta Zona no es adyacente a la tuya: { $zone }.
reason-move-not-linked = Esta Zona es adyacente, pero ningún Pasaje lleva a ella: { $zone }.
reason-move-door = Una Puerta cierra la entrada ({ $zone }): te falta { $lacking }.
reason-move-door-either = Una Puerta cierra la entrada ({ $zone }): te haría falta uno de estos cubos, { $lacking }.
reason-move-ambush = Una Emboscada espera en { $the_zone }: no tienes ningún Estudiante que Sacrificar ni puedes recibir otra Ficha de Aturdimiento.
reason-reveal-maximum = Durante la Alerta Máxima no se añaden Zonas.
reason-reveal-no-tiles = No queda ninguna loseta del Piso { $floor }.
reason-reveal-no-way = Todos los Pasajes llevan ya a una Zona o a un Muro ({ $zone }).
reason-reveal-barren = Ninguna loseta encaja aquí ({ $zone }), como se ha visto en este turno.
reason-sneak-no-passage = Ningún Pasaje Secreto lleva de aquí hacia { $the_zone }.
reason-sneak-phase = Los Pasajes Secretos solo se usan en la Fase de Movimiento.
reason-sneak-lost-map = La Maldición «{ card-lost-map }» te impide usar Pasajes Secretos y Teletransportes.
reason-sneak-dark = Con «{ card-darkness }» nadie usa Pasajes Secretos ni Teletransportes.
reason-zone-not-in-play = Los efectos de las Zonas no valen en esta partida.
reason-zone-colour = Para eso necesitas { $the_cube } en tu Tablero de Notas.
reason-bivouac-none = No hay ningún Campamento en { $the_zone }.
reason-bivouac-maximum = Durante la Alerta Máxima nadie descansa.
reason-teleport-none = No hay ningún Teletransporte en { $the_zone }.

## Estudio y Espionaje

reason-study-camp = En la Zona Inicial no hay Pruebas de Sigilo.
reason-study-no-cube = No hay ningún cubo para ti en { $the_zone }.
reason-study-no-room = Tu Tablero de Notas no tiene sitio para ningún cubo de esta Zona: { $zone }.
reason-study-intelligence =
    { $n ->
        [one] Tu Inteligencia solo permite 1 cubo.
       *[other] Tu Inteligencia solo permite { $n } cubos.
    }
reason-test-no-card = Necesitas al menos 1 Carta de Artimaña para declarar un Valor de Sigilo.
reason-spy-nobody = Solo puedes espiar a otro Doctorando que siga en la partida.
reason-spy-safe = { $victim } está a salvo en la Zona Inicial.
reason-spy-far = { $victim } no está ni en tu Zona ni en una conectada.
reason-spy-no-cube = { $victim } no tiene ningún cubo de { $cube }.
reason-spy-no-student =
    { $n ->
        [one] El Espionaje cuesta 1 Estudiante, y no tienes ninguno.
       *[other] El Espionaje te cuesta { $n } Estudiantes, y tienes menos.
    }

## Jugar cartas

reason-play-not-in-hand = { $card } no está en tu mano.
reason-play-camp = En la Zona Inicial no puedes jugar Cartas de Artimaña.
reason-play-no-student =
    { $n ->
        [one] No tienes ningún Estudiante que Sacrificar.
       *[other] Te cuesta { $n } Estudiantes, y tienes menos.
    }
reason-aux-no-such-effect = { $card } no tiene ese Efecto Auxiliar.
reason-aux-test-only = El Efecto Auxiliar de { $card } solo se usa en una Prueba de Sigilo, una vez declarado el Valor de Sigilo.
reason-aux-own-phase = El Efecto Auxiliar de { $card } solo se usa en tu Fase de Movimiento o de Acción, fuera de las Pruebas de Sigilo.
reason-aux-nothing-to-discard = No tienes otra carta que descartar.
reason-target-nobody = Debes elegir a otro Doctorando que siga en la partida.
reason-target-safe = { $victim } está a salvo en la Zona Inicial.
reason-target-disguised = { $victim } lleva un disfraz: no se puede elegir a este Doctorando.
reason-target-no-cards = { $victim } no tiene Cartas de Artimaña.
reason-cost-stun = No puedes soportar las Fichas de Aturdimiento que cuesta { $card }.

## Efectos Principales y Reacciones

reason-main-not-in-use = Los Efectos Principales no valen en esta partida.
reason-main-none = { $card } no tiene Efecto Principal.
reason-main-reaction = { $card } es una Reacción: responde a un Efecto Principal que un oponente acaba de declarar.
reason-main-maximum = { $card } no se puede jugar durante la Alerta Máxima.
reason-main-action = { $card } es una Acción: solo se juega en tu Fase de Acción.
reason-main-own-phase = { $card } solo se juega en tu Fase de Movimiento o de Acción.
reason-main-in-test = { $card } no se puede jugar durante una Prueba de Sigilo.
reason-main-own-test = { $card } solo se juega en tu propia Prueba de Sigilo, después de declarar.
reason-main-at-once = { $card } solo se juega en tu propia Prueba de Sigilo, justo después de declarar.
reason-main-rival-study = { $card } solo se juega en el Estudio de un oponente, después de que declare.
reason-main-turn-start = { $card } solo se juega al empezar el turno de un oponente.
reason-main-announced = { $card } solo se juega cuando un oponente anuncia un Estudio.
reason-main-other-moment = { $card } no se juega en este momento.
reason-main-after-action = { $card } solo se juega después de tu Acción.
reason-react-none = { $card } no es una Reacción.
reason-react-not-me = { $card } solo responde a un efecto que te afectaría.

## Habilidades

reason-skill-not-yours = Tu Doctorando no tiene ahora esta Habilidad: { $skill }.
reason-skill-own-phase = { $skill } solo se usa en tu Fase de Movimiento o de Acción, fuera de las Pruebas de Sigilo.
reason-skill-own-test = { $skill } solo se usa en tu propia Prueba de Sigilo, después de declarar.
reason-skill-stun = { $skill } cuesta una Ficha de Aturdimiento, y no puedes soportar otra.
reason-skill-nobody-here = Aquí no hay nadie a quien puedas golpear este turno.
reason-skill-maximum = { $skill } no se puede usar durante la Alerta Máxima.
reason-skill-no-stun = No tienes ninguna Ficha de Aturdimiento que descartar.
reason-skill-no-card = No tienes ninguna carta con que pagar { $skill }.
reason-skill-none-collects = Tu Doctorando no tiene ninguna Habilidad que Obtenga cubos.
reason-skill-too-dear = No puedes pagar tantos cubos con { $skill }.

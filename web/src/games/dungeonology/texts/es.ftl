### Lo que solo dice el dibujo de la mesa, en español. Todo lo demás viene de los textos del juego.

## Partes de una Prueba de Sigilo

part-zone = Valor de Alerta de la Zona
part-alert-card = Penalización de Estudio
part-cubes = más cubos
part-cube = valor del cubo
part-students = Estudiantes del objetivo
part-study-bonus = Mejora de Estudio
part-good-luck = Buena Suerte
part-bad-luck = Mala Suerte
part-least = al menos 1

## La mazmorra

seen-dungeon = La Mazmorra
seen-zone-is = { $zone }, Piso { $floor }
seen-zone-alert =
    { $bonus ->
        [0] Valor de Alerta { $alert }
       *[other] Valor de Alerta { $alert }, más { $bonus } por la Penalización de Estudio
    }
seen-zone-panic = Valor de Alerta { $alert }, más { $bonus } por la Carta de Pánico
seen-zone-cubes =
    { $n ->
        [0] No quedan cubos
       *[other] { $wanted }
    }
seen-zone-effects = Efectos: { $effects }
seen-zone-idle = Impresos, pero ahora sin efecto: { $effects }
seen-zone-fresh = Nadie ha entrado todavía
seen-zone-links =
    { $joins_n ->
        [0] No está conectada con ninguna Zona
       *[other] Conectada con { $joins }
    }
seen-zone-boss = { $the_boss } está aquí
seen-zone-seats =
    { $seats_n ->
        [one] { $seats } está aquí
       *[other] { $seats } están aquí
    }
seen-figure = { $name }: { $zone }
seen-disguised = Con disfraz
seen-turned-up = Loseta revelada
seen-turned-up-choose = Losetas reveladas: elige cuál pruebas
seen-floors = Los Pisos y las losetas que quedan en sus pilas
seen-pile =
    { $n ->
        [0] Piso { $floor }: no quedan losetas
        [one] Piso { $floor }: queda 1 loseta
       *[other] Piso { $floor }: quedan { $n } losetas
    }

## Doctorandos, Campus y cartas

seen-use-bonus = Valor de Mejora
seen-use-aux = Efecto Auxiliar
seen-use-main = Efecto Principal
seen-offered = ahora
seen-bonus-text = Bajada en tu propia Prueba de Sigilo, suma { $n } a tu Valor de Sigilo.
seen-main-none = Esta carta no tiene.
seen-main-idle = En esta mesa no valen los Efectos Principales.
seen-mark-add = Mejora
seen-mark-aux = Auxiliar
seen-mark-main = Principal
seen-mark-react = Reacción
seen-mark-discard = Descarte
seen-or = o
seen-badge-points = Puntos al final
seen-side-normal = Cara normal
seen-side-exalted = Exaltado
seen-side-up = cara visible
seen-combo = Combo de Conocimiento
seen-effect-idle = (ahora sin efecto)
seen-boss-sighting = Avistamiento
seen-boss-activation = Activación
seen-boss-encounter = Encuentro
seen-boss-away = aún sin avistar
seen-look = { $name }, de cerca
seen-hand = Mano
seen-students = Estudiantes
seen-stun =
    { $n ->
        [one] 1 Ficha de Aturdimiento, { $stamina } como máximo
       *[other] { $n } Fichas de Aturdimiento, { $stamina } como máximo
    }
seen-stars = Estrellas
seen-points = Puntos de los cubos
seen-score = Puntuación
seen-points-short = puntos
seen-points-clan = con el Clan
seen-skills = Habilidades
seen-first = empieza
seen-face-down = (boca abajo)
seen-veiled = { $n } boca abajo
seen-gone = ha salido de la Mazmorra
seen-seek = Mostrar en el plano: { $zone }
seen-thesis-place = Tesis n.º { $n }
seen-notes = Tablero de Notas: { $name }
seen-column = { $cube }: { $n } de { $slots } casillas, { $value } puntos por cubo; Estrellas { $stars }, flechas { $arrows }
seen-column-white = Información universal { $n }
seen-own = Tu Doctorando
seen-speed-left = Puntos de Velocidad que quedan
seen-campus = Campus
seen-warning-final = Última ronda: la partida acaba cuando vuelva el turno de { $name }.
seen-warning-countdown = La partida acaba cuando fuera a empezar el próximo turno de { $name }.
seen-warning-maximum = Alerta Máxima
seen-alert-bonus = Penalización de Estudio
seen-alert-modifier = Modificador de Alerta
seen-row-placed = Fila { $n }, con un Estudiante Omega:
seen-row-next = Fila { $n }, la próxima:
seen-row-later = Fila { $n }:
seen-row-brings = Penalización de Estudio +{ $bonus }, { $students } Estudiantes por jugador, { $omegas } Omega
seen-refill = Nuevos Estudiantes en la Universidad
seen-each = por jugador
seen-next = próxima
seen-level = Nivel de los jugadores: { $level }
seen-university = Universidad
seen-bag = Estudiantes { $students }, Omega { $omegas }
seen-bag-unknown = Nadie sabe qué queda en la bolsa.
seen-bonfire = Hoguera
seen-bonfire-has = Estudiantes en { $n } de { $spaces } ranuras
seen-clan-unknown = Boca abajo: no la conoces.
seen-clan-known = la conoces
seen-clan-open = boca arriba
seen-target = Objetivo de Tesis
seen-piles = Pilas y Reserva
seen-deck-trick = Mazo de Artimañas
seen-deck-jinx = Mazo de Maldiciones
seen-discard = Descarte: { $n }
seen-discard-trick = Cartas de Artimaña descartadas: { $n }
seen-discard-jinx = Cartas de Maldición descartadas: { $n }
seen-tiles = Losetas del Piso { $floor }
seen-supply = Cubos en la Reserva
seen-traps = Fichas de Trampa en la Reserva

## Escenas

seen-test = Prueba de Sigilo
seen-study-of = { $name } Estudia { $zone }
seen-espionage-of = { $name } espía a { $victim }
seen-stealth = Valor de Sigilo
seen-alert = Valor de Alerta
seen-against = contra
seen-laid =
    { $n ->
        [one] 1 carta bajada
       *[other] { $n } cartas bajadas
    }
seen-speakers = Quién puede jugar cartas en esta prueba
seen-speaks-now = puede jugar
seen-speaks-next = después
seen-speaks-spoken = ha pasado
seen-speaks-silent = no puede jugar
seen-plays = Efectos Principales declarados
seen-cancelled = cancelado
seen-thesis-of = La Tesis de { $name }
seen-item-cubes = Cubos
seen-item-clan = Clan
seen-item-thesis = Tesis
seen-item-interns = Becarios
seen-item-jinxes = Cartas de Maldición
seen-place-no-thesis = sin Tesis aceptada
seen-place-resigned = abandonó

## El veredicto de una prueba, desde el lado de quien lo lee

seen-drama-study =
    { $passed ->
        [yes] { $who ->
            [me] Nadie te descubre: las notas son tuyas.
            [thrower] { $name } estudia a pesar de ti.
           *[other] Nadie descubre a { $name }.
        }
       *[no] { $who ->
            [me] Te han oído.
            [thrower] Delatas a { $name }.
           *[other] Han oído a { $name }.
        }
    }
seen-drama-espionage =
    { $passed ->
        [yes] { $who ->
            [me] { $victim } no se entera de nada.
            [victim] { $name } te espía sin que lo veas.
            [thrower] { $name } espía a { $victim } a pesar de ti.
           *[other] { $victim } no descubre a { $name }.
        }
       *[no] { $who ->
            [me] { $victim } te descubre.
            [victim] Descubres a { $name } espiándote.
            [thrower] Delatas a { $name } ante { $victim }.
           *[other] { $victim } descubre a { $name }.
        }
    }
seen-drama-thesis =
    { $accepted ->
        [yes] { $who ->
            [me] ¡Aceptan tu Tesis!
           *[other] Aceptan la Tesis de { $name }.
        }
       *[no] { $who ->
            [me] Rechazan tu Tesis.
           *[other] Rechazan la Tesis de { $name }.
        }
    }

## El foco

seen-drama-hit = Esto va contra ti
seen-drama-hit-card = { $name } te quita una carta de la mano.
seen-drama-hit-student = { $name } te Roba un Estudiante.
seen-drama-hit-cube = { $name } Roba de tus notas: { $cube }.
seen-drama-hit-hand = { $name } mira tu mano.
seen-drama-hit-main = { $name } declara { $card } contra ti.
seen-drama-hit-aux = { $name } usa { $card } contra ti.
seen-drama-omega = Suena la campana de alarma
seen-drama-omega-row =
    { $left ->
        [0] Hay un Estudiante Omega en cada fila: el final está cerca.
        [one] Fila { $n } de { $all } ocupada. Una más y la Carta de Alerta está llena.
       *[other] Fila { $n } de { $all } ocupada.
    }
seen-drama-star = Una Estrella
seen-drama-star-gained =
    { $who ->
        [me] { $n ->
            [one] Tienes tu primera Estrella. Hacen falta dos para una Tesis.
           *[other] Tienes { $n } Estrellas.
        }
       *[other] { $n ->
            [one] { $name } tiene su primera Estrella.
           *[other] { $name } tiene { $n } Estrellas.
        }
    }
seen-drama-star-lost = Una Estrella perdida
seen-drama-exalted = Cara Exaltada
seen-drama-exalted-about =
    { $who ->
        [me] Das la vuelta a tu carta: cara Exaltada.
       *[other] { $name } da la vuelta a su carta: cara Exaltada.
    }
seen-drama-knowledge = Conocimiento
seen-drama-knowledge-about =
    { $who ->
        [me] Tomas la Ficha de Conocimiento: el secreto del Clan se abre para ti.
       *[other] { $name } toma la Ficha de Conocimiento: el secreto del Clan se abre.
    }
seen-drama-jinx = Una Carta de Maldición
seen-drama-jinx-about = La tomas boca abajo. Solo tú sabes lo que hará.
seen-drama-stun = Aturdimiento
seen-drama-boss-met = Te ha encontrado.
seen-drama-last-round = El final está cerca
seen-story-points = Puntos de los cubos, ronda a ronda

## El objetivo, en pocos signos

seen-zone-far = Ir hasta allí: { $n } pasos
seen-goal-alarm = Alarma: { $n } de { $rows } filas llenas
seen-goal-stars = Estrellas: { $n } de las { $needed } que pide una Tesis
seen-goal-points = Puntos de tu Tesis: { $n } de { $target }
seen-goal-points-unknown = Puntos de tu Tesis: { $n }; cuántos hacen falta solo lo dice la carta de Clan

## Las opciones en pocas palabras, junto a sus etiquetas

token-scholar = { $scholar }
token-explore = Explorar
token-rest = Descansar
token-submit = Presentar: { $points }
token-walk = { $zone }
token-sneak = { $zone }
token-teleport = Teletransporte: { $zone }
token-reveal = Zona nueva
token-lay =
    { $shift ->
        [none] { $side }
       *[other] { $side }, ½ { $shift }
    }
token-under = Bajo la pila
token-floor = Piso { $floor }
token-study = Estudiar
token-indicate =
    { $ahead ->
        [yes] Estudiar: { $word }
       *[no] { $wanted }
    }
token-add = { $card } +{ $bonus }
token-declare = Declarar { $stealth } contra { $alert }
token-spy = { $seat }: { $cube }
token-heist = { $seat }: { $cube }
token-bivouac = Acampar
token-collect = { $skill }: { $wanted }
token-aux =
    { $word ->
        [stealth] { $card }: Sigilo
        [alert] { $card }: Alerta
        [draw] { $card }: robar
        [discard] { $card }: descartar
       *[other] { $card }
    }
token-rob = { $card }: { $seat }
token-main = { $card }
token-react = { $card }
token-skill = { $skill }
token-discard = { $card }
token-target = { $seat }
token-at = { $zone }
token-into = { $zone }
token-pass =
    { $prompt ->
        [test-tester] { $passed ->
            [yes] Aceptar: éxito
           *[no] Aceptar: fracaso
        }
       *[other] Pasar
    }
token-done =
    { $prompt ->
        [phase-movement] Fin del movimiento
        [phase-action] Fin del turno
        [rest-discard] Basta
        [boss-lead] Hasta aquí
        [card-slip] Quedarse
       *[card-gift] Estudiar
    }

## Las figuras del libro

seen-figure-zone = Una Zona: sus cubos, su escudo con el Valor de Alerta, sus Pasajes y sus Puertas.
seen-figure-notes = Un Tablero de Notas: los cubos llenan sus columnas desde abajo, y una Estrella o una flecha cuenta mientras haya un cubo a su lado.
seen-figure-card = Una Carta de Artimaña y sus usos.
seen-figure-test = Una Prueba de Sigilo: las dos sumas, cada número con su origen.
seen-figure-alert = Una Carta de Alerta: filas de Estudiantes Omega, cada una con su Penalización de Estudio y los Estudiantes que trae.
seen-figure-jinx = Una Carta de Maldición: lo que hace, y cuántos puntos cuesta al final.
seen-figure-boss = Un Jefe: lo que pasa cuando aparece, se despierta y se encuentra con alguien.
seen-figure-clan = Una Carta de Clan: los puntos que pide una Tesis, y lo que al Clan le gusta o no.

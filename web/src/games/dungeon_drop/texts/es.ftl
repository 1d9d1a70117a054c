### Lo que solo dice la página de Dungeon Drop, en español. Todo lo demás viene de los textos del juego.

## flat

seen-table = La mesa vista desde arriba
seen-look = Cómo se muestra la mesa
seen-look-space = 3D
seen-look-flat = Desde arriba
seen-look-both = Las dos
seen-look-words = En palabras
seen-length-mm = { $n } mm
seen-length-cm = { $n } cm
seen-from =
    { $pawn ->
        [yes] del Peón
       *[no] del centro de la mesa
    }
seen-where = a { $far } { $facing } { $from }
seen-where-here = justo en el lugar { $from }
seen-facing-n = al norte
seen-facing-ne = al noreste
seen-facing-e = al este
seen-facing-se = al sureste
seen-facing-s = al sur
seen-facing-sw = al suroeste
seen-facing-w = al oeste
seen-facing-nw = al noroeste
seen-cube =
    { $size ->
        [s] { $cube }, pequeño
        [l] { $cube }, grande
       *[h] { $cube }, enorme
    }
seen-cube-there = { $cube }: { $where }
seen-cube-open = { $cube }. Se puede elegir
seen-token = Ficha de Pilar { $n }: { $where }
seen-pawn = El Peón: { $where }
seen-meeple = Meeple de { $seat }: { $where }
seen-words =
    { $solo ->
        [yes] Sobre la mesa: { $n } cubos. El norte está lejos de ti; las distancias se miden desde el Peón.
       *[no] Sobre la mesa: { $n } cubos. El norte está lejos de ti; las distancias se miden desde el centro de la mesa.
    }
seen-region-room = En tu sala: { $n }
seen-region-dungeon = En el resto de la Mazmorra: { $n }
seen-region-outside = Fuera de los Límites de la Mazmorra: { $n }
seen-aim = Apuntar
seen-aim-which = Cubo
seen-aim-none = Elige un cubo
seen-aim-cube = Elige antes un cubo
seen-aim-numbers = La puntería en números
seen-aim-go = Soltar { $n } { $n ->
    [one] cubo
   *[other] cubos
}
seen-drop-called = Soltar { $where }, desde { $height } de altura
seen-aim-x = Derecha (mm)
seen-aim-y = Fondo (mm)
seen-aim-height = Altura: { $n } mm
seen-aim-direction = Dirección (°)
seen-aim-strength = Fuerza: { $n } %
seen-aim-at = Punto elegido: { $where }.
seen-aim-moved = Fuera de la zona. Cuenta el punto más cercano: { $where }.
seen-aim-cross = Punto elegido: { $where }
seen-aim-arrow = Capirotazo: dirección { $direction }°, fuerza { $strength } %
seen-aim-scatter = La mitad de los cubos se detiene a menos de { $half }, nueve de cada diez a menos de { $most }.
seen-aim-noise = Una mano nunca es exacta: la dirección y la fuerza pueden variar un poco.
seen-aim-help-point = Haz clic o toca la mesa, o arrastra la mira. Teclas sobre la mira: flechas 1 mm, con Mayús 10 mm; Re Pág y Av Pág para la altura; Intro confirma.
seen-aim-help-flick = Arrastra desde un cubo en la dirección en que debe ir. Teclas sobre la flecha: izquierda y derecha giran, arriba y abajo para la fuerza, con Mayús de diez en diez; Intro confirma.
seen-aim-help-height = Cuanto más alto caen, más se dispersan.
seen-swap-first = Elige el primero de dos cubos sobre la mesa.
seen-swap-second = Elegido: { $cube }. Elige ahora el cubo con el que cambia de lugar, o elígelo otra vez para empezar de nuevo.
seen-stuck = No queda ninguna sala a la que puedas ir y sobrevivir. Una habilidad o una Poción aún puede cambiarlo.
seen-rooms = Salas
seen-rooms-count =
    { $n ->
        [one] 1 sala
       *[other] { $n } salas
    }
seen-room = { $cubes }{ $damage ->
        [0] {""}
       *[other] ; daño { $damage }
    }; { $where }
seen-room-called =
    { $solo ->
        [yes]
            { $empty ->
                [yes] Entrar en la sala vacía { $where }
               *[no] Entrar en la sala con { $room }
            }
       *[no]
            { $empty ->
                [yes] Saquear la sala vacía { $where }
               *[no] Saquear la sala con { $room }
            }
    }
seen-room-before = Sala anterior
seen-room-next = Sala siguiente
seen-room-taken = Lo que tomarías
seen-room-empty = Nada que tomar
seen-room-stairs = La Escalera está aquí
seen-room-cost =
    { $hits ->
        [0] Sin daño: corazones libres { $left }
       *[other]
            { $eased ->
                [yes] Daño { $damage } de { $hits }, con Escudos y Aptitudes lo mejor posible: corazones que quedan { $left }
               *[no] Daño { $damage }: corazones que quedan { $left }
            }
    }
seen-room-help =
    { $solo ->
        [yes] Toca una sala para ver lo que da y lo que cuesta.
       *[no] Toca una sala, o elige sus tres Pilares uno por uno.
    }
seen-room-picked = Esquinas elegidas: { $n } de 3.
seen-room-first = Elige una sala
seen-room-enter =
    { $solo ->
        [yes] Entrar en la sala { $n } de { $of }
       *[no] Saquear la sala { $n } de { $of }
    }

## scene

seen-space = La mesa en relieve
seen-space-help = Solo para la vista; la vista desde arriba y la vista en palabras lo cuentan todo. Las flechas giran la mesa, con Mayús la desplazan; más y menos acercan y alejan, 0 lo muestra todo.
seen-space-loading = Poniendo la mesa…
seen-space-missing = Este navegador no puede dibujar en relieve. La vista desde arriba muestra lo mismo y permite hacerlo todo.
seen-space-above = Mirar desde arriba
seen-space-skip = Saltar la caída

## panels

seen-own = Tu Héroe
seen-cards = Raza y Clases
seen-tilted = Usada en este piso
seen-hearts =
    Corazones: { $n } de { $life } libres{ $strain ->
        [0] {""}
       *[other] , fatiga { $strain }
    }
seen-covers = { $cube }: corazones cubiertos: { $n }
seen-life = Vida { $n }
seen-stash = Botín
seen-weight = peso { $n }
seen-trophies = Trofeos
seen-points-short = ptos
seen-points-so-far = Puntos hasta ahora, sin los Cofres que faltan por lanzar
seen-quest-so-far =
    { $n ->
        [one] 1 punto hasta ahora, gemas incluidas
       *[other] { $n } puntos hasta ahora, gemas incluidas
    }
seen-quest-parts = Hasta ahora: gemas { $gems }, extra { $bonus }
seen-quest-hidden = Boca abajo hasta el final
seen-required =
    { $n } de { $required } puntos requeridos{ $chests ->
        [0] {""}
        [one] , y 1 Cofre por lanzar
       *[other] , y { $chests } Cofres por lanzar
    }
seen-meeple-points =
    { $n ->
        [one] 1 punto por su meeple
       *[other] { $n } puntos por su meeple
    }
seen-gave-up = Se ha rendido
seen-gem-sizes = Gema pequeña / gema grande
seen-tracker = Contador de Reliquias
seen-tracker-at = { $n } de { $last } fragmentos de la Reliquia
seen-floor = Piso { $n }
seen-required-scores = Puntuaciones Requeridas
seen-band =
    { $from ->
        [0] Aún sin fragmentos: { $n } puntos requeridos
       *[other] De { $from } a { $to } fragmentos: { $n } puntos requeridos
    }
seen-legacies = Lo que dejas tras de ti
seen-legacy-now = Si te retiras ahora: { $legacy }
seen-rounds = Rondas y orden de turno
seen-round-of = Ronda { $n } de { $of }
seen-round = Empieza la ronda { $n }
seen-order = Orden de turnos
seen-order-why =
    { $n ->
        [1] La iniciativa más baja juega primero.
       *[other] El botín más ligero juega primero.
    }
seen-initiative = iniciativa { $n }
seen-box = Caja
seen-box-count =
    { $n ->
        [one] Queda 1 cubo
       *[other] Quedan { $n } cubos
    }
seen-box-turns =
    { $turns ->
        [0] vacía
        [one] { $n } cubos, 1 turno
       *[other] { $n } cubos, { $turns } turnos
    }
seen-drawn =
    { $n ->
        [one] 1 cubo sacado
       *[other] { $n } cubos sacados
    }
seen-aside = Apartados
seen-discard = Descarte
seen-looting = { $name } saquea la sala
seen-looted = { $name } se lleva
seen-taken = Tesoros
seen-hits = Monstruos que golpean
seen-damage = { $cube }, daño { $n }
seen-mark-shield = Escudo
seen-mark-slay = Abatir
seen-stopped = Detenido por un Escudo
seen-slain = Trofeo al instante
seen-spared = No hace daño
seen-left =
    { $n ->
        [one] Después queda 1 corazón
       *[other] Después quedan { $n } corazones
    }
seen-would-kill = Esto te mataría: detén a un monstruo
seen-shields-left =
    { $n ->
        [one] 1 Escudo por gastar
       *[other] { $n } Escudos por gastar
    }
seen-wounded = { $n } de daño
seen-counted = Recuento del piso { $n }
seen-of-required = { $n } requeridos
seen-too-little = No basta para las profundidades. Es hora de retirarse.
seen-descent = Bajada al piso { $n }
seen-new-class = Nueva Clase: { $card }
seen-new-quest = Nueva Misión: { $card }
seen-saved = Victoria: ¡{ $legacy }!
seen-home = Vuelves a casa con { $legacy }
seen-lost = El Héroe se ha perdido

## El escenario y el foco

seen-drama-count = Se cuenta el piso de { $name }
seen-drama-counted =
    { $enough ->
        [yes] { $n ->
            [0] ¡Justo lo necesario!
            [one] ¡Suficiente, y sobra 1 punto!
           *[other] ¡Suficiente, y sobran { $n } puntos!
        }
       *[no] { $n ->
            [one] Falta 1 punto.
           *[other] Faltan { $n } puntos.
        }
    }
seen-drama-chests = { $name } abre los Cofres
seen-drama-chests-hold =
    { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
seen-drama-overreached = Demasiado
seen-drama-levelled =
    { $who ->
        [me] Subes un nivel: { $card }.
       *[other] { $name } sube un nivel: { $card }.
    }
seen-drama-last-round = La última ronda
seen-story-cubes = Cubos, ronda a ronda

## El objetivo, en pocos signos

seen-goal-points = { $n } de los { $required } puntos que pide este piso
seen-goal-turns =
    { $n ->
        [0] ningún turno más
        [one] queda 1 turno
       *[other] quedan { $n } turnos
    }

## Las opciones en pocas palabras, junto a sus etiquetas

token-use = { $ability }
token-drink = Poción: { $the_cube }
token-give-back = Devolver: { $the_cube }
token-leave = Salir: { $points } de { $required }
token-stay = Quedarse
token-retire = Retirarse
token-descend = Al piso { $floor }
token-pass = Sin meeple
token-done =
    { $prompt ->
        [act-choose] Sin habilidad
        [loot-ability] Sin habilidad
        [loot-slay] Basta
        [loot-shield] Basta
        [loot-room] Nada
        [act-flick] Basta
        [act-pick] Basta
        [act-mend] Basta
        [turn-end] Fin del turno
       *[other] Seguir
    }

## Lo que ha pasado en una mesa que se ve: sin los números de los lugares

near-event-explored =
    { $cubes_n ->
        [0] { $seat } ya no tiene nada que soltar.
       *[other] { $seat } suelta { $cubes } desde { $height } mm.
    }
near-event-placed = { $seat } coloca { $the_cube }.
near-event-slid = { $seat } desliza { $the_cube }.
near-event-propped = { $seat } pone { $the_cube } en otro sitio.
near-event-pulled = { $seat } atrae { $cubes }.
near-event-dropped-again = { $seat } levanta { $cubes } y lo vuelve a soltar todo, desde { $height } mm.
near-event-meeple-placed = { $seat } coloca un meeple.

## La primera vez, en solitario

seen-first-solo = Tres Pilares forman una sala, y saqueas lo que hay en ella; cada monstruo cubre tus corazones. Has venido a por las Reliquias: con puntos suficientes y una Reliquia, sal por la Escalera. Cuatro salvan tu aldea; nueve, el mundo.
    .rule = { "DRP-RET-03" }

## Las figuras del libro

seen-figure-card = Una Misión: lo que valen las gemas, y su bonificación.
seen-figure-room = Una sala: tres esquinas, y todo lo que toca el espacio entre ellas.
seen-figure-hearts = Los corazones: los que cubren monstruos y los que están libres.
seen-figure-slide = Deslizar un Pilar: se empuja por la mesa, y la sala entre las esquinas cambia.
seen-figure-flick = Disparar un cubo: un golpe de dedo lo envía por la flecha a la sala, si nada se le cruza.

### Las palabras de la mesa en el terminal, en español: el dibujo, sus títulos, lo que se puede escribir y de qué trata cada decisión.
### Argumentos: cli-map-legend tiene $room y $passage, las esquinas de sus marcos; cli-row-... tienen $cards, $n y $limit.
### cli-tiles-legend tiene las esquinas de los tres Pisos y las letras de los cubos; dos cubos nunca comparten letra, y los efectos tienen las menos posibles.
### cli-verb-... son palabras para una acción, separadas por comas, que se pueden escribir en lugar de la notación.

## La mesa

cli-you = tú
cli-points =
    { $n ->
        [one] { $n } punto de movimiento
       *[other] { $n } puntos de movimiento
    }
cli-rooted = En este turno el Héroe no puede cambiar de espacio.
cli-slammed = En este turno las puertas abiertas están cerradas para el Héroe ({ $n }+).
cli-emboldened = Los No muertos enviados en este turno suman { $n } a su total.
cli-more = Más: map, hand, table. Ayuda: ?
cli-out = fuera del juego
cli-progress =
    { $n ->
        [one] { $n } paso hecho
       *[other] { $n } pasos hechos
    }
cli-wounds =
    { $n ->
        [one] { $n } herida
       *[other] { $n } heridas
    }
cli-entry = { $name }: { $text }
cli-row-quests = Misiones: { $cards }.
cli-row-done = Cumplidas: { $cards }.
cli-row-treasures = Tesoros { $n }/{ $limit }: { $cards }.
cli-row-boons = Favores { $n }/{ $limit }: { $cards }.
cli-row-banes = Azotes: { $cards }.
cli-row-wounded = Monstruos heridos: { $cards }.
cli-row-known = En la mano, como todos vieron: { $cards }.
cli-row-hand = Mano: { $cards }.

## Las columnas de los Héroes

cli-column-level = Niv
cli-column-life = Vida
cli-column-glory = Gloria
cli-column-peril = Peligro
cli-column-melee = Cuerpo
cli-column-magic = Magia
cli-column-move = Mov.
cli-column-hand = Mano
cli-column-quests = Misiones
cli-column-place = En

## El mapa

cli-map-north = N
cli-map-pit = Foso{ $n }
cli-map-upright = normal
cli-map-turned = girada
cli-map-more =
    { $n ->
        [one] Queda una carta más fuera del borde: escribe map, o map x,y para mirar allí.
       *[other] Quedan { $n } cartas más fuera del borde: escribe map, o map x,y para mirar allí.
    }
cli-map-nothing = No hay nada en ({ $cell }).
cli-map-legend = { $room } Sala, { $passage } Pasillo. O puerta abierta, L6 cerrada (6+), T6 con trampa (6+), o recién abierta. Un hueco es un paso, una línea un muro; una puerta contra un muro no lleva a ninguna parte. P Peligro, G Gloria, @0 Héroe, ! tu Misión, [2] adonde lleva la opción 2, Foso6 Foso (6+).

## El mapa de Dungeonology: letras de cubos y efectos

cli-speed =
    { $n ->
        [one] { $n } punto de Velocidad
       *[other] { $n } puntos de Velocidad
    }
cli-maximum = Alerta Máxima: { $card }.
cli-map-alert = A{ $n }
cli-tiles-more =
    { $n ->
        [one] Queda una Zona más fuera del borde: escribe map, o map y su nombre.
       *[other] Quedan { $n } Zonas más fuera del borde: escribe map, o map y un nombre.
    }
cli-tiles-legend = { $floor1 } Piso I, { $floor2 } II, { $floor3 } III; A5 Valor de Alerta. Cubos: { $civilization } Civilización, { $militia } Milicia, { $worship } Adoración, { $riches } Riquezas, { $caste } Linaje, { $empty } ninguno. Un hueco es un Pasaje, una línea un muro, { $blind } un Pasaje que no lleva a ninguna parte; { $militia } o { $worship } en él es una Puerta, / una Ficha de Escalera. / en una Zona: Escalera para quien entre primero. @0 Doctorando, [2] adonde lleva la opción 2. Tablero de Notas: * Estrella, + Mejora de Estudio.
cli-tiles-loose = { $false_information } Información falsa, { $universal_information } Información universal.
cli-tiles-eggs = o Huevo.
cli-tiles-floor-iv = { $floor } Piso IV; h Hecatombe, fY aquí se contrata un Familiar.
cli-tiles-boss = ! despierta al Jefe, & Jefe.
cli-tiles-omega = % Omega.
cli-tiles-dangers = e1 Emboscada, s Alto, p1 Peaje, d2 Peligro, +1 Buena Suerte, -1 Mala Suerte, (A) Pasaje Secreto, c{ $civilization } Campamento para un cubo de Civilización.
cli-tiles-tokens = { $wall } Ficha de Muro, (X) Pasaje Secreto X, ~ Ficha de Teletransporte, ? Trampa oculta.
cli-letter-civilization = C
cli-letter-militia = M
cli-letter-worship = A
cli-letter-riches = R
cli-letter-caste = L
cli-letter-false-information = F
cli-letter-universal-information = U
cli-icon-stairs = /
cli-icon-boss = !
cli-icon-ambush = e{ $n }
cli-icon-stop = s
cli-icon-hecatomb = h
cli-icon-engage-familiar = f{ $n }
cli-icon-toll = p{ $n }
cli-icon-danger = d{ $n }
cli-icon-good-luck = +{ $n }
cli-icon-bad-luck = -{ $n }
cli-icon-secret-passage = ({ $n })
cli-icon-bivouac = c{ $n }

## Campus y Doctorandos

cli-campus-bonfire = Hoguera { $n }/{ $limit }.
cli-campus-alert = Carta de Alerta { $card }: Estudiantes Omega { $n }/{ $limit }, Penalización de Estudio +{ $bonus }.
cli-campus-panic = Modificador de Alerta +{ $n }.
cli-campus-tiles = Losetas: { $piles }.
cli-campus-decks = Cartas de Artimaña { $deck }, descartadas { $discard }. Cartas de Maldición { $jinxes }.
cli-campus-boss =
    { $zone ->
        [none] { $boss }: no está en la Mazmorra.
       *[other] { $boss }: { $zone }.
    }
cli-campus-clan = { $card }.
cli-campus-reserve = Cubos en la Reserva: { $cubes }.
cli-campus-top = Último descarte: { $card }.
cli-campus-first = Primer jugador: { $seat }.
cli-campus-university = Universidad: { $gray } Estudiantes, { $omega } Omega.
cli-campus-spare = Reserva: { $students } Estudiantes, { $omegas } Omega.
cli-scholars-students = Est.
cli-scholars-stun = Atur.
cli-scholars-hand = Mano
cli-scholars-stars = Estr.
cli-scholars-bonus = Mej.
cli-scholars-points = Pts
cli-scholars-board = Tablero de Notas
cli-scholar-at = Lugar: { $zone }.
cli-scholar-values = Velocidad { $speed }, Inteligencia { $intelligence }.
cli-scholar-exalted = Exaltado.
cli-scholar-knowledge = Con Conocimiento.
cli-scholar-disguised = Con disfraz.
cli-scholar-worth =
    { $n ->
        [one] Según el Clan: { $n } punto.
       *[other] Según el Clan: { $n } puntos.
    }
cli-scholar-thesis =
    { $n ->
        [1] Ha presentado la primera Tesis.
       *[other] Ha presentado su Tesis, puesto { $n }.
    }
cli-scholar-out = Fuera del juego, sin Tesis.
cli-scholar-skills = Habilidades: { $cards }.
cli-scholar-jinxes = Cartas de Maldición: { $cards }.
cli-scholar-interns = Becarios: { $cards }.
cli-scholar-known = En la mano, como se sabe: { $cards }.
cli-scholar-hand = Mano: { $cards }.
cli-campus-research =
    { $n ->
        [one] Investigaciones a la vista: { $cards }; 1 carta en el mazo.
       *[other] Investigaciones a la vista: { $cards }; { $n } cartas en el mazo.
    }
cli-campus-brood = Huevos junto al Campus: { $n }. Llevados a casa: { $all } de 7.
cli-campus-omega = Omega está en { $the_zone }. Tomo de los Secretos { $n }/{ $limit }: { $tome }. Estrellas negras { $black }.
cli-campus-omega-card = Su última carta: { $card }, Alerta +{ $bonus } en su Zona.
cli-campus-cauldron =
    { $n ->
        [one] Caldero: 1 Estudiante.
       *[other] Caldero: { $n } Estudiantes.
    }
cli-scholar-star-tokens = Estrellas: { $cards }.
cli-scholar-familiars = Familiares: { $cards }.
cli-scholar-completed = Investigaciones: { $cards }.
cli-scholar-stored = Bajo la Carta Zainetto: { $cards }.
cli-scholar-stored-count =
    { $n ->
        [one] Hay 1 carta bajo la Carta Zainetto.
       *[other] Hay { $n } cartas bajo la Carta Zainetto.
    }
cli-scholar-silenced = Por ahora no juega Cartas de Artimaña, salvo para declarar.
cli-scholar-dulled = Por ahora la Mejora de Estudio cuenta 0.
cli-scholar-carrying = Lleva un Huevo: Velocidad −1, Alerta +1 en Estudios.
cli-scholar-delivered = Huevos llevados a casa: { $n }.
cli-scholar-fooled = Sin Habilidades: la Ficha del Bufón está en la carta.
cli-veiled = { $card } (boca abajo)
cli-veiled-unknown =
    { $n ->
        [one] { $n } boca abajo
       *[other] { $n } boca abajo
    }
cli-trick = +{ $bonus }, { $type }. { $aux }

## Pruebas de Sigilo y cartas declaradas

cli-test-study =
    { $count ->
        [0] Estudio de { $seat } ({ $zone }).
       *[other] Estudio de { $seat } ({ $zone }): { $wanted }.
    }
cli-test-espionage = { $seat } espía a { $victim } por { $the_cube }.
cli-test-alert =
    { $count ->
        [0] Valor de Alerta { $n }.
       *[other] Valor de Alerta { $n } ({ $parts }).
    }
cli-test-stealth =
    { $count ->
        [0] Valor de Sigilo { $n }.
       *[other] Valor de Sigilo { $n } ({ $parts }).
    }
cli-test-laid =
    { $cards_n ->
        [0] Cartas puestas: { $n }.
       *[other] Puesto: { $cards }.
    }
cli-test-short = Tal como está, falla por { $n }.
cli-test-enough = Tal como está, tiene éxito.
cli-test-silent = Nadie más puede jugar.
cli-part-zone = Zona
cli-part-egg = un Huevo en brazos
cli-part-omega = Omega está aquí
cli-part-sabotage = Sabotaje de Omega
cli-part-alert-card = Penalización de Estudio
cli-part-cubes = cubos de más
cli-part-cube = cubo
cli-part-students = Estudiantes del objetivo
cli-part-study-bonus = Mejora de Estudio
cli-part-good-luck = Buena Suerte
cli-part-bad-luck = Mala Suerte
cli-part-least = al menos 1
cli-plays =
    { $n ->
        [1] Declarado: { $plays }.
       *[other] Declarados, el último primero: { $plays }.
    }
cli-play = { $card } ({ $seat })
cli-play-cancelled = { $card } ({ $seat }, anulado)

## La mesa de Dungeon Drop: letras de los cubos, plano, Héroes y Caja; dos clases nunca comparten letra

cli-cube-pillar = p
cli-cube-gold = o
cli-cube-ruby = r
cli-cube-sapphire = z
cli-cube-diamond = d
cli-cube-potion = f
cli-cube-key = v
cli-cube-chest = c
cli-cube-shield = e
cli-cube-goblin = g
cli-cube-troll = t
cli-drop-floor = Piso { $n }
cli-drop-tracker = Contador de Reliquias { $n }/{ $limit }
cli-drop-required = Puntuación Requerida { $n }
cli-drop-round = Ronda { $n }/{ $limit }
cli-drop-then = después { $seats }
cli-drop-stuck = Cuidado: tal como están los cubos, el paso de Movimiento no tiene ninguna sala a la que sobrevivirías.
cli-drop-hand =
    { $known ->
        [0] Cubos sacados y aún no soltados: { $n }.
       *[other] En la mano: { $cubes }.
    }
cli-drop-loot = Saqueo: { $cubes }; daño { $n }, corazones restantes { $left }, Escudos { $shields }.
cli-drop-beyond =
    { $n ->
        [one] 1 pieza más está fuera del borde: escribe map, o map x,y para mirar allí.
       *[other] { $n } piezas más están fuera del borde: escribe map, o map x,y para mirar allí.
    }
cli-drop-legend = { $kinds }; en mayúscula los grandes. { $limits } límites de la Mazmorra. La escala está en mm.
cli-drop-legend-room = # ficha de Pilar, { $room } tu sala.
cli-drop-legend-pawn = @ Peón.
cli-drop-legend-meeple = @0 meeple del asiento 0.
cli-drop-life = Vida
cli-drop-weight = Peso
cli-drop-initiative = Inic
cli-drop-life-left = Vida { $left }/{ $life }.
cli-drop-covered = Corazones cubiertos: { $parts }.
cli-drop-stash = Botín: { $cubes }.
cli-drop-trophies = Trofeos: { $cubes }.
cli-drop-lockpick = Tiene una ganzúa.
cli-drop-meeples =
    { $n ->
        [one] 1 punto de meeple.
       *[other] { $n } puntos de meeple.
    }
cli-drop-points =
    { $chests ->
        [0] Puntuación hasta ahora: { $n }.
       *[other] Puntuación hasta ahora: { $n }, y Cofres por abrir: { $chests }.
    }
cli-drop-tilted = inclinada
cli-drop-box = Caja ({ $n }): { $cubes }.
cli-drop-aside = Apartados: { $cubes }.
cli-drop-discard = Descartados: { $cubes }.
cli-drop-at = { $label } en { $spot }
cli-drop-room =
    { $corners }: { $cubes }{ $how ->
        [safe] {""}
        [hurt] ; daño { $n }, corazones restantes { $left }
        [better] ; daño { $n }, corazones restantes { $left }; con ayuda daño { $least }, corazones restantes { $most }
        [helped] ; daño { $n }, demasiado sin ayuda; con un Escudo o una Aptitud daño { $least }, corazones restantes { $most }
       *[fatal] ; daño { $n }: no sobrevivirías
    }{ $stair ->
        [yes] ; Escalera
       *[no] {""}
    }
cli-drop-alike =
    { $n ->
        [one] { $label } (u otra sala igual)
       *[other] { $label } (u otras { $n } salas iguales)
    }
cli-drop-more-rooms =
    { $n ->
        [one] 1 sala más: ? sala la muestra. Se pueden escribir tres Pilares cualesquiera, por ejemplo sala p1 p2 p3.
       *[other] { $n } salas más: ? sala las muestra. Se pueden escribir tres Pilares cualesquiera, por ejemplo sala p1 p2 p3.
    }

## Lo que se puede escribir

cli-forms = Lo que se puede intentar
cli-rulings = R: decisiones, donde las reglas dejan una pregunta abierta
cli-rules-english = El texto de las reglas está en inglés.
cli-unknown = { $text } no es ninguna opción, ni el nombre de nada que veas.
cli-rules-hint = Escribe rules con un capítulo o un número de regla, por ejemplo: rules { $rule }
cli-help-map = dibujar todo el mapa; con x,y o el nombre de un lugar, la parte que lo rodea
    .command = map [lugar]
cli-help-hand = mostrar tu mano entera
    .command = hand
cli-help-table = mostrar otra vez toda la mesa
    .command = table
cli-help-log = mostrar lo ocurrido, las últimas líneas
    .command = log [líneas]
cli-help-explain = mostrar esta ayuda; con un número, explicar esa opción y lo que toca; con palabras, cualquier cosa que veas
    .command = ? [número o palabras]
cli-help-resign = abandonar: dejas la partida
    .command = resign
cli-help-words = una opción con palabras, por ejemplo { $example }
    .command = palabras
cli-help-rules = enumerar los capítulos de las reglas; con un capítulo o un número, mostrar sus reglas
    .command = rules [número]
cli-kind-card = carta
cli-kind-cell = espacio
cli-kind-seat = asiento
cli-kind-side = lado
cli-kind-score = valor
cli-kind-facing = sentido
cli-kind-trick = Carta de Artimaña
cli-kind-zone = Zona
cli-kind-scholar = Doctorando
cli-kind-cube = cubo
cli-kind-branch = elección
cli-kind-skill = Habilidad
cli-kind-number = número
cli-kind-corner = Pilar
cli-kind-ability = carta
cli-kind-x = x, -400 a 400
cli-kind-y = y, -300 a 300
cli-kind-height = altura, 150 a 300
cli-kind-direction = dirección, 0 a 359
cli-kind-strength = fuerza, 0 a 100
cli-kind-intern = Becario
cli-kind-familiar = Familiar
cli-kind-deck = mazo
cli-kind-type = tipo

## Cómo se escriben las acciones con más opciones que una lista

cli-form-height = un número entero de mm, de 150 a 300; cuanto más alto, más se dispersan los cubos
    .command = altura ALTURA
cli-form-drop = un punto en mm, en solitario en el triángulo de tus fichas, si no sobre los cubos (un punto de fuera se lleva al borde), y una altura de 150 a 300; bajo es como menos se dispersan
    .command = soltar X Y ALTURA
cli-form-place = un cubo de tu mano y un lugar libre adonde podrías apuntar, en mm
    .command = colocar CUBO X Y
cli-form-flick = un cubo, una dirección en grados (0 derecha, 90 arriba, 180 izquierda, 270 abajo) y una fuerza de 0 a 100 (con Aleteo hasta 50); la mitad son unos 40 mm, la fuerza entera unos 130 mm
    .command = capirotazo CUBO DIRECCIÓN FUERZA
cli-form-slide = un Pilar y un lugar libre a su alcance, en mm
    .command = deslizar PILAR X Y
cli-form-prop = un Pilar apartado y un lugar libre a 120 mm de tu Peón como mucho
    .command = devolver PILAR X Y
cli-form-pull = un punto en mm; el Oro, las Llaves y los Cofres a 80 mm como mucho se deslizan hacia él
    .command = atraer X Y
cli-form-point = un punto en mm; levantas cubos a 60 mm como mucho
    .command = punto X Y
cli-form-meeple = un lugar libre dentro de los límites de la Mazmorra, en mm
    .command = meeple X Y
cli-form-room = tres Pilares o fichas, en cualquier orden; por qué con las mismas palabras dice qué prohíbe una sala
    .command = sala PILAR PILAR PILAR
cli-form-swap = dos cubos, por su nombre en el plano
    .command = intercambiar CUBO CUBO
cli-form-transmute = un cubo, por su nombre en el plano
    .command = transmutar CUBO
cli-form-banish = un monstruo, por su nombre en el plano
    .command = desterrar MONSTRUO
cli-form-pick = un cubo, por su nombre en el plano
    .command = levantar CUBO
cli-form-take = un tesoro, por su nombre en el plano
    .command = tomar TESORO

## Ejemplos, y palabras para el uso de una carta

cli-example-dungeoneer = ir norte
cli-example-dungeonology = ir norte
cli-example-rocca-civetta = ir norte
cli-example-dungeon-drop = soltar 20 -35 150
cli-branch-use = usar
cli-branch-stealth = sigilo
cli-branch-alert = alerta
cli-branch-draw = sacar
cli-branch-discard = descartar

## Juegos y partidas

cli-seats = de { $low } a { $high } asientos
cli-version = versión { $n } de las reglas
cli-setting = (de { $low } a { $high }, { $rule })
cli-step = Tras { $n } decisiones de { $all }
cli-renewed = Aquí se renovó el azar: la mesa había vuelto a antes de algo que se averiguó.

## Las palabras de las acciones

cli-verb-discard = descartar, descarta, tirar, renunciar a
cli-verb-play = jugar, juega
cli-verb-replace = reemplazar, reemplaza
cli-verb-jump = saltar, teletransportar
cli-verb-use = usar, usa, beber
cli-verb-unlock = desbloquear
cli-verb-lift = levantar, librarse de
cli-verb-shed = deshacerse de
cli-verb-bane = azote, maldecir
cli-verb-attack = atacar, ataca, enviar
cli-verb-trap = trampa
cli-verb-blame = culpar
cli-verb-take = tomar, toma, coger
cli-verb-destroy = destruir
cli-verb-swap = intercambiar
cli-verb-with = por
cli-verb-facing = sentido
cli-verb-place = colocar, poner
cli-verb-move = ir, ve, mover, avanzar
cli-verb-open = abrir, abre, forzar
cli-verb-challenge = desafiar, desafía
cli-verb-room = sala, usar la sala
cli-verb-portal = portal
cli-verb-power = poder, usar mi poder
cli-verb-farstep = paso lejano
cli-verb-quest = misión, intentar, luchar
cli-verb-offer = ofrecer, sacrificar
cli-verb-complete = cumplir
cli-verb-style = estilo
cli-verb-weapon = arma, luchar con
cli-verb-charge = carga
cli-verb-bare = sin arma, luchar sin arma
cli-verb-pass = pasar, paso
cli-verb-done = fin, terminar, acabar, terminar mi turno, acabar mi turno, parar

## Las palabras de las acciones propias de Dungeonology; varias acciones pueden compartir una

cli-verb-scholar = investigador, elegir
cli-verb-explore = explorar, explora, exploración
cli-verb-rest = descanso, descansar, dormir
cli-verb-submit = presentar, tesis, presentar mi tesis
cli-verb-walk = ir, ve, caminar, avanzar
cli-verb-reveal = revelar, revelar una zona, nueva zona, descubrir
cli-verb-sneak = colarse, pasaje secreto, tomar el pasaje secreto, ir
cli-verb-study = estudiar, estudia, estudio
cli-verb-spy = espiar, espía, espionaje
cli-verb-bivouac = campamento, acampar
cli-verb-teleport = teletransportar, teletransporte
cli-verb-collect = obtener, usar
cli-verb-aux = usar, usa, auxiliar, jugar
cli-verb-rob = despojar, hacer descartar, usar, jugar
cli-verb-main = jugar, juega, principal, efecto principal
cli-verb-react = reaccionar, reaccionar con, responder, jugar
cli-verb-skill = habilidad, usar
cli-verb-indicate = señalar, querer
cli-verb-add = añadir, poner, pon
cli-verb-declare = declarar, declara
cli-verb-lay = colocar, poner
cli-verb-under = debajo, poner debajo, debajo de la pila
cli-verb-floor = piso, escalera
cli-verb-target = objetivo, elegir, golpear, cazar
cli-verb-at = en, elegir, ir, llevar, empujar
cli-verb-into = a
cli-verb-cube = cubo, elegir, tomar, obtener, entregar, soltar, robar
cli-verb-number = número, sacar, obtener
cli-verb-pay = pagar
cli-verb-blind = a ciegas, boca abajo
cli-verb-heist = golpe, espiar
cli-verb-keep = conservar, proteger
cli-verb-yield = ceder, dejar
cli-verb-avoid = evitar, sacrificar
cli-verb-suffer = sufrir, aceptar, aturdimiento
cli-verb-shake = sacudir, cubo, soltar
cli-verb-snatch = arrebatar, carta, tomar una carta

## Palabras para acciones que solo tiene Rocca Civetta

cli-verb-claim = reclamar, investigación, tomar
cli-verb-peek = mirar, consultar
cli-verb-store = guardar, poner debajo
cli-verb-draw = robar, tomar
cli-verb-under-deck = enterrar, bajo el mazo
cli-verb-whip = látigo, azotar, mover
cli-verb-wake = despertar, becario, primero
cli-verb-type = tipo, descartar tipo
cli-verb-cook = cocinar, caldero, alimentar
cli-verb-column = columna, en la columna de
cli-verb-pick-up = recoger, huevo, tomar el huevo
cli-verb-seize = Omega toma
cli-verb-engage = contratar, adoptar
cli-verb-beyond = más allá, dejar el primero

## Las palabras de las acciones propias de Dungeon Drop

cli-verb-height = altura
cli-verb-drop = soltar, suelta, apuntar
cli-verb-drink = beber, bebe, poción
cli-verb-soothe = aliviar, retirar fatiga
cli-verb-shield = escudo, detener
cli-verb-slay = trofeo, vencer
cli-verb-give-back = devolver, devuelve
cli-verb-flick = capirotazo, capirotazo a
cli-verb-slide = deslizar
cli-verb-prop = devolver, apuntalar, poner
cli-verb-pull = atraer
cli-verb-point = punto, alrededor
cli-verb-pick = levantar
cli-verb-transmute = transmutar
cli-verb-banish = desterrar, descartar
cli-verb-mend = curar, retirar
cli-verb-meeple = meeple
cli-verb-leave = dejar, salir, dejar el piso
cli-verb-stay = quedarse, quedarme
cli-verb-retire = retirarse, retirarme
cli-verb-descend = bajar

## De qué trata cada decisión de Dungeoneer

cli-dungeoneer-discard-choose = Empieza tu turno: te deshaces de una carta, ni más ni menos. Puede ser una carta de tu mano, uno de tus Tesoros o una Misión que no quieras; la Misión se sustituye enseguida. Después robas hasta tener cinco cartas en la mano.
cli-dungeoneer-encounter-lord = Eres quien manda en la mazmorra. Azotes, Monstruos y Trampas se pagan con el Peligro del Héroe al que golpean; los Favores, con tu propia Gloria. Juega primero Favores y Azotes: en cuanto anuncies un Monstruo o una Trampa, solo pueden seguir otros.
cli-dungeoneer-encounter-declare = Anuncia todos los Monstruos y Trampas que quieras enviar en este turno; su Peligro se paga enseguida. Cuando pares, golpean uno tras otro en este orden.
cli-dungeoneer-encounter-blame = Tu Encuentro ha causado una herida. Nombra a un rival, la víctima u otro: ese Héroe gana 1 de Peligro, que podrás gastar más tarde.
cli-dungeoneer-bane-recall = La carta te deja recuperar Monstruos No muertos del descarte, tantos como diga. También puedes parar antes.
cli-dungeoneer-bane-destroy = La carta descarta un Tesoro de su víctima, y tú eliges cuál.
cli-dungeoneer-bane-swap = Dos Mapas sin Héroes cambian de lugar. Ninguna parte de la mazmorra puede quedar aislada, ni esta cerrarse mientras queden Mapas.
cli-dungeoneer-bane-swap-with = Elige la carta que cambia de lugar con la primera. Solo se ofrecen las que dejan la mazmorra entera y abierta.
cli-dungeoneer-bane-facing = Ambas cartas pueden girar 180 grados al cambiar de lugar. Solo se ofrecen las formas permitidas.
cli-dungeoneer-inventory-shed = Tu límite de Tesoros ha bajado. Descartas hasta quedarte con los que permite.
cli-dungeoneer-build-place = El Mapa que has robado debe quedar unido: una puerta o un paso que dé a otro. Puede girar 180 grados. Los números en los marcos de puntos del mapa son las opciones. Aún no pasa nada: una carta cuenta cuando alguien entra en ella.
cli-dungeoneer-move-act = Tu fase de Movimiento: camina, abre puertas, juega Favores y Tesoros, usa tu poder o la sala, avanza en una Misión, desafía a un Héroe de tu espacio. Un espacio en el que entras por primera vez en este turno da su Peligro y su Gloria. Si no te mueves nada, ganas el Peligro de tu espacio. Los números entre corchetes del mapa muestran adónde llevan las opciones.
cli-dungeoneer-quest-complete = Varias de tus Misiones se cumplirían aquí, pero solo una cada vez: tu turno termina con ella.
cli-dungeoneer-combat-style = El Monstruo tiene varios ataques y lo llevas tú. Elige el que más vaya a costarle al Héroe.
cli-dungeoneer-combat-weapon = En un combate cuenta una sola arma como mucho. Su bonificación se suma a tu dado y a tu valor.
cli-dungeoneer-combat-power = El poder de tu Héroe puede ayudar antes de los dados. Cuesta lo que está impreso.
cli-dungeoneer-combat-reckon = Has perdido este asalto de Cuerpo a cuerpo. El poder de tu Héroe te deja devolver el golpe.
cli-dungeoneer-window-response = Una carta o un desafío apunta a tu Héroe y aún no ha pasado nada. Es el momento de las Respuestas.
cli-dungeoneer-window-reroll = Los dados están en la mesa. Quien tenga una carta o un poder para ello puede repetir el dado de su Héroe.
cli-dungeoneer-window-prevent = Las heridas están a punto de caer. Es el último momento para evitarlas o prevenirlas.
cli-dungeoneer-window-check = No es tu turno, pero las cartas que se usan en cualquier momento se pueden usar ahora.

## De qué trata cada decisión de Dungeonology

cli-dungeonology-setup-scholar = Cuatro Doctorandos, cada uno con sus valores y Habilidades. Los Estudiantes ayudan y protegen, el Valor de Mano dice hasta cuántas cartas sacas, la Velocidad hasta dónde llegas, la Inteligencia cuántos cubos puede dar un Estudio, la Resistencia cuántas Fichas de Aturdimiento aguantas. Escribe ? y un nombre para leer más.
cli-dungeonology-turn-activity = Un turno tiene una sola Actividad. Explorar es moverse, hacer una Acción como un Estudio y sacar cartas. El Descanso te lleva a la Zona Inicial, cura y repone. Con 2 Estrellas puedes presentar tu Tesis: si sus puntos llegan al objetivo de la Carta de Clan, has terminado, y cuanto antes mejor.
cli-dungeonology-rest-jinx = Un Descanso te libra de una Carta de Maldición. Cada una cuesta puntos al final, y las que están boca arriba te perjudican hasta entonces.
cli-dungeonology-rest-discard = Las cartas que no te ayudan pueden irse: enseguida sacas hasta tu Valor de Mano. Elígelas una a una y luego para.
cli-dungeonology-phase-movement = Cada punto de Velocidad te lleva una Zona más allá por Pasajes que se encuentran, o revela una nueva Zona de este Piso y entra en ella. Una Puerta pide un cubo de su color. Entre paréntesis, lo que la Zona hace a quien entra. Los números entre corchetes del mapa muestran adónde llevan las opciones. Tu Acción viene después de esta fase.
cli-dungeonology-zone-lay = La nueva loseta debe quedar conectada: uno de sus Pasajes se encuentra con uno de la Zona de la que vienes. No se gira, pero puede desplazarse media loseta. Los números del mapa están en el centro de los lugares posibles; la loseta está dibujada debajo.
cli-dungeonology-zone-under = Las losetas que no has colocado van debajo de la pila de su Piso, en el orden que quieras: serán las últimas en salir.
cli-dungeonology-stairs-floor = Eres el primero en una Zona con Escalera: trae una loseta de un Piso vecino. Los Pisos profundos tienen cubos más valiosos y Valores de Alerta más altos.
cli-dungeonology-phase-action = Una sola Acción: un Estudio de tu Zona por sus cubos, el Espionaje a un Doctorando presente por uno de los suyos, o lo que ofrezca una Zona, una carta o una Habilidad. Ambas pruebas piden Cartas de Artimaña de tu mano. Además se pueden jugar cartas y Habilidades. Luego termina tu turno y sacas hasta tu Valor de Mano.
cli-dungeonology-study-indicate = Los cubos se toman desde la izquierda, tantos como digas ahora, hasta tu Inteligencia. El segundo aumenta el Valor de Alerta en 1, el tercero en 2 más. Si fracasas, no obtienes ninguno.
cli-dungeonology-test-declare = Pon una carta tras otra; sus Valores de Mejora forman tu Valor de Sigilo, en un Estudio con tu Mejora de Estudio. Se gastan pase lo que pase, hace falta al menos una, y los demás solo las ven cuando declaras. Igualar basta, pero los rivales aún pueden aumentar el Valor de Alerta.
cli-dungeonology-test-at-once = Acabas de declarar. Algunas cartas solo se juegan en este momento, antes de que hable nadie más.
cli-dungeonology-test-opponent = Otro está pasando una prueba. Con Instantáneos y Efectos Auxiliares puedes aumentar el Valor de Alerta para que falle, o el Valor de Sigilo para ayudar. Cada uno habla una vez por orden de turno; quien pasa la prueba tiene la última palabra.
cli-dungeonology-test-target = Te espían. Sube el Valor de Alerta por encima del Valor de Sigilo y el cubo se queda contigo. El espía puede responder, y luego tú otra vez, hasta que nadie añada nada.
cli-dungeonology-test-tester = Tienes la última palabra. Cuando aceptas, se comparan los valores: si tu Valor de Sigilo iguala al menos el Valor de Alerta, tienes éxito; si no, ganas una Ficha de Aturdimiento y sacas un Estudiante de la Universidad.
cli-dungeonology-window-instant = No es tu turno, pero ahora se pueden jugar Instantáneos. Se te preguntará de nuevo en otros momentos.
cli-dungeonology-window-turn-start = Empieza un turno, y algunas cartas nombran este momento: es el único para jugarlas.
cli-dungeonology-window-announced = Se ha anunciado un Estudio, pero aún no se han señalado cubos. Algunas cartas nombran este momento.
cli-dungeonology-window-reaction = Se ha declarado un Efecto Principal que aún no ha ocurrido. Una Reacción puede anularlo, y a su vez puede ser respondida; el último declarado ocurre primero.
cli-dungeonology-aux-discard = El Efecto Auxiliar te hace descartar una carta, y tú eliges cuál.
cli-dungeonology-main-aim = La carta necesita un objetivo, un Doctorando o una Zona. Se nombra antes de que los demás puedan reaccionar.
cli-dungeonology-main-price = La carta se puede pagar de dos maneras. Los Estudiantes que se sacan vienen de la Universidad y van a la Hoguera, y uno de ellos puede ser el Estudiante Omega.
cli-dungeonology-main-number = Cuantos más Estudiantes saques, más fuerte es el efecto, y más probable el Estudiante Omega.
cli-dungeonology-main-discard = Parte del precio es una Carta de Artimaña de tu mano.
cli-dungeonology-card-trap = Cada Ficha de Trampa se pone boca abajo en una Zona sin Doctorandos ni Trampas. Solo tú sabes cuál es; el primero que entre lo descubrirá.
cli-dungeonology-card-slip = Al amparo del humo puedes pasar a una Zona conectada. Las Puertas cuentan, pero allí nada actúa sobre ti.
cli-dungeonology-card-steal = El cubo va a tu Tablero de Notas, si su columna tiene sitio. Con él puede cambiar de manos una Estrella.
cli-dungeonology-card-heist = Nadie puede responder en este Espionaje, y los Estudiantes del objetivo no cuentan: solo el valor del cubo.
cli-dungeonology-card-gift = Cubos de la Reserva llenan los espacios libres de tu Zona desde la izquierda. Luego haces un Estudio.
cli-dungeonology-card-objection = Alguien se opone a tu carta. Dos Estudiantes lo convencerían.
cli-dungeonology-card-collect = Cualquier cubo de aquí que quepa en tu Tablero de Notas, sin Prueba de Sigilo.
cli-dungeonology-card-press = Ves toda la mano, y una de sus cartas se va.
cli-dungeonology-card-tour = Los cubos se toman desde la izquierda, sin Prueba de Sigilo.
cli-dungeonology-skill-target = Un Cabezazo golpea a alguien de tu Zona a quien ninguno haya golpeado en este turno.
cli-dungeonology-skill-butt = O cae de la mochila un cubo de un color al azar, o tomas una carta sin mirar.
cli-dungeonology-skill-discard = La Habilidad se paga con una Carta de Artimaña del tipo que nombra.
cli-dungeonology-stun-avoid = Tantas Fichas de Aturdimiento como tu Resistencia te obligan al Descanso cuando empieza tu turno. Un Estudiante en tu lugar evita una, y se pierde.
cli-dungeonology-cube-protect = Un Becario Protege los cubos de este color. Aun así puedes dejarlo ir, si es mejor que lo que vendría en su lugar.
cli-dungeonology-cube-give = Tú eliges el cubo. Se va el más alto de su columna, y con él la Estrella que tenga al lado.
cli-dungeonology-cube-drop = El cubo cae en el espacio libre más a la izquierda de tu Zona, donde cualquiera podrá estudiarlo después.
cli-dungeonology-cube-land = Todos los espacios de aquí están llenos: el cubo rueda a una Zona conectada de tu elección.
cli-dungeonology-boss-target = El Jefe está despierto, y tú eliges a quién caza. Se detiene en el primer Doctorando que encuentra.
cli-dungeonology-boss-way = Varios caminos hasta el Doctorando al que caza son igual de buenos, y tú eliges uno.
cli-dungeonology-boss-lead = Tras unos tragos te sigue de buena gana: hasta 2 Zonas, y no Encuentra a nadie por el camino.
cli-dungeonology-boss-arrival = Aparece donde hay más Doctorandos. Varias Zonas tienen los mismos, y tú eliges.
cli-dungeonology-panic-push = La multitud empuja a un Doctorando en una dirección sacada al azar. Allí hay varias Zonas, y tú eliges una.

## Lo que pasa en Rocca Civetta

cli-rocca-civetta-boss-appear = El Jefe sale de las sombras junto a un Doctorando y da un paso. Donde aparece no se Encuentra con nadie.
cli-rocca-civetta-boss-discard = El Jefe te cuesta cartas, y tú eliges cuáles. Despréndete de lo que menos te ayude.
cli-rocca-civetta-boss-goal = El Jefe va donde hay más cubos, y varias Zonas están empatadas. Mándalo lejos de ti.
cli-rocca-civetta-boss-jinx = Una Carta de Maldición te daña y cuesta puntos si no te libras de ella. Dos Estudiantes la evitan.
cli-rocca-civetta-boss-lead = Tras unos tragos un Jefe te sigue de buena gana: hasta 2 Zonas, y no Encuentra a nadie por el camino.
cli-rocca-civetta-boss-pull = Un Doctorando es llamado 1 Zona hacia el Jefe, y dos caminos son igual de cortos. Tú despertaste al Jefe, así que eliges.
cli-rocca-civetta-boss-silence = En silencio aún puedes declarar con tus cartas, pero no jugarlas por sus efectos. Un Estudiante te libra.
cli-rocca-civetta-boss-tribute = Omega quiere el cubo de arriba de uno de tus colores. Puedes conservarlo y tomar dos Fichas de Aturdimiento en su lugar.
cli-rocca-civetta-boss-type = Omega te lee la mente: se pierden todas las cartas del tipo que más tienes. Si hay empate, la elección es tuya.
cli-rocca-civetta-card-dissolve = El ácido abre los Muros entre Zonas de un mismo Piso. Puedes dejarlos si te sirven mejor cerrados.
cli-rocca-civetta-card-melt = Dos de tus cubos van a la Reserva, y luego recibes uno que no vale más que los dos juntos. Piensa en las Estrellas que tienen al lado.
cli-rocca-civetta-card-opus = Cualquier cubo que te quepa y no valga más que los dos que diste. Más puntos, o la Estrella que te falta.
cli-rocca-civetta-card-reagents = Estas cartas fueron las últimas descartadas, antes de que jugaras la tuya. Toma la que mejor te sirva.
cli-rocca-civetta-card-transmute = El cubo va a la Reserva, y de allí viene uno del color siguiente, que vale 1 punto más. Una Estrella puede llegar o irse con él.
cli-rocca-civetta-cube-column = Un cubo de Información universal cuenta en todo como uno de la columna en la que lo pones, y se queda en ella. Piensa en las Estrellas y flechas que cubriría.
cli-rocca-civetta-omega-answer = Una Reacción con el icono Omega anula lo que esta Carta Omega haría ahora. Cuesta lo que lleva impreso.
cli-rocca-civetta-omega-gives = Omega Entrega su cubo menos valioso, y dos clases son iguales. Toma la que más te acerque.
cli-rocca-civetta-omega-seize = Estos cubos valen lo mismo, así que decides por Omega. Déjale el que menos necesites.
cli-rocca-civetta-omega-teleport = Estás a salvo, así que Omega salta al cubo más valioso de la mesa. Si hay varios iguales, decides tú.
cli-rocca-civetta-intern-charm = Tu Laudista puede encantar al Jefe por una carta. Entonces no ocurre nada del Encuentro.
cli-rocca-civetta-intern-fool = El Doctorando con la Ficha del Bufón no tiene Habilidades hasta que empiece tu próximo turno. Elige a quien más daño te haría con las suyas.
cli-rocca-civetta-intern-hide = Tu Contrabandista puede esconder el cubo por una carta. Si no, cae, y otros pueden tomarlo.
cli-rocca-civetta-panic-cauldron = Cada turno cuesta ahora un Estudiante o una Ficha de Aturdimiento. Cuando el Caldero está lleno, la partida acaba.
cli-rocca-civetta-panic-home = Al final de un turno, todos son llevados hacia la Zona Inicial. Dos caminos son igual de cortos.
cli-rocca-civetta-research-claim = Cumples una Carta de Investigación a la vista: reclamarla es gratis y da puntos al final. Una carta por turno.
cli-rocca-civetta-skill-bury = Cada carta que eliges va bajo el mazo, por debajo de las anteriores.
cli-rocca-civetta-skill-charge = Tu carga pasa las Puertas, y lo que la Zona hace a quien entra te lo hace a ti. Luego aturdes a un rival de allí.
cli-rocca-civetta-skill-search = Ves las próximas cartas del mazo y tomas una. Las demás van debajo.
cli-rocca-civetta-skill-store = Una carta bajo la Carta Zainetto está a salvo y deja sitio en tu mano, pero no paga costes. Guarda ahí lo que quieras para una prueba.
cli-rocca-civetta-skill-whip = Aparta a un rival de los buenos cubos, o échalo de los tuyos. No le pasa nada más.
cli-rocca-civetta-study-pick = No estás atado a los cubos de más a la izquierda. Eliges de izquierda a derecha, y cada uno más aumenta el Valor de Alerta.
cli-rocca-civetta-turn-intern = Varios de tus Becarios actúan al comienzo de tu turno, y tú decides el orden. Una Ficha de Aturdimiento menos puede ahorrarte un Descanso.

## De qué trata cada decisión de Dungeon Drop

cli-dungeon-drop-setup-height = Todos los cubos de la Mazmorra caen juntos sobre el centro de la mesa. Desde 150 mm quedan más juntos, desde 300 mm se dispersan más. Puedes escribir cualquier altura intermedia, por ejemplo altura 220.
cli-dungeon-drop-enter-room = Tu Peón está en cada una de estas salas. La que eliges se saquea enseguida, sin Aptitud, y sus tres Pilares pasan a ser tus fichas #1, #2 y #3. Las salas se nombran por sus Pilares en el plano; las mejores primero, puntos contra corazones.
cli-dungeon-drop-explore-aim = De la Caja vienen cubos nuevos sin mirarlos y caen donde apuntas. Los números del borde del plano son milímetros: escribe soltar con x, y y una altura, por ejemplo soltar 20 -35 150. Desde abajo quedan cerca del punto; desde arriba se dispersan y empujan más.
cli-dungeon-drop-explore-give-back = Has sacado más cubos de los que sueltas, y solo tú los ves. Los que devuelves se mezclan en la Caja.
cli-dungeon-drop-explore-place = Uno de los cubos sacados se coloca a mano en un lugar libre adonde podrías apuntar; después sueltas los demás. Un Pilar en el sitio justo puede abrir una sala rica.
cli-dungeon-drop-act-choose = Una Aptitud por turno, cada una en su paso. En solitario la carta queda inclinada y ya no sirve en este piso. También puedes beber Pociones. Escribe ? con un nombre para leer una carta.
cli-dungeon-drop-act-flick = El cubo se desliza en línea recta y empuja lo que encuentra. La dirección 0 es a la derecha, 90 arriba, 180 a la izquierda, 270 abajo. La fuerza 50 lo lleva a unos 40 mm, 100 a unos 130 mm.
cli-dungeon-drop-act-slide = El Pilar va en línea recta a un lugar libre; lo que hay entre medias no importa. Eso puede abrir una sala o cerrarla.
cli-dungeon-drop-act-prop = Los Pilares que tus fichas sustituyeron están apartados. Uno de ellos vuelve, en un lugar libre cerca de tu Peón.
cli-dungeon-drop-act-pull = El Oro, las Llaves y los Cofres cercanos al punto se deslizan hacia él, todos a la vez, y empujan lo que está en su camino.
cli-dungeon-drop-act-point = Levantas de uno a tres cubos alrededor del punto, que no sean Pilares, y los vuelves a soltar juntos donde apuntes.
cli-dungeon-drop-act-pick = Hasta tres cubos. Caen juntos en el paso siguiente.
cli-dungeon-drop-act-aim = Apunta con los cubos que has levantado, como en una Exploración: un punto y una altura.
cli-dungeon-drop-act-swap = Los dos cubos cambian de lugar, estén donde estén. Lo que entonces les estorba es empujado. Escribe sus nombres, por ejemplo intercambiar o1 g2.
cli-dungeon-drop-act-transmute = El cubo va a la Caja, y otro sacado al azar ocupa su lugar. Puede ser el mismo.
cli-dungeon-drop-act-banish = El monstruo queda fuera de juego y no hiere a nadie. No se recoge, así que no es un trofeo.
cli-dungeon-drop-act-mend = Quedan libres hasta 3 corazones cubiertos en total. Los monstruos que retiras ya no dan puntos.
cli-dungeon-drop-move-room = Dos de tus fichas se quedan, y la tercera cambia de lugar con un Pilar; después saqueas la sala nueva. Cada línea da las tres esquinas, el botín, el daño y los corazones que te quedarían; las mejores primero, puntos contra corazones. Escribe por qué sala con tres Pilares para saber por qué no se ofrece una sala.
cli-dungeon-drop-loot-room = Tres Pilares cualesquiera forman una sala si no hay otro Pilar en ella, y todo lo que contiene es tuyo, los monstruos también. Cada línea da las tres esquinas, el botín, el daño y los corazones que te quedarían; las salas con el mismo botín comparten línea. Escribe por qué sala con tres Pilares para saber por qué no se ofrece una sala.
cli-dungeon-drop-loot-none = Tal como estás no se puede sobrevivir a ninguna sala. Una Poción puede ayudar; terminar no saquea nada.
cli-dungeon-drop-loot-ability = Algunas Aptitudes ayudan en un Saqueo. Se declaran antes de tomar nada.
cli-dungeon-drop-loot-slay = Estos monstruos van directamente a tus trofeos y no cubren ningún corazón. Cuentan como recogidos.
cli-dungeon-drop-loot-shield = Un Escudo Mágico detiene a un monstruo entero, que pasa a ser un trofeo, y queda gastado. Sin gastar vale 2 puntos. Solo puedes seguir si sobrevives a lo que queda.
cli-dungeon-drop-loot-take = Un tesoro que está muy cerca de la sala viene con lo demás. Hay que tomarlo.
cli-dungeon-drop-stairs-leave = Si te vas, tu botín se cuenta enseguida y debe alcanzar la Puntuación Requerida, o te retiras. Si te quedas, sigues explorando; con la Caja vacía todo está perdido.
cli-dungeon-drop-floor-after = El piso siguiente tiene una Misión nueva, todos tus corazones y cartas derechas, y puede pedir más. Si te retiras, los fragmentos de la Reliquia deciden tu legado.
cli-dungeon-drop-turn-end = Una Poción retira un monstruo o una fatiga de tu carta de Raza. Guardada no vale puntos, pero puede servir más tarde.
cli-dungeon-drop-meeple-place = Si la sala se forma alrededor de tu meeple, ganas un punto. Escribe un lugar libre dentro de los límites de la Mazmorra, o pasa.

### Las palabras de la mesa en el terminal, en español: el dibujo, sus títulos, lo que se puede escribir y de qué trata cada decisión.
### cli-verb-... son palabras para una acción, separadas por comas, que se pueden escribir en lugar de la notación.

## La mesa

cli-you = tú
cli-more = Más: map, hand, table. Ayuda: ?
cli-out = fuera del juego
cli-entry = { $name }: { $text }

## El mapa

cli-map-north = N
cli-map-nothing = No hay nada en ({ $cell }).

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
cli-kind-cube = cubo

## Juegos y partidas

cli-seats = de { $low } a { $high } asientos
cli-version = versión { $n } de las reglas
cli-setting = (de { $low } a { $high }, { $rule })
cli-step = Tras { $n } decisiones de { $all }
cli-renewed = Aquí se renovó el azar: la mesa había vuelto a antes de algo que se averiguó.

## Listas de mazos propios

cli-deck-legal = { $name }: lista válida, { $n } cartas.
cli-deck-nameless = Una lista sin nombre
cli-deck-line = Línea { $n }: { $text }
cli-deck-fault = { $text } ({ $rule })
cli-deck-advice = Consejo: { $text }

## Las palabras de las acciones

cli-verb-discard = descartar, descarta, tirar, renunciar a
cli-verb-use = usar, usa, beber
cli-verb-shed = deshacerse de
cli-verb-trap = trampa
cli-verb-take = tomar, toma, coger
cli-verb-swap = intercambiar
cli-verb-place = colocar, poner
cli-verb-room = sala, usar la sala
cli-verb-pass = pasar, paso
cli-verb-done = fin, terminar, acabar, terminar mi turno, acabar mi turno, parar
cli-verb-keep = conservar, guardar, proteger
cli-verb-pick = levantar

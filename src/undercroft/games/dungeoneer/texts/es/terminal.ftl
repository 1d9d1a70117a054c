### Palabras del terminal para Dungeoneer, en español. cli-verb-... son las palabras de una acción, con comas, que se pueden escribir en lugar de la notación; varias acciones pueden compartir una.
### Argumentos: cli-map-legend tiene $room y $passage, las esquinas de sus marcos; cli-row-... tienen $cards, $n y $limit.

## La mesa

cli-points =
    { $n ->
        [one] { $n } punto de movimiento
       *[other] { $n } puntos de movimiento
    }
cli-rooted = En este turno el Héroe no puede cambiar de espacio.
cli-slammed = En este turno las puertas abiertas están cerradas para el Héroe ({ $n }+).
cli-emboldened = Los No muertos enviados en este turno suman { $n } a su total.
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

cli-map-pit = Foso{ $n }
cli-map-upright = normal
cli-map-turned = girada
cli-map-more =
    { $n ->
        [one] Queda una carta más fuera del borde: escribe map, o map x,y para mirar allí.
       *[other] Quedan { $n } cartas más fuera del borde: escribe map, o map x,y para mirar allí.
    }
cli-map-legend = { $room } Sala, { $passage } Pasillo. O puerta abierta, L6 cerrada (6+), T6 con trampa (6+), o recién abierta. Un hueco es un paso, una línea un muro; una puerta contra un muro no lleva a ninguna parte. P Peligro, G Gloria, @0 Héroe, ! tu Misión, [2] adonde lleva la opción 2, Foso6 Foso (6+).

## Lo que se puede escribir

cli-kind-side = lado
cli-kind-score = valor
cli-kind-facing = sentido

## Ejemplos, y palabras para el uso de una carta

cli-example-dungeoneer = ir norte

## Las palabras de las acciones

cli-verb-play = jugar, juega
cli-verb-replace = reemplazar, reemplaza
cli-verb-jump = saltar, teletransportar
cli-verb-unlock = desbloquear
cli-verb-lift = levantar, librarse de
cli-verb-bane = azote, maldecir
cli-verb-attack = atacar, ataca, enviar
cli-verb-blame = culpar
cli-verb-destroy = destruir
cli-verb-with = por
cli-verb-facing = sentido
cli-verb-move = ir, ve, mover, avanzar
cli-verb-open = abrir, abre, forzar
cli-verb-challenge = desafiar, desafía
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
cli-verb-start = empezar, comenzar

## De qué trata cada decisión

cli-dungeoneer-layout-place = La mazmorra se dispone antes de la partida, un Mapa cada uno por turno, del mazo que te han dado. Una carta debe quedar unida. Una sola vez puedes guardar una, sin enseñarla, y colocarla cuando ese mazo esté vacío; aún no hay ningún Héroe en el mapa.
cli-dungeoneer-layout-kept = El mazo que te han dado está vacío: la carta que guardaste se coloca ahora.
cli-dungeoneer-start-choose = Hay varias Salas de entrada en la mazmorra. Por orden de turno, cada Héroe empieza en una de ellas y gana su Peligro y su Gloria.
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

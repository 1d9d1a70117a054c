### Lo que se pregunta, en español.
### Un mensaje es prompt- y el nombre de la pregunta con guiones: un imperativo para el asiento que decide. Su atributo .other se dirige a los demás.

## Descarte y robo

prompt-discard-choose = Descarta una carta: de tu mano, un Tesoro o una Misión sin cumplir.
    .other = { $seat } elige una carta para descartar.

## Encuentro

prompt-encounter-lord = Juega Favores y Azotes, envía Monstruos y Trampas, o termina la fase.
    .other = { $seat } decide qué jugar en la fase de Encuentro.
prompt-encounter-declare = Declara otro Encuentro, o empieza a resolverlos.
    .other = { $seat } decide si declara más Encuentros.
prompt-encounter-blame = Nombra al Héroe que gana 1 de Peligro por una herida que has infligido.
    .other = { $seat } decide quién gana 1 de Peligro por una herida.

## Cartas que preguntan

prompt-bane-recall = Toma un Monstruo del descarte, o no tomes más.
    .other = { $seat } decide qué Monstruos toma del descarte.
prompt-bane-destroy = Elige el Tesoro que se descarta.
    .other = { $seat } elige el Tesoro que se descarta.
prompt-bane-swap = Elige el primero de los dos Mapas que se intercambian.
    .other = { $seat } elige dos Mapas para intercambiarlos.
prompt-bane-swap-with = Elige el segundo Mapa.
    .other = { $seat } elige el segundo Mapa del intercambio.
prompt-bane-facing = Elige el sentido de los dos Mapas.
    .other = { $seat } elige el sentido de los dos Mapas.
prompt-inventory-shed = Descarta un Tesoro: tienes más de los que puedes llevar.
    .other = { $seat } elige un Tesoro sobrante para descartarlo.

## Construcción

prompt-build-place = Coloca { $the_card } en la mazmorra.
    .other = { $seat } decide dónde colocar { $the_card }.

## Movimiento

prompt-move-act =
    { $points ->
        [0] Actúa o termina tu turno: no te quedan puntos de movimiento.
        [one] Actúa o termina tu turno: te queda 1 punto de movimiento.
       *[other] Actúa o termina tu turno: te quedan { $points } puntos de movimiento.
    }
    .other =
        { $points ->
            [0] { $seat } decide qué hacer, sin puntos de movimiento.
            [one] { $seat } decide qué hacer con 1 punto de movimiento.
           *[other] { $seat } decide qué hacer con { $points } puntos de movimiento.
        }
prompt-quest-complete = Elige la Misión que cumples: solo una cada vez.
    .other = { $seat } elige qué Misión cumple.

## Combate

prompt-combat-style = Elige cómo lucha { $the_foe } contra { $hero }.
    .other = { $seat } elige cómo lucha { $the_foe } contra { $hero }.
prompt-combat-weapon = Elige tu arma contra { $the_foe } ({ $score }).
    .other = { $seat } elige un arma contra { $the_foe } ({ $score }).
prompt-combat-power = Usa { $power } contra { $the_foe } ({ $cost }), o pasa.
    .other = { $seat } decide si usa { $power } contra { $the_foe }.
prompt-combat-reckon = Usa { $power } contra { $the_foe } ({ $cost }), o pasa.
    .other = { $seat } decide si usa { $power } contra { $the_foe }.

## Reacciones

prompt-window-response = Reacciona contra { $the_foe }, o pasa.
    .other = { $seat } decide si reacciona contra { $the_foe }.
prompt-window-reroll = Reacciona a la tirada, o acéptala.
    .other = { $seat } decide si reacciona a la tirada.
prompt-window-prevent = Reacciona antes de recibir las heridas, o súfrelas.
    .other = { $seat } decide si reacciona antes de las heridas.
prompt-window-check = Reacciona en el turno de { $turn }, o pasa.
    .other = { $seat } decide si reacciona en el turno de { $turn }.

## Antes de la partida

prompt-layout-place = Coloca el Mapa que has robado, o guárdalo para el final.
    .other = { $seat } ha robado un Mapa y decide qué hacer con él.
prompt-layout-kept = Coloca el Mapa que has guardado.
    .other = { $seat } coloca el Mapa que tenía guardado.
prompt-start-choose = Elige la Sala de entrada donde empieza tu Héroe.
    .other = { $seat } elige una Sala de entrada donde empezar.

### Por qué no se puede hacer algo, en español.
### Un mensaje es reason- y la clave con guiones: una frase que explica, dirigida al jugador. El código de la regla lo añade quien la muestra;
### también es un argumento, $rule, cuando una clave sirve a varias reglas.

## La mesa

reason-table-over = La partida ha terminado.
reason-table-not-you = Ahora decide { $seat }, no tú.
reason-choice-not-among = Eso no está entre lo que puedes elegir aquí.
reason-resign-gone = Tu Héroe ya ha dejado la partida.

## Ahora no: el momento en que se preguntaría

reason-moment-move-phase = Solo es posible en un momento libre de tu fase de Movimiento.
reason-moment-free-moment = Solo es posible cuando no se está resolviendo nada, en tu fase de Movimiento o al comienzo de tu fase de Encuentro.
reason-moment-encounter-phase = Los Azotes, Monstruos y Trampas solo se juegan en tu fase de Encuentro, antes de resolver los Encuentros.
reason-moment-combat = Eso solo se decide en un combate, en su propio paso.
reason-moment-card-effect = Solo es posible cuando una carta te lo pide.
reason-moment-discard-step = Solo se descarta en el paso de Descarte del propio turno, o cuando una carta o un límite lo exige.
reason-moment-phase-end = El Peligro por las heridas solo se da al final de la fase de Encuentro.
reason-moment-build-phase = Los Mapas solo se colocan en tu fase de Construcción.
reason-moment-power = El poder de tu Héroe no se puede usar en este momento.
reason-moment-quest-check = Solo eliges una Misión cuando varias se cumplen solas a la vez.
reason-moment-window = Aquí no puedes pasar: elige una de las opciones.

## Descartar

reason-discard-no-quest-left = No puedes renunciar a una Misión, porque no queda ninguna carta de Misión que la reemplace.
reason-discard-not-this-kind = { $card } no se puede descartar en este paso: solo una carta de tu mano, un Tesoro o una Misión sin cumplir.
reason-discard-completed = La Misión «{ $card }» está cumplida y se queda contigo.
reason-discard-not-yours = { $card } no está en tu mano ni entre tus Tesoros o Misiones.

## Lo que cuesta

reason-glory-short = { $card } cuesta { $needed } de Gloria, y tienes { $has }.
reason-peril-short = { $card } cuesta { $needed } de Peligro, y { $seat } tiene { $has }.
reason-points-short =
    { $needed ->
        [one] Hace falta 1 punto de movimiento, y tienes { $has }.
       *[other] Hacen falta { $needed } puntos de movimiento, y tienes { $has }.
    }

## Jugar cartas

reason-card-not-in-hand = { $card } no está en tu mano.
reason-card-other-verb =
    { $verb ->
        [play] { $card } ayuda a tu propio Héroe: usa «play».
        [jump] { $card } lleva a tu Héroe a otro espacio: usa «jump» y nombra el espacio.
        [bane] { $card } es un Azote: usa «bane» y nombra a un rival.
        [attack] { $card } es un Monstruo: usa «attack», nombra a un rival y el tipo de ataque.
        [trap] { $card } es una Trampa: usa «trap» y nombra a un rival.
       *[other] { $card } no es una carta que se juegue de la mano.
    }
reason-card-reaction-only = { $card } solo se juega como reacción, cuando se te pide una.
reason-card-other-phase = { $card } no se puede jugar en la fase de { $phase }.
reason-card-for-nothing = { $card } no cambiaría nada ahora.
reason-reaction-not-one = { $card } no es una Respuesta ni una carta de «En cualquier momento», así que no se juega como reacción.
reason-reaction-does-not-fit = { $card } es una reacción a algo distinto de lo que ocurre ahora.

## Inventario

reason-inventory-full =
    { $rule ->
        [DGR-MOVE-11] Tienes tantos Favores como tu Héroe puede llevar: { $card } debe reemplazar uno de ellos.
       *[other] Tienes tantos Tesoros como tu Héroe puede llevar: { $card } debe reemplazar uno de ellos.
    }
reason-inventory-twin = Ya tienes { $card }, y un Héroe solo lleva un ejemplar de cada Tesoro.
reason-inventory-no-place-needed = { $card } no se queda en tu Inventario, así que no reemplaza nada.
reason-inventory-other-kind = { $card } no es una carta del mismo tipo en tu Inventario.
reason-inventory-has-room = Todavía hay sitio para { $card }: no hay que descartar nada.
reason-inventory-still-full = Incluso sin { $old } no habría sitio para { $card }.

## Usar Tesoros y poderes

reason-use-not-yours = { $card } no es uno de tus Tesoros.
reason-use-no-charge = { $card } no tiene cargas que usar: su efecto es automático.
reason-use-other-moment = { $card } se usa en otro momento, como dice su texto.
reason-use-does-not-fit = { $card } no tiene que ver con lo que ocurre ahora.
reason-use-name-a-door = Nombra la puerta que abre { $card }: usa «unlock».
reason-unlock-no-key = { $card } no abre puertas.
reason-power-other-moment = { $power } se usa en otro momento, como dice su texto.
reason-power-does-not-fit = { $power } no tiene que ver con lo que ocurre ahora.
reason-power-used = { $power } ya se ha usado este turno.
reason-power-name-a-space = Nombra el espacio al que lleva { $power }: usa «farstep».
reason-power-no-step = { $power } no lleva a tu Héroe a otro espacio.

## Azotes, Monstruos y Trampas

reason-target-own-hero = Nunca puedes elegir a tu propio Héroe para esto.
reason-target-gone = { $seat } ya no está en la partida.
reason-encounter-used = { $card } ya se ha declarado este turno.
reason-attack-no-such = { $foe } no ataca con { $score }.
reason-bane-not-on-you = { $card } no es un Azote sobre tu Héroe.
reason-bane-no-price = { $card } no se puede quitar pagando: se queda.
reason-recall-not-there = { $card } no está entre los Monstruos que puedes tomar: solo «{ $tag }», del descarte.
reason-recall-order = Los Monstruos se toman en un orden fijo, y { $card } va antes del que has tomado.
reason-destroy-not-there = { $card } no es un Tesoro de { $seat }.

## La mazmorra

reason-place-taken = Ya hay un Mapa: { $cell }.
reason-place-not-connected = En { $at_cell } ninguna puerta ni abertura comunicaría con la mazmorra.
reason-place-closes = Con el Mapa en { $at_cell }, la mazmorra quedaría cerrada cuando aún quedan Mapas.
reason-place-same-turned = Girar el Mapa no cambia nada: sus lados son iguales en ambos sentidos.
reason-swap-occupied = { $cell } no se puede intercambiar: debe ser un Mapa en juego sin Héroes.
reason-swap-no-partner = { $cell } no puede ocupar el lugar de ningún otro Mapa sin romper la mazmorra.
reason-swap-order = Nombra primero el espacio más al norte o, en la misma fila, el más al oeste.
reason-swap-strands = Una parte de la mazmorra quedaría aislada.
reason-swap-closes = La mazmorra quedaría cerrada cuando aún quedan Mapas.

## Moverse

reason-move-nothing-there = No hay ningún Mapa en ese lugar.
reason-move-wall = Un muro cierra el paso.
reason-move-wall-behind =
    { $rule ->
        [DGR-BUILD-08] Es un callejón sin salida: el pasillo da a un muro.
       *[other] Es una puerta falsa: detrás hay un muro.
    }
reason-move-rooted = Tu Héroe no puede cambiar de espacio este turno.
reason-move-door-shut =
    { $rule ->
        [DGR-OBS-09] La puerta tiene una trampa: ábrela primero (Amenaza { $threat }).
       *[other] La puerta está cerrada: ábrela primero (Amenaza { $threat }).
    }
reason-door-not-shut = No hay ninguna puerta cerrada: el paso está libre.
reason-relocate-already-there = Tu Héroe ya está ahí.
reason-relocate-not-adjacent = Solo se puede elegir un espacio contiguo.
reason-relocate-not-room = Solo se puede elegir una Sala, no un Pasillo.

## Desafíos y salas

reason-challenge-elsewhere = { $seat } no está en el mismo espacio que tu Héroe.
reason-challenge-type = Un Desafío se disputa con Cuerpo a cuerpo o Magia, no con { $score }.
reason-challenge-once = Ya has lanzado un Desafío este turno.
reason-room-no-action = Este espacio no ofrece ninguna acción.
reason-room-used = Ya has usado { $the_card } este turno.
reason-room-name-a-space = Nombra la Sala a la que lleva { $the_card }: usa «portal».
reason-room-no-portal = Este espacio no lleva a ningún otro.

## Misiones

reason-quest-not-yours =
    { $rule ->
        [DGR-QST-11] La Misión «{ $card }» ya está cumplida.
       *[other] { $card } no es una de tus Misiones.
    }
reason-quest-elsewhere =
    { $rule ->
        [DGR-R-86] La Misión «{ $card }» espera: su lugar, { $rooms }, aún no está en juego.
       *[other] La Misión «{ $card }» sigue en otra parte: en { $rooms }.
    }
reason-quest-automatic = La Misión «{ $card }» no pide ninguna acción: avanza sola cuando tu Héroe está allí.
reason-quest-not-ready = La Misión «{ $card }» no se cumple sola ahora.
reason-quest-name-a-treasure = Nombra el Tesoro que entregas por la Misión «{ $card }»: usa «offer».
reason-quest-no-sacrifice = La Misión «{ $card }» no pide ningún Tesoro.
reason-quest-attempted = Ya has intentado la Misión «{ $card }» este turno.
reason-quest-treasures-short = La Misión «{ $card }» pide { $needed } Tesoros en tu Inventario.

## Combate

reason-weapon-not-yours = { $card } no es una de tus armas.
reason-charge-none = { $card } no tiene cargas.
reason-charge-useless = Una carga de { $card } no sumaría nada en este combate ({ $score }).

## Antes de la partida

reason-moment-layout = Eso solo es posible mientras se dispone la mazmorra, antes de la partida.
reason-layout-kept-before = Ya has guardado una carta; solo se puede una vez.
reason-start-no-entrance = En { $at_cell } no hay Sala de entrada.
reason-options-needs-decks = Las cajas y las listas cerradas solo tienen sentido donde cada uno trae un mazo propio.

### Qué es cada paso, para quien lo ve por primera vez, en español.
### Un mensaje es hint- y el nombre de la pregunta con guiones: una o dos frases cortas. Los cuatro primeros tratan de lo que se ve sin que se pregunte nada.
### .rule es la regla cuyo párrafo del libro dice más; va entre comillas, porque no se traduce.

## En la mesa

hint-first-table = Guías a un Héroe por una tumba que crece mientras juegas: ganas si cumples tres Misiones, o si tu Héroe es el último con vida. La Gloria la gastas tú; el Peligro lo gastan los demás contra ti.
    .rule = { "DGR-GOAL-01" }
hint-waiting = Ahora decide otra persona. Mientras tanto puedes mirar la mazmorra, las Misiones y los Inventarios de todos; solo las manos y los mazos están ocultos.
    .rule = { "DGR-R-09" }
hint-combat = Ves dos sumas, y cada número dice de dónde viene. La más alta hiere al otro bando; si son iguales, no pasa nada.
    .rule = { "DGR-COMB-05" }
hint-undo = Puedes deshacer tu última decisión mientras nadie haya visto nada nuevo desde entonces: ni un dado, ni una carta oculta. Después, los demás deben aceptar.
    .rule = { "DGR-R-09" }

## Descarte y robo

hint-discard-choose = En cada turno te deshaces de una carta y luego robas hasta tener cinco en la mano. Elige la que menos te ayude; una Misión a la que renuncias se sustituye al instante.
    .rule = { "DGR-DRAW-01" }

## Encuentro

hint-encounter-lord = Ahora mandas en la mazmorra: los Azotes, Monstruos y Trampas se pagan con el Peligro del Héroe al que golpean. Los Favores ayudan a tu propio Héroe, y los pagas con tu Gloria.
    .rule = { "DGR-ENC-01" }
hint-encounter-declare = Puedes enviar más Monstruos y Trampas, mientras alguien tenga Peligro para pagarlos. En cuanto golpea el primero, ya no puedes añadir ninguno.
    .rule = { "DGR-ENC-08" }
hint-encounter-blame = Tu Encuentro ha infligido una herida, así que nombras a un rival que gana 1 de Peligro. Ese Peligro pagará lo que se juegue más tarde contra su Héroe.
    .rule = { "DGR-REW-03" }

## Cartas que preguntan

hint-bane-recall = Tu Azote te devuelve a la mano Monstruos No muertos del descarte, uno tras otro. Si los envías en este turno, son más fuertes.
    .rule = { "DGR-R-133" }
hint-bane-destroy = Tu Azote le quita un Tesoro a su víctima, y tú eliges cuál.
    .rule = { "DGR-R-94" }
hint-bane-swap = Tu Azote hace que dos Mapas sin Héroes cambien de lugar. Puedes acercarte una Sala, o alejarla de otra persona.
    .rule = { "DGR-R-123" }
hint-bane-swap-with = Elige ahora el Mapa que cambia de lugar con el primero. Solo se te ofrecen los que no dejan aislada ninguna parte de la mazmorra.
    .rule = { "DGR-R-123" }
hint-bane-facing = Puedes dar media vuelta a los dos Mapas al cambiarlos de lugar: sus puertas y sus muros cambian entonces de lado.
    .rule = { "DGR-R-123" }
hint-inventory-shed = Tu Héroe solo puede llevar cierto número de Tesoros, y ahora tienes demasiados. Elige de cuál te deshaces.
    .rule = { "DGR-R-70" }

## Construcción

hint-build-place = En cada turno añades un Mapa a la mazmorra, unido a ella por una puerta o una abertura. Construye hacia tus propias Misiones, o lejos de las ajenas.
    .rule = { "DGR-BUILD-05" }

## Movimiento

hint-move-act = Cada paso cuesta 1 punto de movimiento, y cada espacio nuevo te da su Gloria y su Peligro. También puedes abrir puertas, jugar cartas y perseguir tus Misiones, en el orden que quieras; después terminas tu turno.
    .rule = { "DGR-MOVE-01" }
hint-quest-complete = Varias de tus Misiones se cumplirían aquí, pero solo cumples una cada vez. Tu turno termina con ella, y las demás esperan.
    .rule = { "DGR-R-81" }

## Combate

hint-combat-style = Tiras el dado por este Monstruo y eliges cómo lucha. Toma lo que mejor se le da a él, o lo que peor se le da al Héroe.
    .rule = { "DGR-COMB-03" }
hint-combat-weapon = Puedes luchar con un arma: su bonificación se suma a tu dado y a tu valor. Las armaduras y los Favores cuentan por sí solos.
    .rule = { "DGR-R-51" }
hint-combat-power = Antes de los dados puedes pagar el poder de tu Héroe para aumentar tu suma. Sirve una vez en cada turno.
    .rule = { "DGR-R-143" }
hint-combat-reckon = Has perdido este asalto, pero el poder de tu Héroe te deja devolver el golpe: si pagas y superas una prueba, el otro bando sufre una herida.
    .rule = { "DGR-R-117" }

## Reacciones

hint-window-response = Se ha anunciado algo y aún no ha pasado nada: puedes responder con una carta que encaje, o pasar. Se te pregunta aunque no tengas ninguna, para que nadie adivine tu mano.
    .rule = { "DGR-R-90" }
hint-window-reroll = El dado ha caído, pero aún no cuenta. Con una carta o un poder puedes repetir la tirada de tu propio Héroe, y entonces cuenta el resultado nuevo.
    .rule = { "DGR-R-126" }
hint-window-prevent = Van a caer heridas, y es tu última ocasión de evitarlas o prevenirlas. Un Héroe cuya Vida llega a 0 deja la partida.
    .rule = { "DGR-R-60" }
hint-window-check = No es tu turno, pero tienes una carta que se usa en cualquier momento. Úsala ahora, o pasa y guárdala.
    .rule = { "DGR-R-114" }

## Antes de la partida

hint-layout-place = La mazmorra se dispone antes de la partida, y nadie más ve lo que has robado. Una sola vez puedes guardar la carta: la colocarás cuando tu mazo esté vacío.
    .rule = { "DGR-TMAP-05" }
hint-layout-kept = Tu mazo está vacío: la carta que guardaste se coloca ahora. Si no tuviera sitio, quedaría fuera de la partida.
    .rule = { "DGR-TMAP-06" }
hint-start-choose = Hay varias Salas de entrada. Empieza cerca de las Salas de tus Misiones; ganas el Peligro y la Gloria impresos allí.
    .rule = { "DGR-TMAP-07" }

### Qué es un paso, para quien lo encuentra por primera vez, en español.
### Un mensaje es hint- y el nombre de la pregunta con guiones: una o dos frases cortas. Los cuatro primeros hablan de lo que se ve sin que se pregunte.
### .rule es la regla cuyo párrafo del libro dice más; está entre comillas, porque no es una palabra que se traduzca.

## Visto en la mesa

hint-first-table = Los cubos caen y se convierten en una Mazmorra: tres Pilares forman una sala, y saqueas lo que hay entre ellos. Recoge tesoros y cuidado con los monstruos, porque cada uno cubre tus corazones.
    .rule = { "DRP-ROOM-01" }
hint-waiting = Ahora decide otra persona. Mientras tanto puedes mirar la Mazmorra y cada botín; solo las Misiones y los cubos recién sacados quedan ocultos.
    .rule = { "DRP-R-94" }
hint-fall = Los cubos rebotan, ruedan y se empujan, y nadie sabe de antemano dónde se paran. Lo que queda allí no se mueve hasta que algo lo mueve.
    .rule = { "DRP-DROP-01" }
hint-undo = Puedes deshacer tu última decisión mientras nadie haya visto nada nuevo: ningún cubo sacado, nada soltado. Después, los demás deben estar de acuerdo.
    .rule = { "DRP-R-94" }

## Preparación y entrada

hint-setup-height = Todos los cubos de la Mazmorra caen juntos, sobre el centro de la mesa. Cuanto más alto, más se dispersan.
    .rule = { "DRP-SET-04" }
hint-enter-room = Tu Peón está en cada una de estas salas. Saqueas enseguida la que eliges, sin Aptitud.
    .rule = { "DRP-ENT-01" }

## Exploración

hint-explore-aim = De la Caja vienen cubos nuevos, sin mirarlos, y cambian la Mazmorra donde caen. Suéltalos cerca de la mesa para apuntar bien, o desde lo alto para revolverlo todo.
    .rule = { "DRP-EXP-01" }
hint-explore-give-back = Has sacado más cubos de los que sueltas. Quédate con los que quieres ver en la Mazmorra.
    .rule = { "DRP-R-63" }
hint-explore-place = Uno de los cubos sacados se coloca a mano, en un lugar libre. Un Pilar en el sitio justo puede abrir una sala rica.
    .rule = { "DRP-R-63" }

## Acción

hint-act-choose = Puedes usar una Aptitud en tu turno, cada una en su momento. En solitario, una carta usada queda inclinada hasta el piso siguiente.
    .rule = { "DRP-ABL-01" }
hint-act-flick = Un capirotazo envía un cubo por la mesa, y empuja lo que encuentra. Cuanto más fuerte, más lejos va.
    .rule = { "DRP-R-35" }
hint-act-slide = Un Pilar se desliza en línea recta a un lugar libre cercano. Eso puede abrir una sala o cerrarla.
    .rule = { "DRP-R-36" }
hint-act-prop = Los Pilares que tus fichas sustituyeron están apartados. Devuelve uno a la mesa para formar salas nuevas.
    .rule = { "DRP-R-21" }
hint-act-pull = El Oro, las Llaves y los Cofres cercanos al punto se deslizan hacia él, todos a la vez. Lo que está en su camino es empujado.
    .rule = { "DRP-R-59" }
hint-act-point = Elige un punto con cubos alrededor. Levantas hasta tres y los vuelves a soltar juntos.
    .rule = { "DRP-R-72" }
hint-act-pick = Puedes levantar hasta tres cubos. Caerán juntos donde apuntes.
    .rule = { "DRP-R-72" }
hint-act-aim = Apunta con los cubos que has levantado, como en una Exploración.
    .rule = { "DRP-R-72" }
hint-act-swap = Dos cubos cambian de lugar, estén donde estén. Lo que entonces les estorba es empujado.
    .rule = { "DRP-R-36" }
hint-act-transmute = El cubo va a la Caja, y otro sacado al azar ocupa su lugar. Puede ser mejor, y puede ser el mismo.
    .rule = { "DRP-R-63" }
hint-act-banish = El monstruo queda fuera de juego y no hiere a nadie. No se recoge, así que no es un trofeo.
    .rule = { "DRP-R-43" }
hint-act-mend = Retira monstruos y fatiga que cubran hasta 3 corazones en total. Los monstruos que retiras ya no dan puntos.
    .rule = { "DRP-DMG-02" }

## Movimiento y Saqueo

hint-move-room = Dos de tus fichas se quedan, y la tercera cambia de lugar con un Pilar. Después saqueas la sala nueva: mira qué daño hace y qué trae.
    .rule = { "DRP-MOVE-01" }
hint-loot-room = Tres Pilares cualesquiera forman una sala si no hay otro Pilar en ella. Todo lo que hay entre ellos es tuyo, los monstruos también.
    .rule = { "DRP-MP-06" }
hint-loot-none = Cualquier sala te mataría ahora. Una Poción puede abrir una; si no, no saqueas nada este turno.
    .rule = { "DRP-R-23" }
hint-loot-ability = Algunas Aptitudes ayudan en un Saqueo, y se usan antes de tomar nada.
    .rule = { "DRP-R-24" }
hint-loot-slay = Estos monstruos van directamente a tus trofeos y no cubren ningún corazón. Aun así cuentan como recogidos.
    .rule = { "DRP-R-65" }
hint-loot-shield = Un Escudo Mágico detiene a un monstruo y queda gastado. Sin gastar vale 2 puntos en el recuento.
    .rule = { "DRP-ITEM-02" }
hint-loot-take = Un tesoro que está muy cerca de la sala viene con lo demás.
    .rule = { "DRP-R-86" }

## El final de un turno o de un piso

hint-stairs-leave = Si te vas, tu botín se cuenta y debe alcanzar la Puntuación Requerida. Quédate para recoger más, pero no demasiado: con la Caja vacía todo está perdido.
    .rule = { "DRP-LOOT-06" }
hint-floor-after = Puedes bajar con una Misión nueva y todos tus corazones, y el piso siguiente puede pedir más. O te retiras, y lo que has salvado es tu legado.
    .rule = { "DRP-NEXT-02" }
hint-turn-end = Una Poción retira un monstruo o una fatiga de tu carta de Raza. También puedes guardarla para más tarde.
    .rule = { "DRP-ITEM-01" }
hint-meeple-place = Si la sala se forma alrededor de tu meeple, puntúas. Adivina dónde será el próximo Saqueo.
    .rule = { "DRP-HT-01" }

### Palabras del terminal para Dungeon Drop, en español. cli-verb-... son las palabras de una acción, con comas, que se pueden escribir en lugar de la notación; varias acciones pueden compartir una.

## La mesa: letras de los cubos, plano, Héroes y Caja; dos clases nunca comparten letra

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

cli-kind-corner = Pilar
cli-kind-ability = carta
cli-kind-x = x, -400 a 400
cli-kind-y = y, -300 a 300
cli-kind-height = altura, 150 a 300
cli-kind-direction = dirección, 0 a 359
cli-kind-strength = fuerza, 0 a 100

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

cli-example-dungeon-drop = soltar 20 -35 150

## Las palabras de las acciones

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
cli-verb-transmute = transmutar
cli-verb-banish = desterrar, descartar
cli-verb-mend = curar, retirar
cli-verb-meeple = meeple
cli-verb-leave = dejar, salir, dejar el piso
cli-verb-stay = quedarse, quedarme
cli-verb-retire = retirarse, retirarme
cli-verb-descend = bajar

## De qué trata cada decisión

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

### Todo lo demás que muestra una mesa, en español: sumas, escenas, clasificación y cartas en detalle.

## Sumas: de dónde viene un número, si no es de una carta

part-die = dado
part-hero = { $score }
part-monster = { $score }
part-level = { $score }
part-floor = mínimo
part-power = poder
part-emboldened = { card-undead-awakening }

## Escenas: el combate o la prueba en curso; un atributo es una línea más, que se dice cuando se conoce su argumento

scene-combat =
    { $combat ->
        [challenge] Desafío: { $hero } contra { $foe }
        [quest] Combate de Misión: { $hero } contra { $the_foe }
       *[encounter] Encuentro: { $hero } contra { $the_foe }
    }
    .hero_parts = { $hero }: { $hero_parts }
    .foe_parts = { $foe }: { $foe_parts }
scene-test =
    { $test ->
        [door] Prueba ante una puerta: { $hero }, { $score } { $threat }+
        [pit] Prueba ante el Foso: { $hero }, { $score } { $threat }+
        [trap] Prueba contra { $card }: { $hero }, { $score } { $threat }+
        [power] Prueba por un poder: { $hero }, { $score } { $threat }+
       *[other] Prueba por { $card }: { $hero }, { $score } { $threat }+
    }
    .hero_parts = { $hero }: { $hero_parts }
scene-trap = Trampa: { $card } contra { $hero }
scene-die = { $card }: { $hero } saca { $die }

## Finales y clasificación

ending-third-quest = La tercera Misión está cumplida.
ending-last-hero = No queda con vida ningún otro Héroe.
ending-round-limit = La última ronda ha terminado.
place-third-quest = { $rank }. { $seat } ha cumplido la tercera Misión
place-last-hero = { $rank }. { $seat } es el único Héroe con vida
place-round-limit = { $rank }. { $seat } va en cabeza tras la última ronda (Misiones { $quests }, Vida { $life }, Gloria { $glory })
place-behind = { $rank }. { $seat } va detrás (Misiones { $quests }, Vida { $life }, Gloria { $glory })
place-eliminated = { $rank }. { $seat } no sobrevivió

## Cartas en detalle

details-hero = { kind-hero }: { $rows } (niveles 1 a 4). Como mucho { $treasures } Tesoros y { $boons } Favores.
details-power = Poder: { $power }. { $text }
details-quest = { kind-quest }.
details-room = { kind-room }: { $cost }. Norte: { $north }, este: { $east }, sur: { $south }, oeste: { $west }.
details-passage = { kind-passage }: { $cost }. Norte: { $north }, este: { $east }, sur: { $south }, oeste: { $west }.
details-monster = { kind-monster }{ $tags_n ->
        [0] {""}
       *[other] {" "}({ $tags })
    }: { $attacks }, Vida { $life }. Coste: { $cost }.
details-trap = { kind-trap }. Coste: { $cost }.
details-bane = { kind-bane }. Coste: { $cost }.
details-boon = { kind-boon }. Coste: { $cost }.
details-treasure = { kind-treasure }{ $tags_n ->
        [0] {""}
       *[other] {" "}({ $tags })
    }. Coste: { $cost }.
timing-permanent = Permanente
timing-temporary = Temporal
timing-response = Respuesta
timing-anytime = En cualquier momento
door-wall = muro
door-opening = abertura
door-open = puerta abierta
door-locked = puerta cerrada { $n }+
door-trapped = puerta con trampa { $n }+

## Cantidades

amount-glory = { $n } de Gloria
amount-peril = { $n } de Peligro
amount-points =
    { $n ->
        [one] 1 punto de movimiento
       *[other] { $n } puntos de movimiento
    }
amount-nothing = gratis

### Todo lo demás que muestra una mesa, en español: finales y clasificación, cartas en detalle, cantidades.

## Finales y clasificación

ending-lost-box = La Caja está vacía: la partida está perdida.
ending-lost-move = No se puede sobrevivir a ninguna sala: la partida está perdida.
ending-lost-quit = La partida se ha abandonado.
ending-retired = Es la hora del Retiro.
ending-rounds = Han terminado las tres rondas.
ending-resigned = No queda nadie contra quien jugar.
place-score = { $rank }. { $seat }: { $total } puntos (Oro { $gold }, gemas { $gems }, Misión { $quest }, { $keys ->
        [0] Cofres { $chests }
       *[other] Cofres { $chests }, Llaves { $keys }
    }, { $potions ->
        [0] Escudos { $shields }
       *[other] Pociones { $potions }, Escudos { $shields }
    }, { $hearts ->
        [0] monstruos { $monsters }
       *[other] monstruos { $monsters }, corazones { $hearts }
    }, meeples { $meeples }; Vida { $life }, peso { $weight })
place-resigned = { $rank }. { $seat } abandonó
place-legacy-empty-handed = { $seat } se retira tras el piso { $floor } con { $tracker } de 9 fragmentos. Has vuelto con las manos vacías. Nadie contará esta historia.
place-legacy-nothing = { $seat } se retira tras el piso { $floor } con { $tracker } de 9 fragmentos. Unas esquirlas en una bolsa, y las mismas colinas oscuras ante la puerta.
place-legacy-village = { $seat } se retira tras el piso { $floor } con { $tracker } de 9 fragmentos. Esta noche hay una lámpara encendida en cada ventana del pueblo, y los vecinos saben a quién dar las gracias.
place-legacy-kingdom = { $seat } se retira tras el piso { $floor } con { $tracker } de 9 fragmentos. De la costa a los puertos de montaña, las tierras de la corona respiran de nuevo. Los juglares ya discuten sobre los versos.
place-legacy-world = { $seat } se retira tras el piso { $floor } con { $tracker } de 9 fragmentos. La gran reliquia está entera otra vez. Dondequiera que salga el sol, la gente te debe la mañana.
place-lost-box = { $seat } se pierde en el piso { $floor } con { $tracker } de 9 fragmentos. Todos los pasillos se han cerrado a tu espalda, y ninguna antorcha responde a la tuya.
place-lost-move = { $seat } se pierde en el piso { $floor } con { $tracker } de 9 fragmentos. Ninguna salida te deja con vida. La mazmorra se queda contigo.
place-lost-quit = { $seat } abandonó en el piso { $floor } con { $tracker } de 9 fragmentos. Has dado la espalda a la misión.
legacy-empty-handed = las manos vacías
legacy-nothing = unas esquirlas
legacy-village = el pueblo está a salvo
legacy-kingdom = el reino está a salvo
legacy-world = el mundo está a salvo
figure-gold = Oro
figure-gems = Gemas
figure-quest = Misión
figure-chests = Cofres
figure-keys = Llaves sobrantes
figure-potions = Pociones
figure-shields = Escudos Mágicos
figure-monsters = Monstruos
figure-hearts = Corazones
figure-meeples = Meeples
figure-total = Total

## Cartas en detalle

details-cube = { kind-cube } ({ $copies }): { $colour }{ $edge ->
        [none] {""}
       *[other] {" "}(bordes: { $edge })
    }, signo: { $glyph }.{ $scores ->
        [each] {" "}Puntos: { $points }.
        [quest] {" "}Puntos: según la Misión.
        [unspent] {" "}Puntos sin gastar: { $points }.
        [spare] {" "}Puntos si es sobrante: { $points }.
        [opened] {" "}Puntos si está abierto: un lanzamiento del dado.
        [monster] {" "}Puntos: { $points }. Daño: { $damage }.
       *[none] {""}
    }
details-race = { kind-race }: Vida { $life }, iniciativa { $initiative }. Aptitud: { $ability } ({ $window }{ $normal_window ->
        [none] {""}
       *[other] , partida normal: { $normal_window }
    }).
details-class = { kind-class }. Aptitud: { $ability } ({ $window }{ $normal_window ->
        [none] {""}
       *[other] , partida normal: { $normal_window }
    }).
details-quest =
    { $sized ->
        [yes] { kind-quest }. Gemas pequeñas: { $small_gems }. Gemas grandes: { $large_gems }.
       *[no] { kind-quest }. Gemas: { $small_gems }.
    }{ $mode ->
        [normal] {" "}Solo en la partida normal.
       *[other] {""}
    }

## Cantidades

amount-nothing = nada
amount-gold = { $n } de Oro
amount-small =
    { $n ->
        [one] 1 pequeño
       *[other] { $n } pequeños
    }
amount-large =
    { $n ->
        [one] 1 grande
       *[other] { $n } grandes
    }
amount-huge =
    { $n ->
        [one] 1 Enorme
       *[other] { $n } Enormes
    }
amount-pillar =
    { $n ->
        [one] 1 Pilar
       *[other] { $n } Pilares
    }
amount-pillar-token =
    { $n ->
        [one] 1 ficha de Pilar
       *[other] { $n } fichas de Pilar
    }
amount-ruby =
    { $n ->
        [one] 1 Rubí
       *[other] { $n } Rubíes
    }
amount-sapphire =
    { $n ->
        [one] 1 Zafiro
       *[other] { $n } Zafiros
    }
amount-diamond =
    { $n ->
        [one] 1 Diamante
       *[other] { $n } Diamantes
    }
amount-potion =
    { $n ->
        [one] 1 Poción
       *[other] { $n } Pociones
    }
amount-key =
    { $n ->
        [one] 1 Llave
       *[other] { $n } Llaves
    }
amount-chest =
    { $n ->
        [one] 1 Cofre
       *[other] { $n } Cofres
    }
amount-shield =
    { $n ->
        [one] 1 Escudo Mágico
       *[other] { $n } Escudos Mágicos
    }
amount-goblin =
    { $n ->
        [one] 1 Goblin
       *[other] { $n } Goblins
    }
amount-troll =
    { $n ->
        [one] 1 Trol
       *[other] { $n } Troles
    }
amount-dragon =
    { $n ->
        [one] 1 Dragón
       *[other] { $n } Dragones
    }
amount-stair =
    { $n ->
        [one] 1 Escalera
       *[other] { $n } Escaleras
    }
amount-relic =
    { $n ->
        [one] 1 Reliquia
       *[other] { $n } Reliquias
    }

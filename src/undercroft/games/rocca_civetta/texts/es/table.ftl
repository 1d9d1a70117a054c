### Todo lo demás que muestra una mesa, en español: finales y clasificación, cartas en detalle, cantidades.

## Finales y clasificación

ending-cauldron-full = El Caldero está lleno.
ending-boulder-home = La roca llega a la Zona Inicial.
ending-eggs-opened = No queda ningún Huevo sin abrir.
ending-tome-full = El Tomo de los Secretos está lleno.
ending-solo-resigned = La expedición ha sido abandonada.
ending-solo-won = La Tesis es aceptada, y Omega está vencido.
place-solo-won = Victoria: { $seat } tiene una Tesis aceptada contra Omega, de { $total } puntos (cubos { $cubes }, Clan { $clan }, Tesis { $thesis }, Becarios { $interns }, Investigación { $research }, modo { $mode }, Cartas de Maldición { $jinxes }, serie de Estrellas { $set })
place-solo-lost = Derrota: { $seat } no tiene una Tesis aceptada, y Omega ha ganado ({ $total } puntos)
place-omega-won = Derrota: { $seat } ha perdido contra Omega ({ $total } puntos)
place-thesis = { $rank }. { $seat } tiene una Tesis aceptada: { $total } puntos (cubos { $cubes }, Clan { $clan }, Tesis { $thesis }, Becarios { $interns }, Investigación { $research }, modo { $mode }, Maldiciones { $jinxes }, serie de Estrellas { $set })
place-score = { $rank }. { $seat } tiene { $total } puntos sin Tesis (cubos { $cubes }, Clan { $clan }, Becarios { $interns }, Investigación { $research }, modo { $mode }, Maldiciones { $jinxes }, serie de Estrellas { $set }; Estudiantes { $students })

## Cartas en detalle

details-intern =
    { $loss ->
        [0] { $points ->
            [one] { kind-intern }: +1 punto al final.
           *[other] { kind-intern }: +{ $points } puntos al final.
        }
       *[other] { kind-intern }: −{ $loss } puntos al final.
    }
details-clan = { kind-clan }: una Tesis necesita { $target } puntos{ $shape ->
        [all] {" "}y { $all_stars }
        [any] {" "}y { $any_stars }
        [count] {" "}y { $n } Estrellas cualesquiera
       *[none] {""}
    }. { $modifiers_n ->
        [0] Sin modificadores.
       *[other] Por cada cubo: { $modifiers }.
    }{ $set_points ->
        [0] {""}
       *[other] {" "}Por { $set }: +{ $set_points } puntos al final.
    }
details-boss = { kind-boss }: Valor de Alerta +{ $alert } en su Zona.
details-omega-card =
    { $alert ->
        [0] { kind-omega-card }: sin Alerta.
       *[other] { kind-omega-card }: Alerta +{ $alert } en la Zona de Omega.
    }
details-research =
    { $points ->
        [one] { kind-research }: +1 punto al final.
       *[other] { kind-research }: +{ $points } puntos al final.
    }
details-congregation = { kind-congregation }: 3 Estudiantes; puedes Sacrificar cada uno por uno de sus dos efectos.
details-familiar = { kind-familiar } por { $cost }. Se queda contigo hasta que Descansas.

## Cantidades

amount-free = gratis
amount-false-information =
    { $n ->
        [one] 1 cubo de Información falsa
       *[other] { $n } cubos de Información falsa
    }
amount-universal-information =
    { $n ->
        [one] 1 cubo de Información universal
       *[other] { $n } cubos de Información universal
    }
amount-hecatomb = { icon-hecatomb }
amount-bucket = { icon-bucket }
amount-mandatory-passage = { icon-mandatory-passage }
amount-camp-z = { icon-camp-z }
amount-engage-familiar-yocca = { icon-engage-familiar } ({ card-yocca })
amount-engage-familiar-manticore = { icon-engage-familiar } ({ card-manticore })
door-riches-caste =
    { $n ->
        [one] Pasaje con Puerta de Riquezas y Linaje
       *[other] { $n } Pasajes con Puerta de Riquezas y Linaje
    }
amount-door-riches-caste = Puerta de Riquezas y Linaje, que abres

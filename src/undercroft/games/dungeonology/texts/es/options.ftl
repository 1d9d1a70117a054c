### Etiquetas de las opciones, en español.
### Un mensaje es option- y el verbo: lo que se hará, lo que cuesta y lo que toca, en pocas palabras, en infinitivo y sin punto final.

## Preparación y turno

option-scholar = { $scholar }: { value-students } { $students }, { value-hand } { $hand }, { value-speed } { $speed }, { value-intelligence } { $intelligence }, { value-stamina } { $stamina }; { $skills }
option-explore =
    { $n ->
        [one] Exploración: avanzar con 1 punto de Velocidad y hacer una Acción
       *[other] Exploración: avanzar con { $n } puntos de Velocidad y hacer una Acción
    }
option-rest =
    { $gains_n ->
        [0] Descanso: volver a la Zona Inicial
       *[other] Descanso: volver a la Zona Inicial, { $gains }
    }
option-submit =
    { $known ->
        [yes] Presentar tu Tesis: { $points } puntos, hacen falta { $target } ({ $total } al final si se acepta)
       *[no] Presentar tu Tesis: { $points } puntos antes de la Carta de Clan que no conoces (+{ $bonus } si se acepta)
    }
option-shed =
    { $penalty ->
        [one] Librarse de { $card } (−1 punto)
       *[other] Librarse de { $card } (−{ $penalty } puntos)
    }
option-blind = Librarse de una Carta de Maldición boca abajo, sin verla

## Moverse

option-walk = Ir { $to_side } hacia { $the_zone }{ $waits_n ->
        [0] {""}
       *[other] {" "}({ $waits })
    }{ $seats_n ->
        [0] {""}
        [one] , donde está { $seats }
       *[other] , donde están { $seats }
    }
option-sneak = Tomar el Pasaje Secreto hacia { $the_zone }{ $waits_n ->
        [0] {""}
       *[other] {" "}({ $waits })
    }{ $seats_n ->
        [0] {""}
        [one] , donde está { $seats }
       *[other] , donde están { $seats }
    }
option-teleport = Acción: Teletransporte hacia { $the_zone }{ $waits_n ->
        [0] {""}
       *[other] {" "}({ $waits })
    }{ $seats_n ->
        [0] {""}
        [one] , donde está { $seats }
       *[other] , donde están { $seats }
    }
option-reveal =
    { $wide ->
        [one] Revelar una Zona nueva del Piso { $floor } y entrar ({ $left ->
                [one] la última loseta
               *[other] 1 de { $left } losetas
            })
       *[other] Revelar { $wide } losetas del Piso { $floor }, colocar una y entrar (quedan { $left } losetas)
    }
option-lay = Colocar { $the_zone } { $to_side }{ $shift ->
        [none] {""}
       *[other] , con desplazamiento { $to_shift }{ $halves ->
            [1] {""}
           *[other] {" "}de { $halves } medias losetas
        }
    }, en conexión con { $joins }{ $shut ->
        [yes] {" "}(su Puerta sigue cerrada para ti)
       *[no] {""}
    }
option-under = Debajo de la pila: { $zone }
option-floor =
    { $left ->
        [one] Piso { $floor } (la última loseta)
       *[other] Piso { $floor } (quedan { $left } losetas)
    }

## Acciones y Pruebas de Sigilo

option-study = Estudio aquí: Valor de Alerta { $alert }, { $most ->
        [one] { $wanted }
       *[other] hasta { $most } cubos ({ $wanted })
    }{ $bonus ->
        [0] {""}
       *[other] , Mejora de Estudio { $bonus }
    }{ $waits_n ->
        [0] {""}
       *[other] , { $waits }
    }
option-indicate = Señalar { $wanted } (Valor de Alerta { $alert })
option-add = Poner { $card } (+{ $bonus }): Valor de Sigilo { $stealth } contra { $alert }
option-declare = Declarar el Valor de Sigilo { $stealth } contra el Valor de Alerta { $alert }
option-spy = Espiar a { $seat } por { $the_cube }: Valor de Alerta { $alert }{ $waits_n ->
        [0] {""}
       *[other] , { $waits }
    }{ $cost_n ->
        [0] {""}
       *[other] {" "}({ $cost })
    }{ $protected ->
        [yes] , Protegido
       *[no] {""}
    }{ $room ->
        [yes] {""}
       *[no] , tu columna está llena
    }
option-heist = Espiar a { $seat } por { $the_cube }: Valor de Alerta { $alert }{ $waits_n ->
        [0] {""}
       *[other] , { $waits }
    }{ $protected ->
        [yes] , Protegido
       *[no] {""}
    }{ $room ->
        [yes] {""}
       *[no] , tu columna está llena
    }
option-bivouac =
    { $gains_n ->
        [0] Campamento aquí
       *[other] Campamento aquí: { $gains }
    }
option-collect = { $skill } ({ $cost }): Obtener { $wanted }

## Cartas y Habilidades

option-aux = Usar { $card }: { $effect }
option-rob = Usar { $card }: Sacrificar 1 Estudiante, y { $seat } descarta una carta al azar
option-main = Jugar { $card } ({ $action ->
        [yes] Acción;{" "}
       *[no] {""}
    }{ $cost }{ $alternative ->
        [none] {""}
       *[other] {" "}o { $alternative }
    }): { $deed }{ $victim ->
        [none] {""}
       *[other] , que tiene { $victim }
    }{ $payable ->
        [yes] {""}
       *[no] {" "}– no puedes pagar, la carta se pierde
    }
option-react = Reaccionar a { $answered } con { $card } ({ $cost }{ $alternative ->
        [none] {""}
       *[other] {" "}o { $alternative }
    }): { $deed }{ $payable ->
        [yes] {""}
       *[no] {" "}– no puedes pagar, la carta se pierde
    }
option-skill = { $skill } ({ $cost }): { $deed }
option-pay = Pagar: { $cost }
option-number =
    { $prompt ->
        [card-tour] Obtener { $wanted }
       *[other] { $n ->
            [one] Sacar 1 Estudiante
           *[other] Sacar { $n } Estudiantes
        }
    }
option-discard =
    { $prompt ->
        [card-press] Descartar { $card } de la mano de { $victim }
       *[other] Descartar { $card } (Valor de Mejora { $bonus })
    }

## Elecciones dentro de un efecto

option-target = { $seat }, en { $the_zone } ({ $students ->
        [one] 1 Estudiante
       *[other] { $students } Estudiantes
    }, { $cards_n ->
        [one] 1 carta
       *[other] { $cards_n } cartas
    })
option-at =
    { $prompt ->
        [boss-way] Por { $the_zone }
        [boss-lead] Llevarlo hacia { $the_zone }
        [boss-arrival] En { $the_zone }
        [panic-push] Empujar a { $victim } hacia { $the_zone }
        [card-slip] Escabullirse hacia { $the_zone }
       *[main-aim] { $zone }
    }{ $waits_n ->
        [0] {""}
       *[other] {" "}({ $waits })
    }{ $seats_n ->
        [0] {""}
        [one] , donde está { $seats }
       *[other] , donde están { $seats }
    }
option-into = En { $the_zone }
option-cube =
    { $prompt ->
        [cube-give] Entregar { $the_cube } a { $taker }
        [thesis-cube] Perder { $the_cube }
        [cube-drop] Soltar { $the_cube }
        [card-steal] Robar { $the_cube } a { $victim }
        [card-gift] Poner { $the_cube } en tu Zona
       *[card-collect] Obtener { $the_cube }
    } ({ $value } puntos{ $star ->
        [yes] , y con él se va una Estrella
       *[no] {""}
    })
option-trap = { $card } en { $the_zone }
option-keep =
    { $cube ->
        [none] Conservar tus cubos: todos están Protegidos
       *[other] Conservar tu cubo de { $cube }
    }
option-yield =
    { $taker ->
        [none] Dejar ir tu cubo de { $cube }
       *[other] Dejar tu cubo de { $cube } a { $taker }
    }
option-avoid =
    { $prompt ->
        [card-objection] Sacrificar 2 Estudiantes: { $card } tiene efecto
       *[stun-avoid] { $students ->
            [one] Sacrificar en su lugar tu último Estudiante
           *[other] Sacrificar en su lugar 1 de tus { $students } Estudiantes
        }
    }
option-suffer =
    { $prompt ->
        [card-objection] Conservar tus Estudiantes: { $card } no tiene efecto
       *[stun-avoid] Tomar la Ficha de Aturdimiento ({ $stun } de { $stamina } hasta ahora)
    }
option-shake =
    { $heroic ->
        [yes] { $victim } Suelta un cubo de un color al azar, y tú lo Obtienes
       *[no] { $victim } Suelta un cubo de un color al azar
    }
option-snatch =
    { $n ->
        [0] Tomar al azar una carta de { $victim }, que no tiene ninguna
        [one] Tomar la única carta de { $victim }
       *[other] Tomar al azar una carta de { $victim }, entre { $n }
    }

## Basta

option-pass =
    { $prompt ->
        [test-tester] { $passed ->
            [yes] Aceptar el resultado: éxito, { $stealth } contra { $alert }
           *[no] Aceptar el resultado: fracaso, { $stealth } contra { $alert }
        }
       *[other] Pasar
    }
option-done =
    { $prompt ->
        [phase-movement] { $points ->
            [0] Terminar la Fase de Movimiento
            [one] Terminar la Fase de Movimiento y perder 1 punto de Velocidad
           *[other] Terminar la Fase de Movimiento y perder { $points } puntos de Velocidad
        }
        [phase-action] { $acted ->
            [0] Terminar tu turno sin Acción
           *[other] Terminar tu turno
        }
        [rest-discard] No descartar más, y sacar
        [boss-lead] Dejar aquí al Jefe ({ $boss })
        [card-slip] Quedarse en el sitio
       *[card-gift] No poner más cubos, y hacer el Estudio
    }

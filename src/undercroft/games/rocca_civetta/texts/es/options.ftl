### Textos de las opciones, en español.
### Un mensaje es option- y el verbo: lo que se hará, lo que cuesta y toca, en pocas palabras y sin punto final.
### Mensajes del juego básico vuelven con las preguntas de esta caja.

## Investigación, cartas y Habilidades

option-claim =
    { $points ->
        [one] Reclamar la Investigación { $card } (1 punto)
       *[other] Reclamar la Investigación { $card } ({ $points } puntos)
    }
option-store = Poner { $card } bajo la Carta Zainetto (Valor de Mejora { $bonus })
option-draw = Tomar { $card } (Valor de Mejora { $bonus })
option-under-deck = Poner { $card } bajo el mazo
option-pick = Señalar { $the_cube } (Valor de Alerta { $alert })
option-whip = Mover a { $seat } hacia { $the_zone }
option-peek =
    { $deck ->
        [tricks] { intern-wikiantir }: mirar la primera carta del mazo de Artimañas
        [jinxes] { intern-wikiantir }: mirar la primera carta del mazo de Maldiciones
        [research] { intern-wikiantir }: mirar la primera carta del mazo de Investigación
        [omega] { intern-wikiantir }: mirar la primera carta del mazo de Omega
        [floor_1] { intern-wikiantir }: mirar la primera loseta del Piso I
        [floor_2] { intern-wikiantir }: mirar la primera loseta del Piso II
        [floor_3] { intern-wikiantir }: mirar la primera loseta del Piso III
       *[floor_4] { intern-wikiantir }: mirar la primera loseta del Piso IV
    }
option-wake = { $intern } actúa ahora
option-type = Descartar todas las cartas del tipo { $type }
option-column = En la columna de { $cube } ({ $value } puntos{ $star ->
        [yes] , y cubre una Estrella
       *[no] {""}
    })
option-pick-up = Recoger el Huevo (1 punto de Velocidad): despierta a Mamá Basilisco
option-melt = Descartar una Ficha de Agua caliente: el Iota de aquí desaparece ({ $left ->
        [0] no queda ninguna
       *[one] queda 1
        [other] quedan { $left }
    })
option-warm = Descartar una Ficha de Agua caliente: 1 Ficha de Aturdimiento menos ({ $stun } de { $stamina } por ahora)
option-pour = Descartar una Ficha de Agua caliente ({ $left ->
        [0] no queda ninguna
       *[one] queda 1
        [other] quedan { $left }
    })
option-crack =
    { $burrow ->
        [yes] Abrir un Huevo (sacar 1 Estudiante y Sacrificar 1)
       *[no] Abrir un Huevo (sacar 1 Estudiante)
    }
option-bribe = Descartar 2 cartas
option-clear = Quitar el Pilar (descartar 2 cartas)
option-calm = Liberar el Piso { $floor } ({ $n ->
        [one] 1 Tentáculo
       *[other] { $n } Tentáculos
    }, descartar 2 cartas): 4 puntos
option-rescue = Sacrificar 2 Estudiantes y rescatarlo: 4 puntos
option-cook =
    { $n ->
        [0] Poner un Estudiante en el Caldero, el primero
       *[other] Poner un Estudiante en el Caldero, que tiene { $n }
    }

## Mensajes del juego básico con más preguntas

option-submit =
    { $known ->
        [yes] Presentar tu Tesis: { $points } puntos, hacen falta { $target }{ $starred ->
            [yes] {""}
           *[no] , y te falta la Estrella exigida
        } ({ $total } al final si se acepta)
       *[no] Presentar tu Tesis: { $points } puntos antes de la Carta de Clan que no conoces (+{ $bonus } si se acepta)
    }
option-at =
    { $prompt ->
        [boss-pit] En { $the_zone }
        [boss-tentacle] En { $the_zone }
        [zone-narrow] Conservar la conexión con { $the_zone }
        [card-dissolve] Quitar los Muros hacia { $the_zone }
        [skill-charge] Cargar hacia { $the_zone }
        [boss-goal] Hacia { $the_zone }
        [boss-pull] Llamar a { $victim } hacia { $the_zone }
        [boss-appear] Junto al Doctorando, en { $the_zone }
        [panic-home] Por { $the_zone } hacia la Zona Inicial
        [panic-boulder] Desprender la roca en { $the_zone }
        [panic-roll] Hacerla rodar hasta { $the_zone }
        [panic-eggs] En { $the_zone }
        [omega-teleport] Omega aparece en { $the_zone }
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
option-cube =
    { $prompt ->
        [card-transmute] Transmutar { $the_cube }
        [card-melt] Renunciar a { $the_cube }
        [card-opus] Poner { $the_cube } en tu Tablero de Notas
        [boss-trial] Entregar { $the_cube } por una Bendición
        [boss-tribute] Dejar ir { $the_cube }
        [omega-gives] Omega te Entrega { $the_cube }
        [cube-give] Entregar { $the_cube } a { $taker }
        [cube-drop] Soltar { $the_cube }
        [card-steal] Robar { $the_cube } a { $victim }
        [card-gift] Poner { $the_cube } en tu Zona
       *[card-collect] Obtener { $the_cube }
    } ({ $value } puntos{ $star ->
        [yes] , y con él se va una Estrella
       *[no] {""}
    })
option-done =
    { $prompt ->
        [setup-support] No comprar nada en esta ronda; conservas los puntos
        [zone-bucket] No descartar más cartas
        [study-pick] No señalar más cubos
        [card-dissolve] Dejar los Muros donde están
        [intern-charm] Dejar que ocurra el Encuentro
        [intern-hide] Dejar caer el cubo
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
        [boss-lead] Dejar aquí al Jefe
        [card-slip] Quedarse en el sitio
       *[card-gift] No poner más cubos, y hacer el Estudio
    }
option-discard =
    { $prompt ->
        [zone-pillar] Apuntalar el Pilar con { $card } (Valor de Bono { $bonus })
        [zone-bucket] Descartar { $card } (Valor de Mejora { $bonus }) por una Ficha de Agua caliente
        [intern-charm] Descartar { $card } (Valor de Mejora { $bonus }): sin Encuentro
        [intern-hide] Descartar { $card } (Valor de Mejora { $bonus }) y conservar el cubo
        [student-press] Descartar { $card } de la mano de { $victim }
        [card-press] Descartar { $card } de la mano de { $victim }
       *[other] Descartar { $card } (Valor de Mejora { $bonus })
    }
option-avoid =
    { $prompt ->
        [boss-scatter] Sacrificar 1 Estudiante y conservar tus cartas
        [boss-silence] Sacrificar 1 Estudiante y seguir jugando
        [boss-jinx] Sacrificar 2 Estudiantes: sin Carta de Maldición
        [card-objection] Sacrificar 2 Estudiantes: { $card } tiene efecto
       *[stun-avoid] { $students ->
            [one] Sacrificar en su lugar tu último Estudiante
           *[other] Sacrificar en su lugar 1 de tus { $students } Estudiantes
        }
    }
option-suffer =
    { $prompt ->
        [zone-pillar] Conservar tus cartas y perder todos los puntos de Velocidad
        [boss-trial] Conservar tus cubos y ganar 1 Ficha de Aturdimiento
        [boss-bribe] Conservar tus cartas y ganar una Ficha de Aturdimiento ({ $stun } de { $stamina } por ahora)
        [boss-cold] Conservar el Agua caliente y ganar una Ficha de Aturdimiento ({ $stun } de { $stamina } por ahora)
        [boss-scatter] { $takers ->
            [0] Conservar tus Estudiantes y descartar 1 carta al azar
           *[other] Conservar tus Estudiantes: una carta al azar va a cada oponente fuera de la Zona Inicial ({ $takers })
        }
        [boss-silence] Conservar tus Estudiantes: sin Cartas de Artimaña hasta el final de tu próximo turno, salvo para declarar
        [boss-jinx] Tomar una Carta de Maldición, boca abajo
        [boss-tribute] Conservar el cubo y ganar 2 Fichas de Aturdimiento ({ $stun } de { $stamina } por ahora)
        [panic-cauldron] Ganar una Ficha de Aturdimiento ({ $stun } de { $stamina } por ahora)
        [card-objection] Conservar tus Estudiantes: { $card } no tiene efecto
       *[stun-avoid] Tomar la Ficha de Aturdimiento ({ $stun } de { $stamina } hasta ahora)
    }
option-pass =
    { $prompt ->
        [boss-rescue] Dejarlo con su locura
        [boss-free] Dejar a los Estudiantes Phi con Jukas
        [student-swap] Quedarte con tus Estudiantes estándar
        [student-keep] Dejar que vaya a la Hoguera
        [student-evade] Dejar que ocurra
        [research-claim] No reclamar nada ahora
        [test-tester] { $passed ->
            [yes] Aceptar el resultado: éxito, { $stealth } contra { $alert }
           *[no] Aceptar el resultado: fracaso, { $stealth } contra { $alert }
        }
       *[other] Pasar
    }

## Piso IV y Familiares

option-engage = Contratar a { $the_familiar } ({ $cost })
option-beyond = Dejar el cubo de más a la izquierda y señalar { $wanted } (Valor de Alerta { $alert })

## Omega

option-seize = En { $the_zone }, Omega se lleva { $the_cube }

option-part = Separarte de { $student }
option-free = Descartar 2 cartas: un Estudiante Phi es tuyo

## Congregaciones estudiantiles

option-hold = Sacrificar un Estudiante estándar y quedarte con { $the_student }
option-sit = Ahora viene { $student }
option-enroll = Entra { $student }
option-evade = Sacrificar un Estudiante Lambda: no te pasa nada
option-recruit = Cambiar un Estudiante estándar por { $the_student }
option-bait =
    { $price ->
        [sacrifice] Sacrificar un Estudiante
       *[draw] Sacar un Estudiante
    }
option-brew =
    { $brew ->
        [cure] Descartar 1 Ficha de Aturdimiento
        [student] Tomar 1 Estudiante de la Reserva
       *[speed] Ganar 2 puntos de Velocidad
    }
option-invoke =
    { $favour ->
        [insight_stealth] Sacrificar un Estudiante Phi: Adivinación 2 aumenta el Valor de Sigilo
        [insight_alert] Sacrificar un Estudiante Phi: Adivinación 2 aumenta el Valor de Alerta
        [pry] Sacrificar un Estudiante Phi: mirar una mano de tu Piso y descartar 1 carta de ella
        [cure] Sacrificar un Estudiante Zeta: descartar 2 Fichas de Aturdimiento
        [tonic] Sacrificar un Estudiante Zeta y descartar 1 carta: robar 2
        [freeze] Sacrificar un Estudiante Iota: quien juega este turno pierde todos sus puntos de Velocidad
        [chill] Sacrificar un Estudiante Iota: Valor de Alerta +2
       *[snare] Sacrificar un Estudiante Lambda: poner una Ficha de Trampa aquí o en una Zona conectada
    }

## Puntos de apoyo

option-buy =
    { $bonus ->
        [student] 1 Estudiante más
        [trick] 1 Carta de Artimaña más
        [phi] 1 Estudiante Phi
        [zeta] 1 Estudiante Zeta
        [iota] 1 Estudiante Iota
        [lambda] 1 Estudiante Lambda
        [intern] 1 de 2 Becarios
       *[study] Mejora de Estudio +1 para esta partida
    } ({ $price } { $points ->
        [one] de tu { $points } Punto de apoyo)
       *[other] de tus { $points } Puntos de apoyo)
    }
option-hire = Conservar a { $intern }

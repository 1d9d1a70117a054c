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
option-whip = Mover a { $seat } a { $the_zone }

## Mensajes del juego básico con más preguntas

option-at =
    { $prompt ->
        [card-dissolve] Quitar los Muros hacia { $the_zone }
        [skill-charge] Cargar a { $the_zone }
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
        [study-pick] No señalar más cubos
        [card-dissolve] Dejar los Muros donde están
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
        [boss-lead] Dejar aquí a { $the_boss }
        [card-slip] Quedarse en el sitio
       *[card-gift] No poner más cubos, y hacer el Estudio
    }

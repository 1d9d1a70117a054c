### Etiquetas de las opciones, en español.
### Un mensaje es option- y el verbo: lo que se hará, lo que cuesta y lo que toca, en pocas palabras, en infinitivo y sin punto final.

## Descarte

option-discard =
    { $from ->
        [quest] Renunciar a la Misión «{ $card }» y robar otra
        [treasure] Descartar el Tesoro { $card }
       *[hand] Descartar { $card }
    }
option-shed = Descartar { $card }

## Favores y Tesoros

option-play = Jugar { $card } ({ $cost })
option-replace = Jugar { $card } ({ $cost }) y descartar { $old }
option-jump = Jugar { $card } ({ $cost }): ir hacia { $the_cell }
option-use =
    { $left ->
        [one] Usar { $card } (la última carga)
       *[other] Usar { $card } (1 de { $left } cargas)
    }
option-unlock =
    { $left ->
        [one] Abrir la puerta { $side } hacia { $the_there } con { $card } (la última carga)
       *[other] Abrir la puerta { $side } hacia { $the_there } con { $card } (1 de { $left } cargas)
    }
option-lift = Librarse del Azote { $card } ({ $cost })

## Contra los demás

option-bane =
    { $target ->
        [none] Jugar el Azote { $card }, pagado por { $seat } ({ $cost })
       *[opponent] Jugar el Azote { $card } sobre { $seat } ({ $cost })
    }
option-attack = Atacar a { $seat } con { $card }: { $score } ({ $cost })
option-trap = Activar { $card } contra { $seat } ({ $cost })
option-blame = Dar 1 de Peligro a { $seat }
option-take = Tomar { $card } en mano
option-destroy = Descartar { $card } de { $seat }

## La mazmorra

option-swap = Intercambiar { $the_cell }
option-with = Intercambiar con { $the_cell }
option-facing =
    { $first_facing ->
        [turned] { $first } (carta girada)
       *[upright] { $first } (posición normal)
    }, { $second_facing ->
        [turned] { $second } (carta girada)
       *[upright] { $second } (posición normal)
    }
option-place =
    { $facing ->
        [turned] Colocar { $card } en { $at_cell }, carta girada, comunicando con { $joins }
       *[upright] Colocar { $card } en { $at_cell }, en posición normal, comunicando con { $joins }
    }

## Movimiento

option-move =
    { $pit ->
        [0] Ir { $to_side } hacia { $the_there }
       *[other] Ir { $to_side } hacia { $the_there } (Foso, { score-move } { $pit }+, { $needs ->
                [1] ninguna tirada puede fallar
                [7] ninguna tirada basta
               *[other] dado { $needs }+
            })
    }
option-open =
    { $door ->
        [trapped] Forzar la puerta { $side } hacia { $the_there } (con trampa, { $score } { $threat }+, { $needs ->
                [1] ninguna tirada puede fallar
                [7] ninguna tirada basta
               *[other] dado { $needs }+
            })
       *[locked] Forzar la puerta { $side } hacia { $the_there } (cerrada, { $score } { $threat }+, { $needs ->
                [1] ninguna tirada puede fallar
                [7] ninguna tirada basta
               *[other] dado { $needs }+
            })
    }
option-challenge = Desafiar a { $seat }: { $score } ({ $cost })
option-room = Usar { $the_card } ({ $cost })
option-portal = Usar { $the_card } ({ $cost }): ir hacia { $the_cell }
option-power = Usar { $power } ({ $cost })
option-farstep = Usar { $power } ({ $cost }): ir hacia { $the_cell }

## Misiones

option-quest =
    { $quest ->
        [slay] Luchar contra { $the_foe } por la Misión «{ $card }»
        [test] Intentar la Misión «{ $card }»: { $score } { $threat }+ ({ $needs ->
                [1] ninguna tirada puede fallar
                [7] ninguna tirada basta
               *[other] dado { $needs }+
            })
        [pay] Cumplir la Misión «{ $card }» ({ $cost })
        [carry]
            { $stage ->
                [0] Recoger para la Misión «{ $card }»: { $thing }
               *[other] Entregar y cumplir la Misión «{ $card }»: { $thing }
            }
       *[collect] Cumplir la Misión «{ $card }» mostrando { $treasures } Tesoros
    }
option-offer = Descartar { $treasure } para cumplir la Misión «{ $card }»
option-complete = Cumplir la Misión «{ $card }»

## Combate

option-style = { $score } { $n }
option-weapon =
    { $bonus ->
        [0] Luchar con { $card } (sin bonificación)
       *[other] Luchar con { $card } (+{ $bonus })
    }
option-charge =
    { $left ->
        [one] Luchar con { $card } (+{ $bonus }, la última carga)
       *[other] Luchar con { $card } (+{ $bonus }, 1 de { $left } cargas)
    }
option-bare = Luchar sin arma

## Basta

option-pass = Pasar
option-done =
    { $prompt ->
        [encounter-lord] Terminar la fase de Encuentro
        [encounter-declare] Resolver los Encuentros
        [bane-recall] No tomar más
       *[move-act] Terminar el turno
    }

## Antes de la partida

option-keep = Guardar la carta para el final
option-start = Empezar en { $the_cell }

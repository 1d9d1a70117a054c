### Nombres de las opciones, en español.
### Un mensaje es option- y el verbo: lo que se hará, lo que cuesta y toca, en pocas palabras y sin punto final. $piece es un cubo concreto, tal como se escribe. .called es una sala como la llama la página, por lo que hay en ella y dónde está.

## Soltar y colocar

option-height = Soltar desde { $height } mm
option-drop =
    { $again ->
        [yes] Volver a soltar los cubos ({ $n }) sobre { $spot }, desde { $height } mm
       *[no] Soltar los cubos ({ $n }) sobre { $spot }, desde { $height } mm
    }
option-give-back = Devolver { $the_cube } a la Caja ({ $piece })
option-place = Colocar { $the_cube } en { $spot } ({ $piece })

## Aptitudes y Pociones

option-use =
    { $copied ->
        [yes] Usar { $own_ability } como { $ability } ({ $card })
       *[no] Usar { $ability } ({ $card })
    }
option-drink =
    { $n ->
        [one] Beber una Poción: { $the_cube } deja tu carta de Raza y libera 1 corazón ({ $piece })
       *[other] Beber una Poción: { $the_cube } deja tu carta de Raza y libera { $n } corazones ({ $piece })
    }
option-soothe =
    { $prompt ->
        [act-mend] Retirar 1 fatiga
       *[other] Beber una Poción: retirar 1 fatiga
    }
option-flick = Capirotazo: { $the_cube } ({ $piece }), dirección { $direction }°, fuerza { $strength } %
option-slide = Deslizar { $the_cube } a { $spot } ({ $piece })
option-prop = Poner { $the_cube } en { $spot } ({ $piece })
option-pull = Atraer hacia { $spot }: { $cubes }
option-point = Levantar alrededor de { $spot }: { $cubes } al alcance
option-pick = Levantar { $the_cube } ({ $piece })
option-swap = Intercambiar { $the_first } y { $the_second } ({ $piece }, { $other_piece })
option-transmute = Transmutar { $the_cube } ({ $piece })
option-banish = Descartar { $the_cube } ({ $piece })
option-mend =
    { $n ->
        [one] Retirar { $the_cube } de tu carta de Raza: 1 corazón ({ $piece })
       *[other] Retirar { $the_cube } de tu carta de Raza: { $n } corazones ({ $piece })
    }

## Salas

option-room = Sala de { $corners }: { $cubes }{ $n ->
        [0] {""}
       *[other] , daño { $n }
    }{ $stair ->
        [yes] , con la Escalera
       *[no] {""}
    }
option-shield = Detener con un Escudo Mágico: { $the_cube } ({ $piece }, daño { $n }; Escudos que quedan: { $left })
option-slay = Tomar { $the_cube } como trofeo ({ $piece }, daño { $n })
option-take = Tomar también { $the_cube } ({ $piece })
option-meeple = Colocar tu meeple en { $spot }

## Pisos y turnos

option-leave =
    { $chests ->
        [0] Dejar el piso: { $points } puntos, se requieren { $required }, Reliquias: { $relics }
       *[other] Dejar el piso: { $points } puntos y un lanzamiento por Cofre abierto ({ $chests }), se requieren { $required }, Reliquias: { $relics }
    }
option-stay = Quedarte en este piso y seguir explorando
option-retire = Retirarte con { $tracker } de 9 fragmentos de la Reliquia: { $legacy }
option-descend =
    { $n ->
        [0] Bajar al piso { $floor }
        [one] Sacar 1 Clase nueva y bajar al piso { $floor }
       *[other] Sacar { $n } Clases nuevas y bajar al piso { $floor }
    }
option-pass = No colocar ningún meeple
option-done =
    { $prompt ->
        [act-choose] Seguir sin Aptitud
        [act-flick] No dar más capirotazos
        [act-pick] No levantar más cubos
        [act-mend] No retirar nada más
        [loot-ability] Saquear sin Aptitud
        [loot-slay] No tomar más trofeos
        [loot-shield] No gastar más Escudos
        [loot-room] No saquear nada
        [turn-end] Terminar tu turno
       *[other] Seguir
    }

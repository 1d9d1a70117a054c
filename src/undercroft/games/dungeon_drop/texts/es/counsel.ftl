### Por qué alguien que conoce el juego haría esto, en español: las razones de un consejo.
### Un mensaje es la clave que dan las reglas prácticas: una frase dirigida a quien juega, junto a la opción.

## Salas

counsel-room =
    Esta sala da { $points ->
        [one] más o menos 1 punto
       *[other] unos { $points } puntos
    }{ $n ->
        [0] {" "}y no te cuesta ningún corazón
        [one] {" "}por 1 corazón
       *[other] {" "}por { $n } corazones
    }{ $eased ->
        [yes] ; con Escudos y Aptitudes podría ser { $least ->
            [0] ninguno
           *[other] { $least }
        }
       *[no] {""}
    }.
counsel-room-relic =
    En esta sala hay una Reliquia{ $n ->
        [0] , y no te cuesta ningún corazón
        [one] , por 1 corazón
       *[other] , por { $n } corazones
    }{ $eased ->
        [yes] ; con Escudos y Aptitudes podría ser { $least ->
            [0] ninguno
           *[other] { $least }
        }
       *[no] {""}
    }.
counsel-room-stair =
    La Escalera está en esta sala, y es muy probable que tus puntos basten{ $n ->
        [0] {""}
        [one] ; te cuesta 1 corazón
       *[other] ; te cuesta { $n } corazones
    }{ $eased ->
        [yes] , y con Escudos y Aptitudes podría ser { $least ->
            [0] ninguno
           *[other] { $least }
        }
       *[no] {""}
    }.
counsel-room-last =
    La Caja está vacía y la Escalera está en esta sala: es tu última oportunidad de salir{ $n ->
        [0] {""}
        [one] , por 1 corazón
       *[other] , por { $n } corazones
    }{ $eased ->
        [yes] ; con Escudos y Aptitudes podría ser { $least ->
            [0] ninguno
           *[other] { $least }
        }
       *[no] {""}
    }.
counsel-room-enough = Con lo que hay en esta sala es muy probable que tus puntos basten para salir.
counsel-room-way-out =
    { $enough ->
        [yes] Es muy probable que tus puntos basten, y
       *[no]
            { $n ->
                [0] No queda ningún turno después de este, y
                [one] Solo queda 1 turno después de este, y
               *[other] Quedan { $n } turnos después de este, y
            }
    }{ $here ->
        [yes] {" "}la Escalera está en esta sala.
       *[no] {" "}esta sala está más cerca de la Escalera.
    }
counsel-room-near-relic =
    { $next ->
        [yes] Desde esta sala puedes ir después hasta una Reliquia.
       *[no] Esta sala está más cerca de una Reliquia.
    }
counsel-room-beyond = Desde esta sala puedes ir después a una con { $cubes }.
counsel-room-open = Desde esta sala puedes seguir adelante; desde la que más da no podrías.
counsel-room-things = Lo que hay en esta sala aún puede servirte: { $cubes }.
counsel-room-safe =
    { $n ->
        [0] Esta sala no te cuesta ningún corazón.
        [one] Esta sala solo te cuesta 1 corazón.
       *[other] Esta sala solo te cuesta { $n } corazones.
    }
counsel-room-best = En conjunto, ninguna sala a tu alcance es mejor.
counsel-room-deadly = Sus monstruos no te dejarían ningún corazón si antes no te ayuda algo.
counsel-no-other-way = Sin esto no queda ninguna sala a la que sobrevivas.

## Soltar cubos

counsel-height = Lo que cae desde poca altura se dispersa menos: sabes mejor dónde estarán las salas.
counsel-aim-room = Soltados desde poca altura sobre este punto, la mayoría de los cubos acaba en la sala que querrás saquear o cerca de ella.
counsel-aim-away = La Caja tiene ahora más males que bienes: que caigan lejos de la sala que quieres saquear.
counsel-aim-stair = La Escalera queda fuera de toda sala: un Pilar tiene que caer más allá.
counsel-give-back = De los cubos que has sacado, este es el que menos te daría.
counsel-place = Es el mejor cubo que has sacado, y aquí queda en la sala que quieres saquear.

## Aptitudes

counsel-use =
    { $points ->
        [one] Con esto ganas más o menos 1 punto.
       *[other] Con esto ganas unos { $points } puntos.
    }
counsel-use-astray = Puede traer de vuelta lo que ninguna sala alcanza: { $the_cube }.
counsel-better-room = Después hay una sala mejor a tu alcance.
counsel-use-look = Ves los cubos antes de que caigan, y puedes sacarles el mejor partido.
counsel-use-rooms = Abre salas que nadie más puede saquear, y aún puedes elegir cualquier otra.
counsel-use-live = Sin ella no sobrevivirías a esta sala.
counsel-use-fight =
    { $n ->
        [one] Te ahorra 1 corazón en esta sala.
       *[other] Te ahorra { $n } corazones en esta sala.
    }
counsel-no-ability =
    { $later ->
        [yes] Ninguna Aptitud da bastante ahora: guárdala para un momento mejor.
       *[no] Ninguna Aptitud da bastante ahora.
    }
counsel-no-potion =
    { $later ->
        [yes] Una Poción te da muy poco ahora: guárdala para un momento mejor.
       *[no] Una Poción ya no te da nada.
    }
counsel-touch =
    { $points ->
        [one] Después, la mejor sala vale más o menos 1 punto más.
       *[other] Después, la mejor sala vale unos { $points } puntos más.
    }
counsel-touch-best = Ninguna otra manera de hacerlo te da más.
counsel-no-more = Seguir no te daría nada.
counsel-astray = Ninguna sala alcanza lo que hay ahí: { $the_cube }.
counsel-mend =
    { $n ->
        [one] Esto te devuelve 1 corazón.
       *[other] Esto te devuelve { $n } corazones.
    }

## Saqueo

counsel-drink =
    { $n ->
        [one] La Poción te devuelve 1 corazón, y este es el momento.
       *[other] La Poción te devuelve { $n } corazones, y este es el momento.
    }
counsel-slay =
    { $n ->
        [one] Ninguno golpea más fuerte: te costaría 1 corazón.
       *[other] Ninguno golpea más fuerte: te costaría { $n } corazones.
    }
counsel-shield =
    { $n ->
        [one] El Escudo te ahorra 1 corazón.
       *[other] El Escudo te ahorra { $n } corazones.
    }
counsel-shield-keep = Puedes aguantar estas heridas: sin gastar, el Escudo da puntos, o parará algo peor.
counsel-take = De lo que alcanzas, esto es lo que más te da.

## La Escalera, y entre pisos

counsel-leave =
    { $chests ->
        [0] { $points } puntos bastan para los { $required } que necesitas, y ninguna Reliquia vale el camino.
       *[other] Es muy probable que { $points } puntos y lo que hay en los Cofres basten para los { $required } que necesitas.
    }
counsel-leave-last = La Caja está casi vacía: vete antes de perderte. Tienes { $points } de los { $required } puntos que necesitas.
counsel-stay-relic =
    { $n ->
        [one] Es muy probable que tus puntos basten, y queda 1 turno para buscar una Reliquia.
       *[other] Es muy probable que tus puntos basten, y quedan { $n } turnos para buscar una Reliquia.
    }
counsel-stay-points =
    { $chests ->
        [0] Tienes { $points } de los { $required } puntos que necesitas.
       *[other] Tienes { $points } de los { $required } puntos que necesitas, y puede que los Cofres no basten.
    }
counsel-descend = Quedarte corto de puntos no te cuesta ninguna Reliquia: el piso siguiente merece el riesgo.
counsel-retire = Lo que tienes ya no se puede perder.

### Por qué alguien que conoce el juego haría esto, en español: las razones de un consejo.
### Un mensaje es la clave que dan las reglas prácticas: una frase dirigida a quien juega, junto a la opción.

## Salas

counsel-room =
    { $n ->
        [0] Esta sala da unos { $points } puntos y no te cuesta ningún corazón.
        [one] Esta sala da unos { $points } puntos por 1 corazón.
       *[other] Esta sala da unos { $points } puntos por { $n } corazones.
    }
counsel-room-relic =
    { $n ->
        [0] En esta sala hay una Reliquia, y no te cuesta ningún corazón.
        [one] En esta sala hay una Reliquia, por 1 corazón.
       *[other] En esta sala hay una Reliquia, por { $n } corazones.
    }
counsel-room-stair =
    { $n ->
        [0] La Escalera está en esta sala, y es muy probable que tus puntos basten.
        [one] La Escalera está en esta sala, y es muy probable que tus puntos basten; te cuesta 1 corazón.
       *[other] La Escalera está en esta sala, y es muy probable que tus puntos basten; te cuesta { $n } corazones.
    }
counsel-room-poor = Hay poco que ganar en esta sala.
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
counsel-use-look = Conocer los cubos antes de que caigan no te cuesta nada aquí.
counsel-use-rooms = Abre salas que nadie más puede saquear, y aún puedes elegir cualquier otra.
counsel-use-live = Sin ella no sobrevivirías a esta sala.
counsel-use-fight =
    { $n ->
        [one] Te ahorra 1 corazón en esta sala.
       *[other] Te ahorra { $n } corazones en esta sala.
    }
counsel-no-ability = Ninguna Aptitud da bastante ahora: guárdala para un momento mejor.
counsel-touch =
    { $points ->
        [one] Después, la mejor sala vale más o menos 1 punto más.
       *[other] Después, la mejor sala vale unos { $points } puntos más.
    }
counsel-no-more = Seguir no te daría nada.
counsel-astray = Donde está queda fuera de tu alcance: { $cube }.
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
        [one] Tus puntos bastan, y queda 1 turno para buscar una Reliquia.
       *[other] Tus puntos bastan, y quedan { $n } turnos para buscar una Reliquia.
    }
counsel-stay-points =
    { $chests ->
        [0] Tienes { $points } de los { $required } puntos que necesitas.
       *[other] Tienes { $points } de los { $required } puntos que necesitas, y puede que los Cofres no basten.
    }
counsel-descend = Quedarte corto de puntos no te cuesta ninguna Reliquia: el piso siguiente merece el riesgo.
counsel-retire = Lo que tienes ya no se puede perder.

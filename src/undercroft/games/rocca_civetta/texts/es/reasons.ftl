### Por qué algo no se puede hacer, en español.
### Un mensaje es reason- y la clave con guiones: una frase que explica, dirigida al jugador.

## Cartas y Habilidades

reason-aux-too-few-cards =
    { $n ->
        [one] Necesitas 1 carta más para descartarla.
       *[other] Necesitas { $n } cartas más para descartarlas.
    }
reason-aux-own-test = El Efecto Auxiliar de { $card } solo se usa en tu propia Prueba de Sigilo, después de declarar.
reason-skill-fooled = No puedes usar { $skill }: un Doctorando con la Ficha del Bufón no tiene Habilidades.
reason-test-unreadable = La Carta de Maldición { card-wet-notes } te impide declarar con cartas de Valor de Mejora { $n }.
reason-spy-shielded = Solo puedes espiar a { $victim } desde la misma Zona: { skill-shield-wall } protege a ese Doctorando.
reason-spy-farther = { $victim } está a más de { $n } Zonas conectadas.
reason-skill-nobody-near = No hay nadie cerca a quien puedas alcanzar así.
reason-skill-no-trap = No quedan Fichas de Trampa, o no hay Zona para una.
reason-skill-twisted = Con la Carta de Pánico { $card } toda Habilidad con coste cuesta 1 carta más: tienes muy pocas para { $skill }.
reason-scholar-barred = No se puede elegir a { $scholar }: su Congregación está en juego.
reason-scholar-boss = No se puede elegir a Enrico: es el Jefe de esta partida.
reason-camp-in-use = El Campamento Z no se mueve mientras alguien está en él.
reason-camp-needed = El Campamento Z no se mueve: sin él una Zona perdería su camino a la Zona Inicial.
reason-camp-no-room = No hay ningún lado libre de tu Zona para el Campamento Z.
reason-camp-no-cards =
    { $n ->
        [one] { $skill } cuesta 1 carta.
       *[other] { $skill } cuesta { $n } cartas.
    }
reason-zainetto-full =
    { $n ->
        [one] No queda sitio bajo la Carta Zainetto: ya hay 1 carta.
       *[other] No queda sitio bajo la Carta Zainetto: ya hay { $n } cartas.
    }

## Investigación

reason-research-turn = Una Investigación solo se reclama en tu propio turno.
reason-research-not-open = { $card } no está a la vista.
reason-research-claimed = Ya has reclamado una Investigación este turno.
reason-research-barred = La Carta de Maldición { card-plagiarism-charge } te impide reclamar Investigaciones.
reason-research-columns = { $card } pide cubos en { $n } columnas, y tienes cubos en { $have }.
reason-research-cubes-of = { $card } pide { $n } cubos de { $cube }, y tienes { $have }.
reason-research-cubes = { $card } pide { $n } cubos, y tienes { $have }.
reason-research-students = { $card } pide { $n } Estudiantes, y tienes { $have }.
reason-research-interns = { $card } pide { $n } Becarios, y tienes { $have }.
reason-research-stars = { $card } pide { $n } Estrellas, y tienes { $have }.
reason-research-floor = { $card } pide que estés en el Piso { $floor } o más abajo.
reason-research-links = { $card } pide una Zona conectada con otras { $n }; la tuya está conectada con { $have }.
reason-research-alert = { $card } pide una Zona con un Valor de Alerta impreso de { $n } o más; el de la tuya es { $have }.
reason-research-no-stun = { $card } pide que no tengas Fichas de Aturdimiento.
reason-research-no-jinx = { $card } pide que no tengas ninguna Carta de Maldición, ni siquiera boca abajo.
reason-research-emptied-zone = { $card } pide que estés en una Zona que tiene ranuras pero ningún cubo.
reason-research-with-boss = { $card } pide que estés en la Zona del Jefe.

## Movimiento, límites, Becarios

reason-move-too-dear =
    { $n ->
        [one] Este paso cuesta 1 punto de Velocidad, y tienes { $points }.
       *[other] Este paso cuesta { $n } puntos de Velocidad, y tienes { $points }.
    }
reason-skill-once-per-turn =
    { $n ->
        [one] { $skill } se usa una vez por turno.
       *[other] { $skill } se usa { $n } veces por turno.
    }
reason-skill-once-per-test =
    { $n ->
        [one] { $skill } se usa una vez por Prueba de Sigilo.
       *[other] { $skill } se usa { $n } veces por Prueba de Sigilo.
    }
reason-play-silenced = Capagrezza te impide jugar Cartas de Artimaña: hasta el final de tu próximo turno solo sirven para declarar.
reason-intern-suspended = Tus Becarios no hacen nada mientras tengas la Carta de Maldición { card-egg-on-the-face }.
reason-peek-nobody = Necesitas para eso el Becario { intern-wikiantir }.
reason-peek-again = Ya has mirado un mazo este turno.
reason-peek-empty = Ahí no queda nada que mirar.

## Momentos

reason-moment-research = Una Investigación solo se reclama en tu propio turno, cuando no se está resolviendo nada.
reason-moment-peek = Solo miras un mazo en tu propia Fase de Movimiento o de Acción, fuera de Pruebas de Sigilo.

## Huevos

reason-egg-carrying = Ya llevas un Huevo.
reason-egg-none = No hay ningún Huevo en { $the_zone }.
reason-egg-no-student = En la Madriguera un Huevo cuesta además un Estudiante que Sacrificas.
reason-reveal-narrow = Un Paso obligado tiene dos conexiones como máximo, y { $the_zone } ya las tiene: no se le puede unir ninguna otra Zona.
reason-pillar-none = No hay ningún Pilar en { $the_zone }.
reason-pillar-cards = Para quitar el Pilar hacen falta { $n } cartas.
reason-lair-not-here = Un Piso se libera desde la Guarida de Cariddi, y la Guarida no es { $the_zone }.
reason-lair-no-tentacle = No hay ningún Tentáculo en el Piso { $floor }.
reason-lair-cards = Para liberar un Piso hacen falta { $n } cartas.
reason-egg-phase = Un Huevo se recoge en la Fase de Movimiento.
reason-moment-egg = Un Huevo se recoge en tu propia Fase de Movimiento, cuando no se está resolviendo nada.

## Llega el invierno

reason-water-none = No tienes ninguna Ficha de Agua caliente.
reason-water-no-ice = No hay ningún Iota en { $the_zone }.
reason-water-no-stun = No tienes ninguna Ficha de Aturdimiento.
reason-water-maximum = En Alerta Máxima nadie pierde Fichas de Aturdimiento.
reason-moment-water = El Agua caliente se usa en tu propia Fase de Movimiento o de Acción, cuando no se está resolviendo nada.

## Piso IV y Familiares

reason-engage-not-here = No puedes contratar a { $the_familiar } en { $the_zone }.
reason-engage-linked = No puedes contratar a { $the_familiar }, que sigue a { $victim }.
reason-engage-cost = Te faltan cubos de los que cuesta { $the_familiar }.

## Elecciones

reason-boss-best-card = { card-capagrezza-hypnotist } se lleva la carta con tu mayor Valor de Mejora.
reason-boss-other-type = { card-omega-mentalist } se lleva el tipo del que tienes más cartas.
reason-study-pick-order = Los cubos se eligen de izquierda a derecha.
reason-opus-too-dear =
    { $n ->
        [one] Lo que has entregado vale 1 punto, y este cubo vale más.
       *[other] Lo que has entregado vale { $n } puntos, y este cubo vale más.
    }

## Omega

reason-omega-safe = Omega sigue en la Zona Inicial, donde nada le afecta.
reason-omega-far = Omega no está en tu Zona ni en una conectada con ella.
reason-omega-no-cube = No hay ningún cubo de { $cube } en el Tomo de los Secretos.
reason-submit-omega =
    { $black ->
        [one] Necesitas más Estrellas que Estrellas negras tiene Omega: tienes { $n }, él tiene 1.
       *[other] Necesitas más Estrellas que Estrellas negras tiene Omega: tienes { $n }, él tiene { $black }.
    }

## Congregaciones estudiantiles

reason-effect-no-student = No tienes ningún Estudiante que pueda hacerlo.
reason-effect-in-test = Los Estudiantes Phi solo ven el futuro en una Prueba de Sigilo, una vez declarado el Valor de Sigilo.
reason-effect-own-phase = Este Estudiante solo ayuda en tu Fase de Movimiento o de Acción, fuera de las Pruebas de Sigilo.
reason-effect-others-turn = Los Estudiantes Iota solo congelan a alguien en el turno de un oponente.
reason-effect-rival-study = Este Estudiante solo ayuda en el Estudio de un oponente en tu Piso.
reason-effect-nobody = Nadie en tu Piso tiene cartas que puedas mirar.
reason-effect-no-points = Nadie cerca de ti tiene puntos de Velocidad que perder.
reason-effect-no-card = No tienes carta que descartar para ello.
reason-effect-no-trap = No quedan Fichas de Trampa, o no hay Zona para una.
reason-effect-maximum = En Alerta Máxima ningún efecto quita Fichas de Aturdimiento.

## Puntos de apoyo

reason-support-points =
    { $points ->
        [one] Eso cuesta { $n } Puntos de apoyo, y tienes 1.
       *[other] Eso cuesta { $n } Puntos de apoyo, y tienes { $points }.
    }
reason-support-rules = Eso solo se compra con { $setting }.
reason-support-none =
    { $bonus ->
        [student] No quedan Estudiantes en la Reserva.
        [trick] No quedan Cartas de Artimaña.
        [phi] No hay ningún Estudiante Phi a la venta.
        [zeta] No hay ningún Estudiante Zeta a la venta.
        [iota] No hay ningún Estudiante Iota a la venta.
        [lambda] No hay ningún Estudiante Lambda a la venta.
        [intern] No quedan Becarios.
       *[study] Tu Mejora de Estudio llegó al final de su rueda.
    }
reason-moment-support = Los Puntos de apoyo se gastan al final de la preparación, una ventaja cada vez.

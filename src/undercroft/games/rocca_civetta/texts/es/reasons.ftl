### Por qué algo no se puede hacer, en español.
### Un mensaje es reason- y la clave con guiones: una frase que explica, dirigida al jugador.

## Cartas y Habilidades

reason-aux-too-few-cards =
    { $n ->
        [one] Necesitas 1 carta más para descartarla.
       *[other] Necesitas { $n } cartas más para descartarlas.
    }
reason-aux-own-test = El Efecto Auxiliar de { $card } solo se usa en tu propia Prueba de Sigilo, después de declarar.
reason-skill-nobody-near = No hay nadie cerca a quien puedas alcanzar así.
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
reason-research-not-met = No cumples lo que pide { $card }.

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
reason-peek-nobody = Necesitas para eso el Becario { intern-wikiantir }.
reason-peek-again = Ya has mirado un mazo este turno.
reason-peek-empty = Ahí no queda nada que mirar.

## Momentos

reason-moment-research = Una Investigación solo se reclama en tu propio turno, cuando no se está resolviendo nada.
reason-moment-peek = Solo miras un mazo en tu propia Fase de Movimiento o de Acción, fuera de Pruebas de Sigilo.

## Huevos

reason-egg-carrying = Ya llevas un Huevo.
reason-egg-none = No hay ningún Huevo en { $the_zone }.
reason-egg-phase = Un Huevo se recoge en la Fase de Movimiento.
reason-moment-egg = Un Huevo se recoge en tu propia Fase de Movimiento, cuando no se está resolviendo nada.

## Piso IV y Familiares

reason-engage-not-here = No puedes contratar a { $the_familiar } en { $the_zone }.
reason-engage-linked = No puedes contratar a { $the_familiar }, que sigue a { $victim }.
reason-engage-cost = Te faltan cubos de los que cuesta { $the_familiar }.

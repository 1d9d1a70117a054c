### Todo lo demás que muestra una mesa, en español: finales y clasificación, cartas en detalle, cantidades.

## Finales y clasificación

ending-last-round = La última ronda ha terminado.
ending-countdown = La cuenta atrás del último Estudiante Omega ha terminado.
ending-no-cubes = No queda ningún cubo, y no se puede añadir ninguna Zona.
ending-all-submitted = No queda ningún Doctorando en la Mazmorra.
ending-university-empty = En la Universidad solo quedaba el Estudiante Omega.
ending-no-cubes-left = No queda ningún cubo en la Mazmorra.
ending-all-done = No queda ningún Doctorando en la Mazmorra.
ending-round-limit = La última ronda acordada ha terminado.
ending-resigned = Ya no queda ningún oponente.
place-thesis = { $rank }. { $seat } tiene una Tesis aceptada: { $total } puntos (cubos { $cubes }, Clan { $clan }, Tesis { $thesis }, Becarios { $interns }, Maldiciones { $jinxes })
place-score = { $rank }. { $seat } tiene { $total } puntos sin Tesis (cubos { $cubes }, Clan { $clan }, Becarios { $interns }, Maldiciones { $jinxes }; Estudiantes { $students })
place-no-thesis = { $rank }. { $seat } no tiene una Tesis aceptada ({ $total } puntos)
place-resigned = { $rank }. { $seat } abandonó

## Cartas en detalle

details-scholar = { kind-scholar }, cara normal y Exaltada: { value-students } { $students }, { value-hand } { $hand }, { value-speed } { $speed }, { value-intelligence } { $intelligence }, { value-stamina } { $stamina }. Combo de Conocimiento: { $wanted }. Habilidades: { $skills }; Exaltada: { $exalted_skills }.
details-skill =
    { $passive ->
        [yes] { kind-skill } de { $scholar } ({ $timing }).
       *[no] { kind-skill } de { $scholar } ({ $timing }), coste: { $cost }.
    }
details-zone =
    { $spaces_n ->
        [0] { kind-zone } del Piso { $floor }, sin cubos.
       *[other] { kind-zone } del Piso { $floor }: Valor de Alerta { $alert }, { $spaces }.
    } { $effects_n ->
        [0] {""}
       *[other] Efectos: { $effects }.{" "}
    }Norte: { $north }; este: { $east }; sur: { $south }; oeste: { $west }.
details-trick = { kind-trick } ({ $type }), Valor de Mejora { $bonus }. Efecto Auxiliar: { $aux } { $timing ->
        [none] Sin Efecto Principal.
       *[other] Efecto Principal ({ $timing }{ $action ->
                [yes] , Acción
               *[no] {""}
            }), coste: { $cost }{ $alternative ->
                [none] .
               *[other] , o bien: { $alternative }.
            }
    }
details-jinx =
    { $penalty ->
        [one] { kind-jinx }: −1 punto al final.
       *[other] { kind-jinx }: −{ $penalty } puntos al final.
    }
details-intern =
    { $points ->
        [one] { kind-intern }: +1 punto al final.
       *[other] { kind-intern }: +{ $points } puntos al final.
    }
details-clan = { kind-clan }: una Tesis necesita { $target } puntos. Por cada cubo: { $modifiers }.
details-alert = { kind-alert }, unos { $minutes } minutos por jugador: al principio, { $students } Estudiantes por jugador y 1 Estudiante Omega. Penalización de Estudio por fila: { $bonuses }; nuevos Estudiantes por jugador: { $refills }.
details-panic = { kind-panic }: Modificador de Alerta +{ $alert }, y { $students } Estudiantes por jugador con 1 Estudiante Omega en la Universidad.
details-boss = { kind-boss }: Valor de Alerta +{ $alert } en la Zona donde está.
details-trap = { kind-trap }.
door-wall = muro
door-open =
    { $n ->
        [one] Pasaje
       *[other] { $n } Pasajes
    }
door-militia =
    { $n ->
        [one] Pasaje con Puerta de Milicia
       *[other] { $n } Pasajes con Puerta de Milicia
    }
door-worship =
    { $n ->
        [one] Pasaje con Puerta de Adoración
       *[other] { $n } Pasajes con Puerta de Adoración
    }
door-militia-worship =
    { $n ->
        [one] Pasaje con Puerta de Milicia y Adoración
       *[other] { $n } Pasajes con Puerta de Milicia y Adoración
    }

## Cantidades: lo que cuesta

amount-sacrifice =
    { $n ->
        [one] Sacrificar 1 Estudiante
       *[other] Sacrificar { $n } Estudiantes
    }
amount-draw =
    { $n ->
        [one] sacar 1 Estudiante
       *[other] sacar { $n } Estudiantes
    }
amount-draw-any = sacar de 1 a 3 Estudiantes
amount-stun =
    { $n ->
        [one] 1 Ficha de Aturdimiento
       *[other] { $n } Fichas de Aturdimiento
    }
amount-stun-sure = 1 Ficha de Aturdimiento inevitable
amount-discard =
    { $n ->
        [one] descartar 1 carta
       *[other] descartar { $n } cartas
    }
amount-discard-magic =
    { $n ->
        [one] descartar 1 carta de Magia
       *[other] descartar { $n } cartas de Magia
    }
amount-discard-subterfuge = descartar 1 carta de Subterfugio
amount-nothing = gratis

## Cantidades: lo que trae un Descanso

amount-recover =
    { $n ->
        [one] descartar 1 Ficha de Aturdimiento
       *[other] descartar { $n } Fichas de Aturdimiento
    }
amount-unjinx = descartar 1 Carta de Maldición
amount-gather =
    { $n ->
        [one] tomar 1 Estudiante
       *[other] tomar { $n } Estudiantes
    }
amount-refill =
    { $n ->
        [one] sacar 1 Carta de Artimaña
       *[other] sacar { $n } Cartas de Artimaña
    }

## Cantidades: los cubos

amount-civilization =
    { $n ->
        [one] 1 cubo de Civilización
       *[other] { $n } cubos de Civilización
    }
amount-militia =
    { $n ->
        [one] 1 cubo de Milicia
       *[other] { $n } cubos de Milicia
    }
amount-worship =
    { $n ->
        [one] 1 cubo de Adoración
       *[other] { $n } cubos de Adoración
    }
amount-riches =
    { $n ->
        [one] 1 cubo de Riquezas
       *[other] { $n } cubos de Riquezas
    }
amount-caste =
    { $n ->
        [one] 1 cubo de Linaje
       *[other] { $n } cubos de Linaje
    }

## Cantidades: lo que guarda una Zona

amount-traps =
    { $n ->
        [one] una Trampa oculta
       *[other] { $n } Trampas ocultas
    }
amount-stairs = { icon-stairs }
amount-boss = despierta al Jefe
amount-ambush = { icon-ambush } { $n }
amount-stop = { icon-stop }
amount-toll = { icon-toll } { $n }
amount-good-luck = { icon-good-luck } { $n }
amount-bad-luck = { icon-bad-luck } { $n }
amount-danger = { icon-danger } { $n }
amount-passage-a = { icon-secret-passage } A
amount-passage-b = { icon-secret-passage } B
amount-bivouac-civilization = { icon-bivouac } ({ cube-civilization })
amount-bivouac-riches = { icon-bivouac } ({ cube-riches })
amount-door-militia = Puerta de Milicia, que abres
amount-door-worship = Puerta de Adoración, que abres
amount-door-militia-worship = Puerta de Milicia y Adoración, que abres

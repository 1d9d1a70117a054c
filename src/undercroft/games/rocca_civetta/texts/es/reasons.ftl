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

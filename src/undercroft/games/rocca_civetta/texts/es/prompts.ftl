### Lo que se pregunta, en español.
### Un mensaje es prompt- y el nombre de la pregunta con guiones: un imperativo para el asiento preguntado. Su atributo .other se dirige a los demás.

## Cartas de Artimaña

prompt-card-transmute = Elige el cubo que se convierte en uno del color siguiente.
    .other = { $seat } elige un cubo para transmutarlo.
prompt-card-melt = Elige un cubo al que renuncias por el Magnum opus.
    .other = { $seat } elige un cubo al que renuncia.
prompt-card-opus = Elige el cubo que pones en tu Tablero de Notas.
    .other = { $seat } elige un cubo de la Reserva.
prompt-card-reagents = Elige la carta que tomas del descarte.
    .other = { $seat } elige una carta del descarte.
prompt-card-dissolve = Elige la Zona hacia la que quitas los Muros, o déjalos.
    .other = { $seat } decide si quita Muros.

## Habilidades

prompt-skill-store = Elige la carta que pones bajo la Carta Zainetto.
    .other = { $seat } pone una carta bajo la Carta Zainetto.
prompt-skill-search = Elige la carta que tomas; las demás van bajo el mazo.
    .other = { $seat } mira lo de arriba del mazo de Artimañas y toma una carta.
prompt-skill-bury = Elige la siguiente carta que va bajo el mazo.
    .other = { $seat } pone cartas bajo el mazo.
prompt-skill-charge = Elige la Zona a la que cargas.
    .other = { $seat } elige adónde cargar.
prompt-skill-whip = Elige a quién mueves, y adónde.
    .other = { $seat } elige a quién mueve el látigo.
prompt-skill-bait = Elige cómo pagas la Ficha de Trampa.
    .other = { $seat } elige cómo pagar una Ficha de Trampa.
prompt-skill-brew = Elige qué preparas.
    .other = { $seat } elige su brebaje.
prompt-study-pick = Elige los cubos que quieres en { $the_zone }, de izquierda a derecha.
    .other = { $seat } elige cubos en { $the_zone }.

## Becarios e Investigación

prompt-turn-intern = Elige cuál de tus Becarios actúa ahora.
    .other = { $seat } decide qué Becario actúa ahora.
prompt-intern-fool = Elige sobre quién pones la Ficha del Bufón.
    .other = { $seat } decide sobre quién poner la Ficha del Bufón.
prompt-intern-charm = Vas a dar con { $the_boss }: descarta una carta para evitar el Encuentro, o deja que ocurra.
    .other = { $seat } decide si toca una tonada para { $the_boss }.
prompt-intern-hide = Vas a Soltar un cubo: descarta una carta para conservarlo, o deja que caiga.
    .other = { $seat } decide si esconde el cubo.
prompt-research-claim = Reclama una Carta de Investigación a la vista, o sigue.
    .other = { $seat } decide si reclama una Investigación.

## Jefe y Pánico

prompt-boss-goal = Elige la Zona que busca { $the_boss }.
    .other = { $seat } elige la Zona que busca { $the_boss }.
prompt-boss-pull = Elige la Zona a la que { $the_boss } llama al Doctorando.
    .other = { $seat } elige por dónde { $the_boss } llama a un Doctorando.
prompt-boss-appear = Elige la Zona en la que aparece { $the_boss }.
    .other = { $seat } elige dónde aparece { $the_boss }.
prompt-boss-discard = Elige la carta que descartas por { $the_boss }.
    .other = { $seat } elige la carta que descarta por { $the_boss }.
prompt-boss-type = Elige el tipo de cartas que descartas: tienes las mismas de cada uno.
    .other = { $seat } elige qué tipo de cartas descartar.
prompt-boss-silence = Sacrifica 1 Estudiante, o no juegues Cartas de Artimaña hasta el final de tu próximo turno.
    .other = { $seat } elige entre un Estudiante y el silencio.
prompt-boss-jinx = Sacrifica 2 Estudiantes, o toma una Carta de Maldición.
    .other = { $seat } elige entre Estudiantes y una Carta de Maldición.
prompt-boss-tribute = Deja ir el cubo, o gana 2 Fichas de Aturdimiento.
    .other = { $seat } elige entre un cubo y 2 Fichas de Aturdimiento.
prompt-boss-scatter = Sacrifica 1 Estudiante, o pierde una carta al azar en favor de cada oponente fuera de la Zona Inicial; si no hay ninguno, se descarta 1 carta al azar.
    .other = { $seat } elige entre un Estudiante y cartas.
prompt-boss-free = Puedes descartar 2 cartas para liberar a un Estudiante Phi.
    .other = { $seat } puede liberar a un Estudiante Phi.
prompt-student-part = Elige qué Estudiante se va.
    .other = { $seat } elige qué Estudiante se va.
prompt-panic-home = Elige el camino hacia la Zona Inicial.
    .other = { $seat } elige el camino hacia la Zona Inicial.
prompt-panic-cauldron = Pon un Estudiante en el Caldero, o gana una Ficha de Aturdimiento.
    .other = { $seat } elige entre el Caldero y una Ficha de Aturdimiento.
prompt-panic-eggs = Elige adónde van todos los Huevos sin abrir.
    .other = { $seat } decide adónde van todos los Huevos sin abrir.
prompt-panic-roll = Elige adónde rueda la roca.
    .other = { $seat } decide adónde rueda la roca.
prompt-panic-boulder = Elige dónde se desprende la roca.
    .other = { $seat } decide dónde se desprende la roca.
prompt-boss-cold = La ola de frío te alcanza: descarta una Ficha de Agua caliente, o gana una Ficha de Aturdimiento.
    .other = { $seat } decide entre el Agua caliente y una Ficha de Aturdimiento.
prompt-boss-bribe = Marconiglio te encuentra: descarta 2 cartas, o gana una Ficha de Aturdimiento.
    .other = { $seat } decide entre 2 cartas y una Ficha de Aturdimiento.
prompt-zone-pillar = El Pilar: descarta una carta de Valor de Bono 2 o más, o pierde todos los puntos de Velocidad.
    .other = { $seat } está ante el Pilar.
prompt-zone-narrow = Paso obligado: elige qué otra Zona sigue conectada.
    .other = { $seat } decide qué Zona sigue conectada.
prompt-boss-pit = Elige dónde está el Foso de serpientes.
    .other = { $seat } decide dónde está el Foso de serpientes.
prompt-boss-rescue = Rescata a Enrico Giovanni, o déjalo.
    .other = { $seat } puede rescatar a Enrico Giovanni.
prompt-boss-tentacle = Elige adónde va el Tentáculo.
    .other = { $seat } decide adónde va el Tentáculo.
prompt-boss-trial = La Prueba de Scilla: entrega un cubo por una Bendición, o gana una Ficha de Aturdimiento.
    .other = { $seat } está en la Prueba de Scilla.
prompt-zone-bucket = Descarta una Carta de Artimaña por una Ficha de Agua caliente, o ninguna más.
    .other = { $seat } puede sacar Agua caliente.
prompt-boss-lead = Conduce al Jefe a una Zona conectada, o déjalo aquí.
    .other = { $seat } se lleva al Jefe.

## Cubos

prompt-cube-column = Elige la columna de tu cubo de Información universal.
    .other = { $seat } elige la columna de un cubo de Información universal.

## Omega

prompt-omega-seize = Elige cuál de los cubos más valiosos se lleva Omega.
    .other = { $seat } elige qué cubo se lleva Omega.
prompt-omega-teleport = Elige la Zona a la que se Teletransporta Omega.
    .other = { $seat } elige dónde aparece Omega.
prompt-omega-answer =
    { $word ->
        [sabotage] { $times ->
            [one] { $answered }, Sabotaje: Adivinación { $n } sube el Valor de Alerta. Responde con una Reacción, o deja que ocurra.
           *[other] { $answered }, Sabotaje: Adivinación { $n }, { $times } veces, sube el Valor de Alerta. Responde con una Reacción, o deja que ocurra.
        }
        [ignore] { $answered }, Reacción: Omega ignora { $card }. Responde con una Reacción, o deja que ocurra.
        [discard] { $answered }, Reacción: descartas una carta al azar, luego { $card } surte efecto. Responde con una Reacción, o deja que ocurra.
       *[slip_away] { $answered }, Reacción: Omega se escabulle antes de que { $card } surta efecto. Responde con una Reacción, o deja que ocurra.
    }
    .other = { $seat } puede responder a la Carta Omega.
prompt-omega-gives = Elige cuál de sus cubos menos valiosos te Entrega Omega.
    .other = { $seat } elige un cubo de Omega.

## Congregaciones estudiantiles

prompt-student-keep = Has sacado un Estudiante de una Congregación: Sacrifica un Estudiante estándar para quedártelo, o deja que vaya a la Hoguera.
    .other = { $seat } decide si se queda un Estudiante de una Congregación.
prompt-student-order = Elige quién se sienta ahora en la Hoguera; el último se va el primero.
    .other = { $seat } elige el orden en la Hoguera.
prompt-student-enroll = Elige de quién entra un Estudiante en la Universidad.
    .other = { $seat } elige quién entra en la Universidad.
prompt-student-pry = Elige de quién miras la mano.
    .other = { $seat } elige de quién mirar la mano.
prompt-student-press = Elige la carta que se descarta de esta mano.
    .other = { $seat } elige una carta de una mano.
prompt-student-brew = Elige la carta que descartas para robar 2.
    .other = { $seat } elige una carta para descartar.
prompt-student-evade = Una Emboscada o una Trampa está a punto de afectarte: Sacrifica un Estudiante Lambda o deja que ocurra.
    .other = { $seat } decide si ayuda un Estudiante Lambda.

## Puntos de apoyo

prompt-setup-support = Gasta Puntos de apoyo en una ventaja, o no compres nada en esta ronda.
    .other = { $seat } decide si gasta Puntos de apoyo.
prompt-support-intern = Elige al Becario que conservas; el otro se devuelve.
    .other = { $seat } elige entre dos Becarios.
prompt-student-swap = Elige si cambias un Estudiante estándar por uno de la Congregación que diriges.
    .other = { $seat } decide si cambia un Estudiante.

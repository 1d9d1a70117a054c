### Por qué haría esto alguien que conoce el juego, en español: las razones de un consejo.
### Un mensaje es la clave que dan las reglas de la experiencia: una frase, dirigida al jugador, junto a la opción. $odds y $risk van en tanto por ciento.

## Misiones

counsel-quest-complete = Esto cumple la Misión «{ $card }», y tres Misiones ganan la partida.
counsel-quest-try = Las Misiones ganan la partida, y aquí se puede intentar «{ $card }».
counsel-quest-fight =
    { $n ->
        [one] Una herida más y { $the_foe } caerá: aciertas en el { $odds } % de los casos y recibes un golpe en el { $risk } %.
       *[other] A { $the_foe } le quedan { $n } heridas: aciertas en el { $odds } % de los casos y recibes un golpe en el { $risk } %.
    }
counsel-quest-test = Superas la prueba de la Misión «{ $card }» en el { $odds } % de los casos.
counsel-quest-take = No cuesta nada y es la primera mitad de la Misión «{ $card }».
counsel-offer = Para la Misión «{ $card }», { $treasure } es el Tesoro que menos echarás de menos.

## Movimiento

counsel-go-quest = Tu Misión «{ $card }» espera en { $the_there }.
counsel-go-towards = Es el camino hacia { $the_there }, donde espera tu Misión «{ $card }».
counsel-go-glory =
    { $n ->
        [0] { $there } ya no da nada en este turno.
       *[other] { $there } da { $n } de Gloria, por { $peril } de Peligro.
    }
counsel-go-shortest = Es el camino más corto a una Sala de una de tus Misiones.
counsel-go-new = Quien se queda quieto solo gana Peligro: en { $the_there } también hay Gloria.
counsel-jump = Tu Misión «{ $card }» espera en { $the_there }, y esto te lleva allí de una vez.
counsel-open-locked = La puerta hacia { $the_there } se abre en el { $odds } % de los casos; un fallo cuesta un punto de movimiento.
counsel-open-trapped = Abres la puerta hacia { $the_there } sin herida en el { $odds } % de los casos; se abre de todos modos.
counsel-unlock = { $card } abre la puerta hacia { $the_there } sin prueba.
counsel-stay = No hay nada mejor al alcance que quedarse en { $the_there }.

## Cartas, poderes y Salas

counsel-play = { $card } te ayudará más de lo que cuesta ({ $cost }).
counsel-replace = { $card } te ayudará más que { $old }.
counsel-use = Es el momento de usar { $card }.
counsel-lift = Sin { $card } estarás mejor, incluso por { $cost }.
counsel-power = { $power } vale aquí su precio.
counsel-room = Lo que ofrece { $the_card } vale su precio.
counsel-discard = { $card } es la carta que menos echarás de menos; una nueva ocupa su lugar.
counsel-discard-quest = La Misión «{ $card }» apenas está a tu alcance: otra puede convenirte más.
counsel-discard-treasure = { $card } te sirve menos que cualquier carta de tu mano.

## Contra los demás

counsel-attack = { $card } hiere a { $victim } en el { $odds } % de los casos y recibe un golpe en el { $risk } %.
counsel-attack-weaker = { $card } está a la altura de { $victim }.
counsel-trap = { $card } atrapa a { $victim } en el { $odds } % de los casos.
counsel-bane = { $card } perjudica a { $victim }, que además lo paga.
counsel-blame = { $seat } es a quien más hay que temer.
counsel-challenge = Vences a { $seat } en el { $odds } % de los casos y pierdes en el { $risk } %.
counsel-challenge-weaker = { $seat } tiene un valor más bajo que el tuyo.
counsel-destroy = { $card } es el Tesoro que más echará de menos { $seat }.
counsel-recall = { $card } pronto valdrá su Peligro.
counsel-lord-done = No hay nada más que enviar: el Peligro de los demás valdrá más después.

## La mazmorra

counsel-place-own = Necesitas { $the_card } para una Misión: aquí llegarás antes.
counsel-place-rival = { $seat } necesita { $the_card } para una Misión: aquí el camino es el más largo.
counsel-place = Aquí { $the_card } te ayuda más a ti y menos a los demás.
counsel-swap = Un cambio con { $the_cell } te ayuda más a ti y menos a los demás.

## Combate y reacciones

counsel-weapon =
    { $n ->
        [0] { $card } no añade nada en este combate.
       *[other] { $card } añade { $n } en este combate.
    }
counsel-style = Así, { $the_foe } acierta en el { $odds } % de los casos.
counsel-pass = Es mejor guardar tus cartas y tu Gloria para otro momento.
counsel-wait = { $card } puede esperar a que las heridas sean seguras.
counsel-reroll = { $power } da al dado otra oportunidad.
counsel-reroll-card = { $card } da al dado otra oportunidad, y hace falta.
counsel-prevent = { $card } te libra de una herida segura.
counsel-avoid = El peligro es bastante grande para { $card }.
counsel-dispel = { $card } te ahorra un Azote que dolería.

### Por qué haría esto alguien que conoce el juego, en español: las razones de un consejo.
### Un mensaje es la clave que dan las reglas de la experiencia: una frase, dirigida al jugador, junto a la opción. $odds y $risk van en tanto por ciento.

## Misiones

counsel-quest-complete = Esto cumple la Misión «{ $card }», y tres Misiones ganan la partida.
counsel-quest-try = Las Misiones ganan la partida, y aquí se puede intentar «{ $card }».
counsel-quest-fight =
    { $n ->
        [one] Una herida más y { $the_foe } caerá: aciertas en el { $odds } % de los casos y recibes un golpe en el { $risk } %.
       *[other] Con { $n } heridas más { $the_foe } caerá: aciertas en el { $odds } % de los casos y recibes un golpe en el { $risk } %.
    }
counsel-quest-test = Superas la prueba de la Misión «{ $card }» en el { $odds } % de los casos.
counsel-quest-take = No cuesta nada y es la primera mitad de la Misión «{ $card }».
counsel-offer = Para la Misión «{ $card }», { $treasure } es el Tesoro que menos echarás de menos.

## Movimiento

counsel-go-quest = Tu Misión «{ $card }» espera en { $the_there }.
counsel-go-towards = Es el camino hacia { $the_there }, donde espera tu Misión «{ $card }».
counsel-go-glory = En { $the_there } ganas { $n } de Gloria, por { $cost }.
counsel-go-duel = { $seat } está en { $the_there }, y un Desafío allí te promete más de lo que arriesgas.
counsel-go-beyond = Desde allí el camino sigue hacia { $the_there }, que da { $n } de Gloria.
counsel-go-safe = A { $seat } le conviene desafiarte, y apenas podrá alcanzarte en { $the_there }.
counsel-go-nearer = Desde { $the_there } quedan más cerca las Salas de tus Misiones.
counsel-go-moving = Quien termina el turno sin haberse movido gana el Peligro del espacio: aquí, { $peril }.
counsel-go-shortest = Es el camino más corto a una Sala de una de tus Misiones.
counsel-go-new = Quien se queda quieto solo gana Peligro: en { $the_there } también hay Gloria.
counsel-jump = Tu Misión «{ $card }» espera en { $the_there }, y esto te lleva allí de una vez.
counsel-open-locked = La puerta hacia { $the_there } se abre en el { $odds } % de los casos; un fallo cuesta un punto de movimiento.
counsel-open-trapped = Abres la puerta hacia { $the_there } sin herida en el { $odds } % de los casos; se abre de todos modos.
counsel-unlock = { $card } abre la puerta hacia { $the_there } sin prueba.
counsel-stay = No hay nada mejor al alcance que quedarse en { $the_there }.

## Cartas, poderes y Salas

counsel-play = La carta { $card } te ayudará más de lo que cuesta ({ $cost }).
counsel-replace = La carta { $card } te ayudará más que { $old }.
counsel-use = Es el momento de usar { $card }.
counsel-lift = Sin { $card } estarás mejor, incluso por { $cost }.
counsel-power = El poder { $power } vale aquí su precio.
counsel-power-dear = El poder { $power } costaría aquí más de lo que probablemente ganarías.
counsel-room = Lo que ofrece { $the_card } vale su precio.
counsel-discard = { $card } es la carta que menos echarás de menos; una nueva ocupa su lugar.
counsel-discard-quest = De todo lo que podrías descartar, la Misión «{ $card }» es lo que menos echarás de menos; otra ocupa su lugar.
counsel-discard-treasure = { $card } te sirve menos que cualquier carta de tu mano.
counsel-shed = { $card } es el Tesoro que menos echarás de menos.

## Contra los demás

counsel-attack = { $card } hiere a { $victim } en el { $odds } % de los casos y recibe un golpe en el { $risk } %.
counsel-attack-weaker = { $card } está a la altura de { $victim }.
counsel-trap = La Trampa { $card } atrapa a { $victim } en el { $odds } % de los casos.
counsel-bane = El Azote { $card } perjudica a { $victim }, que además lo paga.
counsel-bane-deed = El Azote { $card } te sirve a ti, y lo paga { $victim }.
counsel-blame = { $seat } es a quien más hay que temer.
counsel-challenge = Vences a { $seat } en el { $odds } % de los casos y pierdes en el { $risk } %.
counsel-challenge-weaker = { $seat } tiene un valor más bajo que el tuyo.
counsel-destroy = { $card } es el Tesoro que más echará de menos { $seat }.
counsel-recall = { $card } pronto valdrá su Peligro.
counsel-lord-done = No te queda nada que enviar, y el Peligro de los demás no se pierde.
counsel-lord-save = Lo que podrías enviar ahora daría menos de lo que cuesta: guárdalo para después.

## La mazmorra

counsel-place-own = Necesitas { $the_card } para una Misión: en ningún otro lugar sería más fácil.
counsel-place-rival = { $seat } necesita { $the_card } para una Misión: en ningún otro lugar sería más difícil.
counsel-place = En conjunto, aquí es donde más te conviene { $the_card }.
counsel-swap-first = Una Misión pide { $the_cell }: ningún otro cambio importa más.
counsel-swap-any = Ninguna Misión pide ninguno de estos espacios: poco importa cuál cambies.
counsel-swap = En conjunto, lo que más te conviene es un cambio con { $the_cell }.

## Combate y reacciones

counsel-weapon = { $card } añade { $n } en este combate.
counsel-bare = Ninguna de tus armas añade nada en este combate.
counsel-style = Así, { $the_foe } acierta en el { $odds } % de los casos.
counsel-pass = Es mejor guardar tus cartas y tu Gloria para otro momento.
counsel-wait = { $card } puede esperar a que las heridas sean seguras.
counsel-reroll = El poder { $power } da al dado otra oportunidad.
counsel-reroll-card = { $card } da al dado otra oportunidad, y hace falta.
counsel-prevent = { $card } te libra de una herida segura.
counsel-avoid = El peligro es bastante grande para { $card }.
counsel-dispel = { $card } te ahorra un Azote que dolería.

## Antes de la partida

counsel-keep = Guarda { $the_card } solo si cualquier sitio sirviera a otro.
counsel-start = De las Salas de entrada, { $the_cell } es la más cercana a tus Misiones.

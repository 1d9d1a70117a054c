### Palabras del terminal para Rocca Civetta, en español. cli-verb-... son las palabras de una acción, con comas, que se pueden escribir en lugar de la notación; varias acciones pueden compartir una.

## El mapa: letras de cubos y efectos

cli-tiles-loose = { $false_information } Información falsa, { $universal_information } Información universal.
cli-tiles-eggs = o Huevo.
cli-tiles-winter = * Iota; w Cubo.
cli-tiles-temple = p Paso obligado; & Foso de serpientes.
cli-tiles-sea = S Tentáculo; la Guarida de Cariddi es tan grande como cuatro losetas.
cli-tiles-floor-iv = { $floor } Piso IV; h Hecatombe, fY aquí se contrata un Familiar.
cli-tiles-omega = % Omega.
cli-letter-false-information = F
cli-letter-universal-information = U
cli-icon-hecatomb = h
cli-icon-bucket = w
cli-icon-mandatory-passage = p
cli-icon-camp-z = Z
cli-icon-engage-familiar = f{ $n }

## Campus y Doctorandos

cli-campus-research =
    { $n ->
        [one] Investigaciones a la vista: { $cards }; 1 carta en el mazo.
       *[other] Investigaciones a la vista: { $cards }; { $n } cartas en el mazo.
    }
cli-campus-brood = Huevos junto al Campus: { $n }. Llevados a casa: { $all } de 7.
cli-campus-captives = Estudiantes Phi con Jukas: { $n }.
cli-campus-congregations = Congregaciones: { $cards }.
cli-campus-bonfire-row = En la Hoguera, el último se va el primero: { $words }.
cli-campus-iota = Invierno: { $n } Iota y { $water } Fichas de Agua caliente en la Reserva; la Hoguera tiene { $spaces } ranuras.
cli-campus-omega = Omega está en { $the_zone }. Tomo de los Secretos { $n }/{ $limit }: { $tome }. Estrellas negras { $black } (ranuras { $stars }).
cli-campus-omega-leaves = Deja el último cubo de cada Zona y no saca ningún Estudiante suelto.
cli-campus-omega-more =
    Con cada carta saca { $n ->
        [one] 1 Estudiante
       *[other] { $n } Estudiantes
    } más de los que muestra.
cli-campus-egg-row = Huevos por venir: { $n }.
cli-campus-idol-crypt = El Ídolo está en la Cripta.
cli-campus-idol = { $seat } tiene el Ídolo.
cli-campus-bridge = El Puente: { $zone } y { $other }.
cli-campus-bridge-fell = El Puente se ha hundido: { $zone } y { $other }.
cli-campus-pillar = El Pilar está en las Catacumbas.
cli-campus-pillar-gone = El Pilar ya no está.
cli-campus-pit = El Foso de serpientes está en { $zone }.
cli-campus-boulder = La roca está en { $zone }.
cli-campus-tentacles = Tentáculos en la carta de Cariddi: { $n } de 7.
cli-campus-lair = La Guarida de Cariddi: { $zone }.
cli-campus-no-lair = La Guarida de Cariddi aún no se ha encontrado.
cli-campus-omega-card = Su última carta: { $card }, Alerta +{ $bonus } en su Zona.
cli-campus-cauldron =
    { $n ->
        [one] Caldero: 1 Estudiante.
       *[other] Caldero: { $n } Estudiantes.
    }
cli-scholar-star-tokens = Estrellas: { $cards }.
cli-scholar-familiars = Familiares: { $cards }.
cli-scholar-completed = Investigaciones: { $cards }.
cli-scholar-stored = Bajo la Carta Zainetto: { $cards }.
cli-scholar-stored-count =
    { $n ->
        [one] Hay 1 carta bajo la Carta Zainetto.
       *[other] Hay { $n } cartas bajo la Carta Zainetto.
    }
cli-scholar-silenced = Por ahora no juega Cartas de Artimaña, salvo para declarar.
cli-scholar-dulled = Por ahora la Mejora de Estudio cuenta 0.
cli-scholar-carrying = Lleva un Huevo: Velocidad −1, Alerta +1 en Estudios.
cli-scholar-delivered = Huevos llevados a casa: { $n }.
cli-scholar-kinds = Entre los Estudiantes: { $words }.
cli-scholar-hot-water = Fichas de Agua caliente: { $n }.
cli-scholar-melted = Iota derretidos: { $n }.
cli-scholar-shells = Cáscaras: { $n }.
cli-scholar-rescued = Ha rescatado a Enrico Giovanni.
cli-scholar-blessed = Tiene una Bendición de Scilla.
cli-scholar-unblessed = No tiene Bendición de Scilla.
cli-scholar-beaten = Tentáculos devueltos: { $n }.
cli-scholar-calmed = Pisos liberados: { $n }.
cli-scholar-fooled = Sin Habilidades: la Ficha del Bufón está en la carta.

## Pruebas de Sigilo y cartas declaradas

cli-part-egg = un Huevo en brazos
cli-part-ice = un Iota en la Zona
cli-part-omega = Omega está aquí
cli-part-sabotage = Sabotaje de Omega

## Lo que se puede escribir

cli-kind-intern = Becario
cli-kind-familiar = Familiar
cli-kind-student = clase de Estudiante
cli-kind-favour = lo que hace un Estudiante
cli-kind-price = forma de pagar
cli-kind-brew = lo que se prepara
cli-kind-deck = mazo
cli-kind-type = tipo

## Ejemplos, y palabras para el uso de una carta

cli-example-rocca-civetta = ir norte

## Las palabras de las acciones

cli-verb-claim = reclamar, investigación, tomar
cli-verb-peek = mirar, consultar
cli-verb-store = guardar, poner debajo
cli-verb-draw = robar, tomar
cli-verb-under-deck = enterrar, bajo el mazo
cli-verb-whip = látigo, azotar, mover
cli-verb-wake = despertar, becario, primero
cli-verb-type = tipo, descartar tipo
cli-verb-cook = cocinar, caldero, alimentar
cli-verb-column = columna, en la columna de
cli-verb-pick-up = recoger, huevo, tomar el huevo
cli-verb-melt = derretir, fundir
cli-verb-warm = calentarse, reconfortarse
cli-verb-pour = verter, agua caliente
cli-verb-crack = abrir, abrir el huevo
cli-verb-bribe = sobornar, dos cartas
cli-verb-clear = quitar el pilar, pilar, despejar
cli-verb-calm = liberar el piso, liberar, calmar
cli-verb-rescue = rescatar, hacer entrar en razón
cli-verb-part = separarse, dejar ir
cli-verb-free = liberar, liberar un phi
cli-verb-hold = quedarse con, retener
cli-verb-sit = sentar, ahora
cli-verb-enroll = inscribir, hacer entrar
cli-verb-evade = esquivar
cli-verb-recruit = cambiar, cambiar por
cli-verb-bait = pagar, cebar
cli-verb-brew = preparar, brebaje
cli-verb-invoke = invocar, recurrir
cli-verb-seize = Omega toma
cli-verb-engage = contratar, adoptar
cli-verb-beyond = más allá, dejar el primero

## De qué trata cada decisión

cli-rocca-civetta-boss-appear = El Jefe sale de las sombras junto a un Doctorando y da un paso. Donde aparece no se Encuentra con nadie.
cli-rocca-civetta-boss-discard = El Jefe te cuesta cartas, y tú eliges cuáles. Despréndete de lo que menos te ayude.
cli-rocca-civetta-boss-goal = El Jefe va donde hay más cubos, y varias Zonas están empatadas. Mándalo lejos de ti.
cli-rocca-civetta-boss-jinx = Una Carta de Maldición te daña y cuesta puntos si no te libras de ella. Dos Estudiantes la evitan.
cli-rocca-civetta-boss-lead = Tras unos tragos un Jefe te sigue de buena gana: hasta 2 Zonas, y no Encuentra a nadie por el camino.
cli-rocca-civetta-boss-pull = Un Doctorando es llamado 1 Zona hacia el Jefe, y dos caminos son igual de cortos. Tú despertaste al Jefe, así que eliges.
cli-rocca-civetta-boss-silence = En silencio aún puedes declarar con tus cartas, pero no jugarlas por sus efectos. Un Estudiante te libra.
cli-rocca-civetta-student-part = Tienes Estudiantes de varias clases. Los de las Congregaciones pueden hacer algo por ti; uno estándar se repone con facilidad.
cli-rocca-civetta-student-keep = Un Estudiante de una Congregación es un Estudiante como los demás y puede lo que dice su carta. Te cuesta uno estándar.
cli-rocca-civetta-student-order = Los Estudiantes dejan la Hoguera en orden inverso: quien se sienta el último se gana el primero.
cli-rocca-civetta-student-enroll = Hacen falta menos Estudiantes que Congregaciones hay, así que eliges cuáles envían uno.
cli-rocca-civetta-student-pry = Ves toda la mano de un oponente de tu Piso y eliges una carta que se descarta.
cli-rocca-civetta-student-press = Ves toda la mano y eliges la carta que se descarta. Toma lo que más ayudaría a su dueño.
cli-rocca-civetta-student-brew = Entrega la carta que menos te ayuda; luego robas 2.
cli-rocca-civetta-student-evade = Un Estudiante Lambda anula toda una Emboscada o una Ficha de Trampa, antes de su primera Ficha de Aturdimiento.
cli-rocca-civetta-student-swap = Tienes tantos Estudiantes como antes, y uno de ellos puede hacer lo que dice su carta.
cli-rocca-civetta-boss-free = Un Phi liberado es al instante un Estudiante tuyo, y Jukas añade 1 menos al Valor de Alerta de su Zona.
cli-rocca-civetta-boss-scatter = Jukas reparte tus cartas entre quienes están fuera, una a cada uno, al azar; si no hay nadie, se descarta una. Un Estudiante te libra.
cli-rocca-civetta-boss-tribute = Omega quiere el cubo de arriba de uno de tus colores. Puedes conservarlo y tomar dos Fichas de Aturdimiento en su lugar.
cli-rocca-civetta-boss-cold = Cada Estudiante Omega en la Carta de Alerta trae una ola de frío. Una ficha te mantiene caliente; sin ficha ganas una Ficha de Aturdimiento, o Sacrificas un Estudiante.
cli-rocca-civetta-boss-bribe = Marconiglio te deja pasar por dos cartas a tu elección. Si no, ganas una Ficha de Aturdimiento, o Sacrificas un Estudiante.
cli-rocca-civetta-zone-pillar = Una carta de Valor de Bono 2 o más apuntala el Pilar mientras pasas. Si no, pierdes todos los puntos de Velocidad.
cli-rocca-civetta-zone-narrow = La nueva Zona solo puede estar conectada con dos. Se queda aquella de la que vienes; elige la segunda, y los Muros cierran el resto.
cli-rocca-civetta-boss-pit = El Foso de serpientes es una Emboscada 2 para quien entra en su Zona. Elige entre las Zonas conectadas con más cubos.
cli-rocca-civetta-boss-rescue = Dos Estudiantes por 4 puntos, una vez por partida. Enrico Giovanni se va hasta el próximo Efecto de Jefe.
cli-rocca-civetta-boss-tentacle = Un Tentáculo detiene a quien entra en su Zona, y allí cuesta más el Estudio. Elige entre las Zonas.
cli-rocca-civetta-boss-trial = Un cubo de valor 4 o más por una Bendición: 6 puntos al final, y sin ella 2 menos. Si no, ganas una Ficha de Aturdimiento.
cli-rocca-civetta-zone-bucket = Cartas por Agua caliente: 2 como máximo, y nunca tienes más de 2 fichas. Cada ficha vale 1 punto si la conservas.
cli-rocca-civetta-boss-type = Omega te lee la mente: se pierden todas las cartas del tipo que más tienes. Si hay empate, la elección es tuya.
cli-rocca-civetta-card-dissolve = El ácido abre los Muros entre Zonas de un mismo Piso. Puedes dejarlos si te sirven mejor cerrados.
cli-rocca-civetta-card-melt = Dos de tus cubos van a la Reserva, y luego recibes uno que no vale más que los dos juntos. Piensa en las Estrellas que tienen al lado.
cli-rocca-civetta-card-opus = Cualquier cubo que te quepa y no valga más que los dos que diste. Más puntos, o la Estrella que te falta.
cli-rocca-civetta-card-reagents = Estas cartas fueron las últimas descartadas, antes de que jugaras la tuya. Toma la que mejor te sirva.
cli-rocca-civetta-card-transmute = El cubo va a la Reserva, y de allí viene uno del color siguiente, que vale 1 punto más. Una Estrella puede llegar o irse con él.
cli-rocca-civetta-cube-column = Un cubo de Información universal cuenta en todo como uno de la columna en la que lo pones, y se queda en ella. Piensa en las Estrellas y flechas que cubriría.
cli-rocca-civetta-omega-answer = Una Reacción con el icono Omega anula lo que esta Carta Omega haría ahora. Cuesta lo que lleva impreso.
cli-rocca-civetta-omega-gives = Omega Entrega su cubo menos valioso, y dos clases son iguales. Toma la que más te acerque.
cli-rocca-civetta-omega-seize = Estos cubos valen lo mismo, así que decides por Omega. Déjale el que menos necesites.
cli-rocca-civetta-omega-teleport = Estás a salvo, así que Omega salta al cubo más valioso de la mesa. Si hay varios iguales, decides tú.
cli-rocca-civetta-intern-charm = Tu Laudista puede encantar al Jefe por una carta. Entonces no ocurre nada del Encuentro.
cli-rocca-civetta-intern-fool = El Doctorando con la Ficha del Bufón no tiene Habilidades hasta que empiece tu próximo turno. Elige a quien más daño te haría con las suyas.
cli-rocca-civetta-intern-hide = Tu Contrabandista puede esconder el cubo por una carta. Si no, cae, y otros pueden tomarlo.
cli-rocca-civetta-panic-cauldron = Cada turno cuesta ahora un Estudiante o una Ficha de Aturdimiento. Cuando el Caldero está lleno, la partida acaba.
cli-rocca-civetta-panic-eggs = No hay Madriguera: los Huevos van adonde hay más Doctorandos, y varias Zonas están empatadas. Es tu turno, así que eliges.
cli-rocca-civetta-panic-roll = La roca rueda hacia la Zona Inicial, y varios caminos son igual de cortos. Es tu turno, así que eliges.
cli-rocca-civetta-panic-boulder = La roca empieza en la Zona más lejana de la Zona Inicial, y varias están igual de lejos. Es tu turno, así que eliges.
cli-rocca-civetta-panic-home = Al final de un turno, todos son llevados hacia la Zona Inicial. Dos caminos son igual de cortos.
cli-rocca-civetta-research-claim = Cumples una Carta de Investigación a la vista: reclamarla es gratis y da puntos al final. Una carta por turno.
cli-rocca-civetta-skill-bury = Cada carta que eliges va bajo el mazo, por debajo de las anteriores.
cli-rocca-civetta-skill-charge = Tu carga pasa las Puertas, y lo que la Zona hace a quien entra te lo hace a ti. Luego aturdes a un oponente de allí.
cli-rocca-civetta-skill-search = Ves las próximas cartas del mazo y tomas una. Las demás van debajo.
cli-rocca-civetta-skill-store = Una carta bajo la Carta Zainetto está a salvo y deja sitio en tu mano, pero no paga costes. Guarda ahí lo que quieras para una prueba.
cli-rocca-civetta-skill-whip = Aparta a un oponente de los buenos cubos, o échalo de los tuyos. No le pasa nada más.
cli-rocca-civetta-skill-bait = Un Estudiante tuyo por la trampa, o uno más de la Universidad: puede haber Estudiantes Omega.
cli-rocca-civetta-skill-brew = Las cartas se van cuando has dicho para qué. Los puntos de Velocidad sirven también en la Fase de Acción.
cli-rocca-civetta-study-pick = No estás atado a los cubos de más a la izquierda. Eliges de izquierda a derecha, y cada uno más aumenta el Valor de Alerta.
cli-rocca-civetta-turn-intern = Varios de tus Becarios actúan al comienzo de tu turno, y tú decides el orden. Una Ficha de Aturdimiento menos puede ahorrarte un Descanso.

## Puntos de apoyo

cli-verb-buy = comprar, gastar, ventaja
cli-verb-hire = contratar, conservar al becario
cli-kind-bonus = ventaja
cli-rocca-civetta-setup-support = Lo que ganaste en otros meses te da un comienzo algo mejor. Esperar no cuesta nada: los puntos se conservan.
cli-rocca-civetta-support-intern = Se barajó el mazo y se sacaron dos Becarios. Uno trabaja para ti en esta partida.
cli-scholar-support = Puntos de apoyo: { $n }.
cli-scholar-wheel = Mejora de Estudio subida en la preparación: +{ $n }.

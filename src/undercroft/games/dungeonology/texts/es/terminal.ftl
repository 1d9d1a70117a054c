### Palabras del terminal para Dungeonology, en español. cli-verb-... son las palabras de una acción, con comas, que se pueden escribir en lugar de la notación; varias acciones pueden compartir una.
### cli-tiles-legend tiene las esquinas de los tres Pisos y las letras de los cubos; dos cubos nunca comparten letra, y los efectos tienen las menos posibles.

## El mapa: letras de cubos y efectos

cli-speed =
    { $n ->
        [one] { $n } punto de Velocidad
       *[other] { $n } puntos de Velocidad
    }
cli-maximum = Alerta Máxima: { $card }.
cli-map-alert = A{ $n }
cli-tiles-more =
    { $n ->
        [one] Queda una Zona más fuera del borde: escribe map, o map y su nombre.
       *[other] Quedan { $n } Zonas más fuera del borde: escribe map, o map y un nombre.
    }
cli-tiles-legend = { $floor1 } Piso I, { $floor2 } II, { $floor3 } III; A5 Valor de Alerta. Cubos: { $civilization } Civilización, { $militia } Milicia, { $worship } Adoración, { $riches } Riquezas, { $caste } Linaje, { $empty } ninguno. Un hueco es un Pasaje, una línea un muro, { $blind } un Pasaje que no lleva a ninguna parte; { $militia } o { $worship } en él es una Puerta, / una Ficha de Escalera. / en una Zona: Escalera para quien entre primero. @0 Doctorando, [2] adonde lleva la opción 2. Tablero de Notas: * Estrella, + Mejora de Estudio.
cli-tiles-boss = ! despierta al Jefe, & Jefe.
cli-tiles-dangers = e1 Emboscada, s Detener, p1 Peaje, d2 Peligro, +1 Buena Suerte, −1 Mala Suerte, (A) Pasaje Secreto, c{ $civilization } Campamento para un cubo de Civilización.
cli-tiles-tokens = { $wall } Ficha de Muro, (X) Pasaje Secreto X, ~ Ficha de Teletransporte, ? Trampa oculta.
cli-letter-civilization = C
cli-letter-militia = M
cli-letter-worship = A
cli-letter-riches = R
cli-letter-caste = L
cli-icon-stairs = /
cli-icon-boss = !
cli-icon-ambush = e{ $n }
cli-icon-stop = s
cli-icon-toll = p{ $n }
cli-icon-danger = d{ $n }
cli-icon-good-luck = +{ $n }
cli-icon-bad-luck = −{ $n }
cli-icon-secret-passage = ({ $n })
cli-icon-bivouac = c{ $n }

## Campus y Doctorandos

cli-campus-bonfire = Hoguera { $n }/{ $limit }.
cli-campus-alert = Carta de Alerta { $card }: Estudiantes Omega { $n }/{ $limit }, Penalización de Estudio +{ $bonus }.
cli-campus-panic = Modificador de Alerta +{ $n }.
cli-campus-tiles = Losetas: { $piles }.
cli-campus-decks = Cartas de Artimaña { $deck }, descartadas { $discard }. Cartas de Maldición { $jinxes }.
cli-campus-boss =
    { $zone ->
        [none] { $boss }: no está en la Mazmorra.
       *[other] { $boss }: { $zone }.
    }
cli-campus-clan = { $card }.
cli-campus-reserve = Cubos en la Reserva: { $cubes }.
cli-campus-top = Último descarte: { $card }.
cli-campus-first = Primer jugador: { $seat }.
cli-campus-university = Universidad: { $gray } Estudiantes, { $omega } Omega.
cli-campus-spare = Reserva: { $students } Estudiantes, { $omegas } Omega.
cli-scholars-students = Est.
cli-scholars-stun = Atur.
cli-scholars-hand = Mano
cli-scholars-stars = Estr.
cli-scholars-bonus = Mej.
cli-scholars-points = Pts
cli-scholars-board = Tablero de Notas
cli-scholar-at = Lugar: { $zone }.
cli-scholar-values = Velocidad { $speed }, Inteligencia { $intelligence }.
cli-scholar-exalted = Exaltado.
cli-scholar-knowledge = Con Conocimiento.
cli-scholar-disguised = Con disfraz.
cli-scholar-worth =
    { $n ->
        [one] Según el Clan: { $n } punto.
       *[other] Según el Clan: { $n } puntos.
    }
cli-scholar-thesis =
    { $n ->
        [1] Ha presentado la primera Tesis.
       *[other] Ha presentado su Tesis, puesto { $n }.
    }
cli-scholar-out = Fuera del juego, sin Tesis.
cli-scholar-skills = Habilidades: { $cards }.
cli-scholar-jinxes = Cartas de Maldición: { $cards }.
cli-scholar-interns = Becarios: { $cards }.
cli-scholar-known = En la mano, como se sabe: { $cards }.
cli-scholar-hand = Mano: { $cards }.
cli-veiled = { $card } (boca abajo)
cli-veiled-unknown =
    { $n ->
        [one] { $n } boca abajo
       *[other] { $n } boca abajo
    }
cli-trick = +{ $bonus }, { $type }. { $aux }

## Pruebas de Sigilo y cartas declaradas

cli-test-study =
    { $count ->
        [0] Estudio de { $seat } ({ $zone }).
       *[other] Estudio de { $seat } ({ $zone }): { $wanted }.
    }
cli-test-espionage = { $seat } espía a { $victim } por { $the_cube }.
cli-test-alert =
    { $count ->
        [0] Valor de Alerta { $n }.
       *[other] Valor de Alerta { $n } ({ $parts }).
    }
cli-test-stealth =
    { $count ->
        [0] Valor de Sigilo { $n }.
       *[other] Valor de Sigilo { $n } ({ $parts }).
    }
cli-test-laid =
    { $cards_n ->
        [0] Cartas puestas: { $n }.
       *[other] Puesto: { $cards }.
    }
cli-test-short = Tal como está, falla por { $n }.
cli-test-enough = Tal como está, tiene éxito.
cli-test-silent = Nadie más puede jugar.
cli-part-zone = Zona
cli-part-alert-card = Penalización de Estudio
cli-part-cubes = cubos de más
cli-part-cube = cubo
cli-part-students = Estudiantes del objetivo
cli-part-study-bonus = Mejora de Estudio
cli-part-good-luck = Buena Suerte
cli-part-bad-luck = Mala Suerte
cli-part-least = al menos 1
cli-plays =
    { $n ->
        [1] Declarado: { $plays }.
       *[other] Declarados, el último primero: { $plays }.
    }
cli-play = { $card } ({ $seat })
cli-play-cancelled = { $card } ({ $seat }, anulado)

## Lo que se puede escribir

cli-kind-trick = Carta de Artimaña
cli-kind-zone = Zona
cli-kind-scholar = Doctorando
cli-kind-branch = elección
cli-kind-skill = Habilidad
cli-kind-number = número

## Ejemplos, y palabras para el uso de una carta

cli-example-dungeonology = ir norte
cli-branch-use = usar
cli-branch-stealth = sigilo
cli-branch-alert = alerta
cli-branch-draw = sacar
cli-branch-discard = descartar

## Las palabras de las acciones

cli-verb-scholar = investigador, elegir
cli-verb-explore = explorar, explora, exploración
cli-verb-rest = descanso, descansar, dormir
cli-verb-submit = presentar, tesis, presentar mi tesis
cli-verb-walk = ir, ve, caminar, avanzar
cli-verb-reveal = revelar, revelar una zona, nueva zona, descubrir
cli-verb-sneak = colarse, pasaje secreto, tomar el pasaje secreto, ir
cli-verb-study = estudiar, estudia, estudio
cli-verb-spy = espiar, espía, espionaje
cli-verb-bivouac = campamento, acampar
cli-verb-teleport = teletransportar, teletransporte
cli-verb-collect = obtener, usar
cli-verb-aux = usar, usa, auxiliar, jugar
cli-verb-rob = despojar, hacer descartar, usar, jugar
cli-verb-main = jugar, juega, principal, efecto principal
cli-verb-react = reaccionar, reaccionar con, responder, jugar
cli-verb-skill = habilidad, usar
cli-verb-indicate = señalar, querer
cli-verb-add = añadir, poner, pon
cli-verb-declare = declarar, declara
cli-verb-lay = colocar, poner
cli-verb-under = debajo, poner debajo, debajo de la pila
cli-verb-floor = piso, escalera
cli-verb-target = objetivo, elegir, golpear, cazar
cli-verb-at = en, elegir, ir, llevar, empujar
cli-verb-into = a
cli-verb-cube = cubo, elegir, tomar, obtener, entregar, soltar, robar
cli-verb-number = número, sacar, obtener
cli-verb-pay = pagar
cli-verb-blind = a ciegas, boca abajo
cli-verb-heist = golpe, espiar
cli-verb-yield = ceder, dejar
cli-verb-avoid = evitar, sacrificar
cli-verb-suffer = sufrir, aceptar, aturdimiento
cli-verb-shake = sacudir, cubo, soltar
cli-verb-snatch = arrebatar, carta, tomar una carta

## De qué trata cada decisión

cli-dungeonology-setup-scholar = Doctorandos, cada uno con sus valores y Habilidades. Los Estudiantes ayudan y protegen, el Valor de Mano dice hasta cuántas cartas sacas, la Velocidad hasta dónde llegas, la Inteligencia cuántos cubos puede dar un Estudio, la Resistencia cuántas Fichas de Aturdimiento aguantas. Escribe ? y un nombre para leer más.
cli-dungeonology-turn-activity = Un turno tiene una sola Actividad. Explorar es moverse, hacer una Acción como un Estudio y sacar cartas. El Descanso te lleva a la Zona Inicial, cura y repone. Con 2 Estrellas puedes presentar tu Tesis: si sus puntos llegan al objetivo de la Carta de Clan, has terminado, y cuanto antes mejor.
cli-dungeonology-turn-thesis = Quien presenta su Tesis en Alerta Máxima termina la partida, se acepte o no. Quien no lo hace sigue jugando.
cli-dungeonology-thesis-cube = Una Tesis rechazada cuesta el cubo que más vale con la Carta de Clan. Varios valen lo mismo, y tú eliges.
cli-dungeonology-rest-jinx = Un Descanso te libra de una Carta de Maldición. Cada una cuesta puntos al final, y las que están boca arriba te perjudican hasta entonces.
cli-dungeonology-rest-discard = Las cartas que no te ayudan pueden irse: enseguida sacas hasta tu Valor de Mano. Elígelas una a una y luego para.
cli-dungeonology-phase-movement = Cada punto de Velocidad te lleva una Zona más allá por Pasajes que se encuentran, o revela una nueva Zona de este Piso y entra en ella. Una Puerta pide un cubo de su color. Entre paréntesis, lo que la Zona hace a quien entra. Los números entre corchetes del mapa muestran adónde llevan las opciones. Tu Acción viene después de esta fase.
cli-dungeonology-zone-lay = La nueva loseta debe quedar conectada: uno de sus Pasajes se encuentra con uno de la Zona de la que vienes. No se gira, pero puede desplazarse media loseta. Los números del mapa están en el centro de los lugares posibles; la loseta está dibujada debajo.
cli-dungeonology-zone-under = Las losetas que no has colocado van debajo de la pila de su Piso, en el orden que quieras: serán las últimas en salir.
cli-dungeonology-stairs-floor = Eres el primero en una Zona con Escalera: trae una loseta de un Piso vecino. Los Pisos profundos tienen cubos más valiosos y Valores de Alerta más altos.
cli-dungeonology-phase-action = Una sola Acción: un Estudio de tu Zona por sus cubos, el Espionaje a un Doctorando presente por uno de los suyos, o lo que ofrezca una Zona, una carta o una Habilidad. Ambas pruebas piden Cartas de Artimaña de tu mano. Además se pueden jugar cartas y Habilidades. Luego termina tu turno y sacas hasta tu Valor de Mano.
cli-dungeonology-study-indicate = Los cubos se toman desde la izquierda, tantos como digas ahora, hasta tu Inteligencia. El segundo aumenta el Valor de Alerta en 1, el tercero en 2 más. Si fracasas, no obtienes ninguno.
cli-dungeonology-test-declare = Pon una carta tras otra; sus Valores de Mejora forman tu Valor de Sigilo, en un Estudio con tu Mejora de Estudio. Se gastan pase lo que pase, hace falta al menos una, y los demás solo las ven cuando declaras. Igualar basta, pero los oponentes aún pueden aumentar el Valor de Alerta.
cli-dungeonology-test-at-once = Acabas de declarar. Algunas cartas solo se juegan en este momento, antes de que hable nadie más.
cli-dungeonology-test-opponent = Otro está pasando una prueba. Con Instantáneos y Efectos Auxiliares puedes aumentar el Valor de Alerta para que falle, o el Valor de Sigilo para ayudar. Cada uno habla una vez por orden de turno; quien pasa la prueba tiene la última palabra.
cli-dungeonology-test-target = Te espían. Sube el Valor de Alerta por encima del Valor de Sigilo y el cubo se queda contigo. El espía puede responder, y luego tú otra vez, hasta que nadie añada nada.
cli-dungeonology-test-tester = Tienes la última palabra. Cuando aceptas, se comparan los valores: si tu Valor de Sigilo iguala al menos el Valor de Alerta, tienes éxito; si no, ganas una Ficha de Aturdimiento y sacas un Estudiante de la Universidad.
cli-dungeonology-window-instant = No es tu turno, pero ahora se pueden jugar Instantáneos. Se te preguntará de nuevo en otros momentos.
cli-dungeonology-window-turn-start = Empieza un turno, y algunas cartas nombran este momento: es el único para jugarlas.
cli-dungeonology-window-announced = Se ha anunciado un Estudio, pero aún no se han señalado cubos. Algunas cartas nombran este momento.
cli-dungeonology-window-reaction = Se ha declarado un Efecto Principal que aún no ha ocurrido. Una Reacción puede anularlo, y a su vez puede ser respondida; el último declarado ocurre primero.
cli-dungeonology-aux-discard = El Efecto Auxiliar te hace descartar una carta, y tú eliges cuál.
cli-dungeonology-aux-treat = Alguien fuera de la Zona Inicial saca 2 cartas. Puedes ser tú.
cli-dungeonology-aux-tax = Alguien fuera de la Zona Inicial pierde 1 carta de su mano, y el azar dice cuál.
cli-dungeonology-main-aim = La carta necesita un objetivo, un Doctorando o una Zona. Se nombra antes de que los demás puedan reaccionar.
cli-dungeonology-main-price = La carta se puede pagar de dos maneras. Los Estudiantes que se sacan vienen de la Universidad y van a la Hoguera, y uno de ellos puede ser el Estudiante Omega.
cli-dungeonology-main-number = Cuantos más Estudiantes saques, más fuerte es el efecto, y más probable el Estudiante Omega.
cli-dungeonology-main-discard = Parte del precio es una Carta de Artimaña de tu mano.
cli-dungeonology-card-trap = Cada Ficha de Trampa se pone boca abajo en una Zona sin Doctorandos ni Trampas. Solo tú sabes cuál es; el primero que entre lo descubrirá.
cli-dungeonology-card-slip = Al amparo del humo puedes pasar a una Zona conectada. Las Puertas cuentan, pero allí nada actúa sobre ti.
cli-dungeonology-card-steal = El cubo va a tu Tablero de Notas, si su columna tiene sitio. Con él puede cambiar de manos una Estrella.
cli-dungeonology-card-heist = Nadie puede responder en este Espionaje, y los Estudiantes del objetivo no cuentan: solo el valor del cubo.
cli-dungeonology-card-gift = Cubos de la Reserva llenan las ranuras libres de tu Zona desde la izquierda. Luego haces un Estudio.
cli-dungeonology-card-objection = Alguien se opone a tu carta. Dos Estudiantes lo convencerían.
cli-dungeonology-card-collect = Cualquier cubo de aquí que quepa en tu Tablero de Notas, sin Prueba de Sigilo.
cli-dungeonology-card-press = Ves toda la mano, y una de sus cartas se va.
cli-dungeonology-card-tour = Los cubos se toman desde la izquierda, sin Prueba de Sigilo.
cli-dungeonology-skill-target = Un Cabezazo golpea a alguien de tu Zona a quien ninguno haya golpeado en este turno.
cli-dungeonology-skill-butt = O cae de la mochila un cubo de un color al azar, o tomas una carta sin mirar.
cli-dungeonology-skill-discard = La Habilidad se paga con una Carta de Artimaña del tipo que nombra.
cli-dungeonology-stun-avoid = Tantas Fichas de Aturdimiento como tu Resistencia te obligan al Descanso cuando empieza tu turno. Un Estudiante en tu lugar evita una, y se pierde.
cli-dungeonology-cube-protect = Un Becario Protege los cubos de este color. Aun así puedes dejarlo ir, si es mejor que lo que vendría en su lugar.
cli-dungeonology-cube-give = Tú eliges el cubo. Se va el más alto de su columna, y con él la Estrella que tenga al lado.
cli-dungeonology-cube-drop = El cubo cae en la ranura libre más a la izquierda de tu Zona, donde cualquiera podrá estudiarlo después.
cli-dungeonology-cube-land = Todas las ranuras de aquí están llenas: el cubo rueda a una Zona conectada de tu elección.
cli-dungeonology-boss-target = El Jefe está despierto, y tú eliges a quién caza. Se detiene en el primer Doctorando que encuentra.
cli-dungeonology-boss-way = Varios caminos hasta el Doctorando al que caza son igual de buenos, y tú eliges uno.
cli-dungeonology-boss-lead = Tras unos tragos te sigue de buena gana: hasta 2 Zonas, y no Encuentra a nadie por el camino.
cli-dungeonology-boss-arrival = Aparece donde hay más Doctorandos. Varias Zonas tienen los mismos, y tú eliges.
cli-dungeonology-panic-push = La multitud empuja a un Doctorando en una dirección sacada al azar. Allí hay varias Zonas, y tú eliges una.

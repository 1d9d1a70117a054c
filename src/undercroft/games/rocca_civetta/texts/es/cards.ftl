### Nombres y textos de todo lo impreso en Rocca Civetta, en español. La forma es la del juego básico; un mensaje de aquí sustituye al suyo del mismo nombre.
### El .text de una Carta de Investigación dice qué hace falta al reclamarla. Una Estrella tiene un metal y el color de su borde; .the le da su artículo.

## Doctorandos

card-sara = Sara la Exploradora
    .short = Sara
    .category = Exploradora
card-andromeda = Andromeda la Ginoide
    .short = Andromeda
    .category = Ginoide
card-onamor = Onamor el Enterrador
    .short = Onamor
    .category = Enterrador
card-ingrid = Ingrid la Valquiria
    .short = Ingrid
    .category = Valquiria
card-enrico = Enrico el Arqueólogo
    .short = Enrico
    .category = Arqueólogo
card-claudio = Claudio el Cazador
    .short = Claudio
    .category = Cazador
card-caterina = Caterina la Alquimista
    .short = Caterina
    .category = Alquimista

## Habilidades

skill-zainetto = Zainetto
    .text = Pon una carta de tu mano bajo la Carta Zainetto, 2 como mucho (3 en la cara Exaltada). Allí nadie puede tomarla ni descartarla, no cuenta en tu mano, y la juegas como si la tuvieras.
skill-trailblazer = Pionera
    .text = Cuando gastas Velocidad para revelar una Zona, miras 2 losetas y colocas una que encaje; la otra va bajo la pila.
skill-acrobat = Acróbata
    .text = Gana 2 puntos de Velocidad, también en la Fase de Acción. Este turno ignoras Detener, Peaje y Fichas de Trampa.
skill-data-bank = Banco de datos
    .text = Una vez por turno: mira las 3 primeras cartas del mazo de Artimañas, toma 1 y pon las demás debajo.
skill-metal-shell = Coraza de metal
    .text = En el turno de cada jugador ignoras la primera Ficha de Aturdimiento que ganarías, salvo que sea un coste.
skill-parallel-thinking = Pensamiento paralelo
    .text = En tus Estudios, 2, 3, 4 o 5 cubos solo aumentan el Valor de Alerta en 0, 1, 3 o 6.
skill-overload = Sobrecarga
    .text = Una vez por Prueba de Sigilo, después de declarar: suma tu Inteligencia a tu Valor de Sigilo.
skill-exhume = Exhumar
    .text = Toma 2 Estudiantes de la Reserva. Ningún Estudiante puede evitar la Ficha de Aturdimiento que cuesta.
skill-mourning-band = Brazalete de luto
    .text = La primera vez que Sacrificas un Estudiante en el turno de cada jugador, saca 1 Carta de Artimaña.
skill-mass-grave = Fosa común
    .text = Toma 3 Estudiantes de la Reserva. Ningún Estudiante puede evitar la Ficha de Aturdimiento que cuesta.
skill-last-rites = Últimos sacramentos
    .text = Hasta 4 veces por Prueba de Sigilo, después de declarar: suma 1 a tu Valor de Sigilo.
skill-charge = Carga
    .text = Una vez por turno: ve a una Zona conectada donde haya un oponente, pese a las Puertas; sus Efectos de Entrada se aplican. Luego un oponente de allí, a tu elección, gana 1 Ficha de Aturdimiento.
skill-shield-wall = Muro de escudos
    .text = El Espionaje solo puede tomarte como objetivo desde tu propia Zona.
skill-winged-steed = Corcel alado
    .text = Un punto de Velocidad te lleva también a cualquier Zona adyacente de tu Piso, conectada o no, por encima de Puertas y Muros.
skill-chosen-of-the-fallen = Elegida de los caídos
    .text = Una vez por turno: Roba 1 Estudiante a cada oponente de tu Zona y luego saca 1 Carta de Artimaña.
skill-field-journal = Diario de campo
    .text = La primera vez que colocas una Zona en tu turno, saca 1 Carta de Artimaña.
skill-whip-crack = Latigazo
    .text = Una vez por turno: mueve a un oponente de una Zona conectada a la tuya, o de la tuya a una conectada, pese a las Puertas y sin Efectos de Entrada. Nunca desde la Zona Inicial ni hacia ella.
skill-fortune-and-glory = Fortuna y gloria
    .text = En un Estudio puedes señalar cualesquiera cubos de la Zona que te quepan, no solo los de más a la izquierda.
skill-why-snakes = «¿Por qué serpientes?»
    .text = Ignoras Emboscada, Peligro y Fichas de Trampa.
skill-snare = Lazo
    .text = Coloca boca abajo en tu Zona una Ficha de Trampa a tu elección, si no hay ninguna; nunca en la Zona Inicial. Las Trampas que tú has puesto nunca te afectan.
skill-long-snare = Lazo largo
    .text = Sacrifica o saca un Estudiante: coloca boca abajo una Ficha de Trampa a tu elección en tu Zona o en una conectada donde no haya ninguna, nunca en la Zona Inicial. Las Trampas que tú has puesto nunca te afectan.
skill-lambda-leader = Jefe de los Lambda
    .text = Los Estudiantes Lambda son solo para ti. Uno está entre tus Estudiantes iniciales, y en el Descanso y el Vivac puedes cambiar un Estudiante estándar por otro. Solo tú usas la carta Lambda.
skill-skinner = Desollador
    .text = Cuando un oponente descubre una Ficha de Trampa que tú has puesto, toma de él 1 Carta de Artimaña al azar; el cubo de un Peaje va a tu Tablero de Notas.
skill-camp-z = Campamento Z
    .text = Una vez por turno, saca un Estudiante (no estando Exaltada): coloca el Campamento Z en un lado libre de tu Zona, o muévelo allí si nadie está en él y ninguna Zona lo necesita para su camino a la Zona Inicial.
skill-brew = Brebaje
    .text = Descarta 2 Cartas de Artimaña: descarta 1 Ficha de Aturdimiento (no en Alerta Máxima), toma 1 Estudiante de la Reserva o gana 2 puntos de Velocidad.
skill-great-brew = Gran brebaje
    .text = Descarta 1 Carta de Artimaña: descarta 1 Ficha de Aturdimiento (no en Alerta Máxima), toma 1 Estudiante de la Reserva o gana 2 puntos de Velocidad.
skill-zeta-leader = Jefa de los Zeta
    .text = Los Estudiantes Zeta son solo para ti. Uno está entre tus Estudiantes iniciales, y en el Descanso y el Vivac puedes cambiar un Estudiante estándar por otro. Solo tú usas la carta Zeta.
skill-blast-flask = Frasco explosivo
    .text = Una vez por Prueba de Sigilo, en el Estudio de un oponente en tu Piso, después de que declare: aumenta en 2 el Valor de Alerta.

## Cartas de Artimaña: Alquimia

card-transmutation = Transmutación
    .text = Elimina el cubo de arriba de una de tus columnas y pon un cubo del color siguiente: Civilización, Milicia, Adoración, Riquezas, Linaje. Tiene que haber sitio y un cubo así en la Reserva.
card-reagents = Reactivos
    .text = Mira las 6 cartas de arriba del descarte de Artimañas, sin esta carta ni la que pagaste, y toma 1 en tu mano.
card-healing-draught = Poción curativa
    .text = Descarta hasta 2 de tus Fichas de Aturdimiento. No durante la Alerta Máxima.
card-acid-flask = Frasco de ácido
    .text = Hasta el final de este turno ignoras las Puertas. También puedes quitar todas las Fichas de Muro entre tu Zona y una Zona adyacente del mismo Piso.
card-catalyst = Catalizador
    .text = En tu propia Prueba de Sigilo, después de declarar: suma 1 a tu Valor de Sigilo por cada Carta de Artimaña declarada, 4 como mucho.
card-homunculus = Homúnculo
    .text = Toma hasta 3 Estudiantes de la Reserva.
card-elixir-of-genius = Elixir de genio
    .text = Hasta el final de este turno tu Inteligencia es 1 más alta, y señalar varios cubos aumenta el Valor de Alerta 3 menos, pero no por debajo de 0.
card-volatile-mixture = Mezcla volátil
    .text = Cada otro Doctorando de tu Zona y de las conectadas gana 1 Ficha de Aturdimiento y descarta al azar una Carta de Artimaña. No durante una Prueba de Sigilo.
card-magnum-opus = Magnum opus
    .text = Elimina 2 cubos de tu elección de tu Tablero de Notas; luego pon en él 1 cubo de la Reserva que te quepa y no valga más que los dos juntos.

## Cartas de Artimaña: Especialistas

card-camp-cook = Cocinero
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-camp-cook.text }
card-lute-player = Laudista
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-lute-player.text }
card-falconer = Halconero
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-falconer.text }
card-archivist = Archivero
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-archivist.text }
card-smuggler = Contrabandista
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-smuggler.text }
card-astronomer = Astrónomo
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-astronomer.text }
card-surgeon = Cirujano
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-surgeon.text }
card-wikiantir = Wikiantir
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-wikiantir.text }
card-fool = Bufón
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-fool.text }

## Cartas de Artimaña: Spriggan

card-spriggan = Spriggan
    .text = Solo para declarar un Valor de Sigilo. Quien la declara toma al instante el Becario Spriggan, del mazo o de quien lo tenga.

## Lo que hacen los Efectos Principales y las Habilidades, en pocas palabras

deed-transmutation = convertir un cubo en uno del color siguiente
deed-reagents = tomar 1 de las 6 últimas cartas descartadas
deed-healing-draught = descartar hasta 2 Fichas de Aturdimiento
deed-acid-flask = ignorar las Puertas este turno, y disolver Muros
deed-catalyst = sumar 1 a tu Valor de Sigilo por carta declarada, 4 como mucho
deed-homunculus = tomar hasta 3 Estudiantes
deed-elixir-of-genius = Inteligencia +1 y Estudios más fáciles este turno
deed-volatile-mixture = una Ficha de Aturdimiento para todos los cercanos, y una carta menos
deed-magnum-opus = dar 2 cubos por 1 que valga como los dos
deed-zainetto = poner una carta bajo la Carta Zainetto
deed-acrobat = ganar 2 puntos de Velocidad, ignorar Detener, Peaje y Trampas
deed-data-bank = tomar 1 de las 3 primeras cartas del mazo
deed-overload = sumar tu Inteligencia a tu Valor de Sigilo
deed-exhume = tomar 2 Estudiantes
deed-mass-grave = tomar 3 Estudiantes
deed-last-rites = sumar 1 a tu Valor de Sigilo
deed-charge = cargar a una Zona conectada y aturdir allí a un oponente
deed-chosen-of-the-fallen = Robar 1 Estudiante a cada oponente presente, sacar una carta
deed-whip-crack = atraer aquí a un oponente, o apartar a uno
deed-snare = poner aquí una Ficha de Trampa
deed-long-snare = poner una Ficha de Trampa aquí o en una Zona conectada
deed-camp-z = colocar el Campamento Z junto a tu Zona
deed-brew = una Ficha de Aturdimiento menos, un Estudiante o 2 puntos de Velocidad por 2 cartas
deed-great-brew = una Ficha de Aturdimiento menos, un Estudiante o 2 puntos de Velocidad por 1 carta
deed-blast-flask = sumar 2 al Valor de Alerta

## Efectos Auxiliares, como están impresos

aux-alchemy-1 = Descarta 1 carta y luego saca 2 Cartas de Artimaña.
aux-alchemy-2 = Descarta 2 cartas y luego saca 3 Cartas de Artimaña.
aux-alchemy-3 = Saca 2 Cartas de Artimaña.
aux-specialists-1 = En tu propia Prueba de Sigilo, después de declarar, suma el número de tus Becarios al Valor de Sigilo.
aux-spriggan-0 = Ninguno.

## Efectos Auxiliares, como se eligen

effect-alchemy-1-use = descartar 1 carta y luego sacar 2 Cartas de Artimaña
effect-alchemy-2-use = descartar 2 cartas y luego sacar 3 Cartas de Artimaña
effect-alchemy-3-use = sacar 2 Cartas de Artimaña
effect-specialists-1-stealth = sumar el número de tus Becarios al Valor de Sigilo

## Becarios

intern-camp-cook = Cocinero
    .text = Tus Estudiantes iniciales aumentan en 1; tras tu Descanso o Campamento, saca 1 Carta de Artimaña más.
intern-lute-player = Laudista
    .text = Cuando un Jefe se Encuentra contigo, puedes descartar 1 carta: el Encuentro no ocurre.
intern-falconer = Halconero
    .text = Tu Espionaje alcanza a un Doctorando a 2 Zonas conectadas como mucho.
intern-archivist = Archivero
    .text = Después de cada Estudio con éxito, saca 1 Carta de Artimaña.
intern-smuggler = Contrabandista
    .text = Cada vez que debes Soltar un cubo, también por un Peaje, puedes descartar 1 carta y conservarlo.
intern-astronomer = Astrónomo
    .text = En cada una de tus Pruebas de Sigilo, justo después de declarar, Adivinación 1 aumenta tu Valor de Sigilo.
intern-surgeon = Cirujano
    .text = Al comienzo de tu turno, descarta 1 Ficha de Aturdimiento. No durante la Alerta Máxima.
intern-wikiantir = Wikiantir
    .text = Tu Mejora de Estudio cuenta 1 más. Una vez en cada uno de tus turnos puedes mirar lo de arriba de un mazo o de una pila de losetas.
intern-fool = Bufón
    .text = Al comienzo de tu turno, pon la Ficha del Bufón sobre un oponente: hasta que empiece tu próximo turno, ese Doctorando no tiene Habilidades.
intern-spriggan = Spriggan
    .text = Al comienzo de tu turno decide la suerte. Civilización: saca 1 carta. Milicia: 1 Ficha de Aturdimiento. Adoración: +2 en tu próxima Prueba de Sigilo este turno. Riquezas: Suelta tu cubo menos valioso. Linaje: toma 2 Estudiantes.

## Cartas de Maldición

card-frostbite = Congelación
    .text = En cada turno, la primera Zona en la que entras con puntos de Velocidad cuesta 2.
card-cursed-idol = Ídolo maldito
    .text = Cada vez que Obtienes o Robas un cubo de Riquezas o de Linaje, ganas 1 Ficha de Aturdimiento.
card-nightmares = Pesadillas
    .text = Un Descanso o Campamento te deja 1 Ficha de Aturdimiento.
card-wet-notes = Apuntes mojados
    .text = No puedes declarar con cartas de Valor de Mejora 1.
card-double-agent = Agente doble
    .text = Tus Estudiantes no aumentan el Valor de Alerta del Espionaje contra ti.
card-union-strike = Huelga estudiantil
    .text = Todo coste que Sacrifica Estudiantes, de cartas, Habilidades y Espionaje, pide 1 Estudiante más.
card-plagiarism-charge = Acusación de plagio
    .text = Tu premio por el orden de las Tesis baja en 2, y no puedes reclamar Investigaciones.
card-egg-on-the-face = Hacer el ridículo
    .text = Tus Becarios no hacen nada, pero sus puntos siguen contando.

## Cartas de Clan

card-horn-blowers = Sopladores de cuerno
card-wine-pressers = Pisadores de uva
card-ember-singers = Cantores de la brasa
card-hoof-dancers = Pezuñas danzantes
card-golden-fleece = Vellocino de oro
card-antler-court = Corte de las astas
card-iron-hooves = Pezuñas de hierro
card-root-whisperers = Susurradores de raíces
card-night-foragers = Recolectores nocturnos
card-thyrsus-bearers = Portadores del tirso
card-oak-elders = Ancianos del roble
card-cup-thieves = Ladrones de copas

## Cartas de Investigación

card-balanced-survey = Estudio equilibrado
    .text = Al menos 1 cubo en cada una de las cinco columnas.
card-village-census = Censo de la aldea
    .text = 5 o más cubos de Civilización.
card-arms-report = Informe de armas
    .text = 4 o más cubos de Milicia.
card-liturgy = Liturgia
    .text = 3 o más cubos de Adoración.
card-tax-ledger = Libro de impuestos
    .text = 3 o más cubos de Riquezas.
card-royal-tree = Árbol real
    .text = 2 o más cubos de Linaje.
card-full-classroom = Aula llena
    .text = 7 o más Estudiantes.
card-deep-field-work = Trabajo de campo profundo
    .text = Estás en el Piso III o más abajo y no tienes Fichas de Aturdimiento.
card-well-staffed = Buen equipo
    .text = 2 o más Becarios (sin Efectos Principales: 9 o más cubos).
card-clean-record = Expediente limpio
    .text = 2 o más Estrellas y ninguna Carta de Maldición.
card-last-detail = Último detalle
    .text = Estás en una Zona que tiene ranuras pero ningún cubo y está conectada con 3 o más Zonas.
card-eyewitness = Testigo ocular
    .text = Estás en la Zona del Jefe (sin Jefe: en una Zona con un Valor de Alerta impreso de 6 o más).

## Cartas de Pánico

card-outside-the-dungeon = Fuera de la mazmorra
    .text = Cada turno empieza sacando 1 Estudiante y acaba con 1 paso hacia la Zona Inicial, pese a las Puertas y sin Efectos de Zona. Cambiar de Piso cuesta 1 punto de Velocidad más.
card-cooking-time = Hora de cocinar
    .text = Cada turno empieza sacando 1 Estudiante; luego pon un Estudiante en el Caldero o gana 1 Ficha de Aturdimiento. Nadie gana Estudiantes de la Hoguera. Con 2 Estudiantes por jugador dentro, la partida acaba.
card-rolling-stone = Piedra rodante
    .text = Cada turno empieza sacando 1 Estudiante. Una roca está en la Zona más lejana de la Zona Inicial y rueda 1 Zona hacia ella al final de cada turno. Quien está en su camino gana 2 Fichas de Aturdimiento y Suelta 1 cubo; quien ya estaba al máximo sale de la partida, sin Tesis. Cuando vaya a llegar a la Zona Inicial, la partida acaba.
card-egg-hunt = Carrera de huevos
    .text = Cada turno empieza sacando 1 Estudiante. Todos los Huevos sin abrir van a la Madriguera o, si no, a la Zona con más Doctorandos. Abrir uno solo cuesta la Acción; una Información falsa es 1 Ficha de Aturdimiento y no despierta a Marconiglio. Cuando no queda ningún Huevo sin abrir, la partida acaba.
card-mind-twist = Mente retorcida
    .text = Cada turno empieza sacando 1 Estudiante; luego sortea una dirección, salvo en la Zona Inicial. Norte: nada. Este: cambia de mano con el siguiente Doctorando a la izquierda que no esté en la Zona Inicial. Sur: cambia de lugar con un Doctorando sorteado. Oeste: descarta tu mano y roba 1 carta menos. Toda Habilidad con coste cuesta además 1 carta.

## Jefes

card-capagrezza-hypnotist = Capagrezza el Hipnotizador
    .the = Capagrezza
    .sighting = Capagrezza aparece en esa Zona, y cada Doctorando de ese Piso descarta 1 carta.
    .activation = Cada Doctorando de su Piso es movido 1 Zona hacia él, pese a las Puertas y sin Efectos de Entrada; luego él avanza 1 Zona hacia el Doctorando más cercano.
    .encounter = Descarta la carta de tu mano con el Valor de Mejora más alto y pierde todos los puntos de Velocidad.
    .text = Avistamiento: { card-capagrezza-hypnotist.sighting } Activación: { card-capagrezza-hypnotist.activation } Encuentro: { card-capagrezza-hypnotist.encounter }
card-capagrezza-showman = Capagrezza el Farandulero
    .the = Capagrezza
    .sighting = Capagrezza aparece en esa Zona, y se saca 1 Estudiante.
    .activation = Avanza hasta 3 Zonas hacia la Zona con más cubos.
    .encounter = Hasta el final de tu próximo turno solo juegas Cartas de Artimaña para declarar un Valor de Sigilo, salvo que Sacrifiques 1 Estudiante ahora.
    .text = Avistamiento: { card-capagrezza-showman.sighting } Activación: { card-capagrezza-showman.activation } Encuentro: { card-capagrezza-showman.encounter }
card-basilisk-stone-gaze = Basilisco de Mirada pétrea
    .the = el Basilisco
    .sighting = El Basilisco aparece en esa Zona.
    .activation = Va derecho en una dirección al azar, hasta 3 Zonas; si no puede, en la siguiente dirección en sentido horario.
    .encounter = Pierde todos los puntos de Velocidad. Sacrifica 1 Estudiante; si no tienes, gana 2 Fichas de Aturdimiento.
    .text = Avistamiento: { card-basilisk-stone-gaze.sighting } Activación: { card-basilisk-stone-gaze.activation } Encuentro: { card-basilisk-stone-gaze.encounter }
card-basilisk-hungry = Basilisco Hambriento
    .the = el Basilisco
    .sighting = El Basilisco aparece en esa Zona.
    .activation = Avanza hasta 3 Zonas hacia el Doctorando con más Estudiantes.
    .encounter = Sacrifica la mitad de tus Estudiantes, redondeada hacia arriba; si no tienes, gana 1 Ficha de Aturdimiento.
    .text = Avistamiento: { card-basilisk-hungry.sighting } Activación: { card-basilisk-hungry.activation } Encuentro: { card-basilisk-hungry.encounter }
card-shadow-lord = Señor de las Sombras
    .the = el Señor de las Sombras
    .sighting = El Señor de las Sombras aparece en esa Zona, y todos los Estudiantes de la Hoguera van a la Reserva.
    .activation = Aparece en una Zona adyacente a un Doctorando al azar, conectada o no y sin Encuentro; luego avanza 1 Zona hacia él.
    .encounter = Tu Mejora de Estudio cuenta 0 hasta el final de tu próximo turno. Descarta cartas de tu elección hasta tener 2.
    .text = Avistamiento: { card-shadow-lord.sighting } Activación: { card-shadow-lord.activation } Encuentro: { card-shadow-lord.encounter }
card-raganella-witch = Raganella la Bruja
    .the = Raganella
    .sighting = Raganella aparece en esa Zona.
    .activation = Avanza hasta 2 Zonas hacia el Doctorando con más cubos de Adoración; luego cada Doctorando de su Zona o de una conectada descarta una carta al azar.
    .encounter = Toma una Carta de Maldición boca abajo, salvo que Sacrifiques 2 Estudiantes.
    .text = Avistamiento: { card-raganella-witch.sighting } Activación: { card-raganella-witch.activation } Encuentro: { card-raganella-witch.encounter }
card-raganella-cook = Raganella la Cocinera
    .the = Raganella
    .sighting = Raganella aparece en esa Zona, y hasta 2 Estudiantes de la Hoguera van a la Reserva.
    .activation = Avanza hasta 3 Zonas hacia el Doctorando con más Estudiantes.
    .encounter = Sacrifica 2 Estudiantes; por cada uno que te falte, gana 1 Ficha de Aturdimiento.
    .text = Avistamiento: { card-raganella-cook.sighting } Activación: { card-raganella-cook.activation } Encuentro: { card-raganella-cook.encounter }
card-omega-mentalist = Omega Mentalista
    .the = Omega
    .sighting = Omega aparece en esa Zona.
    .activation = Avanza hasta 3 Zonas hacia un Doctorando al azar; si no se Encuentra con nadie, se saca 1 Estudiante.
    .encounter = Enseña tu mano y descarta todas las cartas del tipo que más tienes; si hay empate, eliges tú.
    .text = Avistamiento: { card-omega-mentalist.sighting } Activación: { card-omega-mentalist.activation } Encuentro: { card-omega-mentalist.encounter }
card-omega-grand-master = Omega Gran Maestre
    .the = Omega
    .sighting = Omega aparece en esa Zona, y se saca 1 Estudiante.
    .activation = Avanza hasta 2 Zonas hacia el Doctorando con más Estrellas.
    .encounter = La suerte señala uno de tus colores: Elimina su cubo de arriba, o gana 2 Fichas de Aturdimiento.
    .text = Avistamiento: { card-omega-grand-master.sighting } Activación: { card-omega-grand-master.activation } Encuentro: { card-omega-grand-master.encounter }
card-jukas = Jukas
    .the = Jukas
    .sighting = Jukas aparece en esa Zona con sus tres Estudiantes Phi.
    .activation = Aparece en una Zona adyacente a un Doctorando al azar, conectada o no y sin Encuentro; luego avanza 1 Zona hacia él.
    .encounter = Una carta tuya al azar va a cada oponente fuera de la Zona Inicial, mientras haya (sin oponentes, se descarta 1), o Sacrifica 1 Estudiante. Después puedes descartar 2 cartas para liberar a un Estudiante Phi: es tuyo. La Alerta sube 1 por cada Phi que está con él.
    .text = Avistamiento: { card-jukas.sighting } Activación: { card-jukas.activation } Encuentro: { card-jukas.encounter }
card-mother-basilisk = Mamá Basilisco
    .the = Mamá Basilisco
    .sighting = Mamá Basilisco aparece en esa Zona con un Huevo, si queda alguno junto al Campus.
    .activation = Se mueve hasta 2 Zonas hacia el Doctorando más cercano de otra Zona que lleve un Huevo; si no hay ninguno, hacia el Huevo más cercano de otra Zona.
    .encounter = Gana 1 Ficha de Aturdimiento y deja en la Zona el Huevo que llevas. Si ya tenías todo el Aturdimiento, Suelta además 1 cubo de tu elección.
    .text = Avistamiento: { card-mother-basilisk.sighting } Activación: { card-mother-basilisk.activation } Encuentro: { card-mother-basilisk.encounter }
card-freddo = Freddo
    .the = Freddo
    .sighting = Freddo aparece en esa Zona con un Iota.
    .activation = Avanza hasta 2 Zonas hacia el Doctorando más cercano al que puede llegar, y pone un Iota en cada Zona en la que entra y que no tiene ninguno.
    .encounter = Descarta 1 Ficha de Agua caliente; si no tienes, gana 1 Ficha de Aturdimiento y pierde todos los puntos de Velocidad.
    .text = Avistamiento: { card-freddo.sighting } Activación: { card-freddo.activation } Encuentro: { card-freddo.encounter }
card-marconiglio = Marconiglio
    .the = Marconiglio
    .sighting = La Madriguera se coloca junto a esa Zona, conectada con ella, y Marconiglio aparece allí; si no hay sitio, aparece en esa Zona.
    .activation = Salta hasta 4 Zonas hacia el Huevo más cercano fuera de la Madriguera, pese a Muros, Puertas y Pisos, y se lo lleva a la Madriguera. Si no hay ninguno, salta hacia el Doctorando con más cáscaras.
    .encounter = Descarta 2 Cartas de Artimaña o gana 1 Ficha de Aturdimiento.
    .text = Avistamiento: { card-marconiglio.sighting } Activación: { card-marconiglio.activation } Encuentro: { card-marconiglio.encounter }
card-enrico-giovanni = Enrico Giovanni
    .the = Enrico Giovanni
    .sighting = Aparece en esa Zona, y el Foso de serpientes va a la Zona conectada con más cubos.
    .activation = Avanza hasta 3 Zonas hacia el Doctorando con más Estrellas, en caso de empate con más puntos en el Tablero de Notas. Si ha avanzado, el Foso de serpientes va a la Zona de la que salió.
    .encounter = Gana 1 Ficha de Aturdimiento y Suelta 1 cubo de un color tuyo al azar.
    .text = Avistamiento: { card-enrico-giovanni.sighting } Activación: { card-enrico-giovanni.activation } Encuentro: { card-enrico-giovanni.encounter }
card-scilla-and-cariddi = Scilla y Cariddi
    .the = Scilla
    .sighting = Scilla aparece en esa Zona, y un Tentáculo de Cariddi va a la Zona conectada con más cubos.
    .activation = Se saca una dirección. Con norte o sur, Scilla avanza hasta 3 Zonas hacia el Doctorando con más cubos de Culto. Con este u oeste, un Tentáculo va a la Zona de un Doctorando al azar o, si ya hay uno, a una Zona conectada.
    .encounter = Scilla: la Prueba. Entrega un cubo de valor 4 o más y toma una Bendición, o gana 1 Ficha de Aturdimiento; a quien tiene una Bendición lo deja en paz. Cariddi, donde va el Tentáculo: Sacrifica 2 Estudiantes, o gana 1 Ficha de Aturdimiento si no puedes.
    .text = Avistamiento: { card-scilla-and-cariddi.sighting } Activación: { card-scilla-and-cariddi.activation } Encuentro: { card-scilla-and-cariddi.encounter }
card-cariddi = Cariddi
    .the = Cariddi
    .encounter = Sacrifica 2 Estudiantes, o gana 1 Ficha de Aturdimiento si no puedes.

## Fichas y Estrellas

token-fools-token = Ficha del Bufón
    .text = El Doctorando cuya carta la lleva no tiene Habilidades hasta el próximo turno de quien tiene el Bufón.
token-zainetto = Carta Zainetto
    .text = La mochilita de Sara: las cartas de debajo están boca abajo, y ella las juega como si las tuviera en la mano.
token-cauldron = Caldero
    .text = Los Estudiantes que contiene no están en ningún otro sitio. Cuando tiene 2 por jugador, la partida acaba con ese turno.
token-egg = Huevo
    .text = Recógelo por 1 punto de Velocidad, lo que despierta a Mamá Basilisco. Te hace más lento y dificulta tus Estudios, y llevado a casa vale 2 puntos.
token-shell = Cáscara
    .text = De un Huevo abierto. Cada una vale 2 puntos; quien tenga más, 3 más al final, 1 cada uno si empatan.
token-idol = Ídolo
    .text = Está en la Cripta, y quien lo tiene tiene 3 puntos. El Espionaje puede ir a por él, como a por un cubo de valor 5.
token-bridge = Puente
    .text = Quien lo cruza saca una dirección: con el norte se hunde para siempre, y se queda donde estaba con una Ficha de Aturdimiento.
token-pillar = Pilar
    .text = Quien entra en las Catacumbas descarta una carta de Valor de Bono 2 o más, o pierde todos los puntos de Velocidad. Dos cartas, como Acción allí, lo quitan.
token-snake-pit = Foso de serpientes
    .text = Su Zona tiene además Emboscada 2.
token-boulder = Roca
    .text = Rueda 1 Zona hacia la Zona Inicial al final de cada turno: 2 Fichas de Aturdimiento y un cubo para quien está en su camino, y el final de la partida cuando llega.
token-tentacle = Tentáculo
    .text = Su Zona tiene además Detener, y su Valor de Alerta sube 1. Un Estudio o un Espionaje con éxito allí lo devuelve: 1 punto. Con los siete fuera, cada jugador roba un Estudiante al comienzo de su turno.
token-blessing = Bendición
    .text = Scilla la da por un cubo de valor 4 o más, una vez a cada Doctorando: 6 puntos al final. Quien no la tiene pierde 2.
token-ice = Iota
    .text = Donde hay uno, la Zona está Helada: la Alerta de las pruebas es 1 más alta allí, y entrar cuesta 1 punto de Velocidad más.
token-hot-water = Ficha de Agua caliente
    .text = Descártala en tu Fase de Movimiento o de Acción para derretir el Iota de tu Zona o perder 1 Ficha de Aturdimiento. Tienes 2 como máximo, y cada una que conservas vale 1 punto al final, cada Iota derretido 3.
token-phi = Estudiante Phi
    .text = Un Estudiante de morado que trajo Jukas. Libre, es un Estudiante como los demás; perdido, queda apartado para siempre.
token-star = Estrella
    .text = Se conserva mientras haya un cubo junto a ella; una ficha muestra su metal y el color de su borde. Hacen falta dos para presentar una Tesis, y algunos Clanes quieren una en concreto.
star-silver-green = Estrella verde de plata
    .the = la Estrella verde de plata
star-gold-green = Estrella verde de oro
    .the = la Estrella verde de oro
star-silver-red = Estrella roja de plata
    .the = la Estrella roja de plata
star-gold-red = Estrella roja de oro
    .the = la Estrella roja de oro
star-silver-blue = Estrella azul de plata
    .the = la Estrella azul de plata
star-gold-blue = Estrella azul de oro
    .the = la Estrella azul de oro
star-gold-yellow = Estrella amarilla de oro
    .the = la Estrella amarilla de oro
star-gold-purple = Estrella morada de oro
    .the = la Estrella morada de oro

## Clases de carta, tipos, momentos

kind-research = Carta de Investigación
type-alchemy = Alquimia
type-specialists = Especialistas
type-spriggan = Spriggan

## Cubos

cube-false-information = Información falsa
    .the = un cubo de Información falsa
cube-universal-information = Información universal
    .the = un cubo de Información universal
cube-idol = Ídolo
    .the = el Ídolo

## Piso IV y Familiares

card-IV-1 = Nido de Yocca
    .the = el Nido de Yocca
card-IV-2 = Guarida de la Mantícora
    .the = la Guarida de la Mantícora
card-IV-3 = Escalera de cristal
    .the = la Escalera de cristal
card-IV-4 = Osario de los antiguos reyes
    .the = el Osario de los antiguos reyes
card-IV-5 = Cámara del reloj de arena
    .the = la Cámara del reloj de arena
card-IV-6 = Umbral de lo profundo
    .the = el Umbral de lo profundo
card-camp-z-i = Campamento Z
    .the = el Campamento Z
card-camp-z-ii = { card-camp-z-i }
    .the = { card-camp-z-i.the }
card-camp-z-iii = { card-camp-z-i }
    .the = { card-camp-z-i.the }
card-camp-z-iv = { card-camp-z-i }
    .the = { card-camp-z-i.the }
icon-hecatomb = Hecatombe
    .text = Quien entra Sacrifica todos sus Estudiantes.
card-thermal-bath = Baño termal
    .the = el Baño termal
card-burrow-i = Madriguera de Marconiglio
    .the = la Madriguera
card-burrow-ii = { card-burrow-i }
    .the = { card-burrow-i.the }
card-burrow-iii = { card-burrow-i }
    .the = { card-burrow-i.the }
card-burrow-iv = { card-burrow-i }
    .the = { card-burrow-i.the }
icon-mandatory-passage = Paso obligado
    .text = Esta Zona está conectada con dos como máximo; los Muros cierran sus otros Pasajes.
card-crypt = Cripta
    .the = la Cripta
card-catacombs = Catacumbas
    .the = las Catacumbas
card-lair-of-cariddi = Guarida de Cariddi
    .the = la Guarida de Cariddi
icon-bucket = Cubo
    .text = Quien entra puede descartar hasta 2 Cartas de Artimaña por otras tantas Fichas de Agua caliente.
icon-camp-z = Campamento Z
    .text = Acción: un Vivac que no pide ningún color. Quien no es Caterina le entrega antes 1 Estudiante, o 1 Carta de Artimaña al azar si no tiene.
icon-engage-familiar = Contratar Familiar
    .text = Acción: paga los cubos del Familiar y llévatelo, si no sigue a nadie.
card-yocca = Yocca
    .the = Yocca
    .text = Velocidad +1. Emboscada y Detener no te tocan. Una vez por turno, en un Estudio, puedes dejar el cubo de más a la izquierda y contar desde el segundo.
card-manticore = Mantícora
    .the = la Mantícora
    .text = +2 a tu Valor de Sigilo en Espionaje, y +2 al Valor de Alerta de un Espionaje contra ti. En cada turno el primer Encuentro con el Jefe no ocurre.
kind-familiar = Familiar
floor-4 = IV

## Omega

token-tome = Tomo de los Secretos
    .text = Lo que tiene Omega: los cubos llenan sus ranuras desde arriba a la izquierda. Si una Fase Omega empieza con la última ranura ocupada, ha ganado.
token-black-star = Estrella negra
    .text = Impresa en una ranura del Tomo de los Secretos: Omega la tiene mientras un cubo la cubra.
kind-omega-card = Carta Omega
card-omega-01 = Reconocimiento
    .text = Pasa por N1, luego E2. Encuentro: descartar una carta al azar. Estrella negra: una Ficha de Aturdimiento. Estrella: Obtiene el cubo más a la izquierda de la Zona. Sabotaje: Adivinación 1. Alerta +1 en su Zona.
card-omega-02 = Reconocimiento
    .text = Pasa por E1, luego S2. Encuentro: una Ficha de Aturdimiento. Estrella negra: una Ficha de Aturdimiento. Estrella: Obtiene el cubo más a la izquierda de la Zona. Reacción: el efecto se ignora. Alerta +1 en su Zona.
card-omega-03 = Reconocimiento
    .text = Pasa por S1, luego O2. Obtiene el cubo más a la izquierda de la Zona. Encuentro: descartar una carta al azar. Estrella negra: descartar dos cartas al azar. Estrella: Obtiene el siguiente cubo de la izquierda. Doble estrella: Obtiene el cubo más valioso de su Piso. Sabotaje: Adivinación 1. Alerta +1 en su Zona.
card-omega-04 = Reconocimiento
    .text = Pasa por O1, luego N2. Encuentro: Sacrificar a un Estudiante, o una Ficha de Aturdimiento. Estrella negra: una Ficha de Aturdimiento. Estrella: sacar un Estudiante. Reacción: se escabulle por un Pasaje al azar. Alerta +1 en su Zona.
card-omega-05 = Atajo
    .text = Pasa por N2. Obtiene el cubo más a la izquierda de la Zona. Encuentro: una Ficha de Aturdimiento. Estrella negra: Roba un cubo de un color al azar. Estrella: Obtiene el siguiente cubo de la izquierda. Sabotaje: Adivinación 1.
card-omega-06 = Atajo
    .text = Pasa por S2. Encuentro: Sacrificar a un Estudiante, o una Ficha de Aturdimiento. Estrella negra: descartar dos cartas al azar. Estrella: sacar un Estudiante. Doble estrella: una Carta de Maldición boca abajo.
card-omega-07 = Saqueo
    .text = Omega saca 1 Estudiante. Pasa por E2, luego E1. Obtiene los dos cubos más a la izquierda de la Zona. Encuentro: descartar una carta al azar. Estrella negra: una Ficha de Aturdimiento. Reacción: descartar una carta al azar. Alerta +2 en su Zona.
card-omega-08 = Saqueo
    .text = Omega saca 1 Estudiante. Pasa por O2, luego O1. Obtiene el cubo más a la izquierda de la Zona. Encuentro: una Ficha de Aturdimiento. Estrella negra: una Ficha de Aturdimiento. Doble estrella: Obtiene el cubo más valioso de su Piso. Sabotaje: Adivinación 2. Alerta +2 en su Zona.
card-omega-09 = Rastreo
    .text = Pasa por N1, luego N2, luego E1. Obtiene el cubo más a la izquierda de cada Zona en la que entra, dos como máximo. Encuentro: una Ficha de Aturdimiento. Estrella negra: descartar dos cartas al azar. Estrella: descartar una carta al azar. Alerta +1 en su Zona.
card-omega-10 = Rastreo
    .text = Pasa por S1, luego S2, luego O1. Obtiene el cubo más a la izquierda de cada Zona en la que entra, dos como máximo. Encuentro: descartar una carta al azar. Estrella negra: Roba un cubo de un color al azar. Estrella: descartar una carta al azar. Sabotaje: Adivinación 1. Reacción: se escabulle por un Pasaje al azar. Alerta +1 en su Zona.
card-omega-11 = Lo mejor
    .text = Pasa por un Pasaje al azar. Obtiene el cubo más valioso de la Zona. Encuentro: una Ficha de Aturdimiento. Estrella negra: una Ficha de Aturdimiento. Estrella: sacar un Estudiante. Doble estrella: una Carta de Maldición boca abajo. Sabotaje: Adivinación 2. Alerta +2 en su Zona.
card-omega-12 = Lo mejor
    .text = Pasa por un Pasaje al azar. Obtiene el cubo más valioso de la Zona. Encuentro: Sacrificar a un Estudiante, o una Ficha de Aturdimiento. Estrella negra: descartar dos cartas al azar. Estrella: sacar un Estudiante. Reacción: el efecto se ignora. Alerta +2 en su Zona.
card-omega-13 = Quemar la página
    .text = Omega saca 1 Estudiante. Pasa por O2, luego S1. Elimina el cubo más a la izquierda de la Zona. Encuentro: descartar una carta al azar. Estrella negra: una Ficha de Aturdimiento. Estrella: Obtiene el siguiente cubo de la izquierda. Doble estrella: Obtiene el cubo más valioso de su Piso. Sabotaje: Adivinación 1, Adivinación 1. Alerta +1 en su Zona.
card-omega-14 = Quemar la página
    .text = Omega saca 1 Estudiante. Pasa por E1, luego N1. Elimina el cubo más a la izquierda de la Zona. Encuentro: Soltar un cubo a elección. Estrella negra: una Ficha de Aturdimiento. Estrella: Obtiene el siguiente cubo de la izquierda. Reacción: descartar una carta al azar. Alerta +1 en su Zona.
card-omega-15 = Hoguera de libros
    .text = Pasa por un Pasaje al azar. Elimina el cubo más valioso de la Zona. Encuentro: sacar un Estudiante. Estrella negra: descartar dos cartas al azar. Estrella: Obtiene el siguiente cubo de la izquierda. Sabotaje: Adivinación 3. Alerta +3 en su Zona.
card-omega-16 = Emboscada
    .text = Omega saca 1 Estudiante. Se Teletransporta junto al Doctorando. Roba un cubo de un color al azar a un Doctorando que esté cerca, o Obtiene el cubo más a la izquierda de la Zona. Encuentro: una Ficha de Aturdimiento. Estrella negra: Roba un cubo de un color al azar. Estrella: descartar una carta al azar. Doble estrella: Roba un cubo de un color al azar. Sabotaje: Adivinación 1. Reacción: el efecto se ignora. Alerta +2 en su Zona.
card-omega-17 = Emboscada
    .text = Se Teletransporta junto al Doctorando. Roba un cubo de un color al azar a un Doctorando que esté cerca, o Obtiene el cubo más a la izquierda de la Zona. Encuentro: Soltar un cubo a elección. Estrella negra: Roba un cubo de un color al azar. Doble estrella: Roba un cubo de un color al azar. Reacción: se escabulle por un Pasaje al azar. Alerta +2 en su Zona.
card-omega-18 = Desfile rojo
    .text = Omega saca 2 Estudiantes. Pasa por N2, luego O1. Encuentro: sacar un Estudiante. Estrella negra: una Ficha de Aturdimiento. Estrella: Obtiene el cubo más a la izquierda de la Zona. Doble estrella: una Carta de Maldición boca abajo. Sabotaje: Adivinación 1. Alerta +1 en su Zona.
card-omega-19 = Desfile rojo
    .text = Omega saca 2 Estudiantes. Pasa por S1, luego E2. Encuentro: sacar un Estudiante. Estrella negra: descartar dos cartas al azar. Estrella: Obtiene el cubo más a la izquierda de la Zona. Doble estrella: una Carta de Maldición boca abajo. Sabotaje: Adivinación 2. Reacción: el efecto se ignora. Alerta +1 en su Zona.
card-omega-20 = Conspiración
    .text = Se queda donde está. Encuentro: descartar una carta al azar. Estrella negra: una Ficha de Aturdimiento. Estrella: descartar una carta al azar. Doble estrella: Obtiene el cubo más valioso de su Piso. Sabotaje: Adivinación 1, Adivinación 1. Alerta +3 en su Zona.
card-omega-21 = Intimidación
    .text = Omega saca 2 Estudiantes. Se Teletransporta junto al Doctorando. Encuentro: Sacrificar a un Estudiante, o una Ficha de Aturdimiento, luego una Ficha de Aturdimiento. Estrella negra: Roba un cubo de un color al azar. Estrella: sacar un Estudiante. Doble estrella: Obtiene el cubo más valioso de su Piso. Reacción: descartar una carta al azar. Alerta +3 en su Zona.

## Congregaciones estudiantiles

kind-congregation = Congregación estudiantil
student-standard = un Estudiante estándar
    .the = el Estudiante estándar
student-phi = un Estudiante Phi
    .the = el Estudiante Phi
student-zeta = un Estudiante Zeta
    .the = el Estudiante Zeta
student-iota = un Estudiante Iota
    .the = el Estudiante Iota
student-lambda = un Estudiante Lambda
    .the = el Estudiante Lambda
token-zeta = Estudiante Zeta
    .text = Un Estudiante de negro que sabe algo de alquimia.
token-iota = Estudiante Iota
    .text = Un Estudiante de azul claro que trae el frío.
token-lambda = Estudiante Lambda
    .text = Un Estudiante de verde que va de caza.
card-phi = Phi
    .the = Phi
    .text = Sacrifica 1 Estudiante Phi. En cualquier Prueba de Sigilo: Adivinación 2, que aumenta el Valor de Sigilo o el Valor de Alerta. O en tus propias fases: mira la mano de un oponente de tu Piso y descarta 1 carta de ella.
card-zeta = Zeta
    .the = Zeta
    .text = Sacrifica 1 Estudiante Zeta en una de tus fases. Descarta 2 Fichas de Aturdimiento, no en Alerta Máxima. O descarta 1 carta y roba 2 Cartas de Artimaña.
card-iota = Iota
    .the = Iota
    .text = Sacrifica 1 Estudiante Iota en el turno de un oponente. Un oponente cercano pierde todos sus puntos de Velocidad. O el Valor de Alerta de un Estudio en tu Piso sube 2.
card-lambda = Lambda
    .the = Lambda
    .text = Sacrifica 1 Estudiante Lambda. En tus propias fases: pon una Ficha de Trampa boca abajo en tu Zona o en una conectada que no tenga. O en cualquier momento: una Emboscada o una Ficha de Trampa que acabas de encontrar no te hace nada.

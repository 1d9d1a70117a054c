### Qué es cada paso, para quien lo ve por primera vez, en español.
### Un mensaje es hint- y el nombre de la pregunta con guiones: una o dos frases cortas. Los cuatro primeros tratan de lo que se ve sin que se pregunte nada.
### .rule es la regla cuyo párrafo del libro dice más; va entre comillas, porque no se traduce.

## En la mesa

hint-first-table = Guías a un Doctorando por una Mazmorra que crece mientras juegas. Obtén cubos, gana Estrellas y presenta tu Tesis: gana la mejor Tesis aceptada.
    .rule = { "DGY-GEN-01" }
hint-waiting = Ahora decide otra persona. Mientras tanto puedes mirar la Mazmorra y todos los Tableros de Notas; solo las manos, los mazos y la Universidad están ocultos.
    .rule = { "DGY-R-06" }
hint-test = Esto es una Prueba de Sigilo: el Valor de Sigilo debe alcanzar el Valor de Alerta. Las cartas aún pueden aumentar los dos, y quien hace la Prueba tiene la última palabra.
    .rule = { "DGY-STUDY-16" }
hint-undo = Puedes deshacer tu última decisión mientras nadie haya visto nada nuevo desde entonces: ni un Estudiante sacado, ni una carta oculta. Después, los demás deben aceptar.
    .rule = { "DGY-R-06" }

## Lo que es nuevo en la Mazmorra, la primera vez

hint-new-alarm = Hay un Estudiante Omega en la Carta de Alerta: su Penalización de Estudio cuenta en cada Estudio, y su fila ha vuelto a llenar la Universidad.
    .rule = { "DGY-OMEGA-01" }
hint-new-boss = El Jefe está en la Mazmorra: se mueve cuando un Doctorando entra en ciertas Zonas, y quien se cruza con él sufre un Encuentro. Pulsa su figura para leer su carta.
    .rule = { "DGY-BOSS-01" }
hint-new-main-effects = Cada Carta de Artimaña tiene un uso más: su Efecto Principal, por el precio impreso. A cambio no sacas ningún Estudiante al final de tu turno.
    .rule = { "DGY-MAIN-01" }
hint-new-maximum-alert = Ha empezado la Alerta Máxima: la Carta de Pánico dice qué cambia desde ahora. Sal, y presenta tu Tesis mientras haya tiempo.
    .rule = { "DGY-MAX-01" }
hint-new-dangerous-zones = Todo lo que está impreso en una Zona vale en esta partida: al entrar o en una prueba. Mira una Zona de cerca para leer lo que hace antes de ir.
    .rule = { "DGY-DZ-01" }

## Preparación y turno

hint-setup-scholar = Cada Doctorando tiene sus valores y Habilidades, y una segunda cara, Exaltada, para cuando otros van por delante. Elige el que te guste.
    .rule = { "DGY-SETUP-02" }
hint-turn-activity = Un turno es una de tres cosas: explorar la Mazmorra, hacer un Descanso en la Zona Inicial o presentar tu Tesis cuando tengas 2 Estrellas. Una Tesis rechazada te cuesta un cubo y te trae una Maldición.
    .rule = { "DGY-TURN-01" }
hint-turn-thesis = En Alerta Máxima puedes presentar tu Tesis aquí sin Estrellas. Es lo último que haces, pase lo que pase; si sigues jugando, podrás intentarlo cada vez que tu turno acabe aquí.
    .rule = { "DGY-ED-46" }
hint-thesis-cube = Con la Carta de Clan estos cubos valen lo mismo. Conserva el que lleva una Estrella, una flecha o tu Combo de Conocimiento.
    .rule = { "DGY-ED-27" }
hint-rest-jinx = Un Descanso te libra de una Carta de Maldición. Cada una que tengas aún al final te cuesta puntos.
    .rule = { "DGY-REST-03" }
hint-rest-discard = Puedes deshacerte de las cartas que no necesites, tantas como quieras. Luego sacas hasta tener en la mano tu Valor de Mano.
    .rule = { "DGY-REST-05" }

## Moverse

hint-phase-movement = Un punto de Velocidad te lleva a una Zona conectada, o revela una nueva en la que entras al instante. También puedes jugar cartas; los puntos sin gastar se pierden al acabar la fase.
    .rule = { "DGY-MOVE-01" }
hint-zone-lay = La Zona nueva debe unirse a la tuya por un Pasaje, y nunca se gira. Piensa en las conexiones que querrás más tarde.
    .rule = { "DGY-PLACE-02" }
hint-zone-under = Las losetas reveladas que no se colocan van debajo de la pila: la última que eliges queda abajo del todo.
    .rule = DGY-PLACE-04
hint-stairs-floor = Nadie había entrado aún en esta Zona con Escalera, así que una loseta de un Piso vecino se coloca a su lado. Esta Escalera lleva a un solo Piso para siempre; cuanto más profundo, mejores son sus cubos y sus guardias.
    .rule = { "DGY-STAIR-03" }

## Acciones y Pruebas de Sigilo

hint-phase-action = Tienes una Acción: un Estudio para Obtener los cubos de tu Zona, o el Espionaje de un Doctorando cercano para Robarle uno. Antes y después se pueden jugar cartas.
    .rule = { "DGY-ACT-01" }
hint-study-indicate = Tomas los cubos desde la izquierda, como mucho tantos como tu Inteligencia. Dos cubos aumentan el Valor de Alerta en 1, tres en 3.
    .rule = { "DGY-STUDY-06" }
hint-test-declare = Los Valores de Mejora de las cartas que pones son tu Valor de Sigilo. Después de declarar ya no se suma ninguno, así que piensa en lo que pueden jugar los demás.
    .rule = { "DGY-STUDY-09" }
hint-test-at-once = Tu Valor de Sigilo está declarado, y nadie ha respondido aún. Unas pocas cartas se juegan justo ahora; si no tienes ninguna, pasa.
    .rule = { "DGY-R-201" }
hint-test-opponent = Otra persona hace una Prueba de Sigilo, y puedes aumentar cualquiera de los dos valores con cartas de prueba. Se te pregunta una vez: juega ahora todo lo que quieras jugar.
    .rule = { "DGY-STUDY-13" }
hint-test-target = Alguien te espía. Aumenta el Valor de Alerta con cartas de prueba; luego puede responder el espía, y así mientras uno de los dos juegue.
    .rule = { "DGY-ESP-11" }
hint-test-tester = Tienes la última palabra: juega cartas que aumenten tu Valor de Sigilo, o acepta el resultado. Un fracaso trae una Ficha de Aturdimiento y hace sacar Estudiantes.
    .rule = { "DGY-STUDY-15" }

## Momentos para jugar

hint-window-instant = Es el turno de otra persona, pero un Instantáneo se juega en cualquier momento. Se te pregunta aunque no tengas ninguno, para que nadie adivine tu mano.
    .rule = { "DGY-PRIO-03" }
hint-window-turn-start = Empieza un turno, y unas pocas cartas se juegan justo ahora. Si no tienes ninguna, pasa.
    .rule = { "DGY-R-195" }
hint-window-announced = Alguien ha anunciado un Estudio, pero aún no cuántos cubos. Unas pocas cartas se juegan justo ahora; si no tienes ninguna, pasa.
    .rule = { "DGY-R-200" }
hint-window-reaction = Se ha declarado un Efecto Principal, y aún no ha pasado nada: una Reacción puede anularlo. Se te pregunta aunque no tengas ninguna.
    .rule = { "DGY-MAIN-12" }

## Cartas de Artimaña

hint-aux-discard = La carta que has usado te hace descartar otra. Elige la que menos te ayude.
    .rule = { "DGY-AUX-15" }
hint-aux-treat = Todas las cartas Sociales hacen lo mismo. Puedes elegirte, pero a nadie de la Zona Inicial; 2 cartas refuerzan tu próximo Estudio.
    .rule = { "DGY-ED-43" }
hint-aux-tax = Todas las cartas Sociales hacen lo mismo: el azar decide qué carta se va. Quien va primero tiene más que perder.
    .rule = { "DGY-ED-43" }
hint-main-aim = Una carta nombra sus objetivos al declararse, para que los demás sepan si les afecta.
    .rule = { "DGY-R-208" }
hint-main-price = Esta carta se paga de dos maneras, y tú eliges una. El coste se paga antes del efecto.
    .rule = { "DGY-MAIN-16" }
hint-main-number = Tú fijas el número, y la carta hace otro tanto. Pero cada Estudiante que sacas puede ser un Estudiante Omega.
    .rule = { "DGY-MAIN-20" }
hint-main-discard = Una parte del coste es una Carta de Artimaña de tu mano. Elige la que menos te ayude.
    .rule = { "DGY-MAIN-16" }
hint-card-trap = Una Trampa queda boca abajo y golpea al primer Doctorando que entra, incluso al tuyo. Nadie más sabe cuál es.
    .rule = { "DGY-TOKEN-06" }
hint-card-slip = Después de tu Reacción puedes irte a una Zona conectada. Sus efectos no te tocan, pero sus Puertas sí cuentan.
    .rule = { "DGY-R-205" }
hint-card-steal = Eliges el color, y el cubo más alto de esa columna es tuyo. Un cubo Protegido se te puede negar.
    .rule = { "DGY-CUBE-04" }
hint-card-heist = Este Espionaje no cuesta ningún Estudiante, y los de tu objetivo no aumentan el Valor de Alerta. Nadie puede responder.
    .rule = { "DGY-R-202" }
hint-card-gift = Pon cubos en ranuras libres de tu Zona, desde la izquierda; luego haces aquí un Estudio. Elige, pues, lo que puedas Obtener.
    .rule = { "DGY-R-202" }
hint-card-objection = Alguien se opone a tu carta. Sacrifica 2 Estudiantes y tendrá efecto de todos modos, o deja que se anule.
    .rule = { "DGY-R-170" }
hint-card-collect = Puedes tomar aquí cualquier cubo para el que tu Tablero de Notas tenga sitio, no solo el de más a la izquierda.
    .rule = { "DGY-R-130" }
hint-card-press = Ves toda la mano y eliges la carta que se descarta. Piensa en las cartas de Destino.
    .rule = { "DGY-R-195" }
hint-card-tour = Obtienes desde la izquierda y sin Prueba de Sigilo. También puedes conformarte con 1 cubo.
    .rule = { "DGY-CUBE-02" }

## Habilidades

hint-skill-target = Tu Habilidad golpea a un Doctorando de tu Zona, y a cada uno solo una vez en tu turno.
    .rule = { "DGY-BOARD-02" }
hint-skill-butt = Haz caer de sus notas un cubo de un color al azar, o toma una carta al azar. Pagas con una Ficha de Aturdimiento, que un Estudiante puede evitar.
    .rule = { "DGY-BOARD-02" }
hint-skill-discard = Tu Habilidad cuesta una Carta de Artimaña del tipo que nombra. Elige la que menos falta te haga.
    .rule = { "DGY-BOARD-02" }

## Aturdimiento y cubos

hint-stun-avoid = Con tantas Fichas de Aturdimiento como Resistencia debes hacer un Descanso al empezar tu próximo turno. Un Estudiante puede recibir el golpe por ti; vuelve a la Reserva.
    .rule = { "DGY-STUN-01" }
hint-cube-protect = Uno de tus Becarios Protege los cubos de este color, así que no tienes que perderlo. También puedes dejarlo ir.
    .rule = { "DGY-PROT-02" }
hint-cube-give = Entregas el cubo más alto de una columna de tu elección. Aquí la Protección no ayuda.
    .rule = { "DGY-CUBE-13" }
hint-cube-drop = Pierdes el cubo más alto de una columna de tu elección. Cae en una ranura libre de tu Zona, donde cualquiera puede Obtenerlo.
    .rule = { "DGY-CUBE-08" }
hint-cube-land = Tu Zona no tiene ninguna ranura libre, así que el cubo cae en una conectada. Elige una donde puedas recuperarlo.
    .rule = { "DGY-R-126" }

## Jefe y Pánico

hint-boss-target = Has despertado al Jefe, y eliges a quién persigue. Toma el camino más corto y se detiene en el primer Doctorando con que se Encuentra.
    .rule = { "DGY-BOSS-16" }
hint-boss-way = Hay varios caminos igual de cortos, con los mismos Encuentros. Has despertado al Jefe, así que eliges tú.
    .rule = { "DGY-R-136" }
hint-boss-lead = Llevas al Jefe hasta 2 Zonas, sin Encuentros por el camino. Donde él está, un Estudio es más difícil.
    .rule = { "DGY-BOSS-09" }
hint-boss-arrival = El Jefe va adonde hay más Doctorandos, y hay un empate. Aún nadie se Encuentra con él.
    .rule = { "DGY-MAX-07" }
hint-panic-push = Todos los Doctorandos de la Mazmorra son empujados en la misma dirección. Este puede acabar en dos Zonas, y decides tú.
    .rule = { "DGY-R-196" }

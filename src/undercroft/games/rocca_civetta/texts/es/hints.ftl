### Qué es un paso, para quien lo encuentra por primera vez, en español.
### Un mensaje es hint- y el nombre de la pregunta con guiones: una o dos frases cortas al jugador.
### .rule es la regla cuyo párrafo del libro dice más; va entre comillas, porque no es una palabra que se traduzca.

## Seen at the table

hint-alone = Estás a solas contra Omega. Obtén cubos y gana más Estrellas que Estrellas negras tenga él; después presenta tu Tesis, antes de que llene el Tomo de los Secretos.
    .rule = { "RCV-SOLO-13" }
hint-against-omega = Omega juega contra todos. Si llena el Tomo de los Secretos, o si al final nadie tiene una Tesis aceptada, todos han perdido; si no, gana la mejor Tesis aceptada.
    .rule = { "RCV-OAA-15" }

## Cartas de Artimaña

hint-card-transmute = El cubo va a la Reserva, y de allí viene uno del color siguiente, que vale 1 punto más. Una Estrella puede llegar o irse con él.
    .rule = { "RCV-R-239" }
hint-card-melt = Dos de tus cubos van a la Reserva, y luego recibes uno que no vale más que los dos juntos. Piensa en las Estrellas que tienen al lado.
    .rule = { "RCV-R-239" }
hint-card-opus = Cualquier cubo que te quepa y no valga más que los dos que diste. Más puntos, o la Estrella que te falta.
    .rule = { "RCV-R-239" }
hint-card-reagents = Estas cartas fueron las últimas descartadas, antes de que jugaras la tuya. Toma la que mejor te sirva.
    .rule = { "RCV-R-239" }
hint-card-dissolve = El ácido abre los Muros entre Zonas de un mismo Piso. Puedes dejarlos si te sirven mejor cerrados.
    .rule = { "RCV-R-239" }

## Habilidades

hint-skill-store = Una carta bajo la Carta Zainetto está a salvo y deja sitio en tu mano, pero no paga costes. Guarda ahí lo que quieras para una prueba.
    .rule = { "RCV-R-184" }
hint-skill-search = Ves las próximas cartas del mazo y tomas una. Las demás van debajo.
    .rule = { "RCV-R-187" }
hint-skill-bury = Cada carta que eliges va bajo el mazo, por debajo de las anteriores.
    .rule = { "RCV-R-187" }
hint-skill-charge = Tu carga pasa las Puertas, y lo que la Zona hace a quien entra te lo hace a ti. Luego aturdes a un oponente de allí.
    .rule = { "RCV-R-187" }
hint-skill-whip = Aparta a un oponente de los buenos cubos, o échalo de los tuyos. No le pasa nada más.
    .rule = { "RCV-R-187" }
hint-skill-bait = Un Estudiante tuyo por la trampa, o uno más de la Universidad: puede haber Estudiantes Omega.
    .rule = { "RCV-R-185" }
hint-skill-brew = Las cartas se van cuando has dicho para qué. Los puntos de Velocidad sirven también en la Fase de Acción.
    .rule = { "DGY-R-208" }
hint-study-pick = No estás atado a los cubos de más a la izquierda. Eliges de izquierda a derecha, y cada uno más aumenta el Valor de Alerta.
    .rule = { "RCV-R-190" }

## Becarios e Investigación

hint-turn-intern = Varios de tus Becarios actúan al comienzo de tu turno, y tú decides el orden. Una Ficha de Aturdimiento menos puede ahorrarte un Descanso.
    .rule = { "RCV-R-177" }
hint-intern-fool = El Doctorando con la Ficha del Bufón no tiene Habilidades hasta que empiece tu próximo turno. Elige a quien más daño te haría con las suyas.
    .rule = { "RCV-R-252" }
hint-intern-charm = Tu Laudista puede encantar al Jefe por una carta. Entonces no ocurre nada del Encuentro.
    .rule = { "RCV-R-240" }
hint-intern-hide = Tu Contrabandista puede esconder el cubo por una carta. Si no, cae, y otros pueden tomarlo.
    .rule = { "RCV-R-240" }
hint-research-claim = Cumples una Carta de Investigación a la vista: reclamarla es gratis y da puntos al final. Una carta por turno.
    .rule = { "RCV-RES-03" }

## Jefe y Pánico

hint-boss-goal = El Jefe va donde hay más cubos, y varias Zonas están empatadas. Mándalo lejos de ti.
    .rule = { "RCV-BOSS-03" }
hint-boss-pull = Un Doctorando es llamado 1 Zona hacia el Jefe, y dos caminos son igual de cortos. Tú despertaste al Jefe, así que eliges.
    .rule = { "RCV-R-183" }
hint-boss-appear = El Jefe sale de las sombras junto a un Doctorando y da un paso. Donde aparece no se Encuentra con nadie.
    .rule = { "RCV-BOSS-02" }
hint-boss-discard = El Jefe te cuesta cartas, y tú eliges cuáles. Despréndete de lo que menos te ayude.
    .rule = { "RCV-BOSS-03" }
hint-boss-type = Omega te lee la mente: se pierden todas las cartas del tipo que más tienes. Si hay empate, la elección es tuya.
    .rule = { "RCV-R-23" }
hint-boss-silence = En silencio aún puedes declarar con tus cartas, pero no jugarlas por sus efectos. Un Estudiante te libra.
    .rule = { "RCV-BOSS-03" }
hint-boss-jinx = Una Carta de Maldición te daña y cuesta puntos si no te libras de ella. Dos Estudiantes la evitan.
    .rule = { "RCV-BOSS-03" }
hint-boss-tribute = Omega quiere el cubo de arriba de uno de tus colores. Puedes conservarlo y tomar dos Fichas de Aturdimiento en su lugar.
    .rule = { "RCV-R-182" }
hint-panic-home = Al final de un turno, todos son llevados hacia la Zona Inicial. Dos caminos son igual de cortos.
    .rule = { "RCV-R-183" }
hint-panic-cauldron = Cada turno cuesta ahora un Estudiante o una Ficha de Aturdimiento. Cuando el Caldero está lleno, la partida acaba.
    .rule = { "RCV-R-195" }
hint-panic-eggs = No hay Madriguera: los Huevos van adonde hay más Doctorandos, y varias Zonas están empatadas. Es tu turno, así que eliges.
    .rule = { "RCV-R-212" }
hint-panic-roll = La roca rueda hacia la Zona Inicial, y varios caminos son igual de cortos. Es tu turno, así que eliges.
    .rule = { "RCV-R-393" }
hint-panic-boulder = La roca empieza en la Zona más lejana de la Zona Inicial, y varias están igual de lejos. Es tu turno, así que eliges.
    .rule = { "RCV-R-393" }
hint-boss-cold = Cada Estudiante Omega en la Carta de Alerta trae una ola de frío para todos los que están fuera de la Zona Inicial y del Baño termal. Aún se puede Sacrificar un Estudiante por la Ficha de Aturdimiento.
    .rule = { "RCV-R-207" }
hint-boss-bribe = Marconiglio te deja pasar por dos cartas. Una Ficha de Aturdimiento aún se puede evitar con un Estudiante.
    .rule = { "RCV-R-211" }
hint-boss-pit = El Foso de serpientes añade Emboscada 2 a una Zona. Va adonde hay más cubos, y varias Zonas están empatadas: tú despertaste al Jefe, así que eliges.
    .rule = { "RCV-R-215" }
hint-boss-rescue = Una vez por partida, con 1 Estrella y él a tu lado, dos Estudiantes te dan 4 puntos. Se va hasta el próximo Efecto de Jefe.
    .rule = { "RCV-R-215" }
hint-boss-tentacle = Un Tentáculo detiene a quien entra en su Zona, y allí cuesta más el Estudio. Varias Zonas son posibles: tú despertaste al Jefe, así que eliges.
    .rule = { "RCV-R-216" }
hint-boss-trial = La Prueba: un cubo de valor 4 o más compra una Bendición, 6 puntos al final en vez de 2 menos. Con una Bendición, Scilla te deja en paz.
    .rule = { "RCV-R-217" }
hint-zone-pillar = El Pilar te quita todos los puntos de Velocidad si no lo apuntalas con una carta de peso. Dos cartas, como Acción aquí, lo quitan para siempre.
    .rule = { "RCV-R-215" }
hint-zone-narrow = Un Paso obligado está conectado con dos Zonas como máximo. La conexión por la que se colocó la loseta se queda; los Muros cierran lo que no conserves.
    .rule = { "RCV-R-47" }
hint-zone-bucket = Cada carta que descartas aquí te da una Ficha de Agua caliente, hasta las 2 que puedes tener. Derriten el hielo, reconfortan tras un golpe y valen 1 punto cada una al final.
    .rule = { "RCV-R-42" }

## Cubos

hint-cube-column = Un cubo de Información universal cuenta en todo como uno de la columna en la que lo pones, y se queda en ella. Piensa en las Estrellas y flechas que cubriría.
    .rule = { "RCV-UNIV-01" }

## Omega

hint-omega-seize = Estos cubos valen lo mismo, así que decides por Omega. Déjale el que menos necesites.
    .rule = { "RCV-R-111" }
hint-omega-teleport = Estás a salvo, así que Omega salta al cubo más valioso de la mesa. Si hay varios iguales, decides tú.
    .rule = { "RCV-R-100" }
hint-omega-answer = Una Reacción con el icono Omega anula lo que esta Carta Omega haría ahora. Cuesta lo que lleva impreso.
    .rule = { "RCV-R-169" }
hint-omega-gives = Omega Entrega su cubo menos valioso, y dos clases son iguales. Toma la que más te acerque.
    .rule = { "RCV-OMG-08" }

## Jukas

hint-boss-scatter = Jukas reparte tus cartas entre quienes están fuera, una a cada uno, al azar; si no hay nadie, se descarta una. Un Estudiante te libra.
    .rule = { "RCV-R-202" }
hint-boss-free = Un Phi liberado es al instante un Estudiante tuyo, y Jukas añade 1 menos al Valor de Alerta de su Zona.
    .rule = { "RCV-R-202" }
hint-student-part = Tienes Estudiantes de varias clases. Los de las Congregaciones pueden hacer algo por ti; uno estándar se repone con facilidad.
    .rule = { "RCV-R-200" }

## Congregaciones estudiantiles

hint-student-keep = Un Estudiante de una Congregación es un Estudiante como los demás y puede lo que dice su carta. Te cuesta uno estándar.
    .rule = { "RCV-CON-12" }
hint-student-order = Los Estudiantes dejan la Hoguera en orden inverso: quien se sienta el último se gana el primero.
    .rule = { "RCV-CON-11" }
hint-student-enroll = Hacen falta menos Estudiantes que Congregaciones hay, así que eliges cuáles envían uno.
    .rule = { "RCV-R-64" }
hint-student-pry = Ves toda la mano de un oponente de tu Piso y eliges una carta que se descarta.
    .rule = { "RCV-CON-13" }
hint-student-press = Ves toda la mano y eliges la carta que se descarta. Toma lo que más ayudaría a su dueño.
    .rule = { "RCV-CON-13" }
hint-student-brew = Entrega la carta que menos te ayuda; luego robas 2.
    .rule = { "RCV-CON-13" }
hint-student-evade = Un Estudiante Lambda anula toda una Emboscada o una Ficha de Trampa, antes de su primera Ficha de Aturdimiento.
    .rule = { "RCV-R-201" }
hint-setup-support = Los Puntos de apoyo vienen de los meses anteriores. Una ventaja cada vez, en orden de turno; lo que no gastes te queda para otros meses.
    .rule = { "RCV-SP-02" }
hint-support-intern = Todos conocen a los dos Becarios. El que conserves te sirve desde el primer turno.
    .rule = { "RCV-SP-07" }
hint-student-swap = Tienes tantos Estudiantes como antes, y uno de ellos puede hacer lo que dice su carta.
    .rule = { "RCV-R-167" }

## A solas, en lugar de lo que se dice arriba y en la base

hint-alone-undo = Puedes deshacer tu última decisión mientras no hayas visto nada nuevo desde entonces: ni un Estudiante sacado, ni una carta oculta, ni una Carta de Omega.
    .rule = { "DGY-R-06" }
hint-alone-setup-scholar = Cada Doctorando tiene sus valores y Habilidades, y una segunda cara, Exaltada, para cuando tienes menos Estrellas que Estrellas negras Omega. Elige el que te guste.
    .rule = { "RCV-R-89" }
hint-alone-turn-activity = Un turno es una de tres cosas: explorar la Mazmorra, hacer un Descanso en la Zona Inicial o presentar tu Tesis, con 2 Estrellas y más que Estrellas negras tenga Omega. Después viene su fase.
    .rule = { "RCV-SOLO-11" }
hint-alone-phase-action = Tienes una Acción: un Estudio para Obtener los cubos de tu Zona, o el Espionaje de Omega, si está cerca, para Robar uno de su Tomo. Antes y después se pueden jugar cartas.
    .rule = { "RCV-R-101" }
hint-alone-test-declare = Los Valores de Mejora de las cartas que pones son tu Valor de Sigilo. Después de declarar se revela una Carta de Omega que puede aumentar el Valor de Alerta, y solo te ayudan ya efectos de cartas.
    .rule = { "RCV-OPH-14" }
hint-alone-test-at-once = Tu Valor de Sigilo está declarado, y la carta de Omega está revelada. Unas pocas cartas se juegan justo ahora; si no tienes ninguna, pasa.
    .rule = { "RCV-R-226" }
hint-alone-main-aim = Una carta nombra su objetivo al declararse. Si es Omega, antes se revela una de sus cartas, y puede reaccionar.
    .rule = { "RCV-OPH-15" }
hint-alone-card-trap = Una Trampa queda boca abajo y golpea al primer Doctorando que entra. Solo puedes ser tú, pues Omega no activa Trampas.
    .rule = { "RCV-R-96" }
hint-alone-cube-drop = Pierdes el cubo más alto de una columna de tu elección. Cae en una ranura libre de tu Zona, donde puedes Obtenerlo otra vez, si no lo hace Omega.
    .rule = { "DGY-CUBE-08" }
hint-alone-intern-hide = Tu Contrabandista puede esconder el cubo por una carta. Si no, cae, y Omega puede tomarlo.
    .rule = { "RCV-R-240" }
hint-alone-boss-scatter = Jukas reparte tus cartas entre otros Doctorandos que están fuera, y no hay ninguno: entonces se descarta 1 carta al azar. Un Estudiante te libra.
    .rule = { "RCV-R-202" }

## Lo que es nuevo en la mazmorra, la primera vez

hint-new-research = Hay tres Cartas de Investigación abiertas. Una vez en tu turno puedes reclamar una cuya tarea cumplas: no cuesta nada y da puntos al final.
    .rule = { "RCV-RES-03" }
hint-new-congregations = En la Universidad hay Estudiantes de Congregaciones. Uno que saques puede sustituir a uno tuyo; Sacrifícalo después por lo que dice su carta.
    .rule = { "RCV-CON-13" }
hint-new-floor-four = Este es el Piso IV: sus Zonas solo tienen cubos negros y blancos. Uno blanco cuenta en la columna donde lo pones; uno negro va a la Reserva y no vale nada.
    .rule = { "RCV-Z4-05" }
hint-new-familiars = Puedes contratar a dos Familiares como Acción, en la Zona que los muestra. Pagas con cubos, y el Familiar te sigue hasta tu Descanso.
    .rule = { "RCV-FAM-03" }
hint-new-brood = Mamá Basilisco tiene Huevos en la Mazmorra. Por 1 punto de Velocidad recoges uno y la despiertas; llevado a la Zona Inicial vale 2 puntos.
    .rule = { "RCV-R-208" }
hint-new-winter = Freddo trae el invierno: una Zona donde hay un Iota está Congelada, y entrar o estudiar en ella cuesta más. Una Ficha de Agua caliente derrite uno, y eso da puntos.
    .rule = { "RCV-R-206" }
hint-new-hunt = Marconiglio ha escondido Huevos en las Zonas. Abrir uno es una Acción: nadie sabe qué contiene, pero cada cáscara vale puntos.
    .rule = { "RCV-R-210" }
hint-new-temple = Abajo está el Templo maldito: la Cripta con su Ídolo, el Puente, las Catacumbas con el Pilar. El Ídolo vale puntos, y rescatar a Enrico Giovanni también.
    .rule = { "RCV-R-213" }
hint-new-sea = El mar está en la Mazmorra: un Tentáculo detiene a quien entra y hace más difíciles las pruebas, hasta que un éxito lo devuelve. Una Bendición de Scilla vale 6 puntos al final.
    .rule = { "RCV-R-216" }

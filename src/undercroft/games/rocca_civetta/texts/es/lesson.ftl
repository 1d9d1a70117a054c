### Los globos de la lección, en español: lesson- y el nombre del globo en el archivo de la lección. 40 palabras como mucho.
lesson-tokens = Ya conoces Dungeonology. Aquí las Estrellas tienen metal y color. Tu cuarto cubo verde sostiene una Estrella verde de plata, y su ficha está a la vista.
lesson-clan = Pulsa aquí: está la Carta de Clan. Los Sopladores de cuerno quieren 30 puntos y la Estrella roja de plata. Sin esa Estrella la Tesis fracasa, valga lo que valga.
lesson-research = Ahí están también tres Cartas de Investigación. En tu turno puedes reclamar una cuya tarea cumplas: sin Acción ni prueba. Expediente limpio pide dos Estrellas y ninguna Carta de Maldición.
lesson-study = Te falta la Estrella roja de plata: un tercer cubo rojo. Aquí hay uno. Estudia.
lesson-cubes = Toma los dos: se recogen de izquierda a derecha, y el rojo es el segundo. Ellos escuchan mejor, en uno: 4.
lesson-quiet = Pon Destino 4. Con los 3 de las flechas de tu Tablero de Notas son 7 contra 4. Luego declara.
lesson-accept = Valerio lo deja pasar. Tienes la última palabra y no hace falta usarla: acepta.
lesson-claim = Dos Estrellas, una de ellas roja de plata. Y una carta cumplida: reclama Expediente limpio ahora, antes de que le pase algo.
lesson-finish = Reclamar era gratis y tu Acción está hecha. Termina tu turno: se saca un Estudiante.
lesson-jinx = Una campana: un Estudiante Omega y una Carta de Maldición para ti. Expediente limpio se perdería ahora. Lo que has reclamado sigue siendo tuyo.
lesson-submit = Valerio descansa. 30 puntos y la Estrella roja de plata: todo lo que quieren los Sopladores de cuerno. Presenta tu Tesis.
lesson-end = Aceptada, y tres puntos de Investigación. En la caja esperan más módulos: Jefes, Alquimia, Piso IV. Ahora juega, con la Investigación.
lesson-omega-who = Enfrente no hay nadie. Omega juega y nadie lo juega: lo hacen sus cartas. Tú ganas con una Tesis aceptada. Él, con el Tomo de los Secretos lleno.
lesson-omega-tome = Pulsa aquí: su Tomo tiene seis casillas; una de cada dos es una Estrella negra. Para presentar la Tesis necesitas dos Estrellas, y más que Estrellas negras tenga él. Date prisa.
lesson-omega-study = Estudia como siempre. Aquí no tose ningún oponente, pero no te confíes.
lesson-omega-cubes = Toma los dos cubos: el rojo completa tu segunda Estrella.
lesson-omega-quiet = Pon Vidente. 2 y 3 de tu Tablero son 5, uno más que su 4. Luego declara, y mira qué dice Omega.
lesson-omega-sabotage = Un Sabotaje: una Carta Omega mandó revelar una Carta de Artimaña, y su 2 sube la Alerta a 6. Tienes la última palabra: juega Destino 4 y acepta.
lesson-omega-finish = Los dos cubos son tuyos. Termina tu turno. Tras tu Estudiante llega su fase: una Carta Omega, campo a campo.
lesson-omega-phase = Salió por el Pasaje que nombra su carta. Apareció una Zona nueva, y su cubo más a la izquierda fue a su Tomo.
lesson-omega-fields = Tienes más Estrellas que él Estrellas negras: por eso el campo Estrella le dio un segundo cubo. Si te hubiera encontrado, su Encuentro también te habría costado algo.
lesson-omega-submit = Dos Estrellas contra una Estrella negra, 30 puntos, la Estrella roja de plata. Presenta tu Tesis antes de que te alcance.
lesson-omega-end = Aceptada: ganas a solas. Recuerda: su Tomo se llena solo, y más deprisa si vas por delante. Ahora contra el Omega de verdad, en el nivel Iniciación.
lesson-solved = Eso era. El Clan está contento, o una carta es tuya.

### Los acertijos: puzzle-goal- y la meta que nombra el archivo, y un título para cada número.

puzzle-goal-ready = Tu Clan se conoce: sus Estrellas, sus puntos. Halla el turno que te da todo lo que pide su Tesis, salga el Estudiante que salga y juegue lo que juegue tu oponente: su única carta está a la vista.
puzzle-goal-research = Hay Cartas de Investigación a la vista. Halla el turno en que reclamas una, salga el Estudiante que salga y juegue lo que juegue tu oponente: su única carta está a la vista.
puzzle-1 = Un heraldo para los cuernos
puzzle-2 = Oro de la nada
puzzle-3 = Famosa entre las cubas
puzzle-4 = Bailar en silencio
puzzle-5 = El mapa ayuda al bailarín
puzzle-6 = Contar las armas
puzzle-7 = Un informe antes de la noche
puzzle-8 = Recolectores nocturnos
puzzle-9 = Vale una u otra plata
puzzle-10 = La tarea de al lado
puzzle-11 = Dos pasos y un derecho
puzzle-12 = Las uvas del genio

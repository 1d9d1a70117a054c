### Los globos de la lección, en español: lesson- y el nombre del globo en el archivo de la lección. 40 palabras como mucho.

lesson-goal = Eres Vincenzo, que escribe una Tesis sobre unos faunos que no deben notarlo. Los cubos son lo que sabes. Gana la mejor Tesis aceptada.
lesson-explore = Tienes dos puntos de Velocidad. Nadie ha pasado de esta Zona: revela una nueva, y entras al instante.
lesson-lay = Es el Santuario. Colócalo donde está marcado: sus aberturas deben unirse a las de la Zona en la que estás.
lesson-stay = Te queda un punto de Velocidad, pero aquí hay dos cubos que quieres. Termina tu movimiento.
lesson-study = Tienes una Acción. Con el Estudio se ganan cubos. El escudo de la Zona dice lo atentos que están los faunos: aquí, 3.
lesson-cubes = Toma los dos. Por el segundo cubo escuchan mejor, en 1: el Valor de Alerta es 4.
lesson-quiet = Sé sigiloso: pon Vidente por 2. Las flechas de tu Tablero de Notas suman 3. Son 5, uno más de lo necesario. Luego declara.
lesson-cough = Valerio tose: 2 más para el Valor de Alerta, y te falta uno. Tienes la última palabra: usa Destino 4 y luego acepta.
lesson-board = Los dos cubos están en tu Tablero de Notas. Una casilla con flecha ayuda en cada Estudio posterior. Una con estrella da una Estrella: ya tienes dos.
lesson-clan = Dos verdes y uno azul: es el Conocimiento de Vincenzo, así que ves el secreto del Clan. Le gustan los cubos rojos, y una Tesis pide 32 puntos.
lesson-finish = Tu Acción está hecha. Termina tu turno. Cada turno acaba sacando un Estudiante de la Universidad.
lesson-omega = Uno rojo: un Estudiante Omega. Se llena una fila de la alarma, y tomas una Carta de Maldición. Sin filas libres, el siguiente acaba la partida.
lesson-submit = Valerio ha vuelto a descansar y sacar cartas. Tienes dos Estrellas y conoces tus puntos: presenta tu Tesis.
lesson-end = Aceptada. La primera Tesis da 10 puntos, la segunda 7. Ahora juega de verdad contra dos Doctorandos, en el nivel Introductorio.
lesson-solved = Eso era: dos Estrellas, y en el próximo turno una Tesis.

### Los acertijos: puzzle-goal- y la meta que nombra el archivo, y un título para cada número.

puzzle-goal-stars = Una Tesis pide dos Estrellas. Halla el turno que las consigue, salga el Estudiante que salga y juegue lo que juegue tu oponente: su única carta está a la vista.
puzzle-1 = Cinco cartas, dos cubos
puzzle-2 = Rebecca se queda donde está
puzzle-3 = Sofia y el ladrón
puzzle-4 = Un paseo junto al fuego
puzzle-5 = Valerio es famoso
puzzle-6 = Campamento antes del alba
puzzle-7 = ¿Por dónde he pasado?
puzzle-8 = Una falsa alarma de más
puzzle-9 = La puerta de al lado
puzzle-10 = Charla con faunos
puzzle-11 = Mejor uno que dos
puzzle-12 = El largo camino a casa

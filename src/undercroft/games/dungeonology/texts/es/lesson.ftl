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
lesson-exalted = Tienes más Estrellas que Valerio. Por eso su carta se da la vuelta, a su cara más fuerte: está Exaltado mientras alguien le gane. Puedes ir en cabeza, pero nunca a salvo.
lesson-clan = Dos verdes y uno azul: es el Conocimiento de Vincenzo, así que ves el secreto del Clan. Le gustan los cubos rojos, y una Tesis pide 32 puntos.
lesson-finish = Tu Acción está hecha. Termina tu turno. Cada turno acaba sacando un Estudiante de la Universidad.
lesson-omega = Uno rojo: un Estudiante Omega. La primera fila de la alarma está llena, y los dos Estudiantes que vuestras cartas llamaron a la Hoguera han huido.
lesson-jinx = Quien saca un Estudiante Omega toma también una Carta de Maldición. La tuya es Esguince de tobillo: tu Velocidad baja 1. Un Descanso quita una.
lesson-alarm = No pierdas de vista esta franja. Las filas siguientes hacen más difícil cada Estudio, y sin filas libres, el próximo Estudiante Omega acaba la partida.
lesson-rest = Valerio toma un Descanso. Es un turno entero: al inicio, sin Fichas de Aturdimiento, una Maldición menos, cartas nuevas. Una prueba fallada da una de esas Fichas; con tres, Vincenzo debe descansar.
lesson-submit = Valerio ha vuelto al inicio. Tienes dos Estrellas y conoces tus puntos: presenta tu Tesis.
lesson-end = Aceptada. La primera Tesis da 10 puntos, la segunda 7. Ahora juega de verdad contra dos Doctorandos, en el nivel Iniciación.
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

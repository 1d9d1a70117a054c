### Los globos de la lección, en español: lesson- y el nombre del globo en el archivo de la lección. 40 palabras como mucho.
lesson-solved = Eso era. El Clan está contento, o una carta es tuya.

### Los acertijos: puzzle-goal- y la meta que nombra el archivo, y un título para cada número.

puzzle-goal-ready = Tu Clan se conoce: sus Estrellas, sus puntos. Halla el turno que te da todo lo que pide su Tesis, salga el Estudiante que salga y juegue lo que juegue tu rival: su única carta está a la vista.
puzzle-goal-research = Hay cartas de Investigación a la vista. Halla el turno en que reclamas una, salga el Estudiante que salga y juegue lo que juegue tu rival: su única carta está a la vista.
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

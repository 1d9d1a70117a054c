### Los globos de la lección, en español: lesson- y el nombre del globo en el archivo de la lección. 40 palabras como mucho.

lesson-height = Todos los cubos de la Mazmorra caen a la vez. Desde abajo quedan juntos; desde arriba, revueltos. Elige y suelta: por esta vez caen como para todos.
lesson-pillars = Tres Pilares grises forman una sala. Tu Peón está en varias: entra en la que brilla. Saqueas enseguida todo lo que hay en ella.
lesson-hearts = Cinco tesoros y dos Goblins. Cada uno ocupa un corazón hasta acabar el piso. Sin corazones libres no podrías seguir.
lesson-aim = Ahora caen cuatro cubos que nadie ha visto. Pon el anillo donde quieras tesoros y suelta. La mitad se queda dentro.
lesson-ability = Tus cartas tienen trucos: como Enano deslizas un Pilar, como Explorador disparas un cubo. Una vez por piso. Guárdalos por ahora.
lesson-move = Tu sala tiene tres esquinas. Dos se quedan y una salta a otro Pilar: son las salas vecinas. La que brilla tiene dos Rubíes y ningún monstruo.
lesson-quest = El Oro vale 1. Lo que valen las gemas lo dice tu Misión: quieres Rubíes. En este piso necesitas 24 puntos para salir.
lesson-again = Otra vez: explora y guarda tus trucos. Un piso tiene once de estos turnos, porque luego la Caja está vacía.
lesson-relic = Ahí: por la Reliquia verde has venido. La guardan un Goblin y un Trol, tres corazones. Con nueve piezas de una vez, vale la pena.
lesson-stairs = 33 puntos y una Reliquia en la bolsa. Ahora buscarías la Escalera negra para salir y bajar con un truco más, o retirarte.
lesson-end = Cuatro Reliquias salvan tu aldea, nueve el mundo, y cada piso pide más. Ahora suelta de verdad.
lesson-solved = Eso era: escalera abajo, hacia el piso siguiente.

### Los acertijos: puzzle-goal- y la meta que nombra el archivo, y un título para cada número.

puzzle-goal-down = En este turno ya no cae nada. Halla el camino a la Escalera negra, con los puntos que pide este piso.
puzzle-goal-relic = Ya no cae nada. Sal por la Escalera negra en este turno: con los puntos que pide este piso y con una Reliquia verde.
puzzle-goal-relics = Ya no cae nada. Sal por la Escalera negra en este turno: con los puntos que pide este piso y con las dos Reliquias.
puzzle-goal-dragon = Ya no cae nada. Sal por la Escalera negra en este turno: con los puntos que pide este piso y con el Dragón en tu carta o vencido.
puzzle-goal-hearts = Ya no cae nada. Sal por la Escalera negra en este turno: con los puntos que pide este piso y con al menos la mitad de tus corazones libres.
puzzle-1 = Ante la escalera
puzzle-2 = Un peregrino sin un rasguño
puzzle-3 = Llaves para dos
puzzle-4 = Dos luces verdes
puzzle-5 = ¿Quién teme al Dragón?
puzzle-6 = Siete corazones
puzzle-7 = En el ala del Dragón
puzzle-8 = La canción de la escalera
puzzle-9 = A través de los árboles
puzzle-10 = Fuego contra fuego
puzzle-11 = El coleccionista vuela
puzzle-12 = Pies pequeños, camino largo

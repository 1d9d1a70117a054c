### Los globos de la lección, en español: lesson- y el nombre del globo en el archivo de la lección. 40 palabras como mucho.

lesson-goal = Con tres Misiones ganas la partida. La tuya empieza aquí: Reclamar el trono vacío. Basta con llegar a esa Sala, a dos casillas al este.
lesson-counters = Cada casilla nueva te da Gloria verde y Peligro rojo. La Gloria la gastas tú. El Peligro lo gastan tus rivales contra ti.
lesson-discard = Al empezar el turno descartas una carta y robas hasta tener cinco. Kron no tiene Magia, así que Bendiciones de Nakari es la que menos le ayuda: púlsala.
lesson-lord = Ahora mandas en la mazmorra. Fenn tiene 4 de Peligro. Con 2 del suyo, no del tuyo, le envías la Trampa de lanzas.
lesson-spring = Podrías enviar más, mientras su Peligro lo pague. Basta con una Trampa: deja que ocurra. Necesita 7, con 4 de Movimiento y un dado.
lesson-hit = Ha sacado un 2 y está herido: lo has hecho con su propio valor. Recuérdalo, porque volverá a ti.
lesson-build = Después colocas una Sala o un Pasaje nuevo. ¿Adónde querrás ir tú, y él no? Coloca este al norte de la entrada.
lesson-walk = Tienes tres pasos. Da el primero hacia el este y mira cómo suben los dos contadores.
lesson-sword = 5 de Gloria: lo justo para la Espada larga rúnica. Juégala. Se queda delante de ti y suma 2 a tu Cuerpo a cuerpo.
lesson-challenge = Fenn está aquí. Rétalo donde eres más fuerte: Cuerpo a cuerpo 5 contra 2. Cuesta un paso.
lesson-weapon = Usa la espada. Los dos tiráis un dado; la suma más alta hiere al otro, y una herida da Gloria.
lesson-door = Tras esta puerta cerrada está el trono. Necesitas 7 con 3 de Movimiento y un dado, y el botón dice la probabilidad. Fuérzala.
lesson-throne = Abierta. Tu último paso lleva al Trono de huesos. Quien tiene esta Misión la cumple al entrar.
lesson-quest = Tu primera Misión, y con ella un nivel: tus valores crecen. Una Misión cumplida termina tu turno. Pero mira tu Peligro: seis.
lesson-ghost = Turno de Fenn, tu Peligro: un Alma en pena ataca con Magia, que Kron no tiene, y las armas no la tocan. Lucha sin arma.
lesson-bled = Una herida. Por eso sangran los audaces, y por eso otros se quedan atrás con poco Peligro.
lesson-end = Una Misión de tres. También ganas si eres el último con vida. Lo demás te lo dirá la mesa cuando llegue: ahora juega de verdad.
lesson-solved = Eso era: tres Misiones, y la partida está ganada.

### Los acertijos: puzzle-goal- y la meta que nombra el archivo, y un título para cada número.

puzzle-goal-win = Dos Misiones están cumplidas. Halla el turno que cumple la tercera, salgan los dados que salgan. Nadie puede pararte.
puzzle-1 = Una llama al viento
puzzle-2 = Raka y los huesos
puzzle-3 = Kron quiere el estandarte
puzzle-4 = Una capilla por limpiar
puzzle-5 = Lo que cuesta un intendente
puzzle-6 = Fuego entre los muertos
puzzle-7 = Botas y una varita
puzzle-8 = Lorel lee el mapa
puzzle-9 = Fenn llega tarde
puzzle-10 = Luz para el altar
puzzle-11 = El alma de Caedman
puzzle-12 = Dos maneras de rezar

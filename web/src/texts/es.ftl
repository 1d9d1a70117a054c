### Las palabras de la página, en español. Los juegos tienen sus propios archivos en src/undercroft/games; las palabras comunes están en src/undercroft/texts.

## Everywhere

page-skip = Ir al contenido
page-navigation = Navegación
page-home = Inicio
page-rules = Reglas
page-settings = Ajustes
page-language = Idioma
page-you-are = Eres { $name }
page-you = tú
page-yes = Sí
page-no = No
page-close = Cerrar
page-cancel = Cancelar
page-save = Guardar
page-notices = Te toca
page-notices-text = Cuando alguien lleva un minuto esperándote y no estás en la mesa, se te puede avisar. No se envía nada si no lo pides aquí.
page-notices-none = De momento nada te avisa.
page-notice-push = Este navegador
page-notice-mail = Correo
page-notice-ntfy = ntfy
page-notice-gotify = Gotify
page-notice-discord = Discord
page-notice-matrix = Matrix
page-notice-off = Dejar de avisar
page-notice-drop = Dejar de avisar a { $name }
page-notice-code = El código enviado a { $name }
page-notice-confirm = Confirmar
page-notice-here = Avisarme en este navegador
page-notice-here-not = A este navegador no se le puede avisar: hace falta una página por https y, en un iPhone, que esté en la pantalla de inicio.
page-notice-refused = Este navegador no quiere avisos. Puedes permitirlos en sus ajustes.
page-notice-way = Por qué vía
page-notice-address = Dirección
page-notice-add = Añadir
page-quiet-from = Silencio de
page-quiet-to = a
page-quiet-on = Guardar silencio
page-quiet-off = Sin silencio
page-quiet-is = Silencio de { $from } a { $to }, { $zone }. Lo que llegue entonces se avisa después.
page-quiet-none = De momento no hay horas de silencio.
page-saved = Guardado.
page-opening = Se prepara la mesa.
page-reconnecting = Se ha cortado la línea. Nuevo intento en curso; no se pierde nada.
page-lost-title = Aquí no hay nada
page-lost-text = Este pasadizo no lleva a ninguna parte. Quizá el enlace es antiguo o le falta una letra.

## Problems

page-problem-id = Si escribes al anfitrión, menciona { $id }.
page-problem-other = No ha funcionado. Nada ha cambiado; inténtalo otra vez o vuelve a cargar la página.
page-problem-offline = El servidor no responde. Tus partidas están a salvo; prueba dentro de un momento.
page-problem-internal = Algo ha fallado en el servidor. Tus partidas están a salvo.
page-problem-unavailable = El servidor no puede escribir por ahora. Nada ha cambiado; prueba de nuevo dentro de poco.
page-problem-no-table = Esta mesa ya no existe.
page-problem-no-campaign = No existe esa campaña, o no es tuya.
page-problem-in-campaign = La próxima partida de una campaña es su mes siguiente.
page-problem-in-play = La partida de este mes ha empezado; nada se decide antes de su final.
page-problem-no-record = El registro de una de sus partidas ya no se conserva.
page-problem-no-aid = No hay hoja de ayuda de este juego.
page-problem-not-allowed = No tienes acceso a esto.
page-problem-banned = El anfitrión no te quiere aquí.
page-problem-session-ended = Tu sesión ha terminado. Entra de nuevo para seguir.
page-problem-too-many = Es demasiado a la vez. Cierra algo o espera un poco.
page-problem-too-fast = No tan rápido. Espera un momento.
page-problem-busy = Otros ya esperan a que se compruebe una partida. Inténtalo de nuevo en un minuto.
page-problem-claimed = Otra persona ha ocupado este asiento.
page-problem-no-invitation = Esto no es una invitación a una mesa de aquí.
page-problem-no-code = Ninguna mesa que espere gente tiene este código.
page-problem-no-notices = Este servidor no envía esos avisos.
page-problem-bad-way = Esta dirección no puede ser correcta, o no lleva a ningún lugar permitido.
page-problem-many-ways = Has pedido tantas vías como puede haber. Quita antes una.
page-problem-no-way = Ya no se te avisa por esta vía.
page-problem-wrong-code = Este no es el código.
page-problem-no-mail = Ahora no se puede enviar ningún correo. Prueba más tarde.
page-problem-bad-zone = Aquí no se conoce tu zona horaria.
page-problem-started = La partida ya ha empezado.
page-problem-open-seats = Aún quedan asientos libres.
page-problem-bad-setup = Así no se puede preparar la partida. Mira los asientos y las reglas de la mesa.
page-problem-bad-deck = Con estos mazos no se puede jugar. Mira las listas y las reglas de la mesa.
page-problem-no-deck = No se ha elegido ningún mazo para este asiento.
page-problem-no-decks = A este juego no se juega con mazos propios.
page-problem-conflict = Alguien ha sido más rápido. Mira otra vez.
page-problem-many-lists = Tienes tantas listas como caben. Borra antes una.
page-problem-no-storage = Este navegador no guarda nada: lo que compongas desaparece al cerrar la ventana. Guárdalo en un archivo.
page-problem-no-game = Aquí no se juega a este juego.
page-problem-no-content = El contenido con el que se jugó no se guarda aquí.
page-problem-no-book = No hay libro de este juego.
page-problem-no-lesson = No hay lección de este juego.
page-problem-no-puzzle = No hay tal acertijo.
page-problem-no-daily = Este juego no tiene reparto del día.
page-problem-sealed = Otros juegan todavía el mismo reparto. Estará aquí cuando acabe el día.
page-problem-no-step = La partida no tiene ese momento.
page-problem-not-your-seat = Este asiento es de otra persona.
page-problem-wrong-password = Ninguna cuenta tiene este nombre y esta contraseña.
page-problem-login-taken = Ese nombre de cuenta es de otra persona.
page-problem-has-account = Ya tienes una cuenta.
page-problem-bad-name = Este nombre no sirve. Necesita al menos una letra, una cifra o un signo visible, y no puede ser demasiado largo.
page-problem-password-short = La contraseña es demasiado corta. Necesita al menos 8 caracteres.
page-problem-password-is-name = Tu nombre no es una contraseña. Elige algo que nadie adivinaría.
page-problem-password-common = Demasiada gente tiene esta contraseña. Elige algo que nadie adivinaría.
page-problem-wrong-old-password = Esta no es tu contraseña.
page-problem-no-account = Aún no tienes cuenta.
page-problem-malformed = Algo de lo que has escrito no encaja.
page-problem-not-over = Estará aquí cuando acabe la partida.
page-problem-not-started = La partida no ha empezado.
page-problem-who-are-you = Entra primero: elige un nombre en los ajustes.
page-problem-unplayable = Esta mesa empezó con unas reglas que no están instaladas aquí.
page-problem-wrong-protocol = La página es más antigua que el servidor. Cárgala de nuevo.

## Home

page-welcome = Una mesa iluminada en lo hondo de un sótano
page-welcome-text = Juegos de mazmorras con todas las reglas aplicadas. Juega ahora mismo contra bots o envía un enlace a tus amistades. Sin cuenta.
page-games = Juegos
page-players = De { $low } a { $high } jugadores
page-learn = Aprender jugando
page-learn-mode = Aprender jugando: { $mode }
page-lesson = Lección
page-lesson-of = Lección, { $n } de { $total }
page-lesson-back = Atrás
page-lesson-next = Seguir
page-lesson-read = Lee lo que dice el globo y sigue.
page-lesson-skip = Hazlo por mí
page-lesson-leave = Salir de la lección
page-lesson-play = Jugar de verdad
page-puzzle = Acertijo
page-puzzle-today = Acertijo del día
page-puzzle-of = Acertijo { $n }: { $moves } respuestas como mucho
page-puzzle-also = Eso también lleva a la meta. Aquí se sigue por otro camino.
page-puzzle-found = Hallado sin ayuda.
page-puzzle-helped = Resuelto. La próxima vez, quizá sin ningún error.
page-puzzle-next = Acertijo siguiente
page-puzzle-show = Mostrar la respuesta
page-daily = El reparto del día
page-daily-text = Hoy todos empiezan { $game } con el mismo héroe, la misma Misión y los mismos cubos. Dónde caen depende de tu puntería.
page-daily-play = Jugar el reparto de hoy
page-daily-again = Jugarlo otra vez
page-daily-first = Solo cuenta la primera partida que terminaste. Se guarda en este navegador.
page-daily-left = { $hours ->
    [0] Nuevo reparto en { $minutes } min.
   *[other] Nuevo reparto en { $hours } h { $minutes } min.
  }
page-daily-mine = Cómo fue
page-daily-heading = { $game }, { $day }
page-daily-row = Piso { $n }: { $full } de { $all } cuadros, { $found ->
    [0] ninguna Reliquia
    [one] 1 Reliquia
   *[other] { $found } Reliquias
  }{ $end ->
    [home] , y a casa
    [lost] , y perdido
   *[other] {""}
  }
page-daily-sum = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, { $found ->
    [0] ninguna Reliquia
    [one] 1 Reliquia
   *[other] { $found } Reliquias
  }
page-daily-streak = { $n ->
    [one] 1 día seguido
   *[other] { $n } días seguidos
  }
page-daily-copy = Copiar el resultado
page-daily-fair = Cómo se reparte
page-daily-fair-text = Un secreto de este servidor y la fecha hacen la semilla. Su huella se anuncia un día antes, y la semilla cuando el día ha pasado, en tiempo universal (UTC): así nadie conoce un reparto antes de que llegue y todos pueden comprobarlo después.
page-daily-hash = Huella del { $day }
page-daily-next = Huella del día siguiente
page-daily-seed = Semilla del { $day }
page-turn-in-a-minute = Un turno en un minuto
page-play-now = Jugar ya
page-rivals = Jugar contra
page-bots-about = ¿Cómo juegan?
page-play-alone = Jugar ya: en solitario, sin bots
page-play-mode = A solas: { $mode }
page-play-friends = Jugar en compañía
page-my-tables = Mis mesas
page-my-tables-none = Aún no hay mesas. Empieza una partida y te esperará aquí.
page-my-tables-over =
    { $n ->
        [one] Una partida terminada
       *[other] { $n } partidas terminadas
    }
page-open-tables = Mesas abiertas
page-open-tables-none = Nadie espera compañía. Abre una mesa pública y otros la encontrarán aquí.
page-turns =
    { $n ->
        [one] Te toca en una mesa
       *[other] Te toca en { $n } mesas
    }
page-status-waiting = Esperando jugadores
page-status-playing = En juego
page-status-over = Terminada
page-status-closed = Cerrada
page-status-my-turn = Te toca
page-status-turn = Decide { $name }
page-seat-open = libre
page-bot = bot
page-somebody = alguien
page-names = Los juegos y sus nombres pertenecen a sus editoriales. Undercroft es independiente y no cuenta con su aprobación; los textos y las imágenes son nuestros.
page-about = Sobre los juegos
page-credit-direction = Dirección del proyecto
page-credit-design = Diseño del juego
page-credit-development = Desarrollo
page-credit-writing = Redacción
page-credit-translation = Traducción al inglés
page-credit-french = Versión francesa
page-credit-graphics = Diseño gráfico
page-credit-art = Ilustración
page-credit-sculpture = Escultura
page-credit-web = Edición web
page-credit-production = Producción
page-credit-inspiration = Inspiración
page-credit-publisher = Editorial

## New table

page-new-table = Una mesa nueva
page-game = Juego
page-seats = Asientos
page-seat-count = ¿Cuántos se sientan a la mesa?
page-seat-n = Asiento { $n }
page-seat-me = Me siento aquí
page-seat-friend = Otra persona, por invitación
page-seat-bot = Bot: { $bot }
page-bot-random = Capricho
page-bot-novice = Principiante
page-bot-steady = Sensato
page-bot-sharp = Estratega
page-bot-about-random = Hace lo primero que se le ocurre: el más flojo de todos.
page-bot-about-novice = Ha jugado una o dos veces.
page-bot-about-steady = Conoce el juego y juega con cabeza.
page-bot-about-sharp = Medita a fondo cada decisión.
page-bot-level = Bot en el asiento { $n }
page-seat-name = Nombre en el asiento { $n }
page-seats-text = Si ocupas varios asientos, varias personas juegan en esta pantalla.
page-options = Reglas de esta mesa
page-between = De { $low } a { $high }.
page-option-needs = Necesita: { $options }
page-option-goes-with = El libro recomienda con ello: { $options }
page-option-switch-on = Activar: { $option }
page-rule = Regla { $rule }
page-rule-untold = El libro no cuenta esta regla.
page-aid = Ayuda de juego
page-aid-print = Imprimir en una página
page-aid-signs = Los signos y su sentido
page-aid-none = No hay ayuda de juego de este juego.
page-words = Palabras de la A a la Z
page-rules-told = Reglas contadas aquí: { $n }
page-word-more = { $word }: más en el libro
page-clock = Reloj
page-clock-kind = ¿Cuánto se puede pensar?
page-clock-none = Lo que haga falta
page-clock-move = Un tiempo para cada decisión
page-clock-bank = Un tiempo para toda la partida
page-clock-days = Días para cada decisión
page-clock-about-none = Nadie tiene prisa.
page-clock-about-move = Cuando se acaba el tiempo, decide un bot hasta que la persona vuelva.
page-clock-about-bank = Todos tienen el mismo tiempo para todas sus decisiones. Cuando se acaba, decide un bot hasta que la persona vuelva.
page-clock-about-days = Una partida por correspondencia: la página no tiene que seguir abierta.
page-clock-seconds = Segundos
page-clock-minutes = Minutos
page-clock-increment = Segundos de más tras cada decisión
page-clock-days-each = Días
page-says-move = { $n } segundos para cada decisión
page-says-bank = { $n } minutos para toda la partida, y { $more } segundos más tras cada decisión
page-says-days =
    { $n ->
        [one] Un día para cada decisión
       *[other] { $n } días para cada decisión
    }
page-absent = Cuando alguien se ausenta
page-absent-after =
    { $n ->
        [one] un bot tras un minuto
       *[other] un bot tras { $n } minutos
    }
page-absent-never = la mesa espera
page-absent-text = El bot ({ $bot }) solo juega hasta que la persona vuelva.
page-table-name = La mesa
page-table-name-label = Nombre (opcional)
page-table-public = Visible para todos
page-table-hints = Consejos
page-table-hints-text = Quien tiene que decidir puede preguntar qué haría un bot, y por qué.
page-table-has-hints = Con consejos
page-table-has-no-hints = Sin consejos
page-content = Con el contenido «{ $name }»
page-content-here = Aquí se juega con el contenido «{ $name }»: lo que dice de una carta sustituye a lo nuestro.
page-table-watch = Abierta a espectadores
page-table-watch-text = Se ve lo que está a la vista de todos, y ninguna mano.
page-table-public-text = La mesa aparece en la lista de la primera página.
page-table-public-not = No serviría de nada: ningún asiento está libre y nadie puede mirar.
page-plan-open = Recibes un enlace para cada asiento libre. La partida empieza cuando tú digas.
page-plan-start = Todos los asientos están ocupados: la partida empieza enseguida.
page-plan-nobody = Hace falta al menos una persona en la mesa.
page-table-make = Poner la mesa
page-table-start = Empezar
page-table = Mesa
page-your-turn = Te toca

## Invitations and the waiting room

page-join = Tienes una invitación
page-join-by = { $name } te invita a jugar a { $game }, para { $n } jugadores.
page-join-to = Te invitan a jugar a { $game }, para { $n } jugadores.
page-join-campaign-by = { $name } te invita a una campaña de { $game }, para { $n }.
page-join-campaign-to = Tienes una invitación a una campaña de { $game }, para { $n }.
page-join-minutes = Unos { $n } minutos
page-join-minutes-each = Unos { $n } minutos por partida
page-join-people = En la mesa: { $names }
page-join-text = Te espera un asiento. ¿Con qué nombre vas a jugar?
page-join-cut = Escribe el código que te han dicho. Si has seguido un enlace, no está entero: falta lo que va detrás de #.
page-join-sit = Sentarse
page-code = ¿Tienes un código?
page-code-field = Código de la mesa
page-code-go = A la mesa
page-code-said = Para decirlo en voz alta:
page-code-where = se escribe en { $host }/join
page-name = Nombre
page-waiting = La mesa está puesta
page-waiting-open =
    { $n ->
        [one] Hay un asiento libre.
       *[other] Hay { $n } asientos libres.
    }
page-waiting-ready = Ya están todos.
page-waiting-missing =
    { $n ->
        [one] { $names } no está aquí en este momento.
       *[other] { $names } no están aquí en este momento.
    }
page-waiting-agreed = Todo el mundo quiere empezar.
page-waiting-talk = Mientras esperáis
page-ready-mine = Podemos empezar
page-ready-not = Todavía no
page-is-here = aquí
page-is-away = no está
page-is-ready = quiere empezar
page-waiting-start = La partida empieza cuando lo diga quien ha puesto la mesa.
page-option-is = { $option }: { $value }
page-table-is-public = Cualquiera puede encontrar la mesa
page-table-is-private = Solo por invitación
page-link-for = Invitación al asiento { $n }, para una persona
page-link-local = Este enlace solo funciona en esta máquina: la llama «{ $host }». Abre la página por la dirección de la máquina en tu red y el enlace servirá a los demás.
page-copy-by-hand = El navegador no nos deja copiar. El enlace está marcado: cópialo tú.
page-copy-link = Copiar enlace
page-copied = Copiado
page-share = Compartir
page-qr = Código QR
page-qr-of = Código QR de la invitación al asiento { $n }
page-put-bot = Poner un bot
page-sit-here = Sentarse aquí
page-stand-up = Levantarse
page-free-seat = Liberar el asiento
page-start = Empezar la partida
page-start-bots = Empezar, con bots en los asientos libres
page-give-up = Recoger la mesa
page-give-up-sure = Recogerla de verdad
page-leave-table = Dejar la mesa

## Campañas

page-campaign = Una campaña
page-campaigns = Mis campañas
page-campaign-new = Empezar una campaña
page-campaign-instead = O juega una campaña: partidas seguidas, con una hoja entre ellas
page-campaign-none = Este juego no tiene campaña.
page-campaign-count = ¿Cuántos participan?
page-campaign-name = Nombre de la campaña (opcional)
page-campaign-plan-open = Recibes un enlace para cada asiento libre. La campaña empieza cuando han llegado todos.
page-campaign-plan-start = Todos los asientos están ocupados: la campaña empieza enseguida.
page-campaign-make = Abrir la campaña
page-campaign-waiting = La campaña empieza cuando no falta nadie. Envía un enlace a cada uno.
page-campaign-decide = Decides tú
page-campaign-waits = Se espera a { $names }
page-campaign-playing = Se está jugando { $name }.
page-campaign-table = A la mesa
page-campaign-rules = Reglas propuestas
page-campaign-propose = Propones tú. Lo que cambias se vuelve a presentar a todos.
page-campaign-change = O cambia tu elección
page-campaign-more = Lo que tiene impreso
page-campaign-stage-booked = en la hoja
page-campaign-stage-next = ahora
page-campaign-stage-later = más tarde
page-campaign-brings = Trae:
page-campaign-offers = Podéis acordar:
page-campaign-booked = Lo que se anotó, y por qué
page-campaign-standing = La clasificación
page-campaign-agrees = acepta las reglas
page-campaign-uses =
    { $n ->
        [0] aún sin usar
        [one] usado una vez
       *[other] usado { $n } veces
    }
page-campaign-used-up = agotado
page-campaign-chosen = elegido
page-campaign-history = Lo que pasó
page-campaign-take-over = Asientos de bots
page-campaign-take-over-text = Alguien puede relevar a un bot, con todo lo que hay en la hoja, y juega desde la próxima partida.
page-campaign-invite = Invitar a alguien
page-campaign-team = Nombre de tu equipo
page-campaign-print = Imprimir la hoja
page-campaign-text = Descargarla como texto
page-campaign-leave = Dejar la campaña
page-campaign-leave-sure = Dejarla para siempre
page-campaign-leave-text = Un bot ocupa tu asiento, y no vuelves sin invitación.
page-campaign-close = Renunciar
page-campaign-close-sure = Renunciar de verdad
page-campaign-back = Volver a la campaña
page-join-campaign = Te invitan a una campaña: partidas seguidas, con una hoja entre ellas.

## Settings

page-look = Aspecto
page-scheme = Colores
page-scheme-system = Como el sistema
page-scheme-dark = Oscuro
page-scheme-light = Claro
page-scheme-contrast = Alto contraste
page-motion = Animaciones
page-motion-system = Como el sistema
page-motion-full = Con animaciones
page-motion-none = Sin animaciones
page-motion-text = Las cartas, las puertas y los dados van a su sitio; sin animaciones, están allí enseguida.
page-size = Tamaño del texto: { $n } %
page-big-cards = Textos grandes en las cartas
page-big-cards-text = Las cartas de tu mano muestran todo su texto.
page-sound = Sonidos
page-sound-text = Dados, puertas y una campana cuando te toca.
page-sound-on = Activar los sonidos
page-sound-off = Silenciar los sonidos
page-at-table = En la mesa
page-pace = Las jugadas de los demás
page-pace-slow = lentas
page-pace-normal = normales
page-pace-fast = rápidas
page-pace-none = no se muestran
page-pace-text = Cuánto tiempo sigue cada una en pantalla antes de la siguiente. Siempre puedes saltarlas y leerlas en el registro.
page-pass-by = Cuando otros actúan y podrías reaccionar
page-pass-by-ask = Preguntarme siempre
page-pass-by-idle = Pasar cuando nada de lo que puedo hacer importe
page-pass-by-text-ask = Se te pregunta incluso donde solo puedes pasar.
page-pass-by-text-idle = Si nada de lo que podrías hacer importa, o ya has dejado pasar lo mismo en este turno, pasas automáticamente: enseguida entre bots, tras un momento entre personas, para que nadie deduzca nada.
page-confirm = Pedirme confirmación cuando importa
page-confirm-text = Antes de que decidan los dados, se revele algo nuevo o se golpee a alguien.
page-hints = Explicar lo que es nuevo
page-hints-text = Una frase la primera vez que aparece un paso.
page-hints-again = Explicarlo todo otra vez
page-person = Tú
page-login = Nombre de la cuenta
page-login-rule = De 3 a 30 letras minúsculas, cifras, puntos o guiones.
page-password = Contraseña
page-password-rule = Al menos 8 caracteres; ni tu nombre ni algo que use todo el mundo.
page-account = Cuenta
page-account-new = No tengo cuenta
page-account-old = Ya tengo cuenta
page-account-why = Con una cuenta encuentras tus asientos en otro dispositivo.
page-account-make = Crear una cuenta
page-account-made = La cuenta está creada.
page-account-is = Tu cuenta: { $login }
page-log-in = Entrar
page-logged-in = Hola de nuevo.
page-password-change = Cambiar la contraseña
page-password-change-text = Una contraseña nueva cierra la sesión en los demás dispositivos. Este sigue.
page-password-old = Contraseña anterior
page-password-new = Contraseña nueva
page-password-changed = La contraseña ha cambiado. Se ha cerrado la sesión en todos los demás dispositivos.
page-log-out = Salir
page-log-out-everywhere = Salir en todas partes
page-log-out-others = Cerrar la sesión en los demás dispositivos
page-logged-out-others = Se ha cerrado la sesión en todos los demás dispositivos.
page-logged-out = Has salido.
page-data = Tus datos
page-data-export = Descargarlo todo
page-data-delete = Borrarlo todo
page-data-delete-sure = Borrarlo todo para siempre
page-data-text = Lo que se borra no vuelve. Las partidas que otros juegan contigo siguen con un bot.

## The table

page-question = Pregunta
page-options-now = Lo que puedes hacer ahora
page-turn-mine = Te toca{ $n ->
    [0] {""}
   *[other] {" "}· ronda { $n }
  }
page-turn-mine-plain = Te toca · { $title }
page-turn-asked = Decides tú · turno de { $name }
page-goal = Cómo va cada cual
page-goal-about =
    { $needed ->
        [one] Gana quien cumple 1 Misión, o quien queda con vida al final.
       *[other] Gana quien cumple { $needed } Misiones, o quien queda con vida al final.
    }
page-goal-quests = { $name }: { $n } de { $needed } Misiones
page-goal-quests-short = { $n } de { $needed } Misiones
page-own = Tu héroe
page-look-closer = De cerca
page-way-far = Ir hasta allí: { $n } pasos
page-options-all = Las { $n } opciones
page-group-way = Caminos
page-group-deed = Acciones
page-group-card = Cartas
page-group-other = Elecciones
page-group-apart = Apenas útil ahora
page-unread =
    { $n ->
        [one] 1 jugada nueva
       *[other] { $n } jugadas nuevas
    }
page-unread-said =
    { $n ->
        [one] 1 mensaje nuevo
       *[other] { $n } mensajes nuevos
    }
page-turn-of = { $name }{ $n ->
    [0] {""}
   *[other] {" "}· ronda { $n }
  }
page-phases = Fases del turno
page-players-title = Jugadores
page-hand-mine = Tu mano
page-hand = Mano
page-life = Vida
page-glory = Gloria
page-peril = Peligro
page-points = Puntos de movimiento
page-peril-n = Peligro { $n }
page-glory-n = Gloria { $n }
page-level = nivel { $n }
page-has-turn = su turno
page-is-asked = decide
page-out = fuera de la partida
page-stand-in = juega un bot: { $bot }
page-row-quests = Misiones
page-row-completed = Misiones cumplidas
page-row-treasures = Tesoros
page-row-boons = Favores
page-row-banes = Azotes
page-row-wounded = Monstruos heridos
page-row-known = Cartas conocidas de la mano
page-kind-monster = Monstruo
page-kind-trap = Trampa
page-kind-bane = Azote
page-kind-boon = Favor
page-kind-treasure = Tesoro
page-kind-quest = Misión
page-kind-hero = Héroe
page-kind-room = Sala
page-kind-passage = Pasillo
page-decks = Mazos: Aventura { $adventure }, Mapas { $map }, Misiones { $quests }. Descarte: { $discard }.
page-dungeon = La mazmorra
page-board-help = Las flechas mueven la vista, más y menos la acercan o la alejan, 0 lo muestra todo. Tab va a los lugares donde se puede hacer algo.
page-zoom-in = Más cerca
page-zoom-out = Más lejos
page-fit = Verlo todo
page-versus = contra
page-against = hace falta
page-drama-on = Continuar
page-drama-step = Paso siguiente ({ $n } de { $all })
page-drama-skip = Saltar el resto
page-drama-needed = Hacen falta { $n }
page-threat = Amenaza
page-still-waiting = Hay { $n } Encuentros declarados.
page-rules-about = Reglas:
page-over = La partida ha terminado.
page-closed = El anfitrión ha cerrado la mesa.
page-paused = La partida está en pausa.
page-undo = Deshacer
page-undo-free = Nadie ha averiguado nada nuevo desde entonces
page-undo-what = Deshace: { $deed }
page-undo-please = Pedir deshacer
page-undo-ask = Los demás deben aceptar
page-undo-alone = Se ha visto algo nuevo desde entonces: los dados y las cartas ocultas saldrán de otro modo
page-undo-request = { $name } pide deshacer.
page-undo-renews = Los dados y las cartas ocultas saldrán entonces de otro modo.
page-pass-device = Pasa la pantalla a { $name }.
page-pass-device-text = Ahora esta pantalla es solo para { $name }. Los demás no miran.
page-pass-device-short = Le toca a otra persona
page-ready = Aquí estoy
page-menu = Menú
page-pause = Pausa
page-resume = Seguir
page-let-bot = Que decida un bot por mí
page-stood-in = Un bot ({ $bot }) decide por ti.
page-stand-in-for = Dejar que un bot juegue por { $name } ({ $bot })
page-away = { $name } no está.
page-take-back = Ya estoy aquí
page-resign = Abandonar
page-resign-sure = Abandonar de verdad
page-look-from = Como lo ve { $name }
page-watching = mirando
page-copy-watch = Copiar un enlace para mirar
page-seed = El barajado, sin sello: { $seed }
page-seed-hash = Barajado sellado, que se prueba al final: { $hash }
page-result = Resultado
page-end-won =
    { $n ->
        [one] ¡Ganas!
       *[other] ¡Ganas, y en compañía!
    }
page-end-winner =
    { $n ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan juntos { $names }!
    }
page-end-lost =
    { $n ->
        [one] Pierdes.
       *[other] Todos pierden.
    }
page-end-nobody = Nadie gana.
page-end-place =
    { $rank ->
        [2] En segundo lugar
        [3] En tercer lugar
       *[other] En cuarto lugar
    }{ $n ->
        [0] {""}
        [one] , a 1 punto
       *[other] , a { $n } puntos
    }
page-end-points =
    { $n ->
        [1] 1 punto
       *[other] { $n } puntos
    }
page-end-moments = Momentos para volver a ver
page-end-round = Ronda { $n }
page-next-rule = Una regla más
page-next-with = ¿La próxima vez con { $rule }?
page-next-play = Jugar con ella
page-next-no = No ofrecer más
page-rematch = Jugar otra vez
page-rematch-go = A la mesa siguiente
page-rematch-taken = Se sigue en otra mesa; en un momento vas allí.
page-rematch-stay = Quedarme aquí
page-record = Acta

## What is refused

page-refused-lesson = Más tarde podrás. En esta lección, haz lo que dice el globo.
page-refused-puzzle = Eso no alcanza la meta con seguridad, pase lo que pase. Mira otra vez.
page-refused-stale = Alguien ha sido más rápido. La pregunta ha cambiado.
page-refused-over = La partida ha terminado.
page-refused-closed = La mesa está cerrada.
page-refused-paused = La partida está en pausa.
page-refused-refused = Las reglas no lo permiten ahora.
page-refused-malformed = Eso no es una jugada de este juego.
page-refused-not-your-seat = Este asiento no es tuyo.
page-refused-nothing-to-undo = No hay nada que deshacer.
page-refused-resigned = Alguien ha dejado la partida desde entonces.
page-refused-settled = Desde entonces ha caído algo. Nadie puede volver a ponerlo como estaba.
page-refused-one-deal = Hoy todos juegan el mismo reparto: nadie vuelve atrás de lo que ya sabe.
page-refused-away = Alguien que debe aceptar no está. Vuelve a pedirlo cuando regrese.
page-refused-no-request = Nadie pide deshacer.
page-refused-not-asked = Ahora no te toca decidir.
page-refused-not-paused = La partida no está en pausa.
page-refused-stood-in = Ya decide un bot.
page-refused-not-stood-in = Nadie juega por ti.
page-refused-rematched = La mesa siguiente ya está puesta.
page-refused-not-over = La partida no ha terminado.
page-refused-too-fast = No tanto a la vez.
page-refused-unavailable = El servidor no puede escribir por ahora. Nada ha cambiado; prueba de nuevo.
page-refused-lost = Se ha cortado la línea. No se ha enviado nada.
page-refused-not-started = La partida no ha empezado.
page-refused-in-time = Aún queda tiempo.
page-refused-no-hints = En esta mesa no hay consejos.
page-refused-no-idea = Aquí a nadie se le ocurre nada.
page-refused-crowded = Demasiada gente pide consejos. Prueba de nuevo dentro de un momento.
page-refused-not-host = Solo puede hacerlo quien creó la mesa.
page-refused-here = Esa persona ya ha vuelto.

## What happened

page-log = Lo que ha pasado
page-log-more = Más antiguo
page-log-deleted = (borrado)
page-log-started = Empieza la partida.
page-log-resigned = { $name } deja la partida.
page-log-undone = { $name } deshace una decisión.
page-log-renewed = El azar se ha renovado: los dados y las cartas ocultas salen ahora de otro modo.
page-log-undo-asked = { $name } pide deshacer.
page-log-undo-answered = { $name } ha respondido a la petición.
page-log-paused = { $name } pone la partida en pausa.
page-log-resumed = { $name } reanuda la partida.
page-log-stood-in-absent = { $name } no está; decide un bot.
page-log-stood-in-time = A { $name } se le ha acabado el tiempo; decide un bot.
page-log-stood-in-own = { $name } deja que decida un bot.
page-log-returned = { $name } vuelve a decidir.
page-log-left = Alguien se ha ido para siempre; un bot guarda el asiento.
page-log-rematched = { $name } ha puesto la mesa siguiente.
page-log-closed = El anfitrión ha cerrado la mesa.
page-chat = Di algo
page-chat-send = Enviar
page-faces = Poner una cara
page-face-laugh = Reír
page-face-cheer = Aplaudir
page-face-gasp = Asombrarse
page-face-think = Pensar
page-face-sorry = Lamentarlo
page-face-hurry = Meter prisa
page-log-face-laugh = { $name } se ríe.
page-log-face-cheer = { $name } aplaude.
page-log-face-gasp = { $name } se asombra.
page-log-face-think = { $name } se lo piensa.
page-log-face-sorry = { $name } lo lamenta.
page-log-face-hurry = { $name } da la vuelta al reloj de arena.

## Replay

page-replay = Repetición
page-replay-play = Reproducir
page-replay-pause = Parar
page-step-back = Un paso atrás
page-step-forward = Un paso adelante
page-step-of = Decisión { $n } de { $total }
page-look-as = Punto de vista
page-look-watch = Como lo vieron todos
page-look-whole = Todo
page-picture = Imagen
page-picture-svg = Imagen vectorial
page-link-step = Enlace a este momento
page-replay-none = Esta partida no se puede volver a ver
page-replay-line = En qué punto de la partida
page-replay-moments = Rondas y momentos
page-replay-highlights = Lo mejor en un minuto
page-replay-highlight-of = Momento { $n } de { $all }
page-replay-renewed = { $name } deshace una decisión: desde aquí, los dados y las cartas ocultas salen de otro modo.
page-moment-within = { $chapter }: { $words }
page-moment-back = Al momento anterior
page-moment-forward = Al momento siguiente
page-keys = Teclas
page-key-arrows = Flechas
page-key-space = Espacio
page-keys-step = una decisión atrás o adelante
page-keys-moment = momento siguiente (con Mayús: el anterior)
page-keys-round = ronda siguiente (con Mayús: la anterior)
page-keys-play = reproducir o parar

## Rules

page-books = Libros de reglas
page-contents = Índice
page-search = Buscar en las reglas
page-search-found =
    { $n ->
        [one] Un pasaje encontrado.
       *[other] { $n } pasajes encontrados.
    }
page-search-none = No se ha encontrado nada.
page-edition-here = Lees el libro como lo dice la edición impresa de tu mesa.
page-edition-whole = El libro entero
page-edition-says = Así lo dice tu edición:
page-edition-otherwise = Tu edición dice otra cosa, mira abajo:

## Moves of others, seen again

page-happened = Lo que acaba de pasar
page-since = Desde tu último turno
page-since-nothing = No ha pasado nada desde entonces.
page-skip-moves =
    { $n ->
        [one] Saltar 1 jugada
       *[other] Saltar { $n } jugadas
    }
page-stage = Lo que se decide

## Answering

page-options-count =
    { $n ->
        [one] Tienes 1 opción.
       *[other] Tienes { $n } opciones.
    }
page-pass-until = Pasar hasta mi turno
page-pass-until-about = Pasa automáticamente, tras un momento, hasta tu turno
page-pass-idle = Pasar siempre
page-pass-idle-about = Pasar automáticamente cuando no se puede hacer otra cosa, tras el tiempo que llevaría pensarlo. Se cambia en los ajustes.
page-passing-stop = Dejar de pasar
page-confirm-ask = ¿{ $option }?
page-confirm-yes = Sí, adelante
page-confirm-no = No, volver
page-confirm-never = Sí, y no preguntar más
page-hint-more = Más en el libro
page-hint-close = Ya lo sé
page-hint-whole = Seguir leyendo
page-ghost-turn = Gira la carta con R o la barra espaciadora

## A hint: what a bot would do

page-advice = Consejo
page-advice-ask = ¿Qué harías, y por qué? (tecla H)
page-advice-thinking = Déjame pensar…
page-advice-mine = Mi consejo:
page-advice-follow = Hacerlo así
page-advice-close = Guardar el consejo
page-advice-only = Aquí no se puede hacer otra cosa.
page-advice-share =
    { $n ->
        [0] De 100 partidas a partir de aquí no ganarías casi ninguna.
        [100] De 100 partidas a partir de aquí no perderías casi ninguna.
        [one] De 100 partidas a partir de aquí quizá ganarías una.
       *[other] De 100 partidas a partir de aquí ganarías unas { $n }.
    }
page-advice-solo =
    { $n ->
        [0] A partir de aquí apenas espero éxito.
        [100] A partir de aquí espero el mayor éxito posible.
       *[other] A partir de aquí espero cerca del { $n } % del mayor éxito posible.
    }
page-advice-close-call = La diferencia es pequeña: apenas cambia nada.
page-advice-near = La siguiente opción es casi igual de buena.
page-advice-unsure = Pero no es seguro: otra opción puede ser igual de buena.
page-advice-ahead = Pensando más allá, no he encontrado nada mejor.
page-advice-ahead-of = Pensando más allá, esto sale mejor que «{ $option }».
page-advice-others = Alternativas
page-advice-other = { $option }: { $n } de 100
page-advice-other-solo = { $option }: { $n } %
page-advice-other-same = { $option }: más o menos igual de bueno
page-advised = Aconsejado:

page-any-view = Lo que se ve
page-any-about = Este juego aún no tiene mesa propia en esta página. Lo que puedes ver de él está escrito aquí tal cual.

## Los mazos de cada uno

page-deck-of = Mazo del asiento { $n }
page-deck-any = Un mazo preparado
page-deck-any-text = El primero de los mazos preparados que nadie más juega.
page-deck-other = Otra lista
page-deck-nameless = Una lista sin nombre
page-deck-there = El mazo está elegido.
page-deck-none = Todavía sin mazo.
page-deck-refused = Esta lista no se puede entregar:
page-deck-line = Línea { $n }:
page-decks-ready = Mazos preparados
page-decks-own = Mis listas
page-deck-list = Lista del mazo
page-deck-list-of = Lista del mazo: { $name }
page-deck-unread = Nadie puede leer esta lista antes del final de la partida.
page-deck-all = En total
page-deck-inside = Mazo
page-deck-hidden = Mazo o mano
page-deck-hand = Mano
page-deck-play = En juego
page-deck-discard = Descarte
page-deck-card = Carta
page-deck-build = Componer un mazo
page-deck-builder = El taller de mazos
page-deck-name = Nombre de la lista
page-deck-begin = Una lista nueva
page-deck-begin-with = Empezar con
page-deck-empty = Una lista vacía
page-deck-copy = Copiar
page-deck-copy-of = Copia de { $name }
page-deck-delete = Borrar
page-deck-delete-sure = Borrar de verdad
page-deck-kept = Las listas se quedan en este navegador, también las que no están acabadas.
page-deck-kept-account = Con una cuenta están en todos los dispositivos.
page-deck-kept-there = Tu cuenta guarda estas listas: están en todos los dispositivos.
page-deck-kept-waits =
    { $n ->
        [one] Una lista está por ahora solo en este navegador; no se pierde nada de ella.
       *[other] { $n } listas están por ahora solo en este navegador; no se pierde nada de ellas.
    }
page-deck-kept-again = Volver a intentarlo
page-deck-only-here = solo aquí
page-deck-keep-copy = Guardar una copia en mis listas
page-deck-kept-copy = La copia está entre tus listas.
page-deck-checks = ¿Es legal?
page-deck-advice = Consejos
page-deck-sets = Cajas de cartas de cada uno
page-deck-sets-any = todas
page-deck-figures = En cifras
page-deck-costs-peril = Costes en Peligro, y cuántas cartas
page-deck-costs-glory = Costes en Gloria, y cuántas cartas
page-deck-chance =
    { $n ->
        [one] La única Misión te toca al principio.
       *[other] Cada una de las { $n } Misiones te toca al principio en el { $chance } % de las partidas.
    }
page-deck-room = { $room }: { $n }
page-deck-nothing = Todavía no se ha elegido nada.
page-deck-in-out = Compartir y traer
page-deck-form = Forma
page-deck-form-link = Enlace
page-deck-form-names = Nombres
page-deck-form-ids = Códigos
page-deck-out = La lista para compartir
page-deck-copy-text = Copiar
page-deck-save = Guardar en un archivo
page-deck-paste = Una lista de otro sitio: texto o forma corta
page-deck-bring = Traer
page-deck-file = O de un archivo
page-deck-fewer = Una menos: { $card }
page-deck-more = Una más: { $card }
page-deck-says = { $card }: { $n }. En total { $size }.
page-deck-sum =
    { $open ->
        [0] { $n } cartas, el mazo es legal
        [one] { $n } cartas, falta una cosa
       *[other] { $n } cartas, faltan { $open } cosas
    }
page-cards = Todas las cartas
page-cards-games = Las cartas de qué juego
page-cards-text = Nombre o texto
page-cards-kind = Clase
page-cards-tag = Tipo
page-cards-score = Valor
page-cards-cost = Coste
page-cards-timing = Cuándo se juega
page-cards-any = todo
page-cards-mine = Solo lo de la lista
page-cards-fit = Va con mis Misiones
page-cards-found =
    { $n ->
        [one] Una carta
       *[other] { $n } cartas
    }

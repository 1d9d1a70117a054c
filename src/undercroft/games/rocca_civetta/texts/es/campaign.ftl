### La campaña, en español: sus meses, y por qué algo no se puede decidir entre dos partidas.

chapter-september = Septiembre
    .title = Investigación preliminar
    .story = La cátedra de Mazmorrología está vacía: su titular se fue al bosque a estudiar un pueblo desconocido, y solo volvió su sombrero. El rector os envía a echar un primer vistazo con cuidado.
    .new = Nuevo: todo. Explora, estudia, vuelve, y presenta tu Tesis. Sin Jefe ni trampas.
chapter-october = Octubre
    .title = Fiesta de la cerveza
    .story = El pueblo del bosque son faunos, y tienen sed. Su anfitrión Laetus ha abierto todos sus barriles. Guardad seco el cuaderno y aprended lo que podáis.
    .new = Nuevo: un Jefe. Despierta donde está impreso su icono, y se encuentra con quien alcanza.
chapter-november = Noviembre
    .title = El concierto
    .story = Una última fiesta antes de la nieve: canta Capagrezza, y quien escucha demasiado olvida a qué vino. Llevad cera para los oídos, y un lápiz.
    .new = Nuevo, si os ponéis de acuerdo: los Efectos Principales, y la Alerta Máxima con una Carta de Pánico que todos conocen.
chapter-december = Diciembre
    .title = Llega el invierno
    .story = La tinta se hiela en las aulas. Freddo, último jefe de una Congregación que todos creían perdida, se empeña en venir, y el frío viene con él.
    .new = Nuevo: las Zonas Peligrosas. Todo lo impreso en una Zona está ahora en juego.
chapter-january = Enero
    .title = La iniciación
    .story = Los de primer año de cada Congregación os acompañan en su iniciación. Se supone que cuidáis de ellos. La bruja Raganella ha prometido cocinar.
    .new = Nuevo: las Congregaciones estudiantiles, cada una con su don.
chapter-february = Febrero
    .title = Omega al rescate
    .story = El jefe enmascarado de Omega depone las armas y pide viajar con vosotros. Nadie le cree. Tampoco nadie tiene una idea mejor.
    .new = Nuevo: las Cartas de Investigación, y Omega como Jefe corriente.
chapter-march = Marzo
    .title = El templo de la perdición
    .story = Era una trampa, claro. Tras la aldea de los faunos unas galerías bajan a un templo, y alguien ha grabado el nombre de Enrico en la última puerta.
    .new = Nuevo: el Piso IV con sus cubos negros y blancos, y un Gran Jefe con su propio modo.
chapter-april = Abril
    .title = Fiesta de primavera
    .story = Enrico aparece, aturdido, y avisa de algo que no sabe nombrar. Mientras, un conejo con chistera esconde huevos en la mazmorra, y los decanos lo han declarado fiesta.
    .new = Nuevo: la Caza de huevos, el modo de Marconiglio.
chapter-may = Mayo
    .title = Las catacumbas
    .story = Uno de vuestros estudiantes no lo es. Sabe lo que diréis antes que vosotros, y pregunta por las catacumbas y por una máquina que dejó allí.
    .new = Difícil. El Señor de las Sombras, y el Piso más profundo.
chapter-june = Junio
    .title = El hombre del futuro
    .story = Se llama Jukas, viene de un tiempo que aún no ha sido, y quiere llamar a una diosa y encadenarla. Los Phi le siguen.
    .new = Difícil. Jukas retiene a los Estudiantes Phi, hasta que alguien los libera.
chapter-july = Julio
    .title = La nidada de piedra
    .story = Jukas está detenido, su ritual no. Donde ha de acabar, una basilisco ha hecho su nido, y no le gustan las visitas.
    .new = Difícil. La nidada; y Omega contra todos, si os ponéis de acuerdo.
chapter-august = Agosto
    .title = La diosa y el kraken
    .story = El mar está en la mazmorra. Han venido Scilla y Cariddi, Omega estaba detrás de todo, y los dioses quieren ver quién merece la cátedra.
    .new = El último mes: todo lo que acordéis, y la Diosa del mar.
chapter-epilogue = Las tiendas están plegadas, las notas encuadernadas. Todos reciben honores, y a alguien le dan la llave de un despacho polvoriento con vistas.

reason-campaign-over = El año ha terminado.
reason-campaign-draft-first = Primero se forman los equipos, un Profesor tras otro.
reason-campaign-scholars-first = Primero cada Profesor elige al Doctorando del mes, en el orden de los equipos.
reason-campaign-agreed = Ya estás de acuerdo.
reason-campaign-drafted = Los equipos están completos.
reason-campaign-banned = { $card } no se puede elegir.
reason-campaign-taken = { $card } ya está en un equipo.
reason-campaign-unknown = No existe ese Doctorando.
reason-campaign-used-up = { $card } ya se ha elegido seis veces.
reason-campaign-chosen = { $card } ya está elegido.
reason-campaign-not-in-team = Ese Doctorando no está en tu equipo.
reason-campaign-opener = Solo propone reglas el Profesor que abrió la campaña.
reason-campaign-not-offered = Este mes no ofrece eso.
reason-campaign-as-it-is = Eso ya está propuesto.
reason-campaign-congregations = Este mes se juega al menos con una Congregación.

## La hoja, y las decisiones entre dos partidas

decision-draft = Llevar a { $card } al equipo
    .text = Cada Profesor lleva a su equipo a dos Doctorandos, uno tras otro. Quien está en un equipo no está en otro.
decision-scholar = Elegir a { $card } para este mes
    .text = Elige quién baja este mes a la Mazmorra. Cada Doctorando baja como mucho seis veces en el año.
decision-rule = { $setting }: { $value }
decision-agree = Aceptar las reglas
    .text = El mes empieza cuando todos han aceptado sus reglas.
result-first = 1.º
result-second = 2.º
result-third = 3.º
result-fourth = 4.º
result-na = NA
sheet-standing = { $rank }. { $name }: Puntos de Victoria { $victory_points }, Puntos de apoyo { $support }
sheet-about = Doce meses, de septiembre a agosto: una partida cada uno, con la formación de los equipos al principio, un acuerdo sobre las reglas de cada mes, y puntos para la cátedra de Mazmorrología.
sheet-year = Cómo funciona un año
sheet-year-1 = Primero los equipos: cada cual elige dos Investigadores, uno tras otro, y los conserva todo el año.
sheet-year-2 = Antes de cada mes cada cual envía a uno de los dos. Nadie va más de seis veces, así que hacen falta ambos.
sheet-year-3 = Luego todos acuerdan las reglas del mes. Septiembre es la partida de iniciación: sin Jefe ni reglas avanzadas. Cada mes añade algo.
sheet-year-4 = Luego la partida, en una mesa como siempre. Los Puntos de apoyo compran ayuda al principio: un Estudiante, una carta, un Estudio mejor.
sheet-year-5 = Después se rellena la hoja: 4 puntos por un primer puesto, 3, 2, 1, y medio sin Tesis aceptada. También llegan Puntos de apoyo.
sheet-year-6 = Después de agosto, quien tenga más es Profesor. Entre dos meses se puede parar cuanto se quiera: el año espera.
sheet-victory-points = Puntos de Victoria
sheet-support = Puntos de apoyo
sheet-gained = { $n ->
    [one] { $n } Punto de Victoria
   *[other] { $n } Puntos de Victoria
  }
sheet-earned = { $n ->
    [one] { $n } Punto de apoyo ganado: { $because }
   *[other] { $n } Puntos de apoyo ganados: { $because }
  }
sheet-earned-nothing = ningún Punto de apoyo
sheet-spent = { $n ->
    [one] { $n } Punto de apoyo gastado en la mesa
   *[other] { $n } Puntos de apoyo gastados en la mesa
  }
sheet-because-taking-part = { $n } por participar
sheet-because-thesis = { $n } por la Tesis
sheet-because-rank = { $n } por el puesto
sheet-winner = { $n ->
    [one] { $names } obtiene la cátedra de Mazmorrología.
   *[other] { $names } comparten la cátedra de Mazmorrología.
  }

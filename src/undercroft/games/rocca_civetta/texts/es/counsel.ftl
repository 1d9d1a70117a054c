### Por qué lo haría alguien que conoce el juego, en español: las razones de un consejo.
### Un mensaje es la clave que dan las reglas de la experiencia: una frase dirigida al jugador, junto a la opción.

## Investigación, Tesis, Becarios

counsel-claim =
    { $points ->
        [one] { $card } es 1 punto por nada.
       *[other] { $card } son { $points } puntos por nada.
    }
counsel-submit-starless = Tus puntos quizá basten, pero te falta una Estrella que pide la Carta de Clan: tu Tesis sería rechazada.
counsel-peek = Saber lo que viene no cuesta nada.
counsel-wake-first = Primero { $intern }: el daño que pueda hacer todavía se cura después.
counsel-wake = Para { $intern } el orden apenas importa.
counsel-charm = { $card } solo cuenta { $bonus }: el Encuentro te costaría más.
counsel-hide = { $card } solo cuenta { $bonus }: el cubo vale más.
counsel-bear-it = Tus cartas valen más que lo que perderías.

## Habilidades

counsel-store-more = { $skill }: una carta guardada aún se puede jugar, y deja sitio para otra.
counsel-store = Bajo la Carta Zainetto, { $card } está a salvo y deja sitio en tu mano.
counsel-search = { $skill } te trae la mejor de varias cartas.
counsel-best-card = { $card } cuenta { $bonus }: ninguna de estas cartas cuenta más.
counsel-bury = No se sabe quién sacará estas cartas: el orden apenas importa.
counsel-tumble =
    { $n ->
        [one] { $skill } te lleva un paso más lejos, por una carta que apenas necesitas.
       *[other] { $skill } te lleva { $n } pasos más lejos, por una carta que apenas necesitas.
    }
counsel-lift = { $skill } basta para compensar { $stealth } contra { $alert }.
counsel-rites =
    { $students ->
        [one] { $skill } compensa { $stealth } contra { $alert }, por 1 Estudiante.
       *[other] { $skill } compensa { $stealth } contra { $alert }, por { $students } Estudiantes.
    }
counsel-gather =
    { $n ->
        [one] { $skill }: un Estudiante te vale ahora más de lo que cuesta una Ficha de Aturdimiento.
       *[other] { $skill }: { $n } Estudiantes te valen ahora más de lo que cuesta una Ficha de Aturdimiento.
    }
counsel-charge = { $skill }: una Ficha de Aturdimiento perjudica a un oponente cercano más que a ti.
counsel-reap = { $skill }: una carta, y Estudiantes de los oponentes que están aquí.
counsel-whip-use = { $skill } aleja a un oponente de buenos cubos.
counsel-set-trap = { $skill }: una Ficha de Trampa espera a quien venga aquí.
counsel-pitch = { $skill }: un Vivac cerca, y los demás lo pagan.
counsel-eggs = Allí los Huevos están más cerca de ti.
counsel-roll = Por ahí la roca golpea a los demás antes que a ti.
counsel-boulder = Allí la roca está más lejos de ti.
counsel-brew-cure = { $skill } te libra de una Ficha de Aturdimiento.
counsel-brew-student = { $skill } trae un Estudiante por cartas pobres.
counsel-brew-speed = { $skill } te lleva más lejos este turno.
counsel-blast = { $skill } puede subir el Valor de Alerta por encima de { $stealth }.
counsel-whip = { $seat } encuentra menos que estudiar aquí: { $zone }.
counsel-whip-least = De todos estos movimientos, este ayuda menos a tus oponentes: { $seat }, { $zone }.
counsel-fate = { $skill } vale ahora una carta de Destino.
counsel-pick = Tu mano basta también para este cubo: { $the_cube }.
counsel-pick-try = Tu mano quizá baste por poco para este cubo: { $the_cube }.
counsel-pick-no-more = Cada cubo más pondría en peligro los que has señalado.

## Cartas

counsel-brew =
    { $n ->
        [one] { $card } refuerza tu mano: sacas una carta.
       *[other] { $card } refuerza tu mano: sacas { $n } cartas.
    }
counsel-consult =
    { $n ->
        [0] Sin Becarios, esta carta no suma nada.
        [one] Tu Becario suma 1: eso basta para compensar { $stealth } contra { $alert }.
       *[other] Tus Becarios suman { $n }: eso basta para compensar { $stealth } contra { $alert }.
    }
counsel-catalyst = { $card } basta para compensar { $stealth } contra { $alert }.
counsel-transmutation = { $card } convierte un cubo tuyo en otro que te aporta más: { $the_cube }.
counsel-reagents = { $card } te devuelve una carta descartada que cuenta { $bonus }.
counsel-healing =
    { $n ->
        [one] { $card } te quita tu Ficha de Aturdimiento.
       *[other] { $card } te quita { $n } Fichas de Aturdimiento.
    }
counsel-acid = { $card } abre un camino hacia más de lo que alcanzas sin ella: { $the_zone }.
counsel-homunculus = { $card } te da hasta 3 Estudiantes: cada uno puede evitarte una Ficha de Aturdimiento.
counsel-genius = Con { $card } puedes estudiar un cubo más este turno, y varios cubos suben el Valor de Alerta 3 menos.
counsel-mixture =
    { $n ->
        [one] { $card } alcanza a un oponente cerca de ti: una Ficha de Aturdimiento y una carta menos.
       *[other] { $card } alcanza a { $n } oponentes cerca de ti: una Ficha de Aturdimiento y una carta menos para cada uno.
    }
counsel-opus = { $card } convierte los dos cubos que menos echarás de menos en otro que te aporta más: { $the_cube }.
counsel-intern =
    { $points ->
        [one] { $card } te trae un Becario que te ayuda desde ahora y cuenta 1 punto al final.
       *[other] { $card } te trae un Becario que te ayuda desde ahora y cuenta { $points } puntos al final.
    }
counsel-intern-idle =
    { $points ->
        [one] { $card } te trae un Becario que cuenta 1 punto al final.
       *[other] { $card } te trae un Becario que cuenta { $points } puntos al final.
    }
counsel-lay-intern =
    { $loss ->
        [one] Contra { $alert }, { $card } merece el Becario que trae consigo y que cuesta 1 punto al final.
       *[other] Contra { $alert }, { $card } merece el Becario que trae consigo y que cuesta { $loss } puntos al final.
    }
counsel-rest-nightmares = Un Descanso devuelve los Estudiantes y las cartas que te faltan; por las Pesadillas te deja una Ficha de Aturdimiento.
counsel-no-cards = Sin cartas no puedes declarar ningún Valor de Sigilo.
counsel-transmute = Convertido en uno del color siguiente, esto es lo que más te aporta: { $the_cube }.
counsel-dissolve = Sin los Muros, esta Zona está a un paso: { $zone }.
counsel-dissolve-none = Nada mejor hay detrás de estos Muros.

## Jefe y Pánico

counsel-pull = Todos estos caminos llevan hacia el Jefe: uno vale tanto como otro.
counsel-type = Son las cartas que menos echarás de menos.
counsel-tribute = Cuesta menos que 2 Fichas de Aturdimiento: { $the_cube }.
counsel-tribute-bear = 2 Fichas de Aturdimiento te cuestan menos que el cubo.
counsel-buy-off =
    { $n ->
        [one] Un Estudiante te cuesta menos que aquello con lo que te amenaza el Jefe.
       *[other] { $n } Estudiantes te cuestan menos que aquello con lo que te amenaza el Jefe.
    }
counsel-keep-students = Tus Estudiantes escasean, y aquello con lo que te amenaza el Jefe se puede soportar.
counsel-threat = Aquello con lo que te amenaza el Jefe se puede soportar.
counsel-cauldron = Aturdimiento { $stun } de { $stamina } hace poco daño en Alerta Máxima, y un Caldero lleno termina la partida.
counsel-home = Todos estos caminos son igual de cortos; el más útil para ti: { $zone }.

## Cubos

counsel-column = En { $cube } es donde más te aporta, contando puntos, Estrellas y flechas.

## La nidada

counsel-pick-up = Un Huevo llevado a casa vale 2 puntos, y un Descanso también lo lleva.
counsel-pick-up-danger = Recoger el Huevo atraería a Mamá Basilisco sobre ti.
counsel-home-with-egg = El Huevo que llevas vale 2 puntos en casa.

## Llega el invierno

counsel-melt = El hielo que derrites vale 3 puntos, más que el Agua caliente que conservas.
counsel-warm = Con todo el Aturdimiento tendrías que Descansar; el Agua caliente te lo ahorra.
counsel-water-keep = El Agua caliente que se conserva vale un punto.
counsel-bucket = El Agua caliente te vale más que esta carta: { $card }.
counsel-bucket-not = Estas cartas te valen más que el Agua caliente.
counsel-pour = El Agua caliente te cuesta menos que una Ficha de Aturdimiento.
counsel-pour-not = Una Ficha de Aturdimiento se puede soportar, y el Agua caliente vale un punto.

## Caza de huevos

counsel-open = Cuatro de siete Huevos tienen un cubo para ti, y cada cáscara son 2 puntos.
counsel-open-free = Ábrelo: en una Carrera de huevos solo cuesta la Acción, y la cáscara cuenta en todo caso.
counsel-open-not = Lo que pueda haber en el Huevo vale menos para ti que su precio.
counsel-bribe = Dos cartas te cuestan menos que una Ficha de Aturdimiento.
counsel-bribe-not = Una Ficha de Aturdimiento te cuesta menos que dos cartas.

## Templo maldito

counsel-clear = Sin el Pilar entras y sales con menos gasto.
counsel-clear-not = El Pilar vale menos para ti que dos cartas.
counsel-prop = Los puntos de Velocidad te valen más que esta carta: { $card }.
counsel-prop-not = Las cartas te valen más que tus puntos de Velocidad.
counsel-rescue = 4 puntos por dos Estudiantes, y él se va por ahora.
counsel-rescue-not = Dos Estudiantes te valen más que 4 puntos.
counsel-narrow = Por ahí se llega a más cubos.
counsel-pit = Allí el Foso de serpientes te molesta menos.

## Diosa del mar

counsel-calm = Puntos por dos cartas, y los Tentáculos se van.
counsel-calm-not = Dos cartas te valen más que este Piso.
counsel-tentacle = Allí el Tentáculo te molesta menos.
counsel-trial = La Bendición te vale más que este cubo: { $cube }.
counsel-trial-not = Tus cubos te valen más que la Bendición.

## Piso IV y Familiares

counsel-engage = Tener a { $the_familiar } te vale más que los cubos.
counsel-beyond = Lo que está detrás del cubo de más a la izquierda vale más que él.

## Omega

counsel-omega-seize = Lo menos útil para ti: { $the_cube }.
counsel-omega-teleport = Bastante lejos de donde quieres estudiar: { $the_zone }.
counsel-omega-answer = Tu prueba bien vale { $card }.
counsel-omega-let = Una carta vale más que lo que él haría.
counsel-omega-gives = Lo más útil para ti: { $the_cube }.
counsel-omega-moved = Dónde esté Omega importa poco.
counsel-omega-target = Cuantos menos cubos tenga Omega, mejor para ti.
counsel-omega-charge = Allí solo está Omega, y no se le puede aturdir.
counsel-omega-butt = { $skill }: cae un cubo del Tomo de Omega.
counsel-omega-declare = { $stealth } contra { $alert } basta, a no ser que la carta de Omega añada más.
counsel-omega-declare-short = { $stealth } contra { $alert } aún no basta; el resto lo añades al hablar en último lugar.

## A solas, lo que la base dice de los rivales

counsel-alone-boss-way = En { $the_zone } el Jefe te estorba menos.
counsel-alone-trap = Solo tú podrías pisarla: en { $the_zone } te estorba menos.
counsel-alone-reap = { $skill }: una carta a cambio de una ficha de Aturdimiento.

## Jukas

counsel-free = Un Estudiante vale más para ti que tus 2 cartas más débiles, y cada Phi liberado facilita las pruebas junto a Jukas.
counsel-free-not = Tus 2 cartas más débiles valen más para ti que un Estudiante.

## Congregaciones estudiantiles

counsel-part-standard = Los Estudiantes de las Congregaciones pueden más para ti que uno estándar.
counsel-part-kind = Otro Estudiante podría más para ti.
counsel-hold = Más útil para ti que uno estándar: { $the_student }.
counsel-swap = Cambia un Estudiante estándar: { $the_student } puede hacer más por ti.
counsel-bait-draw = Sacar un Estudiante te cuesta menos que entregar uno.
counsel-bait-sacrifice = Entregar un Estudiante te cuesta menos que sacar uno.
counsel-order = No se sabe quién los ganará: el orden importa poco.
counsel-enroll = No se sabe quién los sacará: la elección importa poco.
counsel-evade = Un Estudiante te cuesta menos que lo que te espera.
counsel-evade-not = Lo que te espera se puede soportar.
counsel-insight = Una Adivinación puede compensar { $stealth } contra { $alert }.
counsel-against = El Valor de Alerta puede superar { $stealth }.
counsel-pry = Una carta menos para un oponente vale el Estudiante.
counsel-cure =
    { $n ->
        [one] Sin tu Ficha de Aturdimiento puedes seguir.
       *[other] Sin { $n } Fichas de Aturdimiento puedes seguir.
    }
counsel-tonic = Dos cartas por una hacen más fuerte tu mano.
counsel-freeze = { $seat } quería ir más lejos.
counsel-snare = Una Ficha de Trampa espera a quien venga aquí.

## Puntos de apoyo

counsel-support-student = Barato, y útil en cualquier mes.
counsel-support-trick = Una carta más para tu primera prueba.
counsel-support-intern = Un Becario te sirve en cada turno.
counsel-support-study = Ayuda en cada Estudio de esta partida.
counsel-support-keep = Lo que guardes comprará más en otro mes.
counsel-hire = El más útil de los dos: { $intern }.
counsel-support-congregation = Un Estudiante que puede más que los otros.

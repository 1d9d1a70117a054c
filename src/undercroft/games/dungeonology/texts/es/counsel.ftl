### Por qué lo haría alguien que conoce el juego, en español: las razones de un consejo.
### Un mensaje es la clave que dan las reglas de experiencia: una frase, dirigida al jugador, junto a la opción.

## El turno

counsel-scholar = Por experiencia, { $scholar } es quien más gana de estos Doctorandos.
counsel-submit = Tu Tesis será aceptada, con una bonificación de puesto de { $bonus } puntos.
counsel-submit-last = Es tu último turno: tu Tesis de { $points } puntos se acepta en el { $percent } % de los casos.
counsel-submit-maybe = Mientras no conozcas la Carta de Clan, una Tesis de { $points } puntos se acepta en el { $percent } % de los casos.
counsel-stay-out = Habrá un momento mejor para tu Tesis.
counsel-submit-short =
    { $n ->
        [one] A tu Tesis le falta al menos 1 punto: sería rechazada.
       *[other] A tu Tesis le faltan al menos { $n } puntos: sería rechazada.
    }
counsel-rest =
    { $stun ->
        [0] Un Descanso devuelve los Estudiantes y las cartas que te faltan.
        [one] Un Descanso devuelve los Estudiantes y las cartas que te faltan, y te quita una Ficha de Aturdimiento (1 de { $stamina }).
       *[other] Un Descanso devuelve los Estudiantes y las cartas que te faltan, y te quita las Fichas de Aturdimiento ({ $stun } de { $stamina }).
    }
counsel-shed =
    { $penalty ->
        [one] De tus Maldiciones, la que más te perjudica es { $card }: cuesta 1 punto al final.
       *[other] De tus Maldiciones, la que más te perjudica es { $card }: cuesta { $penalty } puntos al final.
    }
counsel-blind = Una Maldición boca abajo cuesta unos 2 puntos al final.
counsel-discard-poor = { $card } solo vale { $bonus }: la próxima carta será probablemente mejor.
counsel-keep-hand = Las cartas de tu mano son mejores que lo que el mazo da de media.

## Moverse

counsel-go-study = Tu mano vale { $stealth }: este turno basta en { $the_zone } para { $wanted } (Valor de Alerta { $alert }).
counsel-go-rich = En { $the_zone } hay cubos para más adelante: { $wanted } (Valor de Alerta { $alert }, tu mano vale { $stealth }).
counsel-go-later =
    { $n ->
        [one] Los mejores cubos para tu mano están en { $the_zone }, a un turno más: { $wanted }, Valor de Alerta { $alert }.
       *[other] Los mejores cubos para tu mano están en { $the_zone }, a { $n } turnos más: { $wanted }, Valor de Alerta { $alert }.
    }
counsel-go-reveal = Desde { $the_zone } se pueden revelar Zonas nuevas del Piso { $floor }, que traen cubos.
counsel-go-home = En la Alerta Máxima presentas tu Tesis si acabas tu turno en la Zona Inicial: tienes { $points } puntos.
counsel-go-nowhere = Tu mano no basta para ningún cubo a tu alcance.
counsel-go-cards = Tu mano no basta para ningún cubo a tu alcance, pero puedes jugar cartas y sacar otras nuevas.
counsel-go-fresh = Tu mano no basta para ningún cubo a tu alcance: una carta que juegas deja sitio a otra nueva.
counsel-go-rivals = Tu mano no basta para ningún cubo a tu alcance; cerca de tus oponentes puedes espiarlos.
counsel-go-wander = Tu mano no basta para ningún cubo a tu alcance; en otro sitio quizá haya más que hacer.
counsel-stay = Quédate en { $the_zone }: tu mano vale { $stealth }, suficiente para { $wanted } (Valor de Alerta { $alert }).
counsel-reveal =
    { $n ->
        [0] Una Zona nueva del Piso { $floor } puede traer cubos para los que tu mano baste.
        [one] Con tu mano, una Zona nueva del Piso { $floor } vale de media alrededor de 1 punto.
       *[other] Con tu mano, una Zona nueva del Piso { $floor } vale de media unos { $n } puntos.
    }
counsel-lay-zone = Así la entrada te queda abierta (Zonas conectadas: { $n }).
counsel-lay-shut = La coloques donde la coloques, su entrada seguirá cerrada para ti; aquí queda conectada con más Zonas ({ $n }).
counsel-lay-same = La coloques donde la coloques, su entrada seguirá cerrada para ti: un lugar vale tanto como otro.
counsel-lay-rich = Sus cubos merecen la espera, aunque por ahora su entrada esté cerrada para ti.
counsel-under = Sus cubos son los peores ({ $zone }): puede volver la última.
counsel-floor = El Piso { $floor } tiene los mejores cubos.

## Acciones

counsel-study = Tu mano y tu Mejora de Estudio valen { $stealth } contra { $alert }: { $wanted }, en el { $percent } % de los casos.
counsel-study-weak = Tu mano y tu Mejora de Estudio valen { $stealth } contra { $alert }: un éxito en el { $percent } % de los casos, y un fracaso cuesta una Ficha de Aturdimiento.
counsel-spy = Ganas { $the_cube }, que pierde { $victim }: Valor de Alerta { $alert }, un éxito en el { $percent } % de los casos.
counsel-collect = { $wanted } sin Prueba de Sigilo: nadie puede estorbarte.
counsel-done = Aquí nada más vale lo que cuesta.
counsel-faster =
    { $n ->
        [one] { $card } te lleva un paso más lejos, hacia mejores cubos.
       *[other] { $card } te lleva { $n } pasos más lejos, hacia mejores cubos.
    }
counsel-students =
    { $n ->
        [one] { $card } te da un Estudiante de la Hoguera, que puede evitarte una Ficha de Aturdimiento.
       *[other] { $card } te da { $n } Estudiantes de la Hoguera: cada uno puede evitarte una Ficha de Aturdimiento.
    }
counsel-cards =
    { $n ->
        [one] { $card } refuerza tu mano: sacas una carta.
       *[other] { $card } refuerza tu mano: sacas { $n } cartas.
    }
counsel-cycle = { $card } solo vale { $bonus }: al final de tu turno sacas una carta nueva en su lugar.
counsel-rob = { $victim } tendría una carta menos.
counsel-waste = { $card } no serviría de nada ahora.
counsel-butt = { $skill }: cae un cubo de un oponente, o una de sus cartas es tuya.
counsel-recover = { $skill } te quita una Ficha de Aturdimiento por una carta que apenas necesitas.
counsel-sermon = { $skill }: los Estudiantes te sirven ahora más que una carta de Magia.
counsel-quest = { $skill } convierte una carta de Subterfugio en Magia, que para ti vale más.
counsel-main = { $card } vale ahora más que su Valor de Mejora.
counsel-main-action = Como Acción, { $card } promete más que un Estudio aquí.

## Pruebas de Sigilo

counsel-indicate =
    { $n ->
        [one] Con 1 cubo, el Valor de Alerta sería { $alert }, y tu mano vale { $stealth }: un éxito en el { $percent } % de los casos.
       *[other] Con { $n } cubos, el Valor de Alerta sería { $alert }, y tu mano vale { $stealth }: un éxito en el { $percent } % de los casos.
    }
counsel-lay = Contra { $alert }, { $card } es una de las cartas que conviene poner ahora.
counsel-declare = { $stealth } contra { $alert } basta.
counsel-declare-short = { $stealth } contra { $alert } parece un fracaso, así que casi nadie te estorbará; el resto lo añades al hablar en último lugar.
counsel-declare-lost = { $stealth } contra { $alert } difícilmente saldrá bien: guarda el resto de tus cartas para una ocasión mejor.
counsel-hinder = { $card } debería bastar para que fracase { $seat }, que por ahora tiene { $stealth } contra { $alert }.
counsel-hinder-together = { $seat } tiene { $stealth } contra { $alert }: { $card } no basta, pero todas tus cartas juntas pueden añadir alrededor de { $n }.
counsel-hinder-last = { $seat } por ahora fracasa, con { $stealth } contra { $alert }; después de { $card } haría falta añadir alrededor de { $n } al hablar en último lugar.
counsel-enough = { $stealth } contra { $alert }: ya basta.
counsel-needless = { $stealth } contra { $alert }: esta carta no cambiaría el resultado.
counsel-give-up = { $stealth } contra { $alert } no se puede remediar: guarda tus cartas.
counsel-give-up-dear = { $stealth } contra { $alert }: remediarlo costaría más de lo que daría.
counsel-last-word = Tienes { $stealth } contra { $alert }, y esto añade alrededor de { $n }.
counsel-silence = Después de { $card } nadie puede estorbarte en esta prueba.

## En el turno de los demás

counsel-pass = Cada carta que juegues ahora te faltará en tu turno.
counsel-instant = { $card } sirve más ahora que en tu turno.
counsel-react = { $card } detiene { $answered }, que te costaría más que una carta.
counsel-press = { $card } es la mejor carta de esa mano.

## Elecciones de los efectos

counsel-discard = { $card } es lo que menos echarás en falta.
counsel-avoid-last = Con { $stun } de { $stamina } Fichas de Aturdimiento, tu próximo turno sería un Descanso: un Estudiante cuesta menos.
counsel-avoid = Un Estudiante te evitaría una Ficha de Aturdimiento ({ $stun } de { $stamina }).
counsel-suffer = Con { $stun } de { $stamina } Fichas de Aturdimiento puedes seguir; los Estudiantes harán falta más tarde.
counsel-lose-cube = Lo que menos echarás en falta, contando puntos, Estrellas y flechas: { $the_cube }.
counsel-keep-cube = Un cubo Protegido no tiene por qué perderse.
counsel-take-cube = Lo más útil para ti, contando puntos, Estrellas y flechas: { $the_cube }.
counsel-land = El cubo se recuperará antes en { $the_zone }.
counsel-most = Cuantos más cubos, mejor: { $n }.
counsel-price = Es la manera más barata de pagar.
counsel-target = De tus oponentes, { $seat } es quien más importa aquí.
counsel-friend = Un regalo para { $seat } ayuda a un oponente poco peligroso.
counsel-aim = Lo que más te sirve: { $the_zone }.
counsel-trap = Tus oponentes pasarán seguramente por { $the_zone }.
counsel-number =
    { $n ->
        [one] Un Estudiante basta: cada uno que se saca puede ser un Estudiante Omega.
       *[other] Se sacan { $n } Estudiantes, y cada uno puede ser un Estudiante Omega.
    }
counsel-insist = Tu carta bien vale 2 Estudiantes.
counsel-relent = Tu carta no vale 2 Estudiantes.
counsel-shake = Un cubo perdido duele más que una carta perdida.
counsel-snatch = Una carta más para ti, una menos para tu oponente.
counsel-boss-way = En { $the_zone } el Jefe estorba más a tus oponentes que a ti.

## Primeros pasos

counsel-first-submit = Tus puntos bastan para una Tesis.
counsel-first-rest = Con una Ficha de Aturdimiento más tendrás que Descansar de todos modos.
counsel-first-explore = Todavía hay cubos que Obtener.
counsel-first-walk = Hay cubos en esta dirección.
counsel-first-reveal = Una Zona nueva trae cubos nuevos.
counsel-first-stay = Quédate donde estás.
counsel-first-study = Tu mano basta para un cubo aquí.
counsel-first-indicate = Toma tantos cubos como permita tu mano.
counsel-first-declare = Lo que has puesto basta.
counsel-first-lay = Primero las cartas grandes, hasta que baste.

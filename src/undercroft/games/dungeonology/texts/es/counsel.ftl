### Por qué lo haría alguien que conoce el juego, en español: las razones de un consejo.
### Un mensaje es la clave que dan las reglas de experiencia: una frase, dirigida al jugador, junto a la opción.

## El turno

counsel-scholar = Por experiencia, { $scholar } es quien más gana de estos Investigadores.
counsel-submit = Tu Tesis será aceptada, con una bonificación de puesto de { $bonus } puntos.
counsel-submit-last = Es tu último turno: tu Tesis de { $points } puntos se acepta en el { $percent } % de los casos.
counsel-submit-maybe = Mientras no conozcas la Carta de Clan, una Tesis de { $points } puntos se acepta en el { $percent } % de los casos.
counsel-submit-short = A tu Tesis le faltan al menos { $n } puntos: sería rechazada.
counsel-rest =
    { $stun ->
        [0] Un Descanso devuelve Estudiantes y una mano nueva.
       *[other] Un Descanso devuelve Estudiantes y una mano nueva, y te quita el Aturdimiento ({ $stun } de { $stamina }).
    }
counsel-shed = { $card } es la que más te perjudica; puntos perdidos al final: { $penalty }.
counsel-blind = Una Maldición boca abajo cuesta unos 2 puntos al final.
counsel-discard-poor = { $card } solo vale { $bonus }: la próxima carta será probablemente mejor.
counsel-keep-hand = Las cartas de tu mano son mejores que lo que el mazo da de media.

## Moverse

counsel-go-study = Tu mano vale { $stealth }: este turno basta en { $the_zone } para { $wanted } (Valor de Alerta { $alert }).
counsel-go-later = Los mejores cubos para tu mano están en { $the_zone }: { $wanted }, Valor de Alerta { $alert } (turnos más: { $n }).
counsel-go-reveal = Desde { $the_zone } se pueden revelar Zonas nuevas del Piso { $floor }, que traen cubos.
counsel-go-home = En la Alerta Máxima presentas tu Tesis si acabas tu turno en la Zona Inicial: tienes { $points } puntos.
counsel-go-nowhere = Tu mano no basta para ningún cubo a tu alcance.
counsel-stay = Quédate en { $the_zone }: tu mano vale { $stealth }, suficiente para { $wanted } (Valor de Alerta { $alert }).
counsel-reveal = Con tu mano, una Zona nueva del Piso { $floor } vale de media unos { $n } puntos.
counsel-lay-zone = Así la entrada te queda abierta (Zonas conectadas: { $n }).
counsel-lay-shut = Colocada así, no te quedaría abierta (Zonas conectadas: { $n }).
counsel-under = Sus cubos son los peores ({ $zone }): puede volver la última.
counsel-floor = El Piso { $floor } tiene los mejores cubos.

## Acciones

counsel-study = Tu mano y tu Mejora de Estudio valen { $stealth } contra { $alert }: { $wanted }, en el { $percent } % de los casos.
counsel-study-weak = Tu mano y tu Mejora de Estudio solo valen { $stealth } contra { $alert }: un fracaso cuesta una Ficha de Aturdimiento.
counsel-spy = Ganas { $the_cube }, que pierde { $victim }: Valor de Alerta { $alert }, un éxito en el { $percent } % de los casos.
counsel-collect = { $wanted } sin Prueba de Sigilo: nadie puede estorbarte.
counsel-done = Aquí nada más vale lo que cuesta.
counsel-faster = { $card } te lleva más lejos (+{ $n }), hacia mejores cubos.
counsel-students = { $card } te da Estudiantes de la Hoguera ({ $n }): cada uno puede evitarte una Ficha de Aturdimiento.
counsel-cards = { $card } refuerza tu mano: sacas { $n }.
counsel-rob = { $victim } tendría una carta menos.
counsel-waste = { $card } no serviría de nada ahora.
counsel-butt = { $skill }: cae un cubo de un rival, o una de sus cartas es tuya.
counsel-recover = { $skill } te quita una Ficha de Aturdimiento por una carta que apenas necesitas.
counsel-sermon = { $skill }: los Estudiantes te sirven ahora más que una carta de Magia.
counsel-quest = { $skill } convierte una carta de Subterfugio en Magia, que para ti vale más.
counsel-main = { $card } vale ahora más que su Valor de Mejora.
counsel-main-action = Como Acción, { $card } promete más que un Estudio aquí.

## Pruebas de Sigilo

counsel-indicate = Cubos: { $n }. El Valor de Alerta sería { $alert }, tu mano vale { $stealth }: un éxito en el { $percent } % de los casos.
counsel-lay = { $card } ayuda a llegar a { $alert }, y es lo que menos echarás en falta.
counsel-hold = Guarda { $card }: no hace falta para { $alert }, o aún puedes jugarla después de los demás.
counsel-declare = { $stealth } contra { $alert } basta.
counsel-declare-short = { $stealth } contra { $alert } parece un fracaso, así que nadie te estorbará; el resto lo añades al hablar en último lugar.
counsel-hinder = { $card } puede hacer fracasar a { $seat }, que tiene { $stealth } contra { $alert }.
counsel-enough = { $stealth } contra { $alert }: ya basta.
counsel-needless = { $stealth } contra { $alert }: esta carta no cambiaría el resultado.
counsel-give-up = { $stealth } contra { $alert } no se puede remediar: guarda tus cartas.
counsel-last-word = Tienes { $stealth } contra { $alert }, y esto añade alrededor de { $n }.
counsel-silence = Después de { $card } nadie puede estorbarte en esta prueba.

## En el turno de los demás

counsel-pass = Cada carta que juegues ahora te faltará en tu turno.
counsel-instant = { $card } sirve más ahora que en tu turno.
counsel-react = { $card } detiene { $answered }, que te costaría más que una carta.
counsel-press = { $card } es la mejor carta de esa mano.

## Elecciones de los efectos

counsel-discard = { $card } es lo que menos echarás en falta.
counsel-avoid-last = Con Aturdimiento { $stun } de { $stamina }, tu próximo turno sería un Descanso: un Estudiante cuesta menos.
counsel-avoid = Un Estudiante te evitaría una Ficha de Aturdimiento ({ $stun } de { $stamina }).
counsel-suffer = El Aturdimiento { $stun } de { $stamina } se soporta; los Estudiantes harán falta más tarde.
counsel-lose-cube = Lo que menos echarás en falta, contando puntos, Estrellas y flechas: { $the_cube }.
counsel-keep-cube = Un cubo Protegido no tiene por qué perderse.
counsel-take-cube = Lo más útil para ti, contando puntos, Estrellas y flechas: { $the_cube }.
counsel-land = El cubo se recuperará antes en { $the_zone }.
counsel-most = Cuantos más cubos, mejor: { $n }.
counsel-price = Es la manera más barata de pagar.
counsel-target = De tus rivales, { $seat } es quien más importa aquí.
counsel-friend = Un regalo para { $seat } ayuda a un rival poco peligroso.
counsel-aim = Lo que más te sirve: { $the_zone }.
counsel-trap = Tus rivales pasarán seguramente por { $the_zone }.
counsel-number = Estudiantes sacados: { $n }. Cada uno puede ser un Estudiante Omega.
counsel-insist = Tu carta bien vale 2 Estudiantes.
counsel-relent = Tu carta no vale 2 Estudiantes.
counsel-shake = Un cubo perdido duele más que una carta perdida.
counsel-snatch = Una carta más para ti, una menos para tu rival.
counsel-boss-way = En { $the_zone } el Jefe estorba más a tus rivales que a ti.

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

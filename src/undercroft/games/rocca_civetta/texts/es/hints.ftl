### Qué es un paso, para quien lo encuentra por primera vez, en español.
### Un mensaje es hint- y el nombre de la pregunta con guiones: una o dos frases cortas al jugador.
### .rule es la regla cuyo párrafo del libro dice más; va entre comillas, porque no es una palabra que se traduzca.

## Cartas de Artimaña

hint-card-transmute = El cubo va a la Reserva, y de allí viene uno del color siguiente, que vale 1 punto más. Una Estrella puede llegar o irse con él.
    .rule = { "RCV-R-239" }
hint-card-melt = Dos de tus cubos van a la Reserva, y luego recibes uno que no vale más que los dos juntos. Piensa en las Estrellas que tienen al lado.
    .rule = { "RCV-R-239" }
hint-card-opus = Cualquier cubo que te quepa y no valga más que los dos que entregaste. Más puntos, o la Estrella que te falta.
    .rule = { "RCV-R-239" }
hint-card-reagents = Estas cartas fueron las últimas descartadas, antes de que jugaras la tuya. Toma la que mejor te sirva.
    .rule = { "RCV-R-239" }
hint-card-dissolve = El ácido abre los Muros entre Zonas de un mismo Piso. Puedes dejarlos si te sirven mejor cerrados.
    .rule = { "RCV-R-239" }

## Habilidades

hint-skill-store = Una carta bajo la Carta Zainetto está a salvo y deja sitio en tu mano, pero no paga costes. Guarda ahí lo que quieras para una prueba.
    .rule = { "RCV-R-184" }
hint-skill-search = Ves las próximas cartas del mazo y tomas una. Las demás van debajo.
    .rule = { "RCV-R-187" }
hint-skill-bury = Cada carta que eliges va bajo el mazo, por debajo de las anteriores.
    .rule = { "RCV-R-187" }
hint-skill-charge = Tu carga pasa las Puertas, y lo que la Zona hace a quien entra te lo hace a ti. Luego aturdes a un rival de allí.
    .rule = { "RCV-R-187" }
hint-skill-whip = Aparta a un rival de los buenos cubos, o échalo de los tuyos. No le pasa nada más.
    .rule = { "RCV-R-187" }
hint-study-pick = No estás atado a los cubos de más a la izquierda. Eliges de izquierda a derecha, y cada uno más aumenta el Valor de Alerta.
    .rule = { "RCV-R-190" }

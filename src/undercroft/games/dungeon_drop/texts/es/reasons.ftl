### Por qué algo no es posible, en español.
### Un mensaje es reason- y la clave con guiones: una frase que explica, dirigida a quien juega. El identificador de la regla lo añade quien la muestra;
### también es un argumento, $rule, donde una clave sirve a varias reglas.

## La mesa

reason-table-over = La partida ha terminado.
reason-table-not-you = Ahora decide { $seat }, no tú.
reason-resign-gone = Tu Héroe ya ha dejado la partida.
reason-choice-not-among = Eso no está entre lo que puedes elegir aquí.

## Ahora no: el momento en que se preguntaría

reason-moment-step = Eso pertenece a otro paso del turno.
reason-moment-aim = Solo apuntas cuando se van a soltar cubos.
reason-moment-window = Una Aptitud se declara solo en su paso de tu turno.

## Soltar y colocar

reason-drop-height = Los cubos se sueltan desde { $low } hasta { $high } mm.
reason-spot-taken = Ese lugar no está libre, o está demasiado lejos { $spot }.
reason-point-nothing = Cerca de ese punto { $spot } no hay nada que se pueda mover, o el punto está fuera.
reason-flick-strength = Este capirotazo tiene como mucho una fuerza de { $most } %.

## Cubos

reason-cube-not-there = Ese cubo no está en la mesa: { $cube }.
reason-cube-not-for-this = Esta Aptitud no sirve para esa clase de cubo: { $cube }.
reason-cube-again = Ya has elegido ese cubo para esta Aptitud: { $cube }.
reason-cube-not-drawn = No has sacado ese cubo: { $cube }.
reason-cube-not-aside = Ese cubo no está apartado: { $cube }.

## Salas

reason-room-three = Una sala necesita tres Pilares distintos, nombrados en su orden.
reason-room-no-pillar = Cada esquina de una sala debe ser un Pilar que esté en la mesa.
reason-room-not-adjacent = Solo puedes ir a una sala adyacente: dos de tus fichas y un Pilar.
reason-room-thin = Esos Pilares están casi en línea: la sala sería demasiado estrecha.
reason-room-blocked = La sala está bloqueada, porque esto está en ella: { $cubes }.
reason-room-deadly =
    { $left ->
        [one] No sobrevivirías a esa sala: al menos { $n } de daño, y te queda 1 corazón.
       *[other] No sobrevivirías a esa sala: al menos { $n } de daño, y te quedan { $left } corazones.
    }

## Pociones

reason-potion-none = No tienes ninguna Poción que beber.
reason-potion-no-monster = Ese cubo no está en tu carta de Raza: { $cube }.
reason-potion-no-strain = No tienes ninguna fatiga que retirar.
reason-potion-no-way = Después de esa Poción no quedaría ninguna sala a la que ir y sobrevivir.

## Aptitudes

reason-ability-not-yours = Esa Aptitud no es de ninguna de tus cartas.
reason-ability-tilted = Esa carta está inclinada: su Aptitud ya se ha usado en este piso.
reason-ability-spent = Ya has usado una Aptitud en este turno.
reason-ability-explore = Esa Aptitud se declara en el paso de Exploración.
reason-ability-act = Esa Aptitud se declara en el paso de Acción.
reason-ability-move = Esa Aptitud se declara en el paso de Movimiento.
reason-ability-loot = Esa Aptitud se declara en el paso de Saqueo.
reason-ability-nothing = Esa Aptitud no serviría de nada aquí.

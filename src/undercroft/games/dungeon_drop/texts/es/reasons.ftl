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
reason-spot-taken = Ese lugar no está libre: hay algo allí, o no está entero en la mesa { $spot }.
reason-spot-far = Ese lugar está demasiado lejos { $spot }: como mucho { $most } mm.
reason-spot-outside = Ese lugar está fuera de la zona a la que podrías apuntar { $spot }.
reason-spot-beyond = Ese lugar está fuera de los límites de la mazmorra { $spot }.
reason-slide-nowhere = Ese cubo ya está allí, así que no serviría de nada: { $cube }.
reason-point-nothing = A menos de { $most } mm de ese punto { $spot } no hay nada que se pueda mover.
reason-point-outside = Ese punto está fuera de la sala o de la mazmorra { $spot }.
reason-flick-strength = Este capirotazo tiene como mucho una fuerza de { $most } %.

## Cubos

reason-cube-not-there = Ese cubo no está en la mesa: { $cube }.
reason-cube-not-for-this = Esta Aptitud no sirve para esa clase de cubo: { $cube }.
reason-cube-again = Ya has elegido ese cubo para esta Aptitud: { $cube }.
reason-cube-not-drawn = No has sacado ese cubo: { $cube }.
reason-cube-not-aside = Ese cubo no está apartado: { $cube }.
reason-cube-too-far = Ese cubo está demasiado lejos, a más de { $most } mm: { $cube }.
reason-cube-outside = Ese cubo está fuera de los límites de la mazmorra: { $cube }.
reason-cube-no-monster = Ese cubo no es un monstruo: { $cube }.
reason-cube-not-in-room = Ese monstruo no está en la sala que saqueas: { $cube }.
reason-cube-stopped = Ese monstruo ya no hace daño: { $cube }.
reason-swap-order = Los dos cubos se nombran en su orden.

## Salas

reason-room-three = Una sala necesita tres Pilares distintos, nombrados en su orden.
reason-room-no-pillar = Cada esquina de una sala debe ser un Pilar que esté en la mesa.
reason-room-not-adjacent = Solo puedes ir a una sala adyacente: dos de tus fichas y un Pilar.
reason-room-thin = Esos Pilares están casi en línea: la sala sería demasiado estrecha.
reason-room-blocked = La sala está bloqueada, porque esto está en ella: { $cubes }.
reason-room-no-pawn = El Peón no está en esa sala, y se entra donde está.
reason-room-no-way-on = Desde esa sala no quedaría una segunda a la que ir y sobrevivir.
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

## En el saqueo

reason-shield-deadly =
    { $left ->
        [one] Con el Escudo en ese monstruo no sobrevivirías: al menos { $n } de daño, y te queda 1 corazón.
       *[other] Con el Escudo en ese monstruo no sobrevivirías: al menos { $n } de daño, y te quedan { $left } corazones.
    }
reason-slay-one-kind = Se toman monstruos de una sola clase, y este es de otra: { $cube }.
reason-slay-deadly =
    { $left ->
        [one] Si tomaras ese monstruo no sobrevivirías: al menos { $n } de daño, y te queda 1 corazón.
       *[other] Si tomaras ese monstruo no sobrevivirías: al menos { $n } de daño, y te quedan { $left } corazones.
    }
reason-mend-too-much = Ese monstruo cubre demasiados corazones ({ $n }) para lo que aún se puede descubrir ({ $left }): { $cube }.
reason-done-ability =
    { $left ->
        [one] Sin una Aptitud no sobrevivirías a esta sala: al menos { $n } de daño, y te queda 1 corazón.
       *[other] Sin una Aptitud no sobrevivirías a esta sala: al menos { $n } de daño, y te quedan { $left } corazones.
    }
reason-done-deadly =
    { $left ->
        [one] No sobrevivirías a lo que queda: { $n } de daño, y te queda 1 corazón.
       *[other] No sobrevivirías a lo que queda: { $n } de daño, y te quedan { $left } corazones.
    }
reason-done-nothing = Has declarado esta Aptitud: úsala al menos una vez.

## Aptitudes

reason-ability-not-yours = Esa Aptitud no es de ninguna de tus cartas.
reason-ability-tilted = Esa carta está inclinada: su Aptitud ya se ha usado en este piso.
reason-ability-spent = Ya has usado una Aptitud en este turno.
reason-ability-explore = Esa Aptitud se declara en el paso de Exploración.
reason-ability-act = Esa Aptitud se declara en el paso de Acción.
reason-ability-move = Esa Aptitud se declara en el paso de Movimiento.
reason-ability-loot = Esa Aptitud se declara en el paso de Saqueo.
reason-ability-nothing = Esa Aptitud no serviría de nada aquí.
reason-ability-not-copied = No puedes usar el texto de esa carta: nombra una Aptitud de Clase que la tuya pueda copiar.
reason-ability-another = Esa carta tiene su propia Aptitud; no permite usar otra.
reason-ability-last-life =
    { $left ->
        [one] Esa Aptitud cuesta vida ({ $n }), y no puedes ceder tu último corazón.
       *[other] Esa Aptitud cuesta vida ({ $n }), y solo te quedan { $left } corazones.
    }
reason-ability-few = La Caja no tiene más que los cubos que se sueltan de todos modos ({ $n }).
reason-ability-no-spot = No hay ningún lugar libre para un cubo donde podrías apuntar.
reason-ability-lockpick = Ya tienes una ganzúa.
reason-ability-no-room = Esa Aptitud no abre ninguna sala que puedas elegir y a la que sobrevivas.
reason-ability-deadly =
    { $left ->
        [one] Con esa Aptitud no sobrevivirías a esta sala: al menos { $n } de daño, y te queda 1 corazón.
       *[other] Con esa Aptitud no sobrevivirías a esta sala: al menos { $n } de daño, y te quedan { $left } corazones.
    }

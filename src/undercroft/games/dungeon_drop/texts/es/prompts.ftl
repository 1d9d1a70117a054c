### Lo que se pregunta, en español.
### Un mensaje es prompt- y el nombre de la pregunta con guiones: un imperativo para el asiento que decide. Su atributo .other lo cuenta a los demás.

## Preparación y entrada

prompt-setup-height = Elige la altura desde la que se suelta la Mazmorra.
    .other = { $seat } elige la altura desde la que se suelta la Mazmorra.
prompt-enter-room = Elige la sala por la que entras en el piso { $floor }.
    .other = { $seat } elige su sala de entrada en el piso { $floor }.

## Exploración

prompt-explore-aim =
    { $drawn ->
        [0] Exploración: elige dónde y desde qué altura se sueltan los cubos nuevos.
       *[other] Elige dónde y desde qué altura se sueltan tus cubos.
    }
    .other =
        { $drawn ->
            [0] { $seat } explora y apunta.
           *[other] { $seat } apunta con los cubos en la mano.
        }
prompt-explore-give-back = Elige un cubo que vuelve a la Caja.
    .other = { $seat } elige qué cubos vuelven a la Caja.
prompt-explore-place = Elige uno de los cubos sacados y el lugar libre donde lo colocas.
    .other = { $seat } elige un cubo sacado y dónde colocarlo.

## Acción

prompt-act-choose = Usa una Aptitud, o sigue.
    .other = { $seat } decide si usa una Aptitud.
prompt-act-flick = Da un capirotazo: elige un cubo, una dirección y una fuerza.
    .other = { $seat } elige un cubo para un capirotazo.
prompt-act-slide = Elige un Pilar y el lugar libre al que se desliza.
    .other = { $seat } elige un Pilar para deslizarlo.
prompt-act-prop = Elige un Pilar apartado y el lugar libre donde lo pones.
    .other = { $seat } elige dónde poner un Pilar apartado.
prompt-act-pull = Elige el punto hacia el que se atraen el Oro, las Llaves y los Cofres.
    .other = { $seat } elige el punto hacia el que se atraen el Oro, las Llaves y los Cofres.
prompt-act-point = Elige el punto alrededor del cual levantas cubos.
    .other = { $seat } elige un punto alrededor del cual levantar cubos.
prompt-act-pick = Elige un cubo que levantas.
    .other = { $seat } elige qué cubos levantar.
prompt-act-aim = Elige dónde y desde qué altura se vuelven a soltar los cubos.
    .other = { $seat } elige dónde se vuelven a soltar los cubos.
prompt-act-swap = Elige dos cubos que cambian de lugar.
    .other = { $seat } elige dos cubos que cambian de lugar.
prompt-act-transmute = Elige el cubo que transmutas.
    .other = { $seat } elige un cubo para transmutarlo.
prompt-act-banish = Elige el Goblin o Trol que descartas.
    .other = { $seat } elige un Goblin o Trol para descartarlo.
prompt-act-mend = Elige qué retiras de tu carta de Raza.
    .other = { $seat } elige qué retirar de su carta de Raza.

## Movimiento y Saqueo

prompt-move-room =
    { $life ->
        [one] Ve a una sala adyacente: te queda 1 corazón.
       *[other] Ve a una sala adyacente: te quedan { $life } corazones.
    }
    .other = { $seat } elige la sala siguiente (corazones: { $life }).
prompt-loot-room =
    { $life ->
        [one] Elige tres Pilares y saquea la sala entre ellos: te queda 1 corazón.
       *[other] Elige tres Pilares y saquea la sala entre ellos: te quedan { $life } corazones.
    }
    .other = { $seat } elige una sala para saquearla (corazones: { $life }).
prompt-loot-none = No se puede saquear ninguna sala y sobrevivir: bebe una Poción o no saquees nada.
    .other = { $seat } no encuentra ninguna sala que saquear y sobrevivir.
prompt-loot-ability = Usa una Aptitud para este Saqueo, o sigue.
    .other = { $seat } decide si usa una Aptitud para este Saqueo.
prompt-loot-slay = Elige un monstruo que pasa enseguida a ser un trofeo.
    .other = { $seat } elige un monstruo que pasa enseguida a ser un trofeo.
prompt-loot-shield = Gasta Escudos Mágicos para detener monstruos, o sigue.
    .other = { $seat } decide qué monstruos detienen los Escudos Mágicos.
prompt-loot-take = Elige el tesoro cercano a la sala que tomas también.
    .other = { $seat } elige un tesoro cercano a la sala.

## El final de un turno o de un piso

prompt-stairs-leave = La Escalera está en tu sala: deja el piso { $floor } (Puntuación Requerida { $required }), o quédate.
    .other = { $seat } decide si deja el piso { $floor } (Puntuación Requerida { $required }).
prompt-floor-after = El piso { $floor } está completado, y tienes { $tracker } de 9 fragmentos de la Reliquia. Baja, o retírate.
    .other = { $seat } ha completado el piso { $floor } con { $tracker } de 9 fragmentos, y decide si baja.
prompt-turn-end = Bebe Pociones, o termina tu turno.
    .other = { $seat } puede beber Pociones antes de terminar el turno.
prompt-meeple-place = Coloca tu meeple donde crees que { $turn } formará una sala, o pasa.
    .other = { $seat } puede colocar un meeple antes de que { $turn } forme una sala.

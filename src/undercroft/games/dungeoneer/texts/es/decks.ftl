### Listas de mazos propios, en español: los seis mazos listos, lo que hace ilegal una lista, los simples consejos,
### y lo que tiene una línea ilegible en lugar de lo que se esperaba.

## Los seis mazos

deck-paladins-vigil = Vigilia del paladín
    .text = Cuerpo a cuerpo, Curar y larga vida; la Capilla y el Trono.
deck-ashes-and-embers = Cenizas y Ascuas
    .text = Magia, pasos súbitos y Trampas; el Sanctasanctórum y el Portal.
deck-axe-and-oath = Hacha y Juramento
    .text = El cuerpo a cuerpo más duro, Desafíos ante el Trono y caminos a través de los muros.
deck-light-fingers-below = Dedos ligeros en lo hondo
    .text = Pruebas de Movimiento, llaves y todas las Trampas.
deck-hunter-of-the-dead = Cazador de muertos
    .text = Cuerpo a cuerpo contra No muertos, y No muertos que recuperar.
deck-the-obedient-dead = Los muertos obedientes
    .text = No muertos, una y otra vez, del descarte.

## Lo que hace ilegal una lista

fault-unknown = No hay ninguna carta «{ $word }».
fault-hero = { $n ->
    [0] Ningún Héroe; un mazo tiene exactamente 1.
   *[other] { $n } Héroes; un mazo tiene exactamente 1.
}
fault-size = { $n } cartas de un mínimo de { $least }.
fault-copies = { $card }: { $n } de un máximo de { $most }.
fault-quest-twice = { $card }: { $n } veces; cada Misión está una sola vez.
fault-quests = { $n ->
    [one] { $n } Misión
   *[other] { $n } Misiones
} de un mínimo de { $least }.
fault-maps = { $n ->
    [one] { $n } Mapa
   *[other] { $n } Mapas
}; se permiten de { $least } a { $most }.
fault-halves = { $n ->
    [one] { $n } Sala
   *[other] { $n } Salas
}, { $other ->
    [one] { $other } Pasillo
   *[other] { $other } Pasillos
}; tiene que haber tantos de unos como de otros.
fault-adventures = { $n ->
    [one] { $n } carta de Aventura
   *[other] { $n } cartas de Aventura
} de un mínimo de { $least }.
fault-sets = { $card }: { $n }; { $sets ->
    [one] una caja tiene { $most }.
   *[other] { $sets } cajas tienen { $most }.
}

## Consejos

advice-no-entrance = Sin Sala de entrada; alguien en la mesa tiene que traer una.
advice-no-room = { $card } no puede cumplirse con las Salas de esta lista: { $rooms }.
advice-few-encounters = { $n } de los { $least } Encuentros que debería tener un mazo.
advice-many-cards = { $n } cartas; con más de { $most }, las mejores salen poco.

## Líneas ilegibles

mistake-too-long = La lista es demasiado larga; se leen { $most } KiB.
mistake-too-many-lines = Más de { $most } líneas; el resto no se ha leído.
mistake-field-unknown = «{ $found }» no es un campo; se esperaba uno de { $fields }.
mistake-field-twice = Un segundo «{ $found }».
mistake-name-length = Un nombre de { $n } letras; se esperaban de 1 a { $most }.
mistake-set-unknown = No hay ninguna caja «{ $found }»; se esperaba { $sets }.
mistake-count = «{ $found }»: se esperaba un número de 1 a { $most }.
mistake-entry = Falta una carta; se esperaba un número y un nombre, como «2 Esquiva».
mistake-name-unknown = No hay ninguna carta «{ $found }». { $cards_n ->
    [0] Se esperaba el nombre de una carta.
   *[other] Las más parecidas: { $cards }.
}
mistake-short-long = La forma corta es demasiado larga; tiene como mucho { $most } letras.
mistake-short-check = La forma corta está dañada: su control no encaja.
mistake-short-code = La forma corta no dice nada que pueda ser una lista.

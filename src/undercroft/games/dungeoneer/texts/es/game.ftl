### Lo que se sabe del juego antes de crear una mesa, en español: su nombre, de qué trata, sus ajustes.

game-dungeoneer = Dungeoneer
    .text = Explora la Tumba del Señor Liche, gasta el Peligro de tus rivales contra ellos y tu Gloria para ti. Gana el primer Héroe que cumpla tres Misiones, o el último que quede con vida.
    .origin = Las reglas que se juegan aquí no nombran a nadie: son un resumen francés de la hoja de la caja, con respuestas de la lista de correo del juego. Las reglas y los nombres de varios Héroes, Salas y cartas están publicados; cifras, textos e imágenes son nuestros.
setting-round-limit = Límite de rondas
    .text = Tras ese número de rondas termina la partida y gana el Héroe con más Misiones cumplidas; después cuentan la Vida y la Gloria.
setting-custom-decks = Mazos propios
    .text = Cada asiento trae un mazo de al menos 50 cartas con su Héroe, sus Misiones, sus Mapas y sus cartas de Aventura, y solo roba de él.
setting-tournament-map = Mapa de torneo
    .text = Toda la mazmorra se dispone antes de la partida, un Mapa tras otro; no hay fase de Construcción.
setting-sets = Cajas de cartas
    .text = Con cuántas cajas de cartas compone cada uno su mazo. Con 0, cualquier carta puede estar hasta cuatro veces.
setting-lists = Listas cerradas
    .text = Nadie puede leer las listas de los demás antes del final de la partida. Si no, todas están abiertas.

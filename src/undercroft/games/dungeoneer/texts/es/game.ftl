### Lo que se sabe del juego antes de crear una mesa, en español: su nombre, de qué trata, sus ajustes.

game-dungeoneer = Dungeoneer
    .text = Explora la Tumba del Señor Liche, gasta el Peligro de tus rivales contra ellos y tu Gloria para ti. Gana el primer Héroe que cumpla tres Misiones, o el último que quede con vida.
setting-round-limit = Límite de rondas
    .text = Tras ese número de rondas termina la partida y gana el Héroe con más Misiones cumplidas; después cuentan la Vida y la Gloria.

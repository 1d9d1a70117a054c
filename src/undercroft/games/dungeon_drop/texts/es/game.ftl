### Lo que se sabe del juego antes de que haya una mesa, en español: su nombre, de qué trata, sus ajustes.

game-dungeon-drop = Dungeon Drop
    .text = Los cubos caen sobre la mesa y se convierten en una Mazmorra. Forma salas entre los Pilares, saquea lo que hay en ellas y sobrevive a los monstruos: en solitario, piso a piso, o en tres rondas contra otros.
    .origin = Las reglas en solitario, las clases de cubos y el daño de los monstruos están publicados, como los nombres de diez Razas y siete Clases. Cuántos cubos hay de cada clase, su valor, los demás nombres, todos los textos y las imágenes son nuestros.
setting-teamwork = Cooperación Heroica
    .text = Partida normal: antes de que se forme una sala, cada uno de los demás puede colocar un meeple en la Mazmorra y puntúa si está en esa sala.
setting-honour = Salas mortales
    .text = Partida normal: se puede elegir una sala a la que no se sobrevive; todo lo que hay en ella se vuelve a soltar y no se recoge nada.
setting-floor-limit = Último piso
    .text = Modo en solitario: el piso tras el cual un Héroe se retira en cualquier caso.

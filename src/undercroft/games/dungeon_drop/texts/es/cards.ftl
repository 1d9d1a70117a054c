### Nombres y textos de todo lo impreso, en español.
### Un mensaje es card- y el identificador con guiones; su valor es el nombre impreso. .text dice para qué sirve un cubo, la Aptitud de una Raza o Clase, el extra de una Misión.
### .the es el nombre con su artículo, para los cubos. Los nombres de las Aptitudes son mensajes ability-.
### Cada idioma tiene los mismos mensajes y atributos. Un .text tiene unos 200 caracteres como mucho.

## Cubos

card-pillar = Pilar
    .the = el Pilar
    .text = Una esquina de salas. Tres Pilares forman una sala si no hay otro Pilar en ella. Los Pilares nunca se recogen.
card-gold = Oro
    .the = el Oro
    .text = Un tesoro que vale 1 punto.
card-ruby = Rubí
    .the = el Rubí
    .text = Una gema: un tesoro que vale lo que dice tu Misión.
card-sapphire = Zafiro
    .the = el Zafiro
    .text = Una gema: un tesoro que vale lo que dice tu Misión.
card-diamond = Diamante
    .the = el Diamante
    .text = Una gema: un tesoro que vale lo que dice tu Misión.
card-potion = Poción
    .the = la Poción
    .text = Un tesoro. Bébela en tu turno: un monstruo deja tu carta de Raza, o se va una fatiga. No vale puntos.
card-key = Llave
    .the = la Llave
    .text = Un tesoro que abre un Cofre en el recuento. Una Llave sobrante no vale nada.
card-chest = Cofre
    .the = el Cofre
    .text = Un tesoro. En el recuento, cada Cofre que abre una Llave se lanza por 1 a 6 puntos; los demás no valen nada.
card-shield = Escudo Mágico
    .the = el Escudo Mágico
    .text = Un tesoro. Gástalo en un Saqueo para detener a un monstruo, que pasa a ser un trofeo. Sin gastar vale 2 puntos.
card-goblin = Goblin
    .the = el Goblin
    .text = Un monstruo que hace 1 de daño: al saquearlo cubre 1 corazón de tu carta de Raza.
card-troll = Trol
    .the = el Trol
    .text = Un monstruo que hace 2 de daño. Vale 1 punto en el recuento.
card-dragon = Dragón
    .the = el Dragón
    .text = El Monstruo Enorme: hace 8 de daño y vale 8 puntos. En solitario da además un nivel cuando se completa el piso.
card-stair = Escalera
    .the = la Escalera
    .text = En solitario: la salida. Si la Escalera está en tu sala tras un Saqueo, puedes dejar el piso. Nunca se recoge.
card-relic = Reliquia
    .the = la Reliquia
    .text = En solitario: lo que buscas. Cada Reliquia de un piso completado es un fragmento en el contador. No es un tesoro y no tiene peso.

## Razas

card-human = Humano
    .text = Usa la Aptitud de una de tus Clases, aunque esté inclinada, e inclina esta carta en su lugar. Partida normal: usa la Aptitud de Clase de otro Héroe.
card-dwarf = Enano
    .text = Desliza un cubo Pilar hasta 40 mm en línea recta a un lugar libre.
card-high-elf = Alto Elfo
    .text = Saca 2 cubos más de lo normal, míralos todos, devuelve 2 a la Caja y suelta los demás.
card-wood-elf = Elfo del Bosque
    .text = La sala que formas este turno puede contener otro Pilar u otra ficha; se queda donde está.
card-half-orc = Semiorco
    .text = Toma 1 fatiga y da un capirotazo a un cubo cualquiera. No puedes gastar en ello tu último corazón.
card-fairy = Hada
    .text = Da un capirotazo a entre uno y tres cubos pequeños que no sean Pilares, uno tras otro, a media fuerza como mucho.
card-gnome = Gnomo
    .text = Elige un punto y de uno a tres cubos a 60 mm como mucho que no sean Pilares: vuelve a soltarlos juntos.
card-automaton = Autómata
    .text = Elige un punto de tu sala (partida normal: dentro de los Límites de la Mazmorra): el Oro, las Llaves y los Cofres a 80 mm como mucho son atraídos hacia él.
card-boblin = Boblin
    .text = Todos los Goblins de la sala que saqueas este turno no hacen daño y se quedan en la mesa.
card-eagle-folk = Hombre Águila
    .text = Ve a una sala de una de tus fichas y otros dos Pilares. Partida normal: una esquina de tu sala puede ser un cubo que no sea un Pilar; ese cubo no se toma.
card-halfling = Mediano
    .text = Al final de tu Saqueo toma también un tesoro que esté a 20 mm como mucho de la sala.
card-dragonkin = Dracónido
    .text = Descarta un Goblin o Trol a 100 mm como mucho de tu Peón (partida normal: en cualquier lugar dentro de los Límites de la Mazmorra). No se recoge.

## Clases

card-warrior = Guerrero
    .text = Uno o dos Goblins, o un Trol, de la sala que saqueas pasan a ser trofeos y no hacen daño.
card-rogue = Pícaro
    .text = Toma una ganzúa: cuenta como una Llave en el recuento. Solo puedes tener una.
card-mage = Mago
    .text = Intercambia las posiciones de dos cubos que no sean Pilares.
card-cleric = Clérigo
    .text = Retira de tu carta de Raza monstruos y fatiga que cubran de 1 a 3 corazones en total.
card-bard = Bardo
    .text = En este Saqueo cada Trol hace 1 de daño menos, y el Dragón 3 menos.
card-beastmaster = Señor de las Bestias
    .text = Da un capirotazo a un monstruo de cualquier tamaño.
card-ranger = Explorador
    .text = Da un capirotazo a un cubo cualquiera: va exactamente adonde apuntas.
card-monk = Monje
    .text = Mira los cubos que has sacado, coloca uno en un lugar libre al que podrías apuntar y suelta los demás.
card-paladin = Paladín
    .text = Previene hasta 3 de daño en este Saqueo, primero de los monstruos más fuertes.
card-alchemist = Alquimista
    .text = Pon en la Caja un Oro, una gema, una Poción, un Goblin o un Trol de dentro de los Límites de la Mazmorra; un cubo sacado al azar ocupa su lugar.
card-delver = Excavador
    .text = Pon uno de los tres Pilares apartados en un lugar libre a 120 mm como mucho de tu Peón. Partida normal: desliza un cubo Pilar hasta 60 mm.
card-scout = Batidor
    .text = Muévete dos veces seguidas; solo se saquea la segunda sala, y basta con sobrevivir a esa. Partida normal: la Exploración va después de tu Saqueo este turno.

## Aptitudes

ability-resourceful = Ingenioso
ability-stonecunning = Saber de la Piedra
ability-far-sight = Vista Lejana
ability-hidden-path = Senda Oculta
ability-bloodrush = Arrebato
ability-flutter = Aleteo
ability-tinkers-toss = Lanzamiento del Inventor
ability-magnetise = Magnetizar
ability-distant-cousin = Primo Lejano
ability-flight = Vuelo
ability-light-fingers = Dedos Ligeros
ability-ember-breath = Aliento de Ascuas
ability-cleave = Tajo
ability-picklock = Ganzúa
ability-blink = Parpadeo
ability-mend = Curar
ability-lullaby = Nana
ability-drive = Acosar
ability-aimed-shot = Disparo Certero
ability-still-hand = Mano Firme
ability-aegis = Égida
ability-transmute = Transmutar
ability-prop = Puntal
ability-detour = Rodeo

## Misiones

card-royal-rubies = Rubíes Reales
    .text = Extra: 4 puntos con al menos 4 Rubíes.
card-sapphire-song = Canto del Zafiro
    .text = Extra: 4 puntos con al menos 4 Zafiros.
card-diamond-debt = Deuda de Diamantes
    .text = Extra: 4 puntos con al menos 4 Diamantes.
card-balanced-purse = Bolsa Equilibrada
    .text = Extra: 1 punto por cada conjunto de un Rubí, un Zafiro y un Diamante.
card-gilded-road = Camino Dorado
    .text = Extra: 1 punto por cada Oro.
card-locksmiths-contract = Contrato del Cerrajero
    .text = Extra: 3 puntos por cada Cofre que abres.
card-bounty-board = Tablón de Recompensas
    .text = Extra: 1 punto por cada Goblin y Trol y 3 por el Dragón, en tu carta de Raza o entre tus trofeos.
card-unscathed-pilgrim = Peregrino Ileso
    .text = Extra: 1 punto por cada corazón sin cubrir.
card-small-wonders = Pequeñas Maravillas
    .text = El tamaño de una gema decide lo que vale. No hay extra.
card-heavy-haul = Botín Pesado
    .text = Extra: 1 punto por cada Cofre, abierto o no.
card-collectors-eye = Ojo del Coleccionista
    .text = Extra: 1 punto por cada clase de tesoro en tu botín a partir de la cuarta.
card-healers-order = Encargo del Sanador
    .text = Extra: 3 puntos por cada Poción sin gastar.
card-shield-bearers-oath = Juramento del Escudero
    .text = Extra: 4 puntos por cada Escudo Mágico que has recogido, gastado o no.
card-heros-aid = Ayuda del Héroe
    .text = Extra: 2 puntos por cada meeple de otro Héroe en una sala que saqueas; sin Cooperación Heroica, por cada Saqueo de una sala con 2 cubos como mucho además de Pilares.
card-treasure-hunt = Caza del Tesoro
    .text = Extra: 5 puntos si tu botín pesa más que el de cada otro Héroe.
card-scouts-speciality = Especialidad del Batidor
    .text = Extra: 3 puntos por cada ronda en la que tu turno fue el primero.

## Otras piezas

token-pillar = ficha de Pilar
    .text = Marca una esquina de tu sala, en solitario. Los tres cubos Pilar que sustituyó a la entrada están apartados.
token-pawn = Peón
    .text = Tu Héroe en la Mazmorra, en solitario.
token-meeple = meeple
    .text = Con Cooperación Heroica: está en la Mazmorra y puntúa si la sala se forma a su alrededor.
token-strain = fatiga
    .text = Cubre un corazón sin monstruo. Una Poción o Curar la retiran.
token-lockpick = ganzúa
    .text = Cuenta como una Llave en el recuento.
token-relic = ficha de Reliquia
    .text = Muestra en el contador cuántos fragmentos de la Reliquia tienes, de 0 a 9.

## Palabras

kind-cube = Cubo
kind-race = Raza
kind-class = Clase
kind-quest = Misión
window-explore = Exploración
window-act = Acción
window-move = Movimiento
window-loot = Saqueo
window-copied = como la Aptitud que copia
phase-setup = Preparación
phase-enter = Entrada
phase-explore = Exploración
phase-act = Acción
phase-move = Movimiento
phase-loot = Saqueo
phase-stairs = Escalera
phase-after = Después del piso
phase-end = Fin del turno
colour-grey = gris
colour-golden = dorado
colour-red = rojo
colour-blue = azul
colour-white = blanco
colour-orange = naranja
colour-green = verde
colour-black = negro
colour-pale-blue = azul pálido
colour-mid-green = verde medio
colour-yellow-green = verde amarillo
glyph-column = columna
glyph-coin = moneda
glyph-hexagon = hexágono
glyph-drop = gota
glyph-rhombus = rombo
glyph-flask = frasco
glyph-key = llave
glyph-chest = cofre
glyph-shield = escudo
glyph-fang = colmillo
glyph-two-fangs = dos colmillos
glyph-dragon-head = cabeza de dragón
glyph-stairs = escalones
glyph-rune = runa

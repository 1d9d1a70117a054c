### Nombres y textos de las cartas, en español.
### Un mensaje es card- y el identificador con guiones; su valor es el nombre impreso, .text el efecto completo.
### Una carta sin efecto no lleva .text; un Héroe lleva .category y un nombre corto .short, y su poder es un mensaje aparte.
### .the es el nombre con su artículo, para los espacios y los Monstruos; .to hace de un lado una dirección.
### Todos los idiomas tienen los mismos mensajes y atributos. Un .text tiene como mucho unos 200 caracteres.

## Héroes

card-roderik-talus = Roderik Talus
    .short = Roderik
    .category = Paladín humano
card-lorel-alanus = Lorel Alanus
    .short = Lorel
    .category = Hechicera elfa
card-kron-axereaver = Kron Axereaver
    .short = Kron
    .category = Vengador enano
card-fenn-quickfoot = Fenn Quickfoot
    .short = Fenn
    .category = Pícaro mediano
card-raka = Raka
    .short = Raka
    .category = Guerrero necro
card-ozreth-vane = Ozreth Vane
    .short = Ozreth
    .category = Nigromante necro

## Poderes de los Héroes

power-heal = Sanar
    .text = En tu fase de Movimiento, paga 1 punto de movimiento y 1 de Gloria para recuperar 1 Vida. Puedes repetirlo mientras puedas pagar.
power-farstep = Paso lejano
    .text = Una vez por turno, en tu fase de Movimiento, paga 2 de Gloria para trasladarte a un Mapa contiguo (no en diagonal) a través de muros y puertas. Cuenta como entrar.
power-reckoning = Ajuste de cuentas
    .text = Una vez por turno, incluso ajeno, al perder un combate Cuerpo a cuerpo: paga 1 de Gloria y prueba Cuerpo a cuerpo 7+ sin armas. Éxito: tu rival sufre 1 herida, que da Gloria como siempre.
power-nimble-fingers = Dedos ágiles
    .text = Una vez por turno, incluso ajeno, tras fallar una prueba contra una puerta, un Foso o una carta de Trampa, paga 1 de Gloria para repetir la tirada y quedarte con la segunda. No en Salas ni Misiones.
power-scourge-the-dead = Castigar a los muertos
    .text = Una vez por turno, incluso ajeno, antes de los dados de un combate contra un No muerto, incluso de Misión, paga 1 de Gloria para sumar 2 a tu total.
power-command-dead = Mandar a los muertos
    .text = Una vez por turno, en tu fase de Movimiento, paga 1 punto de movimiento y 2 de Gloria: toma en mano el último Monstruo No muerto descartado, si hay alguno en el descarte de Aventura.

## Misiones

card-slay-draky = Matar a Draky
    .text = En el Sanctasanctórum, derrota a Draky (Dragón; Cuerpo a cuerpo 4, Magia 3, Vida 2). Recompensa: 2 de Gloria.
card-free-caedmans-soul = Liberar el alma de Caedman
    .text = En el Osario o la Capilla profanada, paga 6 de Gloria. Recompensa: recupera 1 Vida.
card-destroy-the-lich-lord = Destruir al Señor Liche
    .text = En la Cripta del Señor Liche, derrota al Señor Liche (No muerto; Cuerpo a cuerpo 3, Magia 4, Vida 2; la Cripta suma 1 a su total). Recompensa: recupera 2 Vidas.
card-lead-the-maiden-out = Sacar a la doncella
    .text = Encuentra a la doncella en la Sala de torturas y llévala después a una Sala de entrada. Recompensa: 3 de Gloria.
card-rob-the-treasury = Saquear la Cámara del tesoro
    .text = En la Cámara del tesoro, supera una prueba de Movimiento 8+. Fallo: 1 herida. Recompensa: 4 de Gloria.
card-read-the-ashen-codex = Leer el Códice de ceniza
    .text = En la Biblioteca de las cenizas o el Sanctasanctórum, supera una prueba de Magia 7+. Fallo: gana 2 de Peligro. Recompensa: roba 2 cartas de Aventura.
card-shatter-the-alembics = Romper los alambiques
    .text = En el Laboratorio del alquimista, supera una prueba de Cuerpo a cuerpo 7+. Fallo: 1 herida. Recompensa: 2 de Gloria.
card-sanctify-the-chapel = Santificar la capilla
    .text = En la Capilla profanada, paga 6 de Gloria. Recompensa: recupera 2 Vidas.
card-claim-the-empty-throne = Reclamar el trono vacío
    .text = Entra en el Trono de huesos. La Misión se cumple al instante, sin otra acción. No hay más recompensa.
card-slay-the-skeleton-captain = Abatir al Capitán esqueleto
    .text = En los Barracones, derrota al Capitán esqueleto (No muerto; Cuerpo a cuerpo 4, Vida 2). Recompensa: 2 de Gloria.
card-steal-the-war-banner = Robar el estandarte de guerra
    .text = Toma el estandarte de guerra en los Barracones y entrégalo después en la Armería. Recompensa: 2 de Gloria.
card-map-the-portals = Cartografiar los portales
    .text = Pasa por la Sala de los portales y después, en el mismo turno o en otro, por la Biblioteca de las cenizas. Ambas etapas son automáticas. Recompensa: roba 2 cartas de Aventura.
card-carry-the-blessed-flame = Llevar la llama bendita
    .text = Toma la llama bendita en la Capilla profanada y entrégala después en la Cripta del Señor Liche. Recompensa: recupera 1 Vida.
card-bribe-the-quartermaster = Sobornar al intendente
    .text = En la Armería o los Barracones, descarta un Tesoro de tu Inventario. Recompensa: 3 de Gloria.
card-break-the-torturer = Doblegar al Torturador
    .text = En la Sala de torturas, derrota al Torturador (Humano; Cuerpo a cuerpo 3, Vida 2). Recompensa: 2 de Gloria.
card-bind-the-whisperer = Encadenar al Susurrante
    .text = En el Osario, derrota al Susurrante (No muerto, Espíritu; Magia 3, Vida 2). Recompensa: 2 de Gloria.
card-seal-the-portal = Sellar el portal
    .text = En la Sala de los portales, supera una prueba de Nivel 5+. Fallo: 1 herida. Recompensa: 2 de Gloria.
card-assemble-an-arsenal = Reunir un arsenal
    .text = En la Armería o la Cámara del tesoro, muestra al menos 2 Tesoros de tu Inventario. Los conservas. Recompensa: 2 de Gloria.

## Monstruos y cosas de las Misiones

monster-draky = Draky
    .the = Draky
monster-lich-lord = Señor Liche
    .the = el Señor Liche
monster-skeleton-captain = Capitán esqueleto
    .the = el Capitán esqueleto
monster-torturer = El Torturador
    .the = el Torturador
monster-whisperer = El Susurrante
    .the = el Susurrante
thing-maiden = la doncella
thing-war-banner = el estandarte de guerra
thing-blessed-flame = la llama bendita

## Salas

card-entrance-chamber = Sala de entrada
    .the = la Sala de entrada
card-barracks = Barracones
    .the = los Barracones
    .text = Cada Héroe presente tiene +1 en Cuerpo a cuerpo.
card-inner-sanctum = Sanctasanctórum
    .the = el Sanctasanctórum
    .text = Cada Héroe presente tiene +1 en Magia.
card-crypt-of-the-lich-lord = Cripta del Señor Liche
    .the = la Cripta del Señor Liche
    .text = Los No muertos que combaten aquí contra un Héroe suman 1 a su total, incluido el Señor Liche.
card-ossuary = Osario
    .the = el Osario
    .text = Al entrar en tu turno, una vez por turno: supera una prueba de Magia 6+ o gana 2 de Peligro.
card-desecrated-chapel = Capilla profanada
    .the = la Capilla profanada
    .text = Una vez por turno, en tu fase de Movimiento, si estás aquí: paga 2 de Gloria para recuperar 1 Vida.
card-library-of-ashes = Biblioteca de las cenizas
    .the = la Biblioteca de las cenizas
    .text = Una vez por turno, en tu fase de Movimiento, si estás aquí: paga 1 de Gloria para robar 1 carta de Aventura.
card-armory = Armería
    .the = la Armería
    .text = Los Tesoros que juegas aquí cuestan 1 de Gloria menos, pero al menos 1.
card-treasury = Cámara del tesoro
    .the = la Cámara del tesoro
    .text = Al entrar en tu turno, una vez por turno: supera una prueba de Movimiento 7+ o sufre 1 herida.
card-torture-chamber = Sala de torturas
    .the = la Sala de torturas
    .text = Al entrar en tu turno, una vez por turno: supera una prueba de Cuerpo a cuerpo 6+ o sufre 1 herida.
card-alchemists-laboratory = Laboratorio del alquimista
    .the = el Laboratorio del alquimista
    .text = Una vez por turno, en tu fase de Movimiento, si estás aquí: paga 1 punto de movimiento y tira un dado. 1: sufre 1 herida; 2–3: nada; 4–5: gana 2 de Gloria; 6: recupera 1 Vida.
card-throne-of-bones = Trono de huesos
    .the = el Trono de huesos
    .text = Lanzar un Desafío aquí no cuesta puntos de movimiento. Se mantiene el límite de un Desafío por turno.
card-portal-chamber = Sala de los portales
    .the = la Sala de los portales
    .text = Una vez por turno, en tu fase de Movimiento, si estás aquí: paga 1 punto de movimiento para trasladarte a cualquier otra Sala en juego. Cuenta como entrar.

## Pasillos

card-crossroads = Encrucijada
    .the = la Encrucijada
card-narrow-corridor = Pasillo estrecho
    .the = el Pasillo estrecho
card-steep-stair = Escalera empinada
    .the = la Escalera empinada
card-forked-tunnel = Túnel bifurcado
    .the = el Túnel bifurcado
card-split-gallery = Galería partida
    .the = la Galería partida
card-rotten-bridge = Puente podrido
    .the = el Puente podrido
    .text = Foso 6+: al entrar en tu turno, supera una prueba de Movimiento 6+ o sufre 1 herida y termina tu turno.
card-spiked-crossing = Cruce de las estacas
    .the = el Cruce de las estacas
    .text = Foso 7+: al entrar en tu turno, supera una prueba de Movimiento 7+ o sufre 1 herida y termina tu turno.
card-collapsed-bend = Recodo derrumbado
    .the = el Recodo derrumbado
card-rat-warren = Madriguera de ratas
    .the = la Madriguera de ratas

## Monstruos

card-skeleton-warrior = Guerrero esqueleto
    .the = el Guerrero esqueleto
card-shambling-zombie = Zombi tambaleante
    .the = el Zombi tambaleante
card-restless-ghost = Alma en pena
    .the = el Alma en pena
    .text = El arma declarada por el Héroe no da bonificación.
card-grave-ghoul = Necrófago sepulcral
    .the = el Necrófago sepulcral
    .text = Si hiere, la víctima tiene 1 punto de movimiento menos en su próximo turno; su valor de Movimiento no cambia. Las pérdidas se suman.
card-crypt-spider = Araña de las criptas
    .the = la Araña de las criptas
    .text = Si hiere, la víctima gana además 1 de Peligro al final de la fase de Encuentro.
card-tomb-serpent = Serpiente de las tumbas
    .the = la Serpiente de las tumbas
card-mummy-guardian = Momia guardiana
    .the = la Momia guardiana
    .text = La bonificación del arma declarada por el Héroe cuenta como +1 a lo sumo.
card-howling-wraith = Espectro aullante
    .the = el Espectro aullante
    .text = Si hiere, la víctima pierde al instante 2 de Gloria, o toda la que tenga si es menos.
card-vampire-thrall = Siervo vampírico
    .the = el Siervo vampírico
    .text = Si hiere, quítale 1 ficha de herida al Siervo vampírico.
card-bone-golem = Gólem de huesos
    .the = el Gólem de huesos
card-death-knight = Caballero de la muerte
    .the = el Caballero de la muerte
    .text = Si su total es superior en 4 o más, su ataque inflige 2 heridas.

## Trampas

card-spear-trap = Trampa de lanzas
    .text = Prueba de Movimiento 7+. Fallo: 1 herida. Éxito: gana 1 de Gloria.
card-poison-darts = Dardos envenenados
    .text = Prueba de Movimiento 8+. Fallo: 1 herida, y tienes 1 punto de movimiento menos en tu próximo turno. Éxito: gana 1 de Gloria.
card-rune-of-pain = Runa de dolor
    .text = Prueba de Magia 7+. Fallo: 1 herida, y pierdes al instante 1 de Gloria. Éxito: gana 2 de Gloria.
card-crushing-walls = Muros aplastantes
    .text = Prueba de Cuerpo a cuerpo 7+. Fallo: 2 heridas. Éxito: gana 2 de Gloria.
card-soul-mirror = Espejo de almas
    .text = Prueba de Nivel 6+. Fallo: 1 herida, y descartas al azar 1 carta de tu mano. Éxito: gana 2 de Gloria y roba 1 carta de Aventura.
card-falling-portcullis = Caída del rastrillo
    .text = Prueba de Movimiento 8+. Fallo: en la fase de Movimiento de tu próximo turno no puedes cambiar de espacio de ningún modo; lo demás está permitido. Éxito: gana 1 de Gloria.

## Azotes

card-curse-of-weakness = Maldición de debilidad
    .text = Permanente, sobre un rival: −1 en Cuerpo a cuerpo.
card-curse-of-dullness = Maldición de embotamiento
    .text = Permanente, sobre un rival: −1 en Magia.
card-leaden-feet = Pies de plomo
    .text = Permanente, sobre un rival: −1 en Movimiento. En un momento libre de su fase de Movimiento, la víctima puede pagar 3 de Gloria para descartar esta carta.
card-undead-awakening = Despertar de los no muertos
    .text = Temporal, sin objetivo: toma en mano hasta 2 Monstruos No muertos a tu elección del descarte de Aventura. Los No muertos que resuelvas este turno suman 1 a su total.
card-slamming-doors = Portazos
    .text = Temporal, sobre un rival: en su próximo turno, las Puertas abiertas de las Salas son para la víctima Puertas cerradas 7. Si abre una, sigue abierta ese turno. Dos de estas cartas no se suman.
card-shifting-halls = Laberinto cambiante
    .text = Temporal, sin objetivo: intercambia dos Mapas sin Héroes; cada uno puede girar 180 grados. Ningún Mapa puede quedar aislado ni la mazmorra cerrada.
card-thieving-imp = Diablillo ladrón
    .text = Temporal, sobre un rival con algún Tesoro: al resolverse, elige un Tesoro de la víctima y descártalo.
card-dread-whispers = Susurros de pavor
    .text = Temporal, sobre un rival con cartas en mano: la víctima descarta al azar 2 cartas de su mano, o la única que tenga.

## Favores

card-teleport = Teletransporte
    .text = Temporal, en tu fase de Movimiento: traslada a tu Héroe a cualquier otro Mapa en juego. Cuenta como entrar.
card-budge = Atravesamuros
    .text = Temporal, en tu fase de Movimiento: traslada a tu Héroe a un Mapa contiguo (no en diagonal), a través de muros y puertas. Cuenta como entrar.
card-dodge = Esquiva
    .text = En cualquier momento, incluso tras los dados: evita todas las heridas y efectos añadidos de un ataque Cuerpo a cuerpo contra tu Héroe.
card-warding-sigil = Sello protector
    .text = Respuesta: evita todas las heridas y efectos añadidos de un ataque de Magia o de una Trampa de Magia contra tu Héroe.
card-dispel = Disipar
    .text = Respuesta: anula un Azote recién jugado que afecte a tu Héroe. Se descarta y su Peligro queda gastado.
card-create-darkness = Velo de tinieblas
    .text = Respuesta, al empezar a resolverse un Encuentro contra tu Héroe: anúlalo. Vuelve a quien lo jugó, no puede usarse más este turno y su Peligro queda gastado.
card-blessings-of-nakari = Bendiciones de Nakari
    .text = Permanente: +1 en Magia.
card-battle-fury = Furia de batalla
    .text = Permanente: +1 en Cuerpo a cuerpo.
card-swift-feet = Pies ligeros
    .text = Permanente: +1 en Movimiento.
card-trapwise = Olfato para las trampas
    .text = Permanente: +2 a tus pruebas contra cartas de Trampa y Fosos.
card-second-wind = Segundo aliento
    .text = Temporal: recupera 1 Vida. Si juegas la carta en tu fase de Movimiento, ganas además 1 punto de movimiento.
card-lucky-star = Buena estrella
    .text = En cualquier momento: repite la tirada de un dado de tu propio Héroe y quédate con la segunda. Nunca el dado de un Monstruo.

## Tesoros

card-boot-of-ala-hazad = Bota de Ala Hazad
    .text = +1 a tus pruebas contra puertas y Fosos. El primer punto de movimiento que te costaría en un turno fallar ante una Puerta cerrada no se pierde.
card-runed-longsword = Espada larga rúnica
    .text = Si es tu arma declarada: +2 a tu total en un combate Cuerpo a cuerpo.
card-silvered-mace = Maza plateada
    .text = Si es tu arma declarada: +1 a tu total en un combate Cuerpo a cuerpo, o +3 contra un No muerto.
card-staff-of-embers = Bastón de ascuas
    .text = Si es tu arma declarada: +2 a tu total en un combate de Magia.
card-bone-wand = Varita de hueso
    .text = 3 cargas. Declárala como arma y gasta una carga antes de los dados: +3 a tu total en este combate de Magia.
card-tower-shield = Escudo pavés
    .text = +1 a tu total en los combates Cuerpo a cuerpo que no inicias: Encuentros y Desafíos ajenos, no los combates de Misión.
card-robe-of-wards = Túnica de protección
    .text = +1 a tu total en los combates de Magia que no inicias (Encuentros y Desafíos ajenos, no los combates de Misión) y a todas tus pruebas de Magia.
card-potion-of-healing = Poción de curación
    .text = 1 carga. En cualquier momento, incluso justo antes de recibir heridas: recupera 2 Vidas. No salva a un Héroe que haya llegado a 0 Vidas.
card-elixir-of-life = Elixir de vida
    .text = 1 carga. En tu fase de Movimiento: gana 1 Vida, incluso por encima de 6.
card-skeleton-key = Llave maestra
    .text = 3 cargas. En tu fase de Movimiento, gasta una carga para abrir sin prueba una Puerta cerrada o con trampa de tu espacio. No abre puertas falsas; pasar cuesta 1 punto, como siempre.
card-amulet-of-grace = Amuleto de gracia
    .text = 2 cargas. En cualquier momento: gasta una carga para prevenir 1 herida de tu Héroe. Puedes gastar ambas contra 2 heridas.
card-adventurers-pack = Mochila de aventuras
    .text = Tu límite de Tesoros aumenta en 2. La propia Mochila ocupa uno de esos lugares.
card-lantern-of-truth = Farol de la verdad
    .text = +1 a tus pruebas contra cartas de Trampa, puertas y Fosos.

## Etiquetas

tag-undead = No muerto
tag-spirit = Espíritu
tag-beast = Bestia
tag-construct = Constructo
tag-dragon = Dragón
tag-human = Humano
tag-weapon = Arma
tag-armour = Armadura
tag-potion = Poción
tag-item = Objeto

## Tipos de carta

kind-monster = Monstruo
kind-trap = Trampa
kind-bane = Azote
kind-boon = Favor
kind-treasure = Tesoro
kind-quest = Misión
kind-room = Sala
kind-passage = Pasillo
kind-hero = Héroe

## Valores, lados, fases

score-melee = Cuerpo a cuerpo
score-magic = Magia
score-move = Movimiento
score-level = Nivel
side-n = norte
    .to = al norte
side-e = este
    .to = al este
side-s = sur
    .to = al sur
side-w = oeste
    .to = al oeste
phase-reset = Reinicio
phase-discard = Descarte y robo
phase-encounter = Encuentro
phase-build = Construcción
phase-move = Movimiento

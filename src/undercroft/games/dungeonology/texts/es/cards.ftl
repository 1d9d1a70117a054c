### Nombres y textos de todo lo impreso, en español.
### Un mensaje es card- y el identificador con guiones; su valor es el nombre impreso, .text el efecto completo. El .text de una Carta de Artimaña es su Efecto
### Principal; lo que pueden además su tipo y su grado es un mensaje aux- aparte. Becarios y Habilidades son intern- y skill-, porque hay Cartas de Artimaña con
### los mismos nombres. Un Doctorando tiene un nombre corto .short y una .category. .the es el nombre con su artículo, para Zonas, Jefes, Trampas y cubos;
### .to hace de un lado una dirección. Todas las lenguas tienen los mismos mensajes y atributos. Un .text tiene unos 200 caracteres como mucho.

## Doctorandos

card-valerio = Valerio el Escudero
    .short = Valerio
    .category = Escudero
card-sofia = Sofia la Granuja
    .short = Sofia
    .category = Granuja
card-vincenzo = Vincenzo el Novicio
    .short = Vincenzo
    .category = Novicio
card-rebecca = Rebecca la Aprendiza
    .short = Rebecca
    .category = Aprendiza

## Habilidades

skill-headbutt = Cabezazo
    .text = Elige en tu Zona a un oponente al que ningún Cabezazo haya golpeado este turno: Suelta un cubo de un color al azar entre los que tiene, o tomas al azar una Carta de Artimaña de su mano.
skill-heroic-headbutt = Cabezazo heroico
    .text = Como Cabezazo, pero Obtienes al instante el cubo Soltado, esté donde esté, si tu columna tiene sitio.
skill-second-wind = Segundo aliento
    .text = Descarta 1 de tus Fichas de Aturdimiento. No durante la Alerta Máxima.
skill-rogue = Pícaro
    .text = En tu Espionaje no Sacrificas ningún Estudiante, y los de tu objetivo no cuentan. Justo después de declarar, Adivinación 1 aumenta tu Valor de Sigilo, dos veces.
skill-scoundrels-speed = Velocidad del canalla
    .text = Tienes 2 Acciones en tu Fase de Acción, de la misma clase o de dos.
skill-sermon = Sermón
    .text = Toma 1 Estudiante de la Reserva.
skill-inspired-sermon = Sermón inspirado
    .text = Toma 2 Estudiantes de la Reserva.
skill-divine-intervention = Intervención divina
    .text = Después de declarar, Adivinación 3 aumenta tu Valor de Sigilo. Ningún Estudiante puede evitar la Ficha de Aturdimiento que cuesta.
skill-repent = «¡Arrepentíos!»
    .text = Obtén tantos cubos de tu Zona como pagues, como mucho tu Inteligencia, desde la izquierda y sin Prueba de Sigilo. El precio es por cada cubo.
skill-magic-prodigy = Prodigio mágico
    .text = Las cartas de Magia que pones para declarar tu Valor de Sigilo cuentan el doble.
skill-arcane-quest = Investigación arcana
    .text = Revela cartas del mazo de Artimañas hasta que salga una de Magia: tómala y descarta las demás.
skill-magic-vision = Visión mágica
    .text = Obtén tantos cubos de tu Zona como pagues, como mucho tu Inteligencia, desde la izquierda y sin Prueba de Sigilo. El precio es por cada cubo.
skill-ultimate-quest = Investigación definitiva
    .text = Revela cartas del mazo de Artimañas hasta que salgan 2 de Magia: tómalas y descarta las demás.

## Zonas

card-starting-zone = Zona Inicial
    .the = la Zona Inicial
    .text = Lugar seguro: ningún efecto toca ni elige a un Doctorando aquí, y desde aquí no se juegan Cartas de Artimaña. Quien empieza aquí su turno sale de Exploración.
card-I-1 = Campamento del cazador
    .the = el Campamento del cazador
card-I-2 = Gran bacanal
    .the = la Gran bacanal
card-I-3 = Santuario del pastor
    .the = el Santuario del pastor
card-I-4 = Reposo de los Antiguos
    .the = el Reposo de los Antiguos
card-I-5 = Banquete de los trabajadores
    .the = el Banquete de los trabajadores
card-I-6 = Arena de las cuchillas danzantes
    .the = la Arena de las cuchillas danzantes
card-II-1 = Conventículo de la llama
    .the = el Conventículo de la llama
card-II-2 = Dolmen de Gea
    .the = el Dolmen de Gea
card-II-3 = Campamento de la milicia
    .the = el Campamento de la milicia
card-II-4 = Bajos fondos
    .the = los Bajos fondos
card-II-5 = Sala de trofeos
    .the = la Sala de trofeos
card-II-6 = Asamblea de bardos
    .the = la Asamblea de bardos
card-III-1 = Cuartel de los guerreros
    .the = el Cuartel de los guerreros
card-III-2 = Cuevas de los ritualistas
    .the = las Cuevas de los ritualistas
card-III-3 = Junta de líderes
    .the = la Junta de líderes
card-III-4 = Cultivos ocultos
    .the = los Cultivos ocultos
card-III-5 = Desagüe viejo
    .the = el Desagüe viejo
card-III-6 = Sala de adoración
    .the = la Sala de adoración

## Lo que muestra una Zona

icon-stairs = Escalera
    .text = El primer Doctorando que entra alguna vez coloca junto a esta Zona una loseta de un Piso vecino, unida por una Escalera.
icon-boss = Jefe
    .text = Entrar aquí despierta al Jefe, una vez por turno: Avistamiento si aún no está, y si no Activación.
icon-ambush = Emboscada
    .text = Quien entra gana este número de Fichas de Aturdimiento. Cada una se evita Sacrificando 1 Estudiante.
icon-stop = Detener
    .text = Quien entra pierde todos los puntos de Velocidad que le quedan.
icon-toll = Peaje
    .text = Quien entra Suelta este número de cubos de su elección en las ranuras libres más a la izquierda.
icon-good-luck = Buena Suerte
    .text = En una Prueba de Sigilo aquí se revela este número de Cartas de Artimaña justo después de declarar: el Valor de Mejora más alto aumenta el Valor de Sigilo.
icon-bad-luck = Mala Suerte
    .text = En una Prueba de Sigilo aquí se revela este número de Cartas de Artimaña justo después de declarar: el Valor de Mejora más alto aumenta el Valor de Alerta.
icon-danger = Peligro
    .text = Quien fracasa aquí en una Prueba de Sigilo saca este número de Estudiantes en vez de 1.
icon-secret-passage = Pasaje Secreto
    .text = En la Fase de Movimiento, 1 punto de Velocidad te lleva a otra Zona cuyo Pasaje Secreto tiene la misma letra.
icon-bivouac = Campamento
    .text = Acción, para quien tiene un cubo de este color: haz en el sitio todos los pasos de un Descanso.

## Cartas de Artimaña: Exploración

card-hunters-trap = Trampa de cazador
    .text = Pon tantas Fichas de Trampa como Estudiantes Sacrificaste o sacaste, boca abajo, cada una en una Zona sin Doctorandos ni Trampas, nunca en la Zona Inicial. Tú las eliges, y nadie más las conoce.
card-secret-tunnel = Túnel secreto
    .text = Pon un Pasaje Secreto X en tu Zona y otro en una Zona de tu elección. Una Zona solo tiene uno, la Zona Inicial ninguno.
card-native-guide = Guía del lugar
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-native-guide.text }
card-cartographer = Cartógrafo
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-cartographer.text }
card-forced-march = Marcha forzada
    .text = Avanza 1 o 2 Zonas conectadas; Puertas y Muros cuentan, los Efectos de Entrada solo donde te detienes. No durante una Prueba de Sigilo.
card-rope-and-hook = Cuerda y gancho
    .text = Ve a una Zona adyacente de cualquier Piso, conectada o no, por encima de Puertas y Muros. Sus Efectos de Entrada se aplican.
card-field-camp = Campamento de campaña
    .text = Haz un Campamento donde estás, tengas los cubos que tengas: todos los pasos de un Descanso. No durante la Alerta Máxima.
card-landslide = Derrumbe
    .text = Elige una Zona conectada con la tuya: Fichas de Muro cierran para siempre todos los Pasajes entre las dos. Ni la Zona Inicial, ni dejar aislada una Zona. No durante una Prueba de Sigilo.
card-grand-expedition = Gran expedición
    .text = Mira las 3 primeras losetas de tu Piso, coloca una que encaje junto a tu Zona y entra en ella pese a sus Puertas. Luego haz un Estudio donde estés con el Valor de Alerta 2 más bajo, pero al menos 1.

## Cartas de Artimaña: Subterfugio

card-tiptoe = De puntillas
    .text = En tu propia Prueba de Sigilo, después de declarar: suma 3 a tu Valor de Sigilo.
card-locksmith = Cerrajero
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-locksmith.text }
card-pickpocket = Carterista
    .text = Toma al azar una Carta de Artimaña de la mano de un oponente en tu Zona o en una conectada.
card-treasurer = Tesorero
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-treasurer.text }
card-false-alarm = Falsa alarma
    .text = En el Estudio de un oponente, después de que declare: suma 1 al Valor de Alerta, y 1 más por cada cubo que haya señalado.
card-smoke-bomb = Bomba de humo
    .text = Anula un Efecto Principal declarado que te afectaría. Fuera de una Prueba de Sigilo puedes ir después a una Zona conectada; cuentan las Puertas, no los Efectos de Entrada.
card-backstab = Puñalada trapera
    .text = Roba 1 cubo de tu elección a un oponente en tu Zona.
card-master-of-disguise = Arte del disfraz
    .text = Hasta el comienzo de tu próximo turno, ninguna carta, Habilidad ni Espionaje de un oponente puede elegirte ni tocarte al Probar Suerte, y ningún Jefe se Encuentra contigo.
card-perfect-heist = Golpe perfecto
    .text = Haz un Espionaje sin Sacrificar ningún Estudiante. Los de tu objetivo no cuentan, y nadie puede responder en esta Prueba de Sigilo.

## Cartas de Artimaña: Magia

card-teleport-circle = Círculo de teletransporte
    .text = Pon una Ficha de Teletransporte en tu Zona, si no tiene ninguna. No en la Zona Inicial.
card-acolyte = Acólito
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-acolyte.text }
card-gust-of-wind = Ráfaga de viento
    .text = Mueve a un oponente de tu Zona o de una conectada a una Zona conectada con la suya, pese a las Puertas, no a la Zona Inicial. Se aplican los Efectos de Entrada, salvo Jefe. No durante una Prueba de Sigilo.
card-love-potion = Filtro de amor
    .text = Obtén aquí el primer cubo desde la izquierda que te quepa; luego cada otro Doctorando presente te Entrega 1 cubo de su elección. Después saca 1 Estudiante, y 1 más por cada cubo recibido.
card-seer = Vidente
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-seer.text }
card-counterspell = Contrahechizo
    .text = Anula el Efecto Principal declarado, sea cual sea.
card-borrowed-hour = Hora prestada
    .text = Después de tu Acción: haz 1 Acción más este turno, de otra clase.
card-astral-projection = Proyección astral
    .text = Haz el Estudio de cualquier Zona con cubos como si estuvieras allí, con el Valor de Alerta 1 más alto.
card-gaeas-gift = Don de Gea
    .text = Pon hasta 2 cubos de Civilización, Milicia o Adoración de la Reserva en ranuras libres de tu Zona, desde la izquierda; luego haz un Estudio. No durante la Alerta Máxima.

## Cartas de Artimaña: Social

card-quartermaster = Intendente
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-quartermaster.text }
card-small-talk = Charla trivial
    .text = Saca 2 Cartas de Artimaña; luego un oponente de tu elección saca 1.
card-round-of-drinks = Ronda de bebidas
    .text = Lleva al Jefe hasta 2 Zonas, pese a las Puertas y sin Encuentros. Si no hay Jefe en la Mazmorra, gana hasta 2 Estudiantes de la Hoguera.
card-courtier = Cortesano
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-courtier.text }
card-friendly-debt = Deuda amistosa
    .text = Un oponente en tu Zona o en una conectada que haya conseguido un cubo este turno te Entrega 1 cubo de ese color, a su elección. La Protección no ayuda.
card-objection = Objeción
    .text = Anula el Efecto Principal declarado, salvo que quien lo jugó Sacrifique al instante 2 Estudiantes.
card-joint-paper = Artículo conjunto
    .text = Obtén aquí 1 cubo de tu elección. Si hay aquí otro Doctorando, elige uno: también Obtiene 1 cubo de su elección, y tú sacas 2 Cartas de Artimaña.
card-beg-for-notes = Mendigar apuntes
    .text = Cada oponente con más Estrellas que tú te Entrega 1 cubo de su elección, salvo en la Zona Inicial.
card-vow-of-silence = Voto de silencio
    .text = En tu propia Prueba de Sigilo, justo después de declarar: hasta que acabe, los oponentes no juegan cartas ni Habilidades, salvo una Reacción a esta carta.

## Cartas de Artimaña: Notoriedad

card-guard = Guardia
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-guard.text }
card-really-famous = Fama de verdad
    .text = Roba 1 Estudiante a cada Doctorando de tu Zona y de las conectadas, 3 como mucho en total.
card-bad-press = Mala prensa
    .text = Al comienzo del turno de un oponente: mira su mano y descarta 1 carta de ella.
card-herald = Heraldo
    .text = Gana este Becario, del mazo o de quien lo tenga. { intern-herald.text }
card-spotlight = Bajo los focos
    .text = Cuando un oponente anuncia un Estudio: solo puede señalar 1 cubo.
card-do-you-know-who-i-am = «¿Sabes quién soy?»
    .text = Anula un Efecto Principal declarado que te afectaría, y luego saca 1 Carta de Artimaña.
card-intellectual-property = Propiedad intelectual
    .text = Roba a cada oponente de tu Zona 1 cubo de un color al azar entre los que tiene.
card-recruiting-drive = Campaña de captación
    .text = Gana hasta 5 Estudiantes de la Hoguera.
card-honorary-tour = Visita de honor
    .text = Obtén hasta 2 cubos de tu Zona, desde la izquierda y sin Prueba de Sigilo. Detente ante un cubo que valga más de 4 puntos.

## Cartas de Artimaña: Destino

card-fate-4 = Destino 4
card-fate-5 = Destino 5

## Lo que hacen los Efectos Principales y las Habilidades, en pocas palabras

deed-intern = ganar este Becario
deed-hunters-trap = poner Fichas de Trampa boca abajo
deed-secret-tunnel = cavar un Pasaje Secreto X hacia otra Zona
deed-forced-march = avanzar 1 o 2 Zonas
deed-rope-and-hook = ir a una Zona adyacente, conectada o no
deed-field-camp = hacer un Campamento en el sitio
deed-landslide = cerrar para siempre una Zona conectada
deed-grand-expedition = colocar 1 de 3 losetas, entrar, y Estudio con Valor de Alerta −2
deed-tiptoe = sumar 3 a tu Valor de Sigilo
deed-pickpocket = tomar al azar una carta de un oponente cercano
deed-false-alarm = aumentar el Valor de Alerta en 1, y en 1 por cubo señalado
deed-smoke-bomb = anularlo y escabullirte
deed-backstab = Robar un cubo a un oponente presente
deed-master-of-disguise = nadie puede elegirte hasta tu próximo turno
deed-perfect-heist = Espionaje sin respuesta y sin contar Estudiantes
deed-teleport-circle = poner aquí una Ficha de Teletransporte
deed-gust-of-wind = llevar de un soplo a un oponente cercano a una Zona conectada
deed-love-potion = Obtener un cubo, y cada Doctorando presente te Entrega uno
deed-counterspell = anularlo
deed-borrowed-hour = hacer otra Acción, de otra clase
deed-astral-projection = Estudio de cualquier Zona, con Valor de Alerta +1
deed-gaeas-gift = poner hasta 2 cubos en tu Zona, y Estudio
deed-small-talk = sacar 2 cartas, un oponente saca 1
deed-round-of-drinks = llevarse al Jefe, o ganar 2 Estudiantes de la Hoguera
deed-friendly-debt = un oponente cercano te Entrega un cubo conseguido este turno
deed-objection = anularlo, salvo que se Sacrifiquen 2 Estudiantes
deed-joint-paper = Obtener un cubo de tu elección, y compartir
deed-beg-for-notes = cada oponente con más Estrellas te Entrega un cubo
deed-vow-of-silence = nadie más puede jugar en esta Prueba de Sigilo
deed-really-famous = Robar 1 Estudiante a cada Doctorando cercano
deed-bad-press = mirar la mano y descartar una carta de ella
deed-spotlight = solo se puede señalar 1 cubo
deed-do-you-know-who-i-am = anularlo y sacar 1 carta
deed-intellectual-property = Robar un cubo al azar a cada oponente presente
deed-recruiting-drive = ganar hasta 5 Estudiantes de la Hoguera
deed-honorary-tour = Obtener hasta 2 cubos sin Prueba de Sigilo
deed-headbutt = un oponente presente Suelta un cubo o te deja una carta
deed-heroic-headbutt = Obtener un cubo que un oponente presente Suelta, o tomar una carta
deed-second-wind = descartar 1 Ficha de Aturdimiento
deed-sermon = tomar 1 Estudiante
deed-inspired-sermon = tomar 2 Estudiantes
deed-divine-intervention = Adivinación 3 para tu Valor de Sigilo
deed-arcane-quest = buscar una carta de Magia
deed-ultimate-quest = buscar 2 cartas de Magia

## Efectos Auxiliares, como están impresos

aux-exploration-1 = Gana 1 punto de Velocidad.
aux-exploration-2 = Gana 2 puntos de Velocidad.
aux-exploration-3 = Saca 1 Estudiante y gana 3 puntos de Velocidad.
aux-subterfuge-1 = En cualquier Prueba de Sigilo, suma 1 al Valor de Sigilo o al Valor de Alerta.
aux-subterfuge-2 = En cualquier Prueba de Sigilo, suma 2 al Valor de Sigilo; o saca 1 Estudiante y suma 2 al Valor de Alerta.
aux-subterfuge-3 = En cualquier Prueba de Sigilo, suma 3 al Valor de Sigilo; o saca 1 Estudiante y suma 3 al Valor de Alerta.
aux-magic-1 = En cualquier Prueba de Sigilo, Adivinación 1: revela una Carta de Artimaña y suma su Valor de Mejora al Valor de Sigilo o al Valor de Alerta.
aux-magic-2 = En cualquier Prueba de Sigilo, saca 1 Estudiante, y Adivinación 2: revela 2 Cartas de Artimaña y suma el Valor de Mejora más alto al Valor de Sigilo o al Valor de Alerta.
aux-magic-3 = En cualquier Prueba de Sigilo, saca 2 Estudiantes, y Adivinación 3: revela 3 Cartas de Artimaña y suma el Valor de Mejora más alto al Valor de Sigilo o al Valor de Alerta.
aux-social-1 = Saca 1 Carta de Artimaña.
aux-social-2 = Sacrifica 1 Estudiante y saca 2 Cartas de Artimaña.
aux-social-3 = En el turno de cualquiera: Sacrifica 1 Estudiante y saca 2 Cartas de Artimaña, o descarta 1, o haz que un oponente descarte 1 al azar.
aux-notoriety-1 = Gana 1 Estudiante de la Hoguera.
aux-notoriety-2 = Gana hasta 2 Estudiantes de la Hoguera.
aux-notoriety-3 = Saca 1 Estudiante y gana hasta 3 Estudiantes de la Hoguera.
aux-fate-4 = En cualquier Prueba de Sigilo, saca 1 Estudiante y suma 4 al Valor de Sigilo; o saca 2 Estudiantes y suma 4 al Valor de Alerta.
aux-fate-5 = En cualquier Prueba de Sigilo, saca 1 Estudiante y suma 5 al Valor de Sigilo; o saca 2 Estudiantes y suma 5 al Valor de Alerta.

## Efectos Auxiliares, como se eligen

effect-exploration-1-use = ganar 1 punto de Velocidad
effect-exploration-2-use = ganar 2 puntos de Velocidad
effect-exploration-3-use = sacar 1 Estudiante y ganar 3 puntos de Velocidad
effect-subterfuge-1-stealth = sumar 1 al Valor de Sigilo
effect-subterfuge-1-alert = sumar 1 al Valor de Alerta
effect-subterfuge-2-stealth = sumar 2 al Valor de Sigilo
effect-subterfuge-2-alert = sacar 1 Estudiante y sumar 2 al Valor de Alerta
effect-subterfuge-3-stealth = sumar 3 al Valor de Sigilo
effect-subterfuge-3-alert = sacar 1 Estudiante y sumar 3 al Valor de Alerta
effect-magic-1-stealth = Adivinación 1 para el Valor de Sigilo
effect-magic-1-alert = Adivinación 1 para el Valor de Alerta
effect-magic-2-stealth = sacar 1 Estudiante, y Adivinación 2 para el Valor de Sigilo
effect-magic-2-alert = sacar 1 Estudiante, y Adivinación 2 para el Valor de Alerta
effect-magic-3-stealth = sacar 2 Estudiantes, y Adivinación 3 para el Valor de Sigilo
effect-magic-3-alert = sacar 2 Estudiantes, y Adivinación 3 para el Valor de Alerta
effect-social-1-use = sacar 1 Carta de Artimaña
effect-social-2-use = Sacrificar 1 Estudiante y sacar 2 Cartas de Artimaña
effect-social-3-draw = Sacrificar 1 Estudiante y sacar 2 Cartas de Artimaña
effect-social-3-discard = Sacrificar 1 Estudiante y descartar 1 Carta de Artimaña
effect-social-3-rob = Sacrificar 1 Estudiante, y un oponente descarta 1 carta al azar
effect-social-treat = Sacrificar 1 Estudiante, y alguien saca 2 Cartas de Artimaña
effect-social-tax = Sacrificar 1 Estudiante, y alguien descarta 1 carta al azar
effect-notoriety-1-use = ganar 1 Estudiante de la Hoguera
effect-notoriety-2-use = ganar hasta 2 Estudiantes de la Hoguera
effect-notoriety-3-use = sacar 1 Estudiante y ganar hasta 3 Estudiantes de la Hoguera
effect-fate-4-stealth = sacar 1 Estudiante y sumar 4 al Valor de Sigilo
effect-fate-4-alert = sacar 2 Estudiantes y sumar 4 al Valor de Alerta
effect-fate-5-stealth = sacar 1 Estudiante y sumar 5 al Valor de Sigilo
effect-fate-5-alert = sacar 2 Estudiantes y sumar 5 al Valor de Alerta

## Becarios

intern-native-guide = Guía del lugar
    .text = Tus cubos de Civilización están Protegidos.
intern-cartographer = Cartógrafo
    .text = Cuando revelas una Zona con puntos de Velocidad o por una Escalera, miras 2 losetas y colocas una que encaje; la otra va bajo la pila.
intern-locksmith = Cerrajero
    .text = Ignoras las Puertas.
intern-treasurer = Tesorero
    .text = Tus cubos de Riquezas están Protegidos.
intern-acolyte = Acólito
    .text = Tus cubos de Adoración están Protegidos.
intern-seer = Vidente
    .text = Cada una de tus Adivinaciones revela 1 carta más.
intern-quartermaster = Intendente
    .text = Tu Valor de Mano aumenta en 1.
intern-courtier = Cortesano
    .text = Tus cubos de Linaje están Protegidos.
intern-guard = Guardia
    .text = Tus cubos de Milicia están Protegidos.
intern-herald = Heraldo
    .text = En tu Fase de Fin de turno, antes de sacar cartas, gana 1 Estudiante de la Hoguera.

## Cartas de Maldición

card-sprained-ankle = Esguince de tobillo
    .text = Tu Velocidad baja en 1, pero es al menos 1.
card-foggy-glasses = Gafas empañadas
    .text = Tu Inteligencia baja en 1, pero es al menos 1.
card-torn-satchel = Cartera rota
    .text = Tu Valor de Mano baja en 1, pero es al menos 1.
card-loud-hiccups = Hipo ruidoso
    .text = En tus Estudios el Valor de Alerta aumenta en 1.
card-homesick-freshmen = Novatos nostálgicos
    .text = No puedes ganar Estudiantes de la Hoguera.
card-weak-knees = Rodillas flojas
    .text = Tu Resistencia baja en 1, pero es al menos 1; las Fichas de Aturdimiento que sobran se descartan.
card-ink-stain = Mancha de tinta
    .text = Tu Mejora de Estudio cuenta 1 menos, pero al menos 0.
card-butterfingers = Manos de mantequilla
    .text = Cuando fracasas en una Prueba de Sigilo, también Sueltas tu cubo menos valioso, después de sacar los Estudiantes.
card-gossip-magnet = Imán de chismes
    .text = En el Espionaje contra ti, el Valor de Alerta empieza 2 más bajo, pero al menos en 1.
card-sore-loser = Mal perder
    .text = Cada vez que un oponente gana una Estrella, ganas 1 Ficha de Aturdimiento.
card-bad-omen = Mal presagio
    .text = Tus Adivinaciones revelan 1 carta menos, pero al menos 1, y cuenta el Valor de Mejora más bajo.
card-lost-map = Mapa perdido
    .text = No puedes usar Pasajes Secretos ni Teletransportes.
card-unpaid-tab = Cuenta sin pagar
    .text = Un Jefe que se Encuentra contigo te da además 1 Ficha de Aturdimiento. En una partida sin Jefe, Sacrifica 1 Estudiante tras cada Descanso o Campamento que te deje esta carta.
card-careless-whisper = Susurro imprudente
    .text = Juegas con la mano a la vista.
card-omega-mole = Topo Omega
    .text = Al comienzo de cada uno de tus turnos, saca 1 Estudiante.

## Cartas de Clan

card-blood-worshipers = Adoradores de la Sangre
card-vine-brethren = Hermanos de la Vid
card-moon-horns = Cuernos de Luna

## Cartas de Alerta

card-introductory = Iniciación
card-easy = Fácil
card-medium = Medio
card-hard = Difícil

## Cartas de Pánico

card-darkness = Oscuridad
    .text = Cada turno empieza sacando 1 Estudiante. Solo se gastan 2 puntos de Velocidad de la carta, un Estudio solo señala 1 cubo, y Pasajes Secretos y Teletransportes están cerrados.
card-last-round = Última ronda
    .text = Cada turno empieza sacando 1 Estudiante; luego Activación de Laetus, o aparece donde hay más Doctorandos. Cada Encuentro da 1 Ficha de Aturdimiento más.
card-stampede = Estampida
    .text = Cada turno empieza sacando 1 Estudiante; luego cada Doctorando fuera de la Zona Inicial es empujado 1 Zona en una dirección al azar, pese a las Puertas. Quien no puede moverse gana 1 Ficha de Aturdimiento.

## Jefes

card-laetus-quarrelsome = Laetus Camorrista
    .the = Laetus
    .sighting = Laetus aparece en esa Zona, y el Doctorando que entró gana 1 Ficha de Aturdimiento.
    .activation = Quien lo despertó elige a un Doctorando, si puede no el suyo, y mueve a Laetus hasta 3 Zonas hacia él; se detiene en el primer Encuentro.
    .encounter = Gana 1 Ficha de Aturdimiento. Si ya no cabe, Suelta en su lugar 1 cubo de tu elección.
    .text = Avistamiento: { card-laetus-quarrelsome.sighting } Activación: { card-laetus-quarrelsome.activation } Encuentro: { card-laetus-quarrelsome.encounter }
card-laetus-drunk = Laetus Borracho
    .the = Laetus
    .sighting = Laetus aparece en esa Zona y se tambalea 1 Zona por un Pasaje al azar.
    .activation = Laetus avanza hasta 4 Zonas hacia un Doctorando al azar y se Encuentra con todos los que halla.
    .encounter = Decide una Información al azar. Civilización: saca 2 Cartas de Artimaña. Milicia: gana 2 Fichas de Aturdimiento. Adoración: Obtén un cubo aquí. Riquezas: se Elimina un cubo tuyo al azar. Linaje: mira la Carta de Clan o, con Conocimiento, toma 2 Estudiantes.
    .text = Avistamiento: { card-laetus-drunk.sighting } Activación: { card-laetus-drunk.activation } Encuentro: { card-laetus-drunk.encounter }

## Fichas

card-trap-stop = Trampa de Detener
    .the = una Trampa de Detener
    .text = El primer Doctorando que entra pierde todos los puntos de Velocidad que le quedan.
card-trap-toll = Trampa de Peaje
    .the = una Trampa de Peaje
    .text = El primer Doctorando que entra Suelta 1 cubo de su elección en la ranura libre más a la izquierda.
card-trap-ambush = Trampa de Emboscada
    .the = una Trampa de Emboscada
    .text = El primer Doctorando que entra gana 1 Ficha de Aturdimiento, que un Estudiante puede evitar.
token-stun = Ficha de Aturdimiento
    .text = Un Doctorando con tantas como su Resistencia debe hacer un Descanso al empezar su turno. Se puede Sacrificar un Estudiante para evitar una.
token-knowledge = Ficha de Conocimiento
    .text = Quien la tiene puede mirar la Carta de Clan en cualquier momento.
token-secret-passage-x = Pasaje Secreto X
    .text = Lleva a cualquier otra Zona con esta ficha, por 1 punto de Velocidad en la Fase de Movimiento.
token-teleport = Ficha de Teletransporte
    .text = Acción, para quien tiene un cubo de Adoración: ve a cualquier Zona de la Mazmorra.
token-stair = Ficha de Escalera
    .text = Conecta Zonas de dos Pisos.
token-wall = Ficha de Muro
    .text = Nadie pasa por aquí, y nada está conectado.
token-student = Estudiante
    .text = Ayuda a su Doctorando hasta que se le Sacrifica. En la Hoguera, los Estudiantes esperan a quien los gane.
token-omega = Estudiante Omega
    .text = Quien lo saca de la Universidad vacía la Hoguera, toma una Carta de Maldición y aumenta la Alerta.
token-star = Estrella
    .text = Se conserva mientras haya un cubo junto a ella. Hacen falta dos para presentar una Tesis; quien tiene menos que otros puede quedar Exaltado.
token-arrow = Mejora de Estudio
    .text = Cada flecha que cubre un cubo suma 1 al Valor de Sigilo de cada Estudio.

## Cubos

cube-civilization = Civilización
    .the = un cubo de Civilización
cube-militia = Milicia
    .the = un cubo de Milicia
cube-worship = Adoración
    .the = un cubo de Adoración
cube-riches = Riquezas
    .the = un cubo de Riquezas
cube-caste = Linaje
    .the = un cubo de Linaje

## Clases de carta

kind-scholar = Doctorando
kind-zone = Zona
kind-trick = Carta de Artimaña
kind-jinx = Carta de Maldición
kind-intern = Becario
kind-clan = Carta de Clan
kind-alert = Carta de Alerta
kind-panic = Carta de Pánico
kind-boss = Jefe
kind-trap = Ficha de Trampa
kind-skill = Habilidad

## Tipos de Carta de Artimaña, y cuándo se juega algo

type-exploration = Exploración
type-subterfuge = Subterfugio
type-magic = Magia
type-social = Social
type-notoriety = Notoriedad
type-fate = Destino
timing-standard = en tu turno
timing-instant = Instantáneo
timing-reaction = Reacción
timing-own = en tu turno
timing-test = tu Prueba de Sigilo
timing-action = Acción
timing-passive = siempre

## Valores de un Doctorando

value-students = Estudiantes iniciales
value-hand = Valor de Mano
value-speed = Velocidad
value-intelligence = Inteligencia
value-stamina = Resistencia

## Pisos, lados, colores, fases, niveles

floor-1 = I
floor-2 = II
floor-3 = III
side-n = norte
    .to = al norte
side-e = este
    .to = al este
side-s = sur
    .to = al sur
side-w = oeste
    .to = al oeste
colour-yellow = amarillo
colour-red = rojo
colour-blue = azul
colour-green = verde
phase-start = Comienzo
phase-activity = Actividad
phase-movement = Movimiento
phase-action = Acción
phase-end = Fin de turno
level-students = Estudiantes
level-scholars = Doctorandos
level-professors = Profesores
level-rectors = Rectores

## Lo que imprimen otras ediciones (edition-1: francesa, edition-2: española)

aux-social-1-edition-2 = En tu propia Fase de Movimiento o de Acción, fuera de las pruebas: Sacrifica 1 Estudiante y nómbrate a ti o a un jugador fuera de la Zona Inicial, que saca 2 Cartas de Artimaña o descarta 1 al azar, como digas.
aux-social-2-edition-2 = { aux-social-1-edition-2 }
aux-social-3-edition-2 = { aux-social-1-edition-2 }
icon-ambush-edition-1 = { icon-ambush }
    .text = Quien entra Sacrifica este número de Estudiantes. Si tiene menos, se van todos y gana 1 Ficha de Aturdimiento.
icon-ambush-edition-2 = { icon-ambush }
    .text = Quien entra Sacrifica este número de Estudiantes. Si tiene menos, los conserva y gana 1 Ficha de Aturdimiento, que 1 Estudiante puede evitar; con todo el Aturdimiento y sin Estudiantes no se entra.
icon-stop-edition-2 = { icon-stop }
    .text = Termina la Fase de Movimiento: se pierden todos los puntos de Velocidad que quedan. Las cartas aún pueden dar algunos en la Fase de Acción.
icon-toll-edition-2 = { icon-toll }
    .text = Quien entra Suelta este número de cubos de su elección en las ranuras libres más a la derecha.
icon-good-luck-edition-1 = { icon-good-luck }
    .text = En una Prueba de Sigilo aquí, justo después de declarar, una Adivinación de este número: el Valor de Mejora más alto aumenta el Valor de Sigilo.
icon-good-luck-edition-2 = { icon-good-luck }
    .text = { icon-good-luck-edition-1.text }
icon-bad-luck-edition-1 = { icon-bad-luck }
    .text = En una Prueba de Sigilo aquí, justo después de declarar, una Adivinación de este número: el Valor de Mejora más alto aumenta el Valor de Alerta.
icon-bad-luck-edition-2 = { icon-bad-luck }
    .text = En una Prueba de Sigilo aquí, justo después de declarar, una Adivinación de este número: el Valor de Mejora más bajo aumenta el Valor de Alerta.
icon-bivouac-edition-2 = { icon-bivouac }
    .text = Para Doctorandos con un cubo de este color: todos los pasos de un Descanso donde estás. Termina el turno. No en la Alerta Máxima.
skill-rogue-edition-2 = { skill-rogue }
    .text = En tu Espionaje no Sacrificas ningún Estudiante, y los de tu objetivo no cuentan. Justo después de declarar, Adivinación 1 aumenta tu Valor de Sigilo.
card-trap-stop-edition-2 = { card-trap-stop }
    .text = El primer Doctorando que entra pierde todos los puntos de Velocidad que le quedan, y su Fase de Movimiento termina.
card-trap-toll-edition-2 = { card-trap-toll }
    .text = El primer Doctorando que entra Suelta 1 cubo de su elección en la ranura libre más a la derecha.
card-trap-ambush-edition-1 = { card-trap-ambush }
    .text = El primer Doctorando que entra Sacrifica 1 Estudiante; sin Estudiantes gana 1 Ficha de Aturdimiento.
